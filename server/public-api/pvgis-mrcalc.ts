import { z } from 'zod'
import { MONTH_DAYS } from '#shared/calendar.ts'
import { equatorAzimuth } from '#shared/solar/compass.ts'
import { findBestTilt } from '#shared/solar/loss-map.ts'
import { computeMeanDayLight } from '#shared/solar/mean-day-light.ts'
import { computePlaneYear } from '#shared/solar/orientation.ts'
import { systemModel } from '#shared/solar/photovoltaics.ts'
import { computeMonthlyProfile } from '#shared/solar/plane-hours.ts'
import { flag } from './parameters.ts'
import { type Column, formatPvgis, pvgisFamily, scale } from './pvgis-format.ts'
import { aspectOf, openSite, planeOf, siteParameters, yearParameters } from './pvgis-site.ts'
import { NOMINAL_YEAR } from './standard-time.ts'
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
