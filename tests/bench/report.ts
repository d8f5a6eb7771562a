/** One line of the report: what was measured, the figure, and what it is held against. */
export function row(what: string, figure: string, beside = '') {
  console.log(`  ${what.padEnd(52)} ${figure.padStart(14)}${beside && `   ${beside}`}`)
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
export const goal = (bytes: number, limit: number) =>
  `${bytes <= limit ? 'within' : 'OVER'} the goal of ${kilobytes(limit)}`
