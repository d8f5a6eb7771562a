import { formatNumber } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { smallestSoldKw } from '#shared/home/presets/system-sizes.ts'
import { t } from '#shared/language/t.ts'
import { useHome } from '../../state/home.ts'
import { tRich } from '../../ui/rich-message.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { usePlan } from './engine/plan-store.ts'
import { useHomeRegion } from './home-region.ts'
import { roundTo } from './verdict-sentence.ts'

export function RecommendationNotes() {
  const home = useHome((home) => home)
  const recommendation = usePlan(({ recommendation }) => recommendation)
  const plannedHome = usePlan(({ plannedHome }) => plannedHome)
  const region = useHomeRegion()
  if (home.system.arrays.length > 0 || !recommendation || !plannedHome) return null
  const { system, flat, pays, fillsRoof, budget } = recommendation
  const { price } = home.money
  // Prices of this form date from when plans were sized to cover the year's use.
  const isFromEarlierPricing = price?.kind === 'by-size' && price.fixed === undefined
  const smallest = smallestSoldKw(home.region.country)
  const isRoomKnown = plannedHome.roof.planes.every(({ room }) => room !== undefined)
  return (
    <div className="grid gap-2 text-note leading-snug text-soft">
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
      {pays && fillsRoof && !isRoomKnown && (
        <p>
          {tRich(
            'More panels would gain more if your roof has space for them. Enter your <link>roof size (My Sun)</link>.',
            { link: (text) => <TextLink href="/plan/sun">{text}</TextLink> },
          )}
        </p>
      )}
      {smallest !== undefined && system.kwp < smallest && (
        <p>{t('Few installers build systems smaller than {size}.', { size: formatFigure(smallest, 'kWp', region) })}</p>
      )}
    </div>
  )
}
