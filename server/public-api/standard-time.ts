import { standardOffset, timeZoneAt } from '#shared/solar/time-zone.ts'

/** Year of the dates of the typical year: 365 days. */
export const NOMINAL_YEAR = 2001

/** Local standard time by the law of the current year: many zones have changed theirs since the nominal one. */
export async function standardTimeAt({ lat, lon }: { readonly lat: number; readonly lon: number }) {
  const timeZone = await timeZoneAt(lat, lon)
  return { timeZone, utcOffset: standardOffset(timeZone, new Date().getUTCFullYear()) }
}
