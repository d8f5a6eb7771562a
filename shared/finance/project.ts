import { InputError, requireNumber } from '../validation/input-error.ts'
import type { Lease } from './lease.ts'
import type { Loan } from './loan.ts'
import type { MaintenanceCosts, Replacement } from './maintenance.ts'

export type Financing =
  | { readonly kind: 'cash' }
  | { readonly kind: 'loan'; readonly loan: Loan }
  | { readonly kind: 'lease'; readonly lease: Lease }

/** A share of the cost refunded with the tax return of year 1. */
export interface TaxCredit {
  readonly share: number
  /** Maximum [money]. */
  readonly most?: number
  /** Whether the share applies to the cost minus the rebate. */
  readonly afterRebate?: boolean
}

/** Lists have one value per year, from year 1. */
export interface Project {
  /** 1…100 */
  readonly years: number
  /** System cost before all support [money]; 0 for a lease. */
  readonly cost: number
  /** Panel power [kW]. */
  readonly kw: number
  /** Yield by year [kWh]. */
  readonly energy: readonly number[]
  /** Bill savings by year [money]; may be negative. */
  readonly savings: readonly number[]
  /** [share per year] */
  readonly inflation: number
  /** Discount rate beyond inflation [share per year]. */
  readonly realDiscount: number
  readonly maintenance?: MaintenanceCosts
  readonly replacements?: readonly Replacement[]
  /** Paid at once, untaxed [money]. */
  readonly rebate?: number
  readonly taxCredit?: TaxCredit
  /** Grants and tax credits of later years, untaxed [money], from year 1; 0 beyond the list. */
  readonly yearlySupport?: readonly number[]
  /** Income tax rate [share] for deductions: property tax, and interest if `interestDeductible`. */
  readonly incomeTax?: { readonly rate: number; readonly interestDeductible: boolean }
  readonly financing: Financing
}

/** [share per year] */
export const nominalDiscountRate = ({ inflation, realDiscount }: Pick<Project, 'inflation' | 'realDiscount'>) =>
  (1 + inflation) * (1 + realDiscount) - 1

/** @throws InputError naming the field */
export function validateProject(project: Project): void {
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
