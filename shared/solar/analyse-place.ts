import { MONTH_DAYS } from './extraterrestrial.ts'
import type { Horizon } from './horizon.ts'
import type { Light } from './light.ts'
import { bestPlane, yieldMap } from './loss-map.ts'
import { type HourOfAnalysis, hoursOfMeanDays } from './mean-days.ts'
import { type PlaneYear, planeYear, yearlyYield } from './orientation.ts'
import { type SystemModel, type SystemOptions, systemModel } from './photovoltaics.ts'
import { placeModel } from './place-model.ts'
import type { Plane } from './plane.ts'
import { type SolarResource, yearlyMean } from './resource.ts'
import {
  monthlyDeviation,
  rangeAround,
  type Scatter,
  SYSTEM_YEARS,
  scatterOf,
  type YieldRange,
  yearlyDeviation,
} from './yield-range.ts'

export interface PlaceAnalysisInput {
  /** [°] + north */
  readonly latitude: number
  readonly resource: SolarResource
  /** The user's own roof. */
  readonly roof: Plane
  /** Power of the modules [kWp]. */
  readonly peakPower: number
  readonly system?: SystemOptions
  /** Reflectivity of the ground [-]. */
  readonly albedo?: number
  /** What stands around; without it the horizon is flat. */
  readonly horizon?: Horizon
}

/** One month of the table a screen shows. Irradiation is per month [kWh/m²], yield is of the whole system [kWh]. */
export interface MonthOfAnalysis {
  /** 0…11 */
  readonly month: number
  readonly days: number
  /** Peak sun hours of the month's mean day: irradiation of the open horizontal [kWh/m²/day]. */
  readonly peakSunHours: number
  /** [°C] */
  readonly temperature: number
  readonly horizontal: number
  readonly roof: number
  readonly best: number
  readonly roofYield: YieldRange
  readonly bestYield: number
}

export interface PlaceAnalysis {
  /** Peak sun hours a day over the year, from the climate: open horizontal [kWh/m²/day]. */
  readonly peakSunHours: number
  readonly months: readonly MonthOfAnalysis[]
  /** 288 hours: twelve mean days of 24. */
  readonly hours: readonly HourOfAnalysis[]
  /** Irradiation of a year [kWh/m²]. */
  readonly horizontal: number
  readonly roof: PlaneResult
  readonly best: PlaneResult
  /** Yearly yield of the whole system on the user's roof, as the mean of the {@link SYSTEM_YEARS} it serves [kWh]. */
  readonly roofYield: YieldRange
  /** The same of one year. */
  readonly singleYear: YieldRange
  /** How far single months and years of the roof's yield lie from the long-term mean. */
  readonly scatter: Scatter
  /** Yearly AC yield of every plane [kWh/kWp]; see `yieldMap` for its order. */
  readonly map: Float64Array
  /** What further questions about the same place need: {@link yieldOf}, {@link lossOf}. */
  readonly place: Light
  readonly system: SystemModel
}

export interface PlaneResult extends Plane {
  /** [kWh/m²] a year */
  readonly irradiation: number
  /** Irradiation of a mean day [kWh/m²/day]. */
  readonly peakSunHours: number
  /** AC [kWh/kWp] a year */
  readonly yield: number
  /** Share of the best plane's yield that this one misses [-], 0…1. */
  readonly loss: number
}

/**
 * The whole analysis of a place: light, roof, best plane, and the yield of every other.
 *
 * Error against NREL's PVWatts V8, given a place's own climate: see the accuracy page (`accuracy.json`). Times are
 * true solar time: the sun stands highest at 12.
 * @throws RangeError when the place, climate, roof or system has no meaning
 */
export function analysePlace(input: PlaceAnalysisInput): PlaceAnalysis {
  const { latitude, resource, peakPower, albedo, horizon } = input
  if (!(peakPower > 0 && Number.isFinite(peakPower))) throw new RangeError('The power of the modules must be above 0')
  const system = systemModel(input.system)
  const place = placeModel({
    latitude,
    global: resource.global,
    temperature: resource.temperature,
    ...(resource.diffuse && { diffuse: resource.diffuse }),
    ...(albedo !== undefined && { albedo }),
    ...(horizon && { horizon }),
  })
  const map = yieldMap(place, system)
  const highest = bestPlane(place, system, map, latitude)
  const roof = planeYear(place, system, input.roof)
  const best = planeYear(place, system, highest)
  const scatter = scatterOf(roof)
  // The search ends at whole degrees; a roof between them may be better by a hair, and is then the best there is.
  const ceiling = Math.max(best.yield, roof.yield)
  return {
    peakSunHours: yearlyMean(resource.global),
    months: months(input, roof, best, scatter),
    hours: hoursOfMeanDays(place, roof, peakPower),
    horizontal: yearlyMean(resource.global) * 365,
    roof: planeResult(input.roof, roof, ceiling),
    best: planeResult(highest, best, best.yield),
    roofYield: rangeAround(roof.yield * peakPower, yearlyDeviation(scatter, resource, SYSTEM_YEARS)),
    singleYear: rangeAround(roof.yield * peakPower, yearlyDeviation(scatter, resource)),
    scatter,
    map,
    place,
    system,
  }
}

/** Yearly AC yield of another plane at the same place [kWh/kWp]. */
export const yieldOf = ({ place, system }: PlaceAnalysis, plane: Plane) => yearlyYield(place, system, plane)

/** What another plane misses of the best one's yearly yield [share], 0…1. */
export const lossOf = (analysis: PlaceAnalysis, plane: Plane) => missing(yieldOf(analysis, plane), analysis.best.yield)

/** A plane's loss is nothing where no plane yields anything. */
const missing = (value: number, best: number) => (best > 0 ? Math.max(0, 1 - value / best) : 0)

const planeResult = ({ tilt, azimuth }: Plane, year: PlaneYear, best: number): PlaneResult => ({
  tilt,
  azimuth,
  irradiation: year.irradiation,
  peakSunHours: year.irradiation / 365,
  yield: year.yield,
  loss: missing(year.yield, best),
})

function months(
  { resource, peakPower }: PlaceAnalysisInput,
  roof: PlaneYear,
  best: PlaneYear,
  scatter: Scatter,
): MonthOfAnalysis[] {
  return MONTH_DAYS.map((days, month) => ({
    month,
    days,
    peakSunHours: resource.global[month] as number,
    temperature: resource.temperature[month] as number,
    horizontal: (resource.global[month] as number) * days,
    roof: roof.monthlyIrradiation[month] as number,
    best: best.monthlyIrradiation[month] as number,
    roofYield: rangeAround(
      (roof.monthlyYield[month] as number) * peakPower,
      monthlyDeviation(month, scatter, resource),
    ),
    bestYield: (best.monthlyYield[month] as number) * peakPower,
  }))
}
