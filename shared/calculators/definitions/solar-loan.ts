import { t } from '../../language/t.ts'
import { amount, percent } from '../cards.ts'
import { createDefinition, defineCalculator } from '../define.ts'
import { number } from '../fields.ts'
import { round } from '../rounding.ts'

const MONTHS_PER_YEAR = 12
const MAX_TERM = 100 // [years]
const MAX_RATE = 1000 // [%/year]
/** Accepts 2.083333 years as 25 months. */
const MONTH_TOLERANCE = 1e-5 // [months]

interface LoanValues {
  readonly loanAmount: number
  readonly downPayment: number
  readonly interestRate: number
  readonly loanTerm: number
}

const months = (loanTerm: number) => Math.round(loanTerm * MONTHS_PER_YEAR)
const principal = ({ loanAmount, downPayment }: LoanValues) => loanAmount - downPayment
const monthlyRate = ({ interestRate }: LoanValues) => interestRate / 100 / MONTHS_PER_YEAR

/**
 * Present value of payments of 1: (1 − (1 + rate)^−payments) / rate, summed by payment. Unlike the power, the sum
 * is exact at and near a rate of 0 and the same in every browser.
 * @param rate per period, as a fraction
 * @param payments whole
 */
export function annuity(rate: number, payments: number): number {
  let worth = 0
  let discount = 1
  for (let month = 0; month < payments; month++) {
    discount /= 1 + rate
    worth += discount
  }
  return worth
}

/**
 * @param loanAmount what the system costs [$]
 * @param downPayment [$], below loanAmount
 * @param interestRate [%/year]
 * @param loanTerm [years], whole months
 * @returns monthlyPayment [$/month], totalInterest [$], totalCost [$] down payment included, effectiveRate [%] interest
 * by principal
 */
export function solarLoanPayments(values: LoanValues) {
  const payments = months(values.loanTerm)
  const perDollar = 1 / annuity(monthlyRate(values), payments)
  const interestPerDollar = values.interestRate === 0 ? 0 : perDollar * payments - 1
  const interest = principal(values) * interestPerDollar
  return {
    monthlyPayment: round(principal(values) * perDollar, 2),
    totalInterest: round(interest, 2),
    totalCost: round(values.loanAmount + interest, 2),
    effectiveRate: round(interestPerDollar * 100, 2),
  }
}

export default defineCalculator('solar-loan', (formats) => {
  const { roundedMoney, exact, exactMoney, currencySymbol: currency } = formats
  const downPaymentLabel = t('Down Payment ({currency})', { currency })
  const termLabel = t('Loan Term (Years)')
  return createDefinition({
    version: 1,
    action: t('Calculate Loan'),
    fields: {
      loanAmount: number(t('System Cost ({currency})', { currency }), { above: 0, step: 100, money: true }),
      downPayment: number(downPaymentLabel, { min: 0, step: 100, money: true, fallback: 0 }),
      interestRate: number(t('Annual Interest Rate (%)'), { min: 0, max: MAX_RATE, step: 0.1 }),
      loanTerm: number(termLabel, {
        above: 0,
        max: MAX_TERM,
        refuse: (years) =>
          months(years) < 1 || Math.abs(years * MONTHS_PER_YEAR - months(years)) > MONTH_TOLERANCE
            ? t('{label}: enter a term of whole months. For example, {years} years are {months} months.', {
                label: termLabel,
                years: exact(2.5),
                months: exact(months(2.5)),
              })
            : undefined,
      }),
    },
    refuse: ({ loanAmount, downPayment }) =>
      downPayment >= loanAmount
        ? { downPayment: t('{label}: enter less than the system cost.', { label: downPaymentLabel }) }
        : undefined,
    formula: solarLoanPayments,
    cards: {
      monthlyPayment: amount(t('Monthly Payment'), 'all', t('The same every month.')),
      totalInterest: amount(t('Total Interest'), 'all', t('What borrowing costs you.')),
      totalCost: amount(t('Total Cost'), 'all', t('Down payment and all monthly payments.')),
      effectiveRate: percent(t('Effective Rate'), 2, t('The interest as a share of what you borrow.')),
    },
    notes: ({ loanAmount, loanTerm }) =>
      t('Loan: {amount} over {n, plural, one {{years} year} other {{years} years}}', {
        amount: exactMoney(loanAmount),
        n: loanTerm,
        years: exact(loanTerm),
      }),
    working: (values, results) => {
      const borrowed = roundedMoney(principal(values))
      const payments = exact(months(values.loanTerm))
      const rate = formats.percent(round(monthlyRate(values) * 100, 6))
      const [payment, interest] = [roundedMoney(results.monthlyPayment), roundedMoney(results.totalInterest)]
      return [
        {
          label: t('Amount borrowed'),
          formula: `${exactMoney(values.loanAmount)} − ${exactMoney(values.downPayment)}`,
          value: borrowed,
        },
        {
          label: t('Rate per month'),
          formula: `${formats.percent(values.interestRate)} ÷ ${exact(MONTHS_PER_YEAR)}`,
          value: rate,
        },
        {
          label: t('Number of payments'),
          formula: t('{n, plural, one {{years} year} other {{years} years}} × {months}', {
            n: values.loanTerm,
            years: exact(values.loanTerm),
            months: exact(MONTHS_PER_YEAR),
          }),
          value: payments,
        },
        {
          label: t('Monthly payment'),
          formula:
            values.interestRate === 0
              ? `${borrowed} ÷ ${payments}`
              : `${borrowed} × ${rate} ÷ (1 − (1 + ${rate})^−${payments})`,
          value: payment,
        },
        {
          label: t('Interest'),
          formula: t('{payments} exact payments − {borrowed}', { payments, borrowed }),
          value: interest,
        },
        {
          label: t('Total cost'),
          formula: `${exactMoney(values.loanAmount)} + ${interest}`,
          value: roundedMoney(results.totalCost),
        },
        {
          label: t('Effective rate'),
          formula: `${interest} ÷ ${borrowed}`,
          value: formats.percent(results.effectiveRate, 2),
        },
      ]
    },
    method: [
      t('You borrow the system cost minus your down payment.'),
      t(
        'The rate per month is the annual rate divided by {months}. You pay back the loan in {months} equal payments a year.',
        {
          months: exact(MONTHS_PER_YEAR),
        },
      ),
      t(
        'Each payment is the amount borrowed × rate ÷ (1 − (1 + rate)^−payments). Without interest, it is the amount divided by the payments.',
      ),
      t(
        'The total interest is all payments minus the amount borrowed. The effective rate is that interest as a share of the amount borrowed.',
      ),
    ],
  })
})
