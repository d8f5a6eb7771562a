import { eurostatPrice } from './eurostat.ts'
import type { Preset } from './preset.ts'

export const preset: Preset = {
  country: 'BE',
  price: eurostatPrice(0.35),
  pvPrice: {
    fixed: 2400,
    each: 940,
    validFrom: 2.5,
    validTo: 12,
    tax: 'not stated',
    period: '2025',
    asOf: '2025-12-31',
    confidence: 'low',
    note: 'One guide for Wallonia; middles of ranges. A newspaper gives less. Homes older than ten years: VAT 6 %.',
    source: {
      title: 'Line fitted here to devis-wallonie.be, price per kWc by size, 2025',
      url: 'https://devis-wallonie.be/article/panneaux-solaires-rentabilite.php',
    },
  },
  batteryPrice: {
    fixed: 3250,
    each: 300,
    validFrom: 2,
    validTo: 20,
    tax: 'not stated',
    period: '2026',
    asOf: '2026-06-30',
    confidence: 'low',
    note: 'With hybrid inverter where needed, hence the large fixed part.',
    source: {
      title: 'Line fitted here to Home battery table 5, 10, 15 kWh, Belgium 2026',
      url: 'https://leuven-elektricien-be.pages.dev/blog/thuisbatterijen-belgie.html',
    },
  },
  selling: {
    default: 'ask',
    selling: { kind: 'net-billing', credit: 'paid' },
    hints: [
      {
        text: 'The last dated price seen was 0.05 EUR, fixed, in February 2023.',
        url: 'https://www.hln.be/geld/vergoeding-voor-stroom-van-zonnepanelen-tot-vier-keer-lager-op-een-jaar-tijd-dit-moet-je-weten-over-de-injectietarieven~aefc524b/',
      },
    ],
    period: '2024-01-01',
    asOf: '2024-01-01',
    checkAfter: '2027-01-31',
    confidence: 'medium',
    note:
      'By region, but for new systems everywhere an injection contract with the supplier; the price is the ' +
      'supplier’s.',
    source: {
      title: 'Engie, start of injection, 2024',
      url: 'https://engie.be/nl/professionals/support/faq/dienst-na-verkoop/zonnepanelen/start-injectie',
      others: [
        'https://www.hln.be/geld/vergoeding-voor-stroom-van-zonnepanelen-tot-vier-keer-lager-op-een-jaar-tijd-dit-moet-je-weten-over-de-injectietarieven~aefc524b/',
      ],
    },
  },
  incentives: [],
  vat: {
    rate: 0.06,
    otherwise: 0.21,
    condition: 'Home of ten years or more, work by a contractor. Younger homes 21 % again since 1 January 2024.',
    cases: [
      { when: 'home 10 years or older', rate: 0.06 },
      { when: 'younger home', rate: 0.21 },
    ],
    read: {
      period: '2022-05-02',
      asOf: '2022-05-02',
      checkAfter: '2027-01-31',
      confidence: 'high',
      source: {
        title: 'Municipality of Lokeren, reduced VAT',
        url: 'https://lokeren.be/nieuws/2022/05/02/verlaagd-btw-tarief',
        others: [
          'https://mara-a.com/la-tva',
          'https://www.energywatchers.be/nl/groene-energie/groene-stroom-produceren/premies-voor-fotovoltaische-zonnepanelen',
        ],
      },
    },
  },
  subdivisions: {
    'BE-VLG': {
      names: ['Flanders'],
      selling: {
        default: 'ask',
        selling: { kind: 'net-billing', credit: 'paid' },
        period: '2021-01',
        asOf: '2021-01-31',
        checkAfter: '2027-01-31',
        confidence: 'medium',
        note:
          'No net metering for systems since 1 January 2021; capacity tariff on the bill. The premium ended ' +
          'with 2024.',
        source: {
          title: 'Knack, pay for solar power, January 2021',
          url: 'https://moneytalk.knack.be/geld-en-beurs/zonnepanelen-op-welk-compensatiebedrag-kunt-u-rekenen/article-longread-1692617.html',
        },
      },
      incentives: [
        {
          id: 'flemish-premium',
          default: 'none',
          startsIn: { until: '2024-12-31' },
          incentive: { kind: 'by-size', name: 'Flemish premium', of: 'panels', rate: 0 },
          period: '2024',
          asOf: '2024-12-31',
          checkAfter: '2027-01-31',
          confidence: 'medium',
          note: '75 per kWp in its last year, 2024.',
          source: {
            title: 'Futech, premiums and advantages, 2024',
            url: 'https://futech.be/diensten/premies-voordelen/',
            others: ['https://belgianenergy.be/expertise/dossier-alles-over-de-premie-voor-zonnepanelen/'],
          },
        },
      ],
    },
    'BE-WAL': {
      names: ['Wallonia'],
      selling: {
        default: 'ask',
        selling: { kind: 'net-billing', credit: 'paid' },
        period: '2023-10-12',
        asOf: '2023-10-12',
        checkAfter: '2027-01-31',
        confidence: 'high',
        note:
          'Systems in service since 1 January 2024: injection price. Older ones keep full netting until 31 ' +
          'December 2030.',
        source: {
          title: 'Municipality of Chaudfontaine, end of the meter that runs backwards',
          url: 'https://chaudfontaine.be/panneaux-photovoltaiques-fin-du-compteur-qui-tourne-a-lenvers',
        },
      },
    },
    'BE-BRU': {
      names: ['Brussels Capital'],
      selling: {
        default: 'ask',
        selling: { kind: 'net-billing', credit: 'paid' },
        period: '2021-11-01',
        asOf: '2021-11-01',
        checkAfter: '2027-03-01',
        confidence: 'medium',
        note: 'Injection price since 1 November 2021, and green certificates besides.',
        source: {
          title: 'Engie, start of injection, Brussels from November 2021',
          url: 'https://engie.be/nl/professionals/support/faq/dienst-na-verkoop/zonnepanelen/start-injectie',
        },
      },
      incentives: [
        {
          id: 'green-certificates',
          default: 'offer',
          startsIn: { from: '2023-10-01' },
          incentive: {
            kind: 'certificates',
            name: 'Green certificates',
            of: 'panels',
            per: 'mwh-a-year',
            each: 2.055,
            overYears: 10,
            toSize: 5,
          },
          period: '2024-01-27',
          asOf: '2024-01-27',
          checkAfter: '2027-03-01',
          confidence: 'medium',
          note:
            'Up to 5 kWp (rate of October 2023; ’unchanged’ in the revision of 1 April 2026, but the steps of ' +
            '2025 were not seen); 5 to 36 kWp 11 % less than in 2025. For ten years; the price of a certificate ' +
            'is the market’s, ask. Meant to repay a system in seven years.',
          source: {
            title: 'RTL, green certificates in Brussels, January 2024',
            url: 'https://www.rtl.be/actu/regions/bruxelles/moins-de-certificats-verts-pour-les-grosses-installations-photovoltaiques/2024-01-27/article/631238',
            others: [
              'https://qualitedelair.brussels/news/panneaux-photovoltaiques-nouvelles-mesures-en-2026-pour-les-certificats-verts-0',
              'https://www.energywatchers.be/nl/groene-energie/groene-stroom-produceren/premies-voor-fotovoltaische-zonnepanelen',
            ],
          },
        },
      ],
    },
  },
}
