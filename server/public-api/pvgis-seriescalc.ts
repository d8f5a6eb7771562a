import { z } from 'zod'
import { HOURS_OF_DAY, HOURS_OF_YEAR, MONTH_DAYS } from '#shared/calendar.ts'
import { WIND } from '#shared/solar/cell-temperature.ts'
import { computeHourlyYear } from '#shared/solar/hourly-year.ts'
import { computePlaneHours } from '#shared/solar/plane-hours.ts'
import { buildWeatherYear } from '#shared/solar/weather-year.ts'
import { HttpError } from '../http/errors.ts'
import { flag, number, positive } from './parameters.ts'
import { type Column, formatPvgis, pvgisFamily, scale } from './pvgis-format.ts'
import {
  choosePlane,
  describeSystem,
  modelOf,
  noTracker,
  openSite,
  siteParameters,
  systemParameters,
  yearParameters,
} from './pvgis-site.ts'
import { NOMINAL_YEAR } from './standard-time.ts'
import { defineTool } from './tool.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')
/** The middle of each hour: `20010101:0030`. */
const labelHours = () =>
  MONTH_DAYS.flatMap((days, month) =>
    Array.from({ length: days * HOURS_OF_DAY }, (_, hour) => {
      const day = Math.floor(hour / HOURS_OF_DAY)
      return `${NOMINAL_YEAR}${twoDigits(month + 1)}${twoDigits(day + 1)}:${twoDigits(hour % HOURS_OF_DAY)}30`
    }),
  )

export const seriescalc = defineTool({
  summary: 'Hours of a typical year in UTC, as seriescalc of PVGIS',
  family: pvgisFamily,
  parameters: z.object({
    ...siteParameters,
    ...systemParameters,
    ...yearParameters,
    pvcalculation: flag(0),
    components: flag(0),
    peakpower: positive(1_000_000).optional().meta({ description: 'kW; mandatory with pvcalculation=1' }),
    loss: number(0, 100).optional().meta({ description: '%; mandatory with pvcalculation=1' }),
    trackingtype: noTracker,
  }),
  async compute(input) {
    const { peakpower = 1, loss = 14, pvcalculation, components } = input
    if (pvcalculation && input.peakpower === undefined) throw new HttpError(400, 'peakpower: Mandatory')
    if (pvcalculation && input.loss === undefined) throw new HttpError(400, 'loss: Mandatory')
    const site = await openSite(input)
    const weather = buildWeatherYear({ ...site.climate, utcOffset: 0 })
    const plane = choosePlane(weather.months, input)
    const year = computeHourlyYear(weather, modelOf(input, loss), plane)
    const hours = computePlaneHours(weather, plane, year)
    const light: Column[] = components
      ? [
          ['Gb(i)', 'Beam irradiance on the modules', 'W/m2', scale(hours.beam, 1000)],
          ['Gd(i)', 'Diffuse irradiance on the modules', 'W/m2', scale(hours.diffuse, 1000)],
          ['Gr(i)', 'Reflected irradiance on the modules', 'W/m2', scale(hours.reflected, 1000)],
        ]
      : [['G(i)', 'Global irradiance on the modules', 'W/m2', scale(year.irradiation, 1000)]]
    const power: Column[] = pvcalculation ? [['P', 'PV system power', 'W', scale(year.ac, 1000 * peakpower)]] : []
    const constant = (value: number) => Array<number>(HOURS_OF_YEAR).fill(value)
    const columns: Column[] = [
      ['time', 'Middle of the hour, UTC, in a nominal year', '', labelHours()],
      ...power,
      ...light,
      ['H_sun', 'Sun height', 'degree', scale(hours.sunAltitude, 1)],
      ['T2m', '2-m air temperature', 'degree Celsius', scale(weather.temperature, 1)],
      ['WS10m', '10-m wind speed: a constant, as monthly climates have none', 'm/s', constant(WIND)],
      ['Int', '1 means solar radiation values are reconstructed', '', constant(0)],
    ]
    return formatPvgis('Timeseries', input, site, {
      ...describeSystem(input, plane, pvcalculation ? { power: peakpower, loss } : undefined),
      tables: [{ name: 'hourly', columns }],
      separator: ',',
    })
  },
})
