import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runToCompletion, type TimeSliced } from '#shared/plan/basis/time-sliced.ts'
import {
  boundPeak,
  climbToPeak,
  createSizeLadder,
  findFirstSize,
  lastSizeAbove,
  refinePeak,
  searchCoarsely,
} from '#shared/plan/search-sizes.ts'
import { forAll, real, whole } from '../../support/laws.ts'

const MAX_PANELS = 2_272

/** The value rises, then falls by panel, in straight parts of falling slope: as concave as a curve can be. */
const anyRoof = fc
  .record({
    maxPanels: whole(1, MAX_PANELS),
    parts: fc.array(fc.record({ share: real(0, 1), slope: whole(-900, 900) }), { minLength: 1, maxLength: 5 }),
  })
  .map(({ maxPanels, parts }) => {
    const slopes = parts.map(({ slope }) => slope).sort((a, b) => b - a)
    const ends = parts.map(({ share }) => Math.round(share * maxPanels)).sort((a, b) => a - b)
    const values = [-3_000]
    for (let panels = 1; panels <= maxPanels; panels += 1) {
      const part = ends.findIndex((end) => panels <= end)
      values.push((values[panels - 1] as number) + (slopes.at(part === -1 ? -1 : part) as number) + 0.5)
    }
    return { maxPanels, values }
  })

/** A search that counts the numbers of panels it evaluates. */
function searchOf({ maxPanels, values }: { maxPanels: number; values: readonly number[] }) {
  const evaluated = new Set<number>()
  // biome-ignore lint/correctness/useYield: cheap
  function* at(panels: number): TimeSliced<{ npv: number }> {
    evaluated.add(panels)
    return { npv: values[panels] ?? expect.fail(`${panels} panels are not on the roof`) }
  }
  return { sizes: createSizeLadder(1, maxPanels), at, evaluated }
}

test('The ladder has every size up to 40 panels and grows by about 5 % from there to the last', () => {
  expect(createSizeLadder(1, 40)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
  expect(createSizeLadder(7, 7)).toEqual([7])
  const sizes = createSizeLadder(1, MAX_PANELS)
  expect(sizes.at(-1)).toBe(MAX_PANELS)
  expect(sizes.length).toBeLessThan(130)
  for (const [i, size] of sizes.entries())
    expect((sizes[i + 1] ?? size) - size).toBeLessThanOrEqual(Math.max(1, size / 20))
})

describe('On a roof of any size', () => {
  test('the best number of panels is found, in few evaluations', () => {
    forAll([anyRoof], 300, (roof) => {
      const search = searchOf(roof)
      const index = runToCompletion(climbToPeak(search, runToCompletion(searchCoarsely(search))))
      const bound = runToCompletion(boundPeak(search, index))
      const { panels, value } = runToCompletion(refinePeak(search, index))
      const most = Math.max(...roof.values.slice(1))
      expect(value.npv).toBe(most)
      expect(roof.values[panels]).toBe(most)
      expect(bound).toBeGreaterThanOrEqual(most - 1e-6)
      expect(search.evaluated.size).toBeLessThan(60)
    })
  })

  test('the smallest and the largest number above a value are found, in few evaluations', () => {
    forAll([anyRoof, real(0, 1)], 300, (roof, share) => {
      const search = searchOf(roof)
      const [, ...values] = roof.values
      const [most, least] = [Math.max(...values), Math.min(...values)]
      const floor = most - share * (most - least)
      const peak = roof.values.lastIndexOf(most)
      const above = [...roof.values.keys()].filter((panels) => panels > 0 && (roof.values[panels] as number) >= floor)
      expect(runToCompletion(lastSizeAbove(search, peak, -1, floor))).toBe(above[0])
      expect(runToCompletion(lastSizeAbove(search, peak, 1, floor))).toBe(above.at(-1))
      expect(search.evaluated.size).toBeLessThan(140)
    })
  })

  test('the smallest that makes the year’s use is found in few evaluations, or none on too small a roof', () => {
    forAll([whole(1, MAX_PANELS), whole(1, 2 * MAX_PANELS)], 300, (maxPanels, needed) => {
      const search = searchOf({ maxPanels, values: Array.from({ length: maxPanels + 1 }, (_, panels) => panels) })
      const found = runToCompletion(findFirstSize(search, ({ npv: output }) => output >= needed))
      expect(found).toBe(needed <= maxPanels ? needed : null)
      expect(search.evaluated.size).toBeLessThan(14)
    })
  })
})
