import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dailyClearness, dayTypeClearness } from '#shared/solar/clearness.ts'
import { forAll, real } from '../../support/laws.ts'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Daily clearness of three months by an independent program with Herzog's γ, in the same order. */
const MONTHS = [
  {
    clearness: 0.35,
    days: [
      0.35427, 0.12489, 0.51505, 0.25265, 0.70438, 0.42024, 0.17779, 0.59212, 0.31246, 0.09103, 0.46659, 0.21457,
      0.64678, 0.37581, 0.14224, 0.54013, 0.27222, 0.05821, 0.44316, 0.19602, 0.6191, 0.33316, 0.10783, 0.49054,
      0.23344, 0.67519, 0.39779, 0.15986, 0.56581, 0.29215, 0.0745,
    ],
  },
  {
    clearness: 0.5,
    days: [
      0.54861, 0.22249, 0.66483, 0.4409, 0.75626, 0.6023, 0.32984, 0.70641, 0.5087, 0.13241, 0.6347, 0.38894, 0.73206,
      0.56726, 0.26132, 0.67914, 0.46471, 0.07916, 0.6188, 0.36041, 0.71943, 0.52912, 0.1798, 0.65003, 0.41571, 0.74433,
      0.58514, 0.29694, 0.69299, 0.48726,
    ],
  },
  {
    clearness: 0.65,
    days: [
      0.69922, 0.47639, 0.76256, 0.64765, 0.80232, 0.72941, 0.57188, 0.77692, 0.67546, 0.35325, 0.74683, 0.61412,
      0.79011, 0.70991, 0.51475, 0.7699, 0.66215, 0.2182, 0.73835, 0.59436, 0.78365, 0.68777, 0.42615, 0.75488, 0.63174,
      0.79633, 0.71995, 0.5458,
    ],
  },
]

describe('The daily clearness of a month', () => {
  test.each(MONTHS)('matches the reference day by day at a mean of $clearness', ({ clearness, days }) => {
    const ours = dailyClearness(clearness, days.length).map((factor) => factor * clearness)
    ours.forEach((value, day) => {
      expect(value).toBeCloseTo(days[day] as number, 4)
    })
  })

  const clearness = real(0, 1.2)

  test('averages to any monthly mean and is never negative', () => {
    forAll([clearness, fc.constantFrom(28, 30, 31)], (k, days) => {
      const factors = dailyClearness(k, days)
      expect(factors).toHaveLength(days)
      expect(mean(factors)).toBeCloseTo(1, 9)
      expect(factors.every((factor) => factor >= 0)).toBe(true)
    })
  })

  test('has no runs: every dull day has a brighter neighbor', () => {
    const factors = dailyClearness(0.45, 31)
    factors.slice(1, -1).forEach((factor, i) => {
      const before = factors[i] as number
      const after = factors[i + 2] as number
      expect(factor < before && factor > after && before - after < 0.2).toBe(false)
    })
  })
})

describe('The day types of a month', () => {
  test('are dark, mixed and bright, and average to the month', () => {
    forAll([real(0, 1.2)], (k) => {
      const kinds = dayTypeClearness(k, 3)
      expect(mean(kinds)).toBeCloseTo(1, 9)
      expect(kinds[0]).toBeLessThanOrEqual(kinds[1] as number)
      expect(kinds[1]).toBeLessThanOrEqual(kinds[2] as number)
    })
  })

  test('are the means of the thirds of many days', () => {
    for (const k of [0.2, 0.35, 0.5, 0.65, 0.75]) {
      const many = dailyClearness(k, 900).sort((a, b) => a - b)
      dayTypeClearness(k, 3).forEach((kind, third) => {
        expect(kind).toBeCloseTo(mean(many.slice(third * 300, (third + 1) * 300)), 3)
      })
    }
  })

  test('differ less where the sky is mostly clear', () => {
    const spread = (k: number) => {
      const [dark = 0, , bright = 0] = dayTypeClearness(k, 3)
      return bright - dark
    }
    expect(spread(0.7)).toBeLessThan(spread(0.5))
    expect(spread(0.5)).toBeLessThan(spread(0.3))
  })
})
