import { z } from 'zod'
import { annuity } from '#shared/calculators/definitions/solar-loan.ts'
import { round } from '#shared/calculators/rounding.ts'
import { DAYS_OF_YEAR, MONTH_DAYS, sumOf } from '#shared/calendar.ts'
import { computeMeanDayLight } from '#shared/solar/mean-day-light.ts'
import { computePlaneYear } from '#shared/solar/orientation.ts'
import { estimateScatter } from '#shared/solar/yield-range.ts'
import { HttpError } from '../http/errors.ts'
import { decimal, flag, integer, number, positive } from './parameters.ts'
import { type Column, formatPvgis, pvgisFamily } from './pvgis-format.ts'
import { noTracker, openSite, siteParameters } from './pvgis-site.ts'
import {
  choosePlane,
  describeModule,
  describeMounting,
  modelOf,
  moduleLines,
  planeLines,
  systemParameters,
} from './pvgis-system.ts'
import { defineTool } from './tool.ts'

const MONTHLY_COLUMNS: readonly Column[] = [
  ['month', 'Month', ''],
  ['E_d', 'Average daily energy production', 'kWh/d'],
  ['E_m', 'Average monthly energy production', 'kWh/mo'],
  ['H(i)_d', 'Average daily irradiation on the modules', 'kWh/m2/d'],
  ['H(i)_m', 'Average monthly irradiation on the modules', 'kWh/m2/mo'],
  ['SD_m', 'Standard deviation of the monthly energy production from year to year, estimated', 'kWh'],
]
const TOTAL_COLUMNS: readonly Column[] = [
  ...MONTHLY_COLUMNS.slice(1),
  ['E_y', 'Average annual energy production', 'kWh/y'],
  ['H(i)_y', 'Average annual irradiation on the modules', 'kWh/m2/y'],
  ['SD_y', 'Standard deviation of the annual energy production from year to year, estimated', 'kWh'],
  ['l_aoi', 'Loss by angle of incidence', '%'],
  ['l_spec', 'Loss by the spectrum: not modelled', '%'],
  ['l_tg', 'Loss by temperature and in the inverter', '%'],
  ['l_total', 'Total loss', '%'],
]

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
    const rows = MONTH_DAYS.map((days, month) => {
      const kwh = (year.monthlyYield[month] as number) * power
      const irradiation = year.monthlyIrradiation[month] as number
      return {
        month: month + 1,
        E_d: round(kwh / days, 2),
        E_m: round(kwh, 2),
        'H(i)_d': round(irradiation / days, 2),
        'H(i)_m': round(irradiation, 2),
        SD_m: round(kwh * (scatter.monthly[month] as number), 2),
      }
    })
    // Rounded first, so that the losses fit the numbers of the answer.
    const total = (value: number) => round(value, 2)
    const [yearEnergy, yearIrradiation] = [total(energy), total(year.irradiation)]
    const performance = yearIrradiation > 0 ? yearEnergy / (power * yearIrradiation) : 1
    const transmittance = year.irradiation > 0 ? year.transmitted / year.irradiation : 1
    const afterLoss = transmittance * (1 - loss / 100)
    const totals = {
      E_d: total(energy / DAYS_OF_YEAR),
      E_m: total(energy / 12),
      E_y: yearEnergy,
      'H(i)_d': total(year.irradiation / DAYS_OF_YEAR),
      'H(i)_m': total(year.irradiation / 12),
      'H(i)_y': yearIrradiation,
      SD_m: total(sumOf(rows.map(({ SD_m }) => SD_m)) / 12),
      SD_y: total(energy * scatter.yearly),
      l_aoi: total(100 * (transmittance - 1)),
      l_spec: '0.00',
      l_tg: total(afterLoss > 0 ? 100 * (performance / afterLoss - 1) : 0),
      l_total: total(100 * (performance - 1)),
      ...(costs && energy > 0 && { LCOE_pv: round(costs.yearly / energy, 5) }),
    }
    const price: readonly Column[] = costs ? [['LCOE_pv', 'Cost of the energy', 'currency/kWh']] : []
    return formatPvgis(
      {
        tool: 'PVcalc',
        ...site,
        inputs: {
          mounting_system: describeMounting(input, plane),
          pv_module: describeModule(input, power, loss),
          economic_data: costs?.data ?? { system_cost: null, interest: null, lifetime: null },
        },
        lines: [...planeLines(input, plane), ...moduleLines(input, power, loss)],
        tables: [
          { name: 'monthly', group: 'fixed', columns: MONTHLY_COLUMNS, rows },
          { name: 'totals', group: 'fixed', columns: [...TOTAL_COLUMNS, ...price], rows: [totals], isTotal: true },
        ],
      },
      input,
    )
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
