import { describe, expect, test } from 'vitest'
import { MONTH_OF_DAY, sumOf } from '#shared/calendar.ts'
import { buildProfileShape, loadProfiles, withEmptyDaytime } from '#shared/energy/load-profiles.ts'
import { chooseProfile } from '#shared/energy/profile-choice.ts'
import { expectBetween } from '../../support/expectations.ts'
import { flatPrice, homeWith, planOf } from '../../support/plans.ts'
import { siteDataOf } from '../../support/site-data.ts'

/*
 * Three homes. Each figure of the plan is computed a second time here, in a few plain lines over the hours of roof and
 * use, without any part of the plan's code.
 */

const profiles = await loadProfiles()

/**
 * AC output of one face [kWh per hour]: PVWatts inverter (Dobos 2014, eq. 10 and 11) of kWp / 1.2 and 96 %, clipped at its power.
 * η = 0.96 / 0.9637 · (−0.0162 ζ − 0.0059 / ζ + 0.9858), ζ the load.
 */
function acHours(dc: Float64Array, kwp: number): Float64Array {
  const full = kwp / 1.2 / 0.96
  return dc.map((perKwp) => {
    const load = (perKwp * kwp) / full
    if (load <= 0) return 0
    const efficiency = (0.96 / 0.9637) * (-0.0162 * load - 0.0059 / load + 0.9858)
    return Math.max(0, perKwp * kwp * efficiency)
  })
}

const sumOfMonth = (hours: Float64Array, month: number) =>
  hours.reduce((sum, kwh, i) => sum + (MONTH_OF_DAY[Math.floor(i / 24)] === month ? kwh : 0), 0)

/**
 * Import and export without a battery [kWh per hour]. 35 % of the use is steady; the rest varies exponentially within the
 * hour: solar above the steady part serves of it 1 − e^(−x), x the solar in units of its mean.
 */
function gridOf(solar: Float64Array, use: Float64Array, inverterKw: number) {
  const output = solar.map((kwh) => Math.min(kwh, inverterKw))
  const direct = use.map((kwh, i) => {
    const above = (output[i] as number) - 0.35 * kwh
    return above <= 0 ? (output[i] as number) : 0.35 * kwh + 0.65 * kwh * (1 - Math.exp(-above / (0.65 * kwh)))
  })
  return {
    imported: use.map((kwh, i) => kwh - (direct[i] as number)),
    exported: output.map((kwh, i) => kwh - (direct[i] as number)),
  }
}

/** Net present value of rising savings with degradation, less a new inverter, by definition. */
const present = (flows: readonly number[], rate: number) =>
  flows.reduce((sum, flow, year) => sum + flow / (1 + rate) ** year, 0)

describe('Phoenix: $180 a month at 15 ct and $12 fixed, export at 7 ct, 16 panels of 440 W for $2,700 per kW', () => {
  const home = homeWith({
    region: { country: 'US', currency: 'USD' },
    use: { amount: { kind: 'bill', perMonth: 180 }, day: { kind: 'usual', atHome: 'mixed' } },
    roof: { planes: [{ tilt: 20, azimuth: 180 }] },
    system: { arrays: [{ plane: 0, panels: 16, watts: 440 }], ageing: 0.005 },
    tariff: { buying: flatPrice(0.15), fixedPerMonth: 12, selling: { kind: 'net-billing', price: 0.07 } },
    money: {
      price: { kind: 'by-size', each: 2_700 },
      upkeepPerYear: 100,
      inverterRenewal: { year: 15, cost: 1_500 },
      priceRise: 0.03,
      inflation: 0.02,
      discount: 0.05,
      years: 25,
    },
  })
  const siteData = siteDataOf('Phoenix', home)
  const plan = planOf(home, siteData)
  const { figures } = plan

  const kwp = 7.04 // 16 × 440 W
  const kwhUsed = 13_440 // (180 − 12) × 12 ÷ 0.15
  const shape = buildProfileShape(
    profiles[
      chooseProfile({ country: 'US', atHome: 'mixed', monthlyTemperature: siteData.solar.monthlyTemperature }).profile
    ],
    siteData.location,
  )
  const use = shape.map((share) => share * kwhUsed)
  const solar = acHours(siteData.solar.dcByFace[0] as Float64Array, kwp)
  const { imported, exported } = gridOf(solar, use, kwp / 1.2)
  const bill = sumOf(imported) * 0.15 - sumOf(exported) * 0.07 + 12 * 12

  test('the bill gives 13,440 kWh a year, and the panels are 7.04 kWp', () => {
    expect(figures.use.value).toBeCloseTo(kwhUsed, 6)
    expect(plan.kwp).toBeCloseTo(kwp, 9)
  })
  test('solar, own use and export are the sums of the hours', () => {
    expect(plan.energy.totals.solar).toBeCloseTo(sumOf(solar), 6)
    expect(plan.energy.totals.import).toBeCloseTo(sumOf(imported), 6)
    expect(plan.energy.totals.export).toBeCloseTo(sumOf(exported), 6)
    expect(figures.selfSufficiency.value).toBeCloseTo(1 - sumOf(imported) / kwhUsed, 9)
  })
  test('a south roof yields 1,600 to 1,850 kWh/kWp, as in PVWatts', () => {
    expectBetween(sumOf(solar) / kwp, 1_600, 1_850)
  })
  test('the bill without is 12 × $180, the bill with the system follows from the hours of each month', () => {
    expect(figures.billBefore.value).toBeCloseTo(2_160, 6)
    expect(figures.billAfter.value).toBeCloseTo(bill, 6)
    const july = sumOfMonth(imported, 6) * 0.15 - sumOfMonth(exported, 6) * 0.07 + 12
    expect(plan.billsAfter[6]?.total).toBeCloseTo(july, 6)
  })
  test('it costs $19,008, and net present value, payback and total follow from 25 such years', () => {
    expect(figures.cost.value).toBeCloseTo(19_008, 6)
    const flows = [-19_008]
    const payments = [19_008]
    for (let year = 1; year <= 25; year += 1) {
      const aged = solar.map((kwh) => kwh * 0.995 ** (year - 1))
      const grid = gridOf(aged, use, kwp / 1.2)
      const dearer = 1.03 ** (year - 1)
      const paid = (sumOf(grid.imported) * 0.15 - sumOf(grid.exported) * 0.07 + 144) * dearer
      const maintenance = 100 * 1.02 ** (year - 1) + (year === 15 ? 1_500 * 1.02 ** 14 : 0)
      flows.push(2_160 * dearer - paid - maintenance)
      payments.push(paid + maintenance)
    }
    expect(plan.npv).toBeCloseTo(present(flows, 0.05), 4)
    // Amounts are in today's money; the bills without are a growing annuity.
    expect(plan.spent.at(-1)).toBeCloseTo(present(payments, 0.05), 4)
    expect(plan.spentWithout.at(-1)).toBeCloseTo((2_160 * (1 - (1.03 / 1.05) ** 25)) / (0.05 - 0.03), 4)
    // The first year in which cumulative savings reach the price.
    let sum = 0
    const last = flows.findIndex((flow) => {
      sum += flow
      return sum >= 0
    })
    expect(plan.payback).toBeGreaterThan(last - 1)
    expect(plan.payback).toBeLessThanOrEqual(last)
    // The net present value is zero at the internal rate.
    expect(plan.internalRate.kind).toBe('one')
    const rate = plan.internalRate.kind === 'one' ? plan.internalRate.rate : Number.NaN
    expect(Math.abs(present(flows, rate))).toBeLessThan(0.01)
  })
})

describe('Berlin: €120 a month at 38.7 ct, feed-in of 7.7 ct for 20 years, away by day, two faces, a grant', () => {
  const home = homeWith({
    region: { country: 'DE', currency: 'EUR' },
    use: { amount: { kind: 'bill', perMonth: 120 }, day: { kind: 'usual', atHome: 'away' } },
    roof: {
      planes: [
        { tilt: 35, azimuth: 90 },
        { tilt: 35, azimuth: 270 },
      ],
    },
    system: {
      start: '2026-12-01',
      arrays: [
        { plane: 0, panels: 15, watts: 400 },
        { plane: 1, panels: 15, watts: 400 },
      ],
      ageing: 0.005,
    },
    tariff: {
      buying: flatPrice(0.387),
      selling: {
        kind: 'feed-in',
        steps: [
          {
            untilYear: 20,
            bands: [
              { upToKw: 10, price: 0.077 },
              { upToKw: null, price: 0.0666 },
            ],
          },
        ],
      },
    },
    money: {
      price: { kind: 'total', total: 15_000 },
      incentives: [{ kind: 'flat', name: 'Grant', on: true, of: 'panels', amount: 1_000 }],
      upkeepPerYear: 150,
      inverterRenewal: { year: 15, cost: 0 },
      priceRise: 0.02,
      inflation: 0.02,
      discount: 0.03,
      years: 25,
      financing: { kind: 'loan', deposit: 2_000, rate: 0.04, years: 10 },
    },
  })
  const siteData = siteDataOf('Berlin', home)
  const plan = planOf(home, siteData)
  const kwhUsed = (120 * 12) / 0.387
  const use = buildProfileShape(withEmptyDaytime(profiles['bdew-h25']), siteData.location).map(
    (share) => share * kwhUsed,
  )
  const [east, west] = siteData.solar.dcByFace as [Float64Array, Float64Array]
  // One inverter for both faces: their DC output is added.
  const solar = acHours(
    east.map((kwh, i) => (kwh + (west[i] as number)) / 2),
    12,
  )
  /** 10 of 12 kWp at 7.7 ct, 2 at 6.66 ct. */
  const feedIn = (10 * 0.077 + 2 * 0.0666) / 12

  test('the first bill is import at 38.7 ct less export at 7.527 ct', () => {
    const { imported, exported } = gridOf(solar, use, 10)
    expect(feedIn).toBeCloseTo(0.0752667, 6)
    expect(plan.figures.billAfter.value).toBeCloseTo(sumOf(imported) * 0.387 - sumOf(exported) * feedIn, 6)
  })
  test('in year 21 export is no longer paid, and the feed-in rate never rises', () => {
    for (const year of [20, 21]) {
      const aged = solar.map((kwh) => kwh * 0.995 ** (year - 1))
      const { imported, exported } = gridOf(aged, use, 10)
      const paid = sumOf(imported) * 0.387 * 1.02 ** (year - 1) - (year <= 20 ? sumOf(exported) * feedIn : 0)
      expect(plan.years[year - 1]?.billAfter).toBeCloseTo(paid, 6)
    }
  })
  test('a loan of €12,000 at 4 % over ten years costs €121.49 a month', () => {
    // 15,000 − 1,000 − 2,000; 12,000 · (0.04 / 12) / (1 − (1 + 0.04 / 12)^−120) = 121.4942.
    expect(plan.figures.netCost.value).toBeCloseTo(14_000, 9)
    expect(plan.cashFlow.loanAmount).toBeCloseTo(12_000, 9)
    const firstYear = (plan.cashFlow.interest[0] ?? 0) + (plan.cashFlow.principal[0] ?? 0)
    expect(firstYear / 12).toBeCloseTo(121.4942, 3)
    expect(plan.figures.ownMoney.value).toBeCloseTo(2_000, 9)
  })
  test('the payback does not depend on the loan', () => {
    const cash = planOf({ ...home, money: { ...home.money, financing: { kind: 'cash' } } }, siteData)
    expect(plan.payback).toBe(cash.payback)
    expect(plan.npv).not.toBeCloseTo(cash.npv, 0)
  })
})

describe('Pune: ₹3,000 a month in blocks, net metering in kWh, a subsidy by kW', () => {
  const blocks = [
    { upTo: 100, price: 5 },
    { upTo: 300, price: 11 },
    { upTo: null, price: 15 },
  ]
  const home = homeWith({
    region: { country: 'IN', currency: 'INR' },
    use: {
      amount: { kind: 'bill', perMonth: 3_000 },
      day: { kind: 'hours', workday: Array(24).fill(1), weekend: Array(24).fill(1) },
    },
    roof: { planes: [{ tilt: 15, azimuth: 180 }] },
    system: { arrays: [{ plane: 0, panels: 5, watts: 500 }], ageing: 0.005 },
    tariff: {
      buying: { periods: [{ blocks }] },
      fixedPerMonth: 130,
      selling: { kind: 'net-metering', carried: 'kwh', settlementMonth: 3, leftOverPrice: 2.5 },
    },
    money: {
      price: { kind: 'by-size', each: 60_000 },
      incentives: [
        {
          kind: 'by-size',
          name: 'Subsidy',
          on: true,
          of: 'panels',
          steps: [
            { upTo: 2, rate: 30_000 },
            { upTo: 3, rate: 18_000 },
          ],
        },
      ],
      upkeepPerYear: 1_500,
      inverterRenewal: { year: 12, cost: 20_000 },
      priceRise: 0.04,
      inflation: 0.04,
      discount: 0.08,
      years: 25,
    },
  })
  const siteData = siteDataOf('Pune', home)
  const plan = planOf(home, siteData)

  /** Energy charge of a month by blocks [₹]. */
  const energy = (kwh: number) =>
    5 * Math.min(kwh, 100) + 11 * Math.min(Math.max(0, kwh - 100), 200) + 15 * Math.max(0, kwh - 300)
  const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  test('the bill equals that of a constant use of 10.99 kWh a day', () => {
    // Constant use: monthly kWh follow the days. The 12 bills must add up to 12 × 3,000.
    const kwhPerDay = (plan.figures.use.value ?? 0) / 365
    const year = days.reduce((sum, count) => sum + energy(kwhPerDay * count) + 130, 0)
    expect(year).toBeCloseTo(36_000, 3)
    // Worked out by hand: a month of 30.4 days at 3,000 − 130 = 2,870 is 300 kWh for 2,700 and 11.3 more at 15.
    expectBetween((kwhPerDay * 365) / 12, 305, 315)
  })
  test('export is set against import, carried over, and settled in March at ₹2.50', () => {
    const solar = acHours(siteData.solar.dcByFace[0] as Float64Array, 2.5)
    const perHour = (plan.figures.use.value ?? 0) / 8760
    const use = new Float64Array(8760).fill(perHour)
    const { imported, exported } = gridOf(solar, use, 2.5 / 1.2)
    let carried = 0
    let total = 0
    days.forEach((_, month) => {
      const net = sumOfMonth(imported, month) - sumOfMonth(exported, month) - carried
      total += energy(Math.max(0, net)) + 130
      carried = Math.max(0, -net)
      if (month === 2) {
        total -= carried * 2.5
        carried = 0
      }
    })
    expect(plan.figures.billAfter.value).toBeCloseTo(total, 4)
  })
  test('2.5 kW cost ₹150,000 with a subsidy of ₹69,000: 2 kW at 30,000 and half a kW at 18,000', () => {
    expect(plan.figures.cost.value).toBe(150_000)
    expect(plan.figures.support.value).toBe(69_000)
    expect(plan.figures.netCost.value).toBe(81_000)
  })
})
