import { planeYear } from '#shared/solar/orientation.ts'
import { systemModel } from '#shared/solar/photovoltaics.ts'
import { placeModel } from '#shared/solar/place-model.ts'
import { scatterOf } from '#shared/solar/yield-range.ts'
import { ourClimate, readScatter, type ScatterPlace } from './references.ts'
import { mean, rounded, total } from './statistics.ts'

/** How much months and years scatter [% of their mean]: what we make of the climate, and what PVGIS found over the years. */
export async function measureScatter() {
  const { source, places } = await readScatter()
  const measured = await Promise.all(places.map(measurePlace))
  const months = measured.flatMap(({ monthly }) => monthly)
  return {
    source,
    /** Mean unsigned difference [percentage points]. */
    monthPoints: rounded(mean(months.map(([ours, reference]) => Math.abs(ours - reference))), 1),
    monthBiasPoints: rounded(mean(months.map(([ours, reference]) => ours - reference)), 1),
    byPlace: measured.map(({ name, years, yearly, monthly }) => {
      const steadiest = monthly.reduce((least, month) => (month[1] < least[1] ? month : least))
      const unruliest = monthly.reduce((most, month) => (month[1] > most[1] ? month : most))
      const shown = ([ours, reference]: readonly [number, number]) => ({
        ours: rounded(ours, 1),
        reference: rounded(reference, 1),
      })
      return { name, years, year: shown(yearly), steadiestMonth: shown(steadiest), unruliestMonth: shown(unruliest) }
    }),
  }
}

async function measurePlace({ name, latitude, longitude, tilt, years, ...reference }: ScatterPlace) {
  const { global, temperature } = await ourClimate(latitude, longitude)
  const system = systemModel({ mounting: 'rack' })
  const { monthly, yearly } = scatterOf(
    planeYear(placeModel({ latitude, global, temperature }), system, { tilt, azimuth: 180 }),
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
