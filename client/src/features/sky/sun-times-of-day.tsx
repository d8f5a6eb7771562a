import type { CalendarDay } from '#shared/calendar-day.ts'
import { dateLocaleOf } from '#shared/format/locale.ts'
import { formatHours, formatLongDay, formatTimeInZone, formatZoneName } from '#shared/format/time.ts'
import { t, tInContext } from '#shared/language/t.ts'
import type { Site } from '#shared/solar/site.ts'
import { computeSunTimes, type SunTimes } from '#shared/solar/sun-times.ts'
import { noonInZone } from '#shared/solar/time-zone.ts'
import { useFigures } from '../../home/figures.ts'
import { useRegion } from '../../home/region.ts'

export function SunTimesOfDay({ site, day }: { site: Site; day: CalendarDay }) {
  const { decimals } = useFigures()
  const locale = dateLocaleOf(useRegion().country)
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
