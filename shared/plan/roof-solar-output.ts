import { HOURS_OF_YEAR, sumOf } from '../calendar.ts'
import type { Home } from '../home/home.ts'
import type { Plane } from '../home/system.ts'
import { EXTRA_SOILING_WHEN_FLAT, framesOf, isLaidFlat, panelSlopesOf } from '../roof/flat-roof.ts'
import { horizonFromObstacles, type Obstacle } from '../solar/horizon.ts'
import { computeHourlyYear } from '../solar/hourly-year.ts'
import { selectUsableObstacles } from '../solar/obstacle.ts'
import { computePlaneYear, computeYearlyYield } from '../solar/orientation.ts'
import { LOSSES, SYSTEM_YEARS, type SystemModel, systemModel, totalLoss } from '../solar/photovoltaics.ts'
import type { Plane as Slope } from '../solar/plane.ts'
import type { SolarResource } from '../solar/resource.ts'
import { buildWeatherYear, type WeatherInput, type WeatherYear } from '../solar/weather-year.ts'
import { estimateScatter, yearlyStandardDeviation } from '../solar/yield-range.ts'
import { Memo } from './basis/memo.ts'
import type { RoofSolarOutput } from './basis/site-data.ts'

export interface SolarSite {
  /** North and east positive [°]. */
  readonly latitude: number
  readonly longitude: number
  /** Local standard time minus UTC [h]. */
  readonly utcOffset: number
  readonly resource: SolarResource
}

/** All of a home that its solar output depends on. */
export interface RoofSolarInputs {
  readonly faces: readonly {
    /** Undefined while unknown [°]. */
    readonly tilt: number | undefined
    readonly azimuth: number | undefined
    readonly mounting: Plane['mounting']
    readonly obstacles: readonly Obstacle[]
  }[]
  /** [share] */
  readonly losses: number | undefined
}

export const roofSolarInputsOf = ({ roof, system }: Pick<Home, 'roof' | 'system'>): RoofSolarInputs => ({
  faces: roof.planes.map(({ tilt, azimuth, mounting, obstacles }) => ({
    tilt,
    azimuth,
    mounting,
    obstacles: selectUsableObstacles(obstacles).map(({ from, to, altitude }) => ({ from, to, altitude })),
  })),
  losses: system.losses,
})

/**
 * Each face is shaded by its own obstacles. Faces with the same obstacles share the weather.
 * @param memo weather and faces computed before, so that a changed tilt recomputes one face only
 * @throws RangeError for a location, climate or face out of range
 */
export function computeRoofSolarOutput(
  { faces, losses }: RoofSolarInputs,
  { latitude, longitude, utcOffset, resource }: SolarSite,
  memo = new Memo(null),
): RoofSolarOutput {
  const { global, diffuse, temperature } = resource
  const site = { latitude, longitude, utcOffset, global, temperature, ...(diffuse && { diffuse }) }
  const open = memo.getOrCompute(computeWeather, { site, obstacles: [] })
  const slopes = faces.map(({ tilt, azimuth }) =>
    tilt === undefined || azimuth === undefined ? null : { tilt, azimuth },
  )
  const main = slopes.find((slope) => slope !== null) ?? { tilt: 0, azimuth: 0 }
  const scatter = estimateScatter(computePlaneYear(open.months, systemModel(statedLosses(losses)), main))
  const planes = faces.map(({ mounting, obstacles }, i) => {
    const slope = slopes[i]
    if (!slope) return null
    return memo.getOrCompute(computeFace, { site, slope, mounting, obstacles, losses })
  })
  return {
    dcByFace: planes.map((plane) => plane?.dc ?? null),
    irradiationByFace: planes.map((plane) => plane?.irradiation ?? null),
    shadeLossByFace: planes.map((plane) => plane?.shadeLoss ?? null),
    hourlyTemperature: open.temperature,
    monthlyTemperature: temperature,
    standardError: {
      mean25Years: yearlyStandardDeviation(scatter, resource, SYSTEM_YEARS),
      singleYear: yearlyStandardDeviation(scatter, resource),
    },
  }
}

/** [0–1] */
function computeShadeLoss(open: WeatherYear, shaded: WeatherYear, system: SystemModel, plane: Slope): number {
  if (shaded === open) return 0
  const unshaded = computeYearlyYield(open.months, system, plane)
  return unshaded > 0 ? Math.max(0, 1 - computeYearlyYield(shaded.months, system, plane) / unshaded) : 0
}

interface WeatherInputs {
  readonly site: Omit<WeatherInput, 'horizon'>
  readonly obstacles: readonly Obstacle[]
}

const computeWeather = ({ site, obstacles }: WeatherInputs): WeatherYear =>
  buildWeatherYear({ ...site, ...(obstacles.length > 0 && { horizon: horizonFromObstacles(obstacles) }) })

interface FaceInputs extends WeatherInputs, Pick<RoofSolarInputs, 'losses'> {
  readonly slope: Slope
  readonly mounting: Plane['mounting']
}

function computeFace({ site, slope, mounting, obstacles, losses }: FaceInputs, _: null, memo: Memo) {
  const open = memo.getOrCompute(computeWeather, { site, obstacles: [] })
  const weather = memo.getOrCompute(computeWeather, { site, obstacles })
  const face = { ...slope, mounting }
  const model = modelOf(face, losses)
  const parts = panelSlopesOf(face).map((panels) => {
    const { dc, irradiation } = computeHourlyYear(weather, model, panels)
    return { dc, irradiation: sumOf(irradiation), shadeLoss: computeShadeLoss(open, weather, model, panels) }
  })
  const mean = (values: readonly number[]) => sumOf(values) / values.length
  return {
    dc: parts.reduce((sum, { dc }) => sum.map((power, hour) => power + (dc[hour] ?? 0) / parts.length), NO_OUTPUT),
    irradiation: mean(parts.map(({ irradiation }) => irradiation)),
    shadeLoss: mean(parts.map(({ shadeLoss }) => shadeLoss)),
  }
}
const NO_OUTPUT = new Float64Array(HOURS_OF_YEAR)

/** Air passes behind panels on the ground and on frames. */
const modelOf = (face: Slope & Pick<Plane, 'mounting'>, losses: number | undefined) =>
  systemModel({
    mounting: face.mounting === 'ground' || framesOf(face) ? 'rack' : 'roof',
    ...statedLosses(losses ?? (isLaidFlat(face) ? LOSSES_WHEN_FLAT : undefined)),
  })
const LOSSES_WHEN_FLAT = totalLoss({ ...LOSSES, soiling: LOSSES.soiling + EXTRA_SOILING_WHEN_FLAT })

const statedLosses = (losses: number | undefined) => (losses === undefined ? {} : { losses })
