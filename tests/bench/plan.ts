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
  const preset = await loadPreset('US', 'US-AZ')
  const bill = { kind: 'bill', perMonth: 180 } as const
  const typical = createTypicalHome(preset, { start: '2026-12', subdivision: 'US-AZ' })
  const first = withDefaultRoof({
    ...typical,
    place: { ...PLACE, name: 'Phoenix' },
    use: { ...typical.use, amount: bill },
    tariff: { ...typical.tariff, selling: { kind: 'net-billing', price: 0.069 } },
  })
  const recommend = (home: Home) =>
    withDefaultSystem(home, { ...fresh(), solar: computeRoofSolarOutput(roofSolarInputsOf(home), place) }, preset)
  const choices = { 'from a town and a bill': first, 'with two planes and peak hours': withoutSystem(HOME) }
  for (const [what, home] of Object.entries(choices)) {
    print(
      `Recommendation ${what}`,
      median(5, () => runToCompletion(recommend(home))),
      'goal 300 ms',
    )
    print('    its longest piece', measureLongestSlice(recommend(home)), 'goal 50 ms')
  }
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
