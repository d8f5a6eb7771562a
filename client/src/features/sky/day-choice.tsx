import { MONTHS_OF_YEAR } from '#shared/calendar.ts'
import { type CalendarDay, calendarDay, dayOfYear, daysInYear } from '#shared/calendar-day.ts'
import { formatHours, formatLongDay, formatTimeInZone, formatZoneName, monthName } from '#shared/format/time.ts'
import { t, tInContext } from '#shared/language/t.ts'
import type { Site } from '#shared/solar/site.ts'
import { computeSunTimes, type SunTimes } from '#shared/solar/sun-times.ts'
import { noonInZone } from '#shared/solar/time-zone.ts'
import { useFigures } from '../../home/figures.ts'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { useDateLocale } from '../../ui/date-locale.ts'
import { Slider } from '../../ui/slider.tsx'

interface DayChoiceProps {
  readonly year: number
  /** Day of the year, from 1. */
  readonly day: number
  readonly today: number
  readonly onDay: (day: number) => void
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
const formatIsoDate = (year: number, number: number) => {
  const { month, day } = calendarDay(year, number)
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}
function dayOfIsoDate(date: string) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return dayOfYear({ year, month, day })
}

export function DayChoice({ year, day, today, onDay }: DayChoiceProps) {
  const lastDay = daysInYear(year)
  return (
    <div className="grid content-start gap-4 print:hidden">
      <Slider
        label={t('Day of the year')}
        min={1}
        max={lastDay}
        value={day}
        valueText={formatLongDay(calendarDay(year, day), useDateLocale())}
        onValue={onDay}
      >
        <span aria-hidden="true" className="grid grid-cols-12 text-center text-[0.8125rem] text-soft">
          {Array.from({ length: MONTHS_OF_YEAR }, (_, month) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: twelve months in their order, some with the same initial
            <span key={month}>{monthName(month, 'narrow')}</span>
          ))}
        </span>
      </Slider>
      <div className="flex flex-wrap items-end gap-3">
        <DateField
          label={t('Date')}
          className="min-w-44 flex-1"
          min={formatIsoDate(year, 1)}
          max={formatIsoDate(year, lastDay)}
          value={formatIsoDate(year, day)}
          isRequired
          onValue={(date) => date && onDay(dayOfIsoDate(date))}
        />
        <Button variant="secondary" disabled={day === today} onClick={() => onDay(today)}>
          {t('Today')}
        </Button>
      </div>
    </div>
  )
}

export function SunTimesOfDay({ site, day }: { site: Site; day: CalendarDay }) {
  const { decimals } = useFigures()
  const locale = useDateLocale()
  const times = computeSunTimes(site.latitude, site.longitude, noonInZone(day, site.timeZone))
  const formatTime = (time: number) => formatTimeInZone(time, site.timeZone, locale)
  const fallbackText =
    times.kind === 'polar day'
      ? t('Up all day')
      : times.kind === 'polar night'
        ? t('Down all day')
        : tInContext('sunrise or sunset', 'None')
  const figures = [
    [t('Sunrise'), times.sunrise === null ? fallbackText : formatTime(times.sunrise)],
    [t('Solar noon'), formatTime(times.noon)],
    [t('Sunset'), times.sunset === null ? fallbackText : formatTime(times.sunset)],
    [t('Day length'), formatHours(times.dayLength)],
  ]
  return (
    <div>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-3 print:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-soft">{label}</dt>
            <dd className="text-[1.3125rem] font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-soft" role="status">
        {describeDay(formatLongDay(day, locale), times)}{' '}
        {t(
          '{side, select, below {At solar noon the sun is {angle}° below the horizon.} other {At solar noon the sun is {angle}° high.}}',
          {
            side: times.noonAltitude < 0 ? 'below' : 'above',
            angle: decimals(Math.abs(times.noonAltitude), 1),
          },
        )}{' '}
        {t('Times are in {abbreviation}, the local time of {zone}.', {
          abbreviation: formatZoneName(times.noon, site.timeZone),
          zone: site.timeZone.replaceAll('_', ' '),
        })}
      </p>
    </div>
  )
}

function describeDay(day: string, { kind, sunrise, sunset, dayLength }: SunTimes): string {
  if (kind === 'polar day') return t('{day}: polar day, the sun does not set.', { day })
  if (kind === 'polar night') return t('{day}: polar night, the sun does not rise.', { day })
  if (sunrise === null) return t('{day}: the sun sets, but does not rise before noon.', { day })
  if (sunset === null) return t('{day}: the sun rises, and does not set before midnight.', { day })
  return t('{day}: the sun is up for {hours}.', { day, hours: formatHours(dayLength) })
}
