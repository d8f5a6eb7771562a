import { use } from 'react'
import { DateLocale } from './date-locale.ts'
import { useHydrated } from './use-hydrated.ts'

// Making a format costs as much as a hundred uses.
const formats = new Map<string, Intl.DateTimeFormat>()

function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...options })
  formats.set(key, made)
  return made
}

/** A date, or with `time` a time, by the reader's own clock. The server knows no reader and names the day of UTC. */
export function Moment({ at, time = false }: { at: string; time?: boolean }) {
  const locale = use(DateLocale)
  const options = !useHydrated() ? { timeZone: 'UTC' } : time ? ({ timeStyle: 'short' } as const) : {}
  return <time dateTime={at}>{format(locale, options).format(new Date(at))}</time>
}
