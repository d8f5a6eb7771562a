import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { formatNumber, NO_VALUE } from '#shared/format/number.ts'
import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import type { Quote } from '#shared/home/costs.ts'
import { MAX_QUOTES } from '#shared/home/list-limits.ts'
import { isPriced, type PricedQuote, plannedQuote, quotesOf } from '#shared/home/quotes.ts'
import { t } from '#shared/language/t.ts'
import type { CounterOffer, QuoteCheck, QuoteComparison, QuoteOutcome } from '#shared/plan/quote.ts'
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
import { Comparison } from '../../page/comparison.tsx'
import { MissingFigures } from '../../page/missing-figures.tsx'
import { formatPayback } from '../../words/format-payback.ts'
import {
  describeCounterOffer,
  describeQuoteVerdict,
  InstallerQuestions,
  QuotedFigures,
  QuoteVerdict,
} from './quote/quote-check.tsx'
import { QuoteFields } from './quote/quote-fields.tsx'

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

const rowsOf = (region: Region): ComponentProps<typeof Comparison<CheckedQuote>>['rows'] => [
  { label: t('Is it worth it?'), value: ({ outcome }) => describeQuoteVerdict(outcome, region) },
  { label: t('Price'), value: ({ quote }) => formatFigure(quote.price, 'money', region) },
  {
    label: t('Panels'),
    value: ({ quote, panels }) =>
      t('{panels} ({power})', { panels: formatPanels(panels, region), power: formatFigure(quote.kwp, 'kWp', region) }),
  },
  {
    label: t('Battery'),
    value: ({ quote }) => (quote.batteryKwh ? formatFigure(quote.batteryKwh, 'kWh', region) : NO_VALUE),
  },
  { label: t('Output'), value: ({ expected }) => formatFigure(expected.p50, 'kWh/year', region) },
  { label: t('Pays for itself in'), value: ({ outcome }) => formatPayback(outcome, region) },
  { label: t('Lifetime gain'), value: ({ outcome }) => formatFigure(outcome.npv, 'money', region) },
]

const QuoteTable = ({ quotes, region }: { quotes: readonly CheckedQuote[]; region: Region }) => (
  <>
    <h3 className="mt-7 mb-3 font-semibold">{t('Your quotes side by side')}</h3>
    <Comparison
      label={t('Your quotes side by side')}
      corner={t('Figure')}
      rows={rowsOf(region)}
      options={quotes}
      nameOf={({ name }) => name}
      heading="h4"
    />
  </>
)

interface CheckedQuote extends QuoteCheck {
  /** Index in `quotesOf`. */
  readonly index: number
  readonly name: string
  readonly quote: PricedQuote
  readonly outcome: QuoteOutcome
}

const nameQuote = ({ from }: Quote, index: number): string => from ?? t('Quote {number}', { number: String(index + 1) })

/** Quotes with a power and a price. */
const checkedQuotesOf = (quotes: readonly Quote[], comparison: QuoteComparison): CheckedQuote[] =>
  quotes.flatMap((quote, index) => {
    const check = comparison.checks[index]
    if (check?.kind !== 'answer' || !check.value.outcome || !isPriced(quote)) return []
    return [{ ...check.value, outcome: check.value.outcome, index, name: nameQuote(quote, index), quote }]
  })
