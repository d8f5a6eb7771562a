import { MONTHS_OF_YEAR } from '../calendar.ts'
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
 * Periods by country, where most households get no monthly bill. AU: at least one bill in 100 days (National Energy
 * Retail Rules, rule 24, AER). IT: every two months for households (ARERA, Testo integrato della fatturazione). MX:
 * every two months (CFE).
 */
const CUSTOMARY_PERIODS: Readonly<Record<string, BillPeriod>> = { AU: 'quarter', IT: 'two-months', MX: 'two-months' }

/** @param country ISO 3166-1 alpha-2 */
export const customaryBillPeriod = (country: string): BillPeriod => CUSTOMARY_PERIODS[country] ?? 'month'

/** Period in which an answer speaks of bills: that of the stated bill, a month for a use in kWh. */
export const periodOfBill = (amount: Amount | undefined): BillPeriod =>
  amount?.kind === 'bill' ? (amount.period ?? 'month') : 'month'

/**
 * @param total of the period [currency]
 * @param kwh of the period
 */
export const billFrom = (total: number, period: BillPeriod, kwh?: number): Bill => ({
  kind: 'bill',
  perMonth: total / MONTHS_OF_BILL[period],
  ...(period !== 'month' && { period }),
  ...(kwh !== undefined && { kwhPerMonth: kwh / MONTHS_OF_BILL[period] }),
})

/** Total as typed, for the period of the bill [currency]. */
export const totalOfBill = (bill: Bill): number => ofPeriod(bill.perMonth, bill)

/** Use as typed, for the period of the bill [kWh]; `undefined` if only the amount is known. */
export const kwhOfBill = (bill: Bill): number | undefined =>
  bill.kwhPerMonth === undefined ? undefined : ofPeriod(bill.kwhPerMonth, bill)

const ofPeriod = (perMonth: number, { period }: Bill): number =>
  Number((perMonth * MONTHS_OF_BILL[period ?? 'month']).toPrecision(12))

/** Whether the tariff has to tell the use. */
export const isBillWithoutKwh = (amount: Amount | undefined): boolean =>
  amount?.kind === 'bill' && amount.kwhPerMonth === undefined

/** A bill with its kWh is an amount of electricity. */
export const withKwhOfBill = (amount: Amount): Amount =>
  amount.kind === 'bill' && amount.kwhPerMonth !== undefined
    ? { kind: 'year', kwh: amount.kwhPerMonth * MONTHS_OF_YEAR }
    : amount
