import * as z from 'zod/mini'
import { MONTHS_OF_YEAR } from '../calendar.ts'
import type { MonthBill } from '../finance/bill.ts'
import type { Deduction, ExportContext, ExportTerms } from './export-terms.ts'
import { figure, integerBetween, money, month, optional } from './field-schemas.ts'
import { shareOfMonthInNextYear } from './plan-calendar.ts'
import type { NET_METERING_FIGURES } from './selling-figures.ts'

/** Export is set against import. */
export const NetMetering = z.object({
  kind: z.literal('net-metering'),
  carried: optional(z.enum(['kwh', 'money'])),
  /** Month at whose end credit is settled; default: December. */
  settlementMonth: optional(month),
  /** Price of settled credit [currency/kWh]. */
  leftOverPrice: optional(figure('tariff.selling.leftOverPrice')),
  /** Carried as money: credit for a kWh beyond the month’s import [currency/kWh], or its share of the import price. */
  surplusPrice: optional(figure('tariff.selling.surplusPrice')),
  surplusShare: optional(figure('tariff.selling.surplusShare')),
  neverSettled: optional(z.boolean()),
  /** Carried as kWh and never settled: life of each credit [months]; absent: without end. */
  creditMonths: optional(integerBetween(1, 600)),
  /** Carried as money: remaining credit is lost at the settlement. */
  expires: optional(z.boolean()),
  /** [currency/kW/month], of homes saved before `Tariff.solarCharges` */
  monthlyChargePerKw: optional(money),
  /** Part of the tariff not credited [currency/kWh], and the share of it deducted from each calendar year on. */
  deduction: optional(
    z.object({
      perKwh: optional(figure('tariff.selling.deduction.perKwh')),
      shares: z
        .array(z.object({ year: integerBetween(2000, 2199), share: figure('tariff.selling.deduction.shares.*.share') }))
        .check(z.maxLength(20)),
    }),
  ),
})
type NetMetering = z.output<typeof NetMetering>

type Context = ExportContext<(typeof NET_METERING_FIGURES)[number]>

export function resolveNetMetering(selling: NetMetering, context: Context): ExportTerms {
  const { settlementMonth, leftOverPrice = 0, neverSettled, creditMonths, expires, monthlyChargePerKw = 0 } = selling
  const { surplusPrice, surplusShare = 1 } = selling
  const trueUpMonth = neverSettled ? null : settlementMonth
  const settlement = trueUpMonth === undefined ? {} : { trueUpMonth }
  return {
    ...(selling.carried === 'money'
      ? {
          metering: { kind: 'net-money', ...(expires !== undefined && { expires }), ...settlement },
          sell: surplusPrice ?? { ofImportPrice: surplusShare },
        }
      : {
          metering: {
            kind: 'net-kwh',
            yearEndPrice: leftOverPrice,
            ...settlement,
            ...(creditMonths !== undefined && { creditMonths }),
          },
          sell: 0,
        }),
    chargePerMonth: monthlyChargePerKw * context.kwp,
    deduction: deductionOf(selling, context),
  }
}

function deductionOf({ deduction }: NetMetering, { start, requireOrZero }: Context): Deduction | null {
  if (!deduction) return null
  const perKwh = requireOrZero('tariff.selling.deduction.perKwh', deduction.perKwh)
  const shares = [...deduction.shares].sort((a, b) => a.year - b.year)
  const firstYear = Number(start.slice(0, 4))
  const length = Math.max(1, (shares.at(-1)?.year ?? firstYear) - firstYear + 1)
  const shareIn = (calendarYear: number) =>
    (shares.findLast(({ year }) => year <= calendarYear) ?? shares[0])?.share ?? 0
  return {
    perKwh,
    shares: Array.from({ length }, (_year, i) =>
      Array.from({ length: MONTHS_OF_YEAR }, (_month, month) => {
        const next = shareOfMonthInNextYear(start, month)
        return (1 - next) * shareIn(firstYear + i) + next * shareIn(firstYear + i + 1)
      }),
    ),
  }
}

/**
 * Deduction from credited kWh in each month of a year [money in prices of year 1].
 * @param months import and export of each, and the kWh of credit that it starts with [kWh]
 */
export function computeDeductionByMonth(
  { perKwh, shares }: Deduction,
  months: readonly Pick<MonthBill, 'imported' | 'exported' | 'kwhCarried'>[],
  year: number,
): number[] {
  const sharesOfYear = shares[Math.min(year, shares.length) - 1] ?? []
  return months.map(
    ({ imported, exported, kwhCarried }, month) =>
      perKwh * (sharesOfYear[month] ?? 0) * Math.min(imported, exported + kwhCarried),
  )
}
