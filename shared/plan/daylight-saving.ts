import { type DaylightSavingPeriod, HOURS_OF_DAY, HOURS_OF_YEAR } from '../calendar.ts'
import { offsetInZone, standardOffset } from '../solar/time-zone.ts'
import { bisect } from './bisect.ts'

const MS_PER_HOUR = 3_600_000
/** Shorter than any daylight saving period [h]. */
const STEP = 10 * HOURS_OF_DAY

/**
 * Daylight-saving period of a time zone by the rule in force; `null` where there is none. Of a zone with several periods in
 * a year, the first counts.
 * @param year in force
 */
export function daylightSavingIn(timeZone: string, year: number): DaylightSavingPeriod | null {
  const standard = standardOffset(timeZone, year)
  const start = Date.UTC(sameCalendarYear(year), 0, 1) - standard * MS_PER_HOUR
  /** Clock minus standard time in an hour of the model year [h]. */
  const shiftAt = (hour: number) => offsetInZone(start + hour * MS_PER_HOUR, timeZone) - standard
  const isForward = (hour: number) => shiftAt(hour) > 0
  const hours = [...Array(Math.ceil(HOURS_OF_YEAR / STEP)).keys()].map((i) => i * STEP)
  const changes = [...hours, HOURS_OF_YEAR - 1].flatMap((hour, i, all) => {
    const before = all[i - 1] ?? hour
    const isChanged = (later: number) => isForward(later) !== isForward(before)
    return isChanged(hour) ? [bisect(before, hour, isChanged)] : []
  })
  const from = changes.find(isForward)
  const to = changes.find((hour) => !isForward(hour))
  return from === undefined || to === undefined ? null : { from, to, shift: shiftAt(from) }
}

/** This or the next year with the model year's calendar, because rules name Sundays: it begins and ends on a Monday. */
function sameCalendarYear(year: number): number {
  const isMonday = (month: number, day: number, of: number) => new Date(Date.UTC(of, month, day)).getUTCDay() === 1
  let same = year
  while (!isMonday(0, 1, same) || !isMonday(11, 31, same)) same += 1
  return same
}
