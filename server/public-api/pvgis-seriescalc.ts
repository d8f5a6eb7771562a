import { z } from 'zod'
import { round } from '#shared/calculators/rounding.ts'
import { HOURS_OF_YEAR } from '#shared/calendar.ts'
import { WIND } from '#shared/solar/cell-temperature.ts'
import { computeHourlyYear } from '#shared/solar/hourly-year.ts'
import { computePlaneHours } from '#shared/solar/plane-hours.ts'
import { buildWeatherYear } from '#shared/solar/weather-year.ts'
import { HttpError } from '../http/errors.ts'
import { flag, number, positive } from './parameters.ts'
import { type Column, formatPvgis, pvgisFamily } from './pvgis-format.ts'
import { noTracker, openSite, siteParameters, yearParameters } from './pvgis-site.ts'
import {
  choosePlane,
  describeModule,
  describeMounting,
  modelOf,
  moduleLines,
  planeLines,
  systemParameters,
} from './pvgis-system.ts'
import { NOMINAL_YEAR } from './standard-time.ts'
import { defineTool } from './tool.ts'

const hourLabel = (hour: number) => {
  const date = new Date(Date.UTC(NOMINAL_YEAR, 0, 1, hour, 30))
  return date.toISOString().replace(/^(\d+)-(\d+)-(\d+)T(\d+):(\d+).*/, '$1$2$3:$4$5')
}
const HOUR_LABELS = Array.from({ length: HOURS_OF_YEAR }, (_, hour) => hourLabel(hour))

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
    const watts = (column: Float64Array, hour: number, factor = 1000) => round((column[hour] as number) * factor, 2)
    const columns: Column[] = [
      ['time', 'Middle of the hour, UTC, in a nominal year', ''],
      ...(pvcalculation ? ([['P', 'PV system power', 'W']] as Column[]) : []),
      ...((components
        ? [
            ['Gb(i)', 'Beam irradiance on the modules', 'W/m2'],
            ['Gd(i)', 'Diffuse irradiance on the modules', 'W/m2'],
            ['Gr(i)', 'Reflected irradiance on the modules', 'W/m2'],
          ]
        : [['G(i)', 'Global irradiance on the modules', 'W/m2']]) as Column[]),
      ['H_sun', 'Sun height', 'degree'],
      ['T2m', '2-m air temperature', 'degree Celsius'],
      ['WS10m', '10-m wind speed: a constant, as monthly climates have none', 'm/s'],
      ['Int', '1 means solar radiation values are reconstructed', ''],
    ]
    const rows = HOUR_LABELS.map((time, hour) => ({
      time,
      ...(pvcalculation && { P: watts(year.ac, hour, 1000 * peakpower) }),
      ...(components
        ? {
            'Gb(i)': watts(hours.beam, hour),
            'Gd(i)': watts(hours.diffuse, hour),
            'Gr(i)': watts(hours.reflected, hour),
          }
        : { 'G(i)': watts(year.irradiation, hour) }),
      H_sun: watts(hours.sunAltitude, hour, 1),
      T2m: watts(weather.temperature, hour, 1),
      WS10m: WIND,
      Int: 0,
    }))
    return formatPvgis(
      {
        tool: 'Timeseries',
        ...site,
        inputs: {
          mounting_system: describeMounting(input, plane),
          pv_module: pvcalculation
            ? describeModule(input, peakpower, loss)
            : { technology: null, peak_power: null, system_loss: null },
        },
        lines: [...planeLines(input, plane), ...(pvcalculation ? moduleLines(input, peakpower, loss) : [])],
        tables: [{ name: 'hourly', columns, rows }],
        separator: ',',
      },
      input,
    )
  },
})
