import type { CalendarDay } from '#shared/calendar-day.ts'
import { formatFacts } from '#shared/format/list.ts'
import { formatShortDay, formatTimeInZone, formatZoneName } from '#shared/format/time.ts'
import { t } from '#shared/language/t.ts'
import { compassWords } from '#shared/solar/compass.ts'
import type { Site } from '#shared/solar/site.ts'
import { sunPosition } from '#shared/solar/sun-position.ts'
import { computeSunPath } from '#shared/solar/sun-times.ts'
import { noonInZone } from '#shared/solar/time-zone.ts'
import type { Direction } from './projection.ts'

export interface SunSample extends Direction {
  /** [ms since 1970-01-01 UTC] */
  readonly time: number
}

export interface SunCurve {
  readonly name: 'june' | 'equinox' | 'december' | 'today' | 'chosen'
  readonly day: CalendarDay
  readonly points: readonly SunSample[]
  /** Samples at the full hours of the local clock. */
  readonly hours: readonly SunSample[]
}

const MS_PER_HOUR = 3_600_000
const STEP_MINUTES = 5

export function sampleSun({ latitude, longitude }: Site, time: number): SunSample {
  const { apparentAltitude, azimuth } = sunPosition(time, latitude, longitude)
  return { time, altitude: apparentAltitude, azimuth }
}

export function computeCurve(site: Site, name: SunCurve['name'], day: CalendarDay): SunCurve {
  const noon = noonInZone(day, site.timeZone)
  return {
    name,
    day,
    points: computeSunPath(site.latitude, site.longitude, noon, STEP_MINUTES),
    hours: Array.from({ length: 24 }, (_, hour) => sampleSun(site, noon + (hour - 12) * MS_PER_HOUR)),
  }
}

/** The extremes and the middle of the sun's path. */
export const computeSeasonCurves = (site: Site, year: number): SunCurve[] => [
  computeCurve(site, 'june', { year, month: 6, day: 21 }),
  computeCurve(site, 'equinox', { year, month: 3, day: 20 }),
  computeCurve(site, 'december', { year, month: 12, day: 21 }),
]

const LABELS: Readonly<Record<SunCurve['name'], () => string>> = {
  june: () => t('June solstice'),
  equinox: () => t('Equinoxes'),
  december: () => t('December solstice'),
  today: () => t('Today'),
  chosen: () => t('Chosen day'),
}
export const curveLabel = ({ name }: SunCurve): string => LABELS[name]()

/** `Nov 21, 10:30 am MST: the sun is 27° high. Direction: south-southeast (156°).` */
export function describeSunSample(
  { timeZone }: Site,
  day: CalendarDay,
  { time, altitude, azimuth }: SunSample,
  locale?: string,
): string {
  const values = {
    when: formatFacts([
      formatShortDay(day, locale),
      `${formatTimeInZone(time, timeZone, locale)} ${formatZoneName(time, timeZone)}`,
    ]),
    angle: String(Math.round(Math.abs(altitude))),
    direction: compassWords(azimuth),
    azimuth: String(Math.round(azimuth) % 360),
  }
  return altitude >= 0
    ? t('{when}: the sun is {angle}° high. Direction: {direction} ({azimuth}°).', values)
    : t('{when}: the sun is {angle}° below the horizon. Direction: {direction} ({azimuth}°).', values)
}
