import { z } from 'zod'
import { annuity } from '#shared/calculators/definitions/solar-loan.ts'
import { round } from '#shared/calculators/rounding.ts'
import { DAYS_OF_YEAR, MONTH_DAYS, sumOf } from '#shared/calendar.ts'
import { computeMeanDayLight } from '#shared/solar/mean-day-light.ts'
import { computePlaneYear } from '#shared/solar/orientation.ts'
import { estimateScatter } from '#shared/solar/yield-range.ts'
import { HttpError } from '../http/errors.ts'
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
    const costs = readCosts(input)
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
    const totalsOfMonths = [
      energy / DAYS_OF_YEAR,
      energy / 12,
      year.irradiation / DAYS_OF_YEAR,
      year.irradiation / 12,
      sumOf(deviations) / 12,
    ]
    const totals: Column[] = [
      ...monthly
        .slice(1)
        .map(([name, text, unit], i): Column => [name, text, unit, [total(totalsOfMonths[i] as number)]]),
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

interface CostInput {
  readonly pvprice: number
  readonly systemcost?: number | undefined
  readonly interest?: number | undefined
  readonly lifetime: number
}

/** @throws HttpError if a figure is missing */
function readCosts({ pvprice, systemcost, interest, lifetime }: CostInput) {
  if (!pvprice) return undefined
  if (systemcost === undefined) throw new HttpError(400, 'systemcost: Mandatory')
  if (interest === undefined) throw new HttpError(400, 'interest: Mandatory')
  return {
    data: { system_cost: systemcost, interest, lifetime },
    yearly: systemcost / annuity(interest / 100, lifetime),
  }
}
