import { MONTHS_OF_YEAR } from '../../calendar.ts'
import { t } from '../../language/t.ts'
import { InputError } from '../../validation/input-error.ts'

/** [kWh/year] */
const MAX_KWH = 1e6
/** [share of the yearly bill] */
const TOLERANCE = 1e-10
const MAX_ROUNDS = 60

export interface OtherUse {
  /** Names as a list in words; empty without other use. */
  readonly names: string
  /** [kWh per hour] */
  readonly hours: Float64Array
}

/**
 * The household's use that leads to a bill [kWh/year].
 * @param perMonth mean monthly bill [money/month]
 * @param shape of the household, sum 1
 * @throws InputError with `use.amount` when no use leads to this bill
 */
export function solveUseForBill(
  perMonth: number,
  shape: Float64Array,
  others: OtherUse,
  computeBill: (hours: Float64Array) => number,
): number {
  const targetBill = perMonth * MONTHS_OF_YEAR
  const billExcess = (kwh: number) =>
    computeBill(others.hours.map((otherKwh, i) => otherKwh + kwh * (shape[i] as number))) - targetBill
  let low = 0
  let below = billExcess(low)
  if (below >= 0) {
    throw new InputError(
      'use.amount',
      others.names === ''
        ? t('Your bill is no higher than its fixed charges. Check your bill and the fixed charge.')
        : t('At these prices, this alone costs as much as your bill: {loads}. Check your bill and your prices.', {
            loads: others.names,
          }),
    )
  }
  let high = 1_000
  let above = billExcess(high)
  while (above < 0) {
    if (high >= MAX_KWH)
      throw new InputError(
        'use.amount',
        t('At these prices your bill is too high for a home. Check your bill and your electricity price.'),
      )
    high = Math.min(MAX_KWH, high * 8)
    above = billExcess(high)
  }
  // Regula falsi, Illinois variant: one round for a linear bill, a few more for a piecewise linear one.
  let side = 0
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const kwh = high - (above * (high - low)) / (above - below)
    const excess = billExcess(kwh)
    if (Math.abs(excess) <= TOLERANCE * Math.max(1_000, targetBill)) return kwh
    if (excess > 0) {
      high = kwh
      above = excess
      if (side > 0) below /= 2
      side = 1
    } else {
      low = kwh
      below = excess
      if (side < 0) above /= 2
      side = -1
    }
  }
  return (low + high) / 2
}
