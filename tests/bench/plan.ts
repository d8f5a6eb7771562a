import { DAYLIGHT_SAVING } from '#shared/calendar.ts'
import { loadProfiles } from '#shared/energy/load-profiles.ts'
import {
  computeBatteryOptions,
  computeOutage,
  computeOutlook,
  computePlan,
  computeScenarios,
  computeSizes,
} from '#shared/home/plan/plan.ts'
import { computeRoofSolarOutput, roofSolarInputsOf } from '#shared/home/plan/roof-solar-output.ts'
import type { SiteData } from '#shared/home/plan/site-data.ts'
import { runToCompletion, type TimeSliced } from '#shared/home/plan/time-sliced.ts'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { tableResource } from '#shared/solar/resource.ts'
import { BUSY_HOME as HOME } from './busy-home.ts'
import { median } from './median.ts'
import { formatRow } from './report.ts'

const PLACE = { latitude: 33.45, longitude: -112.07, utcOffset: -7 }

/** The longest time slice of a request [ms]: the longest delay of a keystroke. */
function measureLongestSlice(slices: TimeSliced<unknown>): number {
  let longest = 0
  for (;;) {
    const start = performance.now()
    const { done } = slices.next()
    longest = Math.max(longest, performance.now() - start)
    if (done) return longest
  }
}

/** Prints times of a home's plan with their budgets. Never fails. */
export async function printPlan() {
  const resource = tableResource(await loadClimateTable(), PLACE.latitude, PLACE.longitude)
  const profiles = await loadProfiles()
  const place = { ...PLACE, resource }
  const solar = computeRoofSolarOutput(roofSolarInputsOf(HOME), place)
  /** With empty memos. */
  const fresh = (): SiteData => ({
    solar,
    profiles,
    location: { isSouthern: false, daylightSaving: DAYLIGHT_SAVING['north-america'] },
    today: '2026-11-21',
  })
  const print = (what: string, time: number, baseline?: string) => formatRow(what, `${time.toFixed(1)} ms`, baseline)

  print(
    'The sun on two planes, 8,760 hours',
    median(10, () => computeRoofSolarOutput(roofSolarInputsOf(HOME), place)),
  )
  print(
    'computePlan: two planes, battery, peak hours, 25 years',
    median(20, () => computePlan(HOME, fresh())),
    'goal 40 ms',
  )
  const siteData = fresh()
  let maintenance = 0
  print(
    '  when a price has changed, or money alone',
    median(20, () => {
      maintenance += 1
      return computePlan({ ...HOME, money: { ...HOME.money, upkeepPerYear: maintenance } }, siteData)
    }),
  )
  print(
    '  with range and tornado',
    median(5, () => {
      const own = fresh()
      computePlan(HOME, own)
      return runToCompletion(computeOutlook(HOME, own))
    }),
    'goal 250 ms',
  )
  print('    its longest piece', measureLongestSlice(computeOutlook(HOME, fresh())), 'goal 50 ms')
  print(
    'A sweep over 40 sizes',
    median(5, () => runToCompletion(computeSizes(HOME, fresh()))),
    'goal 300 ms',
  )
  print('    its longest piece', measureLongestSlice(computeSizes(HOME, fresh())), 'goal 50 ms')
  print(
    'Eleven batteries',
    median(5, () => runToCompletion(computeBatteryOptions(HOME, fresh()))),
  )
  print(
    'Four scenarios',
    median(5, () => runToCompletion(computeScenarios(HOME, fresh(), []))),
  )
  print(
    'An outage in every hour',
    median(5, () => computeOutage(HOME, fresh())),
  )
}
