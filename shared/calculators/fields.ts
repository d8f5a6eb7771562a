import type { FigureFormats } from '../format/figures.ts'
import { t } from '../language/t.ts'
import { formatForInput, MAX_NUMBER_LENGTH, type NumberRange, parseNumber, toPlainNumber } from '../numbers.ts'

/** Sentences by field path (`monthlyBill`, `appliances.0.watts`), in field order. */
export type Errors = Readonly<Record<string, string>>

export type ReadResult<Value> = { readonly value: Value } | { readonly errors: Errors }

export interface Field<Value = unknown> {
  readonly label: string
  readonly hint?: string
  /** Calculate is disabled until it is filled. */
  readonly required: boolean
  readonly initial: unknown
  readonly range?: NumberRange
  /** Set for amounts in the region's currency. */
  readonly isMoney?: boolean
  readonly isFilled: (typed: unknown) => boolean
  /** The parsed value, or error sentences by path inside the field ('' is the field itself). */
  readonly read: (typed: unknown, formats: FigureFormats) => ReadResult<Value>
  /** The stored value is the same in every region. */
  readonly toStored: (typed: unknown, formats: FigureFormats) => unknown
  readonly toTyped: (stored: unknown, formats: FigureFormats) => unknown
  /** Checks untrusted data. */
  readonly isStoredShape: (stored: unknown) => boolean
}

export interface NumberField extends Field<number> {
  readonly initial: string
  readonly range: NumberRange
  readonly isMoney: boolean
  /** Set for prices only. */
  readonly describePrice: NumberRules['describePrice']
  /** Value of an empty box; undefined if required. */
  readonly fallback: number | undefined
}

export interface NumberRules {
  readonly hint?: string
  readonly above?: number
  readonly min?: number
  readonly max?: number
  readonly whole?: boolean
  /** Step of the arrow keys; default 1. */
  readonly step?: number
  /** Set for amounts in the region's currency. */
  readonly money?: boolean
  /** Describes a price in the region's currency with what it is for, such as `$0.12 per kWh`. @param price formatted */
  readonly describePrice?: (price: string) => string
  /** Makes the field optional: value of an empty box. */
  readonly fallback?: number
  readonly initial?: string
  /** Additional rule: an error sentence, or undefined. */
  readonly refuse?: (value: number) => string | undefined
}

/** It exceeds any house; no formula overflows. */
const MAX_VALUE = 1e9
/** Numbers above 0 are divisors; smaller ones are meaningless and would overflow. */
const MIN_DIVISOR = 1e-6

export const isBlank = (typed: unknown): boolean => typeof typed !== 'string' || typed.trim() === ''

export function number(label: string, rules: NumberRules): NumberField {
  const { fallback, hint, above, min, max, initial = '', step = 1 } = rules
  return {
    label,
    ...(hint === undefined ? {} : { hint }),
    required: fallback === undefined,
    initial,
    isMoney: rules.money === true || rules.describePrice !== undefined,
    describePrice: rules.describePrice,
    fallback,
    range: {
      step,
      ...(above !== undefined && { above }),
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      ...(fallback !== undefined && { empty: fallback }),
    },
    isFilled: (typed) => !isBlank(typed),
    read: (typed, formats) => readWithRules(typed, label, rules, formats),
    toStored: (typed, { region }) => (isBlank(typed) ? '' : (toPlainNumber(String(typed), region) ?? typed)),
    toTyped: (stored, { region }) => formatForInput(String(stored), region),
    isStoredShape: (stored) => typeof stored === 'string' && stored.length <= MAX_NUMBER_LENGTH,
  }
}

/** An empty box counts as the constant. */
export const assumption = (
  label: string,
  constant: number,
  rules: Omit<NumberRules, 'fallback' | 'initial'>,
): NumberField => number(label, { ...rules, fallback: constant, initial: String(constant) })

function readWithRules(typed: unknown, label: string, rules: NumberRules, formats: FigureFormats): ReadResult<number> {
  if (isBlank(typed))
    return rules.fallback === undefined ? invalid(t('{label}: enter a number.', { label })) : { value: rules.fallback }
  const value = parseNumber(String(typed), formats.region)
  if (value === undefined)
    return invalid(
      t('{label}: enter a number, such as {whole} or {decimal}.', {
        label,
        whole: formats.exact(150),
        decimal: formats.exact(2.5),
      }),
    )
  const problem = describeRangeError(value, label, rules, formats) ?? rules.refuse?.(value)
  return problem === undefined ? { value } : invalid(problem)
}

const invalid = (sentence: string) => ({ errors: { '': sentence } })

function describeRangeError(
  value: number,
  label: string,
  rules: NumberRules,
  { exact, exactMoney }: FigureFormats,
): string | undefined {
  const { above = Number.NEGATIVE_INFINITY, min = Number.NEGATIVE_INFINITY, max = MAX_VALUE, whole } = rules
  const format = rules.money || rules.describePrice ? exactMoney : exact
  if (value > MAX_VALUE) return t('{label}: enter a number up to {most}.', { label, most: format(max) })
  if (value <= above || value < min || value > max) return describeRange(label, rules, format)
  if (whole && !Number.isInteger(value)) return t('{label}: enter a whole number.', { label })
  if (above === 0 && value < MIN_DIVISOR)
    return t('{label}: enter a larger number. This one is too small to calculate with.', { label })
  return undefined
}

function describeRange(
  label: string,
  { above, min, max, whole }: NumberRules,
  format: (value: number) => string,
): string {
  const least = format(min ?? above ?? 0)
  if (max === undefined) {
    if (whole) return t('{label}: enter a whole number, {least} or more.', { label, least })
    if (min !== undefined) return t('{label}: enter {least} or more.', { label, least })
    return t('{label}: enter a number above {least}.', { label, least })
  }
  const most = format(max)
  return above === undefined
    ? t('{label}: enter a number from {least} to {most}.', { label, least, most })
    : t('{label}: enter a number above {least}, up to {most}.', { label, least, most })
}
