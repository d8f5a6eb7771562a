import { Suspense } from 'react'
import { formatFacts } from '#shared/format/list.ts'
import { currencySymbol } from '#shared/format/money.ts'
import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import { plannedQuote } from '#shared/home/quotes.ts'
import { t } from '#shared/language/t.ts'
import { kwpOf, panelsOf } from '#shared/plan/panels.ts'
import { countPanelsOnRoof } from '#shared/plan/roof-room.ts'
import { useHome } from '../../../home/home.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { Card, CardSection } from '../../../ui/card.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { tRich } from '../../../ui/rich-message.tsx'
import { Calculating, Skeleton } from '../../../ui/skeleton.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { resultValue, useIsCalculating, usePlan } from '../../engine/plan-store.ts'
import { setPanels } from '../../fields/edit-size.ts'
import { FigureField } from '../../fields/figure-field.tsx'
import { FigureSource } from '../../fields/figure-source.tsx'
import { MissingFigures } from '../../page/missing-figures.tsx'
import { TownFirst } from '../home/town-field.tsx'
import { RecommendationNotes, SizeChips } from './size-choice.tsx'

const SizesChart = lazyPart(() => import('./sizes-chart.tsx'))

export function SizeSection() {
  const home = useHome((home) => home)
  const plannedHome = usePlan(({ plannedHome }) => plannedHome)
  const plan = usePlan(({ plan }) => plan)
  const yields = usePlan(({ yields }) => yields)
  const sizes = usePlan(({ sizes }) => sizes)
  const energy = resultValue(usePlan(({ energy }) => energy))
  const region = useHomeRegion()
  const isCalculating = useIsCalculating()
  if (!home.place) return <TownFirst hint={t('The panels depend on your town and your roof.')} />
  if (!plannedHome || plannedHome.system.arrays.length === 0) {
    return (
      <Card>
        {plan?.kind === 'missing' ? (
          <MissingFigures figures={plan.figures} />
        ) : plan?.kind === 'fault' ? (
          <p className="font-semibold text-danger">{plan.message}</p>
        ) : (
          isCalculating && <Calculating className="h-72" isAnnounced />
        )}
      </Card>
    )
  }
  // A new choice shows before the worker has responded.
  const isQuoted = plannedQuote(home) !== undefined
  const isChosen = home.system.arrays.length > 0 && !isQuoted
  const shownHome = isChosen ? home : plannedHome
  const panels = panelsOf(shownHome)
  const maxPanels = Math.max(1, countPanelsOnRoof({ ...plannedHome, system: shownHome.system }))
  // A battery can do without new panels.
  const hasBattery = (shownHome.system.battery?.usableKwh ?? 0) > 0
  const shownSize =
    panels === 0
      ? t('Battery only')
      : formatFacts([formatPanels(panels, region), formatFigure(kwpOf(shownHome), 'kWp', region)])
  const set = (count: number) => setPanels(count, plannedHome, yields ?? [])
  return (
    <CardSection heading={t('How many panels?')}>
      <Slider
        data-figure="system.arrays"
        label={t('System size')}
        value={Math.min(panels, maxPanels)}
        onValue={set}
        min={hasBattery ? 0 : 1}
        max={maxPanels}
        valueText={shownSize}
        showsValue
      >
        <FigureSource path="system.arrays" />
      </Slider>
      {isQuoted && (
        <p className="mt-4 text-soft">
          {tRich(
            'This is the system of your quote. If you choose another size or battery, your plan is no longer about the quote. You find it under <link>Have a quote? (Your Answer)</link>.',
            { link: (text) => <TextLink href="/plan/answer#money.quote">{text}</TextLink> },
          )}
        </p>
      )}
      {!isChosen && !isQuoted && (
        <FigureField
          label={t('Most you want to pay up front ({currency})', { currency: currencySymbol(region) })}
          hint={t('Optional. Limits the size we recommend.')}
          path="money.budget"
          hidesSource
          className="mt-5 max-w-md"
        />
      )}
      {panels > maxPanels && (
        <p className="mt-3">
          {tRich(
            '<strong>Your plan has {panels}.</strong> The roof has room for {room}. Check the roof size (My Sun).',
            {
              panels: formatPanels(panels, region),
              room: formatPanels(maxPanels, region),
              strong: (text) => <strong>{text}</strong>,
            },
          )}
        </p>
      )}
      {energy && (
        <p role="status" className="mt-4">
          {tRich(
            'The panels make about <strong>{yearly}</strong>. You would use {own} of your solar at home and cover {covered} of your electricity.',
            {
              yearly: formatFigure(energy.totals.solar, 'kWh/year', region),
              own: formatFigure(energy.totals.selfConsumption, 'share', region),
              covered: formatFigure(energy.totals.selfSufficiency, 'share', region),
              strong: (text) => <strong>{text}</strong>,
            },
          )}
        </p>
      )}
      <div className="mt-5 grid gap-4">
        <SizeChips plannedHome={plannedHome} />
        <RecommendationNotes />
      </div>
      {sizes?.kind === 'missing' && <MissingFigures figures={sizes.figures} className="mt-5" />}
      {sizes?.kind === 'fault' && <p className="mt-5 font-semibold text-danger">{sizes.message}</p>}
      {sizes?.kind === 'answer' && (
        <Suspense fallback={<Skeleton className="mt-6 h-72" />}>
          <SizesChart sizes={sizes.value} region={region} />
        </Suspense>
      )}
    </CardSection>
  )
}
