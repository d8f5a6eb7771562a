import { analysePlace } from '#shared/solar/analyse-place.ts'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { type SolarResource, tableResource, yearlyMean } from '#shared/solar/resource.ts'
import { rangeAround, type YieldRange } from '#shared/solar/yield-range.ts'
import { kindOf, ourClimate, type ReferencePlace, type ReferencePlane, readPvwatts } from './references.ts'
import { count, percentOff, rounded, summary, total } from './statistics.ts'

/** What a visitor gets, who gives nothing but the place: our climate through our chain, with its range. */
export async function measureEndToEnd() {
  const { systemKw, places } = await readPvwatts()
  const table = await loadClimateTable()
  const fine = await Promise.all(
    places.map(async (place) => measurePlace(place, await ourClimate(place.latitude, place.longitude), systemKw)),
  )
  const coarse = places.map((place) =>
    measurePlace(place, tableResource(table, place.latitude, place.longitude), systemKw),
  )
  return {
    ...outcome(fine),
    byPlace: fine.map(({ place, sun, temperature, quality, planes }) => ({
      place,
      quality,
      sun: rounded(sun),
      temperatureDegrees: rounded(temperature, 1),
      planes: planes.map(({ kind, ac, range, holds }) => ({ kind, ac: rounded(ac), range: rounded(range, 1), holds })),
    })),
    withoutNetwork: outcome(coarse),
  }
}

type Measured = ReturnType<typeof measurePlace>

function outcome(places: readonly Measured[]) {
  const planes = places.flatMap((place) => place.planes)
  return {
    sun: summary(places.map(({ sun }) => sun)),
    temperatureDegrees: summary(
      places.map(({ temperature }) => temperature),
      1,
    ),
    ac: summary(planes.map(({ ac }) => ac)),
    /**
     * How many of the references lie between our P90 and P10, which should hold 8 of 10. A typical year stands for the
     * mean of many. The references are a model, so they cannot show how far models lie from real systems: without that
     * part of the range, what is left is the climate's.
     */
    inRange: {
      meanYear: count(planes.map(({ holds }) => holds)),
      meanYearOfClimateAlone: count(planes.map(({ climateHolds }) => climateHolds)),
      singleYear: count(planes.map(({ singleHolds }) => singleHolds)),
      month: count(planes.flatMap(({ monthsHold }) => monthsHold)),
    },
  }
}

function measurePlace(place: ReferencePlace, resource: SolarResource, systemKw: number) {
  return {
    place: place.name,
    quality: resource.quality,
    sun: percentOff(yearlyMean(resource.global), yearlyMean(place.global)),
    temperature: yearlyMean(resource.temperature) - yearlyMean(place.temperature),
    planes: place.planes.map((plane) => measurePlane(place, plane, resource, systemKw)),
  }
}

function measurePlane(place: ReferencePlace, plane: ReferencePlane, resource: SolarResource, systemKw: number) {
  const { roofYield, singleYear, months } = analysePlace({
    latitude: place.latitude,
    resource,
    roof: plane,
    peakPower: systemKw,
    system: { mounting: plane.mounting },
  })
  const reference = total(plane.ac)
  const climate = rangeAround(roofYield.p50, Math.hypot(resource.yearlyError, resource.siteError))
  return {
    kind: kindOf(place, plane),
    ac: percentOff(roofYield.p50, reference),
    /** Half of the way from P90 to P10 [% of P50]. */
    range: percentOff(roofYield.p10, roofYield.p50),
    holds: isInside(reference, roofYield),
    climateHolds: isInside(reference, climate),
    singleHolds: isInside(reference, singleYear),
    monthsHold: months.map((month, index) => isInside(plane.ac[index] ?? Number.NaN, month.roofYield)),
  }
}

const isInside = (value: number, { p90, p10 }: YieldRange) => value >= p90 && value <= p10
