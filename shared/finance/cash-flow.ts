import { inPart } from '../input-error.ts'
import { leasePayments } from './lease.ts'
import { type Loan, type LoanPart, loanPlan } from './loan.ts'
import { checkProject, nominalDiscount, type Project } from './project.ts'
import { propertyTaxOf, upkeepByYear } from './upkeep.ts'

/** Money year by year; lists of years begin with year 1, flows and sums with year 0, the day of purchase. */
export interface CashFlow {
  /** Cost less rebate [money]. */
  readonly netCost: number
  readonly loanAmount: number
  /** Paid at the start [money]. */
  readonly ownMoney: number
  readonly savings: readonly number[]
  /** Grants and tax credits paid in later years. */
  readonly support: readonly number[]
  /** Upkeep and replacements. */
  readonly upkeep: readonly number[]
  /** Tax credit and deductions. */
  readonly taxEffect: readonly number[]
  readonly interest: readonly number[]
  readonly principal: readonly number[]
  /** Owed at the end of each year, from year 0. */
  readonly balance: readonly number[]
  readonly leasePayments: readonly number[]
  /** What the home has more, or less, with all of it. */
  readonly flow: readonly number[]
  /** The same as if all had been paid at once, whatever the financing: what paybacks go by. */
  readonly projectFlow: readonly number[]
  /** Nominal discount rate: (1 + inflation)(1 + real) − 1. */
  readonly discount: number
}

/** One rate of tax on income where a state and a federation each take theirs, and the state's is deductible. */
export const combinedTaxRate = (state: number, federal: number) => state + federal * (1 - state)

/**
 * Money year by year. Year 0 is the day of purchase; flow[y] = savings + support − upkeep − interest − principal −
 * lease + tax effect.
 *
 * Source of the conventions: NREL SSC's residential cash flow (cashloan), with which it agrees to 0.0001 [money/year].
 * @throws InputError naming the field
 */
export function cashFlow(project: Project): CashFlow {
  checkProject(project)
  const { years, cost, rebate = 0, savings, financing, upkeep: kept = {}, replacements = [] } = project
  const netCost = cost - rebate
  const loan = financing.kind === 'loan' ? financing.loan : null
  const loanYears = loan ? inPart('financing.loan', () => yearsOf(loan, years)) : []
  const lease = financing.kind === 'lease' ? inPart('financing.lease', () => leasePayments(financing.lease, years)) : []
  const upfront = financing.kind === 'lease' ? (financing.lease.upfront ?? 0) : netCost
  const loanAmount = loan?.amount ?? 0
  const upkeep = upkeepByYear(project, kept, replacements)
  const byYear = (value: (year: number) => number) => Array.from({ length: years }, (_, i) => value(i))
  const part = (i: number): LoanPart => loanYears[i] ?? { interest: 0, principal: 0, balance: 0 }
  const interest = byYear((i) => part(i).interest)
  const principal = byYear((i) => part(i).principal)
  const leased = byYear((i) => lease[i] ?? 0)
  const { rate = 0, interestDeductible = false } = project.incomeTax ?? {}
  const relief = interestDeductible ? rate : 0
  const taxEffect = byYear(
    (i) => (i === 0 ? taxCreditOf(project) : 0) + rate * propertyTaxOf(kept, cost) + relief * (interest[i] as number),
  )
  const support = byYear((i) => project.yearlySupport?.[i] ?? 0)
  const ownMoney = upfront - loanAmount + (loan?.fee ?? 0)
  const beforeFinancing = byYear(
    (i) => (savings[i] as number) + (support[i] as number) - (upkeep[i] as number) + (taxEffect[i] as number),
  )
  const flow = beforeFinancing.map(
    (money, i) => money - (interest[i] as number) - (principal[i] as number) - (leased[i] as number),
  )
  const projectFlow = beforeFinancing.map(
    (money, i) => money - relief * (interest[i] as number) - (leased[i] as number),
  )
  return {
    netCost,
    loanAmount,
    ownMoney,
    savings,
    support,
    upkeep,
    taxEffect,
    interest,
    principal,
    balance: [loanAmount, ...byYear((i) => part(i).balance)],
    leasePayments: leased,
    flow: [-ownMoney, ...flow],
    projectFlow: [-upfront, ...projectFlow],
    discount: nominalDiscount(project),
  }
}

/** The years of a loan within the years of the project; what is still owed at the end is paid then. */
function yearsOf(loan: Loan, years: number): readonly LoanPart[] {
  const within = loanPlan(loan).years.slice(0, years)
  return within.map((year, i) =>
    i === years - 1 ? { ...year, principal: year.principal + year.balance, balance: 0 } : year,
  )
}

function taxCreditOf({ cost, rebate = 0, taxCredit }: Project): number {
  if (!taxCredit) return 0
  const base = taxCredit.afterRebate ? cost - rebate : cost
  return Math.min(taxCredit.most ?? Number.POSITIVE_INFINITY, taxCredit.share * base)
}
