import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import { t, tInContext } from '#shared/language/t.ts'
import type { CounterOffer, QuoteCheck, QuotedFigure, QuoteOutcome, QuoteQuestion } from '#shared/plan/quote.ts'
import type { Region } from '#shared/region.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { tRich } from '../../../../ui/rich-message.tsx'
import { describePayback } from '../../../words/format-payback.ts'
import { formatChance, VERDICT_TEXT } from '../../../words/verdict-sentence.ts'
import { LabeledValue } from '../figure-disclosure.tsx'

/** A quote that loses money gets no green badge. */
const losesMoney = (outcome: QuoteOutcome | null) => outcome !== null && outcome.npv < 0

const isWorthIt = (outcome: QuoteOutcome) =>
  !losesMoney(outcome) && (outcome.kind === 'worth-it' || outcome.kind === 'probably-worth-it')

export const describeQuoteVerdict = ({ kind, chance }: QuoteOutcome, region: Region): string =>
  t('{verdict}: {chance}', { verdict: VERDICT_TEXT[kind](), chance: formatChance(chance, region) })

export function QuoteVerdict({ outcome, region }: { outcome: QuoteOutcome; region: Region }) {
  const { npv, payback, years, batteryCost, batteryKwh } = outcome
  const money = (value: number) => formatFigure(value, 'money', region)
  return (
    <>
      <p>
        <Badge tone={isWorthIt(outcome) ? 'savings' : 'sun'} className="mr-2">
          {describeQuoteVerdict(outcome, region)}
        </Badge>
        {tRich(
          '<b>The complete quote</b> {result, select, loss {loses} other {gains}} {amount} over {years, plural, one {# year} other {# years}}.',
          {
            result: losesMoney(outcome) ? 'loss' : 'gain',
            amount: money(Math.abs(npv)),
            years,
            b: (text) => <strong>{text}</strong>,
          },
        )}{' '}
        {describePayback(payback, years)}
      </p>
      {batteryKwh > 0 && (
        <p className="mt-1 text-note text-soft">
          {batteryCost > 0
            ? t('We count {amount} of its price for the battery ({size}).', {
                amount: money(batteryCost),
                size: formatFigure(batteryKwh, 'kWh', region),
              })
            : t(
                'We know no battery price here. So we count none of this price for the battery, and nothing for a new one.',
              )}
        </p>
      )}
    </>
  )
}

/** What to ask the installer for instead. */
export function describeCounterOffer(counterOffer: CounterOffer, region: Region): string {
  const { panels: count, batteryKwh, cost, npv, payback, years, advice } = counterOffer
  const price = formatFigure(Number(cost.toPrecision(3)), 'money', region)
  const result = describePayback(payback, years)
  if (advice === 'keep')
    return npv > 0
      ? t('We found no system for your home that gains clearly more.')
      : t('At typical prices, we found no system for your home that makes money.')
  if (advice === 'lower-price')
    return t('The size is right, but the price is high. Ask for {price}. {result}', { price, result })
  const panels = formatPanels(count, region)
  const system =
    batteryKwh > 0
      ? t('{panels} and a battery of {size}', { panels, size: formatFigure(batteryKwh, 'kWh', region) })
      : t('{panels} without a battery', { panels })
  return npv > 0
    ? t('Ask for {system}, for about {price}. {result}', { system, price, result })
    : t('At typical prices, no system makes money for your home. The smallest loss has {system}, for about {price}.', {
        system,
        price,
      })
}

const NAMES: Readonly<Record<QuotedFigure['name'], () => string>> = {
  yield: () => t('Promised output'),
  price: () => t('Price before incentives'),
  priceRise: () => t('Assumed electricity price rise'),
  payback: () => t('Promised payback'),
}

/** What is unusual comes first. */
export function QuotedFigures({ check: { figures, outcome }, region }: { check: QuoteCheck; region: Region }) {
  const sorted = figures.toSorted((a, b) => Number(b.askFor !== null) - Number(a.askFor !== null))
  return (
    <ul className="mt-4 grid gap-4">
      {sorted.map((figure) => (
        <li key={figure.name}>
          <FigureCheck figure={figure} isLosing={losesMoney(outcome)} region={region} />
        </li>
      ))}
    </ul>
  )
}

interface FigureCheckProps {
  readonly figure: QuotedFigure
  readonly isLosing: boolean
  readonly region: Region
}

function FigureCheck({ figure: { name, quoted, expected, judgement, askFor }, isLosing, region }: FigureCheckProps) {
  const write = (value: number) => {
    if (name === 'yield') return formatFigure(value, 'kWh/kWp', region)
    if (name === 'price') return formatFigure(value, 'money/kWp', region)
    return formatFigure(value, name === 'payback' ? 'years' : 'share/year', region)
  }
  return (
    <>
      <p>
        <Badge tone={askFor || judgement === 'unknown' || isLosing ? 'sun' : 'savings'} className="mr-2">
          {askFor
            ? t('Ask about this')
            : judgement === 'unknown'
              ? t('Cannot compare')
              : isLosing
                ? t('Typical')
                : tInContext('judgement of a quoted figure', 'Fine')}
        </Badge>
        <LabeledValue label={NAMES[name]()} value={write(quoted)} />
      </p>
      {expected && <TypicalRange quoted={quoted} expected={expected} />}
      <p className="mt-1 text-note text-soft">
        {expected
          ? t(
              '{judgement, select, high {This is higher than usual.} low {This is lower than usual.} other {This is within the usual range.}} The usual range is {least} to {most}.',
              { judgement, least: write(expected.low), most: write(expected.high) },
            )
          : t('We have no typical figure to compare it with.')}
      </p>
    </>
  )
}

/** Free space next to the outer mark or end of the range [share of the width]. */
const MARGIN = 0.1

/** The typical range with a mark for the quote. The sentence below tells the same. */
function TypicalRange({
  quoted,
  expected: { low, high },
}: {
  quoted: number
  expected: { low: number; high: number }
}) {
  const [least, most] = [Math.min(low, quoted), Math.max(high, quoted)]
  const positionOf = (value: number) =>
    `${100 * (most > least ? MARGIN + ((1 - 2 * MARGIN) * (value - least)) / (most - least) : 0.5)}%`
  const [from, to] = [positionOf(low), positionOf(high)]
  return (
    <svg aria-hidden="true" className="mt-2 block h-4 w-full max-w-md">
      <line x1="0" x2="100%" y1="8" y2="8" strokeWidth="2" className="stroke-line" />
      <line x1={from} x2={to} y1="8" y2="8" strokeWidth="8" strokeLinecap="round" className="stroke-brand/45" />
      <circle cx={positionOf(quoted)} cy="8" r="6" strokeWidth="2" className="fill-sun stroke-ink" />
    </svg>
  )
}

const QUESTIONS: Readonly<Record<QuoteQuestion, () => string>> = {
  'shading-report': () => t('How did you work out the output? Can I see the shading report?'),
  'included-parts': () => t('What does the price include, and what costs extra?'),
  'bill-without-rise': () => t('What would my bill be without that price rise?'),
  method: () => t('How did you work out the payback?'),
  room: () => t('Where on my roof do all the panels fit?'),
  output: () => t('How much electricity will the panels make in a year, with the shade on my roof?'),
  'assumed-price-rise': () => t('Which electricity price rise does your payback assume?'),
  'battery-price': () => t('What does the system cost without the battery?'),
  'battery-size': () => t('How much of the battery size can I really use?'),
}

export const InstallerQuestions = ({ questions }: Pick<QuoteCheck, 'questions'>) => (
  <>
    <h3 className="mt-5 font-semibold">{t('Questions for the installer')}</h3>
    <ul className="mt-1 list-disc pl-5">
      {questions.map((question) => (
        <li key={question}>{QUESTIONS[question]()}</li>
      ))}
    </ul>
  </>
)
