/** What the measurements of the accuracy page share. Errors are relative to the reference, in per cent, unless named. */

export const total = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0)

export const mean = (values: readonly number[]) => total(values) / values.length

export const rounded = (value: number, digits = 2) => Number(value.toFixed(digits))

export const percentOff = (value: number, reference: number) => 100 * (value / reference - 1)

/** Number of cases, mean signed error, mean and largest unsigned error. */
export function summary(errors: readonly number[], digits = 2) {
  return {
    cases: errors.length,
    bias: rounded(mean(errors), digits),
    mean: rounded(mean(errors.map(Math.abs)), digits),
    worst: rounded(Math.max(...errors.map(Math.abs)), digits),
  }
}

/** How many of some cases hold. */
export const count = (cases: readonly boolean[]) => ({ cases: cases.length, hold: cases.filter(Boolean).length })
