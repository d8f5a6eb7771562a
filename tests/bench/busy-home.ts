import { Home } from '#shared/home/home.ts'

/** Two planes, a battery reserved for peak hours, prices by hour and season, a loan, 25 years, room for 40 panels. */
export const BUSY_HOME = Home.parse({
  version: 1,
  region: { country: 'US', currency: 'USD' },
  place: { latitude: 33.45, longitude: -112.07, timeZone: 'America/Phoenix' },
  use: { amount: { kind: 'bill', perMonth: 180 }, day: { kind: 'usual', atHome: 'mixed' } },
  roof: {
    planes: [
      { tilt: 20, azimuth: 180, room: { kind: 'panels', count: 24 } },
      { tilt: 20, azimuth: 270, room: { kind: 'panels', count: 16 } },
    ],
  },
  system: {
    arrays: [
      { plane: 0, panels: 12, watts: 440 },
      { plane: 1, panels: 6, watts: 440 },
    ],
    battery: { usableKwh: 10, powerKw: 5, roundTrip: 0.9, reserve: 0.1, rule: 'dear-hours' },
    backup: [{ name: 'Refrigerator', watts: 150, hoursPerDay: 24 }],
  },
  tariff: {
    buying: {
      periods: [0.12, 0.18, 0.32].map((price) => ({ blocks: [{ upTo: null, price }] })),
      weekday: Array.from(
        { length: 12 },
        (_, month) => `0000000111111111${month > 3 && month < 10 ? '2222' : '1111'}1000`,
      ),
      weekend: Array.from({ length: 12 }, () => '0'.repeat(24)),
    },
    fixedPerMonth: 15,
    selling: { kind: 'net-billing', price: 0.06 },
    exportLimit: { kind: 'share', ofPeak: 0.8 },
  },
  money: {
    price: { kind: 'by-size', each: 2_800 },
    batteryPrice: { kind: 'by-size', each: 900 },
    priceRise: 0.03,
    inflation: 0.02,
    discount: 0.05,
    years: 25,
    financing: { kind: 'loan', deposit: 3_000, rate: 0.06, years: 15 },
  },
})
