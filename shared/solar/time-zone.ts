import type { CalendarDay } from '../calendar-day.ts'
import { CALENDAR_LOCALE, dateFormatOf } from '../format/locale.ts'
import { requirePlace } from './angles.ts'

/**
 * IANA time zone of a place. The lookup table (72 kB) is loaded on first use.
 *
 * Error: about 1 in 20 inhabited places gets another clock, nearly all near a border; at sea it returns the nautical
 * zone. Source: timezone-boundary-builder, via @photostructure/tz-lookup.
 * @throws RangeError if the place is not on Earth
 */
export async function timeZoneAt(latitude: number, longitude: number): Promise<string> {
  requirePlace(latitude, longitude)
  const { default: lookUp } = await import('@photostructure/tz-lookup')
  const zone = isInTutuila(latitude, longitude) ? 'Pacific/Pago_Pago' : lookUp(latitude, longitude)
  return isKnown(zone) ? zone : nauticalZone(longitude)
}

/** Island of American Samoa. The table gives it the date of Samoa, 100 km to the west. */
const isInTutuila = (latitude: number, longitude: number) =>
  latitude > -14.6 && latitude < -14.1 && longitude > -171.1 && longitude < -170.3

/** Zone in whole hours. POSIX writes east of Greenwich with a minus. */
export function nauticalZone(longitude: number): string {
  const hours = Math.round(longitude / 15)
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

/** Older browsers may lack a zone of the lookup table. */
function isKnown(zone: string): boolean {
  try {
    dateFormatOf(CALENDAR_LOCALE, { timeZone: zone })
    return true
  } catch {
    return false
  }
}

function readClock(time: number, timeZone: string) {
  const options = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const parts = dateFormatOf(CALENDAR_LOCALE, {
    timeZone,
    hourCycle: 'h23',
    calendar: 'gregory',
    era: 'short',
    ...options,
  }).formatToParts(time)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return { year: read('year'), month: read('month'), day: read('day'), hour: read('hour'), minute: read('minute') }
}

export function dayInZone(time: number, timeZone: string): CalendarDay {
  const { year, month, day } = readClock(time, timeZone)
  return { year, month, day }
}

/**
 * Local noon of a calendar date [ms since 1970-01-01 UTC]: the `near` of `computeSunTimes` and `computeSunPath`, which
 * keeps dates right on both sides of the date line.
 */
export function noonInZone({ year, month, day }: CalendarDay, timeZone: string): number {
  const target = Date.UTC(year, month - 1, day, 12)
  let time = target
  for (let pass = 0; pass < 2; pass += 1) {
    const shown = readClock(time, timeZone)
    time += target - Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute)
  }
  return time
}

/** Standard time minus UTC [h]: the smaller offset of January and July. For example −7 in Denver, 5.75 in Kathmandu. */
export const standardOffset = (timeZone: string, year: number): number =>
  Math.min(offsetInZone(Date.UTC(year, 0, 1), timeZone), offsetInZone(Date.UTC(year, 6, 1), timeZone))

/** Clock time minus UTC [h] at a time [ms since 1970-01-01 UTC], including daylight saving. */
export function offsetInZone(time: number, timeZone: string): number {
  const shown = readClock(time, timeZone)
  return (Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute) - time) / 3_600_000
}
