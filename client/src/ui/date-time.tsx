import { useDateLocale } from './date-locale.ts'
import { useHydrated } from './use-hydrated.ts'

// Creating a format costs as much as a hundred uses.
const formats = new Map<string, Intl.DateTimeFormat>()

function getFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const created = formats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...options })
  formats.set(key, created)
  return created
}

/** Uses the reader's time zone; the server renders the date in UTC. */
export function DateTime({ timestamp, withTime = false }: { timestamp: string; withTime?: boolean }) {
  const locale = useDateLocale()
  const options = !useHydrated() ? { timeZone: 'UTC' } : withTime ? ({ timeStyle: 'short' } as const) : {}
  return <time dateTime={timestamp}>{getFormat(locale, options).format(new Date(timestamp))}</time>
}
