import { z } from 'zod'
import { HOURS_OF_DAY, MONTH_DAYS, MONTH_STARTS, sumOf } from '#shared/calendar.ts'
import { computeClearDayLight } from '#shared/solar/clear-sky.ts'
import { equatorAzimuth } from '#shared/solar/compass.ts'
import { computeHourlyYear } from '#shared/solar/hourly-year.ts'
import type { Light } from '#shared/solar/light.ts'
import { findBestTilt } from '#shared/solar/loss-map.ts'
import { computeMeanDayLight } from '#shared/solar/mean-day-light.ts'
import { computePlaneYear } from '#shared/solar/orientation.ts'
import { systemModel } from '#shared/solar/photovoltaics.ts'
import { cosIncidence, orientPlane, type Plane, planeIrradiance } from '#shared/solar/plane.ts'
import { computeMonthlyProfile, computePlaneHours } from '#shared/solar/plane-hours.ts'
import { buildWeatherYear } from '#shared/solar/weather-year.ts'
import { NOMINAL_YEAR, standardTimeAt } from './climate-files.ts'
import { flag, integer } from './parameters.ts'
import { type Column, formatPvgis, pvgisFamily, scale } from './pvgis-format.ts'
import {
  aspectOf,
  describeRequestedPlane,
  noTracker,
  openSite,
  planeOf,
  siteParameters,
  yearParameters,
} from './pvgis-site.ts'
import { defineTool } from './tool.ts'

export const mrcalc = defineTool({
  summary: 'Irradiation and temperature by month, as MRcalc of PVGIS',
  family: pvgisFamily,
  parameters: z.object({
    ...siteParameters,
    ...yearParameters,
    horirrad: flag(0),
    optrad: flag(0),
    selectrad: flag(0),
    mr_dni: flag(0),
    d2g: flag(0),
    avtemp: flag(0),
  }),
  async compute(input) {
    const site = await openSite(input)
    const light = computeMeanDayLight(site.climate)
    const model = systemModel()
    const profile = computeMonthlyProfile(light)
    const toEquator = equatorAzimuth(input.lat)
    const bestTilt = input.optrad ? findBestTilt(light, model, toEquator) : 0
    const best = input.optrad && computePlaneYear(light, model, { tilt: bestTilt, azimuth: toEquator })
    const selected = input.selectrad && computePlaneYear(light, model, planeOf(input))
    const columns: Column[] = [
      ['year', 'Nominal year', '', MONTH_DAYS.map(() => NOMINAL_YEAR)],
      ['month', 'Month', '', MONTH_DAYS.map((_, month) => month + 1)],
    ]
    const add = (name: string, description: string, unit: string, values: ArrayLike<number>) =>
      columns.push([name, description, unit, scale(values, 1)])
    if (input.horirrad) add('H(h)_m', 'Irradiation on the horizontal', 'kWh/m2/mo', profile.horizontal)
    if (best) add('H(i_opt)_m', `Irradiation at ${bestTilt} deg. to the equator`, 'kWh/m2/mo', best.monthlyIrradiation)
    if (selected) add('H(i)_m', 'Irradiation on the plane', 'kWh/m2/mo', selected.monthlyIrradiation)
    if (input.mr_dni) add('Hb(n)_m', 'Beam irradiation on a plane facing the sun', 'kWh/m2/mo', profile.beamNormal)
    if (input.d2g) {
      const shares = profile.diffuse.map((diffuse, month) => {
        const horizontal = profile.horizontal[month] as number
        return horizontal > 0 ? diffuse / horizontal : 0
      })
      add('Kd', 'Diffuse share of the irradiation on the horizontal', '-', shares)
    }
    if (input.avtemp) add('T2m', 'Mean air temperature', 'degree Celsius', site.place.resource.temperature)
    return formatPvgis('Monthlydata', input, site, {
      inputs: {
        plane: {
          fixed_inclined: { slope: { value: input.angle }, azimuth: { value: input.aspect } },
          fixed_inclined_optimal: { slope: { value: bestTilt }, azimuth: { value: aspectOf(toEquator) } },
        },
      },
      tables: [{ name: 'monthly', columns }],
    })
  },
})

const UTC = { utcOffset: 0 }
/**
 * The hour 12:00 of PVGIS has the satellite pictures of about 12:10. So it is the mean from 11:40 to 12:40 here, by a clock
 * that is 20 minutes ahead [h].
 */
const CLOCK_AHEAD = 1 / 3

export const drcalc = defineTool({
  summary: 'Mean days of the months by hour, as DRcalc of PVGIS',
  family: pvgisFamily,
  parameters: z.object({
    ...siteParameters,
    month: integer(0, 12).default(0).meta({ description: '0: all months' }),
    global: flag(0),
    glob_2axis: noTracker,
    clearsky: flag(0),
    clearsky_2axis: noTracker,
    showtemperatures: flag(0),
    localtime: flag(0),
  }),
  async compute(input) {
    const site = await openSite(input)
    const { utcOffset } = input.localtime ? await standardTimeAt(input) : UTC
    const climate = { ...site.climate, utcOffset: utcOffset + CLOCK_AHEAD }
    const weather = buildWeatherYear(climate)
    const plane = planeOf(input)
    const year = computeHourlyYear(weather, systemModel(), plane)
    const hours = computePlaneHours(weather, plane, year)
    const months = input.month === 0 ? [...MONTH_DAYS.keys()] : [input.month - 1]
    const eachHour = <Value>(valueAt: (month: number, hour: number) => Value) =>
      months.flatMap((month) => Array.from({ length: HOURS_OF_DAY }, (_, hour) => valueAt(month, hour)))
    const columns: Column[] = [
      ['month', 'Month', '', eachHour((month) => month + 1)],
      [
        'time',
        `Time, ${input.localtime ? 'local standard time' : 'UTC'}`,
        '',
        eachHour((_, hour) => `${String(hour).padStart(2, '0')}:00`),
      ],
    ]
    const means = (values: Float64Array, factor: number) =>
      scale(
        eachHour((month, hour) => meanOfHour(values, month, hour)),
        factor,
      )
    if (input.global)
      columns.push(
        ['G(i)', 'Global irradiance on the plane', 'W/m2', means(year.irradiation, 1000)],
        ['Gb(i)', 'Beam irradiance on the plane', 'W/m2', means(hours.beam, 1000)],
        ['Gd(i)', 'Diffuse irradiance on the plane', 'W/m2', means(hours.diffuse, 1000)],
      )
    if (input.clearsky) {
      const clear = clearSkyHours(computeClearDayLight(climate), plane)
      const values = eachHour((month, hour) => clear[month * HOURS_OF_DAY + hour] as number)
      columns.push(['Gcs(i)', 'Global clear-sky irradiance on the plane', 'W/m2', scale(values, 1000)])
    }
    if (input.showtemperatures)
      columns.push(['T2m', '2-m air temperature', 'degree Celsius', means(weather.temperature, 1)])
    return formatPvgis('Dailydata', input, site, {
      inputs: {
        plane: { fixed: describeRequestedPlane(input) },
        time_format: input.localtime ? 'local' : 'UTC',
      },
      tables: [{ name: 'daily_profile', columns }],
    })
  },
})

/** Irradiance on the plane [kW/m²], at `month · 24 + hour`. */
function clearSkyHours(light: Light, plane: Plane): Float64Array {
  const oriented = orientPlane(light, plane)
  const hours = new Float64Array(MONTH_DAYS.length * HOURS_OF_DAY)
  for (let slot = 0; slot < light.slots; slot += 1) {
    const hour = (light.month[slot] as number) * HOURS_OF_DAY + (light.hour[slot] as number)
    hours[hour] =
      planeIrradiance(light, oriented, cosIncidence(oriented, light, slot), slot) * (light.length[slot] as number)
  }
  return hours
}

const meanOfHour = (values: Float64Array, month: number, hour: number) => {
  const days = MONTH_DAYS[month] as number
  const first = (MONTH_STARTS[month] as number) + hour
  return sumOf(Array.from({ length: days }, (_, day) => values[first + day * HOURS_OF_DAY] as number)) / days
}
