import { createContext, use } from 'react'
import { formatTimestamp } from '#shared/format/date.ts'
import { defaultLocale } from '#shared/language/locale.ts'
import { useHydrated } from '../startup/use-hydrated.ts'

/** Uses the reader's time zone; the server renders the date in UTC. */
export function DateTime({ timestamp, withTime = false }: { timestamp: string; withTime?: boolean }) {
  const locale = useDateLocale()
  const options = !useHydrated() ? { timeZone: 'UTC' } : withTime ? ({ timeStyle: 'short' } as const) : {}
  return <time dateTime={timestamp}>{formatTimestamp(timestamp, locale, options)}</time>
}

/**
 * Holds the hook behind `useDateLocale`. The context value never changes: a change above Suspense boundaries that are not
 * hydrated yet makes React discard the HTML that the server rendered for them.
 */
export const DateLocale = createContext(defaultLocale)

/** Words of the page's language in the order and clock of the region (`en-DE`). */
export const useDateLocale = (): string => use(DateLocale)()
