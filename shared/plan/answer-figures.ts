import { MONTHS_OF_YEAR, sumOf } from '../calendar.ts'
import { type BillPeriod, MONTHS_OF_BILL, periodOfBill } from '../home/bill-period.ts'
import type { Home } from '../home/home.ts'
import { calendarYearAfter } from '../home/plan-calendar.ts'
import type { Plan } from './plan.ts'

/**
 * Every amount and time of an answer that people see, in today's money: sentence, tiles, charts, options, report and card
 * take them from here. Amounts are not rounded yet [money].
 */
export interface AnswerFigures {
  /** Period of the stated bill. */
  readonly period: BillPeriod
  /** Bill of that period, on average in year 1; below zero: a credit. */
  readonly billBefore: number
  readonly billAfter: number
  readonly price: number
  readonly supportAtStart: number
  readonly priceAfterSupport: number
  /** Support of later years. */
  readonly supportLater: number
  readonly loan: number
  readonly upFront: number
  /** The plan's years. */
  readonly years: number
  /** Most likely; 0: nothing to pay back; `null`: not within the years [years]. */
  readonly payback: number | null
  /** Calendar year of it. */
  readonly paybackYear: number | null
  /** Most likely gain over the years. */
  readonly gain: number
  /** Spent on electricity and the system over the years; they differ by the gain. */
  readonly spent: number
  readonly spentWithout: number
  /** Time after which less is spent with the system, and its calendar year; 0: always; `null`: never [years]. */
  readonly aheadAfter: number | null
  readonly aheadYear: number | null
}

export function answerFigures(home: Home, plan: Plan): AnswerFigures {
  const { figures, support, cashFlow, start, payback, aheadAfter } = plan
  const period = periodOfBill(home.use.amount)
  const ofPeriod = (yearly: number | null) => billOfPeriod((yearly ?? 0) / MONTHS_OF_YEAR, period)
  const yearAfter = (time: number | null) => (time === null ? null : calendarYearAfter(start, time))
  const priceAfterSupport = figures.netCost.value ?? 0
  const upFront = figures.ownMoney.value ?? 0
  return {
    period,
    billBefore: ofPeriod(figures.billBefore.value),
    billAfter: ofPeriod(figures.billAfter.value),
    price: figures.cost.value ?? 0,
    supportAtStart: figures.support.value ?? 0,
    priceAfterSupport,
    supportLater: sumOf(
      support.flatMap(({ byYear }) => byYear.map((amount, i) => inTodaysMoney(amount, i + 1, cashFlow))),
    ),
    loan: priceAfterSupport - upFront,
    upFront,
    years: plan.years.length,
    payback,
    paybackYear: yearAfter(payback),
    gain: plan.npv,
    spent: figures.spent.value ?? 0,
    spentWithout: figures.spentWithout.value ?? 0,
    aheadAfter,
    aheadYear: yearAfter(aheadAfter),
  }
}

/** The bill of a month as that of a longer period [money]. */
export const billOfPeriod = (perMonth: number, period: BillPeriod): number => perMonth * MONTHS_OF_BILL[period]

/** @param year of the plan, from 0 */
export const inTodaysMoney = (amount: number, year: number, { discountRate }: Pick<Plan['cashFlow'], 'discountRate'>) =>
  amount / (1 + discountRate) ** year
