import { describe, expect, test } from 'vitest'
import { withFigure } from '#shared/home/change.ts'
import type { Incentive } from '#shared/home/costs.ts'
import { computeSupport, type IncentiveBasis, uncountedSupport } from '#shared/home/incentives.ts'
import { loadPresetWithSubdivisions } from '#shared/presets/load.ts'
import { homeWith } from '../../support/plans.ts'

const costs = { panelCost: 12_000, batteryCost: 8_000 }
const system: IncentiveBasis = { kw: 6, kwh: 10, ...costs, yearlyYield: 6_400, hasNetMetering: false }

/** A country's rule, switched on, with the user's additions. */
async function rule(country: string, id: string, more: Partial<Incentive> = {}, subdivision?: string) {
  const preset = await loadPresetWithSubdivisions(country)
  const rules = subdivision ? preset.subdivisions?.[subdivision]?.incentives : preset.incentives
  const found = rules?.find((rule) => rule.id === id) ?? expect.fail(`no ${id}`)
  return { ...found.incentive, on: true, ...more } as Incentive
}
const supportOf = (incentive: Incentive, changes: Partial<IncentiveBasis> = {}) => {
  const [support] = computeSupport([incentive], { ...system, ...changes })
  return support
}
const atStart = (incentive: Incentive, changes: Partial<IncentiveBasis> = {}) => supportOf(incentive, changes)?.atStart

describe('Support', () => {
  test('India: 30,000 per kW for two kW, 18,000 for the third, at most 78,000', async () => {
    const subsidy = await rule('IN', 'pm-surya-ghar')
    // 1.5 × 30,000; 2 × 30,000 + 0.5 × 18,000; 2 × 30,000 + 18,000, and zero above 3 kW.
    expect([1.5, 2.5, 3, 6].map((kw) => atStart(subsidy, { kw, panelCost: 360_000 }))).toEqual([
      45_000, 69_000, 78_000, 78_000,
    ])
  })

  test('Austria: the rate of the category holds for the whole system, at most 30 % of the cost before VAT', async () => {
    const grant = await rule('AT', 'eag-panels')
    // 150 a kW up to 10 kW, 140 up to 20 kW; 30 % of 6,000 net is 25 % of 7,200 with VAT.
    expect(atStart(grant, { kw: 10, panelCost: 20_000 })).toBe(1_500)
    expect(atStart(grant, { kw: 12, panelCost: 20_000 })).toBe(1_680)
    expect(atStart(grant, { kw: 20, panelCost: 7_200 })).toBe(1_800)
  })

  test('Italy: half of panels and storage, as a tax credit over ten years', async () => {
    const deduction = await rule('IT', 'bonus-casa')
    // 50 % of 12,000 + 8,000, over ten years; 50 % of 120,000 is beyond what 96,000 allow.
    expect(computeSupport([deduction], system)).toEqual([
      { incentive: deduction, atStart: 0, byYear: Array(10).fill(1_000) },
    ])
    expect(supportOf(deduction, { panelCost: 112_000 })?.byYear[0]).toBe(4_800)
  })

  test('Sweden: panels and storage share 50,000', async () => {
    const both = [await rule('SE', 'green-technology-panels'), await rule('SE', 'green-technology-storage')]
    const sums = (panelCost: number, batteryCost: number) =>
      computeSupport(both, { ...system, panelCost, batteryCost }).map((support) => support.atStart)
    // 14.55 % of 120,000, 48.5 % of 50,000 and what is left of the cap.
    expect(sums(120_000, 50_000)).toEqual([17_460, 24_250])
    expect(sums(120_000, 80_000)).toEqual([17_460, 32_540])
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
    expect(supportOf(storage, { kwh: 4 })).toMatchObject({ atStart: 0, unmetCondition: 'size' })
  })

  test('floating-point error does not round a whole count down', () => {
    const terms = { kind: 'certificates', name: 'c', on: true, of: 'panels' } as const
    const certificates: Incentive = { ...terms, per: 'kw', each: 0.1, price: 1 }
    expect(atStart(certificates, { kw: 3 / 0.1 })).toBe(3)
    expect(atStart({ ...certificates, each: 1.1 }, { kw: 3 })).toBe(3)
    expect(atStart({ ...certificates, each: 4.35 }, { kw: 100 })).toBe(435)
  })

  test('Brussels: certificates for production over ten years', async () => {
    // 6.4 MWh × 2.055 = 13.152 a year.
    const certificates = await rule('BE', 'green-certificates', { price: 70 } as Partial<Incentive>, 'BE-BRU')
    expect(supportOf(certificates, { kw: 5 })?.byYear).toEqual(Array(10).fill(13 * 70))
    expect(supportOf(certificates)?.unmetCondition).toBe('size')
  })

  test('Illinois: half of the certificates at the start, half over six years', async () => {
    // 15 certificates for each yearly MWh: 6.4 × 15 = 96, at 80 each 7,680.
    const shines = await rule('US', 'illinois-shines', {}, 'US-IL')
    expect(supportOf(shines)).toMatchObject({ atStart: 3_840, byYear: Array(6).fill(640) })
  })

  test('New York: a quarter of the cost as a tax credit in the first year, at most 5,000', async () => {
    const credit = await rule('US', 'it-255', {}, 'US-NY')
    expect(supportOf(credit)).toMatchObject({ atStart: 0, byYear: [3_000] })
    expect(supportOf(credit, { panelCost: 30_000 })?.byYear).toEqual([5_000])
  })

  test('Ontario: the rebate is zero with net metering', async () => {
    const rebate = await rule('CA', 'home-renovation-solar', {}, 'CA-ON')
    expect(atStart(rebate)).toBe(5_000)
    expect(atStart(rebate, { kw: 3 })).toBe(3_000)
    expect(atStart(rebate, { kw: 4, panelCost: 6_000 })).toBe(3_000)
    expect(supportOf(rebate, { hasNetMetering: true })).toMatchObject({ atStart: 0, unmetCondition: 'net-metering' })
  })

  test('without an amount is zero, with the reason', async () => {
    const { rate: _rate, ...unknown } = (await rule('CH', 'kleiv')) as Extract<Incentive, { kind: 'by-size' }>
    expect(supportOf(unknown)).toMatchObject({ atStart: 0, unmetCondition: 'amount' })
    const certificates = (await rule('AU', 'stc-panels')) as Extract<Incentive, { kind: 'certificates' }>
    const { each: _each, ...uncounted } = certificates
    expect(supportOf(uncounted)?.unmetCondition).toBe('amount')
    const { price: _price, ...priceless } = certificates
    expect(supportOf(priceless)?.unmetCondition).toBe('certificate-price')
  })

  test('that is off or has no amount is not counted', async () => {
    expect(computeSupport([await rule('IE', 'seai', { on: false })], system)).toEqual([])
    expect(computeSupport([await rule('GB', 'warm-homes-plan')], system)).toEqual([])
  })

  test('for a battery requires a battery', async () => {
    const storage = await rule('SE', 'green-technology-storage')
    expect(supportOf(storage, { kwh: 0, batteryCost: 0 })).toMatchObject({ unmetCondition: 'size' })
  })
})

test('What only some homes get is not counted, but its amount is known until the user decides', () => {
  const typical = (figure: string) => ({ kind: 'typical', figure })
  const incentives = [500, 4_000, 700].map((amount, i) => {
    return { kind: 'flat', name: `grant ${i}`, on: i === 0, of: 'panels', amount }
  })
  const home = homeWith({
    money: { incentives },
    provenance: Object.fromEntries(incentives.map((_, i) => [`money.incentives.${i}`, typical(`US.${i}`)])),
  })
  expect(uncountedSupport(home, system)).toBe(4_700)
  const counted = withFigure(home, 'money.incentives.1.on', true) ?? expect.fail('It can be counted')
  expect(uncountedSupport(counted, system)).toBe(700)
  const declined = withFigure(counted, 'money.incentives.1.on', false) ?? expect.fail('It can be declined')
  expect(uncountedSupport(declined, system)).toBe(700)
})
