import { inBox } from '../numbers.ts'
import { UNITED_STATES } from '../united-states.ts'
import type { Card } from './cards.ts'
import type { CatalogueEntry } from './catalogue.ts'
import { type Errors, type Field, isBlank, type NumberField, type Reading } from './fields.ts'
import { type FigureRegion, type Figures, figuresOf, USUAL_FIGURES } from './figures.ts'
import type { TypicalPrices } from './typical-prices.ts'

/** What a form holds: strings as typed, by the key of the field. */
export type Inputs = Readonly<Record<string, unknown>>

/** One run of a calculator, the same shape from the screen to the database and back. */
export interface Calculation {
  readonly calculatorType: string
  /**
   * As typed, numbers as plain text (`1234.5`); changed assumptions beside them, and where money is in it, `currency`
   * (ISO 4217) unless that is USD.
   */
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
  readonly refuse?: (values: Values<F> & Values<A>, write: Figures) => Errors | undefined
  readonly formula: (values: Values<F> & Values<A>) => Results<C>
  readonly cards: C
  /** One line that tells this calculation from others in a list. */
  readonly notes: (values: Values<F>, write: Figures) => string
  readonly working: (values: Values<F> & Values<A>, results: Results<C>, write: Figures) => readonly Step[]
  /** The method in words, a sentence each. */
  readonly method: readonly string[] | ((write: Figures, prices: TypicalPrices) => readonly string[])
  readonly advice?: string
  /** What the button reads, when not Calculate. */
  readonly action?: string
}

/** A field as the people of a region read and fill it in. */
export type Box<F extends Field = Field> = Omit<F, 'read' | 'stored' | 'typed' | 'fits'> & {
  readonly read: (typed: unknown) => Reading<unknown>
}

/** An assumption: its `fallback` and `initial` are the region's typical price where one is known. */
export type AssumptionBox = Box<NumberField> & {
  /** Of the method, the same in every region. */
  readonly constant: number | undefined
}

/** A result card as the people of a region read it. */
export interface ResultCard {
  readonly label: string
  readonly meaning?: string
  readonly accepts: (value: unknown) => boolean
  readonly format: (value: unknown) => string
}

/**
 * What every screen, route and test needs to know of a calculator, whichever it is, in the words and figures of one region;
 * `in` gives it for another. What is stored is the same in all of them.
 */
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
  readonly fields: Readonly<Record<string, Box>>
  readonly assumptions: Readonly<Record<string, AssumptionBox>>
  readonly cards: Readonly<Record<string, ResultCard>>
  /** The same calculator for the people of a region, with amounts in its currency; nothing is converted. */
  readonly in: (region: FigureRegion, prices?: TypicalPrices) => Calculator
  /** Prices of the region in place of the method's constants; empty where the constants apply. */
  readonly typicalPrices: TypicalPrices
  /** In which its amounts are, ISO 4217. */
  readonly currency: string
  /** BCP 47 tag of the way its figures are written. */
  readonly locale: string
  /** Whether amounts of money are typed into it. */
  readonly isInMoney: boolean
  /** What the form holds at first, assumptions included. */
  readonly initialInputs: Inputs
  /** Whether the required fields are filled: Calculate is disabled otherwise. */
  readonly isReady: (typed: Inputs) => boolean
  /** What is wrong with what was typed; empty when it can be calculated. The first is the first on the screen. */
  readonly check: (typed: Inputs) => Errors
  /** The calculation, or null while `check` finds something. */
  readonly calculate: (typed: Inputs) => Calculation | null
  /** The working of a calculation with the user's own numbers, from its inputs; empty when they cannot be calculated. */
  readonly steps: (inputs: Inputs) => readonly Step[]
  /** What was typed as a calculation keeps it, and what is kept as the form holds it: figures pass from region to region so. */
  readonly stored: (typed: Inputs) => Inputs
  readonly typed: (stored: Inputs) => Inputs
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
  const made = new Map<string, Calculator>()
  function calculatorIn(region: FigureRegion, prices: TypicalPrices = {}): Calculator {
    const key = `${region.locale} ${region.currency} ${JSON.stringify(prices)}`
    const calculator = made.get(key) ?? makeCalculator(entry, definition, figuresOf(region), prices, calculatorIn)
    made.set(key, calculator)
    return calculator
  }
  return calculatorIn(UNITED_STATES)
}

function makeCalculator<
  F extends Record<string, Field>,
  C extends Record<string, AnyCard>,
  A extends Record<string, NumberField>,
>(
  entry: CatalogueEntry,
  definition: Definition<F, A, C>,
  write: Figures,
  prices: TypicalPrices,
  calculatorIn: Calculator['in'],
): Calculator {
  const { version, fields, cards, formula, notes, working, refuse, method, advice, action = 'Calculate' } = definition
  const assumptions: Record<string, NumberField> = definition.assumptions ?? {}
  const all: Record<string, Field> = { ...fields, ...assumptions }
  const { region } = write
  const isInMoney = Object.values(all).some(({ label }) => label.includes('$'))
  const typicalPrices: TypicalPrices = Object.fromEntries(
    Object.entries(prices).filter(([key]) => assumptions[key]?.isMoney),
  )
  /** As stored and as typed, by the key of the assumption. */
  const storedPrices = mapValues(typicalPrices, ({ value }) => String(value))
  const typedPrices = mapValues(storedPrices, (price) => inBox(price, region))
  const initialInputs = { ...mapValues(all, (field) => field.typed(field.initial, write)), ...typedPrices }
  /** An emptied box counts as the typical price of the region. */
  const withTypicalPrices = (typed: Inputs): Inputs => ({
    ...typed,
    ...Object.fromEntries(Object.entries(typedPrices).filter(([key]) => isBlank(typed[key]))),
  })

  type AllValues = Values<F> & Values<A>
  /** @param as how the figures are written there: as in the region where they were typed, plain where they were stored */
  function read(inputs: Inputs, as: Figures): { values: AllValues } | { errors: Errors } {
    const values: Record<string, unknown> = {}
    const errors: Record<string, string> = {}
    for (const [key, field] of Object.entries(all)) {
      const reading = field.read(inputs[key], as)
      if ('value' in reading) values[key] = reading.value
      else
        for (const [path, sentence] of Object.entries(reading.errors)) errors[path ? `${key}.${path}` : key] = sentence
    }
    if (!isEmpty(errors)) return { errors }
    const refused = refuse?.(values as AllValues, write)
    return refused && !isEmpty(refused) ? { errors: refused } : { values: values as AllValues }
  }

  function stored(inputs: Inputs, as: Figures): Inputs {
    const kept: Record<string, unknown> = {}
    for (const [key, field] of Object.entries(fields)) kept[key] = field.stored(inputs[key], as)
    for (const [key, field] of Object.entries(assumptions)) {
      const reading = field.read(inputs[key], as)
      if ('value' in reading && reading.value !== field.fallback) kept[key] = field.stored(inputs[key], as)
    }
    if (isInMoney && region.currency !== USUAL_CURRENCY) kept[CURRENCY] = region.currency
    return kept
  }

  function calculation(inputs: Inputs, as: Figures): Calculation | null {
    const reading = read(inputs, as)
    if ('errors' in reading) return null
    const { values } = reading
    return {
      calculatorType: entry.type,
      inputs: stored(inputs, as),
      results: formula(values),
      methodVersion: version,
      notes: notes(values, write),
    }
  }

  /** Every required field, and nothing that is no field, assumption or currency; each in the shape that is stored. */
  const areInputs = ({ [CURRENCY]: currency, ...inputs }: Inputs) =>
    (currency === undefined || (isInMoney && isCurrencyCode(currency) && currency !== USUAL_CURRENCY)) &&
    Object.entries(fields).every(([key, field]) => !field.required || Object.hasOwn(inputs, key)) &&
    Object.entries(inputs).every(([key, value]) => Object.hasOwn(all, key) && all[key]?.fits(value))

  const areResults = (results: Inputs) =>
    Object.keys(results).length === Object.keys(cards).length &&
    Object.entries(cards).every(([key, card]) => Object.hasOwn(results, key) && card.accepts(results[key]))

  function recalculate(given: Parameters<Calculator['recalculate']>[0]): Calculation | null {
    const { calculatorType, inputs, results, notes } = given
    if (calculatorType !== entry.type || !areInputs(inputs) || !areResults(results)) return null
    const currency = currencyOf(inputs)
    if (isInMoney && currency !== region.currency) return calculatorIn({ ...region, currency }).recalculate(given)
    const again = calculation(inputs, USUAL_FIGURES)
    return again && { ...again, notes: notes ?? again.notes }
  }

  const typed = (kept: Inputs): Inputs => ({
    ...initialInputs,
    ...Object.fromEntries(
      Object.entries(kept).flatMap(([key, value]) => {
        const field = Object.hasOwn(all, key) ? all[key] : undefined
        return field ? [[key, field.typed(value, write)]] : []
      }),
    ),
  })

  function restore(saved: unknown): Restored | null {
    if (!isRecord(saved) || saved.calculatorType !== entry.type) return null
    const { inputs, results, methodVersion, notes } = saved
    if (!isRecord(inputs) || !isRecord(results)) return null
    const currency = currencyOf(inputs)
    if (isInMoney && currency !== region.currency) return calculatorIn({ ...region, currency }).restore(saved)
    const known = Object.entries(inputs).filter(([key, value]) => Object.hasOwn(all, key) && all[key]?.fits(value))
    const shown = Object.entries(cards).filter(
      ([key, card]) => Object.hasOwn(results, key) && card.accepts(results[key]),
    )
    if (shown.length === 0 || !known.some(([key, value]) => all[key]?.filled(value))) return null
    const kept = { ...mapValues(all, ({ initial }) => initial), ...Object.fromEntries(known) }
    const today = calculation(kept, USUAL_FIGURES)
    return {
      typed: typed(kept),
      calculation: {
        calculatorType: entry.type,
        inputs: stored(kept, USUAL_FIGURES),
        results: Object.fromEntries(shown.map(([key]) => [key, results[key]])),
        methodVersion: typeof methodVersion === 'number' ? methodVersion : 1,
        notes: typeof notes === 'string' ? notes : (today?.notes ?? ''),
      },
      isOfEarlierMethod: Object.keys(cards).some((key) => results[key] !== today?.results[key]),
    }
  }

  const box = <T extends Field>(field: T): Box<T> => ({
    ...field,
    label: write.inLabel(field.label),
    initial: field.typed(field.initial, write),
    read: (typed) => field.read(typed, write),
  })

  function assumptionBox(field: NumberField, key: string): AssumptionBox {
    const plain = { ...box(field), constant: field.fallback }
    const price = typicalPrices[key]
    const initial = typedPrices[key]
    if (!price || initial === undefined) return plain
    return {
      ...plain,
      initial,
      fallback: price.value,
      range: { ...field.range, empty: price.value },
      read: (typed) => plain.read(isBlank(typed) ? initial : typed),
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
    method: typeof method === 'function' ? method(write, typicalPrices) : method,
    fields: mapValues(fields, box),
    assumptions: mapValues(assumptions, assumptionBox),
    cards: mapValues(cards, ({ label, meaning, accepts, format }) => ({
      label,
      accepts,
      ...(meaning !== undefined && { meaning: typeof meaning === 'function' ? meaning(write) : meaning }),
      format: (value: unknown) => (accepts(value) ? format(value, write) : '—'),
    })),
    in: calculatorIn,
    typicalPrices,
    currency: region.currency,
    locale: region.locale,
    isInMoney,
    initialInputs,
    isReady: (typed) => Object.entries(fields).every(([key, field]) => !field.required || field.filled(typed[key])),
    check: (typed) => {
      const reading = read(withTypicalPrices(typed), write)
      return 'errors' in reading ? reading.errors : {}
    },
    calculate: (typed) => calculation(withTypicalPrices(typed), write),
    steps: (inputs) => {
      const reading = read(inputs, USUAL_FIGURES)
      return 'errors' in reading ? [] : working(reading.values, formula(reading.values), write)
    },
    stored: (typed) => stored(withTypicalPrices(typed), write),
    typed,
    recalculate,
    restore,
  }
}

/** The input that says in which currency the amounts are, and what they are in without it. */
const CURRENCY = 'currency'
const USUAL_CURRENCY = UNITED_STATES.currency

const isCurrencyCode = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{3}$/.test(value)

/** The currency of a calculation's amounts, ISO 4217. */
export const currencyOf = ({ [CURRENCY]: currency }: Inputs): string =>
  isCurrencyCode(currency) ? currency : USUAL_CURRENCY

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (record: object) => Object.keys(record).length === 0

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T, key: string) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
}
