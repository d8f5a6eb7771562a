import { CLOCKS_FORWARD } from '#shared/calendar.ts'
import { loadProfiles } from '#shared/energy/load-profiles.ts'
import { atOnce, type Pieces } from '#shared/home/plan/pieces.ts'
import { sunOfRoof } from '#shared/home/plan/sun-of-roof.ts'
import type { Surroundings } from '#shared/home/plan/surroundings.ts'
import { batteriesOf, outageOf, outlookOf, planOf, scenariosOf, sizesOf } from '#shared/home/plan.ts'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { tableResource } from '#shared/solar/resource.ts'
import { BUSY_HOME as HOME } from './busy-home.ts'
import { median } from './median.ts'
import { row } from './report.ts'

const PLACE = { latitude: 33.45, longitude: -112.07, utcOffset: -7 }

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
    median(5, () => atOnce(scenariosOf(HOME, fresh(), []))),
  )
  print(
    'An outage in every hour',
    median(5, () => outageOf(HOME, fresh())),
  )
}
