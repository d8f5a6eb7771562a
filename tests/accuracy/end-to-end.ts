import { analyzePlace } from '#shared/solar/analyze-place.ts'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { type SolarResource, tableResource, yearlyMean } from '#shared/solar/resource.ts'
import { normalYieldRange, type YieldRange } from '#shared/solar/yield-range.ts'
import { classifyPlane, loadOurClimate, type ReferencePlace, type ReferencePlane, readPvwatts } from './references.ts'
import { countHolding, percentDifference, round, summarize, total } from './statistics.ts'

/** Errors for visitors who give only a place: our climate through the whole model, with its range. */
export async function measureEndToEnd() {
  const { systemKw, places } = await readPvwatts()
  const table = await loadClimateTable()
  const fine = await Promise.all(
    places.map(async (place) => measurePlace(place, await loadOurClimate(place.latitude, place.longitude), systemKw)),
  )
  const coarse = places.map((place) =>
    measurePlace(place, tableResource(table, place.latitude, place.longitude), systemKw),
  )
  return {
    ...outcome(fine),
    byPlace: fine.map(({ place, sun, temperature, quality, planes }) => ({
      place,
      quality,
      sun: round(sun),
      temperatureDegrees: round(temperature, 1),
      planes: planes.map(({ kind, ac, range, holds }) => ({ kind, ac: round(ac), range: round(range, 1), holds })),
    })),
    withoutNetwork: outcome(coarse),
  }
}

type Measured = ReturnType<typeof measurePlace>

function outcome(places: readonly Measured[]) {
  const planes = places.flatMap((place) => place.planes)
  return {
    sun: summarize(places.map(({ sun }) => sun)),
    temperatureDegrees: summarize(
      places.map(({ temperature }) => temperature),
      1,
    ),
    ac: summarize(planes.map(({ ac }) => ac)),
    /**
     * Number of references between our P90 and P10; 8 of 10 are expected. A typical year represents the mean of many
     * years. The references are models themselves, so they cannot show the error of models against real systems:
     * without that part, the climate's error remains.
     */
    inRange: {
      meanYear: countHolding(planes.map(({ holds }) => holds)),
      meanYearOfClimateAlone: countHolding(planes.map(({ climateHolds }) => climateHolds)),
      singleYear: countHolding(planes.map(({ singleHolds }) => singleHolds)),
      month: countHolding(planes.flatMap(({ monthsHold }) => monthsHold)),
    },
  }
}

function measurePlace(place: ReferencePlace, resource: SolarResource, systemKw: number) {
  return {
    place: place.name,
    quality: resource.quality,
    sun: percentDifference(yearlyMean(resource.global), yearlyMean(place.global)),
    temperature: yearlyMean(resource.temperature) - yearlyMean(place.temperature),
    planes: place.planes.map((plane) => measurePlane(place, plane, resource, systemKw)),
  }
}

function measurePlane(place: ReferencePlace, plane: ReferencePlane, resource: SolarResource, systemKw: number) {
  const { roofYield, singleYear, months } = analyzePlace({
    latitude: place.latitude,
    resource,
    roof: plane,
    peakPower: systemKw,
    system: { mounting: plane.mounting },
  })
  const reference = total(plane.ac)
  const climate = normalYieldRange(roofYield.p50, Math.hypot(resource.yearlyError, resource.siteError))
  return {
    kind: classifyPlane(place, plane),
    ac: percentDifference(roofYield.p50, reference),
    /** Half width of the range from P90 to P10 [% of P50]. */
    range: percentDifference(roofYield.p10, roofYield.p50),
    holds: isInside(reference, roofYield),
    climateHolds: isInside(reference, climate),
    singleHolds: isInside(reference, singleYear),
    monthsHold: months.map((month, index) => isInside(plane.ac[index] ?? Number.NaN, month.roofYield)),
  }
}

const isInside = (value: number, { p90, p10 }: YieldRange) => value >= p90 && value <= p10
