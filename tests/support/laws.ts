import fc from 'fast-check'

type Arbitraries = readonly fc.Arbitrary<unknown>[]
type Check<Inputs extends Arbitraries> = (
  ...values: { [Index in keyof Inputs]: Inputs[Index] extends fc.Arbitrary<infer Value> ? Value : never }
) => unknown

/** Checks a law with random values, 100 times unless stated. */
export function forAll<const Inputs extends Arbitraries>(arbitraries: Inputs, check: Check<Inputs>): void
export function forAll<const Inputs extends Arbitraries>(arbitraries: Inputs, runs: number, check: Check<Inputs>): void
export function forAll(arbitraries: Arbitraries, ...rest: [Check<Arbitraries>] | [number, Check<Arbitraries>]) {
  const [numRuns, check] = rest.length === 1 ? [100, ...rest] : rest
  fc.assert(
    fc.property(fc.tuple(...arbitraries), (values) => check(...values) !== false),
    { numRuns },
  )
}

/** Any number of a range. */
export const real = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** Any whole number of a range. */
export const whole = (min: number, max: number) => fc.integer({ min, max })

/** A list of a fixed length. */
export const listOf = <Item>(item: fc.Arbitrary<Item>, length: number) =>
  fc.array(item, { minLength: length, maxLength: length })
