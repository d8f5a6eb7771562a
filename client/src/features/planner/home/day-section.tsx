import { lazy, Suspense } from 'react'
import { HOURS_OF_DAY } from '#shared/calendar.ts'
import type { TypicalDay } from '#shared/home/plan/energy-of-plan.ts'
import type { Day } from '#shared/home/use.ts'
import { useHome } from '../../../state/home.ts'
import { CardSection } from '../../../ui/card.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { setFigure } from '../edit.ts'
import { known, usePlan } from '../reckoning/plan-store.ts'
import { usePreset, useRegionOfHome } from '../region-of-home.ts'
import { useKind } from '../use-kind.ts'
import { asDrawn } from './hours-of-day.ts'

const DayChart = lazy(() => import('./day-chart.tsx'))
const MeterFile = lazy(() => import('./meter-file.tsx'))
const OwnHours = lazy(() => import('./own-hours.tsx'))

const KINDS = { usual: 'Who is at home', hours: 'The 24 hours', readings: 'My meter’s readings' } as const
const AT_HOME = { away: 'Nobody', mixed: 'Some of us', home: 'Most of us' } as const

/** When the home uses electricity: by who is in, by its own hours, or as the meter read it. */
export function DaySection() {
  const { day } = useHome().use
  const { energy } = usePlan()
  const preset = usePreset()
  const region = useRegionOfHome()
  const reckoned = known(energy)
  const [kind = 'usual', choose] = useKind<Day['kind']>({
    path: 'use.day',
    held: day?.kind,
    start: (to) => (to === 'hours' ? dayFrom(reckoned?.days) : undefined),
  })
  return (
    <CardSection heading="When do you use it?">
      <div className="grid gap-6">
        <Choices
          label="What you know of it"
          hint="Solar is used best in its own hour: by night it comes from the battery or the grid."
          options={KINDS}
          value={kind}
          onValue={choose}
        />
        {kind === 'usual' && (
          <Choices
            label="Who is at home on a working day"
            options={AT_HOME}
            value={day === undefined ? 'mixed' : day.kind === 'usual' ? day.atHome : undefined}
            onValue={(atHome) => setFigure('use.day', { kind: 'usual', atHome }, preset)}
          />
        )}
        <Suspense fallback={<Skeleton className="h-40" />}>
          {kind === 'hours' && day?.kind === 'hours' && <OwnHours day={day} />}
          {kind === 'readings' && <MeterFile day={day} />}
        </Suspense>
      </div>
      {reckoned && (
        <Suspense fallback={<Skeleton className="mt-6 h-64" />}>
          <DayChart days={reckoned.days} region={region} />
        </Suspense>
      )}
    </CardSection>
  )
}

/** A day to begin with: between the mean days of January and July that the plan has, or all hours alike. */
function dayFrom(days: readonly TypicalDay[] = []): Extract<Day, { kind: 'hours' }> {
  const hours = Array.from({ length: HOURS_OF_DAY }, (_, hour) => {
    const sum = days.reduce((all, { use }) => all + (use[hour] ?? 0), 0)
    return days.length > 0 ? asDrawn(sum / days.length) : 1
  })
  return { kind: 'hours', workday: hours, weekend: hours }
}
