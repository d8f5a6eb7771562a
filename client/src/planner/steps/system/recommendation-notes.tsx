import { formatNumber } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import { marketOf } from '#shared/plan/market.ts'
import { useHome } from '../../../home/home.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { tRich } from '../../../ui/rich-message.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { resultValue, usePlan } from '../../engine/plan-store.ts'
import { formatYearRange, roundToTenths } from '../../words/format-payback.ts'
import { roundTo } from '../../words/verdict-sentence.ts'

export function RecommendationNotes() {
  return (
    <div className="grid gap-2 text-note leading-snug text-soft empty:hidden">
      <ReasonNotes />
      <TypicalHere />
    </div>
  )
}

/** What is usually sold here, for comparison. */
function TypicalHere() {
  const typical = usePlan(({ marks }) => resultValue(marks ?? undefined))?.typical
  const region = useHomeRegion()
  if (!typical) return null
  const { kwp, price, from, to, simplePayback, years } = typical
  const values = {
    size: formatFigure(Math.round(kwp), 'kWp', region),
    price: formatFigure(roundTo(price, 2), 'money', region),
  }
  const payback = to
    ? formatYearRange(from ?? to, to, region)
    : from
      ? t('{good, plural, one {# year} other {# years}} in a good case', { good: Math.round(from) })
      : t('not paid back within {years, plural, one {# year} other {# years}}', { years })
  return (
    <p>
      {t('Typical here: {size}, about {price}, {payback}.', { ...values, payback })}{' '}
      {simplePayback !== null &&
        t(
          'Installers show a simple payback of {years, plural, one {# year} other {# years}}: the price divided by the savings of year 1.',
          { years: roundToTenths(simplePayback) },
        )}
    </p>
  )
}

function ReasonNotes() {
  const home = useHome((home) => home)
  const recommendation = usePlan(({ recommendation }) => recommendation)
  const plannedHome = usePlan(({ plannedHome }) => plannedHome)
  const region = useHomeRegion()
  if (home.system.arrays.length > 0 || !recommendation || !plannedHome) return null
  const { system, flat, pays, fillsRoof, sold, budget } = recommendation
  const { price } = home.money
  // Prices of this form date from when plans were sized to cover the year's use.
  const isFromEarlierPricing = price?.kind === 'by-size' && price.fixed === undefined
  const { smallestSoldKw: smallest, largestOfUse } = marketOf(plannedHome)
  const isRoomKnown = plannedHome.roof.planes.every(({ room }) => room !== undefined)
  return (
    <>
      {isFromEarlierPricing && (
        <p>
          {tRich(
            'Your plan has changed. It was for the size that matches your yearly use. It is now for the size that {result, select, gain {gains the most} other {loses the least}}. You can choose another <link>system size (My System)</link>.',
            {
              result: pays ? 'gain' : 'loss',
              link: (text) => <TextLink href="/plan/system">{text}</TextLink>,
            },
          )}
        </p>
      )}
      {pays && flat.to > flat.from && (
        <p>
          {t(
            'Any size from {from} to {to, plural, one {# panel} other {# panels}} is almost as good: within {amount} of the best.',
            {
              from: formatNumber(flat.from, region),
              to: flat.to,
              amount: formatFigure(roundTo(flat.within, 2), 'money', region),
            },
          )}
        </p>
      )}
      {budget && budget.kind !== 'met' && (
        <p>
          {budget.kind === 'limits'
            ? t('This is the best size within the most you want to pay up front. A larger one may gain more.')
            : t(
                'Even the smallest system costs {amount} up front, more than you want to pay. We left your limit out.',
                {
                  amount: formatFigure(budget.cheapest, 'money', region),
                },
              )}
        </p>
      )}
      {largestOfUse !== undefined && pays && !fillsRoof && system.panels === sold.to && (
        <p>
          {t('Rules here allow a system that makes about {share} of what you use in a year.', {
            share: formatFigure(largestOfUse, 'share', region),
          })}
        </p>
      )}
      {pays && fillsRoof && !isRoomKnown && (
        <p>
          {tRich(
            'More panels would gain more if your roof has space for them. Enter your <link>roof size (My Sun)</link>.',
            { link: (text) => <TextLink href="/plan/sun">{text}</TextLink> },
          )}
        </p>
      )}
      {system.kwp < smallest && (
        <p>{t('Few installers build systems smaller than {size}.', { size: formatFigure(smallest, 'kWp', region) })}</p>
      )}
    </>
  )
}
