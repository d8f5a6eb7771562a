import { formatFigure } from '#shared/format/quantity.ts'
import type { BillPeriod } from '#shared/home/bill-period.ts'
import { t } from '#shared/language/t.ts'
import type { Region } from '#shared/region.ts'

/** Formats a bill without cents; one below zero is a credit: `$91`, `$15 credit`. */
export const formatBill = (amount: number | null, region: Region): string =>
  amount !== null && Math.round(amount) < 0
    ? t('{amount} credit', { amount: formatFigure(-amount, 'money', region) })
    : formatFigure(amount, 'money', region)

/** `$91 a month`, `$273 every 3 months`. */
export const formatBillWithPeriod = (amount: number, period: BillPeriod, region: Region): string =>
  t('{amount} {period, select, year {a year} quarter {every 3 months} two {every 2 months} other {a month}}', {
    amount: formatBill(amount, region),
    period: PERIOD_CASES[period],
  })

export const nameBill = (period: BillPeriod): string =>
  t(
    '{period, select, year {Yearly bill} quarter {Bill every 3 months} two {Bill every 2 months} other {Monthly bill}}',
    { period: PERIOD_CASES[period] },
  )

/** Names of the cases in messages. */
export const PERIOD_CASES: Readonly<Record<BillPeriod, string>> = {
  month: 'month',
  'two-months': 'two', // untranslated: a key
  quarter: 'quarter', // untranslated: a key
  year: 'year', // untranslated: a key
}
