import { useLayoutEffect, useRef } from 'react'
import { formatNumber } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import type { Quote } from '#shared/home/costs.ts'
import { MAX_QUOTES } from '#shared/home/list-limits.ts'
import { isPriced, plannedQuote, quotesOf } from '#shared/home/quotes.ts'
import { t } from '#shared/language/t.ts'
import type { CounterOffer, QuoteComparison } from '#shared/plan/quote.ts'
import type { Region } from '#shared/region.ts'
import { useHome } from '../../../home/home.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { RemoveIcon } from '../../../ui/action-icons.tsx'
import { AddButton } from '../../../ui/add-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { BOX } from '../../../ui/card-style.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { restoreFocus } from '../../../ui/focus.ts'
import { usePlan } from '../../engine/plan-store.ts'
import { addQuote, chooseQuote, removeQuote } from '../../fields/edit.ts'
import { MissingFigures } from '../../page/missing-figures.tsx'
import { checkedQuotesOf, nameQuote } from './quote/checked-quotes.ts'
import { QuoteFields } from './quote/quote-fields.tsx'
import { QuoteTable } from './quote/quote-table.tsx'
import { describeCounterOffer, QuoteVerdict } from './quote/quote-verdict.tsx'
import { InstallerQuestions, QuotedFigures } from './quote/quoted-figures.tsx'

/** An installer's quote, which the plan is then about, and others to compare. */
export function QuoteSection() {
  const money = useHome(({ money }) => money)
  const isPlanned = useHome((home) => plannedQuote(home) !== undefined)
  const result = usePlan(({ quote }) => quote)
  const region = useHomeRegion()
  const quotes = quotesOf({ money })
  const comparison = result?.kind === 'answer' ? result.value : undefined
  const checked = comparison ? checkedQuotesOf(quotes, comparison) : []
  const planned = money.quote ?? (quotes.length === 0 ? {} : undefined)
  const others = money.otherQuotes ?? []
  /** Receives focus when a quote is removed with its button. */
  const intro = useRef<HTMLParagraphElement>(null)
  const shownCount = useRef(quotes.length)
  useLayoutEffect(() => {
    if (quotes.length < shownCount.current) restoreFocus(intro.current)
    shownCount.current = quotes.length
  }, [quotes.length])
  return (
    <CardSection heading={t('Have a quote?')} className="print:hidden">
      <p ref={intro} tabIndex={-1} className="mb-5 text-soft">
        {isPlanned
          ? t('Your plan is about this quote: its system and its price.')
          : t('Enter the figures from your quote. Your plan is then about it. We check it on your device.')}
      </p>
      {planned && <QuoteFields path="money.quote" quote={planned} />}
      <div role="status" className="mt-5 empty:mt-0">
        {money.quote && result?.kind === 'missing' && <MissingFigures figures={result.figures} />}
        {result?.kind === 'fault' && <p className="font-semibold text-danger">{result.message}</p>}
        {money.quote && comparison && (
          <QuoteAnswer check={comparison.checks[0]} counterOffer={comparison.counterOffer} region={region} />
        )}
      </div>
      {money.quote && <QuoteDetails check={comparison?.checks[0]} region={region} />}
      {money.quote && money.financing?.kind === 'lease' && (
        <p className="mt-3 text-note text-soft">
          {t('Your plan is a lease, so it is not about this quote. We check the quote as if you buy it.')}
        </p>
      )}
      {others.map((quote, otherIndex) => {
        const index = otherIndex + (money.quote ? 1 : 0)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the path of its fields
          <Disclosure key={otherIndex} title={nameQuote(quote, index)} background="sunken" className="mt-5">
            <QuoteFields path={`money.otherQuotes.${otherIndex}`} quote={quote} />
            <div role="status" className="mt-5 empty:mt-0">
              {comparison && <QuoteAnswer check={comparison.checks[index]} counterOffer={null} region={region} />}
            </div>
            <QuoteDetails check={comparison?.checks[index]} region={region} />
            <div className="mt-5 flex flex-wrap gap-3">
              {isPriced(quote) && (
                <Button variant="secondary" size="small" onClick={() => chooseQuote(otherIndex)}>
                  {t('Use “{name}” in my plan', { name: nameQuote(quote, index) })}
                </Button>
              )}
              <RemoveQuoteButton quote={quote} name={nameQuote(quote, index)} />
            </div>
          </Disclosure>
        )
      })}
      {checked.length > 1 && <QuoteTable quotes={checked} region={region} />}
      {quotes.length > 0 && (
        <div className="mt-5 flex flex-wrap gap-3">
          <AddButton count={quotes.length} max={MAX_QUOTES} onClick={addQuote}>
            {t('Add another quote')}
          </AddButton>
          {money.quote && <RemoveQuoteButton quote={money.quote} name={nameQuote(money.quote, 0)} />}
        </div>
      )}
    </CardSection>
  )
}

const RemoveQuoteButton = ({ quote, name }: { quote: Quote; name: string }) => (
  <Button variant="quiet" size="small" onClick={() => removeQuote(quote)}>
    <RemoveIcon className="size-5" />
    {t('Remove “{name}”', { name })}
  </Button>
)

type Check = QuoteComparison['checks'][number] | undefined

interface QuoteAnswerProps {
  readonly check: Check
  readonly counterOffer: CounterOffer | null
  readonly region: Region
}

function QuoteAnswer({ check, counterOffer, region }: QuoteAnswerProps) {
  if (check?.kind === 'fault') return <p className="font-semibold text-danger">{check.message}</p>
  if (check?.kind !== 'answer') return null
  const { outcome } = check.value
  if (!outcome) return <p>{t('Enter the price to see whether the quote is worth it.')}</p>
  return (
    <div className={BOX}>
      <QuoteVerdict outcome={outcome} region={region} />
      {counterOffer && <p className="mt-3 font-semibold">{describeCounterOffer(counterOffer, region)}</p>}
    </div>
  )
}

function QuoteDetails({ check, region }: Pick<QuoteAnswerProps, 'check' | 'region'>) {
  if (check?.kind !== 'answer') return null
  const { expected, questions } = check.value
  return (
    <>
      <QuotedFigures check={check.value} region={region} />
      <p className="mt-4 text-note text-soft">
        {t('On your roof, we expect these panels to make {output}. 8 in 10 years are between {low} and {high}.', {
          output: formatFigure(expected.p50, 'kWh/year', region),
          low: formatNumber(expected.p90, region),
          high: formatFigure(Math.round(expected.p10), 'kWh', region),
        })}
      </p>
      {questions.length > 0 && <InstallerQuestions questions={questions} />}
    </>
  )
}
