import { Suspense } from 'react'
import { HOURS_OF_DAY } from '#shared/calendar.ts'
import type { Day } from '#shared/home/use.ts'
import { t } from '#shared/language/t.ts'
import type { TypicalDay } from '#shared/plan/plan-energy.ts'
import { useHome } from '../../../home/home.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { CardSection } from '../../../ui/card.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { resultValue, usePlan } from '../../engine/plan-store.ts'
import { setFigure } from '../../fields/edit.ts'
import { roundToThreeDigits } from '../../fields/hours-of-day.ts'
import { useChoiceWithDrafts } from '../../fields/use-choice-with-drafts.ts'

const DayChart = lazyPart(() => import('./day-chart.tsx'))
const MeterFile = lazyPart(() => import('./meter-file.tsx'))
const OwnHours = lazyPart(() => import('./custom-hours.tsx'))

export function DaySection() {
  const day = useHome(({ use }) => use.day)
  const energy = resultValue(usePlan(({ energy }) => energy))
  const region = useHomeRegion()
  const [kind = 'usual', choose] = useChoiceWithDrafts<Day['kind']>({
    path: 'use.day',
    current: day?.kind,
    initialValue: (to) => (to === 'hours' ? createInitialHours(energy?.days) : undefined),
  })
  return (
    <CardSection heading={t('When do you use electricity?')}>
      <div className="grid gap-6">
        <RadioChips
          label={t('How do you want to tell us?')}
          hint={t('Solar you use in the daytime saves the most. At night you use a battery or the grid.')}
          options={{
            usual: t('Who is at home'),
            hours: t('24 hourly values'),
            readings: t('Smart meter readings'),
          }}
          value={kind}
          onValue={choose}
        />
        {kind === 'usual' && (
          <RadioChips
            label={t('Who is at home on a workday?')}
            options={{ away: t('No one'), mixed: t('Some of us'), home: t('Most of us') }}
            value={day === undefined ? 'mixed' : day.kind === 'usual' ? day.atHome : undefined}
            onValue={(atHome) => setFigure('use.day', { kind: 'usual', atHome })}
          />
        )}
        <Suspense fallback={<Skeleton className="h-40" />}>
          {kind === 'hours' && day?.kind === 'hours' && <OwnHours day={day} />}
          {kind === 'readings' && <MeterFile day={day} />}
        </Suspense>
      </div>
      {energy && (
        <Suspense fallback={<Skeleton className="mt-6 h-64" />}>
          <DayChart days={energy.days} region={region} />
        </Suspense>
      )}
    </CardSection>
  )
}

/** The average of the plan's mean days, or a flat profile. */
function createInitialHours(days: readonly TypicalDay[] = []): Extract<Day, { kind: 'hours' }> {
  const hours = Array.from({ length: HOURS_OF_DAY }, (_, hour) => {
    const total = days.reduce((all, { use }) => all + (use[hour] ?? 0), 0)
    return days.length > 0 ? roundToThreeDigits(total / days.length) : 1
  })
  return { kind: 'hours', workday: hours, weekend: hours }
}
