import { describe, expect, test } from 'vitest'
import { loadProfiles } from '#shared/energy/load-profiles.ts'
import { loadPreset } from '#shared/presets/load.ts'
import { MODEL_VERSION } from '#shared/solar/model-version.ts'
import { parseTownFigures } from '#shared/solar/town-figures.ts'
import { findClimate } from '../../../server/public-api/climate-files.ts'
import { computeMoney } from '../../../server/tools/towns/compute-money.ts'
import { loadFiguresFile } from '../../../server/towns/figures-file.ts'
import moneyFile from '../../../server/towns/money.json' with { type: 'json' }
import { interpolateMoney, type MoneyFile, type RegionMoney } from '../../../server/towns/town-money.ts'
import { findTown } from './town.ts'

const file = moneyFile as MoneyFile
const figuresFile = await loadFiguresFile()

async function computeAt(code: string, key: string) {
  const town = findTown(key)
  const figures = parseTownFigures(figuresFile.get(key) ?? '')
  const { resource } = await findClimate(town.latitude, town.longitude)
  const preset = await loadPreset(code.slice(0, 2), code)
  const money = computeMoney(code, preset, [{ town, resource, figures }], await loadProfiles(), file.asOf)
  return { output: figures.yield.p50, point: money?.points[0], money }
}

const point = (output: number, payback: number | null): RegionMoney['points'][number] => ({
  output,
  usedAtHome: output / 4000,
  usedWithBattery: 0.6,
  cost: {
    price: 10_000 - output,
    afterIncentives: 9_000,
    saving: 700,
    payback: { bad: null, likely: payback, good: 8 },
  },
})
const REGION: RegionMoney = {
  code: 'XX',
  currency: 'EUR',
  use: 3000,
  batteryKwh: 3,
  missing: [],
  points: [point(1000, 12), point(1200, 10), point(1400, null)],
}

describe('Money of a town', () => {
  test('lies between that of the towns around it', () => {
    expect(interpolateMoney(REGION, 1050)).toMatchObject({
      usedAtHome: 0.2625,
      cost: { price: 8950, payback: { bad: null, likely: 11.5, good: 8 } },
    })
    expect(interpolateMoney(REGION, 900)?.cost?.price).toBe(9000)
    expect(interpolateMoney({ ...REGION, points: [] }, 1300)).toBeUndefined()
  })

  test('says that it is not paid back only where its own costs and savings do, not those of a town around it', () => {
    const costs = (output: number, afterIncentives: number, saving: number, likely: number | null) => ({
      ...point(output, likely),
      cost: { price: afterIncentives, afterIncentives, saving, payback: { bad: null, likely, good: likely } },
    })
    const region = { ...REGION, points: [costs(1000, 10_000, 400, null), costs(1200, 9000, 450, 22)] }
    const likelyAt = (output: number) => interpolateMoney(region, output)?.cost?.payback.likely
    // 9,500 / 425 = 22.35 years of savings, at the town that pays 9,000 / 450 = 20 for 22: 22 × 22.35 / 20 = 24.59.
    expect(likelyAt(1100)).toBeCloseTo((22 * 9500) / 425 / 20, 9)
    // 9,750 / 412.5 = 23.64 make 26.
    expect(likelyAt(1050)).toBeNull()
    expect(likelyAt(1000)).toBeNull()
    expect(likelyAt(1200)).toBe(22)
    expect(interpolateMoney(region, 1100)?.cost?.payback.bad).toBeNull()
    // Nothing is paid back where nothing is saved: at 1,005 kWh/kWp a loss of 388.75.
    const losing = { ...REGION, points: [costs(1000, 10_000, -410, null), costs(1200, 9000, 440, 22)] }
    expect(interpolateMoney(losing, 1005)?.cost?.payback.likely).toBeNull()
  })

  test.each(file.regions)('is possible in $code', ({ code, points, use, batteryKwh }) => {
    expect(use).toBeGreaterThan(500)
    expect(batteryKwh).toBeGreaterThan(0)
    expect(points.map(({ output }) => output)).toEqual(points.map(({ output }) => output).sort((a, b) => a - b))
    for (const { output, usedAtHome, usedWithBattery, cost } of points) {
      expect(output > 500 && output < 2_400).toBe(true)
      // All solar is sold in Connecticut.
      expect((code === 'US-CT' || 0 < usedAtHome) && usedAtHome <= usedWithBattery && usedWithBattery <= 1).toBe(true)
      if (!cost) continue
      const { price, afterIncentives, saving, payback } = cost
      expect(0 < afterIncentives && afterIncentives <= price).toBe(true)
      // Nowhere does a system save its price in the first year.
      expect(Math.abs(saving)).toBeLessThan(price)
      const { good, likely, bad } = payback
      // Never paid back is later than any year.
      const years = [good, likely, bad].map((value) => value ?? Number.POSITIVE_INFINITY)
      expect(years).toEqual([...years].sort((a, b) => a - b))
      expect(years[0]).toBeGreaterThan(1)
      if (saving <= 0) expect(likely).toBeNull()
    }
  })

  test('is of the present model', () => expect(file.version).toBe(MODEL_VERSION))

  test.each([
    ['DE', 'DE/bavaria/munich'],
    ['IN-MH', 'IN/maharashtra/pune'],
    ['US-AZ', 'US/arizona/phoenix'],
    ['AU-TAS', 'AU/tasmania/hobart'],
    ['ZA', 'ZA/western-cape/cape-town'],
    ['BR', 'BR/bahia/salvador'],
  ])('in %s is nearly the planner’s for %s; otherwise run `npm run towns -- money`', async (code, key) => {
    const region = file.regions.find((row) => row.code === code)
    const { output, point: own, money } = await computeAt(code, key)
    if (!region || !own?.cost) throw new Error(`No money of ${code}`)
    const stored = interpolateMoney(region, output)
    expect(region.use).toBe(money?.use)
    expect(region.missing).toEqual(money?.missing)
    const near = (value: number | null | undefined, expected: number | null | undefined) => {
      if (typeof value !== 'number' || typeof expected !== 'number') return expect(value).toBe(expected)
      expect(Math.abs(value / expected - 1)).toBeLessThan(0.04)
    }
    near(stored?.usedAtHome, own.usedAtHome)
    near(stored?.cost?.price, own.cost.price)
    near(stored?.cost?.saving, own.cost.saving)
    near(stored?.cost?.payback.likely, own.cost.payback.likely)
  })
})
