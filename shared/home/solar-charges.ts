import * as z from 'zod/mini'
import { MONTH_STARTS, sumOf } from '../calendar.ts'
import type { MonthBill, YearBill } from '../finance/bill.ts'
import { figure, optional } from './field-schemas.ts'

/** What an electricity provider charges homes with solar, independent of what it pays for export. */
export const SolarCharges = z.object({
  /** [currency/kW of panels/month] */
  perKw: optional(figure('tariff.solarCharges.perKw')),
  /** [currency/month] */
  perMonth: optional(figure('tariff.solarCharges.perMonth')),
  /** On each kWh that the panels produce [currency/kWh]. */
  perKwh: optional(figure('tariff.solarCharges.perKwh')),
  /** Minimum bill of a month [currency/month]. */
  minimumPerMonth: optional(figure('tariff.solarCharges.minimumPerMonth')),
})

/** Charges on top of the bill, in prices of year 1. */
export interface ResolvedSolarCharges {
  /** [money/month] */
  readonly perMonth: number
  /** [money/kWh produced] */
  readonly perKwh: number
}

/**
 * @param solar output by hour, which spreads the year's production over its months
 * @param produced [kWh/year]
 */
export function addSolarCharges(
  bill: YearBill,
  { perMonth, perKwh }: ResolvedSolarCharges,
  solar: Float64Array,
  produced: number,
  priceFactor: number,
): YearBill {
  const output = sumOf(solar)
  const months = bill.months.map((month, i): MonthBill => {
    const share = output > 0 ? sumOf(solar.subarray(MONTH_STARTS[i], MONTH_STARTS[i + 1])) / output : 0
    const solarCharges = (perMonth + perKwh * produced * share) * priceFactor
    return { ...month, solarCharges, total: month.total + solarCharges }
  })
  return { ...bill, months, total: months.reduce((sum, { total }) => sum + total, 0) }
}
