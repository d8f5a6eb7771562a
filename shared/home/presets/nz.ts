import type { Preset } from './preset.ts'

export const preset: Preset = {
  country: 'NZ',
  price: {
    value: 0.344,
    tax: 'not stated',
    fixedIncluded: true,
    period: '2025-03 (year to)',
    asOf: '2025-03-31',
    confidence: 'medium',
    note:
      'Sales divided by kWh, in the prices of that year; nominal in the year to March 2024: 0.331. ' +
      'Advertised prices rose by about 4.6 c from May 2024 to May 2025, so it is higher now.',
    source: {
      title: 'MBIE sales-based residential cost, through Figure.NZ',
      url: 'https://figure.nz/chart/OQ6DQ4DNmpmBKANn',
      via: 'nominal series: https://figure.nz/chart/jqOwPAOxkpET0RJy',
    },
  },
  pvPrice: {
    fixed: 3000,
    each: 1850,
    validFrom: 2,
    validTo: 12,
    tax: 'included',
    period: '2026',
    asOf: '2026-03-31',
    confidence: 'low',
    note: 'Level: one round figure whose size was not on the page. Shape of the Unison table of 2016 (3,500 + 1,915 per kW), lowered.',
    source: {
      title:
        'Line fitted here to Rewiring Aotearoa, early 2026: about 20,000 for home panels (size not on the page; taken as 9 kW)',
      url: 'https://www.rewiring.nz/news/which-regions-lead-nz-in-rooftop-solar---and-which-ones-lag-behind',
    },
  },
  selling: {
    default: 'fill',
    selling: { kind: 'net-billing', price: 0.125, credit: 'same-month' },
    exportLimit: { kind: 'power', kw: 5 },
    range: [0.08, 0.17],
    period: '2026-01',
    asOf: '2026-01-31',
    checkAfter: '2027-01-31',
    confidence: 'medium',
    note:
      'Retailers set it: mostly 0.08 to 0.17, 0.17 only with conditions; more at peak times with a battery. ' +
      'The price given is the middle of the range and one large retailer’s flat price. Since 1 April 2026 ' +
      'lines companies must reward export at peak; large retailers had to offer time-varying buy-back from ' +
      'July 2026. Lines companies mostly allow 5 kW of export; a default of 10 kW was proposed in October ' +
      '2025.',
    source: {
      title: 'Solar Scout, solar buy-back rates, January 2026',
      url: 'https://waikato.solarscout.co.nz/solar-guides/solar-buy-back-rates-nz',
      others: [
        'https://www.currentgeneration.co.nz/knowledge-hub/solar-buy-back-rates',
        'https://www.ea.govt.nz/news/press-release/clarification-on-small-business-eligibility-for-peak-export-rebates',
        'https://livenews.co.nz/2025/10/08/energy-sector-proposed-changes-to-double-the-electricity-that-residential-solar-can-supply-local-networks',
      ],
    },
  },
  incentives: [],
  vat: { rate: null, condition: 'No dated source found. Ask for the price with all taxes.', checkAfter: '2027-02-01' },
}
