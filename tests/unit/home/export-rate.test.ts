import { describe, expect, test } from 'vitest'
import { Home } from '#shared/home/home.ts'
import { withDefaultSystem } from '#shared/home/plan/default-system.ts'
import { withExportRate } from '#shared/home/plan/export-rate.ts'
import { atOnce } from '#shared/home/plan/pieces.ts'
import { COMPARED } from '#shared/home/plan/range-of-plan.ts'
import { reckon } from '#shared/home/plan/reckon.ts'
import { termsOf } from '#shared/home/plan/terms-of-home.ts'
import { outlookOf } from '#shared/home/plan.ts'
import { loadPreset } from '#shared/home/presets/load.ts'
import { surroundingsOf } from './surroundings.ts'

/** A home in Phoenix whose export rate nobody gave, with this price by size. */
const homeAt = (fixed: number, each: number, panels = 12): Home =>
  Home.parse({
    version: 1,
    region: { country: 'US', currency: 'USD' },
    use: { amount: { kind: 'year', kwh: 6_000 } },
    roof: { planes: [{ tilt: 30, azimuth: 180 }] },
    system: { arrays: panels > 0 ? [{ plane: 0, panels, watts: 440 }] : [] },
    tariff: { buying: { periods: [{ blocks: [{ upTo: null, price: 0.15 }] }] }, fixedPerMonth: 10 },
    money: { price: { kind: 'by-size', fixed, each } },
  })

const outlook = (home: Home, preset: Parameters<typeof outlookOf>[2] = null) => {
  const answer = atOnce(outlookOf(home, surroundingsOf('Phoenix', home), preset))
  if (answer.kind !== 'answer') throw new Error(JSON.stringify(answer))
  return answer.value
}
const npvAt = (home: Home, rate: number) =>
  reckon(termsOf(withExportRate(home, rate), surroundingsOf('Phoenix', home)), { step: COMPARED }).assessment.npv

describe('An export rate that nobody gave', () => {
  test('decides where the plan loses with nothing and gains at the price of buying; the rate between is named', () => {
    const home = homeAt(3_000, 1_500)
    const { exportRate, verdict } = outlook(home)
    expect(verdict.kind).toBe('not worth it')
    expect(exportRate?.verdict).toBe('depends')
    // What the home pays for a kWh, without the fixed charge.
    expect(exportRate?.highest).toBeCloseTo(0.15, 9)
    const even = exportRate?.breakEven ?? Number.NaN
    expect(npvAt(home, even)).toBeGreaterThan(0)
    expect(npvAt(home, even - 0.0005)).toBeLessThan(0)
  })

  test('decides nothing where the plan gains without it, or loses with it', () => {
    expect(outlook(homeAt(0, 200, 4)).exportRate?.verdict).toBe('pays at any')
    expect(outlook(homeAt(9_000, 6_000)).exportRate?.verdict).toBe('pays at none')
  })

  test('is at most what is known of the region', async () => {
    const home: Home = { ...homeAt(3_000, 1_500), region: { country: 'NZ', currency: 'NZD' } }
    const preset = await loadPreset('NZ')
    expect(outlook(home, preset).exportRate?.highest).toBe(0.17)
  })

  test('is no question once it is given, even as nothing', () => {
    expect(outlook(withExportRate(homeAt(3_000, 1_500), 0.05)).exportRate).toBeNull()
    const none: Home = { ...homeAt(3_000, 1_500), tariff: { ...homeAt(0, 1).tariff, selling: { kind: 'nothing' } } }
    expect(outlook(none).exportRate).toBeNull()
  })

  test('is asked too where a contract names everything but the price', () => {
    const { exportRate } = outlook({
      ...homeAt(3_000, 1_500),
      tariff: { ...homeAt(0, 1).tariff, selling: { kind: 'net-billing', credit: 'same-month' } },
    })
    expect(exportRate?.verdict).toBe('depends')
  })

  test('makes the plan one of a size that could gain, where no size gains without it', () => {
    // 12,000 paid once is too much for the smallest size, which loses least without a rate.
    const home = homeAt(12_000, 500, 0)
    const around = surroundingsOf('Phoenix', home)
    const { home: planned } = atOnce(withDefaultSystem(home, around, null))
    expect(npvAt(planned, 0)).toBeLessThan(0)
    expect(npvAt(planned, 0.15)).toBeGreaterThan(0)
    expect(planned.tariff.selling).toBeUndefined()
    expect(outlook(planned).exportRate?.verdict).toBe('depends')
  })
})
