import { t } from '../language/t.ts'
import { InputError, requireNumber } from '../validation/input-error.ts'

/** A loan with equal payments at the end of each year or month. */
export interface Loan {
  /** [money] */
  readonly amount: number
  /** Nominal yearly rate [share]; one twelfth per month. */
  readonly rate: number
  readonly payments: number
  readonly paymentsPerYear: 1 | 12
  /** Due at the start, in addition [money]. */
  readonly fee?: number
}

/** A payment, or a year of payments [money]. */
export interface LoanPeriod {
  readonly interest: number
  readonly principal: number
  /** Remaining after it. */
  readonly balance: number
}

export interface AmortizationSchedule {
  /** [money] */
  readonly payment: number
  readonly payments: readonly LoanPeriod[]
  /** Periods by loan year; the last may be partial. */
  readonly years: readonly LoanPeriod[]
}

const MAX_PAYMENTS = 1_200

/** @throws InputError naming the field */
function validateLoan({ amount, rate, payments, paymentsPerYear, fee = 0 }: Loan): void {
  requireNumber('amount', amount, { name: t('Loan amount') })
  requireNumber('rate', rate, { name: t('Interest rate'), max: 10, isShare: true })
  requireNumber('payments', payments, { name: t('Number of payments'), min: 1, max: MAX_PAYMENTS, whole: true })
  if (paymentsPerYear !== 1 && paymentsPerYear !== 12) {
    throw new InputError('paymentsPerYear', t('Choose yearly or monthly loan payments.'))
  }
  requireNumber('fee', fee, { name: t('Loan fee') })
}

/**
 * Amortization with equal payments: A = P·g·r / (g − 1), g = (1 + r)^n; P / n at rate 0.
 * @throws InputError naming the field
 */
export function computeAmortization(loan: Loan): AmortizationSchedule {
  validateLoan(loan)
  const { amount, payments: count, paymentsPerYear } = loan
  const rate = loan.rate / paymentsPerYear
  // `growth` is g − 1, precise near a rate of 0.
  const growth = Math.expm1(count * Math.log1p(rate))
  const payment = growth === 0 ? amount / count : (amount * (1 + growth) * rate) / growth
  const payments: LoanPeriod[] = []
  let balance = amount
  for (let i = 1; i <= count; i += 1) {
    const interest = balance * rate
    // Clears rounding errors.
    const principal = i === count ? balance : payment - interest
    balance -= principal
    payments.push({ interest, principal, balance })
  }
  const years = Array.from({ length: Math.ceil(count / paymentsPerYear) }, (_, year) =>
    sumPeriods(payments.slice(year * paymentsPerYear, (year + 1) * paymentsPerYear)),
  )
  return { payment, payments, years }
}

const sumPeriods = (parts: readonly LoanPeriod[]): LoanPeriod => ({
  interest: parts.reduce((sum, { interest }) => sum + interest, 0),
  principal: parts.reduce((sum, { principal }) => sum + principal, 0),
  balance: parts.at(-1)?.balance ?? 0,
})
