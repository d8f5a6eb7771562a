/** Median of many runs after a warm-up [ms]. */
export function median(runs: number, work: () => unknown): number {
  for (let warmUp = 0; warmUp < 3; warmUp += 1) work()
  const times = Array.from({ length: runs }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN
}
