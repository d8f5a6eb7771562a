import { flatTariff, type Preset } from './preset.ts'

export const preset: Preset = {
  country: 'AU',
  tariffForm: 'flat',
  price: {
    value: 0.48,
    low: 0.475,
    high: 0.487,
    tax: 'included',
    fixedIncluded: true,
    unitRate: 0.331372,
    fixedPerDay: 1.662289,
    period: '2026-27',
    asOf: '2026-11-21',
    checkAfter: '2027-06-30',
    confidence: 'high',
    note:
      'Ceiling of the default offer in New South Wales, with GST: Ausgrid 1,899 AUD at 3,900 kWh, Endeavour ' +
      '2,328 AUD at 4,900 kWh (33.7273 c/kWh and 185.135 c a day). A ceiling, not a mean of what homes pay.',
    source: {
      title: 'AER, Default Market Offer 2026-27, final determination',
      url: 'https://www.aer.gov.au/system/files/2026-05/AER%20-%20Final%20determination%20-%20Default%20market%20offer%202026%E2%80%9327.pdf',
      via: 'quoted in public code that recomputes both bills',
    },
  },
  use: {
    value: 3900,
    low: 3900,
    high: 4900,
    period: '2026-27',
    asOf: '2026-11-21',
    checkAfter: '2027-06-30',
    confidence: 'medium',
    note: 'Model use of the regulator for two networks of New South Wales (Ausgrid, Endeavour).',
    source: {
      title: 'AER, Default Market Offer 2026-27',
      url: 'https://www.aer.gov.au/system/files/2026-05/AER%20-%20Final%20determination%20-%20Default%20market%20offer%202026%E2%80%9327.pdf',
    },
  },
  pvCost: {
    value: 1200,
    low: 1000,
    high: 1400,
    tax: 'not stated',
    period: '2026-07',
    asOf: '2026-07-31',
    confidence: 'medium',
    note: 'Standard equipment before the certificates (STC); buyers are usually quoted the price after them.',
    source: {
      title: 'Solar Choice price index and others, July 2026',
      url: 'https://www.solarchoice.net.au/',
      via: 'two public code bases of 2026 that cite it',
    },
  },
  batteryCost: {
    value: 900,
    low: 650,
    high: 1150,
    tax: 'not stated',
    period: '2026-07',
    asOf: '2026-07-31',
    confidence: 'medium',
    note: 'Before the federal battery rebate. Battery with inverter, May 2026: 1,000 to 1,150.',
    source: {
      title: 'Solar Choice price index and others, May to July 2026',
      url: 'https://www.solarchoice.net.au/',
      via: 'three public code bases of 2026 that cite it',
    },
  },
  pvPrice: {
    fixed: 2000,
    each: 950,
    validFrom: 3,
    validTo: 15,
    tax: 'not stated',
    period: '2026',
    asOf: '2026-07-31',
    confidence: 'low',
    note: 'Before the certificates (STC), which take off about 250 per kW in 2026; quotes have them off. Fixed share of NZ (about 24 % at 6.6 kW); the Solar Choice table by size of 2024 to 2026 was not found in the stored pages.',
    source: {
      title: 'Line fitted here to Solar Choice price index and others, July 2026',
      url: 'https://www.solarchoice.net.au/',
    },
  },
  batteryPrice: {
    fixed: 3000,
    each: 680,
    validFrom: 2,
    validTo: 20,
    tax: 'not stated',
    period: '2026',
    asOf: '2026-07-31',
    confidence: 'low',
    note: 'Level: the mean price at 13.5 kWh, before the rebate. Fixed share of 25 %.',
    source: {
      title: 'Line fitted here to Solar Choice price index and others, May to July 2026',
      url: 'https://www.solarchoice.net.au/',
    },
  },
  tariffs: [
    {
      id: 'dmo-ausgrid',
      utility: 'default offer, Ausgrid network',
      name: 'DMO 2026-27',
      tariff: { buying: flatTariff(0.331372), fixedPerMonth: 50.56 },
      period: '2026-27',
      asOf: '2026-11-21',
      checkAfter: '2027-06-30',
      confidence: 'high',
      note: 'New South Wales, with GST. 166.23 c a day, which is 50.56 a month.',
      source: {
        title: 'AER, Default Market Offer 2026-27',
        url: 'https://www.aer.gov.au/system/files/2026-05/AER%20-%20Final%20determination%20-%20Default%20market%20offer%202026%E2%80%9327.pdf',
      },
    },
  ],
  selling: {
    default: 'ask',
    selling: { kind: 'net-billing', credit: 'same-month' },
    period: '2026-06-21',
    asOf: '2026-06-21',
    checkAfter: '2027-06-15',
    confidence: 'low',
    note: 'By retailer and state; small. Export limits of 5 or 10 kW are set by the network.',
    source: {
      title: 'Energy Plans, feed-in tariffs, June 2026',
      url: 'https://www.energyplans.com.au/solar/feed-in-tariffs',
    },
  },
  incentives: [
    {
      id: 'stc-panels',
      default: 'offer',
      startsIn: { until: '2030-12-31' },
      incentive: {
        kind: 'certificates',
        name: 'Small-scale technology certificates (STC), panels',
        of: 'panels',
        per: 'kw',
      },
      certificates: {
        yearsLeft: { 2026: 5, 2027: 4, 2028: 3, 2029: 2, 2030: 1 },
        ratings: { 1: 1.622, 2: 1.536, 3: 1.382, 4: 1.185 },
        price: [38, 40],
      },
      period: '2021',
      asOf: '2021-12-31',
      checkAfter: '2027-01-05',
      confidence: 'medium',
      note:
        'Certificates are kW × years left × the rating of the postcode’s zone, rounded down. Usually already ' +
        'off the quoted price: look before you subtract them.',
      source: {
        title: 'Solar Market, how certificates are counted',
        url: 'https://www.solarmarket.com.au/blog/2021-solar-rebate-decreases-what-you-need-to-know/',
        others: ['https://rencalc.com/en-AU/guides/stc-rebate-guide'],
      },
    },
    {
      id: 'cheaper-home-batteries',
      default: 'offer',
      startsIn: { until: '2026-12-31' },
      incentive: {
        kind: 'certificates',
        name: 'Cheaper Home Batteries Program',
        of: 'battery',
        per: 'kwh',
        each: 6.8,
        steps: [
          { upTo: 14, share: 1 },
          { upTo: 28, share: 0.6 },
          { upTo: 50, share: 0.15 },
        ],
        fromSize: 5,
        toSize: 100,
      },
      certificates: { price: [38, 40] },
      period: '2026-05-01',
      asOf: '2026-05-01',
      checkAfter: '2026-12-20',
      confidence: 'low',
      note:
        'Factor for installation from May to December 2026 (8.4 before); falls every half-year until 2030, ' +
        'the next figures were not seen. First 14 kWh at the full factor, 14 to 28 kWh at 60 %, 28 to 50 kWh ' +
        'at 15 %; battery of 5 to 100 kWh. The day of installation counts. Usually already off the quoted ' +
        'price.',
      source: {
        title: 'Aussie Solar Guide, the battery rebate from May 2026',
        url: 'https://www.aussiesolarguide.com.au/blog/the-may-1st-rebate-cliff-why-sizing-your-battery-matters-now',
        others: [
          'https://www.kleenheat.com.au/spark/learning-centre/upcoming-changes-to-federal-government-rebates',
          'https://zelora.com.au/resources/the-cheaper-home-batteries-rebate-is-changing-heres-what-you-need-to-know',
        ],
      },
    },
  ],
  vat: { rate: null, condition: 'No dated source found. Ask for the price with all taxes.', checkAfter: '2027-02-01' },
  subdivisions: {
    'AU-NSW': {
      names: ['New South Wales'],
      selling: {
        default: 'fill',
        selling: { kind: 'net-billing', price: 0.05, credit: 'same-month', until: '2027-06-30' },
        startsIn: { until: '2027-06-30' },
        range: [0.034, 0.065],
        period: '2026-06-21',
        asOf: '2026-06-21',
        checkAfter: '2027-06-15',
        confidence: 'low',
        note:
          'Regulator’s benchmark for 2026-27 (all day), not compulsory; the price given is its middle. 4.8 to ' +
          '7.3 cents the year before. Ausgrid charges and pays for exports by time of day.',
        source: {
          title: 'Energy Plans, feed-in benchmark of New South Wales 2026-27',
          url: 'https://www.energyplans.com.au/solar/feed-in-tariffs',
          others: [
            'https://www.pv-magazine-australia.com/2025/05/29/new-south-wales-flat-rate-solar-feed-in-tariff-set-for-2025-26',
          ],
        },
      },
    },
    'AU-VIC': {
      names: ['Victoria'],
      selling: {
        default: 'ask',
        selling: { kind: 'net-billing', credit: 'same-month' },
        range: [0, 0.1],
        period: '2026-06-21',
        asOf: '2026-06-21',
        checkAfter: '2027-06-15',
        confidence: 'low',
        note: 'No minimum since 1 July 2025; never below zero. Market offers about 1 to 10 cents.',
        source: {
          title: 'Energy Plans, feed-in tariffs in Victoria, June 2026',
          url: 'https://www.energyplans.com.au/solar/feed-in-tariffs',
          others: [
            'https://onestepoffthegrid.com.au/sun-tax-state-bucks-trend-and-raises-solar-feed-in-tariff-victoria-sets-floor-at-zero/',
          ],
        },
      },
    },
    'AU-QLD': {
      names: ['Queensland'],
      selling: {
        default: 'ask',
        selling: { kind: 'net-billing', credit: 'same-month' },
        hints: [
          {
            text: 'Regional Queensland (Ergon) paid 0.0866 AUD per kWh in 2025-26; the draft for 2026-27 said 0.0615.',
            url: 'https://www.energyplans.com.au/solar/feed-in-tariffs',
          },
        ],
        inForce: 'superseded',
        period: '2026-06-21',
        asOf: '2026-06-21',
        checkAfter: '2026-12-15',
        confidence: 'low',
        note: 'The final figure for 2026-27 was not seen. South East: by retailer.',
        source: {
          title: 'Energy Plans, feed-in tariffs in Queensland, June 2026',
          url: 'https://www.energyplans.com.au/solar/feed-in-tariffs',
        },
      },
    },
  },
}
