import { DAYS_OF_YEAR, type ForwardSpan, HOURS_OF_DAY } from '../calendar.ts'
import { zoneOffset } from './time-zone.ts'

/** A coming year of the calendar that plans are reckoned in: 365 days, the first a Monday. */
export const CALENDAR_YEAR = 2029
const HOUR = 3_600_000 // [ms]

/**
 * When the clocks of a time zone stand forward, in hours of its standard time, by the rules that are known for a coming
 * year; `null` where they never do.
 * @param standardOffset of the zone's standard time from UTC [h]
 */
export function forwardSpanOf(timeZone: string, standardOffset: number): ForwardSpan | null {
  const start = Date.UTC(CALENDAR_YEAR, 0, 1) - standardOffset * HOUR
  const isForward = (hour: number) => zoneOffset(start + hour * HOUR, timeZone) > standardOffset
  const changes: { readonly hour: number; readonly toForward: boolean }[] = []
  for (let day = 0; day < DAYS_OF_YEAR; day += 1) {
    let hour = day * HOURS_OF_DAY
    const before = isForward(hour)
    if (isForward(hour + HOURS_OF_DAY) === before) continue
    while (isForward(hour) === before) hour += 1
    changes.push({ hour, toForward: !before })
  }
  const from = changes.find(({ toForward }) => toForward)
  const to = changes.find(({ toForward }) => !toForward)
  return from && to ? { from: from.hour, to: to.hour } : null
}
