import { hoursAndMinutes, longDay } from '#shared/solar/calendar-day.ts'
import type { Site } from '#shared/solar/site.ts'
import { type CalendarDay, type SunTimes, sunTimes } from '#shared/solar/sun-times.ts'
import { noonInZone, timeInZone, zoneName } from '#shared/solar/time-zone.ts'
import { useFigures } from '../../state/figures.ts'
import { useRegion } from '../../state/region.ts'

/** Sunrise, noon, sunset and the length of the day, in figures and in a sentence. */
export function SunDay({ site, day }: { site: Site; day: CalendarDay }) {
  const { decimals } = useFigures()
  const { locale } = useRegion()
  const times = sunTimes(site.latitude, site.longitude, noonInZone(day, site.timeZone))
  const clock = (time: number) => timeInZone(time, site.timeZone, locale)
  const never = times.kind === 'polar day' ? 'up all day' : times.kind === 'polar night' ? 'down all day' : 'none'
  const figures = [
    ['Sunrise', times.sunrise === null ? never : clock(times.sunrise)],
    ['Solar noon', clock(times.noon)],
    ['Sunset', times.sunset === null ? never : clock(times.sunset)],
    ['Day length', hoursAndMinutes(times.dayLength)],
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
        {longDay(day)}: {sentence(times)} At solar noon it stands {decimals(Math.abs(times.noonAltitude), 1)}°{' '}
        {times.noonAltitude < 0 ? 'below the horizon' : 'high'}. Times are {zoneName(times.noon, site.timeZone)}, the
        clock of {site.timeZone.replaceAll('_', ' ')}.
      </p>
    </div>
  )
}

function sentence({ kind, sunrise, sunset, dayLength }: SunTimes): string {
  if (kind === 'polar day') return 'polar day, the sun does not set.'
  if (kind === 'polar night') return 'polar night, the sun does not rise.'
  if (sunrise === null) return 'the sun sets, but does not rise before noon.'
  if (sunset === null) return 'the sun rises, and does not set before midnight.'
  return `the sun is up for ${hoursAndMinutes(dayLength)}.`
}
