import { eurostatPrice } from './eurostat.ts'
import type { Preset } from './preset.ts'

export const preset: Preset = {
  country: 'FR',
  price: eurostatPrice(0.256),
  pvCost: {
    value: 1810,
    low: 1560,
    high: 2250,
    tax: 'included',
    period: '2026-Q1',
    asOf: '2026-03-31',
    confidence: 'medium',
    note:
      '6 kWp 10,867 EUR; 9 kWp 14,032; 3 kWp 6,752, with VAT 5.5 % (up to 9 kWp, under conditions). A ' +
      'survey-type guide of March 2026 gives 1,440 to 3,000.',
    source: {
      title: 'Potentielsolaire, market prices first quarter 2026',
      url: 'https://www.potentielsolaire.com/prix-panneaux-solaires',
      via: 'also https://www.gozeco.fr/panneaux-solaires-prix',
    },
  },
  pvPrice: {
    fixed: 3250,
    each: 1215,
    validFrom: 2,
    validTo: 12,
    tax: 'included',
    period: '2026',
    asOf: '2026-03-31',
    confidence: 'medium',
    note: 'VAT 5.5 % (under conditions up to 9 kWp); at 20 % all is 13.7 % dearer. From 9 to 36 kWc a dearer connection and 20 % VAT: not in the line.',
    source: {
      title: 'Line fitted here to Potentielsolaire, prices of the first quarter of 2026, VAT 5.5 % included',
      url: 'https://www.potentielsolaire.com/prix-installation-3kwc',
    },
  },
  selling: {
    default: 'fill',
    selling: { kind: 'feed-in', steps: [{ untilYear: 20, bands: [{ upToKw: null, price: 0.04 }] }] },
    startsIn: { from: '2026-01-01', until: '2026-03-31' },
    maxKw: 9,
    hints: [
      {
        text: 'The first quarter of 2026 paid 0.04 EUR up to 9 kWp, and 0.0617 from 9 to 100 kWp.',
        url: 'https://www.moneyvox.fr/energie/actualites/105488/panneaux-photovoltaiques-aide-tarif-de-revente-de-electricite-voici-les-nouveaux-montants',
      },
    ],
    inForce: 'unknown',
    period: '2026-01',
    asOf: '2026-01-31',
    checkAfter: '2026-12-15',
    confidence: 'medium',
    note:
      'Surplus of systems up to 9 kWp, obligation to buy (EDF OA), fixed for 20 years at the tariff of the ' +
      'quarter in which the connection request is complete. Seen up to the first quarter of 2026; later ' +
      'quarters were not. Sale of everything is no longer possible up to 9 kWp (since 28 March 2025).',
    source: {
      title: 'NewSolar, solar support in France, January 2026',
      url: 'https://the.newsolar.click/france-reforms-solar-subsidies',
      others: [
        'https://www.moneyvox.fr/energie/actualites/105488/panneaux-photovoltaiques-aide-tarif-de-revente-de-electricite-voici-les-nouveaux-montants',
        'https://www.quechoisir.org/actualite-panneaux-solaires-une-tva-a-5-5-des-octobre-la-fausse-promesse-du-gouvernement-n170612/',
        'https://a2cenergies.fr/tarifs-photovoltaique-primes-trimestre-1-2026',
      ],
    },
  },
  incentives: [
    {
      id: 'prime-autoconsommation',
      default: 'offer',
      startsIn: { until: '2026-03-31' },
      incentive: { kind: 'by-size', name: 'Prime à l’autoconsommation', of: 'panels', rate: 80, most: 720, toSize: 9 },
      inForce: 'unknown',
      period: '2026-03-31',
      asOf: '2026-03-31',
      checkAfter: '2026-12-15',
      confidence: 'medium',
      note:
        'First quarter of 2026, up to 9 kWp (at most 720); 140 per kWp from 9 to 36 kWp (another source says ' +
        '160). Paid once, about a year after the start; set every quarter; needs an RGE installer and sale of ' +
        'the surplus.',
      source: {
        title: 'EnRLux, photovoltaics in France in 2026',
        url: 'https://www.enrlux.fr/actualites/photovoltaique-en-france-en-2026-l-autoconsommation-solaire-le-choix-gagnant',
        others: [
          'https://a2cenergies.fr/tarifs-photovoltaique-primes-trimestre-1-2026',
          'https://the.newsolar.click/france-reforms-solar-subsidies',
        ],
      },
    },
  ],
  vat: {
    rate: 0.2,
    condition:
      '5.5 % up to 9 kWp since 1 October 2025 only with certified modules (below 530 kg CO2 per kWp, 14 mg ' +
      'silver per W, 0.1 % lead, 0.01 % cadmium) and an energy manager. Otherwise 10 % up to 3 kWp and 20 % ' +
      'above, as before. Ask which modules are quoted.',
    cases: [
      { when: 'up to 9 kWp, certified modules, energy manager', rate: 0.055 },
      { when: 'up to 3 kWp', rate: 0.1 },
      { when: 'otherwise', rate: 0.2 },
    ],
    from: '2025-10-01',
    read: {
      period: '2025-09-09',
      asOf: '2025-09-09',
      checkAfter: '2027-01-15',
      confidence: 'medium',
      source: {
        title: 'pv magazine France, VAT of 5.5 % in the Journal officiel',
        url: 'https://www.pv-magazine.fr/2025/09/09/larrete-sur-la-tva-solaire-a-55-publie-au-journal-officiel',
        others: [
          'https://www.quechoisir.org/actualite-panneaux-solaires-une-tva-a-5-5-des-octobre-la-fausse-promesse-du-gouvernement-n170612/',
          'https://www.neozone.org/innovation/certisolis-devoile-la-liste-des-premiers-panneaux-solaires-eligibles-a-la-tva-de-55/',
        ],
      },
    },
  },
}
