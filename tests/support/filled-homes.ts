import { Home } from '#shared/home/home.ts'
import { SAMPLE_HOME } from './sample-home.ts'

/* Homes with every part filled, in three regions, for tests that need a full plan, such as printing. */

const customScenarios = [
  { name: 'With a loan of ten years', changes: { money: { financing: { kind: 'loan', rate: 0.06, years: 10 } } } },
  { name: 'Twelve panels', changes: { system: { arrays: [{ plane: 0, panels: 12, watts: 440 }], battery: null } } },
]

const phoenix: Home = Home.parse({
  ...SAMPLE_HOME,
  name: 'The house in Phoenix',
  region: { country: 'US', currency: 'USD' },
  place: {
    latitude: 33.4484,
    longitude: -112.074,
    name: 'Phoenix',
    region: 'Arizona',
    country: 'US',
    timeZone: 'America/Phoenix',
    found: 'town',
  },
  use: {
    amount: { kind: 'bill', perMonth: 180 },
    day: { kind: 'usual', atHome: 'mixed' },
    pool: { inAmount: true, kwhPerYear: 1_800 },
  },
  tariff: {
    name: 'A tariff by hours',
    buying: {
      periods: [{ blocks: [{ upTo: null, price: 0.12 }] }, { blocks: [{ upTo: null, price: 0.29 }] }],
      weekday: Array.from({ length: 12 }, () => '000000000000000011110000'),
      weekend: Array.from({ length: 12 }, () => '0'.repeat(24)),
    },
    fixedPerMonth: 15,
    selling: { kind: 'net-billing', price: 0.062 },
  },
  money: {
    ...SAMPLE_HOME.money,
    price: { kind: 'by-size', each: 2_900 },
    batteryPrice: { kind: 'by-size', each: 900 },
    incentives: [],
    financing: { kind: 'cash' },
    quote: { from: 'Desert Solar', kwp: 9, price: 33_000, kwhPerYear: 19_000, priceRise: 0.06, paidBackInYears: 7 },
  },
  scenarios: customScenarios,
  provenance: {},
})

const pune: Home = Home.parse({
  ...SAMPLE_HOME,
  name: 'Pune',
  region: { country: 'IN', currency: 'INR' },
  place: {
    latitude: 18.5196,
    longitude: 73.8554,
    name: 'Pune',
    region: 'Maharashtra',
    country: 'IN',
    timeZone: 'Asia/Kolkata',
    found: 'town',
  },
  use: { amount: { kind: 'bill', perMonth: 3_000 }, day: { kind: 'usual', atHome: 'away' } },
  roof: { planes: [{ tilt: 15, azimuth: 180, mounting: 'ground' }] },
  system: { arrays: [{ plane: 0, panels: 8, watts: 540 }] },
  tariff: {
    buying: {
      periods: [
        {
          blocks: [
            { upTo: 100, price: 5.9 },
            { upTo: 300, price: 11.7 },
            { upTo: 500, price: 16.1 },
            { upTo: null, price: 18.5 },
          ],
        },
      ],
    },
    fixedPerMonth: 130,
    selling: { kind: 'net-metering', carried: 'kwh', settlementMonth: 3, leftOverPrice: 2.9 },
  },
  money: {
    price: { kind: 'by-size', each: 60_000 },
    incentives: [{ kind: 'flat', name: 'State grant', on: true, of: 'panels', amount: 78_000 }],
    years: 25,
    financing: { kind: 'loan', deposit: 40_000, rate: 0.07, years: 10 },
    quote: { from: 'Surya', kwp: 4.3, price: 260_000, kwhPerYear: 6_100 },
  },
  scenarios: customScenarios,
  provenance: {},
})

export const FILLED_HOMES: Readonly<Record<'Phoenix' | 'Berlin' | 'Pune', Home>> = {
  Phoenix: phoenix,
  Berlin: { ...SAMPLE_HOME, scenarios: [...SAMPLE_HOME.scenarios, ...customScenarios] },
  Pune: pune,
}
