/** A line of the report: what was measured, the figure, and its baseline. */
export function formatRow(what: string, figure: string, baseline = '') {
  console.log(`  ${what.padEnd(52)} ${figure.padStart(14)}${baseline && `   ${baseline}`}`)
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
export const goal = (bytes: number, limit: number) =>
  `${bytes <= limit ? 'within' : 'OVER'} the goal of ${kilobytes(limit)}`
