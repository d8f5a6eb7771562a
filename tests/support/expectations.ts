import { expect } from 'vitest'
import { InputError } from '#shared/validation/input-error.ts'

/** Expects a number between two others, neither of which it may be. */
export function expectBetween(value: number | null | undefined, low: number, high: number): void {
  expect(value).toBeGreaterThan(low)
  expect(value).toBeLessThan(high)
}

/** Expects an input error that names the field. */
export function expectRefusal(run: () => unknown, field: string): void {
  expect(run).toThrow(InputError)
  expect(run).toThrow(expect.objectContaining({ field }))
}
