import { loadProfiles } from '#shared/energy/load-profiles.ts'
import type { Home } from '#shared/home/home.ts'
import type { SiteData } from '#shared/plan/basis/site-data.ts'
import { runToCompletion, type TimeSliced } from '#shared/plan/basis/time-sliced.ts'
import { withDefaultSystem } from '#shared/plan/default-system.ts'
import {
  computeBatteryOptions,
  computeOutage,
  computeScenarios,
  computeSizes,
} from '#shared/plan/kinds/plan-comparisons.ts'
import { computeOutlook, computePlan } from '#shared/plan/plan.ts'
import { computeRoofSolarOutput, roofSolarInputsOf } from '#shared/plan/roof-solar-output.ts'
import { loadPreset } from '#shared/presets/load.ts'
import { createTypicalHome } from '#shared/presets/typical-home.ts'
import { withDefaultRoof } from '#shared/roof/default-roof.ts'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { tableResource } from '#shared/solar/resource.ts'
import { DAYLIGHT_SAVING } from '../support/daylight-saving.ts'
import { BUSY_HOME as HOME } from './busy-home.ts'
import { printTime, printTimes, timeOf } from './report.ts'

const PLACE = { latitude: 33.45, longitude: -112.07, utcOffset: -7 }

/** The longest time slice of a request [ms]: the longest delay of a keystroke. */
function measureLongestSlice(slices: TimeSliced<unknown>): number {
  let longest = 0
  let isDone = false
  while (!isDone)
    longest = Math.max(
      longest,
      timeOf(() => (isDone = slices.next().done ?? false)),
    )
  return longest
}

/** The home before a size is chosen. */
const withoutSystem = (home: Home): Home => {
  const { battery, ...system } = home.system
  return { ...home, system: { ...system, arrays: [] } }
}

/** Prints times of a home's plan with their budgets. Never fails. */
export async function printPlan() {
  const resource = tableResource(await loadClimateTable(), PLACE.latitude, PLACE.longitude)
  const profiles = await loadProfiles()
  const place = { ...PLACE, resource }
  const solar = computeRoofSolarOutput(roofSolarInputsOf(HOME), place)
  /** Site data with empty memos. */
  const fresh = (): SiteData => ({
    solar,
    profiles,
    location: { isSouthern: false, daylightSaving: DAYLIGHT_SAVING['north-america'] },
    today: '2026-11-21',
  })
  const siteData = fresh()
  let maintenance = 0
  const preset = await loadPreset('US', 'US-AZ')
  const typical = createTypicalHome(preset, { start: '2026-12', subdivision: 'US-AZ' })
  const first = withDefaultRoof({
    ...typical,
    place: { ...PLACE, name: 'Phoenix' },
    use: { ...typical.use, amount: { kind: 'bill', perMonth: 180 } },
    tariff: { ...typical.tariff, selling: { kind: 'net-billing', price: 0.069 } },
  })
  const recommend = (home: Home) =>
    withDefaultSystem(home, { ...fresh(), solar: computeRoofSolarOutput(roofSolarInputsOf(home), place) }, preset)
  /** Time-sliced work as a whole, and its longest slice. */
  function printSlices(what: string, slices: () => TimeSliced<unknown>, goal: number) {
    printTimes([[what, 5, () => runToCompletion(slices()), goal]])
    printTime('    its longest piece', measureLongestSlice(slices()), 50)
  }

  printTimes([
    ['The sun on two planes, 8,760 hours', 10, () => computeRoofSolarOutput(roofSolarInputsOf(HOME), place)],
    ['computePlan: two planes, battery, peak hours, 25 years', 20, () => computePlan(HOME, fresh()), 40],
    [
      '  when a price has changed, or money alone',
      20,
      () => computePlan({ ...HOME, money: { ...HOME.money, upkeepPerYear: ++maintenance } }, siteData),
    ],
  ])
  printSlices('Its range and tornado', () => computeOutlook(HOME, fresh()), 250)
  printSlices('A sweep over 40 sizes', () => computeSizes(HOME, fresh()), 300)
  printSlices('Recommendation from a town and a bill', () => recommend(first), 300)
  printSlices('Recommendation with two planes and peak hours', () => recommend(withoutSystem(HOME)), 300)
  printTimes([
    ['Eleven batteries', 5, () => runToCompletion(computeBatteryOptions(HOME, fresh()))],
    ['Four scenarios', 5, () => runToCompletion(computeScenarios(HOME, fresh(), []))],
    ['An outage in every hour', 5, () => computeOutage(HOME, fresh())],
  ])
}
