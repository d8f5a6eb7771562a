/** Errors are relative to the reference, in percent, unless named otherwise. */

export const total = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0)

export const mean = (values: readonly number[]) => total(values) / values.length

export const round = (value: number, digits = 2) => Number(value.toFixed(digits))

export const percentDifference = (value: number, reference: number) => 100 * (value / reference - 1)

export function summarize(errors: readonly number[], digits = 2) {
  return {
    cases: errors.length,
    bias: round(mean(errors), digits),
    mean: round(mean(errors.map(Math.abs)), digits),
    worst: round(Math.max(...errors.map(Math.abs)), digits),
  }
}

export const countHolding = (cases: readonly boolean[]) => ({ cases: cases.length, hold: cases.filter(Boolean).length })
