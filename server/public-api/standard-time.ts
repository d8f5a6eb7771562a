import { standardOffset, timeZoneAt } from '#shared/solar/time-zone.ts'

/** Of the dates in the typical year: 365 days. */
export const NOMINAL_YEAR = 2001

/** Local standard time of the typical year. */
export async function standardTimeAt({ lat, lon }: { readonly lat: number; readonly lon: number }) {
  const timeZone = await timeZoneAt(lat, lon)
  return { timeZone, utcOffset: standardOffset(timeZone, NOMINAL_YEAR) }
}
