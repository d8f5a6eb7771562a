import { amount, percent } from '../cards.ts'
import { catalogueEntry } from '../catalogue.ts'
import { defineCalculator } from '../define.ts'
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
 * Present value of monthly payments of 1: (1 − (1 + rate)^−payments) / rate, summed by month. Unlike the power, the sum
 * is exact at and near a rate of 0 and the same in every browser.
 * @param rate per month, as a fraction
 * @param payments whole
 */
function annuity(rate: number, payments: number): number {
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

export default defineCalculator(catalogueEntry('solar-loan'), {
  version: 1,
  action: 'Calculate Loan',
  fields: {
    loanAmount: number('System Cost ($)', { name: 'The cost', above: 0, step: 100, money: true }),
    downPayment: number('Down Payment ($)', { name: 'The down payment', min: 0, step: 100, money: true, fallback: 0 }),
    interestRate: number('Annual Interest Rate (%)', {
      name: 'The interest rate',
      min: 0,
      max: MAX_RATE,
      step: 0.1,
    }),
    loanTerm: number('Loan Term (Years)', {
      name: 'The loan term',
      above: 0,
      max: MAX_TERM,
      refuse: (years, { exact }) =>
        months(years) < 1 || Math.abs(years * MONTHS_PER_YEAR - months(years)) > MONTH_TOLERANCE
          ? `The loan term must make whole months: ${exact(2.5)} years are 30 months.`
          : undefined,
    }),
  },
  refuse: ({ loanAmount, downPayment }) =>
    downPayment >= loanAmount ? { downPayment: 'The down payment must be below the system cost.' } : undefined,
  formula: solarLoanPayments,
  cards: {
    monthlyPayment: amount('Monthly Payment', 'all', 'The same every month.'),
    totalInterest: amount('Total Interest', 'all', 'What borrowing costs you.'),
    totalCost: amount('Total Cost', 'all', 'Down payment and all payments.'),
    effectiveRate: percent('Effective Rate', 2, 'The interest as a share of what you borrow.'),
  },
  notes: ({ loanAmount, loanTerm }, { exact, exactMoney }) =>
    `Loan: ${exactMoney(loanAmount)} over ${exact(loanTerm)} ${loanTerm === 1 ? 'year' : 'years'}`,
  working: (values, results, { readable, roundedMoney, decimals, exact, exactMoney }) => {
    const borrowed = roundedMoney(principal(values))
    const payments = exact(months(values.loanTerm))
    const rate = exact(round(monthlyRate(values) * 100, 6))
    const [payment, interest] = [roundedMoney(results.monthlyPayment), roundedMoney(results.totalInterest)]
    return [
      {
        label: 'Amount borrowed',
        formula: `${exactMoney(values.loanAmount)} − ${exactMoney(values.downPayment)}`,
        value: borrowed,
      },
      {
        label: 'Rate per month',
        formula: `${exact(values.interestRate)}% ÷ ${MONTHS_PER_YEAR}`,
        value: `${readable(monthlyRate(values) * 100)}%`,
      },
      {
        label: 'Number of payments',
        formula: `${exact(values.loanTerm)} years × ${MONTHS_PER_YEAR}`,
        value: payments,
      },
      {
        label: 'Monthly payment',
        formula:
          values.interestRate === 0
            ? `${borrowed} ÷ ${payments}`
            : `${borrowed} × ${rate}% ÷ (1 − (1 + ${rate}%)^−${payments})`,
        value: payment,
      },
      { label: 'Interest', formula: `${payments} exact payments − ${borrowed}`, value: interest },
      {
        label: 'Total cost',
        formula: `${exactMoney(values.loanAmount)} + ${interest}`,
        value: roundedMoney(results.totalCost),
      },
      {
        label: 'Effective rate',
        formula: `${interest} ÷ ${borrowed}`,
        value: `${decimals(results.effectiveRate, 2)}%`,
      },
    ]
  },
  method: [
    'You borrow the system cost less your down payment.',
    `The rate per month is the annual rate divided by ${MONTHS_PER_YEAR}, and the loan is paid back in ${MONTHS_PER_YEAR} equal payments a year.`,
    'Each payment is the amount borrowed × rate ÷ (1 − (1 + rate)^−payments); without interest, the amount divided by the payments.',
    'The total interest is all payments less the amount borrowed; the effective rate is that interest as a share of the amount borrowed.',
  ],
})
