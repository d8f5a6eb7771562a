import { t } from '../language/t.ts'
import { InputError, requireNumber } from '../validation/input-error.ts'
import type { Loan } from './loan.ts'

/** A system owned by someone else; the home pays for its use. */
export interface Lease {
  /** First year [money/month]. */
  readonly monthlyPayment: number
  /** Yearly escalation of the payment [share]. */
  readonly rise: number
  /** 1…100 */
  readonly years: number
  /** [money] */
  readonly upfront?: number
}

export type Financing =
  | { readonly kind: 'cash' }
  | { readonly kind: 'loan'; readonly loan: Loan }
  | { readonly kind: 'lease'; readonly lease: Lease }

export interface Replacement {
  /** 1, 2, … */
  readonly year: number
  /** Cost in prices of year 1 [money]. */
  readonly cost: number
  /** Yearly price change until then [share]; 0 if the cost is already that year's. */
  readonly rise: number
}

/** Lists have one value per year, from year 1. */
export interface Project {
  /** 1…100 */
  readonly years: number
  /** System cost before all support [money]; 0 for a lease. */
  readonly cost: number
  /** Yield by year [kWh]. */
  readonly energy: readonly number[]
  /** Bill savings by year [money]; may be negative. */
  readonly savings: readonly number[]
  /** [share per year] */
  readonly inflation: number
  /** Discount rate beyond inflation [share per year]. */
  readonly realDiscount: number
  /** Maintenance in prices of year 1 [money/year]. */
  readonly maintenance?: number
  readonly replacements?: readonly Replacement[]
  /** Rebate paid at once, untaxed [money]. */
  readonly rebate?: number
  /** Grants and tax credits of later years, untaxed [money], from year 1; 0 beyond the list. */
  readonly yearlySupport?: readonly number[]
  readonly financing: Financing
}

/** [share per year] */
export const nominalDiscountRate = ({ inflation, realDiscount }: Pick<Project, 'inflation' | 'realDiscount'>) =>
  (1 + inflation) * (1 + realDiscount) - 1

/** Range of a yearly change. */
export const RISE = { min: -0.5, max: 1, isShare: true } as const

/** @throws InputError naming the field */
export function validateProject(project: Project): void {
  const { years, cost, energy, savings, rebate = 0, yearlySupport = [], financing } = project
  requireNumber('years', years, { name: t('Number of years'), min: 1, max: 100, whole: true })
  requireNumber('cost', cost, { name: t('System price') })
  for (const [field, list, name] of [
    ['energy', energy, t('Solar output')],
    ['savings', savings, t('Savings')],
  ] as const) {
    if (list.length !== years)
      throw new InputError(
        field,
        t('{label}: enter {years, plural, one {# year} other {# years}}.', { label: name, years }),
      )
    list.forEach((value, i) => {
      requireNumber(`${field}.${i}`, value, { name, min: field === 'energy' ? 0 : -1e9 })
    })
  }
  requireNumber('inflation', project.inflation, { ...RISE, name: t('Inflation') })
  requireNumber('realDiscount', project.realDiscount, { ...RISE, name: t('Return you could get elsewhere') })
  requireNumber('rebate', rebate, { name: t('Incentives at the start'), max: cost })
  yearlySupport.forEach((value, i) => {
    requireNumber(`yearlySupport.${i}`, value, { name: t('Yearly incentives') })
  })
  if (financing.kind === 'lease' && cost > 0)
    throw new InputError('cost', t('A leased system has no price. Remove the price, or choose another way to pay.'))
  if (financing.kind === 'loan') {
    const { amount } = financing.loan
    requireNumber('financing.loan.amount', amount, { name: t('Loan amount'), max: cost - rebate })
  }
}
