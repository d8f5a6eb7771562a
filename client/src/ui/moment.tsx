const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** A moment as a person writes it: "November 21, 2026", with the time of day if wanted. */
export function Moment({ at, time = false }: { at: string; time?: boolean }) {
  return <time dateTime={at}>{(time ? dayAndTime : day).format(new Date(at))}</time>
}
