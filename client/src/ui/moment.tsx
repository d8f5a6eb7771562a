import { useHydrated } from './use-hydrated.ts'

const FORM = { dateStyle: 'long' } as const
const day = new Intl.DateTimeFormat('en-US', FORM)
const dayAndTime = new Intl.DateTimeFormat('en-US', { ...FORM, timeStyle: 'short' })
const dayInUtc = new Intl.DateTimeFormat('en-US', { ...FORM, timeZone: 'UTC' })

/** A date, or with `time` a time, by the reader's own clock. The server knows no reader and names the day of UTC. */
export function Moment({ at, time = false }: { at: string; time?: boolean }) {
  const local = time ? dayAndTime : day
  return <time dateTime={at}>{(useHydrated() ? local : dayInUtc).format(new Date(at))}</time>
}
