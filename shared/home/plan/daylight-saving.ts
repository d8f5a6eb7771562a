import { DAYLIGHT_SAVING, type DaylightSavingPeriod } from '../../calendar.ts'
import { offsetInZone } from '../../solar/time-zone.ts'

/**
 * Daylight-saving period of a time zone; `null` where there is none, or where it follows a rule not covered here (Chile,
 * Paraguay). Northern zones outside America use Europe's rule, from which the Near East and Egypt differ by some days.
 */
export function daylightSavingIn(timeZone: string, year: number): DaylightSavingPeriod | null {
  const january = offsetInZone(Date.UTC(year, 0, 1), timeZone)
  const july = offsetInZone(Date.UTC(year, 6, 1), timeZone)
  if (july === january) return null
  if (timeZone.startsWith('Australia/')) return DAYLIGHT_SAVING.australia
  if (timeZone.startsWith('Pacific/') || timeZone.startsWith('Antarctica/')) return DAYLIGHT_SAVING['new-zealand']
  // Other southern zones have rules of their own.
  if (july < january) return null
  return timeZone.startsWith('America/') ? DAYLIGHT_SAVING['north-america'] : DAYLIGHT_SAVING.europe
}
