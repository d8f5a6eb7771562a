import { describe, expect, test, vi } from 'vitest'
import { estimateOutcomeRange, interpolateRange } from '#shared/finance/range.ts'

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
