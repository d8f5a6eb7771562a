import { formatExact, formatShare } from '../format/number.ts'
import { t } from '../language/t.ts'

/** It exceeds any home; no sum overflows. */
const MAX_VALUE = 1e9

/** An invalid input: its field, and a sentence the user can act on. */
export class InputError extends RangeError {
  /** Path from the root of the input: `periods.0.blocks.1.buy`. */
  readonly field: string

  constructor(field: string, sentence: string) {
    super(sentence)
    this.name = 'InputError'
    this.field = field
  }

  /** Prefixes the field with its parent; '' is the part itself. */
  within(parent: string): InputError {
    return new InputError(this.field === '' ? parent : `${parent}.${this.field}`, this.message)
  }
}

interface NumberRules {
  /** Label before the sentence: 'Battery power'. */
  readonly name: string
  readonly unit?: string
  readonly min?: number
  readonly above?: number
  readonly max?: number
  readonly whole?: boolean
  /** A share, whose field takes percent. */
  readonly isShare?: boolean
}

/** @throws InputError if the value is not a number or outside its rules; the default minimum is 0 */
export function requireNumber(field: string, value: number, rules: NumberRules): void {
  const { name, unit, above, whole, isShare, max = MAX_VALUE } = rules
  const min = rules.min ?? (above === undefined ? 0 : undefined)
  const isValid =
    Number.isFinite(value) &&
    (min === undefined || value >= min) &&
    (above === undefined || value > above) &&
    value <= max &&
    (!whole || Number.isInteger(value))
  if (isValid) return
  const kind = whole ? 'whole' : 'any'
  const format = isShare ? formatShare : formatExact
  const most = unit ? `${format(max)}\u00A0${unit}` : format(max)
  throw new InputError(
    field,
    above === undefined
      ? t('{label}: enter {kind, select, whole {a whole number} other {a number}} from {least} to {most}.', {
          label: name,
          kind,
          least: format(min ?? 0),
          most,
        })
      : t('{label}: enter {kind, select, whole {a whole number} other {a number}} above {least}, up to {most}.', {
          label: name,
          kind,
          least: format(above),
          most,
        }),
  )
}

/**
 * Requires finite values of at least 0.
 * @throws InputError
 */
export function requireSeries(field: string, values: ArrayLike<number>, name: string, length: number): void {
  if (values.length !== length) {
    throw new InputError(
      field,
      t('{label}: {needed} values are needed, not {found}.', {
        label: name,
        needed: formatExact(length),
        found: formatExact(values.length),
      }),
    )
  }
  // `Math.min` and `Math.max` propagate NaN.
  let lowest = 0
  let highest = 0
  for (let i = 0; i < length; i += 1) {
    lowest = Math.min(lowest, values[i] as number)
    highest = Math.max(highest, values[i] as number)
  }
  if (!(lowest >= 0 && highest <= MAX_VALUE))
    throw new InputError(field, t('{label}: use only numbers from 0 up.', { label: name }))
}

/** Runs a check and prefixes the field of its InputError with the part. */
export function validatePart<Result>(part: string, check: () => Result): Result {
  try {
    return check()
  } catch (error) {
    throw error instanceof InputError ? error.within(part) : error
  }
}
