import { blockTariff, type Preset } from './preset.ts'

/** Renewable energy levy, fiscal year 2026 [JPY/kWh]. */
const LEVY = 4.18
const withLevy = (price: number) => Number((price + LEVY).toFixed(2))

export const preset: Preset = {
  country: 'JP',
  tariffForm: 'blocks',
  price: {
    value: 27,
    tax: 'included',
    fixedIncluded: false,
    period: '2026-02',
    asOf: '2026-02-05',
    confidence: 'medium',
    note:
      'The ministry’s figure for the worth of own use: household price of the large utilities, mean of ten ' +
      'years, so it may lie under today’s.',
    source: {
      title: 'METI, procurement price committee, 5 February 2026',
      url: 'https://www.meti.go.jp/shingikai/santeii/pdf/20260205_1.pdf',
      via: 'quoted in public code of July 2026',
    },
  },
  use: {
    value: 4900,
    period: 'FY2023',
    asOf: '2024-03-31',
    confidence: 'medium',
    note: 'Detached houses, about 4,917 kWh.',
    source: { title: 'Ministry of the Environment, household CO2 survey FY2023', via: 'converted in public code' },
  },
  pvCost: {
    value: 295000,
    low: 289000,
    high: 326000,
    tax: 'not included',
    period: '2024/2025',
    asOf: '2024-12-31',
    confidence: 'high',
    note:
      'Without consumption tax: all homes 2024 295,000; new houses 2025 289,000 (median 294,000); existing ' +
      'houses 2024 326,000.',
    source: {
      title: 'METI, procurement price committee, 5 February 2026',
      url: 'https://www.meti.go.jp/shingikai/santeii/pdf/20260205_1.pdf',
      via: 'quoted in public code of July 2026',
    },
  },
  batteryCost: {
    value: 125000,
    low: 121000,
    high: 135000,
    tax: 'not included',
    period: 'FY2025',
    asOf: '2026-03-31',
    confidence: 'high',
    note:
      'Installed, without consumption tax: ceiling for the subsidy FY2025 125,000 (FY2024 135,000); actual ' +
      'mean FY2023 121,000.',
    source: {
      title: 'SII subsidy rules FY2025; METI battery strategy',
      url: 'https://dr-battery.sii.or.jp/r7h/assets/doc/aggregator/R7r_dr_ess_kateiyoukouboyouryou.pdf',
      via:
        'https://www.meti.go.jp/policy/mono_info_service/joho/conference/battery_strategy2/shiryo06.pdf; ' +
        'quoted in public code of July 2026',
    },
  },
  pvPrice: {
    fixed: 385000,
    each: 247500,
    validFrom: 2,
    validTo: 10,
    tax: 'included',
    period: '2024',
    asOf: '2024-12-31',
    confidence: 'low',
    note: 'Level: official mean of all homes 2024, taken at 5 kW. Fixed part: power conditioner 250,000 and a quarter of the work (guide of 2025); 24 %, as in Germany and France. Here with consumption tax of 10 % on both parts.',
    source: {
      title: 'Line fitted here to METI procurement price committee, 5 February 2026: 295,000 JPY/kW, all homes 2024',
      url: 'https://www.meti.go.jp/shingikai/santeii/pdf/20260205_1.pdf',
    },
  },
  batteryPrice: {
    fixed: 385000,
    each: 99000,
    validFrom: 2,
    validTo: 20,
    tax: 'included',
    period: '2026',
    asOf: '2026-03-31',
    confidence: 'low',
    note: 'Level: the mean price, taken at 10 kWh; a guide gives a fixed share of 35 %. Fixed share of 28 % at 10 kWh, as in neighboring countries. Here with consumption tax of 10 % on both parts.',
    source: {
      title: 'Line fitted here to SII subsidy rules FY2025; METI battery strategy',
      url: 'https://dr-battery.sii.or.jp/r7h/assets/doc/aggregator/R7r_dr_ess_kateiyoukouboyouryou.pdf',
    },
  },
  tariffs: [
    {
      id: 'tepco-juryo-dento-b',
      utility: 'TEPCO',
      name: 'Juryo Dento B, from April 2024',
      tariff: { buying: blockTariff([120, withLevy(29.8)], [300, withLevy(36.4)], [null, withLevy(40.49)]) },
      missing: 'the charge by ampere: 311.75 a month for 10 A, 935.25 for 30 A, 1,247 for 40 A, 1,870.50 for 60 A',
      period: '2024-04',
      asOf: '2024-04-30',
      confidence: 'high',
      note:
        'With tax, and with the levy for renewable energy (4.18 a kWh, fiscal year 2026). The monthly fuel ' +
        'adjustment comes on top; it can be several yen below zero.',
      source: {
        title: 'TEPCO price list',
        url: 'https://www.tepco.co.jp/ep/private/plan/old01.html',
        via: 'three public code bases agree',
      },
    },
  ],
  selling: {
    default: 'fill',
    selling: {
      kind: 'feed-in',
      steps: [
        { untilYear: 4, bands: [{ upToKw: null, price: 24 }] },
        { untilYear: 10, bands: [{ upToKw: null, price: 8.3 }] },
      ],
    },
    startsIn: { from: '2025-10-01', until: '2027-03-31' },
    maxKw: 10,
    period: '2025-03-25',
    asOf: '2025-03-25',
    checkAfter: '2027-03-15',
    confidence: 'medium',
    note:
      'Homes below 10 kW, surplus only, approved from October 2025 and in fiscal year 2026: 24 yen for four ' +
      'years, then 8.3 yen until year ten (15 yen flat before). Afterwards the market, ask. Prices for ' +
      'fiscal year 2027 were under discussion in December 2025, not seen.',
    source: {
      title: 'Denchi Bank, prices of the feed-in tariff from October 2025',
      url: 'https://denchi-bank.com/current_events/topics/topi_2025_0325',
      others: ['https://htonline.sohjusha.co.jp/20250205-3', 'https://www.tainavi-next.com/library/2043'],
    },
  },
  incentives: [],
  vat: { rate: null, condition: 'No dated source found. Ask for the price with all taxes.', checkAfter: '2027-02-01' },
}
