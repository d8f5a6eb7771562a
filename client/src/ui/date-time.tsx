import { formatTimestamp } from '#shared/format/date.ts'
import { useHydrated } from '../startup/use-hydrated.ts'
import { useDateLocale } from './date-locale.ts'

/** Uses the reader's time zone; the server renders the date in UTC. */
export function DateTime({ timestamp, withTime = false }: { timestamp: string; withTime?: boolean }) {
  const locale = useDateLocale()
  const options = !useHydrated() ? { timeZone: 'UTC' } : withTime ? ({ timeStyle: 'short' } as const) : {}
  return <time dateTime={timestamp}>{formatTimestamp(timestamp, locale, options)}</time>
}
