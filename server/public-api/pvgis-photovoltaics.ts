import { z } from 'zod'
import { annuity } from '#shared/calculators/definitions/solar-loan.ts'
import { round } from '#shared/calculators/rounding.ts'
import { DAYS_OF_YEAR, HOURS_OF_DAY, HOURS_OF_YEAR, MONTH_DAYS, sumOf } from '#shared/calendar.ts'
import { WIND } from '#shared/solar/cell-temperature.ts'
import { computeHourlyYear } from '#shared/solar/hourly-year.ts'
import { computeMeanDayLight } from '#shared/solar/mean-day-light.ts'
import { computePlaneYear } from '#shared/solar/orientation.ts'
import { computePlaneHours } from '#shared/solar/plane-hours.ts'
import { buildWeatherYear } from '#shared/solar/weather-year.ts'
import { estimateScatter } from '#shared/solar/yield-range.ts'
import { HttpError } from '../http/errors.ts'
import { NOMINAL_YEAR } from './climate-files.ts'
import { decimal, flag, integer, number, positive } from './parameters.ts'
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
import { defineTool } from './tool.ts'

export const pvcalc = defineTool({
  summary: 'Energy of a grid-connected system by month and year, as PVcalc of PVGIS',
  family: pvgisFamily,
  parameters: z.object({
    ...siteParameters,
    ...systemParameters,
    peakpower: positive(1_000_000).meta({ description: 'kW' }),
    loss: number(0, 100).meta({ description: '%' }),
    fixed: decimal(z.number())
      .refine((value) => value === 1, 'only fixed systems are modelled here')
      .default(1),
    inclined_axis: noTracker,
    vertical_axis: noTracker,
    twoaxis: noTracker,
    inclined_optimum: noTracker,
    vertical_optimum: noTracker,
    trackingtype: noTracker,
    pvprice: flag(0),
    systemcost: positive(1e12).optional(),
    interest: number(0, 100).optional(),
    lifetime: integer(1, 100).default(25).meta({ description: 'Years' }),
  }),
  async compute(input) {
    const costs = input.pvprice ? readCosts(input.systemcost, input.interest, input.lifetime) : undefined
    const site = await openSite(input)
    const light = computeMeanDayLight(site.climate)
    const plane = choosePlane(light, input)
    const year = computePlaneYear(light, modelOf(input, input.loss), plane)
    const scatter = estimateScatter(year)
    const { peakpower: power, loss } = input
    const energy = year.yield * power
    const monthlyEnergy = Array.from(year.monthlyYield, (kwh) => kwh * power)
    const deviations = monthlyEnergy.map((kwh, month) => round(kwh * (scatter.monthly[month] as number), 2))
    const perDay = (values: ArrayLike<number>) =>
      Array.from(values, (value, month) => value / (MONTH_DAYS[month] as number))
    const monthly: Column[] = [
      ['month', 'Month', '', MONTH_DAYS.map((_, month) => month + 1)],
      ['E_d', 'Average daily energy production', 'kWh/d', scale(perDay(monthlyEnergy), 1)],
      ['E_m', 'Average monthly energy production', 'kWh/mo', scale(monthlyEnergy, 1)],
      ['H(i)_d', 'Average daily irradiation on the modules', 'kWh/m2/d', scale(perDay(year.monthlyIrradiation), 1)],
      ['H(i)_m', 'Average monthly irradiation on the modules', 'kWh/m2/mo', scale(year.monthlyIrradiation, 1)],
      ['SD_m', 'Standard deviation of the monthly energy production from year to year, estimated', 'kWh', deviations],
    ]
    // Rounded first, so that the losses fit the numbers of the answer.
    const total = (value: number) => round(value, 2)
    const [yearEnergy, yearIrradiation] = [total(energy), total(year.irradiation)]
    const performance = yearIrradiation > 0 ? yearEnergy / (power * yearIrradiation) : 1
    const transmittance = year.irradiation > 0 ? year.transmitted / year.irradiation : 1
    const afterLoss = transmittance * (1 - loss / 100)
    const means: Readonly<Record<string, number>> = {
      E_d: energy / DAYS_OF_YEAR,
      E_m: energy / 12,
      'H(i)_d': year.irradiation / DAYS_OF_YEAR,
      'H(i)_m': year.irradiation / 12,
      SD_m: sumOf(deviations) / 12,
    }
    const totals: Column[] = [
      ...monthly.slice(1).map(([name, text, unit]): Column => [name, text, unit, [total(means[name] as number)]]),
      ['E_y', 'Average annual energy production', 'kWh/y', [yearEnergy]],
      ['H(i)_y', 'Average annual irradiation on the modules', 'kWh/m2/y', [yearIrradiation]],
      [
        'SD_y',
        'Standard deviation of the annual energy production from year to year, estimated',
        'kWh',
        [total(energy * scatter.yearly)],
      ],
      ['l_aoi', 'Loss by angle of incidence', '%', [total(100 * (transmittance - 1))]],
      ['l_spec', 'Loss by the spectrum: not modelled', '%', ['0.00']],
      [
        'l_tg',
        'Loss by temperature and in the inverter',
        '%',
        [total(afterLoss > 0 ? 100 * (performance / afterLoss - 1) : 0)],
      ],
      ['l_total', 'Total loss', '%', [total(100 * (performance - 1))]],
    ]
    if (costs)
      totals.push([
        'LCOE_pv',
        'Cost of the energy',
        'currency/kWh',
        [energy > 0 ? round(costs.yearly / energy, 5) : undefined],
      ])
    const system = describeSystem(input, plane, { power, loss })
    return formatPvgis('PVcalc', input, site, {
      ...system,
      inputs: {
        ...system.inputs,
        economic_data: costs?.data ?? { system_cost: null, interest: null, lifetime: null },
      },
      tables: [
        { name: 'monthly', group: 'fixed', columns: monthly },
        { name: 'totals', group: 'fixed', columns: totals, isTotal: true },
      ],
    })
  },
})

/** @throws HttpError if a figure is missing */
function readCosts(systemcost: number | undefined, interest: number | undefined, lifetime: number) {
  if (systemcost === undefined) throw new HttpError(400, 'systemcost: Mandatory')
  if (interest === undefined) throw new HttpError(400, 'interest: Mandatory')
  return {
    data: { system_cost: systemcost, interest, lifetime },
    yearly: systemcost / annuity(interest / 100, lifetime),
  }
}

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
