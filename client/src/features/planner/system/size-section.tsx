import { lazy, Suspense } from 'react'
import { panelsOf } from '#shared/home/panels.ts'
import type { SizeOfPlan } from '#shared/home/plan/sizes-of-plan.ts'
import { panelsOnRoof } from '#shared/home/roof-room.ts'
import { useHome } from '../../../state/home.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardSection } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { setPanels } from '../edit.ts'
import { FigureFrom } from '../figure-from.tsx'
import { MissingFigures } from '../missing-figures.tsx'
import { known, usePlan } from '../reckoning/plan-store.ts'
import { useRegionOfHome } from '../region-of-home.ts'
import { writeFigure, writeNumber, writePanels } from '../write.ts'

const SizesChart = lazy(() => import('./sizes-chart.tsx'))

/** How many panels: one slider, its three marks, and where more stops paying. */
export function SizeSection() {
  const home = useHome()
  const { planned, yields, sizes, energy } = usePlan()
  const region = useRegionOfHome()
  if (!home.place || !planned || planned.system.arrays.length === 0) {
    return (
      <Card>
        The panels follow from the place and the roof: <TextLink href="/plan/home">name your town</TextLink> first.
      </Card>
    )
  }
  // What was just moved counts before the worker has answered.
  const shown = home.system.arrays.length > 0 ? home : planned
  const panels = panelsOf(shown)
  const room = Math.max(1, panelsOnRoof(shown))
  const kwp = shown.system.arrays.reduce((sum, array) => sum + (array.panels * array.watts) / 1_000, 0)
  const set = (count: number) => setPanels(count, planned, yields ?? [])
  const marks = sizes?.kind === 'answer' ? sizes.value.marks : undefined
  const reckoned = known(energy)
  return (
    <CardSection heading="How many panels?">
      <Slider
        data-figure="system.arrays"
        label="Size"
        value={Math.min(panels, room)}
        onValue={set}
        min={1}
        max={room}
        words={`${writePanels(panels, region)}, ${writeNumber(kwp, region, 2)} kWp`}
        shown
      >
        <FigureFrom path="system.arrays" />
      </Slider>
      {panels > room && (
        <p className="mt-3">
          <strong>The plan has {writePanels(panels, region)}.</strong> The roof has room for {writeNumber(room, region)}
          : check the room on My Sun.
        </p>
      )}
      {reckoned && (
        <p role="status" className="mt-4">
          They give about <strong>{writeFigure(reckoned.totals.solar, 'kWh/year', region)}</strong>;{' '}
          {writeFigure(reckoned.totals.selfConsumption, 'share', region)} of it is used at home, and{' '}
          {writeFigure(reckoned.totals.selfSufficiency, 'share', region)} of the use need not be bought.
        </p>
      )}
      {marks && (
        <ul className="mt-5 grid gap-3 sm:grid-cols-3">
          <Mark
            name="Smallest that pays"
            size={marks.smallestThatPays}
            none="No size pays at these prices."
            onTake={set}
          />
          <Mark
            name="Best value"
            size={marks.bestValue}
            none=""
            note={
              marks.bestValue.outcome.npv <= 0
                ? 'It loses least.'
                : marks.bestFillsTheRoof
                  ? 'As many as the roof holds: more might be better still.'
                  : undefined
            }
            onTake={set}
          />
          <Mark name="Covers the year" size={marks.coversTheYear} none="The roof is too small for it." onTake={set} />
        </ul>
      )}
      {sizes?.kind === 'missing' && <MissingFigures figures={sizes.figures} className="mt-5" />}
      {sizes?.kind === 'fault' && <p className="mt-5 font-semibold text-danger">{sizes.sentence}</p>}
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
  readonly size: { readonly panels: number; readonly outcome: SizeOfPlan } | null
  readonly none: string
  readonly note?: string | undefined
  readonly onTake: (panels: number) => void
}

function Mark({ name, size, none, note, onTake }: MarkProps) {
  const region = useRegionOfHome()
  return (
    <li className="flex flex-col gap-2 rounded-2xl border border-line p-4">
      <strong>{name}</strong>
      {size ? (
        <>
          <span>
            {writePanels(size.panels, region)}, {writeNumber(size.outcome.kwp, region, 2)} kWp: worth{' '}
            {/* A line may end between a minus and the sign of a currency. */}
            <span className="whitespace-nowrap">{writeFigure(size.outcome.npv, 'money', region)}</span> today.
          </span>
          {note && <span className="text-sm text-soft">{note}</span>}
          <Button variant="secondary" size="small" className="mt-auto" onClick={() => onTake(size.panels)}>
            Take {writePanels(size.panels, region)}
          </Button>
        </>
      ) : (
        <span>{none}</span>
      )}
    </li>
  )
}
