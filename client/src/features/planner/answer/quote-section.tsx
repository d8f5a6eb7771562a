import { currencySymbol } from '#shared/format/money.ts'
import { formatNumber } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import type { QuotedFigure, QuoteOutcome } from '#shared/home/plan/quote.ts'
import type { Region } from '#shared/region.ts'
import { useHome } from '../../../state/home.ts'
import { Badge } from '../../../ui/badge.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { BOX } from '../../../ui/card-style.ts'
import { classes } from '../../../ui/classes.ts'
import { usePlan } from '../engine/plan-store.ts'
import { FigureFields } from '../figure-field.tsx'
import { formatPayback } from '../format-payback.ts'
import { useHomeRegion } from '../home-region.ts'
import { MissingFigures } from '../missing-figures.tsx'

export function QuoteSection() {
  const money = useHome(({ money }) => money)
  const quote = usePlan(({ quote }) => quote)
  const region = useHomeRegion()
  const sign = currencySymbol(region)
  const path = 'money.quote'
  return (
    <CardSection heading="A quote, checked" className="print:hidden">
      <p className="mb-5 text-soft">Type what an installer offers. It is checked here, and nobody hears of it.</p>
      <FigureFields
        fields={[
          { label: 'Power (kWp)', path: `${path}.kwp`, range: { min: 0, above: 0, max: 1000, step: 0.1 } },
          { label: `Price, with all taxes (${sign})`, path: `${path}.price`, range: { min: 0, max: 1e8, step: 100 } },
          { label: 'Promised in a year (kWh)', path: `${path}.kwhPerYear`, range: { min: 0, max: 1e6, step: 100 } },
          {
            label: 'Assumed rise of the price of electricity (% a year)',
            path: `${path}.priceRise`,
            range: { min: -50, max: 100, step: 0.5 },
            scale: 0.01,
          },
          {
            label: 'Promised to be paid back in (years)',
            path: `${path}.paidBackInYears`,
            range: { min: 0, max: 100, step: 1 },
          },
          { label: 'Battery (usable kWh)', path: `${path}.batteryKwh`, range: { min: 0, max: 1000, step: 1 } },
        ].map((field) => ({ ...field, hidesSource: true }))}
      />
      <div role="status" className="mt-5">
        {money.quote && quote?.kind === 'missing' && <MissingFigures figures={quote.figures} />}
        {quote?.kind === 'fault' && <p className="font-semibold text-danger">{quote.message}</p>}
        {quote?.kind === 'answer' && (
          <>
            {quote.value.outcome && <QuoteOverall outcome={quote.value.outcome} region={region} />}
            <ul className="grid gap-3">
              {quote.value.figures.map((figure) => (
                <li key={figure.name} className={BOX}>
                  <QuotedFigureCheck figure={figure} isLosing={losesMoney(quote.value.outcome)} region={region} />
                </li>
              ))}
            </ul>
            <p className="mt-4 text-soft">
              On this roof our model expects {formatNumber(quote.value.expected.p50, region)} kWh a year of the quoted
              panels; in 8 of 10 years {formatNumber(quote.value.expected.p90, region)} to{' '}
              {formatNumber(quote.value.expected.p10, region)}.
            </p>
          </>
        )}
      </div>
    </CardSection>
  )
}

const NAMES: Readonly<Record<QuotedFigure['name'], string>> = {
  yield: 'The promised yield',
  price: 'The price',
  priceRise: 'The assumed rise of prices',
  payback: 'The promised time to pay it back',
}
const JUDGEMENTS: Readonly<Record<QuotedFigure['judgement'], string>> = {
  expected: 'is usual',
  high: 'lies above what is usual',
  low: 'lies below what is usual',
  unknown: 'cannot be judged: nothing usual is known',
}

/** A quote that loses money gets no green badge. */
const losesMoney = (outcome: QuoteOutcome | null) => outcome !== null && outcome.npv < 0

function QuoteOverall({ outcome, region }: { outcome: QuoteOutcome; region: Region }) {
  const { npv, payback, years, batteryCost, batteryKwh } = outcome
  const isLoss = losesMoney(outcome)
  const money = (value: number) => formatFigure(value, 'money', region)
  const paidBack =
    payback === 0
      ? 'There is nothing to pay back.'
      : payback === null
        ? `It does not pay for itself within ${years} years.`
        : `It pays for itself in ${formatPayback(outcome, region)}.`
  return (
    <div className={classes(BOX, 'mb-3')}>
      <p>
        <Badge tone={isLoss ? 'sun' : 'savings'} className="mr-2">
          {isLoss ? 'loses money' : 'makes money'}
        </Badge>
        <strong>The quote as a whole</strong> {isLoss ? 'loses' : 'gains'} {money(Math.abs(npv))} over {years} years, in
        today’s money. {paidBack}
      </p>
      {batteryKwh > 0 && (
        <p className="mt-1 text-note text-soft">
          {batteryCost > 0
            ? `${money(batteryCost)} of its price is counted for the battery of ${formatFigure(batteryKwh, 'kWh', region)}.`
            : 'No battery price is known here, so none of its price is counted for the battery, and nothing for a new one.'}
        </p>
      )}
    </div>
  )
}

const REQUESTED: Readonly<Record<NonNullable<QuotedFigure['askFor']>, string>> = {
  'shading-report': 'the shading report',
  'included-parts': 'what is included',
  'bill-without-rise': 'the bill without that rise',
  method: 'how it was worked out',
}

interface QuotedFigureCheckProps {
  readonly figure: QuotedFigure
  readonly isLosing: boolean
  readonly region: Region
}

function QuotedFigureCheck({
  figure: { name, quoted, expected, judgement, askFor },
  isLosing: losesMoney,
  region,
}: QuotedFigureCheckProps) {
  const write = (value: number) => {
    if (name === 'yield') return `${formatNumber(value, region)} kWh per kWp`
    if (name === 'price') return formatFigure(value, 'money/kWp', region)
    return formatFigure(value, name === 'payback' ? 'years' : 'share/year', region)
  }
  return (
    <>
      <p>
        <Badge tone={askFor || judgement === 'unknown' || losesMoney ? 'sun' : 'savings'} className="mr-2">
          {askFor ? 'ask' : judgement === 'unknown' ? 'unknown' : losesMoney ? 'usual' : 'fine'}
        </Badge>
        <strong>{NAMES[name]}</strong> of {write(quoted)} {JUDGEMENTS[judgement]}
        {expected && ` (${write(expected.low)} to ${write(expected.high)})`}.
      </p>
      {askFor && <p className="mt-1 text-note">Ask for {REQUESTED[askFor]}.</p>}
    </>
  )
}
