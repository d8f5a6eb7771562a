import type { Quote } from '#shared/home/costs.ts'
import { isPriced, type PricedQuote } from '#shared/home/quotes.ts'
import { t } from '#shared/language/t.ts'
import type { QuoteCheck, QuoteComparison, QuoteOutcome } from '#shared/plan/quote.ts'

export interface CheckedQuote extends QuoteCheck {
  /** Index in `quotesOf`. */
  readonly index: number
  readonly name: string
  readonly quote: PricedQuote
  readonly outcome: QuoteOutcome
}

export const nameQuote = ({ from }: Quote, index: number): string =>
  from ?? t('Quote {number}', { number: String(index + 1) })

/** Quotes with a power and a price. */
export const checkedQuotesOf = (quotes: readonly Quote[], comparison: QuoteComparison): CheckedQuote[] =>
  quotes.flatMap((quote, index) => {
    const check = comparison.checks[index]
    if (check?.kind !== 'answer' || !check.value.outcome || !isPriced(quote)) return []
    return [{ ...check.value, outcome: check.value.outcome, index, name: nameQuote(quote, index), quote }]
  })
