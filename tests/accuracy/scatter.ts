import { computeMeanDayLight } from '#shared/solar/mean-day-light.ts'
import { computePlaneYear } from '#shared/solar/orientation.ts'
import { systemModel } from '#shared/solar/photovoltaics.ts'
import { estimateScatter } from '#shared/solar/yield-range.ts'
import { loadOurClimate, readScatter, type ScatterPlace } from './references.ts'
import { mean, round, total } from './statistics.ts'

/** Year-to-year variation of months and years [% of their mean]: ours, and that of PVGIS. */
export async function measureScatter() {
  const { source, places } = await readScatter()
  const measured = await Promise.all(places.map(measurePlace))
  const months = measured.flatMap(({ monthly }) => monthly)
  return {
    source,
    /** Mean absolute difference [percentage points]. */
    monthPoints: round(mean(months.map(([ours, reference]) => Math.abs(ours - reference))), 1),
    monthBiasPoints: round(mean(months.map(([ours, reference]) => ours - reference)), 1),
    byPlace: measured.map(({ name, years, yearly, monthly }) => {
      const leastVariable = monthly.reduce((least, month) => (month[1] < least[1] ? month : least))
      const mostVariable = monthly.reduce((most, month) => (month[1] > most[1] ? month : most))
      const shown = ([ours, reference]: readonly [number, number]) => ({
        ours: round(ours, 1),
        reference: round(reference, 1),
      })
      return {
        name,
        years,
        year: shown(yearly),
        steadiestMonth: shown(leastVariable),
        unruliestMonth: shown(mostVariable),
      }
    }),
  }
}

async function measurePlace({ name, latitude, longitude, tilt, years, ...reference }: ScatterPlace) {
  const { global, temperature } = await loadOurClimate(latitude, longitude)
  const system = systemModel({ mounting: 'rack' })
  const { monthly, yearly } = estimateScatter(
    computePlaneYear(computeMeanDayLight({ latitude, global, temperature }), system, { tilt, azimuth: 180 }),
  )
  return {
    name,
    years,
    yearly: [100 * yearly, (100 * reference.yearlyDeviation) / total(reference.mean)] as const,
    monthly: monthly.map(
      (ours, month) =>
        [100 * ours, (100 * (reference.deviation[month] as number)) / (reference.mean[month] as number)] as const,
    ),
  }
}
