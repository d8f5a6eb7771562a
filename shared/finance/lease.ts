import { t } from '../language/t.ts'
import { requireNumber } from '../validation/input-error.ts'

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

const MONTHS = 12

/** @throws InputError naming the field */
function validateLease({ monthlyPayment, rise, years, upfront = 0 }: Lease): void {
  requireNumber('monthlyPayment', monthlyPayment, { name: t('Monthly payment') })
  requireNumber('rise', rise, { name: t('Yearly rise of the payment'), min: -0.5, max: 1, isShare: true })
  requireNumber('years', years, { name: t('Years of the lease'), min: 1, max: 100, whole: true })
  requireNumber('upfront', upfront, { name: t('Payment at the start') })
}

/**
 * [money] by year; 0 after the lease ends.
 * @param horizon [years]
 * @throws InputError naming the field
 */
export function computeLeasePayments(lease: Lease, horizon: number): number[] {
  validateLease(lease)
  return Array.from({ length: horizon }, (_, i) =>
    i < lease.years ? MONTHS * lease.monthlyPayment * (1 + lease.rise) ** i : 0,
  )
}
