import { z } from 'zod'
import { round } from '#shared/calculators/rounding.ts'
import { profileAltitude } from '#shared/solar/horizon.ts'
import { computeSunPath } from '#shared/solar/sun-times.ts'
import { HttpError } from '../http/errors.ts'
import { findClimate, NOMINAL_YEAR } from './climate-files.ts'
import { horizon, latitude, longitude } from './parameters.ts'
import { type Column, formatPvgis, pvgisFamily } from './pvgis-format.ts'
import { aspectOf, azimuthOf, outputParameters } from './pvgis-site.ts'
import { defineTool, requireCovered } from './tool.ts'

/** [°] Between the points of PVGIS. */
const HORIZON_STEP = 7.5

export const printhorizon = defineTool({
  summary: 'The horizon passed in userhorizon, with the paths of the sun, as printhorizon of PVGIS',
  family: pvgisFamily,
  parameters: z.object({ lat: latitude, lon: longitude, userhorizon: horizon.optional(), ...outputParameters }),
  async compute(input) {
    const { userhorizon } = input
    if (!userhorizon) throw new HttpError(400, 'No terrain is known here: pass userhorizon')
    const place = requireCovered(await findClimate(input.lat, input.lon))
    const sunColumns = (season: string, month: number): Column[] => {
      const noon = Date.UTC(NOMINAL_YEAR, month, 21, 12) - (input.lon / 15) * 3_600_000
      const path = computeSunPath(input.lat, input.lon, noon, 30).filter(({ altitude }) => altitude > 0)
      const azimuths = path.map(({ azimuth }) => round(aspectOf(azimuth), 2))
      const heights = path.map(({ altitude }) => round(altitude, 2))
      return [
        [`A_sun(${season})`, 'Azimuth of the sun, 0 = south, 90 = west', 'degree', azimuths],
        [`H_sun(${season})`, 'Height of the sun', 'degree', heights],
      ]
    }
    const aspects = Array.from({ length: 360 / HORIZON_STEP + 1 }, (_, i) => i * HORIZON_STEP - 180)
    const heights = aspects.map((aspect) => round(profileAltitude(userhorizon, azimuthOf(aspect)), 1))
    const profile: Column[] = [
      ['A', 'Azimuth, 0 = south, 90 = west', 'degree', aspects],
      ['H_hor', 'Height of the horizon', 'degree', heights],
    ]
    return formatPvgis(
      'horizon',
      input,
      { place, hasUserHorizon: true },
      {
        inputs: {},
        tables: [
          { name: 'horizon_profile', columns: profile },
          { name: 'winter_solstice', columns: sunColumns('w', 11) },
          { name: 'summer_solstice', columns: sunColumns('s', 5) },
        ],
      },
    )
  },
})
