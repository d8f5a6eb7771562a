import { describe, expect, test } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import { computeCarbon } from '#shared/plan/plan-carbon.ts'
import { loadPreset } from '#shared/presets/load.ts'
import { relocateHome } from '#shared/presets/relocate-home.ts'
import { evaluateFormula } from '../../support/formulas.ts'
import { planOf } from '../../support/plans.ts'
import { SAMPLE_HOME } from '../../support/sample-home.ts'
import { siteDataOf } from '../../support/site-data.ts'

const berlin = siteDataOf('Berlin', SAMPLE_HOME)

function carbonOf(home: Home) {
  const plan = planOf(home, berlin)
  return { plan, carbon: computeCarbon(home, plan) ?? expect.fail('Unknown grid') }
}

describe('The carbon of a plan', () => {
  test('is that of the grid electricity which its solar replaces', () => {
    const { plan, carbon } = carbonOf(SAMPLE_HOME)
    const { use, import: imported, export: exported } = plan.years[0]?.totals ?? { use: 0, import: 0, export: 0 }
    // The battery ends the year about as full as it starts it.
    expect(carbon.avoided).toBeCloseTo((use - imported + exported) * 0.3296, 0)
    // 22 panels of 440 W are 9.68 kWp at 1,110 kg; the battery has 10 kWh at 150 kg, and is replaced once in 25 years.
    expect(carbon.embodied.use).toBeCloseTo(10_744.8 + 1_500, 6)
    expect(carbon.embodiedInReplacements).toBeCloseTo(1_500, 6)
  })

  test('has formulas that evaluate to their figures', () => {
    for (const home of [SAMPLE_HOME, withoutBattery(SAMPLE_HOME)]) {
      const { figures } = carbonOf(home).carbon
      expect(figures).toHaveLength(5)
      for (const figure of figures) expect(evaluateFormula(figure), figure.label).toBeCloseTo(figure.value ?? 0, 6)
    }
  })

  test('follows the home’s place, and the region where the place has no country', () => {
    const at = (place: Partial<Home['place']>) =>
      carbonOf({ ...SAMPLE_HOME, place: { latitude: 52.5, longitude: 13.4, ...place } }).carbon.grid
    expect(at({ country: 'FR' }).value).toBe(41.4)
    expect(at({}).country).toBe('DE')
  })
})

function withoutBattery(home: Home): Home {
  const { battery: _, ...system } = home.system
  return { ...home, system }
}

describe('A stated carbon intensity of the grid', () => {
  const stated = (country: string, carbonPerKwh: number): Home => ({
    ...SAMPLE_HOME,
    place: { latitude: 52.5, longitude: 13.4, country },
    tariff: { ...SAMPLE_HOME.tariff, carbonPerKwh },
  })

  test('replaces the published one, and scales what is avoided', () => {
    const { carbon } = carbonOf(stated('DE', 100))
    const published = carbonOf(stated('DE', 329.6)).carbon
    expect(carbon.avoided / published.avoided).toBeCloseTo(100 / 329.6, 9)
    expect(carbon.grid).toMatchObject({ value: 100, year: null, country: 'DE' })
    const [avoided] = carbon.figures
    expect(avoided?.terms.find(({ unit }) => unit === 'g/kWh')).toMatchObject({
      value: 100,
      from: { kind: 'yours' },
      path: 'tariff.carbonPerKwh',
    })
  })

  test('gives an estimate without a trend where nothing is published', () => {
    const { carbon } = carbonOf(stated('TV', 600))
    expect(carbon.grid.trend).toBe(0)
    expect(carbon.avoidedWithTrend).toBeCloseTo(carbon.avoidedWithTodaysGrid, 9)
  })

  test('stays with a home that moves within its country only', async () => {
    const home = { ...stated('DE', 100), region: { country: 'DE', currency: 'EUR' } }
    const [germany, austria] = await Promise.all([loadPreset('DE'), loadPreset('AT')])
    const moved = (preset: typeof germany) => relocateHome(home, preset, { start: '2026-11-23' }).home.tariff
    expect(moved(germany).carbonPerKwh).toBe(100)
    expect(moved(austria)).not.toHaveProperty('carbonPerKwh')
  })
})
