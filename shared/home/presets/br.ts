import type { Preset } from './preset.ts'

export const preset: Preset = {
  country: 'BR',
  tariffForm: 'flat',
  price: {
    value: 0.85,
    tax: 'not stated',
    fixedIncluded: false,
    period: '2026-12 (projection)',
    asOf: '2026-11-21',
    confidence: 'low',
    note:
      'The regulator’s projection of the mean residential tariff, BRL 851 per MWh; December 2025: 786. Flag ' +
      'surcharges come on top; state taxes may too. Best asked from the bill: total divided by kWh.',
    source: {
      title: 'ANEEL projection, in eixos and InfoMoney, 2026',
      url: 'https://eixos.com.br/energia-eletrica/aneel-projeta-alta-media-de-8-para-tarifas-de-energia-eletrica/',
      via: 'quoted in a public note of August 2026',
    },
  },
  use: {
    value: 2090,
    byRegion: { North: 2190, Northeast: 1570, Southeast: 2090, South: 2220, 'Centre-West': 2290 },
    period: '2021',
    asOf: '2021-12-31',
    confidence: 'medium',
    note: 'Value is the Southeast (174.5 kWh a month); monthly means × 12. National mean not found.',
    source: {
      title: 'EPE, Anuario Estatistico de Energia Eletrica 2022 (base year 2021), fact sheet',
      via: 'quoted in a public note',
    },
  },
  pvPrice: {
    fixed: 6300,
    each: 2830,
    validFrom: 2,
    validTo: 15,
    tax: 'not stated',
    period: '2026',
    asOf: '2026-02-28',
    confidence: 'medium',
    note: 'Middles of ranges; five sizes within 5 % of the line. Prices paid by homes.',
    source: {
      title: 'Line fitted here to Energia Solar Explicada, table by size, February 2026, after Greener and Canal Solar',
      url: 'https://energiasolarexplicada.com.br/guias/quanto-custa-energia-solar',
    },
  },
  selling: {
    default: 'fill',
    selling: {
      kind: 'net-metering',
      carried: 'kwh',
      deduction: {
        shares: [
          { year: 2023, share: 0.15 },
          { year: 2024, share: 0.3 },
          { year: 2025, share: 0.45 },
          { year: 2026, share: 0.6 },
          { year: 2027, share: 0.75 },
          { year: 2028, share: 0.9 },
        ],
      },
    },
    maxKw: 75,
    period: '2026',
    asOf: '2026-11-21',
    checkAfter: '2026-12-15',
    confidence: 'low',
    note:
      'Law 14.300 of 2022: each exported kWh is credited, less a growing share of the distribution part of ' +
      'the tariff (TUSD Fio B) for systems applied for after 6 January 2023; the share follows the calendar ' +
      'year, not the year of installation. Older systems keep full credit until 2045. The Fio B part ' +
      'differs by distributor: ask for it on the bill; do not use a flat percentage of the tariff.',
    source: {
      title: 'Energia Solar Explicada, guide to Law 14.300',
      url: 'https://energiasolarexplicada.com.br/blog/lei-14300-energia-solar-guia',
      others: [
        'https://www.sunfox.com.br/?p=7593',
        'https://www.clicportela.com.br/noticia/37011/lei-institui-marco-legal-da-micro-e-minigeracao-de-energia',
      ],
    },
  },
  incentives: [],
  vat: { rate: null, condition: 'No dated source found. Ask for the price with all taxes.', checkAfter: '2027-02-01' },
}
