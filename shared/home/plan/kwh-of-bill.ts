import { InputError } from '../../input-error.ts'

/** Works out what a year of hours costs without panels [money/year]. */
export type BillOf = (hours: Float64Array) => number

const MONTHS = 12
/** No home uses more [kWh/year]. */
const MOST = 1e6
/** [money/year] of 1,000, and rounds of closing in. */
const NEAR = 1e-10
const ROUNDS = 60

/** Use within the bill that is known already. */
export interface OtherUse {
  readonly names: readonly string[]
  /** [kWh per hour] */
  readonly hours: Float64Array
}

/**
 * What the household must use for the usual bill to be what it is [kWh/year].
 * @param perMonth the bill [money/month], as a mean of the year
 * @param shape of the household, summing to 1
 * @throws InputError naming `use.amount` when no use comes to this bill
 */
export function kwhOfBill(perMonth: number, shape: Float64Array, others: OtherUse, billOf: BillOf): number {
  const wanted = perMonth * MONTHS
  const over = (kwh: number) => billOf(others.hours.map((other, i) => other + kwh * (shape[i] as number))) - wanted
  let low = 0
  let below = over(low)
  if (below >= 0) {
    const alone = others.names.length > 0 ? `the cost of its ${others.names.join(' and ')} alone` : 'its fixed charges'
    throw new InputError(
      'use.amount',
      `The bill is no more than ${alone}: at these prices nothing is left for the rest.`,
    )
  }
  let high = 1_000
  let above = over(high)
  while (above < 0) {
    if (high >= MOST) throw new InputError('use.amount', 'At these prices no home uses as much as this bill would buy.')
    high = Math.min(MOST, high * 8)
    above = over(high)
  }
  // Regula falsi with the Illinois step: one round where the bill is a straight line, a few more where it has corners.
  let side = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const kwh = high - (above * (high - low)) / (above - below)
    const rest = over(kwh)
    if (Math.abs(rest) <= NEAR * Math.max(1_000, wanted)) return kwh
    if (rest > 0) {
      high = kwh
      above = rest
      if (side > 0) below /= 2
      side = 1
    } else {
      low = kwh
      below = rest
      if (side < 0) above /= 2
      side = -1
    }
  }
  return (low + high) / 2
}
