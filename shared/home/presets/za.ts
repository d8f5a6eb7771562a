import { blockTariff, flatTariff, type Preset } from './preset.ts'

export const preset: Preset = {
  country: 'ZA',
  tariffForm: 'blocks',
  price: {
    value: 4.4,
    tax: 'included',
    fixedIncluded: true,
    unitRate: 3.5556,
    fixedPerDay: 17.86,
    period: '2026-04 to 2027-03',
    asOf: '2026-11-21',
    checkAfter: '2027-03-31',
    confidence: 'high',
    note:
      'Worked out at 656 kWh a month for Eskom Homepower 4 (single phase): 3.5556 per kWh and 17.86 a day ' +
      'with VAT 15 %. Most homes buy from a municipality with its own tariff.',
    source: {
      title: 'Eskom schedule of standard prices 2026/27, table 12',
      url: 'https://www.eskom.co.za/distribution/2026-2027-tariff-increase/',
      via: 'public notes; the same rates in a second code base',
    },
  },
  use: {
    value: 7900,
    period: '2025',
    asOf: '2025-10-14',
    confidence: 'medium',
    note: '656 kWh a month: Eskom’s own customers on Homepower; not the national mean.',
    source: {
      title: 'MyBroadband, 14 October 2025, from Eskom',
      url: 'https://mybroadband.co.za/news/energy/613720-reality-check-for-people-without-solar-power-in-south-africa.html',
    },
  },
  pvPrice: {
    fixed: 22000,
    each: 12000,
    validFrom: 2.5,
    validTo: 12,
    tax: 'not stated',
    period: '2025',
    asOf: '2025-12-31',
    confidence: 'low',
    note: 'Both points hold a battery, which is sold with nearly every system; its size was assumed (5.12 and 10.24 kWh) and so was the split. The fixed part holds the hybrid inverter.',
    source: {
      title:
        'Line fitted here to SolarSaverZA 2025: 3-5 kW 65,000-110,000, 5-8 kW 110,000-180,000, hybrid inverter and lithium battery included',
      url: 'https://solarsaverza.co.za/guide-is-solar-worth-it',
    },
  },
  batteryPrice: {
    fixed: 6000,
    each: 3200,
    validFrom: 2,
    validTo: 20,
    tax: 'not stated',
    period: '2025',
    asOf: '2025-12-31',
    confidence: 'low',
    note: 'Only the sum with the panels was read. The split is assumed.',
    source: {
      title:
        'Line fitted here to SolarSaverZA 2025: 3-5 kW 65,000-110,000, 5-8 kW 110,000-180,000, hybrid inverter and lithium battery included',
      url: 'https://solarsaverza.co.za/guide-is-solar-worth-it',
    },
  },
  tariffs: [
    {
      id: 'tshwane',
      utility: 'City of Tshwane',
      name: 'Residential, from 1 July 2026',
      tariff: { buying: blockTariff([100, 3.2412], [400, 3.7932], [650, 4.1327], [null, 4.4551]) },
      period: '2026-27',
      asOf: '2026-11-21',
      checkAfter: '2027-06-30',
      confidence: 'medium',
      note: 'With VAT. Other municipalities, and Eskom, have tariffs of their own.',
      source: {
        title: 'City of Tshwane approved tariffs 2026/27; Eskom and Cape Town schedules 2026/27',
        url: 'https://www.tshwane.gov.za/',
        via: 'public code; its own test reproduces the city’s example of 500 kWh',
      },
    },
    {
      id: 'eskom-homepower-4',
      utility: 'Eskom',
      name: 'Homepower 4, 2026/27',
      tariff: { buying: flatTariff(3.5556), fixedPerMonth: 543.24 },
      period: '2026-27',
      asOf: '2026-11-21',
      checkAfter: '2027-06-30',
      confidence: 'medium',
      note: 'With VAT. 17.86 a day, which is 543.24 a month.',
      source: {
        title: 'City of Tshwane approved tariffs 2026/27; Eskom and Cape Town schedules 2026/27',
        url: 'https://www.tshwane.gov.za/',
        via: 'public code; its own test reproduces the city’s example of 500 kWh',
      },
    },
    {
      id: 'cape-town-home-user',
      utility: 'City of Cape Town',
      name: 'Home User, 2026/27',
      tariff: { buying: blockTariff([600, 3.5595], [null, 4.6906]), fixedPerMonth: 424.3 },
      period: '2026-27',
      asOf: '2026-11-21',
      checkAfter: '2027-06-30',
      confidence: 'medium',
      note: 'With VAT.',
      source: {
        title: 'City of Tshwane approved tariffs 2026/27; Eskom and Cape Town schedules 2026/27',
        url: 'https://www.tshwane.gov.za/',
        via: 'public code; its own test reproduces the city’s example of 500 kWh',
      },
    },
  ],
  selling: {
    default: 'ask',
    selling: { kind: 'net-billing', credit: 'same-month', settlementMonth: 6, expires: true },
    hints: [
      {
        text: 'Cape Town paid 0.9213 ZAR and 0.25 on top, without VAT, until 30 June 2025.',
        url: 'https://businesstech.co.za/news/energy/814392/big-payday-for-cape-town-homeowners-with-rooftop-solar/',
      },
    ],
    inForce: 'unknown',
    period: '2025-03-05',
    asOf: '2025-03-05',
    checkAfter: '2026-12-15',
    confidence: 'medium',
    note:
      'By municipality, or Eskom (Homeflex, time of use). National rules of December 2024: credits only ' +
      'against energy charges, no cash, and lapse at the end of the distributor’s financial year. Cape Town ' +
      '2024-25: 0.9213 and 0.25 on top, without VAT, and it does pay cash. Later years were not seen. Many ' +
      'municipalities pay nothing without registration.',
    source: {
      title: 'MyBroadband, credit for extra solar power, March 2025',
      url: 'https://mybroadband.co.za/news/energy/585384-major-problem-with-cape-town-paying-cash-for-extra-solar-power.html',
      others: [
        'https://businesstech.co.za/news/energy/814392/big-payday-for-cape-town-homeowners-with-rooftop-solar/',
        'https://newsletter.po.creamermedia.com/article/capetonians-reach-r55m-earnings-mark-in-cash-for-power-programme-2025-02-25',
      ],
    },
  },
  incentives: [
    {
      id: 'panel-rebate',
      default: 'none',
      startsIn: { from: '2023-03-01', until: '2024-02-29' },
      incentive: { kind: 'share-of-cost', name: 'Tax rebate on panels', of: 'panels', share: 0 },
      period: '2023-02-23',
      asOf: '2023-02-23',
      checkAfter: '2027-03-01',
      confidence: 'medium',
      note: '25 % of the panels, at most 15,000, for 1 March 2023 to 29 February 2024 only.',
      source: {
        title: 'Stuff, solar panel rebate, February 2023',
        url: 'https://stuff.co.za/2023/02/23/25-solar-panel-rebate-wont-be-for-everyone',
      },
    },
  ],
  vat: { rate: null, condition: 'No dated source found. Ask for the price with all taxes.', checkAfter: '2027-02-01' },
}
