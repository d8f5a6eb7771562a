import type { Card } from './cards.ts'
import type { CatalogueEntry } from './catalogue.ts'
import type { Errors, Field, NumberField } from './fields.ts'

/** What a form holds: strings as typed, by the key of the field. */
export type Inputs = Readonly<Record<string, unknown>>

/** One run of a calculator, the same shape from the screen to the database and back. */
export interface Calculation {
  readonly calculatorType: string
  /** As typed, numbers as plain text (`1234.5`); changed assumptions beside them. */
  readonly inputs: Inputs
  /** The numbers shown on the cards. */
  readonly results: Readonly<Record<string, unknown>>
  /** Of the method that gave these results. */
  readonly methodVersion: number
  readonly notes: string
}

/** What a stored calculation fills a screen with. */
export interface Restored {
  /** What the form holds: what was typed, and the default of every field that came later. */
  readonly typed: Inputs
  /** With the results as they were stored. */
  readonly calculation: Calculation
  /** Today's method gives other results, or wants to know more. */
  readonly isOfEarlierMethod: boolean
}

/** One step of the working: what it is, the formula with the user's own numbers in it, the value with its unit. */
export interface Step {
  readonly label: string
  readonly formula: string
  readonly value: string
}

type ValueOf<F> = F extends Field<infer Value> ? Value : never
type Values<F> = { readonly [K in keyof F]: ValueOf<F[K]> }
type Results<C> = { readonly [K in keyof C]: C[K] extends Card<infer Value> ? Value : never }

// biome-ignore lint/suspicious/noExplicitAny: where the generic definition meets the plain calculator
type AnyCard = Card<any>

interface Definition<
  F extends Record<string, Field>,
  A extends Record<string, NumberField>,
  C extends Record<string, AnyCard>,
> {
  /** Of the method: raised whenever the same inputs give other results than before. */
  readonly version: number
  /** Under the specified keys, in the order of the screen. */
  readonly fields: F
  /** Constants of the method that the user may change; never a key of `fields`. */
  readonly assumptions?: A
  /** What is wrong with the values taken together. */
  readonly refuse?: (values: Values<F> & Values<A>) => Errors | undefined
  readonly formula: (values: Values<F> & Values<A>) => Results<C>
  readonly cards: C
  /** One line that tells this calculation from others in a list. */
  readonly notes: (values: Values<F>) => string
  readonly working: (values: Values<F> & Values<A>, results: Results<C>) => readonly Step[]
  /** The method in words, a sentence each. */
  readonly method: readonly string[]
  readonly advice?: string
  /** What the button reads, when not Calculate. */
  readonly action?: string
}

/** What every screen, route and test needs to know of a calculator, whichever it is. */
export interface Calculator {
  readonly type: CatalogueEntry['type']
  readonly slug: CatalogueEntry['slug']
  readonly label: string
  readonly title: string
  readonly summary: string
  readonly version: number
  readonly action: string
  readonly advice: string | undefined
  readonly method: readonly string[]
  readonly fields: Readonly<Record<string, Field>>
  readonly assumptions: Readonly<Record<string, NumberField>>
  readonly cards: Readonly<Record<string, Card>>
  /** What the form holds at first, assumptions included. */
  readonly initialInputs: Inputs
  /** Whether the required fields are filled: Calculate is disabled otherwise. */
  readonly isReady: (typed: Inputs) => boolean
  /** What is wrong with what was typed; empty when it can be calculated. The first is the first on the screen. */
  readonly check: (typed: Inputs) => Errors
  /** The calculation, or null while `check` finds something. */
  readonly calculate: (typed: Inputs) => Calculation | null
  /** The working with the user's own numbers; empty while `check` finds something. */
  readonly steps: (typed: Inputs) => readonly Step[]
  /**
   * For the server: the calculation as it is to be stored, worked out from its inputs by today's method; null unless inputs
   * and results have the keys of this calculator and the inputs can be calculated. An optional field may be missing: a page
   * that was loaded before it came does not know it. The notes are the user's to change.
   */
  readonly recalculate: (
    given: Pick<Calculation, 'calculatorType' | 'inputs' | 'results'> & { readonly notes?: string | null | undefined },
  ) => Calculation | null
  /** A stored calculation, of this or an earlier method; null for anything that is none of this calculator's. */
  readonly restore: (saved: unknown) => Restored | null
}

export function defineCalculator<
  F extends Record<string, Field>,
  C extends Record<string, AnyCard>,
  A extends Record<string, NumberField> = Record<never, never>,
>(entry: CatalogueEntry, definition: Definition<F, A, C>): Calculator {
  const { version, fields, cards, formula, notes, working, refuse, method, advice, action = 'Calculate' } = definition
  const assumptions: Record<string, NumberField> = definition.assumptions ?? {}
  const all: Record<string, Field> = { ...fields, ...assumptions }
  const initialInputs = mapValues(all, (field) => field.initial)

  type AllValues = Values<F> & Values<A>
  function read(typed: Inputs): { values: AllValues } | { errors: Errors } {
    const values: Record<string, unknown> = {}
    const errors: Record<string, string> = {}
    for (const [key, field] of Object.entries(all)) {
      const reading = field.read(typed[key])
      if ('value' in reading) values[key] = reading.value
      else
        for (const [path, sentence] of Object.entries(reading.errors)) errors[path ? `${key}.${path}` : key] = sentence
    }
    if (!isEmpty(errors)) return { errors }
    const refused = refuse?.(values as AllValues)
    return refused && !isEmpty(refused) ? { errors: refused } : { values: values as AllValues }
  }

  function stored(typed: Inputs): Inputs {
    const inputs: Record<string, unknown> = {}
    for (const [key, field] of Object.entries(fields)) inputs[key] = field.stored(typed[key])
    for (const [key, field] of Object.entries(assumptions)) {
      const reading = field.read(typed[key])
      if ('value' in reading && reading.value !== field.fallback) inputs[key] = field.stored(typed[key])
    }
    return inputs
  }

  function calculate(typed: Inputs): Calculation | null {
    const reading = read(typed)
    if ('errors' in reading) return null
    const { values } = reading
    return {
      calculatorType: entry.type,
      inputs: stored(typed),
      results: formula(values),
      methodVersion: version,
      notes: notes(values),
    }
  }

  /** Every required field, and nothing that is no field or assumption; each in the shape that is stored. */
  const areInputs = (inputs: Inputs) =>
    Object.entries(fields).every(([key, field]) => !field.required || Object.hasOwn(inputs, key)) &&
    Object.entries(inputs).every(([key, value]) => Object.hasOwn(all, key) && all[key]?.fits(value))

  const areResults = (results: Inputs) =>
    Object.keys(results).length === Object.keys(cards).length &&
    Object.entries(cards).every(([key, card]) => Object.hasOwn(results, key) && card.accepts(results[key]))

  function recalculate({ calculatorType, inputs, results, notes }: Parameters<Calculator['recalculate']>[0]) {
    if (calculatorType !== entry.type || !areInputs(inputs) || !areResults(results)) return null
    const calculation = calculate(inputs)
    return calculation && { ...calculation, notes: notes ?? calculation.notes }
  }

  function restore(saved: unknown): Restored | null {
    if (!isRecord(saved) || saved.calculatorType !== entry.type) return null
    const { inputs, results, methodVersion, notes } = saved
    if (!isRecord(inputs) || !isRecord(results)) return null
    const known = Object.entries(inputs).filter(([key, value]) => Object.hasOwn(all, key) && all[key]?.fits(value))
    const shown = Object.entries(cards).filter(
      ([key, card]) => Object.hasOwn(results, key) && card.accepts(results[key]),
    )
    if (shown.length === 0 || !known.some(([key, value]) => all[key]?.filled(value))) return null
    const typed = { ...initialInputs, ...Object.fromEntries(known) }
    const today = calculate(typed)
    return {
      typed,
      calculation: {
        calculatorType: entry.type,
        inputs: stored(typed),
        results: Object.fromEntries(shown.map(([key]) => [key, results[key]])),
        methodVersion: typeof methodVersion === 'number' ? methodVersion : 1,
        notes: typeof notes === 'string' ? notes : (today?.notes ?? ''),
      },
      isOfEarlierMethod: Object.keys(cards).some((key) => results[key] !== today?.results[key]),
    }
  }

  return {
    type: entry.type,
    slug: entry.slug,
    label: entry.label,
    title: entry.title,
    summary: entry.summary,
    version,
    action,
    advice,
    method,
    fields,
    assumptions,
    cards: mapValues(cards, (card) => ({
      ...card,
      format: (value: unknown) => (card.accepts(value) ? card.format(value) : '—'),
    })),
    initialInputs,
    isReady: (typed) => Object.entries(fields).every(([key, field]) => !field.required || field.filled(typed[key])),
    check: (typed) => {
      const reading = read(typed)
      return 'errors' in reading ? reading.errors : {}
    },
    calculate,
    steps: (typed) => {
      const reading = read(typed)
      return 'errors' in reading ? [] : working(reading.values, formula(reading.values))
    },
    recalculate,
    restore,
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (record: object) => Object.keys(record).length === 0

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
