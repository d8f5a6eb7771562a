import { lazy, Suspense } from 'react'
import { formatFacts } from '#shared/format/list.ts'
import { currencySymbol } from '#shared/format/money.ts'
import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import type { PlanSize } from '#shared/home/plan/compare-sizes.ts'
import { panelsOf } from '#shared/home/plan/panels.ts'
import { countPanelsOnRoof } from '#shared/home/plan/roof-room.ts'
import { t } from '#shared/language/t.ts'
import { useHome } from '../../../state/home.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardSection } from '../../../ui/card.tsx'
import { BOX } from '../../../ui/card-style.ts'
import { classes } from '../../../ui/classes.ts'
import { tRich } from '../../../ui/rich-message.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { setPanels } from '../edit.ts'
import { resultValue, usePlan } from '../engine/plan-store.ts'
import { FigureField } from '../figure-field.tsx'
import { FigureSource } from '../figure-source.tsx'
import { useHomeRegion } from '../home-region.ts'
import { MissingFigures } from '../missing-figures.tsx'

const SizesChart = lazy(() => import('./sizes-chart.tsx'))

export function SizeSection() {
  const home = useHome((home) => home)
  const plannedHome = usePlan(({ plannedHome }) => plannedHome)
  const yields = usePlan(({ yields }) => yields)
  const sizes = usePlan(({ sizes }) => sizes)
  const energy = usePlan(({ energy }) => energy)
  const region = useHomeRegion()
  if (!home.place || !plannedHome || plannedHome.system.arrays.length === 0) {
    return (
      <Card>
        {tRich('<link>Choose your town</link> first: the panels depend on your town and your roof.', {
          link: (text) => <TextLink href="/plan/home">{text}</TextLink>,
        })}
      </Card>
    )
  }
  // A new choice shows before the worker has responded.
  const isChosen = home.system.arrays.length > 0
  const shownHome = isChosen ? home : plannedHome
  const panels = panelsOf(shownHome)
  const maxPanels = Math.max(1, countPanelsOnRoof(shownHome))
  const kwp = shownHome.system.arrays.reduce((sum, array) => sum + (array.panels * array.watts) / 1_000, 0)
  const shownSize = formatFacts([formatPanels(panels, region), formatFigure(kwp, 'kWp', region)])
  const set = (count: number) => setPanels(count, plannedHome, yields ?? [])
  const marks = sizes?.kind === 'answer' ? sizes.value.marks : undefined
  const energyPlan = resultValue(energy)
  return (
    <CardSection heading={t('How many panels?')}>
      <Slider
        data-figure="system.arrays"
        label={t('System size')}
        value={Math.min(panels, maxPanels)}
        onValue={set}
        min={1}
        max={maxPanels}
        valueText={shownSize}
        showsValue
      >
        <FigureSource path="system.arrays" />
      </Slider>
      {home.system.arrays.length === 0 && (
        <FigureField
          label={t('Most you want to pay up front ({currency})', { currency: currencySymbol(region) })}
          hint={t('Optional. Limits the size we recommend.')}
          path="money.budget"
          range={{ min: 0, above: 0, max: 1e8, step: 500 }}
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
      {energyPlan && (
        <p role="status" className="mt-4">
          {tRich(
            'The panels make about <strong>{yearly}</strong>. You would use {own} of your solar at home and cover {covered} of your electricity.',
            {
              yearly: formatFigure(energyPlan.totals.solar, 'kWh/year', region),
              own: formatFigure(energyPlan.totals.selfConsumption, 'share', region),
              covered: formatFigure(energyPlan.totals.selfSufficiency, 'share', region),
              strong: (text) => <strong>{text}</strong>,
            },
          )}
        </p>
      )}
      {marks && (
        <ul className={classes('mt-5 grid gap-3', isChosen ? 'sm:grid-cols-2' : 'sm:grid-cols-3')}>
          <SizeMark
            name={t('Smallest that pays')}
            size={marks.smallestThatPays}
            emptyText={t('No size pays for itself at these prices.')}
            onSelect={set}
          />
          <SizeMark
            name={marks.bestValue.outcome.npv > 0 ? t('Best value') : t('Smallest loss')}
            size={marks.bestValue}
            emptyText=""
            note={
              marks.bestValue.outcome.npv > 0 && marks.bestFillsTheRoof
                ? t('As many as fit on the roof. More could be even better.')
                : undefined
            }
            onSelect={set}
          />
          <SizeMark
            name={t('Matches your yearly use')}
            size={marks.coversTheYear}
            emptyText={t('The roof is too small for that.')}
            onSelect={set}
          />
          {isChosen && (
            <SizeMark
              name={t('My choice')}
              size={
                sizes?.kind === 'answer' ? (sizes.value.points.find((point) => point.panels === panels) ?? null) : null
              }
              emptyText={shownSize}
            />
          )}
        </ul>
      )}
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

interface MarkProps {
  readonly name: string
  readonly size: { readonly panels: number; readonly outcome: PlanSize } | null
  readonly emptyText: string
  readonly note?: string | undefined
  /** Absent for the size that the plan already has. */
  readonly onSelect?: (panels: number) => void
}

function SizeMark({ name, size, emptyText, note, onSelect }: MarkProps) {
  const region = useHomeRegion()
  return (
    <li className={classes(BOX, 'flex flex-col gap-2')}>
      <strong>{name}</strong>
      {size ? (
        <>
          <span>
            {t('{size}. {change, select, gain {Lifetime gain: {money}.} other {Lifetime loss: {money}.}}', {
              size: formatFacts([formatPanels(size.panels, region), formatFigure(size.outcome.kwp, 'kWp', region)]),
              change: size.outcome.npv < 0 ? 'loss' : 'gain',
              money: formatFigure(Math.abs(size.outcome.npv), 'money', region),
            })}
          </span>
          {note && <span className="text-sm text-soft">{note}</span>}
          {onSelect && (
            <Button variant="secondary" size="small" className="mt-auto" onClick={() => onSelect(size.panels)}>
              {t('Use {panels}', { panels: formatPanels(size.panels, region) })}
            </Button>
          )}
        </>
      ) : (
        <span>{emptyText}</span>
      )}
    </li>
  )
}
