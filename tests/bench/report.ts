/** A line of the report: what was measured, the figure, and its baseline. */
export function formatRow(what: string, figure: string, baseline = '') {
  console.log(`  ${what.padEnd(52)} ${figure.padStart(14)}${baseline && `   ${baseline}`}`)
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
export const goal = (bytes: number, limit: number) =>
  `${bytes <= limit ? 'within' : 'OVER'} the goal of ${kilobytes(limit)}`

export const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Duration [ms]. */
export function timeOf(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

export async function timeUntil(work: () => PromiseLike<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Median of many runs after a warm-up [ms]. */
export function median(runs: number, work: () => unknown): number {
  for (let warmUp = 0; warmUp < 3; warmUp += 1) work()
  return middle(Array.from({ length: runs }, () => timeOf(work)))
}

/** What is measured, how often, and the goal [ms]. */
export type Measurement = readonly [what: string, runs: number, work: () => unknown, goal?: number]

/** Prints medians. */
export function printTimes(measurements: readonly Measurement[]) {
  for (const [what, runs, work, goal] of measurements) printTime(what, median(runs, work), goal)
}

export const printTime = (what: string, time: number, goal?: number) =>
  formatRow(what, `${time.toFixed(1)} ms`, goal === undefined ? '' : `goal ${goal} ms`)
