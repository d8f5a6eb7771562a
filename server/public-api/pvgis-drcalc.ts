import { z } from 'zod'
import { HOURS_OF_DAY, MONTH_DAYS, MONTH_STARTS, sumOf } from '#shared/calendar.ts'
import { computeHourlyYear } from '#shared/solar/hourly-year.ts'
import { systemModel } from '#shared/solar/photovoltaics.ts'
import { computePlaneHours } from '#shared/solar/plane-hours.ts'
import { buildWeatherYear } from '#shared/solar/weather-year.ts'
import { flag, integer } from './parameters.ts'
import { type FilledColumn, formatPvgis, pvgisFamily, scale, tableOf } from './pvgis-format.ts'
import { noTracker, notModelled, openSite, planeOf, siteParameters } from './pvgis-site.ts'
import { standardTimeAt } from './standard-time.ts'
import { defineTool } from './tool.ts'

const UTC = { utcOffset: 0 }
const noClearSky = notModelled('no clear sky is modelled here')

export const drcalc = defineTool({
  summary: 'Mean days of the months by hour, as DRcalc of PVGIS',
  family: pvgisFamily,
  parameters: z.object({
    ...siteParameters,
    month: integer(0, 12).default(0).meta({ description: '0: all months' }),
    global: flag(0),
    glob_2axis: noTracker,
    clearsky: noClearSky,
    clearsky_2axis: noClearSky,
    showtemperatures: flag(0),
    localtime: flag(0),
  }),
  async compute(input) {
    const site = await openSite(input)
    const { utcOffset } = input.localtime ? await standardTimeAt(input) : UTC
    const weather = buildWeatherYear({ ...site.climate, utcOffset })
    const plane = planeOf(input)
    const year = computeHourlyYear(weather, systemModel(), plane)
    const hours = computePlaneHours(weather, plane, year)
    const clock = input.localtime ? 'local standard time' : 'UTC'
    const months = input.month === 0 ? [...MONTH_DAYS.keys()] : [input.month - 1]
    const eachHour = <Value>(valueAt: (month: number, hour: number) => Value) =>
      months.flatMap((month) => Array.from({ length: HOURS_OF_DAY }, (_, hour) => valueAt(month, hour)))
    const columns: FilledColumn[] = [
      ['month', 'Month', '', eachHour((month) => month + 1)],
      ['time', `Start of the hour, ${clock}`, '', eachHour((_, hour) => `${String(hour).padStart(2, '0')}:00`)],
    ]
    const add = (name: string, description: string, unit: string, values: Float64Array, factor: number) =>
      columns.push([
        name,
        description,
        unit,
        scale(
          eachHour((month, hour) => meanOfHour(values, month, hour)),
          factor,
        ),
      ])
    if (input.global) {
      add('G(i)', 'Global irradiance on the plane', 'W/m2', year.irradiation, 1000)
      add('Gb(i)', 'Beam irradiance on the plane', 'W/m2', hours.beam, 1000)
      add('Gd(i)', 'Diffuse irradiance on the plane', 'W/m2', hours.diffuse, 1000)
    }
    if (input.showtemperatures) add('T2m', '2-m air temperature', 'degree Celsius', weather.temperature, 1)
    return formatPvgis(
      {
        tool: 'Dailydata',
        ...site,
        inputs: {
          plane: { fixed_inclined: { slope: { value: input.angle }, azimuth: { value: input.aspect } } },
          time_format: clock,
        },
        lines: [],
        tables: [tableOf('daily_profile', columns)],
      },
      input,
    )
  },
})

const meanOfHour = (values: Float64Array, month: number, hour: number) => {
  const days = MONTH_DAYS[month] as number
  const first = (MONTH_STARTS[month] as number) + hour
  return sumOf(Array.from({ length: days }, (_, day) => values[first + day * HOURS_OF_DAY] as number)) / days
}
