import * as z from 'zod/mini'
import { MONTH_STARTS, sumOf } from '../calendar.ts'
import type { MonthBill, YearBill } from '../finance/bill.ts'
import type { Deduction } from './export-terms.ts'
import { figure, optional } from './field-schemas.ts'
import { computeDeductionByMonth } from './net-metering.ts'

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
  return addToBill(bill, 'solarCharges', (_, i) => {
    const share = output > 0 ? sumOf(solar.subarray(MONTH_STARTS[i], MONTH_STARTS[i + 1])) / output : 0
    return (perMonth + perKwh * produced * share) * priceFactor
  })
}

function addToBill(
  bill: YearBill,
  part: 'solarCharges' | 'exportCharges',
  chargeOf: (month: MonthBill, index: number) => number,
): YearBill {
  const months = bill.months.map((month, i) => {
    const charge = chargeOf(month, i)
    return { ...month, [part]: charge, total: month.total + charge }
  })
  return { ...bill, months, total: sumOf(months.map(({ total }) => total)) }
}

/** What exporting costs on top of the metered bill, in prices of year 1. */
export interface ExportCharges {
  /** The supplier's charge, as far as it exceeds its payment [money/kWh]. */
  readonly perKwh: number
  readonly deduction: Deduction | null
}

/** @param priceFactor on both, relative to year 1 */
export function addExportCharges(
  bill: YearBill,
  { perKwh, deduction }: ExportCharges,
  year: number,
  priceFactor: number,
): YearBill {
  if (perKwh === 0 && !deduction) return bill
  const deductions = deduction && computeDeductionByMonth(deduction, bill.months, year)
  return addToBill(
    bill,
    'exportCharges',
    ({ exported }, i) => (perKwh * exported + (deductions?.[i] ?? 0)) * priceFactor,
  )
}
