import type { Preset } from './preset.ts'

/** PG&E's E-TOU-C: hours 16 to 21 are period 1 in winter and 3 in summer. */
const WINTER_DAY = '000000000000000011111000'
const SUMMER_DAY = '222222222222222233333222'
/** October to May, and June to September. */
const CALIFORNIA_YEAR = Array.from({ length: 12 }, (_, month) => (month >= 5 && month <= 8 ? SUMMER_DAY : WINTER_DAY))

export const preset: Preset = {
  country: 'US',
  price: {
    value: 0.183,
    tax: 'partly',
    fixedIncluded: true,
    period: '2026-07',
    asOf: '2026-07-31',
    confidence: 'high',
    note:
      'National mean revenue per kWh; sales and city taxes levied on the household are most likely not in ' +
      'it (an estimate with them: 0.190). Whole year 2025, preliminary: 0.173. States differ widely.',
    source: {
      title: 'U.S. EIA, average residential price, July 2026 (18.31 cents)',
      url: 'https://www.eia.gov/electricity/monthly/epm_table_grapher.php?t=table_5_06_a',
      via:
        'two public notes that quote it, September and October 2026; 2025: ' +
        'https://www.eia.gov/energyexplained/electricity/prices-and-factors-affecting-prices.php',
    },
  },
  use: {
    value: 10800,
    period: '2022',
    asOf: '2022-12-31',
    confidence: 'high',
    note: 'Mean residential customer, 10,791 kWh (899 a month). By household size: not found.',
    source: {
      title: 'U.S. EIA, FAQ: how much electricity does an American home use',
      url: 'https://www.eia.gov/tools/faqs/faq.php?id=97&t=3',
    },
  },
  pvCost: {
    value: 2600,
    low: 2000,
    high: 3350,
    tax: 'not stated',
    period: '2026',
    asOf: '2026-11-21',
    rangeAsOf: '2024-12-31',
    confidence: 'medium',
    note:
      'Marketplace median 2.58 USD/W (2026); range: lowest and highest state medians (Arizona 1.99, ' +
      'Tennessee 3.35) of the second half of 2024. National installer records lie higher: LBNL Tracking the ' +
      'Sun 2025, median about 3.6 USD/W.',
    source: {
      title: 'EnergySage marketplace median 2026; Mercom on EnergySage’s report for 2H 2024',
      url: 'https://mercomindia.com/residential-rooftop-solar-prices-in-the-us-dropped-to-2-50-w-in-2h-2024',
      via: '2026 median quoted in several public notes',
    },
  },
  batteryCost: {
    value: 1000,
    tax: 'not stated',
    period: '2026',
    asOf: '2026-11-21',
    confidence: 'medium',
    note: 'About 998 USD/kWh installed, for a Powerwall-class battery; second half of 2023: median 1,265.',
    source: {
      title: 'EnergySage 2026; Mercom on EnergySage, 2H 2023',
      url: 'https://mercomindia.com/us-residential-solar-prices-drop-second-half-2023',
      via: '2026 figure quoted in public notes',
    },
  },
  pvPrice: {
    fixed: 6000,
    each: 2000,
    validFrom: 4,
    validTo: 15,
    tax: 'not stated',
    period: '2025',
    asOf: '2025-01-31',
    confidence: 'medium',
    note: 'The mean price comes from shoppers of about 11 kW; the line meets it there and is 8 % above it at 7.4 kW. Installer records (LBNL) are a third higher.',
    source: {
      title:
        'Line fitted here to pv magazine on EnergySage: 2.56 USD/W; average system 10.8 kW (a table on the same page says 29,926 for it); NREL REopt defaults, residential roof (ATB 2024): 3 kW 5,115, 7.9 kW 2,783, 11 kW 2,359 USD/kW',
      url: 'https://www.pv-magazine.com/2025/01/31/how-much-can-i-expect-to-save-by-installing-solar/',
      via: 'quoted in public code',
    },
  },
  batteryPrice: {
    fixed: 4000,
    each: 700,
    validFrom: 2,
    validTo: 20,
    tax: 'not stated',
    period: '2026',
    asOf: '2026-11-21',
    confidence: 'medium',
    note: 'Level: the mean price at 13.5 kWh. Fixed share of 30 %: hardware prices by size were read only roughly.',
    source: {
      title:
        'Line fitted here to EnergySage 2026; Mercom on EnergySage, 2H 2023; EnergySage, battery cost by brand 2024, after the 30 % credit (here divided by 0.7)',
      url: 'https://www.energysage.com/energy-storage/how-much-do-batteries-cost/',
    },
  },
  selling: {
    default: 'ask',
    selling: null,
    period: '2026-11',
    asOf: '2026-11-21',
    checkAfter: '2027-02-01',
    confidence: 'medium',
    note: 'No national rule: the state or the supplier decides between net metering and net billing.',
    source: { title: 'No national rule' },
  },
  incentives: [
    {
      id: 'section-25d',
      default: 'none',
      startsIn: { until: '2025-12-31' },
      incentive: {
        kind: 'share-of-cost',
        name: 'Residential clean energy credit (section 25D)',
        of: 'panels',
        share: 0,
        paid: 'with-tax',
      },
      period: '2025-09-25',
      asOf: '2025-09-25',
      checkAfter: '2027-07-01',
      confidence: 'high',
      note:
        '30 % until the end of 2025; nothing for spending after 31 December 2025. Credit left from 2025 can ' +
        'still be carried forward. Many pages still show 30 %: never believe a quote that subtracts it. ' +
        'Leased systems may profit through the owner.',
      source: {
        title: 'Congressional Research Service, Expiration of the residential clean energy credit, September 2025',
        url: 'https://www.everycrsreport.com/reports/IN12611.html',
        others: [
          'https://www.currentfederaltaxdevelopments.com/blog/2025/8/21/key-modifications-to-energy-credits-and-deductions-under-the-one-big-beautiful-bill-act',
        ],
      },
    },
  ],
  vat: {
    rate: null,
    condition: 'No VAT; sales tax by state. Ask for the price with all taxes.',
    checkAfter: '2027-07-01',
  },
  subdivisions: {
    'US-CA': {
      names: ['California'],
      tariffs: [
        {
          id: 'pge-e-tou-c',
          utility: 'PG&E, California',
          name: 'E-TOU-C',
          tariff: {
            buying: {
              periods: [
                { name: 'Winter', blocks: [{ upTo: null, price: 0.36757 }] },
                { name: 'Winter evening', blocks: [{ upTo: null, price: 0.39757 }] },
                { name: 'Summer', blocks: [{ upTo: null, price: 0.3994 }] },
                { name: 'Summer evening', blocks: [{ upTo: null, price: 0.5224 }] },
              ],
              weekday: CALIFORNIA_YEAR,
              weekend: CALIFORNIA_YEAR,
            },
          },
          missing: 'the fixed monthly charge',
          period: '2026',
          asOf: '2026-11-21',
          confidence: 'medium',
          note:
            'Total bundled rates. Use under the baseline is credited 0.0814 a kWh, which is not in these prices. ' +
            'The plan E-ELEC beside it: summer 0.55214 (16-21), 0.39026 (15-16, 21-24), 0.33358; winter 0.32063, ' +
            '0.29854, 0.28468.',
          source: {
            title: 'PG&E residential rate tables 2026',
            via: 'two public code bases that agree to the last digit',
          },
        },
      ],
      selling: {
        default: 'fill',
        selling: { kind: 'net-billing', price: 0.07, years: 9, credit: 'same-month', expires: true },
        range: [0.05, 0.08],
        period: '2026-05',
        asOf: '2026-05-31',
        checkAfter: '2027-01-15',
        confidence: 'low',
        note:
          'Net Billing Tariff (Solar Billing Plan) for applications to PG&E, SCE, SDG&E after 14 April 2023. ' +
          'Hourly avoided cost: about 0.02 at a sunny midday, far more on summer evenings; the yearly mean is ' +
          'what is given. A time-of-use rate is compulsory. Municipal utilities (LADWP, SMUD) have their own ' +
          'rules. Left-over credit at the year’s end: one source says it lapses, a supplier says it is paid at ' +
          'a low surplus rate; do not count it.',
        source: {
          title: 'Electricity Cost Comparison, Net Billing Tariff in California, May 2026',
          url: 'https://electricitycostcomparison.com/nem-3-california-net-metering-cost',
          others: [
            'https://solarledger.energy/guides/does-solar-pay-off-california-2026',
            'https://www.peninsulacleanenergy.com/solar-billing-plan/',
          ],
        },
      },
      incentives: [
        {
          id: 'sgip',
          default: 'none',
          startsIn: { until: '2025-12-31' },
          incentive: { kind: 'by-size', name: 'SGIP battery incentive', of: 'battery', rate: 0 },
          period: '2026-05-17',
          asOf: '2026-05-17',
          checkAfter: '2027-05-01',
          confidence: 'low',
          note:
            'Older budgets closed on 31 December 2025; the low-income budget (1,100 per kWh, 3,100 per kW) is ' +
            'fully reserved, waiting list only.',
          source: {
            title: 'Tech Empower, SGIP battery incentive, May 2026',
            url: 'https://techempower.org/2x-free-whole-house-batteries--participating-in-self-generation-incentive-program-sgip',
          },
        },
      ],
    },
    'US-TX': {
      names: ['Texas'],
      selling: {
        default: 'ask',
        selling: { kind: 'net-billing' },
        hints: [
          {
            text: 'Austin Energy credits 0.0991 USD per kWh; others set their own price.',
            url: 'https://texas.solartech.org/',
          },
        ],
        period: '2026',
        asOf: '2026-11-21',
        checkAfter: '2027-05-01',
        confidence: 'medium',
        note: 'No statewide net metering. Each retail supplier sets its buy-back.',
        source: {
          title: 'Texas Solar Tech, solar in Texas 2026',
          url: 'https://texas.solartech.org/',
          others: ['https://nuwattenergy.com/en/texas/solar-guide'],
        },
      },
      incentives: [
        {
          id: 'property-tax',
          default: 'offer',
          incentive: { kind: 'in-words', name: 'Property tax exemption for the added value', of: 'panels' },
          period: '2026',
          asOf: '2026-11-21',
          checkAfter: '2027-05-01',
          confidence: 'medium',
          note: 'State Form 50-123; no effect on the purchase price.',
          source: { title: 'Texas Solar Tech, solar in Texas 2026', url: 'https://texas.solartech.org/' },
        },
        {
          id: 'austin-energy',
          default: 'offer',
          incentive: { kind: 'flat', name: 'Austin Energy rebate', of: 'panels', amount: 2500 },
          period: '2026',
          asOf: '2026-11-21',
          checkAfter: '2027-02-01',
          confidence: 'medium',
          note: 'Austin Energy customers only, while funds last.',
          source: {
            title: 'NuWatt Energy, Texas solar guide 2026',
            url: 'https://nuwattenergy.com/en/texas/solar-guide',
          },
        },
      ],
    },
    'US-NY': {
      names: ['New York'],
      selling: {
        default: 'fill',
        selling: { kind: 'net-metering', carried: 'kwh', neverSettled: true },
        hints: [
          {
            text:
              'A Customer Benefit Contribution is charged every month per kW. In 2025: National Grid 1.49 USD, Con ' +
              'Edison 1.84, Central Hudson 1.72, PSEG Long Island 1.00, NYSEG 1.23, RG&E 1.27, Orange & Rockland ' +
              '1.46.',
            url: 'https://help.palmetto.com/en/articles/12589379-new-york-utility-guide',
          },
        ],
        period: '2025',
        asOf: '2025-12-31',
        checkAfter: '2027-01-15',
        confidence: 'medium',
        note:
          'One for one at the retail rate, credits roll over for up to 20 years without a yearly true-up ' +
          '(time-of-use customers get money credits). A Customer Benefit Contribution is charged every month ' +
          'per kW (DC); the 2025 figures are given.',
        source: {
          title: 'Palmetto, New York utility guide, 2025',
          url: 'https://help.palmetto.com/en/articles/12589379-new-york-utility-guide',
        },
      },
      incentives: [
        {
          id: 'it-255',
          default: 'apply',
          incentive: {
            kind: 'share-of-cost',
            name: 'State solar equipment credit (IT-255)',
            of: 'panels',
            share: 0.25,
            most: 5000,
            paid: 'with-tax',
          },
          period: '2026-01-23',
          asOf: '2026-01-23',
          checkAfter: '2027-01-31',
          confidence: 'medium',
          note:
            'Income tax credit, can be carried forward five years. A bill to raise the cap to 10,000 was pending, ' +
            'not passed.',
          source: {
            title: 'LI Power Solutions, New York State solar tax credit, January 2026',
            url: 'https://www.lipowersolutions.com/is-the-new-york-state-solar-tax-credit-increasing-in-2026',
          },
        },
        {
          id: 'ny-sun',
          default: 'offer',
          incentive: { kind: 'by-size', name: 'NY-Sun', of: 'panels', rate: 200, most: 5000 },
          period: '2026',
          asOf: '2026-11-21',
          checkAfter: '2027-01-31',
          confidence: 'medium',
          note: 'Falls as capacity blocks fill; region and utility decide.',
          source: {
            title: 'NuWatt Energy, New York incentives 2026',
            url: 'https://nuwattenergy.com/en/solar-buyers-guide/state-incentives-guide/new-york',
          },
        },
      ],
    },
    'US-FL': {
      names: ['Florida'],
      selling: {
        default: 'fill',
        selling: { kind: 'net-metering', carried: 'kwh' },
        period: '2026',
        asOf: '2026-11-21',
        checkAfter: '2027-07-01',
        confidence: 'medium',
        note:
          'Investor-owned utilities credit exports one for one (Rule 25-6.065), credits roll monthly; what is ' +
          'left after a year is bought at the utility’s low rate. Size up to 115 % of yearly use at some ' +
          'utilities. Municipal utilities differ; Gainesville ended net metering in 2024.',
        source: {
          title: 'US Solar Supplier, Florida solar incentives for homeowners 2026',
          url: 'https://ussolarsupplier.com/blogs/news/florida-solar-incentives-for-homeowners-2026',
          others: ['https://solarquestai.com/solar-guide/states/florida', 'https://solarhubguide.com/states/florida'],
        },
      },
      incentives: [
        {
          id: 'sales-tax',
          default: 'apply',
          incentive: { kind: 'in-words', name: 'State sales tax exemption', of: 'panels' },
          period: '2026',
          asOf: '2026-11-21',
          checkAfter: '2027-07-01',
          confidence: 'medium',
          note: 'Quotes normally already leave it out.',
          source: {
            title: 'US Solar Supplier, Florida solar incentives for homeowners 2026',
            url: 'https://ussolarsupplier.com/blogs/news/florida-solar-incentives-for-homeowners-2026',
          },
        },
      ],
    },
    'US-AZ': {
      names: ['Arizona'],
      selling: {
        default: 'ask',
        selling: { kind: 'net-billing', years: 10, credit: 'next-month' },
        hints: [
          {
            text:
              'APS paid 0.06857 USD per kWh for applications from 1 September 2024 to 31 August 2025, kept for 10 ' +
              'years.',
            url: 'https://help.palmetto.com/en/articles/11395422-arizona',
          },
          {
            text:
              'Worked out from that, as it may fall by a tenth a year: not below 0.0617 from September 2025 and ' +
              '0.0555 from September 2026.',
          },
        ],
        inForce: 'superseded',
        period: '2025-08-31',
        asOf: '2025-08-31',
        checkAfter: '2026-12-15',
        confidence: 'medium',
        note:
          'APS sets a new rate each September; the regulator approved a lower one for 2025. SRP has plans of ' +
          'its own with export credits or demand charges. A time-of-use plan is compulsory at APS.',
        source: {
          title: 'Palmetto, Arizona utilities, to August 2025',
          url: 'https://help.palmetto.com/en/articles/11395422-arizona',
          others: [
            'https://www.azsolarcenter.org/ariseia-submits-letter-opposing-aps-rcp-step-down',
            'https://votesolar.org/?p=10656',
          ],
        },
      },
      incentives: [
        {
          id: 'form-310',
          default: 'apply',
          incentive: {
            kind: 'share-of-cost',
            name: 'State solar energy credit (Form 310)',
            of: 'panels',
            share: 0.25,
            most: 1000,
            paid: 'with-tax',
          },
          period: '2026-05',
          asOf: '2026-05-31',
          checkAfter: '2027-02-01',
          confidence: 'low',
          note: 'Income tax credit once per home. Sales tax exemption as well.',
          source: { title: 'GainTally, solar in Arizona, May 2026', url: 'https://gaintally.com/solar/arizona' },
        },
      ],
    },
  },
}
