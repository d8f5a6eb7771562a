/** Calendar year of a payback, by the calendar: whole years to an anniversary of the start, then days of the year after it. */
export function yearOfPayback(start: string, payback: number): string {
  const [year = 0, month = 1, day = 1] = start.split('-').map(Number)
  const anniversary = (years: number) => Date.UTC(year + years, month - 1, day)
  const years = Math.floor(payback)
  const [from, to] = [anniversary(years), anniversary(years + 1)]
  return String(new Date(from + (payback - years) * (to - from)).getUTCFullYear())
}
