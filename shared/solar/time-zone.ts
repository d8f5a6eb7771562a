import { requirePlace } from './angles.ts'
import type { CalendarDay } from './sun-times.ts'

/**
 * The IANA time zone of a place. The lookup (72 kB) is fetched when first asked for.
 *
 * Error: at inhabited places about 1 in 20 answers keeps another clock, nearly all beside a border; at sea it is the
 * nautical zone. Source: timezone-boundary-builder, by way of @photostructure/tz-lookup.
 * @throws RangeError when the place is not on Earth
 */
export async function timeZoneAt(latitude: number, longitude: number): Promise<string> {
  requirePlace(latitude, longitude)
  const { default: lookUp } = await import('@photostructure/tz-lookup')
  const zone = lookUp(latitude, longitude)
  return isKnown(zone) ? zone : nauticalZone(longitude)
}

/** The zone of a ship at a longitude: whole hours. POSIX writes east of Greenwich with a minus. */
export function nauticalZone(longitude: number): string {
  const hours = Math.round(longitude / 15)
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

/** An older browser may lack a zone that the lookup knows. */
function isKnown(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

// Making a format costs as much as a hundred uses.
const formats = new Map<string, Intl.DateTimeFormat>()
function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, options)
  formats.set(key, made)
  return made
}

/**
 * A moment [ms since 1970-01-01 UTC] on the place's clock, to the nearest minute: `6:42 AM`, or `06:42` where people count to 24.
 * @param locale BCP 47 tag of the region whose clock it is; the words are English
 */
export function timeInZone(time: number, timeZone: string, locale = 'en-US'): string {
  const minute = 60_000
  const nearest = Math.round(time / minute) * minute
  const { hourCycle = 'h12' } = format(locale, { hour: 'numeric' }).resolvedOptions()
  return format('en-US', { timeZone, hour: 'numeric', minute: '2-digit', hourCycle }).format(nearest)
}

/** The zone's short name at a moment, which follows summer time: `PDT`, `GMT+2`. */
export function zoneName(time: number, timeZone: string, locale = 'en-US'): string {
  const parts = format(locale, { timeZone, timeZoneName: 'short' }).formatToParts(time)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}

function clock(time: number, timeZone: string) {
  const options = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const parts = format('en-US', {
    timeZone,
    hourCycle: 'h23',
    calendar: 'gregory',
    era: 'short',
    ...options,
  }).formatToParts(time)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return { year: read('year'), month: read('month'), day: read('day'), hour: read('hour'), minute: read('minute') }
}

/** The calendar day of a moment at the place. */
export function dayInZone(time: number, timeZone: string): CalendarDay {
  const { year, month, day } = clock(time, timeZone)
  return { year, month, day }
}

/**
 * Noon of a calendar day on the place's clock [ms since 1970-01-01 UTC]: the `near` of `sunTimes` and `sunPath`, so
 * that a day is the calendar's day on both sides of the date line.
 */
export function noonInZone({ year, month, day }: CalendarDay, timeZone: string): number {
  const wanted = Date.UTC(year, month - 1, day, 12)
  let time = wanted
  for (let pass = 0; pass < 2; pass += 1) {
    const shown = clock(time, timeZone)
    time += wanted - Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute)
  }
  return time
}

/**
 * A zone's standard time minus UTC [h], without summer time: what its clocks show in January or in July, whichever is
 * behind. For example −7 in Denver, 5.75 in Kathmandu.
 */
export const standardOffset = (timeZone: string, year: number): number =>
  Math.min(offsetInZone(Date.UTC(year, 0, 1), timeZone), offsetInZone(Date.UTC(year, 6, 1), timeZone))

/** A zone's clock minus UTC [h] at a moment [ms since 1970-01-01 UTC], summer time included. */
export function offsetInZone(time: number, timeZone: string): number {
  const shown = clock(time, timeZone)
  return (Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute) - time) / 3_600_000
}
