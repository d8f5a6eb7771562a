import { longDay, shortDay } from '#shared/solar/calendar-day.ts'
import { compassWords } from '#shared/solar/compass.ts'
import type { Site } from '#shared/solar/site.ts'
import { sunPosition } from '#shared/solar/sun-position.ts'
import { type CalendarDay, sunPath } from '#shared/solar/sun-times.ts'
import { noonInZone, timeInZone, zoneName } from '#shared/solar/time-zone.ts'
import type { Direction } from './sky.ts'

export interface Moment extends Direction {
  /** [ms since 1970-01-01 UTC] */
  readonly time: number
}

/** The sun's way over one day. */
export interface Curve {
  readonly name: 'june' | 'equinox' | 'december' | 'today' | 'chosen'
  readonly label: string
  readonly day: CalendarDay
  readonly points: readonly Moment[]
  /** Where the sun stands at the full hours of the clock. */
  readonly hours: readonly Moment[]
}

const MS_PER_HOUR = 3_600_000
const STEP_MINUTES = 5

export function momentAt({ latitude, longitude }: Site, time: number): Moment {
  const { apparentAltitude, azimuth } = sunPosition(time, latitude, longitude)
  return { time, altitude: apparentAltitude, azimuth }
}

function curve(site: Site, name: Curve['name'], label: string, day: CalendarDay): Curve {
  const noon = noonInZone(day, site.timeZone)
  return {
    name,
    label,
    day,
    points: sunPath(site.latitude, site.longitude, noon, STEP_MINUTES),
    hours: Array.from({ length: 24 }, (_, hour) => momentAt(site, noon + (hour - 12) * MS_PER_HOUR)),
  }
}

/** The curves every year has: the solstices bound the sun's way, the equinoxes halve it. */
export function seasonCurves(site: Site, year: number): Curve[] {
  return [
    curve(site, 'june', 'June solstice', { year, month: 6, day: 21 }),
    curve(site, 'equinox', 'Equinoxes', { year, month: 3, day: 20 }),
    curve(site, 'december', 'December solstice', { year, month: 12, day: 21 }),
  ]
}

export const todayCurve = (site: Site, today: CalendarDay) => curve(site, 'today', 'Today', today)
export const chosenCurve = (site: Site, day: CalendarDay) => curve(site, 'chosen', longDay(day), day)

/** A moment in words, by the clock of the region: `Nov 21, 10:30 AM MST: the sun is 27° high in the south-southeast (156°).` */
export function describeMoment(
  { timeZone }: Site,
  day: CalendarDay,
  { time, altitude, azimuth }: Moment,
  locale?: string,
): string {
  const when = `${shortDay(day)}, ${timeInZone(time, timeZone, locale)} ${zoneName(time, timeZone)}`
  const where = `in the ${compassWords(azimuth)} (${Math.round(azimuth)}°)`
  return altitude >= 0
    ? `${when}: the sun is ${Math.round(altitude)}° high ${where}.`
    : `${when}: the sun is ${Math.round(-altitude)}° below the horizon ${where}.`
}
