import { blockTariff, type Preset } from './preset.ts'

export const preset: Preset = {
  country: 'IN',
  tariffForm: 'blocks',
  price: {
    value: 5.78,
    low: 3.06,
    tax: 'not stated',
    fixedIncluded: true,
    period: '2026-10 (read)',
    asOf: '2026-10-31',
    confidence: 'low',
    note:
      'National mean of households at 109 kWh a month by published tariffs; 3.06 after the states’ ' +
      'free-electricity schemes. Block tariffs: the next kWh of a large user costs two to three times this.',
    source: {
      title: 'Central Electricity Authority, tariff book, weighted by connections',
      via: 'open research notes on household prices, October 2026, which work from the utilities’ own tariffs',
    },
  },
  use: {
    value: 1310,
    period: '2026-10 (read)',
    asOf: '2026-10-31',
    confidence: 'low',
    note: '109 kWh a month, national mean; a home that considers solar uses far more.',
    source: {
      title: 'Central Electricity Authority',
      via: 'open research notes on household prices, October 2026, which work from the utilities’ own tariffs',
    },
  },
  pvCost: {
    value: 60000,
    low: 55000,
    high: 65000,
    tax: 'not stated',
    period: '2025',
    asOf: '2025-06-30',
    confidence: 'low',
    note:
      'Installer’s price list before subsidy: 1 kW 55,000 to 65,000; 3 kW 165,000 to 185,000; 5 kW 280,000 ' +
      'to 320,000. Another guide of 2025 says 70,000 to 120,000 per kW, so the true spread is wider.',
    source: {
      title: 'Kalindi Solar Solutions, average pricing 2025',
      url: 'https://kalindisolarsolutions.com/understanding-the-true-cost-of-rooftop-solar-in-india-breakdown-savings',
      via: 'other guide: https://www.houseyog.com/blog/solar-panel-price-installation-cost-india',
    },
  },
  pvPrice: {
    fixed: 8000,
    each: 57500,
    validFrom: 1,
    validTo: 10,
    tax: 'not stated',
    period: '2025',
    asOf: '2025-06-30',
    confidence: 'low',
    note: 'Before the subsidy. Price lists differ most at 1 kW (55,000 to 130,000); the official benchmark of 2021 has a fixed share of 6 %.',
    source: {
      title:
        'Line fitted here to Kalindi Solar Solutions price list 2025; DAS Energie, cost without subsidy 1 to 10 kW',
      url: 'https://kalindisolarsolutions.com/understanding-the-true-cost-of-rooftop-solar-in-india-breakdown-savings',
      others: ['https://dasenergie.com/blog/solar-panel-installation-cost-in-india/'],
    },
  },
  tariffs: [
    {
      id: 'msedcl-residential',
      utility: 'MSEDCL, Maharashtra',
      name: 'LT I(B) Residential, FY 2026-27',
      tariff: { buying: blockTariff([100, 5.56], [300, 12.4], [500, 16.63], [null, 19.13]), fixedPerMonth: 130 },
      missing: 'electricity duty and the fuel adjustment, which come on top',
      period: '2026-27',
      asOf: '2026-11-21',
      checkAfter: '2027-03-31',
      confidence: 'high',
      note:
        'Energy and wheeling together. Three-phase homes pay 435 a month in place of 130. Other states, and ' +
        'Mumbai’s other suppliers, have blocks of their own.',
      source: {
        title: 'MERC, order in case 75 of 2025, 25 March 2026, printed page 95',
        url: 'https://www.mahadiscom.in/wp-content/uploads/2026/07/Tariff-Order_Case-No.-75-of-2025-dated-25th-March-2026.pdf',
        via:
          'checked reading in a public repository, 19 September 2026; 2025-26 slabs confirmed by Lokmat Times, ' +
          '28 June 2025',
      },
    },
  ],
  selling: {
    default: 'fill',
    selling: { kind: 'net-metering', carried: 'kwh', settlementMonth: 3 },
    maxKw: 500,
    period: '2021-07-02',
    asOf: '2021-07-02',
    checkAfter: '2027-03-31',
    confidence: 'high',
    note:
      'Net metering up to 500 kW or the sanctioned load, whichever is lower; larger ones gross metering or ' +
      'net billing. States’ commissions set the rest: the settlement year is mostly April to March; what is ' +
      'left is paid at the commission’s rate or lapses; there is no national price (said in parliament in ' +
      'December 2025). Some states use net billing. With block tariffs the export takes off the dearest ' +
      'block first.',
    source: {
      title: 'Electricity (Rights of Consumers) Amendment Rules 2021',
      url: 'https://blog.scconline.gen.in/post/2021/07/02/electricity-rights-of-consumers-amendment-rules-2021/amp',
      others: [
        'https://smartutilities.net.in/2021/07/22/mop-notifies-electricity-right-of-consumers-amendment-rules-2021/',
        'https://menafn.com/1110463711/PM-Surya-Ghar-Yojana-Targets-1-Cr-Rooftop-Solar-Installations-By-FY27',
      ],
    },
  },
  incentives: [
    {
      id: 'pm-surya-ghar',
      default: 'apply',
      startsIn: { from: '2024-02-13', until: '2027-03-31' },
      incentive: {
        kind: 'by-size',
        name: 'PM Surya Ghar: Muft Bijli Yojana',
        of: 'panels',
        steps: [
          { upTo: 2, rate: 30_000 },
          { upTo: 3, rate: 18_000 },
        ],
        stepRule: 'shares',
        most: 78_000,
      },
      period: '2025-12-10',
      asOf: '2025-12-10',
      checkAfter: '2027-02-28',
      confidence: 'medium',
      note:
        'Homes with a grid connection; modules and cells made in India only; paid to the bank account after ' +
        'commissioning. Special states and union territories (Uttarakhand, Himachal Pradesh, Jammu and ' +
        'Kashmir, Ladakh, North East, islands) 10 % more: 33,000 and 19,800.',
      source: {
        title: 'MENAFN, PM Surya Ghar: Muft Bijli Yojana, December 2025',
        url: 'https://menafn.com/1110463711/PM-Surya-Ghar-Yojana-Targets-1-Cr-Rooftop-Solar-Installations-By-FY27',
        others: [
          'https://renewablewatch.in/2024/06/20/mnre-releases-operational-guidelines-for-pm-surya-ghar-yojana',
          'https://solarquarter.com/2025/07/08/mnre-amends-pm-surya-ghar-yojana-to-simplify-cfa-process-for-residential-rooftop-solar-installations',
        ],
      },
    },
  ],
  vat: {
    rate: 0.089,
    condition:
      'GST 5 % on devices since 22 September 2025 (12 % before). A complete system counts as 70 % goods at ' +
      '5 % and 30 % services at 18 %: 8.9 % (worked out).',
    from: '2025-09-22',
    isWorkedOut: true,
    read: {
      period: '2025-09-22',
      asOf: '2025-09-22',
      checkAfter: '2027-03-31',
      confidence: 'medium',
      source: {
        title: 'GST Vidhi, GST on devices from 22 September 2025',
        url: 'https://gstvidhi.com/articles-gst-vidhi-act-detail.aspx?id=2537',
        others: ['https://bluebirdsolar.com/blogs/all/gst-on-solar-panel-a-complete-guide-for-2025'],
      },
    },
  },
  subdivisions: {
    'IN-MH': {
      names: ['Maharashtra'],
      selling: {
        default: 'fill',
        selling: { kind: 'net-metering', carried: 'kwh', settlementMonth: 3 },
        inForce: 'unknown',
        period: '2023',
        asOf: '2023-12-31',
        checkAfter: '2027-03-31',
        confidence: 'medium',
        note:
          'Surplus is banked within the same time-of-day slot where such tariffs apply (regulations of 2019); ' +
          'grid support charges only once 5 GW of rooftop systems are reached (amendment of 2023).',
        source: {
          title: 'GreenOn Energy, net metering in Maharashtra, 2023',
          url: 'https://greenonenergy.in/net-metering-maharashtra',
          others: ['https://www.mercomindia.com/maharashtra-net-metering-cap-rooftop-5-mw'],
        },
      },
    },
  },
}
