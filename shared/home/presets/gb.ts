import { flatTariff, type Preset } from './preset.ts'

export const preset: Preset = {
  country: 'GB',
  tariffForm: 'flat',
  price: {
    value: 0.34,
    tax: 'included',
    fixedIncluded: true,
    unitRate: 0.2632,
    fixedPerDay: 0.5483,
    period: '2026-10 to 2026-12',
    asOf: '2026-11-21',
    checkAfter: '2026-12-31',
    confidence: 'high',
    note:
      'Worked out at 2,500 kWh a year from the cap: 26.32 p/kWh and 54.83 p a day (average of Great ' +
      'Britain, direct debit). VAT on household electricity is 0 from 1 October 2026 to 31 March 2027.',
    source: {
      title: 'Ofgem energy price cap, unit rates and standing charges, October to December 2026',
      url: 'https://www.ofgem.gov.uk/your-energy-supply/your-energy-bill/energy-price-cap-unit-rates-and-standing-charges',
      via: 'quoted alike in four public notes',
    },
  },
  use: {
    value: 2500,
    period: '2026',
    asOf: '2026-11-21',
    confidence: 'medium',
    note: 'Medium household, in force since 1 July 2026 (before: 2,700).',
    source: {
      title: 'Ofgem, review of typical domestic consumption values, decision of 27 May 2026',
      via: 'quoted in public code; earlier value confirmed elsewhere',
    },
  },
  pvCost: {
    value: 1880,
    low: 1780,
    high: 1880,
    tax: 'included',
    period: '2024-25',
    asOf: '2025-03-31',
    confidence: 'high',
    note:
      'Official medians: 1,876 up to 4 kW, 1,780 from 4 to 10 kW (1,256 from 10 to 50 kW). 0 % VAT on home ' +
      'solar until 31 March 2027. A newer table (May 2026) exists; its figures were not read.',
    source: {
      title: 'DESNZ, solar PV cost data (MCS installations)',
      url: 'https://www.gov.uk/government/statistics/solar-pv-cost-data',
      via: 'figures as quoted by pv magazine and checked at truthorfake.com',
    },
  },
  pvPrice: {
    fixed: 3300,
    each: 1050,
    validFrom: 2,
    validTo: 13,
    tax: 'included',
    period: '2025',
    asOf: '2025-03-31',
    confidence: 'medium',
    note: 'Medians per kW of the bands up to 4, 4 to 10 and 10 to 50 kW (1,876, 1,780, 1,256), put at an assumed middle of each band. VAT 0 % until 31 March 2027.',
    source: {
      title: 'Line fitted here to DESNZ, solar PV cost data 2024-25, medians by size band',
      url: 'https://www.gov.uk/government/statistics/solar-pv-cost-data',
    },
  },
  tariffs: [
    {
      id: 'price-cap',
      utility: 'default tariff under the cap',
      name: 'price cap, October to December 2026',
      tariff: { buying: flatTariff(0.2632), fixedPerMonth: 16.68 },
      period: '2026-10 to 2026-12',
      asOf: '2026-10-31',
      checkAfter: '2026-12-31',
      confidence: 'high',
      note: '54.83 p a day, which is 16.68 a month.',
      source: {
        title: 'Ofgem energy price cap',
        url: 'https://www.ofgem.gov.uk/your-energy-supply/your-energy-bill/energy-price-cap-unit-rates-and-standing-charges',
      },
    },
  ],
  selling: {
    default: 'fill',
    selling: { kind: 'net-billing', price: 0.12, credit: 'paid' },
    period: '2026-03-01',
    asOf: '2026-03-01',
    checkAfter: '2027-03-01',
    confidence: 'medium',
    note:
      'Smart Export Guarantee: suppliers with 150,000 customers or more must offer a price above zero; ' +
      'nothing else is guaranteed, no term. The figure is the flat tariff of one large supplier for its own ' +
      'customers (0.15 until February 2026); other tariffs run from almost nothing to more in the evening. ' +
      'Needs an MCS certificate and a smart meter.',
    source: {
      title: 'Octopus Energy, export prices from 1 March 2026',
      url: 'https://octopus.energy/help-and-faqs/articles/why-are-outgoing-octopus-export-prices-changing-on-march-1st-2026-',
      others: [
        'https://smartsolarhomes.co.uk/reviews/smart-export-guarantee-best-rates-2026',
        'https://switchtooctopus.co.uk/articles/why-octopus-export-rates-fell-to-12p-what-solar-homes-should-check-now/',
      ],
    },
  },
  incentives: [
    {
      id: 'warm-homes-plan',
      default: 'offer',
      incentive: { kind: 'in-words', name: 'Warm Homes Plan: low- and zero-interest loans', of: 'panels' },
      inForce: 'announced',
      period: '2026-01-21',
      asOf: '2026-01-21',
      checkAfter: '2026-12-15',
      confidence: 'medium',
      note: 'Terms were not final in the sources. Free packages for low incomes only. No general grant.',
      source: {
        title: 'The Independent, Warm Homes Plan, January 2026',
        url: 'https://www.the-independent.com/bulletin/news/solar-panels-loan-heat-pumps-b2904488.html',
        others: ['https://www.propertysurveying.co.uk/newsletter/?page_id=29429'],
      },
    },
  ],
  vat: {
    rate: 0,
    otherwise: 0.05,
    condition:
      'Supplied and installed by a business in a home, batteries too (also alone, since 1 February 2024). ' +
      'Bought without installation: 20 %. The Treasury repeated the end date on 7 January 2026.',
    from: '2022-04-01',
    until: '2027-03-31',
    read: {
      period: '2026-01-07',
      asOf: '2026-01-07',
      checkAfter: '2027-01-15',
      confidence: 'high',
      source: {
        title: 'House of Commons, written answer on energy and VAT, January 2026',
        url: 'https://parallelparliament.co.uk/question/101652/energy-vat',
        others: [
          'https://gov.uk/government/publications/vat-notice-7086-energy-saving-materials',
          'https://commonslibrary.parliament.uk/research-briefings/cbp-8602/',
        ],
      },
    },
  },
}
