import { InputError, requireNumber } from '../input-error.ts'

/** Borrowed money, paid back in equal payments at the end of each year or month. */
export interface Loan {
  /** [money] */
  readonly amount: number
  /** Nominal, of a year [share]; a month takes a twelfth of it. */
  readonly rate: number
  /** How many payments, and how many of them a year. */
  readonly payments: number
  readonly paymentsPerYear: 1 | 12
  /** Due at the start, besides [money]. */
  readonly fee?: number
  /** Left over and due with the last payment [money]. */
  readonly balloon?: number
}

/** What a payment, or a year of them, is made of [money]. */
export interface LoanPart {
  readonly interest: number
  readonly principal: number
  /** Still owed after it. */
  readonly balance: number
}

export interface LoanPlan {
  /** The regular payment [money]; the last one adds the balloon. */
  readonly payment: number
  readonly payments: readonly LoanPart[]
  /** The same by years of the loan; the last may be a part of one. */
  readonly years: readonly LoanPart[]
  readonly totalInterest: number
}

const MOST_PAYMENTS = 1_200

/** @throws InputError naming the field */
export function checkLoan({ amount, rate, payments, paymentsPerYear, fee = 0, balloon = 0 }: Loan): void {
  requireNumber('amount', amount, { name: 'The amount borrowed' })
  requireNumber('rate', rate, { name: 'The rate of interest', max: 10 })
  requireNumber('payments', payments, { name: 'The number of payments', min: 1, max: MOST_PAYMENTS, whole: true })
  if (paymentsPerYear !== 1 && paymentsPerYear !== 12) {
    throw new InputError('paymentsPerYear', 'A loan must be paid yearly or monthly.')
  }
  requireNumber('fee', fee, { name: 'The fee' })
  requireNumber('balloon', balloon, { name: 'The balloon payment', max: amount })
}

/**
 * Equal payments: A = (P·g − B)·r / (g − 1), g = (1 + r)^n; (P − B) / n at a rate of 0.
 * @throws InputError naming the field
 */
export function loanPlan(loan: Loan): LoanPlan {
  checkLoan(loan)
  const { amount, payments: count, paymentsPerYear, balloon = 0 } = loan
  const rate = loan.rate / paymentsPerYear
  // g − 1 keeps its digits near a rate of 0.
  const gained = Math.expm1(count * Math.log1p(rate))
  const payment = gained === 0 ? (amount - balloon) / count : ((amount * (1 + gained) - balloon) * rate) / gained
  const payments: LoanPart[] = []
  let balance = amount
  for (let i = 1; i <= count; i += 1) {
    const interest = balance * rate
    // The last payment clears the loan, whatever rounding has left.
    const principal = i === count ? balance : payment - interest
    balance -= principal
    payments.push({ interest, principal, balance })
  }
  const years = Array.from({ length: Math.ceil(count / paymentsPerYear) }, (_, year) =>
    together(payments.slice(year * paymentsPerYear, (year + 1) * paymentsPerYear)),
  )
  return { payment, payments, years, totalInterest: together(payments).interest }
}

const together = (parts: readonly LoanPart[]): LoanPart => ({
  interest: parts.reduce((sum, { interest }) => sum + interest, 0),
  principal: parts.reduce((sum, { principal }) => sum + principal, 0),
  balance: parts.at(-1)?.balance ?? 0,
})
