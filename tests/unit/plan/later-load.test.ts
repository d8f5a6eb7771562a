import { describe, expect, test } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import type { SiteData } from '#shared/plan/basis/site-data.ts'
import { runToCompletion } from '#shared/plan/basis/time-sliced.ts'
import { compareLaterCar, compareLaterHeatPump } from '#shared/plan/compare-later-load.ts'
import { annualYieldByFace } from '#shared/plan/compare-sizes.ts'
import { withDefaultSystem } from '#shared/plan/default-system.ts'
import { panelsOf, withPanels } from '#shared/plan/panels.ts'
import { loadPreset } from '#shared/presets/load.ts'
import { expectBetween } from '../../support/expectations.ts'
import { flatPrice, homeWith, planOf } from '../../support/plans.ts'
import { siteDataOf } from '../../support/site-data.ts'

const homeAt = (price: number, exportRate: number): Home =>
  homeWith({
    region: { country: 'DE', currency: 'EUR' },
    use: { amount: { kind: 'year', kwh: 3_000 } },
    roof: { planes: [{ tilt: 35, azimuth: 180, room: { kind: 'panels', count: 30 } }] },
    system: {},
    tariff: { buying: flatPrice(0.38), selling: { kind: 'net-billing', price: exportRate } },
    money: {
      price: { kind: 'by-size', each: price, fixed: 2_000 },
      batteryPrice: { kind: 'by-size', each: 350, fixed: 900 },
    },
  })
const withCar = (home: Home): Home => ({ ...home, use: { ...home.use, car: { inAmount: false } } })

/** The net present value of a home by its number of panels. */
const npvBySize = (home: Home, site: SiteData) => {
  const faces = annualYieldByFace(site.solar)
  return (panels: number) => planOf(withPanels(home, panels, faces), site).npv
}

function later(home: Home) {
  const site = siteDataOf('Berlin', home)
  const planned = runToCompletion(withDefaultSystem(home, site, null))
  return {
    planned,
    npvOf: npvBySize(withCar(planned.home), site),
    result: runToCompletion(compareLaterCar(planned, home, site, null)),
  }
}

describe('What a larger system adds when an electric car comes', () => {
  test.each([
    [1_100, 0.03],
    [700, 0],
    [1_000, 0.05],
  ])('is the gain of more panels, all with the car (%d a kWp, export at %d)', (price, exportRate) => {
    const { planned, npvOf, result } = later(homeAt(price, exportRate))
    if (!result) throw new Error('no comparison')
    expect(result.panels).toBe(panelsOf(planned.home))
    const gain = npvOf(result.panelsWithLoad) - npvOf(result.panels)
    // The search simulates some of the years.
    if (result.gain > 0) expect(Math.abs(result.gain - gain)).toBeLessThan(0.02 * Math.abs(npvOf(result.panels)))
    // Systems that are sold have ten panels or more. No more panels gain more than those of the comparison.
    const best = Math.max(...Array.from({ length: 21 }, (_, i) => npvOf(10 + i)))
    expect(npvOf(result.panelsWithLoad)).toBeGreaterThanOrEqual(0.99 * best)
    expect(result.gain > 0).toBe(result.panelsWithLoad > result.panels)
  })

  test('is found where exports earn little', () => {
    const { result } = later(homeAt(700, 0))
    expect(result?.panelsWithLoad).toBeGreaterThan(result?.panels ?? 0)
    expect(result?.gain).toBeGreaterThan(0)
  })

  test('is not asked in a home with a car, or where no system pays', () => {
    expect(later(withCar(homeAt(1_100, 0.03))).result).toBeNull()
    expect(later(homeAt(5_000, 0)).result).toBeNull()
  })
})

describe('What a larger system adds when a heat pump comes', async () => {
  const preset = (await loadPreset('DE')) ?? expect.fail('no preset of Germany')
  const laterHeatPump = (home: Home, usedPreset: typeof preset | null = preset, warmer = 0) => {
    const { solar, ...others } = siteDataOf('Berlin', home)
    const monthlyTemperature = solar.monthlyTemperature.map((degrees) => degrees + warmer)
    const site = { ...others, solar: { ...solar, monthlyTemperature } }
    const planned = runToCompletion(withDefaultSystem(home, site, null))
    return { site, planned, result: runToCompletion(compareLaterHeatPump(planned, home, site, usedPreset)) }
  }

  test('counts the electricity for the heat of the country’s typical gas use, and the gain of more panels', () => {
    const { site, planned, result } = laterHeatPump(homeAt(1_100, 0.03))
    if (!result || result === 'ask') throw new Error('no comparison')
    // 20,000 kWh of gas at 0.9 are 18,000 kWh of heat; air-source heat pumps in existing houses reach 2.6 to 3.1.
    expect(preset.heatingGas?.value).toBe(20_000)
    expectBetween(result.kwhPerYear, 18_000 / 3.1, 18_000 / 2.6)
    expect(result.panelsWithLoad).toBeGreaterThan(result.panels)
    const withHeatPump: Home = {
      ...planned.home,
      use: { ...planned.home.use, heatPump: { inAmount: false, kwhPerYear: result.kwhPerYear } },
    }
    const npvOf = npvBySize(withHeatPump, site)
    const gain = npvOf(result.panelsWithLoad) - npvOf(result.panels)
    expect(Math.abs(result.gain - gain)).toBeLessThan(0.02 * Math.abs(npvOf(result.panels)))
  })

  test('is asked where the country’s typical gas use is unknown', () => {
    expect(laterHeatPump(homeAt(1_100, 0.03), null).result).toBe('ask')
  })

  test('is not asked in a home with a heat pump, where nobody heats, or where no system pays', () => {
    const home = homeAt(1_100, 0.03)
    expect(laterHeatPump({ ...home, use: { ...home.use, heatPump: { inAmount: false } } }).result).toBeNull()
    expect(laterHeatPump(home, preset, 20).result).toBeNull()
    expect(laterHeatPump(homeAt(5_000, 0)).result).toBeNull()
  })
})
