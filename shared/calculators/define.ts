import { DEFAULT_FORMATS, type FigureFormats, type FormatRegion, figureFormatsOf } from '../format/figures.ts'
import { t } from '../language/t.ts'
import { currentLanguage } from '../language/translation.ts'
import { createLruCache } from '../lru-cache.ts'
import { formatForInput } from '../numbers.ts'
import { UNITED_STATES } from '../united-states.ts'
import { type Card, type CardFigure, formatCardFigure } from './cards.ts'
import { type CalculatorSlug, type CatalogueEntry, catalogueEntry } from './catalogue.ts'
import { type Errors, type Field, isBlank, type NumberField, type ReadResult } from './fields.ts'
import type { TypicalPrices } from './typical-prices.ts'

/** Values by field key: strings as typed, or as stored. */
export type Inputs = Readonly<Record<string, unknown>>

/** The same shape on screen, in the API and in the database. */
export interface Calculation {
  readonly calculatorType: string
  /** Plain numbers (`1234.5`), changed assumptions, and `currency` (ISO 4217) if amounts are not in USD. */
  readonly inputs: Inputs
  readonly results: Readonly<Record<string, unknown>>
  readonly methodVersion: number
  readonly notes: string
}

export interface RestoredCalculation {
  /** Form values: stored inputs, with defaults for fields added later. */
  readonly typed: Inputs
  readonly calculation: Calculation
  /** Whether today's method gives other results or needs more inputs. */
  readonly isOfEarlierMethod: boolean
}

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
  /** Raised whenever the same inputs give other results than before. */
  readonly version: number
  /** Fields by stored key, in screen order. */
  readonly fields: F
  /** Their keys differ from those of `fields`. */
  readonly assumptions?: A
  /** Validates the values as a whole. */
  readonly refuse?: (values: Values<F> & Values<A>) => Errors | undefined
  readonly formula: (values: Values<F> & Values<A>) => Results<C>
  readonly cards: C
  /** Key of the figure that the calculator is asked for; default: the first. */
  readonly askedCard?: keyof C & string
  /** One line that distinguishes this calculation in a list. It is stored, and the user may edit it. */
  readonly notes: (values: Values<F>) => string
  readonly working: (values: Values<F> & Values<A>, results: Results<C>) => readonly Step[]
  /** The method in words, one sentence each. */
  readonly method: readonly string[]
  readonly advice?: string
  /** Label of the button; default: Calculate. */
  readonly action?: string
}

export type RegionalField<F extends Field = Field> = Omit<F, 'read' | 'stored' | 'typed' | 'fits'> & {
  readonly read: (typed: unknown) => ReadResult<unknown>
}

/** An assumption whose `fallback` and `initial` are the region's typical price, if known. */
export type RegionalAssumption = RegionalField<NumberField> & {
  /** The method's constant, the same in every region. */
  readonly constant: number | undefined
}

export interface RegionalCard {
  readonly label: string
  readonly meaning?: string
  readonly accepts: (value: unknown) => boolean
  /** A dash for a value that it does not accept. */
  readonly figure: (value: unknown) => CardFigure
  /** Value with unit. */
  readonly format: (value: unknown) => string
}

/** A calculator in the page's language and the formats of one region. Stored data is the same in all of them. */
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
  readonly fields: Readonly<Record<string, RegionalField>>
  readonly assumptions: Readonly<Record<string, RegionalAssumption>>
  readonly cards: Readonly<Record<string, RegionalCard>>
  /** The same, the figure that it is asked for first. */
  readonly shownCards: readonly (readonly [key: string, card: RegionalCard])[]
  /** The calculator with amounts in the currency of another region. Nothing is converted. */
  readonly forRegion: CalculatorMaker
  readonly typicalPrices: TypicalPrices
  /** Currency of the amounts, ISO 4217. */
  readonly currency: string
  /** BCP 47 tag of the number format. */
  readonly locale: string
  readonly isInMoney: boolean
  /** Initial form values, assumptions included. */
  readonly initialInputs: Inputs
  /** Whether the required fields are filled; otherwise Calculate is disabled. */
  readonly isReady: (typed: Inputs) => boolean
  /** Validation errors in screen order; empty if the calculation can run. */
  readonly check: (typed: Inputs) => Errors
  /** Null if `check` finds errors. */
  readonly calculate: (typed: Inputs) => Calculation | null
  /** Working with the user's numbers; empty if the inputs are invalid. */
  readonly steps: (inputs: Inputs) => readonly Step[]
  /** Converts form values to stored inputs, for example to change the region. */
  readonly stored: (typed: Inputs) => Inputs
  readonly typed: (stored: Inputs) => Inputs
  /**
   * Server side: recomputes a submitted calculation by today's method. Null unless inputs and results have the keys of
   * this calculator and the inputs are valid. An optional field may be missing, because an older page does not know it.
   * The user may change the notes.
   */
  readonly recalculate: (
    submitted: Pick<Calculation, 'calculatorType' | 'inputs' | 'results'> & {
      readonly notes?: string | null | undefined
    },
  ) => Calculation | null
  /** Restores a calculation stored by this or an earlier method; null if it is not one of this calculator's. */
  readonly restore: (saved: unknown) => RestoredCalculation | null
}

/** The calculator in the page's language, by default in the formats of the United States. */
export type CalculatorMaker = (region?: FormatRegion, prices?: TypicalPrices) => Calculator

/** Infers the types of its keys from its fields and cards, so that its functions have typed parameters. */
export const createDefinition = <
  F extends Record<string, Field>,
  C extends Record<string, AnyCard>,
  A extends Record<string, NumberField> = Record<never, never>,
>(
  definition: Definition<F, A, C>,
) => definition

/** Number of variants cached for each of the ten, by language, region and prices. */
const MAX_CACHED_CALCULATORS = 100

/** @param define called for each language and region, because its texts are of one */
export function defineCalculator<
  F extends Record<string, Field>,
  C extends Record<string, AnyCard>,
  A extends Record<string, NumberField>,
>(
  slug: CalculatorSlug,
  define: (formats: FigureFormats, prices: TypicalPrices) => Definition<F, A, C>,
): CalculatorMaker {
  const cache = createLruCache<Calculator>(MAX_CACHED_CALCULATORS)
  return function makeCalculator(region = UNITED_STATES, prices = {}) {
    const key = `${currentLanguage()} ${region.locale} ${region.currency} ${JSON.stringify(prices)}`
    return cache.getOrBuild(key, () => {
      const formats = figureFormatsOf(region)
      return buildCalculator(catalogueEntry(slug), define(formats, prices), formats, prices, makeCalculator)
    })
  }
}

function buildCalculator<
  F extends Record<string, Field>,
  C extends Record<string, AnyCard>,
  A extends Record<string, NumberField>,
>(
  entry: CatalogueEntry,
  definition: Definition<F, A, C>,
  formats: FigureFormats,
  prices: TypicalPrices,
  makeCalculator: CalculatorMaker,
): Calculator {
  const { version, fields, cards, formula, notes, working, refuse, method, advice } = definition
  const assumptions: Record<string, NumberField> = definition.assumptions ?? {}
  const allFields: Record<string, Field> = { ...fields, ...assumptions }
  const { region } = formats
  const isInMoney = Object.values(allFields).some(({ isMoney }) => isMoney)
  const typicalPrices: TypicalPrices = Object.fromEntries(
    Object.entries(prices).filter(([key]) => assumptions[key]?.isMoney),
  )
  const storedPrices = mapValues(typicalPrices, ({ value }) => String(value))
  const typedPrices = mapValues(storedPrices, (price) => formatForInput(price, region))
  const initialInputs = { ...mapValues(allFields, (field) => field.toTyped(field.initial, formats)), ...typedPrices }
  /** An empty box counts as the region's typical price. */
  const withTypicalPrices = (typed: Inputs): Inputs => ({
    ...typed,
    ...Object.fromEntries(Object.entries(typedPrices).filter(([key]) => isBlank(typed[key]))),
  })

  type AllValues = Values<F> & Values<A>
  /** @param inputFormats formats of the inputs: the region's as typed, plain as stored */
  function read(inputs: Inputs, inputFormats: FigureFormats): { values: AllValues } | { errors: Errors } {
    const values: Record<string, unknown> = {}
    const errors: Record<string, string> = {}
    for (const [key, field] of Object.entries(allFields)) {
      const reading = field.read(inputs[key], inputFormats)
      if ('value' in reading) values[key] = reading.value
      else
        for (const [path, sentence] of Object.entries(reading.errors)) errors[path ? `${key}.${path}` : key] = sentence
    }
    if (!isEmpty(errors)) return { errors }
    const refused = refuse?.(values as AllValues)
    return refused && !isEmpty(refused) ? { errors: refused } : { values: values as AllValues }
  }

  function stored(inputs: Inputs, inputFormats: FigureFormats): Inputs {
    const storedInputs: Record<string, unknown> = {}
    for (const [key, field] of Object.entries(fields)) storedInputs[key] = field.toStored(inputs[key], inputFormats)
    for (const [key, field] of Object.entries(assumptions)) {
      const reading = field.read(inputs[key], inputFormats)
      if ('value' in reading && reading.value !== field.fallback)
        storedInputs[key] = field.toStored(inputs[key], inputFormats)
    }
    if (isInMoney && region.currency !== DEFAULT_CURRENCY) storedInputs[CURRENCY] = region.currency
    return storedInputs
  }

  function calculation(inputs: Inputs, inputFormats: FigureFormats): Calculation | null {
    const reading = read(inputs, inputFormats)
    if ('errors' in reading) return null
    const { values } = reading
    return {
      calculatorType: entry.type,
      inputs: stored(inputs, inputFormats),
      results: formula(values),
      methodVersion: version,
      notes: notes(values),
    }
  }

  /** All required fields in their stored shape, and no unknown keys. */
  const areInputs = ({ [CURRENCY]: currency, ...inputs }: Inputs) =>
    (currency === undefined || (isInMoney && isCurrencyCode(currency) && currency !== DEFAULT_CURRENCY)) &&
    Object.entries(fields).every(([key, field]) => !field.required || Object.hasOwn(inputs, key)) &&
    Object.entries(inputs).every(
      ([key, value]) => Object.hasOwn(allFields, key) && allFields[key]?.isStoredShape(value),
    )

  const areResults = (results: Inputs) =>
    Object.keys(results).length === Object.keys(cards).length &&
    Object.entries(cards).every(([key, card]) => Object.hasOwn(results, key) && card.accepts(results[key]))

  function recalculate(submitted: Parameters<Calculator['recalculate']>[0]): Calculation | null {
    const { calculatorType, inputs, results, notes } = submitted
    if (calculatorType !== entry.type || !areInputs(inputs) || !areResults(results)) return null
    const currency = currencyOf(inputs)
    if (isInMoney && currency !== region.currency) return makeCalculator({ ...region, currency }).recalculate(submitted)
    const recalculated = calculation(inputs, DEFAULT_FORMATS)
    return recalculated && { ...recalculated, notes: notes ?? recalculated.notes }
  }

  const typed = (storedInputs: Inputs): Inputs => ({
    ...initialInputs,
    ...Object.fromEntries(
      Object.entries(storedInputs).flatMap(([key, value]) => {
        const field = Object.hasOwn(allFields, key) ? allFields[key] : undefined
        return field ? [[key, field.toTyped(value, formats)]] : []
      }),
    ),
  })

  function restore(saved: unknown): RestoredCalculation | null {
    if (!isRecord(saved) || saved.calculatorType !== entry.type) return null
    const { inputs, results, methodVersion, notes } = saved
    if (!isRecord(inputs) || !isRecord(results)) return null
    const currency = currencyOf(inputs)
    if (isInMoney && currency !== region.currency) return makeCalculator({ ...region, currency }).restore(saved)
    const readableInputs = Object.entries(inputs).filter(
      ([key, value]) => Object.hasOwn(allFields, key) && allFields[key]?.isStoredShape(value),
    )
    const readableResults = Object.entries(cards).filter(
      ([key, card]) => Object.hasOwn(results, key) && card.accepts(results[key]),
    )
    if (readableResults.length === 0 || !readableInputs.some(([key, value]) => allFields[key]?.isFilled(value)))
      return null
    const storedInputs = { ...mapValues(allFields, ({ initial }) => initial), ...Object.fromEntries(readableInputs) }
    const today = calculation(storedInputs, DEFAULT_FORMATS)
    return {
      typed: typed(storedInputs),
      calculation: {
        calculatorType: entry.type,
        inputs: stored(storedInputs, DEFAULT_FORMATS),
        results: Object.fromEntries(readableResults.map(([key]) => [key, results[key]])),
        methodVersion: typeof methodVersion === 'number' ? methodVersion : 1,
        notes: typeof notes === 'string' ? notes : (today?.notes ?? ''),
      },
      isOfEarlierMethod: Object.keys(cards).some((key) => results[key] !== today?.results[key]),
    }
  }

  const regionalCards = mapValues(cards, ({ label, meaning, accepts, figure }) => {
    const regionalFigure = (value: unknown) => (accepts(value) ? figure(value, formats) : NO_FIGURE)
    return {
      label,
      accepts,
      ...(meaning !== undefined && { meaning }),
      figure: regionalFigure,
      format: (value: unknown) => formatCardFigure(regionalFigure(value)),
    }
  })

  const toRegionalField = <T extends Field>(field: T): RegionalField<T> => ({
    ...field,
    initial: field.toTyped(field.initial, formats),
    read: (typed) => field.read(typed, formats),
  })

  function toRegionalAssumption(field: NumberField, key: string): RegionalAssumption {
    const plain = { ...toRegionalField(field), constant: field.fallback }
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
    label: entry.label(),
    title: entry.title(),
    summary: entry.summary(),
    version,
    action: definition.action ?? t('Calculate'),
    advice,
    method,
    fields: mapValues(fields, toRegionalField),
    assumptions: mapValues(assumptions, toRegionalAssumption),
    cards: regionalCards,
    shownCards: Object.entries(regionalCards).sort(
      ([first], [second]) => Number(second === definition.askedCard) - Number(first === definition.askedCard),
    ),
    forRegion: makeCalculator,
    typicalPrices,
    currency: region.currency,
    locale: region.locale,
    isInMoney,
    initialInputs,
    isReady: (typed) => Object.entries(fields).every(([key, field]) => !field.required || field.isFilled(typed[key])),
    check: (typed) => {
      const reading = read(withTypicalPrices(typed), formats)
      return 'errors' in reading ? reading.errors : {}
    },
    calculate: (typed) => calculation(withTypicalPrices(typed), formats),
    steps: (inputs) => {
      const reading = read(inputs, DEFAULT_FORMATS)
      return 'errors' in reading ? [] : working(reading.values, formula(reading.values))
    },
    stored: (typed) => stored(withTypicalPrices(typed), formats),
    typed,
    recalculate,
    restore,
  }
}

const NO_FIGURE: CardFigure = { value: '—' }

/** Key among the inputs. */
const CURRENCY = 'currency'
const DEFAULT_CURRENCY = UNITED_STATES.currency

const isCurrencyCode = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{3}$/.test(value)

/** ISO 4217. */
export const currencyOf = ({ [CURRENCY]: currency }: Inputs): string =>
  isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (record: object) => Object.keys(record).length === 0

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T, key: string) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
}
