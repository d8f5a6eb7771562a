import { InputError, inPart, requireNumber } from '../input-error.ts'
import { type Lease, leasePayments } from './lease.ts'
import { type Loan, type LoanPart, loanPlan } from './loan.ts'
import { propertyTaxOf, type Replacement, type Upkeep, upkeepByYear } from './upkeep.ts'

/** How the system is paid: at once, with borrowed money, or by leaving it to somebody else. */
export type Financing =
  | { readonly kind: 'cash' }
  | { readonly kind: 'loan'; readonly loan: Loan }
  | { readonly kind: 'lease'; readonly lease: Lease }

/** A share of the cost that comes back through the tax return of year 1. */
export interface TaxCredit {
  readonly share: number
  /** At most [money]. */
  readonly most?: number
  /** Whether the share is of the cost less the rebate. */
  readonly afterRebate?: boolean
}

/** A system as an investment; lists have a value to each year, the first for year 1. */
export interface Project {
  /** 1…100 */
  readonly years: number
  /** What the system costs, before all support [money]; of a lease, nothing. */
  readonly cost: number
  /** Power of the panels [kW]. */
  readonly kw: number
  /** What the system yields [kWh]. */
  readonly energy: readonly number[]
  /** What bills are lower by [money]; may be negative. */
  readonly savings: readonly number[]
  /** [share per year] */
  readonly inflation: number
  /** What money must earn beyond inflation [share per year]. */
  readonly realDiscount: number
  readonly upkeep?: Upkeep
  readonly replacements?: readonly Replacement[]
  /** Paid at once, untaxed [money]. */
  readonly rebate?: number
  readonly taxCredit?: TaxCredit
  /** Tax on income [share], for what may be deducted: property tax, and interest where `interestDeductible`. */
  readonly incomeTax?: { readonly rate: number; readonly interestDeductible: boolean }
  readonly financing: Financing
}

/** Money year by year; lists of years begin with year 1, flows and sums with year 0, the day of purchase. */
export interface CashFlow {
  /** Cost less rebate [money]. */
  readonly netCost: number
  readonly loanAmount: number
  /** Paid at the start [money]. */
  readonly ownMoney: number
  readonly savings: readonly number[]
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
 * Money year by year. Year 0 is the day of purchase; flow[y] = savings − upkeep − interest − principal − lease + tax effect.
 *
 * Source of the conventions: NREL SSC's residential cash flow (cashloan), with which it agrees to 0.0001 [money/year].
 * @throws InputError naming the field
 */
export function cashFlow(project: Project): CashFlow {
  checkProject(project)
  const { years, cost, rebate = 0, savings, financing, upkeep: kept = {}, replacements = [] } = project
  const netCost = cost - rebate
  const loan = financing.kind === 'loan' ? financing.loan : null
  const loanYears = loan ? inPart('financing.loan', () => loanPlan(loan).years) : []
  const lease = financing.kind === 'lease' ? inPart('financing.lease', () => leasePayments(financing.lease, years)) : []
  const upfront = financing.kind === 'lease' ? (financing.lease.upfront ?? 0) : netCost
  const loanAmount = loan?.amount ?? 0
  const upkeep = inPart('upkeep', () => upkeepByYear(project, kept, replacements))
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
  const ownMoney = upfront - loanAmount + (loan?.fee ?? 0)
  const beforeFinancing = byYear((i) => (savings[i] as number) - (upkeep[i] as number) + (taxEffect[i] as number))
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

export const nominalDiscount = ({ inflation, realDiscount }: Pick<Project, 'inflation' | 'realDiscount'>) =>
  (1 + inflation) * (1 + realDiscount) - 1

function taxCreditOf({ cost, rebate = 0, taxCredit }: Project): number {
  if (!taxCredit) return 0
  const base = taxCredit.afterRebate ? cost - rebate : cost
  return Math.min(taxCredit.most ?? Number.POSITIVE_INFINITY, taxCredit.share * base)
}

function checkProject(project: Project): void {
  const { years, cost, kw, energy, savings, rebate = 0, taxCredit, incomeTax, financing } = project
  requireNumber('years', years, { name: 'The number of years', min: 1, max: 100, whole: true })
  requireNumber('cost', cost, { name: 'The cost' })
  requireNumber('kw', kw, { name: 'The power', max: 1_000, unit: 'kW' })
  for (const [field, list, name] of [
    ['energy', energy, 'The yield'],
    ['savings', savings, 'The savings'],
  ] as const) {
    if (list.length !== years) throw new InputError(field, `${name} must have ${years} years.`)
    list.forEach((value, i) => {
      requireNumber(`${field}.${i}`, value, { name, min: field === 'energy' ? 0 : -1e9 })
    })
  }
  requireNumber('inflation', project.inflation, { name: 'The inflation', min: -0.5, max: 1 })
  requireNumber('realDiscount', project.realDiscount, { name: 'The discount rate', min: -0.5, max: 1 })
  requireNumber('rebate', rebate, { name: 'The rebate', max: cost })
  if (taxCredit) {
    requireNumber('taxCredit.share', taxCredit.share, { name: 'The tax credit', max: 1 })
    requireNumber('taxCredit.most', taxCredit.most ?? 0, { name: 'The most of the tax credit' })
  }
  if (incomeTax) requireNumber('incomeTax.rate', incomeTax.rate, { name: 'The tax on income', max: 1 })
  if (financing.kind === 'loan') {
    const { amount } = financing.loan
    requireNumber('financing.loan.amount', amount, { name: 'The amount borrowed', max: cost - rebate })
  }
}
