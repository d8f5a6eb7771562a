import { Home } from '#shared/home/home.ts'

/** A home with figures in every part, as the planner stores it. */
export const SAMPLE_HOME: Home = Home.parse({
  version: 1,
  name: 'Our house',
  region: { country: 'DE', currency: 'EUR' },
  place: {
    latitude: 52.5244,
    longitude: 13.4105,
    name: 'Berlin',
    country: 'DE',
    timeZone: 'Europe/Berlin',
    found: 'town',
  },
  use: {
    amount: { kind: 'bill', perMonth: 120 },
    people: 4,
    day: { kind: 'usual', atHome: 'mixed' },
    car: { inAmount: false, kmPerYear: 12_000, charging: 'night' },
    heatPump: { inAmount: true, kwhPerYear: 3_200, emitters: 'floor' },
  },
  roof: {
    planes: [
      { tilt: 35, azimuth: 180, room: { kind: 'panels', count: 18 }, obstacles: [{ from: 90, to: 120, altitude: 20 }] },
      { tilt: 35, azimuth: 270, room: { kind: 'area', squareMetres: 30 } },
    ],
  },
  system: {
    start: '2026-12-01',
    arrays: [
      { plane: 0, panels: 16, watts: 440 },
      { plane: 1, panels: 6, watts: 440 },
    ],
    inverterKw: 8,
    battery: { usableKwh: 10, powerKw: 5, roundTrip: 0.9, reserve: 0.1, rule: 'self-use' },
    backup: [{ name: 'Refrigerator', watts: 150, hoursPerDay: 24 }],
  },
  tariff: {
    buying: { periods: [{ blocks: [{ upTo: null, price: 0.387 }] }] },
    fixedPerMonth: 12,
    selling: {
      kind: 'feed-in',
      steps: [
        {
          untilYear: 20,
          bands: [
            { upToKw: 10, price: 0.077 },
            { upToKw: null, price: 0.0666 },
          ],
        },
      ],
    },
    exportLimit: { kind: 'share', ofPeak: 0.6 },
  },
  money: {
    price: { kind: 'total', total: 14_000 },
    batteryPrice: { kind: 'by-size', each: 575 },
    incentives: [{ kind: 'flat', name: 'Town grant', on: true, of: 'panels', amount: 500 }],
    upkeepPerYear: 150,
    inverterRenewal: { year: 13, cost: 1_500 },
    priceRise: 0.02,
    inflation: 0.02,
    discount: 0.03,
    years: 25,
    financing: { kind: 'loan', deposit: 4_000, rate: 0.05, years: 15 },
    quote: { from: 'Sun & Sons', kwp: 9.9, price: 15_500, kwhPerYear: 9_900, priceRise: 0.05 },
  },
  scenarios: [{ name: 'Without battery', changes: { system: { battery: null } } }],
  provenance: { 'tariff.selling': { kind: 'typical', figure: 'DE.selling', asOf: '2026-02-28' } },
})
