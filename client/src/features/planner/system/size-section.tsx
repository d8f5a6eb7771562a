import { lazy, Suspense } from 'react'
import { formatNumber } from '#shared/format/number.ts'
import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import type { PlanSize } from '#shared/home/plan/compare-sizes.ts'
import { panelsOf } from '#shared/home/plan/panels.ts'
import { countPanelsOnRoof } from '#shared/home/plan/roof-room.ts'
import { useHome } from '../../../state/home.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardSection } from '../../../ui/card.tsx'
import { BOX } from '../../../ui/card-style.ts'
import { classes } from '../../../ui/classes.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { setPanels } from '../edit.ts'
import { resultValue, usePlan } from '../engine/plan-store.ts'
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
        The panels follow from the place and the roof: <TextLink href="/plan/home">name your town</TextLink> first.
      </Card>
    )
  }
  // A new choice shows before the worker has responded.
  const shownHome = home.system.arrays.length > 0 ? home : plannedHome
  const panels = panelsOf(shownHome)
  const maxPanels = Math.max(1, countPanelsOnRoof(shownHome))
  const kwp = shownHome.system.arrays.reduce((sum, array) => sum + (array.panels * array.watts) / 1_000, 0)
  const set = (count: number) => setPanels(count, plannedHome, yields ?? [])
  const marks = sizes?.kind === 'answer' ? sizes.value.marks : undefined
  const energyPlan = resultValue(energy)
  return (
    <CardSection heading="How many panels?">
      <Slider
        data-figure="system.arrays"
        label="Size"
        value={Math.min(panels, maxPanels)}
        onValue={set}
        min={1}
        max={maxPanels}
        valueText={`${formatPanels(panels, region)}, ${formatNumber(kwp, region, 2)} kWp`}
        showsValue
      >
        <FigureSource path="system.arrays" />
      </Slider>
      {panels > maxPanels && (
        <p className="mt-3">
          <strong>The plan has {formatPanels(panels, region)}.</strong> The roof has room for{' '}
          {formatNumber(maxPanels, region)}: check the room on My Sun.
        </p>
      )}
      {energyPlan && (
        <p role="status" className="mt-4">
          They give about <strong>{formatFigure(energyPlan.totals.solar, 'kWh/year', region)}</strong>;{' '}
          {formatFigure(energyPlan.totals.selfConsumption, 'share', region)} of it is used at home, and{' '}
          {formatFigure(energyPlan.totals.selfSufficiency, 'share', region)} of the use need not be bought.
        </p>
      )}
      {marks && (
        <ul className="mt-5 grid gap-3 sm:grid-cols-3">
          <SizeMark
            name="Smallest that pays"
            size={marks.smallestThatPays}
            emptyText="No size pays at these prices."
            onSelect={set}
          />
          <SizeMark
            name="Best value"
            size={marks.bestValue}
            emptyText=""
            note={
              marks.bestValue.outcome.npv <= 0
                ? 'It loses least.'
                : marks.bestFillsTheRoof
                  ? 'As many as the roof holds: more might be better still.'
                  : undefined
            }
            onSelect={set}
          />
          <SizeMark
            name="Covers the year"
            size={marks.coversTheYear}
            emptyText="The roof is too small for it."
            onSelect={set}
          />
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
  readonly onSelect: (panels: number) => void
}

function SizeMark({ name, size, emptyText, note, onSelect }: MarkProps) {
  const region = useHomeRegion()
  return (
    <li className={classes(BOX, 'flex flex-col gap-2')}>
      <strong>{name}</strong>
      {size ? (
        <>
          <span>
            {formatPanels(size.panels, region)}, {formatNumber(size.outcome.kwp, region, 2)} kWp: worth{' '}
            {/* Otherwise a line may break between a minus and a currency sign. */}
            <span className="whitespace-nowrap">{formatFigure(size.outcome.npv, 'money', region)}</span> today.
          </span>
          {note && <span className="text-sm text-soft">{note}</span>}
          <Button variant="secondary" size="small" className="mt-auto" onClick={() => onSelect(size.panels)}>
            Take {formatPanels(size.panels, region)}
          </Button>
        </>
      ) : (
        <span>{emptyText}</span>
      )}
    </li>
  )
}
