import { computeMeanDayLight } from '#shared/solar/mean-day-light.ts'
import { computePlaneYear } from '#shared/solar/orientation.ts'
import { systemModel } from '#shared/solar/photovoltaics.ts'
import { classifyPlane, type ReferencePlace, type ReferencePlane, readPvwatts } from './references.ts'
import { mean, percentDifference, round, summarize, total } from './statistics.ts'

/**
 * The model chain alone, with each place's monthly irradiation and temperature as input, but not the reference's
 * diffuse light.
 */
export async function measureYields() {
  const { source, systemKw, places } = await readPvwatts()
  const planes = places.flatMap((place) => place.planes.map((plane) => measurePlane(place, plane, systemKw)))
  const kinds = [...new Set(planes.map(({ kind }) => kind))]
  const roofs = planes.filter(({ kind }) => kind !== 'rackTowardsEquator')
  const months = planes.flatMap((plane) => plane.months)
  return {
    source,
    places: places.map(({ name, latitude, longitude, weather }) => ({ name, latitude, longitude, weather })),
    irradiation: summarize(planes.map(({ irradiation }) => irradiation)),
    ac: summarize(planes.map(({ ac }) => ac)),
    acOfRoofs: summarize(roofs.map(({ ac }) => ac)),
    acByMonth: { cases: months.length, mean: round(mean(months.map(Math.abs))) },
    byKind: kinds.map((kind) => {
      const ofKind = planes.filter((plane) => plane.kind === kind)
      return {
        kind,
        irradiation: summarize(ofKind.map(({ irradiation }) => irradiation)),
        ac: summarize(ofKind.map(({ ac }) => ac)),
      }
    }),
    byCase: planes.map(({ place, kind, irradiation, ac }) => ({
      place,
      kind,
      irradiation: round(irradiation),
      ac: round(ac),
    })),
  }
}

function measurePlane(place: ReferencePlace, plane: ReferencePlane, systemKw: number) {
  const { latitude, global, temperature } = place
  const light = computeMeanDayLight({ latitude, global, temperature })
  const year = computePlaneYear(light, systemModel({ mounting: plane.mounting }), plane)
  const ac = Array.from(year.monthlyYield, (value) => value * systemKw)
  return {
    place: place.name,
    kind: classifyPlane(place, plane),
    irradiation: percentDifference(year.irradiation, total(plane.irradiation)),
    ac: percentDifference(total(ac), total(plane.ac)),
    months: ac.map((value, month) => percentDifference(value, plane.ac[month] ?? Number.NaN)),
  }
}
