/** Far beyond any home, and small enough that no sum overflows. */
const LARGEST = 1e9

/** An input that has no meaning: which field, and a sentence a person can act on. */
export class InputError extends RangeError {
  /** Path from the input's own root: `periods.0.blocks.1.buy`. */
  readonly field: string

  constructor(field: string, sentence: string) {
    super(sentence)
    this.name = 'InputError'
    this.field = field
  }

  /** The same error, its field seen from one level further out; '' is the part itself. */
  within(parent: string): InputError {
    return new InputError(this.field === '' ? parent : `${parent}.${this.field}`, this.message)
  }
}

interface NumberRules {
  /** As the sentence begins: 'The battery’s power'. */
  readonly name: string
  /** As the sentence ends: 'kW'. */
  readonly unit?: string
  readonly min?: number
  readonly above?: number
  readonly max?: number
  readonly whole?: boolean
}

/** @throws InputError when the value is no number, or outside its rules; without a minimum, below 0 */
export function requireNumber(field: string, value: number, rules: NumberRules): void {
  const { name, unit, above, whole, max = LARGEST } = rules
  const min = rules.min ?? (above === undefined ? 0 : undefined)
  const right =
    Number.isFinite(value) &&
    (min === undefined || value >= min) &&
    (above === undefined || value > above) &&
    value <= max &&
    (!whole || Number.isInteger(value))
  if (right) return
  const kind = whole ? 'a whole number' : 'a number'
  const bounds = above === undefined ? `from ${plain(min ?? 0)} to` : `above ${plain(above)} and at most`
  throw new InputError(field, `${name} must be ${kind} ${bounds} ${plain(max)}${unit ? ` ${unit}` : ''}.`)
}

/** Thousands apart, no decimals cut: the one way error sentences write numbers. */
const plain = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 6 })

/**
 * An hourly (or other) series: of the right length, every value finite and at least 0.
 * @throws InputError
 */
export function requireSeries(field: string, values: ArrayLike<number>, name: string, length: number): void {
  if (values.length !== length) {
    throw new InputError(field, `${name} must have ${plain(length)} values, not ${plain(values.length)}.`)
  }
  // Least and most carry a NaN along.
  let least = 0
  let most = 0
  for (let i = 0; i < length; i += 1) {
    least = Math.min(least, values[i] as number)
    most = Math.max(most, values[i] as number)
  }
  if (!(least >= 0 && most <= LARGEST)) throw new InputError(field, `${name} must hold numbers of at least 0 only.`)
}

/** Runs a check of a part and names the part in front of the field of its error. */
export function inPart<Result>(part: string, check: () => Result): Result {
  try {
    return check()
  } catch (error) {
    throw error instanceof InputError ? error.within(part) : error
  }
}
