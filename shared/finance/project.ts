import { InputError, requireNumber } from '../input-error.ts'
import type { Lease } from './lease.ts'
import type { Loan } from './loan.ts'
import type { Replacement, Upkeep } from './upkeep.ts'

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
  /** Grants and tax credits paid in later years, untaxed [money], from year 1; none in years beyond the list. */
  readonly yearlySupport?: readonly number[]
  /** Tax on income [share], for what may be deducted: property tax, and interest where `interestDeductible`. */
  readonly incomeTax?: { readonly rate: number; readonly interestDeductible: boolean }
  readonly financing: Financing
}

/** What money must earn in nominal terms [share per year]: (1 + inflation)(1 + real) − 1. */
export const nominalDiscount = ({ inflation, realDiscount }: Pick<Project, 'inflation' | 'realDiscount'>) =>
  (1 + inflation) * (1 + realDiscount) - 1

/** @throws InputError naming the field */
export function checkProject(project: Project): void {
  const { years, cost, kw, energy, savings, rebate = 0, taxCredit, yearlySupport = [], incomeTax, financing } = project
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
  yearlySupport.forEach((value, i) => {
    requireNumber(`yearlySupport.${i}`, value, { name: 'The support of a year' })
  })
  if (incomeTax) requireNumber('incomeTax.rate', incomeTax.rate, { name: 'The tax on income', max: 1 })
  if (financing.kind === 'lease' && cost > 0) throw new InputError('cost', 'A leased system costs nothing to buy.')
  if (financing.kind === 'loan') {
    const { amount } = financing.loan
    requireNumber('financing.loan.amount', amount, { name: 'The amount borrowed', max: cost - rebate })
  }
}
