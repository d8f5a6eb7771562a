import type { CalendarDay } from '#shared/calendar-day.ts'
import { formatHours, formatLongDay, formatTimeInZone, formatZoneName } from '#shared/format/time.ts'
import type { Site } from '#shared/solar/site.ts'
import { computeSunTimes, type SunTimes } from '#shared/solar/sun-times.ts'
import { noonInZone } from '#shared/solar/time-zone.ts'
import { useFigures } from '../../state/figures.ts'
import { useRegion } from '../../state/region.ts'

export function SunTimesOfDay({ site, day }: { site: Site; day: CalendarDay }) {
  const { decimals } = useFigures()
  const { locale } = useRegion()
  const times = computeSunTimes(site.latitude, site.longitude, noonInZone(day, site.timeZone))
  const formatTime = (time: number) => formatTimeInZone(time, site.timeZone, locale)
  const fallbackText =
    times.kind === 'polar day' ? 'up all day' : times.kind === 'polar night' ? 'down all day' : 'none'
  const figures = [
    ['Sunrise', times.sunrise === null ? fallbackText : formatTime(times.sunrise)],
    ['Solar noon', formatTime(times.noon)],
    ['Sunset', times.sunset === null ? fallbackText : formatTime(times.sunset)],
    ['Day length', formatHours(times.dayLength)],
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
        {formatLongDay(day)}: {describeDay(times)} At solar noon it stands {decimals(Math.abs(times.noonAltitude), 1)}°{' '}
        {times.noonAltitude < 0 ? 'below the horizon' : 'high'}. Times are {formatZoneName(times.noon, site.timeZone)},
        the clock of {site.timeZone.replaceAll('_', ' ')}.
      </p>
    </div>
  )
}

function describeDay({ kind, sunrise, sunset, dayLength }: SunTimes): string {
  if (kind === 'polar day') return 'polar day, the sun does not set.'
  if (kind === 'polar night') return 'polar night, the sun does not rise.'
  if (sunrise === null) return 'the sun sets, but does not rise before noon.'
  if (sunset === null) return 'the sun rises, and does not set before midnight.'
  return `the sun is up for ${formatHours(dayLength)}.`
}
