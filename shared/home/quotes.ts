import type { Quote } from './costs.ts'
import type { FigurePath, Home } from './home.ts'
import { MAX_QUOTES } from './list-limits.ts'
import { isWithin } from './provenance.ts'

/** A quote with what a plan needs. */
export type PricedQuote = Quote & Required<Pick<Quote, 'kwp' | 'price'>>

export const isPriced = (quote: Quote | undefined): quote is PricedQuote =>
  quote?.kwp !== undefined && quote.kwp > 0 && quote.price !== undefined

/** The quote that the plan is about; `undefined` without one that has a power and a price, and for a lease, which has none. */
export const plannedQuote = ({ money }: Pick<Home, 'money'>): PricedQuote | undefined =>
  isPriced(money.quote) && money.financing?.kind !== 'lease' ? money.quote : undefined

/** Parts of the home that the quote gives. */
export const QUOTED_PARTS = ['system.arrays', 'system.battery', 'money.price', 'money.batteryPrice'] as const

export const isFromQuote = (home: Home, path: FigurePath): boolean =>
  plannedQuote(home) !== undefined && QUOTED_PARTS.some((part) => isWithin(path, part))

/** The quote of the plan comes first. */
export const quotesOf = ({ money }: Pick<Home, 'money'>): readonly Quote[] => [
  ...(money.quote ? [money.quote] : []),
  ...(money.otherQuotes ?? []),
]

/** @param quote of the plan */
export function withQuotes(home: Home, quote: Quote | undefined, otherQuotes: readonly Quote[] = []): Home {
  const { quote: _quote, otherQuotes: _otherQuotes, ...money } = home.money
  return {
    ...home,
    money: {
      ...money,
      ...(quote && { quote }),
      ...(otherQuotes.length > 0 && { otherQuotes: otherQuotes.slice(0, MAX_QUOTES) }),
    },
  }
}

export const withoutQuotes = (home: Home): Home => withQuotes(home, undefined)

/** The plan is no longer about its quote, which stays among the others. */
export const withoutPlannedQuote = (home: Home): Home =>
  plannedQuote(home) ? withQuotes(home, undefined, quotesOf(home)) : home

/** The plan is about another quote. */
export function withQuoteChosen(home: Home, index: number): Home {
  const chosen = home.money.otherQuotes?.[index]
  return chosen
    ? withQuotes(
        home,
        chosen,
        quotesOf(home).filter((quote) => quote !== chosen),
      )
    : home
}

/** Whether a scenario chooses a system or a price of its own, and so is not about the quote. */
export function overridesQuote(scenario: Home, home: Home): boolean {
  const ownTerms = ({ system: { arrays, battery }, money: { price, batteryPrice } }: Home) =>
    JSON.stringify([arrays, battery, price, batteryPrice])
  return ownTerms(scenario) !== ownTerms(home)
}
