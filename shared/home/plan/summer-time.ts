import { CLOCKS_FORWARD, type ForwardSpan } from '../../calendar.ts'
import { offsetInZone } from '../../solar/time-zone.ts'

/**
 * When clocks stand forward in a zone; `null` where they never do, and where they do by a rule of their own (Chile,
 * Paraguay). North of the equator every other zone is taken to follow Europe, from whose rule the Near East and Egypt are
 * days and hours apart.
 */
export function forwardIn(timeZone: string, year: number): ForwardSpan | null {
  const january = offsetInZone(Date.UTC(year, 0, 1), timeZone)
  const july = offsetInZone(Date.UTC(year, 6, 1), timeZone)
  if (july === january) return null
  if (timeZone.startsWith('Australia/')) return CLOCKS_FORWARD.australia
  if (timeZone.startsWith('Pacific/') || timeZone.startsWith('Antarctica/')) return CLOCKS_FORWARD['new-zealand']
  // Summer lies in July north of the equator.
  if (july < january) return null
  return timeZone.startsWith('America/') ? CLOCKS_FORWARD['north-america'] : CLOCKS_FORWARD.europe
}
