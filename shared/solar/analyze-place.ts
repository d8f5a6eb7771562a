import { addTo, MONTH_DAYS } from '../calendar.ts'
import type { Horizon } from './horizon.ts'
import type { Light } from './light.ts'
import { computeYieldMap, findBestPlane } from './loss-map.ts'
import { computeMeanDayLight } from './mean-day-light.ts'
import { computePlaneYear, computeYearlyYield, type PlaneYear } from './orientation.ts'
import { SYSTEM_YEARS, type SystemModel, type SystemOptions, systemModel } from './photovoltaics.ts'
import type { Plane } from './plane.ts'
import { type SolarResource, yearlyMean } from './resource.ts'
import {
  estimateScatter,
  monthlyStandardDeviation,
  normalYieldRange,
  type Scatter,
  type YieldRange,
  yearlyStandardDeviation,
} from './yield-range.ts'

export interface PlaceAnalysisInput {
  /** [°] + north */
  readonly latitude: number
  readonly resource: SolarResource
  readonly roof: Plane
  /** Module power [kWp]. */
  readonly peakPower: number
  readonly system?: SystemOptions
  /** Ground albedo [-]. */
  readonly albedo?: number
  readonly horizon?: Horizon
}

/** Irradiation per month [kWh/m²]; yield of the whole system [kWh]. */
export interface AnalysisMonth {
  /** 0…11 */
  readonly month: number
  readonly days: number
  /** Daily global horizontal irradiation [kWh/m²/day]. */
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
  /** Yearly mean of the daily global horizontal irradiation [kWh/m²/day]. */
  readonly peakSunHours: number
  readonly months: readonly AnalysisMonth[]
  /** 288 hours: twelve mean days of 24. */
  readonly hours: readonly AnalysisHour[]
  /** Yearly irradiation [kWh/m²]. */
  readonly horizontal: number
  readonly roof: PlaneResult
  readonly best: PlaneResult
  /** Yearly system yield on the user's roof, as the mean of {@link SYSTEM_YEARS} years [kWh]. */
  readonly roofYield: YieldRange
  /** Range of a single year. */
  readonly singleYear: YieldRange
  /** Deviation of single months and years of the roof's yield from the long-term mean. */
  readonly scatter: Scatter
  /** Yearly AC yield of every plane [kWh/kWp], in the order of `computeYieldMap`. */
  readonly map: Float64Array
  /** Input of {@link computeYield} and {@link computeLoss}. */
  readonly light: Light
  readonly system: SystemModel
}

export interface PlaneResult extends Plane {
  /** [kWh/m²/year] */
  readonly irradiation: number
  /** [kWh/m²/day] */
  readonly peakSunHours: number
  /** AC yield [kWh/kWp/year]. */
  readonly yield: number
  /** Yield below that of the best plane [share], 0…1. */
  readonly loss: number
}

/**
 * Analyzes a place: light, roof, best plane, and the yield of every other plane.
 *
 * Error against PVWatts V8 with the place's own climate: see the accuracy page (`accuracy.json`). Times are true solar
 * time.
 * @throws RangeError if the place, climate, roof or system is invalid
 */
export function analyzePlace(input: PlaceAnalysisInput): PlaceAnalysis {
  const { latitude, resource, peakPower, albedo, horizon } = input
  if (!(peakPower > 0 && Number.isFinite(peakPower))) throw new RangeError('The power of the modules must be above 0')
  const system = systemModel(input.system)
  const light = computeMeanDayLight({
    latitude,
    global: resource.global,
    temperature: resource.temperature,
    ...(resource.diffuse && { diffuse: resource.diffuse }),
    ...(albedo !== undefined && { albedo }),
    ...(horizon && { horizon }),
  })
  const map = computeYieldMap(light, system)
  const highest = findBestPlane(light, system, map, latitude)
  const roof = computePlaneYear(light, system, input.roof)
  const best = computePlaneYear(light, system, highest)
  const scatter = estimateScatter(roof)
  // The search has a resolution of one degree, so a roof may exceed its result slightly.
  const ceiling = Math.max(best.yield, roof.yield)
  return {
    peakSunHours: yearlyMean(resource.global),
    months: computeMonths(input, roof, best, scatter),
    hours: computeMeanDayHours(light, roof, peakPower),
    horizontal: yearlyMean(resource.global) * 365,
    roof: toPlaneResult(input.roof, roof, ceiling),
    best: toPlaneResult(highest, best, best.yield),
    roofYield: normalYieldRange(roof.yield * peakPower, yearlyStandardDeviation(scatter, resource, SYSTEM_YEARS)),
    singleYear: normalYieldRange(roof.yield * peakPower, yearlyStandardDeviation(scatter, resource)),
    scatter,
    map,
    light,
    system,
  }
}

/** [kWh/kWp] */
export const computeYield = ({ light, system }: PlaceAnalysis, plane: Plane) => computeYearlyYield(light, system, plane)

/** [share], 0…1 */
export const computeLoss = (analysis: PlaceAnalysis, plane: Plane) =>
  relativeLoss(computeYield(analysis, plane), analysis.best.yield)

/** 0 if no plane yields anything. */
const relativeLoss = (value: number, best: number) => (best > 0 ? Math.max(0, 1 - value / best) : 0)

const toPlaneResult = ({ tilt, azimuth }: Plane, year: PlaneYear, best: number): PlaneResult => ({
  tilt,
  azimuth,
  irradiation: year.irradiation,
  peakSunHours: year.irradiation / 365,
  yield: year.yield,
  loss: relativeLoss(year.yield, best),
})

function computeMonths(
  { resource, peakPower }: PlaceAnalysisInput,
  roof: PlaneYear,
  best: PlaneYear,
  scatter: Scatter,
): AnalysisMonth[] {
  return MONTH_DAYS.map((days, month) => ({
    month,
    days,
    peakSunHours: resource.global[month] as number,
    temperature: resource.temperature[month] as number,
    horizontal: (resource.global[month] as number) * days,
    roof: roof.monthlyIrradiation[month] as number,
    best: best.monthlyIrradiation[month] as number,
    roofYield: normalYieldRange(
      (roof.monthlyYield[month] as number) * peakPower,
      monthlyStandardDeviation(month, scatter, resource),
    ),
    bestYield: (best.monthlyYield[month] as number) * peakPower,
  }))
}

/** One hour of a mean day in true solar time: `hour` 6 is 06:00 to 07:00. Values per hour [kWh/m²] and [kWh]. */
interface AnalysisHour {
  readonly month: number
  readonly hour: number
  readonly horizontal: number
  readonly diffuse: number
  readonly roof: number
  readonly roofYield: number
}

/**
 * @param light of `computeMeanDayLight`
 * @param peakPower [kWp]
 */
function computeMeanDayHours(light: Light, roof: PlaneYear, peakPower: number): AnalysisHour[] {
  const horizontal = new Float64Array(288)
  const diffuse = new Float64Array(288)
  for (let slot = 0; slot < light.slots; slot += 1) {
    const hour = 24 * (light.month[slot] as number) + (light.hour[slot] as number)
    const share = (light.length[slot] as number) / light.skies
    for (let at = slot * light.skies; at < (slot + 1) * light.skies; at += 1) {
      addTo(horizontal, hour, (light.global[at] as number) * share)
      addTo(diffuse, hour, (light.diffuse[at] as number) * share)
    }
  }
  return Array.from(horizontal, (global, hour) => ({
    month: Math.floor(hour / 24),
    hour: hour % 24,
    horizontal: global,
    diffuse: diffuse[hour] as number,
    roof: roof.hourlyIrradiation[hour] as number,
    roofYield: (roof.hourlyYield[hour] as number) * peakPower,
  }))
}
