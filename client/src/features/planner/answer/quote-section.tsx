import { currencySymbol } from '#shared/format/money.ts'
import { formatNumber } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import type { QuotedFigure, QuoteOutcome } from '#shared/home/plan/quote.ts'
import { t, tInContext } from '#shared/language/t.ts'
import type { Region } from '#shared/region.ts'
import { useHome } from '../../../state/home.ts'
import { Badge } from '../../../ui/badge.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { BOX } from '../../../ui/card-style.ts'
import { classes } from '../../../ui/classes.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { tRich } from '../../../ui/rich-message.tsx'
import { usePlan } from '../engine/plan-store.ts'
import { FigureFields } from '../figure-field.tsx'
import { describePayback } from '../format-payback.ts'
import { useHomeRegion } from '../home-region.ts'
import { MissingFigures } from '../missing-figures.tsx'
import { LabeledValue } from './labeled-value.tsx'

export function QuoteSection() {
  const money = useHome(({ money }) => money)
  const comparison = usePlan(({ quote }) => quote)
  const quote = comparison?.kind === 'answer' ? comparison.value.checks[0] : comparison
  const region = useHomeRegion()
  const path = 'money.quote'
  return (
    <CardSection heading={t("Check an installer's quote")} className="print:hidden">
      <p className="mb-5 text-soft">
        {t('Enter the figures from your quote. We check them on your device and share them with no one.')}
      </p>
      <FigureFields
        fields={[
          { label: t('System size (kWp)'), path: `${path}.kwp`, range: { min: 0, above: 0, max: 1000, step: 0.1 } },
          {
            label: t('Price with all taxes ({currency})', { currency: currencySymbol(region) }),
            path: `${path}.price`,
            range: { min: 0, max: 1e8, step: 100 },
          },
          { label: t('Usable battery size (kWh)'), path: `${path}.batteryKwh`, range: { min: 0, max: 1000, step: 1 } },
        ].map((field) => ({ ...field, hidesSource: true }))}
      />
      <Disclosure title={t('What the quote promises')} background="sunken" className="mt-5">
        <FigureFields
          fields={[
            {
              label: t('Output promised (kWh a year)'),
              path: `${path}.kwhPerYear`,
              range: { min: 0, max: 1e6, step: 100 },
            },
            {
              label: t('Electricity price rise they assume (% a year)'),
              path: `${path}.priceRise`,
              range: { min: -50, max: 100, step: 0.5 },
              scale: 0.01,
            },
            {
              label: t('Payback they promise (years)'),
              path: `${path}.paidBackInYears`,
              range: { min: 0, max: 100, step: 1 },
            },
          ].map((field) => ({ ...field, hidesSource: true }))}
        />
      </Disclosure>
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
              {t('On your roof, we expect these panels to make {output}. 8 in 10 years are between {low} and {high}.', {
                output: formatFigure(quote.value.expected.p50, 'kWh/year', region),
                low: formatNumber(quote.value.expected.p90, region),
                high: formatFigure(Math.round(quote.value.expected.p10), 'kWh', region),
              })}
            </p>
          </>
        )}
      </div>
    </CardSection>
  )
}

const NAMES: Readonly<Record<QuotedFigure['name'], () => string>> = {
  yield: () => t('Promised output'),
  price: () => t('Price'),
  priceRise: () => t('Assumed electricity price rise'),
  payback: () => t('Promised payback'),
}

/** A quote that loses money gets no green badge. */
const losesMoney = (outcome: QuoteOutcome | null) => outcome !== null && outcome.npv < 0

function QuoteOverall({ outcome, region }: { outcome: QuoteOutcome; region: Region }) {
  const { npv, payback, years, batteryCost, batteryKwh } = outcome
  const isLoss = losesMoney(outcome)
  const money = (value: number) => formatFigure(value, 'money', region)
  return (
    <div className={classes(BOX, 'mb-3')}>
      <p>
        <Badge tone={isLoss ? 'sun' : 'savings'} className="mr-2">
          {isLoss ? t('Loses money') : t('Makes money')}
        </Badge>
        {tRich(
          "<b>The complete quote</b> {result, select, loss {loses} other {gains}} {amount} over {years, plural, one {# year} other {# years}}, in today's money.",
          {
            result: isLoss ? 'loss' : 'gain',
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
    </div>
  )
}

const REQUESTS: Readonly<Record<NonNullable<QuotedFigure['askFor']>, () => string>> = {
  'shading-report': () => t('Ask for the shading report.'),
  'included-parts': () => t('Ask what is included.'),
  'bill-without-rise': () => t('Ask what your bill would be without that price rise.'),
  method: () => t('Ask how the payback was worked out.'),
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
    if (name === 'yield') return formatFigure(value, 'kWh/kWp', region)
    if (name === 'price') return formatFigure(value, 'money/kWp', region)
    return formatFigure(value, name === 'payback' ? 'years' : 'share/year', region)
  }
  return (
    <>
      <p>
        <Badge tone={askFor || judgement === 'unknown' || losesMoney ? 'sun' : 'savings'} className="mr-2">
          {askFor
            ? t('Ask about this')
            : judgement === 'unknown'
              ? t('Cannot compare')
              : losesMoney
                ? t('Typical')
                : tInContext('judgement of a quoted figure', 'Fine')}
        </Badge>
        <LabeledValue label={NAMES[name]()} value={write(quoted)} />
      </p>
      <p className="mt-1 text-note">
        {expected
          ? t(
              '{judgement, select, high {This is higher than usual.} low {This is lower than usual.} other {This is within the usual range.}} The usual range is {least} to {most}.',
              { judgement, least: write(expected.low), most: write(expected.high) },
            )
          : t('We have no typical figure to compare it with.')}
      </p>
      {askFor && <p className="mt-1 text-note">{REQUESTS[askFor]()}</p>}
    </>
  )
}
