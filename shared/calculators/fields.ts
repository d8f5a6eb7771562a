import { inBox, LONGEST_NUMBER, type NumberRange, plainNumber, readNumber } from '../numbers.ts'
import type { Figures } from './figures.ts'

/** Sentences by the path of the field they belong to: `monthlyBill`, `appliances.0.watts`; in the order of the fields. */
export type Errors = Readonly<Record<string, string>>

export type Reading<Value> = { readonly value: Value } | { readonly errors: Errors }

/** One thing the visitor fills in: what the form holds, as typed, and how it is read into what the formula needs. */
export interface Field<Value = unknown> {
  /** With its unit, as it stands beside the box. */
  readonly label: string
  readonly hint?: string
  /** Calculate waits for it. */
  readonly required: boolean
  /** What the form holds at first. */
  readonly initial: unknown
  /** Of a number: what the arrow keys of its box keep to. */
  readonly range?: NumberRange
  readonly filled: (typed: unknown) => boolean
  /** The value, or sentences by the path inside the field ('' is the field itself). */
  readonly read: (typed: unknown, figures: Figures) => Reading<Value>
  /** What is kept of it in a calculation, the same in every region. */
  readonly stored: (typed: unknown, figures: Figures) => unknown
  /** What is kept of it as the form holds it. */
  readonly typed: (stored: unknown, figures: Figures) => unknown
  /** Whether something that comes from outside has the shape of what is kept. */
  readonly fits: (stored: unknown) => boolean
}

export interface NumberField extends Field<number> {
  readonly initial: string
  readonly range: NumberRange
  /** Whether it is an amount of money. */
  readonly isMoney: boolean
  /** What an emptied box counts as; undefined when the number is required. */
  readonly fallback: number | undefined
}

export interface NumberRules {
  /** What error sentences call it: 'Sun hours'. */
  readonly name: string
  readonly hint?: string
  readonly above?: number
  readonly min?: number
  readonly max?: number
  /** Only whole numbers. */
  readonly whole?: boolean
  /** By how much an arrow key changes it; 1 unless that is too coarse or too fine. */
  readonly step?: number
  /** Amounts are written with it in error sentences. */
  readonly money?: boolean
  /** Makes the field optional: what an empty box counts as. */
  readonly fallback?: number
  /** What the box holds at first. */
  readonly initial?: string
  /** A rule of its own: the sentence that is wrong with the number, if any. */
  readonly refuse?: (value: number, write: Figures) => string | undefined
}

/** Far beyond any house, and small enough that no formula overflows. */
const LARGEST = 1e9
/** Numbers that must be above 0 are divided by: smaller ones mean nothing and would overflow. */
const SMALLEST = 1e-6

export const isBlank = (typed: unknown): boolean => typeof typed !== 'string' || typed.trim() === ''

export function number(label: string, rules: NumberRules): NumberField {
  const { fallback, hint, above, min, max, initial = '', step = 1 } = rules
  return {
    label,
    ...(hint === undefined ? {} : { hint }),
    required: fallback === undefined,
    initial,
    isMoney: rules.money === true,
    fallback,
    range: {
      step,
      ...(above !== undefined && { above }),
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      ...(fallback !== undefined && { empty: fallback }),
    },
    filled: (typed) => !isBlank(typed),
    read: (typed, figures) => readWithRules(typed, rules, figures),
    stored: (typed, { region }) => (isBlank(typed) ? '' : (plainNumber(String(typed), region) ?? typed)),
    typed: (stored, { region }) => inBox(String(stored), region),
    fits: (stored) => typeof stored === 'string' && stored.length <= LONGEST_NUMBER,
  }
}

/** A constant of the method that the user may change; an emptied box counts as the constant. */
export const assumption = (
  label: string,
  constant: number,
  rules: Omit<NumberRules, 'fallback' | 'initial'>,
): NumberField => number(label, { ...rules, fallback: constant, initial: String(constant) })

function readWithRules(typed: unknown, rules: NumberRules, write: Figures): Reading<number> {
  if (isBlank(typed)) {
    return rules.fallback === undefined ? wrong('Enter a number.') : { value: rules.fallback }
  }
  const value = readNumber(String(typed), write.region)
  if (value === undefined) return wrong(`Enter a number, such as 150 or ${write.plain(2.5)}.`)
  const problem = outOfRange(value, rules, write) ?? rules.refuse?.(value, write)
  return problem === undefined ? { value } : wrong(problem)
}

const wrong = (sentence: string) => ({ errors: { '': sentence } })

function outOfRange(value: number, rules: NumberRules, { plain, plainMoney }: Figures): string | undefined {
  const { name, above = Number.NEGATIVE_INFINITY, min = Number.NEGATIVE_INFINITY, max = LARGEST, whole, money } = rules
  const show = money ? plainMoney : plain
  if (value <= above || value < min || (rules.max !== undefined && value > rules.max))
    return `${name} must be ${whole ? 'a whole number of ' : ''}${range(rules, show)}.`
  if (whole && !Number.isInteger(value)) return `${name} must be a whole number.`
  if (value > max) return `${name} must be at most ${show(max)}.`
  if (above === 0 && value < SMALLEST) return `${name} is too small to calculate with.`
  return undefined
}

function range({ above, min, max }: NumberRules, show: (value: number) => string): string {
  if (min !== undefined && max !== undefined) return `between ${show(min)} and ${show(max)}`
  const lowest = above === undefined ? min !== undefined && `at least ${show(min)}` : `above ${show(above)}`
  return [lowest, max !== undefined && `at most ${show(max)}`].filter(Boolean).join(' and ')
}
