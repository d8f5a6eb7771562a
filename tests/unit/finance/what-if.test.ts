import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { estimateOutcomeRange, interpolateRange } from '#shared/finance/range.ts'
import { sweepSizes } from '#shared/finance/sweep.ts'
import { computeTornado } from '#shared/finance/tornado.ts'
import { InputError } from '#shared/validation/input-error.ts'

describe('Interpolation between low, median and high', () => {
  test('is linear on both sides of the median and beyond', () => {
    const price = { low: 1, middle: 2, high: 4 }
    expect([-2, -1, -0.5, 0, 0.5, 1, 1.5].map((at) => interpolateRange(price, at))).toEqual([0, 1, 1.5, 2, 3, 4, 5])
  })
})

describe('The range of an outcome', () => {
  /** A plan worth 100, moved by 30 and by 40 either way. */
  const plan = ({ yield: sun, rise }: { yield: number; rise: number }) => 100 + 30 * sun + 40 * rise
  const worth = (value: number) => value

  test('combines two independent inputs of 30 and 40 to 50, not 70', () => {
    const { poor, middle, good } = estimateOutcomeRange(['yield', 'rise'], plan, worth)
    expect([poor.outcome, middle.outcome, good.outcome]).toEqual([expect.closeTo(50, 9), 100, expect.closeTo(150, 9)])
  })
  test('positions the inputs of each joint case in proportion to their effects', () => {
    const { poor, good } = estimateOutcomeRange(['yield', 'rise'], plan, worth)
    expect(poor.at).toEqual({ yield: expect.closeTo(-0.6, 9), rise: expect.closeTo(-0.8, 9) })
    expect(good.at).toEqual({ yield: expect.closeTo(0.6, 9), rise: expect.closeTo(0.8, 9) })
  })
  test('sets an input that lowers the outcome to its high end in the poor case', () => {
    const { poor } = estimateOutcomeRange(['cost'], ({ cost }) => 100 - 20 * cost, worth)
    expect(poor).toEqual({ at: { cost: 1 }, outcome: 80 })
  })
  test('leaves an input without effect at its median', () => {
    const { poor } = estimateOutcomeRange(['yield', 'idle'], ({ yield: sun }) => sun, worth)
    expect(poor.at).toEqual({ yield: -1, idle: 0 })
    const still = estimateOutcomeRange(['idle'], () => 7, worth)
    expect([still.poor, still.good]).toEqual([still.middle, still.middle])
  })
  test('sets an input that is worse on both sides to the worse side, and to its median in the good case', () => {
    const { poor, good } = estimateOutcomeRange(['shape'], ({ shape }) => -(shape < 0 ? 5 : 2) * Math.abs(shape), worth)
    expect(poor.at).toEqual({ shape: -1 })
    expect(good.at).toEqual({ shape: 0 })
  })
  test('holds 8 in 10 cases for normally distributed inputs', () => {
    // Quantiles of the sum of two normal deviates that move the outcome by 30 and 40 at their own 1-in-10.
    const { poor, good } = estimateOutcomeRange(['yield', 'rise'], plan, worth)
    const tenth = 1.2815515655446004
    const deviation = Math.hypot(30, 40) / tenth
    expect((100 - poor.outcome) / deviation).toBeCloseTo(tenth, 9)
    expect((good.outcome - 100) / deviation).toBeCloseTo(tenth, 9)
  })
  test('evaluates at most 2 × inputs + 3 plans', () => {
    const evaluate = vi.fn(({ a, b, c }: Record<'a' | 'b' | 'c', number>) => a + b + c)
    estimateOutcomeRange(['a', 'b', 'c'], evaluate, worth)
    expect(evaluate).toHaveBeenCalledTimes(9)
  })
})

describe('Sensitivity', () => {
  test('sorts by effect and marks inputs that change the sign', () => {
    const bars = computeTornado(500, [
      { name: 'price', low: () => 700, high: () => 300 },
      { name: 'rise', low: () => -200, high: () => 1_300 },
      { name: 'export', low: () => 450, high: () => 520 },
    ])
    expect(bars).toEqual([
      { name: 'rise', low: -200, high: 1_300, spread: 1_500, decides: true },
      { name: 'price', low: 700, high: 300, spread: 400, decides: false },
      { name: 'export', low: 450, high: 520, spread: 70, decides: false },
    ])
  })
})

describe('A sweep over system sizes', () => {
  /** Worth most at `best` panels, 400 kWh each; fixed costs make small ones lose. */
  const hill = (best: number, top: number) => (panels: number) => ({
    npv: top - (panels - best) ** 2,
    solar: panels * 400,
  })

  test('marks the smallest that pays, the best, and the one that covers the year', () => {
    const { marks, points } = sweepSizes({ maxPanels: 30, use: 4_100, evaluate: hill(14, 25) })
    expect(points.map(({ panels }) => panels)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
    // 25 − 5² is 0 at 9 panels, which does not pay; 9 at 10.
    expect(marks.smallestThatPays).toEqual({ panels: 10, outcome: { npv: 9, solar: 4_000 } })
    expect(marks.bestValue.panels).toBe(14)
    expect(marks.bestFillsTheRoof).toBe(false)
    expect(marks.coversTheYear?.panels).toBe(11)
  })
  test('has no smallest size if none pays, and the best loses least', () => {
    const { marks } = sweepSizes({ maxPanels: 10, use: 1_000, evaluate: hill(3, -1) })
    expect(marks.smallestThatPays).toBeNull()
    expect(marks.bestValue).toEqual({ panels: 3, outcome: { npv: -1, solar: 1_200 } })
  })
  test('reports a roof too small for the year’s use or for the best size', () => {
    const { marks } = sweepSizes({ maxPanels: 5, use: 4_000, evaluate: hill(14, 200) })
    expect(marks.coversTheYear).toBeNull()
    expect(marks.bestFillsTheRoof).toBe(true)
    expect(marks.bestValue.panels).toBe(5)
  })
  test('finds exact marks on a large roof with few evaluations', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 41, max: 2_000 }),
        fc.integer({ min: 1, max: 2_000 }),
        fc.double({ min: 0.1, max: 1e5, noNaN: true }),
        (maxPanels, best, top) => {
          const evaluate = vi.fn(hill(best, top))
          const { marks } = sweepSizes({ maxPanels, use: 123_456, evaluate })
          const all = Array.from({ length: maxPanels }, (_, i) => ({ panels: i + 1, ...hill(best, top)(i + 1) }))
          expect(marks.bestValue.panels).toBe(all.reduce((a, b) => (b.npv > a.npv ? b : a)).panels)
          expect(marks.coversTheYear?.panels).toBe(all.find(({ solar }) => solar >= 123_456)?.panels)
          // A gain wider than two steps cannot lie between them.
          if (top > (maxPanels / 39) ** 2)
            expect(marks.smallestThatPays?.panels).toBe(all.find(({ npv }) => npv > 0)?.panels)
          expect(evaluate.mock.calls.length).toBeLessThanOrEqual(40 + 4 * Math.ceil(maxPanels / 39))
        },
      ),
      { numRuns: 200 },
    )
  })
  test.each([
    [{ maxPanels: 0 }, 'maxPanels'],
    [{ maxPanels: 2.5 }, 'maxPanels'],
    [{ maxPanels: 1e6 }, 'maxPanels'],
    [{ use: 0 }, 'use'],
    [{ use: Number.NaN }, 'use'],
    [{ evaluate: () => ({ npv: Number.NaN, solar: 1 }) }, 'evaluate'],
  ])('refuses %o at %s', (wrong, field) => {
    const refused = () => sweepSizes({ maxPanels: 10, use: 1_000, evaluate: hill(3, 10), ...wrong })
    expect(refused).toThrow(InputError)
    expect(refused).toThrow(expect.objectContaining({ field }))
  })
})
