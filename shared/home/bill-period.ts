import { t } from '../language/t.ts'
import type { Amount } from './use.ts'

/** Months that a bill covers. */
export const MONTHS_OF_BILL = { month: 1, 'two-months': 2, quarter: 3, year: 12 } as const
export type BillPeriod = keyof typeof MONTHS_OF_BILL

export const BILL_PERIOD_NAMES: Readonly<Record<BillPeriod, () => string>> = {
  month: () => t('Month'),
  'two-months': () => t('2 months'),
  quarter: () => t('3 months'),
  year: () => t('Year'),
}

type Bill = Extract<Amount, { kind: 'bill' }>

/**
 * By country, where most households get no monthly bill. AU: at least one bill in 100 days (National Energy Retail Rules,
 * rule 24, AER). IT: every two months for households (ARERA, Testo integrato della fatturazione). MX: every two months (CFE).
 */
const CUSTOMARY_PERIODS: Readonly<Record<string, BillPeriod>> = { AU: 'quarter', IT: 'two-months', MX: 'two-months' }

/** @param country ISO 3166-1 alpha-2 */
export const customaryBillPeriod = (country: string): BillPeriod => CUSTOMARY_PERIODS[country] ?? 'month'

/** @param total of the period [currency] */
export const billFrom = (total: number, period: BillPeriod): Bill => ({
  kind: 'bill',
  perMonth: total / MONTHS_OF_BILL[period],
  ...(period !== 'month' && { period }),
})

/** The amount as it was typed, for the period of the bill [currency]. */
export const totalOfBill = ({ perMonth, period }: Bill): number =>
  Number((perMonth * MONTHS_OF_BILL[period ?? 'month']).toPrecision(12))
