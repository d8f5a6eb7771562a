import { eurostatPrice } from './eurostat.ts'
import type { Preset } from './preset.ts'

export const preset: Preset = {
  country: 'IT',
  price: eurostatPrice(0.297),
  use: {
    value: 2700,
    period: '2026',
    asOf: '2026-11-21',
    confidence: 'medium',
    note: 'The regulator’s reference household for its price series, not a measured mean.',
    source: {
      title: 'ARERA, price series of the typical domestic customer (2,700 kWh a year)',
      url: 'https://www.arera.it/dati-e-statistiche',
      via: 'described in public code of 2026',
    },
  },
  pvCost: {
    value: 1600,
    low: 1300,
    high: 2000,
    tax: 'not stated',
    period: '2025',
    asOf: '2025-05-03',
    confidence: 'low',
    note: '6 kW for 7,900 to 12,000 EUR installed; another guide: 1,300 to 1,900 EUR/kW. Value: middle.',
    source: {
      title: 'Newsroom24, 3 May 2025; Tetto Solare 2025',
      url: 'https://newsroom24.it/notizia/2025/05/03/energia-con-un-impianto-fotovoltaico-risparmi-in-bolletta-del-60',
      via: 'https://www.tettosolare.it/index.php?ids=9',
    },
  },
  batteryCost: {
    value: 600,
    tax: 'not stated',
    period: '2025',
    asOf: '2025-05-03',
    confidence: 'low',
    note: '5 kWh about 3,000 EUR, 15 kWh about 9,000 EUR.',
    source: {
      title: 'Newsroom24, 3 May 2025',
      url: 'https://newsroom24.it/notizia/2025/05/03/energia-con-un-impianto-fotovoltaico-risparmi-in-bolletta-del-60',
    },
  },
  pvPrice: {
    fixed: 1900,
    each: 1400,
    validFrom: 2,
    validTo: 12,
    tax: 'not stated',
    period: '2025',
    asOf: '2025-05-03',
    confidence: 'medium',
    note: 'Shape of the table; level drawn 6 to 9 % below it towards the newer preset. Middles of wide ranges (4,000-6,000 for 2 kW).',
    source: {
      title: 'Line fitted here to SOStariffe, lowest and highest price by size (2 to 20 kW)',
      url: 'https://www.sostariffe.it/risparmio-energetico/faq/costo-impianto-fotovoltaico-detrazioni-fiscali-e-pratiche-burocratiche',
    },
  },
  batteryPrice: {
    fixed: 400,
    each: 570,
    validFrom: 2,
    validTo: 20,
    tax: 'not stated',
    period: '2025',
    asOf: '2025-05-03',
    confidence: 'low',
    note: 'One article, two sizes, nearly without a fixed part.',
    source: {
      title: 'Line fitted here to Newsroom24, 3 May 2025: 5 kWh 3,000, 15 kWh 9,000',
      url: 'https://newsroom24.it/notizia/2025/05/03/energia-con-un-impianto-fotovoltaico-risparmi-in-bolletta-del-60',
    },
  },
  selling: {
    default: 'fill',
    selling: { kind: 'net-billing', price: 0.0475, credit: 'paid', until: '2026-12-31' },
    startsIn: { until: '2026-12-31' },
    period: '2026-01-30',
    asOf: '2026-01-30',
    checkAfter: '2027-01-31',
    confidence: 'medium',
    note:
      'Ritiro dedicato (GSE): guaranteed minimum price, topped up at the year’s end to the hourly zone ' +
      'price where that is higher; so it is a floor. The yearly exchange (scambio sul posto) is closed: ' +
      'only systems started by 29 May 2025 that applied by 26 September 2025, no renewals. Income is ' +
      'taxable.',
    source: {
      title: 'Confindustria, guaranteed minimum prices 2026',
      url: 'https://www.confindustria.aq.it/post/aggiornamento-sui-prezzi-minimi-garantiti-per-gli-impianti-fer-per-il-2026-nuove-revisioni-al-rialz',
      others: [
        'https://www.pv-magazine.it/?p=27044',
        'https://www.qualenergia.it/articoli/fine-scambio-posto-nuovo-modello-unico-ritiro-dedicato/',
        'https://www.arera.it/it/elettricita/prezziminimi.htm',
      ],
    },
  },
  incentives: [
    {
      id: 'bonus-casa',
      default: 'apply',
      startsIn: { from: '2026-01-01', until: '2026-12-31' },
      incentive: {
        kind: 'share-of-cost',
        name: 'Income tax deduction for renovation (bonus casa), main home',
        of: 'both',
        share: 0.5,
        most: 48_000,
        overYears: 10,
        paid: 'with-tax',
      },
      hints: [
        {
          text: 'From 2027 36 % is announced for the main home.',
          url: 'https://www.solareb2b.it/legge-di-bilancio-bonus-casa-iperammortamento',
        },
      ],
      period: '2026-01-01',
      asOf: '2026-01-01',
      checkAfter: '2026-12-20',
      confidence: 'medium',
      note:
        'Panels and storage, of a cost up to 96,000; ten equal yearly parts, only against income tax due; the ' +
        'date of payment counts. Other homes 36 %.',
      source: {
        title: 'Solare B2B, budget law and bonus casa, January 2026',
        url: 'https://www.solareb2b.it/legge-di-bilancio-bonus-casa-iperammortamento',
        others: ['https://geagency.it/conti-sostenibili/bonus-casa-2026-confermato-il-doppio-binario'],
      },
    },
  ],
  vat: {
    rate: 0.1,
    otherwise: 0.22,
    condition: 'Solar power plants and their installation in homes (DPR 633/1972, table A, part III, 127-quinquies).',
    read: {
      period: '2020-09-14',
      asOf: '2020-09-14',
      checkAfter: '2027-01-31',
      confidence: 'medium',
      source: {
        title: 'Nextville, VAT of 10 % for solar',
        url: 'https://demo.nextville.it/news/42663/iva-al-10-per-il-solare-termodinamico',
        others: [
          'https://pmi.it/impresa/contabilita-e-fisco/esperto/446220/rifacimento-impianto-fotovoltaico-e-detraibile.html',
        ],
      },
    },
  },
}
