import { t } from '../language/t.ts'
import { requireNumber, validatePart } from '../validation/input-error.ts'
import { computeAmortization, type Loan, type LoanPeriod } from './loan.ts'
import { type Lease, nominalDiscountRate, type Project, type Replacement, RISE, validateProject } from './project.ts'

/** Yearly amounts [money]. Lists start with year 1; flows and balances with year 0, the day of purchase. */
export interface CashFlow {
  /** Cost minus rebate [money]. */
  readonly netCost: number
  readonly loanAmount: number
  /** [money] */
  readonly upfrontPayment: number
  readonly savings: readonly number[]
  /** Grants and tax credits paid in later years. */
  readonly support: readonly number[]
  /** Includes replacements. */
  readonly maintenance: readonly number[]
  readonly interest: readonly number[]
  readonly principal: readonly number[]
  /** Remaining loan at the end of each year, from year 0. */
  readonly balance: readonly number[]
  readonly leasePayments: readonly number[]
  readonly flow: readonly number[]
  /** Cash flow as if paid in cash, independent of the financing; paybacks use it. */
  readonly projectFlow: readonly number[]
  /** Nominal: (1 + inflation)(1 + real) − 1. */
  readonly discountRate: number
}

/**
 * Year 0 is the day of purchase; flow[y] = savings + support − maintenance − interest − principal − lease.
 *
 * Source: the residential cash flow of NREL SSC (cashloan); the reference cases agree to 0.0001 [money/year].
 * @throws InputError naming the field
 */
export function computeCashFlow(project: Project): CashFlow {
  validateProject(project)
  const { years, cost, rebate = 0, savings, financing } = project
  const netCost = cost - rebate
  const loan = financing.kind === 'loan' ? financing.loan : null
  const loanYears = loan ? validatePart('financing.loan', () => loanYearsWithin(loan, years)) : []
  const lease =
    financing.kind === 'lease'
      ? validatePart('financing.lease', () => computeLeasePayments(financing.lease, years))
      : []
  const upfront = financing.kind === 'lease' ? (financing.lease.upfront ?? 0) : netCost
  const loanAmount = loan?.amount ?? 0
  const maintenance = computeMaintenanceByYear(project)
  const byYear = (value: (year: number) => number) => Array.from({ length: years }, (_, i) => value(i))
  const part = (i: number): LoanPeriod => loanYears[i] ?? { interest: 0, principal: 0, balance: 0 }
  const interest = byYear((i) => part(i).interest)
  const principal = byYear((i) => part(i).principal)
  const leased = byYear((i) => lease[i] ?? 0)
  const support = byYear((i) => project.yearlySupport?.[i] ?? 0)
  const upfrontPayment = upfront - loanAmount + (loan?.fee ?? 0)
  const projectFlow = byYear(
    (i) => (savings[i] as number) + (support[i] as number) - (maintenance[i] as number) - (leased[i] as number),
  )
  const flow = projectFlow.map((money, i) => money - (interest[i] as number) - (principal[i] as number))
  return {
    netCost,
    loanAmount,
    upfrontPayment,
    savings,
    support,
    maintenance,
    interest,
    principal,
    balance: [loanAmount, ...byYear((i) => part(i).balance)],
    leasePayments: leased,
    flow: [-upfrontPayment, ...flow],
    projectFlow: [-upfront, ...projectFlow],
    discountRate: nominalDiscountRate(project),
  }
}

/** The remaining balance is paid in the last year of the project. */
function loanYearsWithin(loan: Loan, years: number): readonly LoanPeriod[] {
  const within = computeAmortization(loan).years.slice(0, years)
  return within.map((year, i) =>
    i === years - 1 ? { ...year, principal: year.principal + year.balance, balance: 0 } : year,
  )
}

const MONTHS = 12

/** @throws InputError naming the field */
function validateLease({ monthlyPayment, rise, years, upfront = 0 }: Lease): void {
  requireNumber('monthlyPayment', monthlyPayment, { name: t('Monthly payment') })
  requireNumber('rise', rise, { ...RISE, name: t('Yearly rise of the payment') })
  requireNumber('years', years, { name: t('Years of the lease'), min: 1, max: 100, whole: true })
  requireNumber('upfront', upfront, { name: t('Payment at the start') })
}

/**
 * [money] by year; 0 after the lease ends.
 * @param horizon [years]
 * @throws InputError naming the field
 */
function computeLeasePayments(lease: Lease, horizon: number): number[] {
  validateLease(lease)
  return Array.from({ length: horizon }, (_, i) =>
    i < lease.years ? MONTHS * lease.monthlyPayment * (1 + lease.rise) ** i : 0,
  )
}

/**
 * Maintenance and replacements by year [money]. Maintenance rises with inflation.
 * @throws InputError naming the field
 */
function computeMaintenanceByYear({ years, inflation, maintenance = 0, replacements = [] }: Project): number[] {
  requireNumber('maintenance', maintenance, { name: t('Maintenance') })
  validateReplacements(replacements, years)
  return Array.from({ length: years }, (_, i) =>
    replacements.reduce(
      (sum, { year, cost, rise }) => sum + (year === i + 1 ? cost * (1 + rise) ** i : 0),
      maintenance * (1 + inflation) ** i,
    ),
  )
}

function validateReplacements(replacements: readonly Replacement[], years: number): void {
  replacements.forEach(({ year, cost, rise }, i) => {
    requireNumber(`replacements.${i}.year`, year, {
      name: t('Year of a replacement'),
      min: 1,
      max: years,
      whole: true,
    })
    requireNumber(`replacements.${i}.cost`, cost, { name: t('Cost of a replacement') })
    requireNumber(`replacements.${i}.rise`, rise, { ...RISE, name: t('Yearly rise of the replacement cost') })
  })
}
