import { expect, test } from 'vitest'
import { Memo } from '#shared/plan/basis/memo.ts'

const sum = ({ hours }: { hours: Float64Array; limit?: number | null }) => ({ total: hours[0] })
const last = ({ hours }: { hours: Float64Array }) => ({ total: hours.at(-1) })

test('returns the first result for equal contents, also of other arrays', () => {
  const memo = new Memo(null)
  const first = memo.getOrCompute(sum, { hours: Float64Array.of(1, 2) })
  expect(memo.getOrCompute(sum, { hours: Float64Array.of(1, 2) })).toBe(first)
})

test.each([
  ['another hour', { hours: Float64Array.of(1, 2 + Number.EPSILON * 2) }],
  ['another length', { hours: Float64Array.of(1, 2, 0) }],
  ['a limit', { hours: Float64Array.of(1, 2), limit: 5 }],
  ['an infinite limit', { hours: Float64Array.of(1, 2), limit: Number.POSITIVE_INFINITY }],
])('computes anew for %s', (_, dependencies) => {
  const memo = new Memo(null)
  const known = [{ hours: Float64Array.of(1, 2) }, { hours: Float64Array.of(1, 2), limit: null }]
  const results = known.map((inputs) => memo.getOrCompute(sum, inputs))
  expect(results).not.toContain(memo.getOrCompute(sum, dependencies))
})

test('keeps the results of two functions apart', () => {
  const memo = new Memo(null)
  const hours = Float64Array.of(1, 2)
  expect(memo.getOrCompute(sum, { hours }).total).toBe(1)
  expect(memo.getOrCompute(last, { hours }).total).toBe(2)
})

test('gives up the least recently used result', () => {
  const memo = new Memo(null, 2)
  const [a, b, c] = [1, 2, 3].map((kwh) => ({ hours: Float64Array.of(kwh) })) as [
    { hours: Float64Array },
    { hours: Float64Array },
    { hours: Float64Array },
  ]
  const firstA = memo.getOrCompute(sum, a)
  const firstB = memo.getOrCompute(sum, b)
  memo.getOrCompute(sum, a)
  memo.getOrCompute(sum, c)
  expect(memo.getOrCompute(sum, a)).toBe(firstA)
  expect(memo.getOrCompute(sum, b)).not.toBe(firstB)
})
