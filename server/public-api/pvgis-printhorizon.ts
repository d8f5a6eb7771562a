import { z } from 'zod'
import { round } from '#shared/calculators/rounding.ts'
import { profileAltitude } from '#shared/solar/horizon.ts'
import { computeSunPath } from '#shared/solar/sun-times.ts'
import { HttpError } from '../http/errors.ts'
import { findClimate } from './climate-files.ts'
import { horizon, latitude, longitude } from './parameters.ts'
import { type Column, formatPvgis, pvgisFamily } from './pvgis-format.ts'
import { aspectOf, azimuthOf, outputParameters } from './pvgis-site.ts'
import { NOMINAL_YEAR } from './standard-time.ts'
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
    const path = (month: number, season: string) =>
      computeSunPath(input.lat, input.lon, Date.UTC(NOMINAL_YEAR, month, 21, 12) - (input.lon / 15) * 3_600_000, 30)
        .filter(({ altitude }) => altitude > 0)
        .map(({ altitude, azimuth }) => ({
          [`A_sun(${season})`]: round(aspectOf(azimuth), 2),
          [`H_sun(${season})`]: round(altitude, 2),
        }))
    const sunColumns = (season: string): Column[] => [
      [`A_sun(${season})`, 'Azimuth of the sun, 0 = south, 90 = west', 'degree'],
      [`H_sun(${season})`, 'Height of the sun', 'degree'],
    ]
    return formatPvgis(
      {
        tool: 'horizon',
        place,
        hasUserHorizon: true,
        inputs: {},
        lines: [],
        tables: [
          {
            name: 'horizon_profile',
            columns: [
              ['A', 'Azimuth, 0 = south, 90 = west', 'degree'],
              ['H_hor', 'Height of the horizon', 'degree'],
            ],
            rows: Array.from({ length: 360 / HORIZON_STEP + 1 }, (_, i) => {
              const aspect = i * HORIZON_STEP - 180
              return { A: aspect, H_hor: round(profileAltitude(userhorizon, azimuthOf(aspect)), 1) }
            }),
          },
          { name: 'winter_solstice', columns: sunColumns('w'), rows: path(11, 'w') },
          { name: 'summer_solstice', columns: sunColumns('s'), rows: path(5, 's') },
        ],
      },
      input,
    )
  },
})
