import { planeYear } from '#shared/solar/orientation.ts'
import { systemModel } from '#shared/solar/photovoltaics.ts'
import { placeModel } from '#shared/solar/place-model.ts'
import { kindOf, type ReferencePlace, type ReferencePlane, readPvwatts } from './references.ts'
import { mean, percentOff, rounded, summary, total } from './statistics.ts'

/**
 * The chain alone: each place's own monthly irradiation and temperature go in, as the product would have them, not the
 * diffuse light that the reference also knows.
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
    irradiation: summary(planes.map(({ irradiation }) => irradiation)),
    ac: summary(planes.map(({ ac }) => ac)),
    acOfRoofs: summary(roofs.map(({ ac }) => ac)),
    acByMonth: { cases: months.length, mean: rounded(mean(months.map(Math.abs))) },
    byKind: kinds.map((kind) => {
      const ofKind = planes.filter((plane) => plane.kind === kind)
      return {
        kind,
        irradiation: summary(ofKind.map(({ irradiation }) => irradiation)),
        ac: summary(ofKind.map(({ ac }) => ac)),
      }
    }),
    byCase: planes.map(({ place, kind, irradiation, ac }) => ({
      place,
      kind,
      irradiation: rounded(irradiation),
      ac: rounded(ac),
    })),
  }
}

function measurePlane(place: ReferencePlace, plane: ReferencePlane, systemKw: number) {
  const { latitude, global, temperature } = place
  const light = placeModel({ latitude, global, temperature })
  const year = planeYear(light, systemModel({ mounting: plane.mounting }), plane)
  const ac = Array.from(year.monthlyYield, (value) => value * systemKw)
  return {
    place: place.name,
    kind: kindOf(place, plane),
    irradiation: percentOff(year.irradiation, total(plane.irradiation)),
    ac: percentOff(total(ac), total(plane.ac)),
    months: ac.map((value, month) => percentOff(value, plane.ac[month] ?? Number.NaN)),
  }
}
