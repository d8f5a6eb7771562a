import type { ComponentProps } from 'react'
import { formatNumber } from '#shared/format/number.ts'
import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import { plannedQuote } from '#shared/home/quotes.ts'
import { t } from '#shared/language/t.ts'
import { marketOf } from '#shared/plan/market.ts'
import { panelsOf } from '#shared/plan/panels.ts'
import type { SizeMarks } from '#shared/plan/size-marks.ts'
import { useHome } from '../../../home/home.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { tRich } from '../../../ui/rich-message.tsx'
import { Calculating } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { resultValue, usePlan } from '../../engine/plan-store.ts'
import { restoreRecommendation, setPanels } from '../../fields/edit-size.ts'
import { formatYearRange, roundToTenths } from '../../words/format-payback.ts'
import { roundTo } from '../../words/verdict-sentence.ts'

type MarkName = Exclude<keyof SizeMarks, 'typical'>
type ChipName = MarkName | 'myChoice' | 'quote'

const NAMES: Readonly<Record<ChipName, () => string>> = {
  bestValue: () => t('Recommended'),
  highestReturn: () => t('Highest return'),
  matchesUse: () => t('Matches your yearly use'),
  myChoice: () => t('My choice'),
  quote: () => t('Your quote'),
}

interface Size {
  readonly panels: number
  /** Net present value [money], absent until it is simulated. */
  readonly npv: number | undefined
}

/** Sizes to choose from; the plan follows the selected one. */
interface SizeChipsProps extends Pick<ComponentProps<typeof RadioChips>, 'layout' | 'className'> {
  readonly plannedHome: Home
}

export function SizeChips({ plannedHome, ...chipsProps }: SizeChipsProps) {
  const home = useHome((home) => home)
  const marks = usePlan(({ marks }) => marks)
  const isBusy = usePlan(({ isBusy }) => isBusy)
  const yields = usePlan(({ yields }) => yields)
  const plan = usePlan(({ plan }) => resultValue(plan))
  const region = useHomeRegion()
  if (marks === undefined) return isBusy && <Calculating className="h-28 lg:h-47" />
  if (marks?.kind !== 'answer') return null
  const sizes = distinctSizes(marks.value)
  // A new choice shows before the worker has responded.
  const isQuoted = plannedQuote(home) !== undefined
  const chosenHome = isQuoted ? plannedHome : home
  const panels = chosenHome.system.arrays.length > 0 ? panelsOf(chosenHome) : sizes.bestValue.panels
  const chosen: Size = { panels, npv: undefined }
  const marked = (Object.keys(sizes) as MarkName[]).find((name) => sizes[name]?.panels === panels)
  const chips: Partial<Record<ChipName, Size>> = isQuoted
    ? { quote: chosen, bestValue: sizes.bestValue }
    : marked
      ? sizes
      : { ...sizes, myChoice: chosen }
  // The plan simulates every year, and so tells its own size best. The other sizes have the recommended battery, not the quote's.
  const gainOf = (name: ChipName, { panels, npv }: Size) =>
    plan?.panels === panels && (name === 'quote' || !isQuoted) && plannedHome.money.financing?.kind !== 'lease'
      ? plan.npv
      : npv
  const chip = (name: ChipName, size: Size) => {
    const npv = gainOf(name, size)
    const panels = formatPanels(size.panels, region)
    return (
      <span className="py-0.5 leading-snug">
        {NAMES[name]()}
        <span className="block text-note font-normal">
          {npv === undefined
            ? panels
            : t('{panels}: {change, select, gain {gains} other {loses}} about {money}', {
                panels,
                change: npv < 0 ? 'loss' : 'gain',
                money: formatFigure(Number(Math.abs(npv).toPrecision(2)), 'money', region),
              })}
        </span>
      </span>
    )
  }
  return (
    <RadioChips
      label={t('Choose a size')}
      options={Object.fromEntries(Object.entries(chips).map(([name, size]) => [name, chip(name as ChipName, size)]))}
      value={isQuoted ? 'quote' : (marked ?? 'myChoice')}
      onValue={(name) => {
        const size = chips[name as ChipName]
        if (name === 'bestValue') restoreRecommendation()
        else if (size && name !== 'quote') setPanels(size.panels, plannedHome, yields ?? [])
      }}
      {...chipsProps}
    />
  )
}

/** Equal sizes once, as the more telling mark. Where nothing pays, the recommended size has the smallest loss. */
function distinctSizes({ bestValue, highestReturn, matchesUse }: SizeMarks) {
  const matching = matchesUse ?? bestValue
  return {
    bestValue,
    ...(highestReturn.panels !== bestValue.panels && { highestReturn }),
    ...(![bestValue.panels, highestReturn.panels].includes(matching.panels) && { matchesUse: matching }),
  }
}

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
