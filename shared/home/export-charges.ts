import type { YearBill } from '../finance/bill.ts'
import type { Deduction } from './export-terms.ts'
import { computeDeductionByMonth } from './net-metering.ts'

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
  const months = bill.months.map((month, i) => {
    const exportCharges = (perKwh * month.exported + (deductions?.[i] ?? 0)) * priceFactor
    return { ...month, exportCharges, total: month.total + exportCharges }
  })
  return { ...bill, months, total: months.reduce((sum, { total }) => sum + total, 0) }
}
