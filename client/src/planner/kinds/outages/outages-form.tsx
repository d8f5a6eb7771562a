import { type KeyboardEvent, useRef, useState } from 'react'
import { HOURS_OF_DAY } from '#shared/calendar.ts'
import { weekdayName } from '#shared/format/time.ts'
import type { Outages } from '#shared/home/off-grid.ts'
import { t } from '#shared/language/t.ts'
import { useHome } from '../../../home/home.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { CardSection } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { ApplianceList } from '../../fields/appliance-list.tsx'
import { setFigure } from '../../fields/edit.ts'
import { FigureField } from '../../fields/figure-field.tsx'
import { formatHourOfDay } from '../../fields/hours-of-day.ts'
import { useChoiceWithDrafts } from '../../fields/use-choice-with-drafts.ts'
import { GeneratorSection } from '../generator-section.tsx'

/** What a home whose grid fails often is asked in addition to its bill. */
export default function OutagesForm() {
  return (
    <>
      <TimesSection />
      <BackupSection />
      <GeneratorSection asksFuelPrice={false} />
    </>
  )
}

const NO_OUTAGE = '0'.repeat(24)
const PEACEFUL_WEEK: NonNullable<Outages['week']> = Array<string>(7).fill(NO_OUTAGE)

function TimesSection() {
  const outages = useHome(({ outages }) => outages)
  const week = outages?.week
  const [kind = 'daily', choose] = useChoiceWithDrafts<'daily' | 'week'>({
    path: 'outages.week',
    current: week ? 'week' : undefined,
    initialValue: (kind) => (kind === 'week' ? PEACEFUL_WEEK : undefined),
  })
  return (
    <CardSection heading={t('When is there no power?')}>
      <div className="grid gap-6">
        <RadioChips
          label={t('Do you know the hours?')}
          options={{ daily: t('No, only how long'), week: t('Yes, by a weekly schedule') }}
          value={kind}
          onValue={(next) => {
            choose(next)
            if (next === 'daily') setFigure('outages.week', undefined)
          }}
        />
        {kind === 'daily' && (
          <FigureField
            label={t('Hours a day without power')}
            hint={t('An average day. We count all hours of the day as equally likely.')}
            path="outages.hoursPerDay"
          />
        )}
        {kind === 'week' && week && <WeekTable week={week} />}
        <RadioChips
          label={t('Does your inverter work without the grid?')}
          hint={t('With a battery it needs a backup function for that. Ask your installer.')}
          options={{ yes: t('Yes, or I will buy one that does'), no: t('No') }}
          value={(outages?.runsWithoutGrid ?? true) ? 'yes' : 'no'}
          onValue={(next) => setFigure('outages.runsWithoutGrid', next === 'yes')}
        />
      </div>
    </CardSection>
  )
}

function BackupSection() {
  const backup = useHome(({ system }) => system.backup)
  return (
    <CardSection heading={t('What you want to keep running')}>
      <p className="mb-4 text-soft">
        {t('Leave the list empty to keep everything running. A short list needs a much smaller battery.')}
      </p>
      <ApplianceList path="system.backup" appliances={backup} />
    </CardSection>
  )
}

type Week = NonNullable<Outages['week']>

const HOURS = Array.from({ length: HOURS_OF_DAY }, (_, hour) => hour)
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const

const CELL = 'block h-7 w-full rounded border-[1.5px] text-sm leading-none font-strong'
const WITHOUT_POWER = 'border-ink bg-ink text-surface'
const WITH_POWER = 'border-edge bg-surface hover:border-brand'

const isOut = (week: Week, day: number, hour: number) => week[day]?.[hour] === '1'

function withHour(week: Week, days: readonly number[], hour: number, out: boolean): Week {
  const mark = out ? '1' : '0'
  return week.map((hours, day) =>
    days.includes(day) ? `${hours.slice(0, hour)}${mark}${hours.slice(hour + 1)}` : hours,
  )
}

const save = (week: Week) => setFigure('outages.week', week)

/** The table is one tab stop; the arrow keys move between the hours and days. */
function WeekTable({ week }: { week: Week }) {
  const region = useHomeRegion()
  const table = useRef<HTMLTableElement>(null)
  const [stop, setStop] = useState({ day: 0, hour: 18 })
  function move(event: KeyboardEvent) {
    const [right, down] =
      { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key] ?? []
    if (right === undefined || down === undefined) return
    event.preventDefault()
    const next = {
      day: Math.min(DAYS.length - 1, Math.max(0, stop.day + right)),
      hour: Math.min(HOURS_OF_DAY - 1, Math.max(0, stop.hour + down)),
    }
    setStop(next)
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.day} ${next.hour}"]`)?.focus()
  }
  return (
    <div data-figure="outages.week">
      <p className="mb-3 text-note text-soft">
        {t('Press the hours without power. Press the time at the left to change all days. Arrow keys move.')}
      </p>
      <table ref={table} className="w-full max-w-xl table-fixed border-separate border-spacing-0.5" onKeyDown={move}>
        <caption className="sr-only">{t('Hours of the week without power')}</caption>
        <thead>
          <tr>
            <td className="w-18" />
            {DAYS.map((day) => (
              <th key={day} scope="col" className="text-sm font-semibold">
                <abbr title={weekdayName(day, 'long')} className="no-underline">
                  {weekdayName(day, 'short')}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {HOURS.map((hour) => {
            const time = formatHourOfDay(hour, region)
            const isOutDaily = DAYS.every((day) => isOut(week, day, hour))
            return (
              <tr key={hour}>
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={isOutDaily}
                    aria-label={t('Every day, {time}: no power', { time })}
                    onClick={() => save(withHour(week, DAYS, hour, !isOutDaily))}
                    className="h-7 w-full pe-2 text-right text-sm font-semibold whitespace-nowrap hover:text-brand"
                  >
                    {time}
                  </button>
                </th>
                {DAYS.map((day) => {
                  const out = isOut(week, day, hour)
                  return (
                    <td key={day}>
                      <button
                        type="button"
                        data-cell={`${day} ${hour}`}
                        tabIndex={stop.day === day && stop.hour === hour ? 0 : -1}
                        aria-pressed={out}
                        aria-label={t('{day}, {time}: no power', { day: weekdayName(day, 'long'), time })}
                        onFocus={() => setStop({ day, hour })}
                        onClick={() => save(withHour(week, [day], hour, !out))}
                        className={classes(CELL, out ? WITHOUT_POWER : WITH_POWER)}
                      >
                        {out ? '×' : ''}
                      </button>
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
