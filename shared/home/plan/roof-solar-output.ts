import { sumOf } from '../../calendar.ts'
import { horizonFromObstacles } from '../../solar/horizon.ts'
import { computeHourlyYear } from '../../solar/hourly-year.ts'
import { selectUsableObstacles } from '../../solar/obstacle.ts'
import { computePlaneYear, computeYearlyYield } from '../../solar/orientation.ts'
import { type SystemModel, systemModel } from '../../solar/photovoltaics.ts'
import type { Plane as Slope } from '../../solar/plane.ts'
import type { SolarResource } from '../../solar/resource.ts'
import { buildWeatherYear, type WeatherYear } from '../../solar/weather-year.ts'
import { estimateScatter, SYSTEM_YEARS, yearlyStandardDeviation } from '../../solar/yield-range.ts'
import type { Home } from '../home.ts'
import type { Plane } from '../system.ts'
import { Memo } from './memo.ts'
import type { RoofSolarOutput } from './site-data.ts'

export interface SolarSite {
  /** North and east positive [°]. */
  readonly latitude: number
  readonly longitude: number
  /** Local standard time minus UTC [h]. */
  readonly utcOffset: number
  readonly resource: SolarResource
}

/** Names everything in a home that its solar output depends on. */
export const roofSolarKey = ({ place, roof, system }: Pick<Home, 'place' | 'roof' | 'system'>): string =>
  JSON.stringify([
    place && [place.latitude, place.longitude, place.timeZone],
    roof.planes.map(({ tilt, azimuth, mounting, obstacles }) => [
      [tilt, azimuth, mounting],
      obstacles.map(({ from, to, altitude }) => [from, to, altitude]),
    ]),
    system.losses,
  ])

/**
 * Each face is shaded by its own obstacles. Faces with the same obstacles share the weather.
 * @param memo weather and faces computed before, so that a changed tilt recomputes one face only
 * @throws RangeError for a location, climate or face out of range
 */
export function computeRoofSolarOutput(
  { roof, system }: Pick<Home, 'roof' | 'system'>,
  place: SolarSite,
  memo = new Memo(),
): RoofSolarOutput {
  const { latitude, longitude, utcOffset, resource } = place
  const { global, diffuse, temperature } = resource
  const placeKey = JSON.stringify([latitude, longitude, utcOffset, global, diffuse, temperature])
  const skyKey = (all: Plane['obstacles']) => `sky ${JSON.stringify(selectUsableObstacles(all))} ${placeKey}`
  const weatherBehind = (all: Plane['obstacles']) =>
    memo.getOrCompute(skyKey(all), () => computeWeather(selectUsableObstacles(all), place))
  const open = weatherBehind([])
  const model = (mounting: Plane['mounting']) =>
    systemModel({
      mounting: mounting === 'ground' ? 'rack' : 'roof',
      ...(system.losses !== undefined && { losses: system.losses }),
    })
  const sloped = roof.planes.map(({ tilt, azimuth, ...plane }) =>
    tilt === undefined || azimuth === undefined ? null : { ...plane, tilt, azimuth },
  )
  const main = sloped.find((plane) => plane !== null) ?? { tilt: 0, azimuth: 0 }
  const scatter = estimateScatter(computePlaneYear(open.months, model('roof'), main))
  const planes = sloped.map((plane) => {
    if (!plane) return null
    const { tilt, azimuth, mounting, obstacles } = plane
    return memo.getOrCompute(
      `plane ${JSON.stringify([tilt, azimuth, mounting, system.losses])} ${skyKey(obstacles)}`,
      () => {
        const { dc, irradiation } = computeHourlyYear(weatherBehind(obstacles), model(mounting), plane)
        return {
          dc,
          irradiation: sumOf(irradiation),
          shadeLoss: computeShadeLoss(open, weatherBehind(obstacles), model(mounting), plane),
        }
      },
    )
  })
  return {
    dcByFace: planes.map((plane) => plane?.dc ?? null),
    irradiationByFace: planes.map((plane) => plane?.irradiation ?? null),
    shadeLossByFace: planes.map((plane) => plane?.shadeLoss ?? null),
    hourlyTemperature: open.temperature,
    monthlyTemperature: place.resource.temperature,
    standardError: {
      mean25Years: yearlyStandardDeviation(scatter, place.resource, SYSTEM_YEARS),
      singleYear: yearlyStandardDeviation(scatter, place.resource),
    },
  }
}

/** [0–1] */
function computeShadeLoss(open: WeatherYear, shaded: WeatherYear, system: SystemModel, plane: Slope): number {
  if (shaded === open) return 0
  const unshaded = computeYearlyYield(open.months, system, plane)
  return unshaded > 0 ? Math.max(0, 1 - computeYearlyYield(shaded.months, system, plane) / unshaded) : 0
}

function computeWeather(obstacles: Plane['obstacles'], { resource, ...place }: SolarSite): WeatherYear {
  const { global, diffuse, temperature } = resource
  return buildWeatherYear({
    ...place,
    global,
    temperature,
    ...(diffuse && { diffuse }),
    ...(obstacles.length > 0 && { horizon: horizonFromObstacles(obstacles) }),
  })
}
