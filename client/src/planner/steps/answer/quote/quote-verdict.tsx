import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import type { CounterOffer, QuoteOutcome } from '#shared/plan/quote.ts'
import type { Region } from '#shared/region.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { tRich } from '../../../../ui/rich-message.tsx'
import { describePayback } from '../../../words/format-payback.ts'
import { formatChance, VERDICT_TEXT } from '../../../words/verdict-sentence.ts'

/** A quote that loses money gets no green badge. */
export const losesMoney = (outcome: QuoteOutcome | null) => outcome !== null && outcome.npv < 0

export const isWorthIt = (outcome: QuoteOutcome) =>
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
