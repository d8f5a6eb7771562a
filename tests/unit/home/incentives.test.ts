import { describe, expect, test } from 'vitest'
import type { Incentive } from '#shared/home/costs.ts'
import { type SupportedSystem, supportOf } from '#shared/home/incentives.ts'
import { loadPreset } from '#shared/home/presets/load.ts'

const system: SupportedSystem = {
  kw: 6,
  kwh: 10,
  panelCost: 12_000,
  batteryCost: 8_000,
  yearlyYield: 6_400,
  hasNetMetering: false,
}

/** A country's own rule, switched on, with what its user would add. */
async function rule(country: string, id: string, more: Partial<Incentive> = {}, subdivision?: string) {
  const preset = await loadPreset(country)
  const rules = subdivision ? preset.subdivisions?.[subdivision]?.incentives : preset.incentives
  const found = rules?.find((each) => each.id === id) ?? expect.fail(`no ${id}`)
  return { ...found.incentive, on: true, ...more } as Incentive
}
const atStart = (incentive: Incentive, changes: Partial<SupportedSystem> = {}) =>
  supportOf([incentive], { ...system, ...changes })[0]?.atStart

describe('Support', () => {
  test('India: 30,000 a kW for two kW, 18,000 for the third, and never more than 78,000', async () => {
    const subsidy = await rule('IN', 'pm-surya-ghar')
    // 1.5 × 30,000; 2 × 30,000 + 0.5 × 18,000; 2 × 30,000 + 18,000, and nothing above 3 kW.
    expect([1.5, 2.5, 3, 6].map((kw) => atStart(subsidy, { kw, panelCost: 360_000 }))).toEqual([
      45_000, 69_000, 78_000, 78_000,
    ])
  })

  test('Austria: the whole system takes the rate of its category, and at most 30 % of the cost before VAT', async () => {
    const grant = await rule('AT', 'eag-panels')
    // 150 a kW up to 10 kW, 140 up to 20 kW; 30 % of 6,000 net is 25 % of 7,200 with VAT.
    expect(atStart(grant, { kw: 10, panelCost: 20_000 })).toBe(1_500)
    expect(atStart(grant, { kw: 12, panelCost: 20_000 })).toBe(1_680)
    expect(atStart(grant, { kw: 20, panelCost: 7_200 })).toBe(1_800)
  })

  test('Italy: half of panels and storage, in ten yearly parts with the tax', async () => {
    const deduction = await rule('IT', 'bonus-casa')
    // 50 % of 12,000 + 8,000, over ten years; 50 % of 120,000 is beyond what 96,000 allow.
    expect(supportOf([deduction], system)).toEqual([
      { incentive: deduction, atStart: 0, byYear: Array(10).fill(1_000) },
    ])
    expect(supportOf([deduction], { ...system, panelCost: 112_000 })[0]?.byYear[0]).toBe(4_800)
  })

  test('Sweden: panels and storage share 50,000', async () => {
    const both = [await rule('SE', 'green-technology-panels'), await rule('SE', 'green-technology-storage')]
    const sums = (panelCost: number, batteryCost: number) =>
      supportOf(both, { ...system, panelCost, batteryCost }).map((support) => support.atStart)
    expect(sums(120_000, 50_000)).toEqual([18_000, 25_000])
    expect(sums(120_000, 80_000)).toEqual([18_000, 32_000])
    expect(sums(400_000, 80_000)).toEqual([50_000, 0])
  })

  test('Australia: certificates of panels are kW × years left × rating, rounded down; of storage they taper', async () => {
    // 6.6 kW × 5 × 1.382 = 45.606; at 38 each 1,710.
    const panels = await rule('AU', 'stc-panels', { each: 5 * 1.382, price: 38 } as Partial<Incentive>)
    expect(atStart(panels, { kw: 6.6 })).toBe(45 * 38)
    // 20 kWh: 14 × 6.8 + 6 × 6.8 × 0.6 = 119.68; 60 kWh: 95.2 + 14 × 4.08 + 22 × 1.02 = 174.76.
    const storage = await rule('AU', 'cheaper-home-batteries', { price: 40 } as Partial<Incentive>)
    expect(atStart(storage, { kwh: 20 })).toBe(119 * 40)
    expect(atStart(storage, { kwh: 60 })).toBe(174 * 40)
    expect(supportOf([storage], { ...system, kwh: 4 })[0]).toMatchObject({ atStart: 0, lacking: 'the right size' })
  })

  test('a count that is whole is not rounded down by what computers make of fractions', () => {
    const each: Incentive = { kind: 'certificates', name: 'c', on: true, of: 'panels', per: 'kw', each: 0.1, price: 1 }
    expect(atStart(each, { kw: 3 / 0.1 })).toBe(3)
    expect(atStart({ ...each, each: 1.1 }, { kw: 3 })).toBe(3)
    expect(atStart({ ...each, each: 4.35 }, { kw: 100 })).toBe(435)
  })

  test('Brussels: certificates of what is produced, for ten years', async () => {
    // 6.4 MWh × 2.055 = 13.152 a year.
    const certificates = await rule('BE', 'green-certificates', { price: 70 } as Partial<Incentive>, 'BE-BRU')
    expect(supportOf([certificates], { ...system, kw: 5 })[0]?.byYear).toEqual(Array(10).fill(13 * 70))
    expect(supportOf([certificates], system)[0]?.lacking).toBe('the right size')
  })

  test('New York: a quarter of the cost with the tax of the first year, at most 5,000', async () => {
    const credit = await rule('US', 'it-255', {}, 'US-NY')
    expect(supportOf([credit], system)[0]).toMatchObject({ atStart: 0, byYear: [3_000] })
    expect(supportOf([credit], { ...system, panelCost: 30_000 })[0]?.byYear).toEqual([5_000])
  })

  test('Ontario: the rebate comes to nothing while there is net metering', async () => {
    const rebate = await rule('CA', 'home-renovation-solar', {}, 'CA-ON')
    expect(atStart(rebate)).toBe(5_000)
    expect(atStart(rebate, { kw: 3 })).toBe(3_000)
    expect(atStart(rebate, { kw: 4, panelCost: 6_000 })).toBe(3_000)
    expect(supportOf([rebate], { ...system, hasNetMetering: true })[0]).toMatchObject({
      atStart: 0,
      lacking: 'net metering to be given up',
    })
  })

  test('whose amount nobody gave comes to nothing, and says so', async () => {
    expect(supportOf([await rule('CH', 'kleiv')], system)[0]).toMatchObject({ atStart: 0, lacking: 'its amount' })
    expect(supportOf([await rule('AU', 'stc-panels')], system)[0]?.lacking).toBe('its amount')
    const priceless = await rule('AU', 'stc-panels', { each: 5 } as Partial<Incentive>)
    expect(supportOf([priceless], system)[0]?.lacking).toBe('the price of a certificate')
  })

  test('that is off, or has no sum of its own, is not counted', async () => {
    expect(supportOf([await rule('IE', 'seai', { on: false })], system)).toEqual([])
    expect(supportOf([await rule('GB', 'warm-homes-plan')], system)).toEqual([])
  })

  test('of a battery needs one', async () => {
    const storage = await rule('SE', 'green-technology-storage')
    expect(supportOf([storage], { ...system, kwh: 0, batteryCost: 0 })[0]).toMatchObject({ lacking: 'the right size' })
  })
})
