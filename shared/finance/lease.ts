import { requireNumber } from '../input-error.ts'

/** A system that belongs to somebody else: the home pays for having it. */
export interface Lease {
  /** Of the first year [money/month]. */
  readonly monthlyPayment: number
  /** Of the payment, each year [share]. */
  readonly rise: number
  /** 1…100 */
  readonly years: number
  /** Due at the start [money]. */
  readonly upfront?: number
}

const MONTHS = 12

/** @throws InputError naming the field */
export function checkLease({ monthlyPayment, rise, years, upfront = 0 }: Lease): void {
  requireNumber('monthlyPayment', monthlyPayment, { name: 'The monthly payment' })
  requireNumber('rise', rise, { name: 'The yearly rise of the payment', min: -0.5, max: 1 })
  requireNumber('years', years, { name: 'The years of the lease', min: 1, max: 100, whole: true })
  requireNumber('upfront', upfront, { name: 'The payment at the start' })
}

/**
 * What a lease costs in each year [money]; nothing after it ends.
 * @param horizon number of years wanted
 * @throws InputError naming the field
 */
export function leasePayments(lease: Lease, horizon: number): number[] {
  checkLease(lease)
  return Array.from({ length: horizon }, (_, i) =>
    i < lease.years ? MONTHS * lease.monthlyPayment * (1 + lease.rise) ** i : 0,
  )
}
