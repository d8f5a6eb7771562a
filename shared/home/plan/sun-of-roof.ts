import { sumOf } from '../../calendar.ts'
import { horizonFromObstacles } from '../../solar/horizon.ts'
import { hourlyYear } from '../../solar/hourly-year.ts'
import { usableObstacles } from '../../solar/obstacle.ts'
import { planeYear, yearlyYield } from '../../solar/orientation.ts'
import { type SystemModel, systemModel } from '../../solar/photovoltaics.ts'
import type { Plane as Slope } from '../../solar/plane.ts'
import type { SolarResource } from '../../solar/resource.ts'
import { type WeatherYear, weatherYear } from '../../solar/weather-year.ts'
import { SYSTEM_YEARS, scatterOf, yearlyDeviation } from '../../solar/yield-range.ts'
import type { Home } from '../home.ts'
import type { Plane } from '../system.ts'
import { Kept } from './kept.ts'
import type { RoofSun } from './surroundings.ts'

/** A place with a clock and a climate. */
export interface SunnyPlace {
  /** North and east positive [°]. */
  readonly latitude: number
  readonly longitude: number
  /** Local standard time minus UTC [h]. */
  readonly utcOffset: number
  readonly resource: SolarResource
}

/** Names all of a home that its sun depends on: as long as it is the same, so is the sun. */
export const sunKeyOf = ({ place, roof, system }: Pick<Home, 'place' | 'roof' | 'system'>): string =>
  JSON.stringify([
    place && [place.latitude, place.longitude, place.timeZone],
    roof.planes.map(({ tilt, azimuth, mounting, obstacles }) => [
      [tilt, azimuth, mounting],
      obstacles.map(({ from, to, altitude }) => [from, to, altitude]),
    ]),
    system.losses,
  ])

/**
 * The hours of every plane of a roof, behind its own obstacles. Planes with the same view of the sky share its light.
 * @param kept skies and planes worked out before: who tilts one plane waits for no other
 * @throws RangeError when the place, its climate or a plane has no meaning
 */
export function sunOfRoof(
  { roof, system }: Pick<Home, 'roof' | 'system'>,
  place: SunnyPlace,
  kept = new Kept(),
): RoofSun {
  const { latitude, longitude, utcOffset, resource } = place
  const { global, diffuse, temperature } = resource
  const placeKey = JSON.stringify([latitude, longitude, utcOffset, global, diffuse, temperature])
  const skyKey = (all: Plane['obstacles']) => `sky ${JSON.stringify(usableObstacles(all))} ${placeKey}`
  const weatherOf = (all: Plane['obstacles']) => kept.once(skyKey(all), () => weatherPast(usableObstacles(all), place))
  const open = weatherOf([])
  const model = (mounting: Plane['mounting']) =>
    systemModel({
      mounting: mounting === 'ground' ? 'rack' : 'roof',
      ...(system.losses !== undefined && { losses: system.losses }),
    })
  const sloped = roof.planes.map(({ tilt, azimuth, ...plane }) =>
    tilt === undefined || azimuth === undefined ? null : { ...plane, tilt, azimuth },
  )
  const main = sloped.find((plane) => plane !== null) ?? { tilt: 0, azimuth: 0 }
  const scatter = scatterOf(planeYear(open.months, model('roof'), main))
  const planes = sloped.map((plane) => {
    if (!plane) return null
    const { tilt, azimuth, mounting, obstacles } = plane
    return kept.once(`plane ${JSON.stringify([tilt, azimuth, mounting, system.losses])} ${skyKey(obstacles)}`, () => {
      const { dc, irradiation } = hourlyYear(weatherOf(obstacles), model(mounting), plane)
      return {
        dc,
        irradiation: sumOf(irradiation),
        lostToShade: lostToShade(open, weatherOf(obstacles), model(mounting), plane),
      }
    })
  })
  return {
    dcOfPlane: planes.map((plane) => plane?.dc ?? null),
    irradiationOfPlane: planes.map((plane) => plane?.irradiation ?? null),
    lostToShade: planes.map((plane) => plane?.lostToShade ?? null),
    temperature: open.temperature,
    monthlyTemperature: place.resource.temperature,
    deviation: {
      years: yearlyDeviation(scatter, place.resource, SYSTEM_YEARS),
      oneYear: yearlyDeviation(scatter, place.resource),
    },
  }
}

/** Share of a plane's yield that obstacles take [-]. */
function lostToShade(open: WeatherYear, past: WeatherYear, system: SystemModel, plane: Slope): number {
  if (past === open) return 0
  const free = yearlyYield(open.months, system, plane)
  return free > 0 ? Math.max(0, 1 - yearlyYield(past.months, system, plane) / free) : 0
}

function weatherPast(obstacles: Plane['obstacles'], { resource, ...place }: SunnyPlace): WeatherYear {
  const { global, diffuse, temperature } = resource
  return weatherYear({
    ...place,
    global,
    temperature,
    ...(diffuse && { diffuse }),
    ...(obstacles.length > 0 && { horizon: horizonFromObstacles(obstacles) }),
  })
}
