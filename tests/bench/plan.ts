import { CLOCKS_FORWARD } from '#shared/calendar.ts'
import { loadProfiles } from '#shared/energy/load-profiles.ts'
import { Home } from '#shared/home/home.ts'
import { atOnce, type Pieces } from '#shared/home/plan/pieces.ts'
import { sunOfRoof } from '#shared/home/plan/sun-of-roof.ts'
import type { Surroundings } from '#shared/home/plan/surroundings.ts'
import { batteriesOf, outageOf, outlookOf, planOf, scenariosOf, sizesOf } from '#shared/home/plan.ts'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { tableResource } from '#shared/solar/resource.ts'
import { median } from './median.ts'
import { row } from './report.ts'

const PLACE = { latitude: 33.45, longitude: -112.07, utcOffset: -7 }

/** Two planes, a battery kept for dear hours, prices by hour and season, a loan, 25 years, room for 40 panels. */
const HOME = Home.parse({
  version: 1,
  region: { country: 'US', currency: 'USD' },
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

/** The longest piece of a question [ms]: what a keystroke may have to wait for. */
function longestPiece(pieces: Pieces<unknown>): number {
  let longest = 0
  for (;;) {
    const start = performance.now()
    const { done } = pieces.next()
    longest = Math.max(longest, performance.now() - start)
    if (done) return longest
  }
}

/** Prints what a home's plan costs, beside the goals; nothing fails here. */
export async function printPlan() {
  const resource = tableResource(await loadClimateTable(), PLACE.latitude, PLACE.longitude)
  const profiles = await loadProfiles()
  const place = { ...PLACE, resource }
  const sun = sunOfRoof(HOME, place)
  /** Nothing known yet. */
  const fresh = (): Surroundings => ({
    sun,
    profiles,
    where: { southern: false, forward: CLOCKS_FORWARD['north-america'] },
    today: '2026-11-21',
  })
  const print = (what: string, time: number, beside?: string) => row(what, `${time.toFixed(1)} ms`, beside)

  print(
    'The sun on two planes, 8,760 hours',
    median(10, () => sunOfRoof(HOME, place)),
  )
  print(
    'planOf: two planes, battery, dear hours, 25 years',
    median(20, () => planOf(HOME, fresh())),
    'goal 40 ms',
  )
  const around = fresh()
  let upkeep = 0
  print(
    '  when a price has changed, or money alone',
    median(20, () => {
      upkeep += 1
      return planOf({ ...HOME, money: { ...HOME.money, upkeepPerYear: upkeep } }, around)
    }),
  )
  print(
    '  with range and tornado',
    median(5, () => {
      const own = fresh()
      planOf(HOME, own)
      return atOnce(outlookOf(HOME, own))
    }),
    'goal 250 ms',
  )
  print('    its longest piece', longestPiece(outlookOf(HOME, fresh())), 'goal 50 ms')
  print(
    'A sweep over 40 sizes',
    median(5, () => atOnce(sizesOf(HOME, fresh()))),
    'goal 300 ms',
  )
  print('    its longest piece', longestPiece(sizesOf(HOME, fresh())), 'goal 50 ms')
  print(
    'Eleven batteries',
    median(5, () => atOnce(batteriesOf(HOME, fresh()))),
  )
  print(
    'Four scenarios',
    median(5, () => atOnce(scenariosOf(HOME, fresh()))),
  )
  print(
    'An outage in every hour',
    median(5, () => outageOf(HOME, fresh())),
  )
}
