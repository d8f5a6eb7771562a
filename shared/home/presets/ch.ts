import { flatTariff, type Preset } from './preset.ts'

/** Mean price of the basic supply, and its metering charge of 74.40 CHF/year over 4,500 kWh [CHF/kWh]. */
const MEAN_PRICE = 0.277
const METERING = 0.0165

export const preset: Preset = {
  country: 'CH',
  tariffForm: 'flat',
  price: {
    value: 0.277,
    low: 0.0964,
    high: 0.4361,
    tax: 'included',
    fixedIncluded: true,
    period: '2026',
    asOf: '2026-11-21',
    checkAfter: '2026-12-31',
    confidence: 'high',
    note: 'Median of the basic supply, profile H4; lowest and highest municipality.',
    source: {
      title: 'ElCom, tariffs 2026 (9 September 2025)',
      url: 'https://www.strompreis.elcom.admin.ch',
      via: 'https://www.netzbetreiberinfo.ch/markt-preise/tarife/elcom-leicht-sinkende-strompreise-2026-neue-tarifelemente-und-dynamische-modelle',
    },
  },
  use: {
    value: 4500,
    period: '2026',
    asOf: '2026-11-21',
    confidence: 'high',
    note:
      'ElCom’s typical household H4: five rooms, electric cooker and tumble dryer; about four people. A ' +
      'reference, not a measured mean.',
    source: {
      title: 'ElCom profile H4, as in SRF',
      url: 'https://www.srf.ch/news/schweiz/stromtarife-schweiz-2026-so-viel-zahlen-sie-2026-fuer-strom-in-ihrer-gemeinde',
    },
  },
  pvCost: {
    value: 2800,
    low: 2400,
    high: 3200,
    tax: 'not stated',
    period: '2025',
    asOf: '2025-07-31',
    confidence: 'medium',
    note: 'On the roof, 5 to 15 kWp; in-roof about 60 % more. Value: middle of the range.',
    source: { title: 'Swissolar fact sheet PV, July 2025; CKW, autumn 2025', via: 'quoted in a public knowledge base' },
  },
  pvPrice: {
    fixed: 6000,
    each: 2000,
    validFrom: 4,
    validTo: 15,
    tax: 'not stated',
    period: '2025',
    asOf: '2025-07-31',
    confidence: 'medium',
    note: 'The range 3,200 to 2,400 per kWp read as the price at 5 and at 15 kWp, which is an interpretation; an official example of 2020 fits.',
    source: {
      title:
        'Line fitted here to Swissolar fact sheet, July 2025: 2,400 to 3,200 per kWp for 5 to 15 kWp; EnergieSchweiz infographic 2020: 5 kWp about 15,000',
      url: 'https://9dok.net/article/infografik-sind-photovoltaik-anlagen-nicht-zu-teuer.zkwj3751',
      via: 'copy on 9dok',
    },
  },
  tariffs: [
    {
      id: 'elcom-h4',
      utility: 'median of basic supply',
      name: 'H4, 2026',
      tariff: { buying: flatTariff(MEAN_PRICE - METERING), fixedPerMonth: 6.2 },
      period: '2026',
      asOf: '2026-11-21',
      checkAfter: '2026-12-31',
      confidence: 'high',
      note:
        'The price without the metering charge, which is 74.40 a year. Parts of the price: energy 0.1211, ' +
        'network 0.1075, levy 0.023, municipal 0.010, reserve 0.0041, shared costs 0.0005; medians, so that ' +
        'they do not add up to it.',
      source: {
        title: 'ElCom, tariffs 2026',
        url: 'https://www.netzbetreiberinfo.ch/markt-preise/tarife/elcom-leicht-sinkende-strompreise-2026-neue-tarifelemente-und-dynamische-modelle',
      },
    },
  ],
  selling: {
    default: 'fill',
    selling: { kind: 'net-billing', price: 0.06, credit: 'paid' },
    maxKw: 30,
    period: '2025-02',
    asOf: '2025-02-28',
    checkAfter: '2027-01-10',
    confidence: 'medium',
    note:
      'From 2026: the quarterly mean reference market price, but at least 0.06 below 30 kW. Low in summer ' +
      '(0.0276 in the second quarter of 2025), so the floor is the rule; winter is higher. From 30 to 150 ' +
      'kW with own use the floor is 1.80 divided by kW. Utilities may pay more and add 0.01 to 0.046 for ' +
      'the guarantee of origin.',
    source: {
      title: 'Blick, minimum pay for solar power from 2026, February 2025',
      url: 'https://www.blick.ch/politik/bundesrat-legt-neuen-mindestbetrag-fest-doch-reicht-der-so-viel-bekommst-du-fuer-deinen-solarstrom-mindestens-id20606483.html',
      others: [
        'https://www.ekz.ch/de/blue/wissen/2025/rueckliefertarife-2026.html',
        'https://ewwartau.ch/strom/ruecklieferverguetung',
        'https://www.enercomag.ch/de/produkte/pv-anlagen/PV-Anlagen.php',
      ],
    },
  },
  incentives: [
    {
      id: 'kleiv',
      default: 'offer',
      incentive: {
        kind: 'flat',
        name: 'One-off remuneration for small systems (KLEIV)',
        of: 'panels',
        mostOfCost: 0.3,
      },
      inForce: 'unknown',
      period: 'undated',
      asOf: null,
      checkAfter: '2026-12-15',
      confidence: 'low',
      note:
        'Up to 30 % of a reference plant’s cost, 2 to 100 kW. The figures in force in 2026 were not seen; ' +
        'Pronovo’s tariff calculator knows the amount.',
      source: {
        title: 'Swiss Federal Office of Energy, support for photovoltaics',
        url: 'https://www.bfe.admin.ch/bfe/de/home/foerderung/erneuerbare-energien/foerderung-photovoltaikanlagen.html',
        others: [
          'https://www.bfe.admin.ch/bfe/de/home/foerderung/erneuerbare-energien/foerderung-photovoltaikanlagen.html',
          'https://pronovo.ch/news/aktualisierte-einmalverguetungen/',
          'https://www.solarlobby.ch/',
        ],
      },
    },
  ],
  vat: { rate: null, condition: 'No dated source found. Ask for the price with all taxes.', checkAfter: '2027-02-01' },
}
