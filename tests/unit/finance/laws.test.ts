import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOURS_OF_YEAR, sumOf } from '#shared/calendar.ts'
import { simulateBalance } from '#shared/energy/balance.ts'
import { type BillYear, computeYearBill, FIRST_YEAR } from '#shared/finance/bill.ts'
import { computeCashFlow } from '#shared/finance/cash-flow.ts'
import { createMeter } from '#shared/finance/meter.ts'
import { isBuyAllSellAll, type Metering } from '#shared/finance/metering.ts'
import { assessProject, findInternalRate, npv } from '#shared/finance/metrics.ts'
import { type Financing, nominalDiscountRate, type Project } from '#shared/finance/project.ts'
import { readMeter } from '#shared/finance/reading.ts'
import { ALL_HOURS, type Tariff } from '#shared/finance/tariff.ts'
import { FORMULA_HOMES, type FormulaHome, formulaHome } from '../../reference/energy/formula-homes.ts'
import { expectRefusal } from '../../support/expectations.ts'
import { forAll, listOf, real, whole } from '../../support/laws.ts'
import { maxDifference } from '../../support/max-difference.ts'

const price = real(0, 1)
/** A month, or never. */
const orNever = fc.option(whole(1, 12))
const anyMetering: fc.Arbitrary<Metering> = fc.oneof(
  fc.record({ kind: fc.constant('net-kwh' as const), yearEndPrice: price, trueUpMonth: orNever }),
  fc.record({ kind: fc.constant('net-money' as const), expires: fc.boolean(), trueUpMonth: orNever }),
  fc.record({ kind: fc.constant('net-billing' as const) }),
  fc.record({
    kind: fc.constant('net-billing-carried' as const),
    sameMonth: fc.boolean(),
    expires: fc.boolean(),
    trueUpMonth: fc.oneof(orNever, fc.constant('every' as const)),
  }),
  fc.record({ kind: fc.constant('buy-all-sell-all' as const) }),
)

/** Tariffs have up to three periods over the hours of the day, up to three blocks with the same ends in all of them. */
const anyTariff: fc.Arbitrary<Tariff> = fc
  .record({
    ends: fc.uniqueArray(whole(20, 900), { maxLength: 2 }),
    prices: listOf(fc.tuple(price, price), 9),
    hours: listOf(fc.nat(2), 24),
    weekend: fc.nat(2),
    fixedPerMonth: real(0, 30),
    minimumPerMonth: real(0, 50),
    minimumPerYear: real(0, 900),
    metering: anyMetering,
  })
  .map(({ ends, prices, hours, weekend, ...rest }) => {
    const limits = [...ends.sort((a, b) => a - b), null]
    return {
      ...rest,
      periods: [0, 1, 2].map((period) => ({
        blocks: limits.map((upTo, block) => {
          const [buy, sell] = prices[period * 3 + block] ?? [0, 0]
          return { upTo, buy, sell }
        }),
      })),
      weekday: ALL_HOURS.map(() => hours),
      weekend: ALL_HOURS.map(() => hours.map(() => weekend)),
    }
  })

const homes = new Map((Object.keys(FORMULA_HOMES) as FormulaHome[]).map((name) => [name, formulaHome(name)]))
const anyHome = fc.constantFrom(...homes.keys()).map((name) => homes.get(name) as ReturnType<typeof formulaHome>)
const NO_SUN = new Float64Array(HOURS_OF_YEAR)

function billOf(tariff: Tariff, home: { use: Float64Array; solar: Float64Array }, when: BillYear = FIRST_YEAR) {
  const meter = createMeter(tariff)
  return computeYearBill(meter, readMeter(meter, simulateBalance({ ...home, sellsAll: isBuyAllSellAll(tariff) })), when)
}
const withoutCharges = ({ fixedPerMonth: _f, minimumPerMonth: _m, minimumPerYear: _y, ...tariff }: Tariff): Tariff =>
  tariff

describe('Bills of any tariff', () => {
  test('without a system equal the bill of the use', () => {
    forAll([anyTariff, anyHome], 30, (tariff, { use }) => {
      const meter = createMeter(tariff)
      const ofUse = computeYearBill(meter, readMeter(meter, { import: use, export: NO_SUN }))
      expect(billOf(tariff, { use, solar: NO_SUN })).toEqual(ofUse)
    })
  })
  test('without a system and blocks do not depend on the metering', () => {
    forAll([anyTariff, anyHome, anyMetering], 30, (tariff, { use }, other) => {
      // It holds for blocks: netted meters share them out by period, hourly ones fill them in the order of the hours.
      const periods = tariff.periods.map(({ blocks }) => ({ blocks: blocks.slice(-1) }))
      const bill = (metering: Metering) => billOf({ ...tariff, periods, metering }, { use, solar: NO_SUN }).total
      expect(bill(other)).toBeCloseTo(bill({ kind: 'net-billing' }), 6)
    })
  })
  test('are finite, and their lines add up to the total', () => {
    forAll([anyTariff, anyHome], 40, (tariff, home) => {
      const bill = billOf(tariff, home)
      for (const month of bill.months) {
        for (const line of Object.values(month)) expect(Number.isFinite(line)).toBe(true)
        expect(month.energy - month.credit + month.fixed + month.minimum - month.payout).toBeCloseTo(month.total, 9)
        expect(
          Math.min(month.energy, month.credit, month.minimum, month.payout, month.kwhAccount, month.moneyAccount),
        ).toBeGreaterThanOrEqual(-1e-9)
      }
      expect(bill.total).toBeCloseTo(sumOf(bill.months.map(({ total }) => total)), 9)
    })
  })
  test('double with doubled prices', () => {
    forAll([anyTariff, anyHome], 30, (tariff, home) => {
      const once = billOf(tariff, home)
      const twice = billOf(tariff, home, { year: 1, priceFactor: 2 })
      once.months.forEach((month, i) => {
        for (const line of ['energy', 'credit', 'fixed', 'minimum', 'payout', 'total'] as const)
          expect(twice.months[i]?.[line]).toBeCloseTo(2 * month[line], 6)
      })
    })
  })
  test('distribute the month’s kWh over blocks and periods', () => {
    forAll([anyTariff, anyHome], 30, (tariff, home) => {
      // Energy is the kWh at a price of 1 for all.
      const periods = tariff.periods.map(({ blocks }) => ({
        blocks: blocks.map(({ upTo }) => ({ upTo, buy: 1, sell: 1 })),
      }))
      const bill = billOf(withoutCharges({ ...tariff, periods, metering: { kind: 'net-billing' } }), home)
      for (const month of bill.months) {
        expect(month.energy).toBeCloseTo(month.imported, 6)
        expect(month.credit).toBeCloseTo(month.exported, 6)
      }
    })
  })
  test('under net billing never rise with more solar if no kWh sells above any import price', () => {
    forAll([anyTariff, anyHome, real(0.1, 3)], 30, (tariff, home, more) => {
      const periods = tariff.periods.map(({ blocks }) => ({
        // One export price: more export must not move other kWh into a cheaper block.
        blocks: blocks.map((block) => ({ ...block, buy: block.buy + 0.5, sell: 0.2 })),
      }))
      const cheap = withoutCharges({ ...tariff, periods, metering: { kind: 'net-billing' } })
      const larger = { ...home, solar: home.solar.map((kwh) => kwh * (1 + more)) }
      expect(billOf(cheap, larger).total).toBeLessThanOrEqual(billOf(cheap, home).total + 1e-6)
    })
  })
})

const money = real(-500, 3_000)
const rate = real(0, 0.12)
const anyProject: fc.Arbitrary<Project> = fc
  .record({
    years: whole(1, 30),
    cost: real(500, 40_000),
    inflation: rate,
    realDiscount: rate,
    savings: listOf(money, 30),
    rebateShare: real(0, 0.5),
    maintenance: real(0, 300),
    creditShare: real(0, 0.3),
  })
  .map(({ years, cost, savings, rebateShare, maintenance, creditShare, ...rates }) => ({
    ...rates,
    years,
    cost,
    energy: Array<number>(years).fill(5_000),
    savings: savings.slice(0, years),
    rebate: cost * rebateShare,
    maintenance,
    yearlySupport: [cost * creditShare],
    financing: { kind: 'cash' },
  }))

describe('Money of any project', () => {
  test('at a discount rate of 0 the present value is the sum of the flows', () => {
    forAll([anyProject], (project) => {
      const { cashFlow: flows, npv: value } = assessProject({ ...project, inflation: 0, realDiscount: 0 })
      expect(value).toBeCloseTo(sumOf(flows.flow), 5)
    })
  })
  test('cash and a loan at the discount rate have the same value', () => {
    forAll([anyProject, real(0, 1), whole(1, 30)], (project, share, payments) => {
      const amount = share * (project.cost - (project.rebate ?? 0))
      const loan = { amount, rate: nominalDiscountRate(project), payments, paymentsPerYear: 1 } as const
      const borrowed = assessProject({ ...project, financing: { kind: 'loan', loan } })
      expect(borrowed.npv).toBeCloseTo(assessProject(project).npv, 4)
      expect(borrowed.payback).toEqual(assessProject(project).payback)
    })
  })
  test('a more expensive loan lowers the value, a cheaper one raises it', () => {
    forAll([anyProject, real(0.005, 0.1)], (project, apart) => {
      const worth = (loanRate: number) => {
        const loan = { amount: project.cost / 2, rate: loanRate, payments: project.years, paymentsPerYear: 1 } as const
        return assessProject({ ...project, rebate: 0, financing: { kind: 'loan', loan } }).npv
      }
      const discount = nominalDiscountRate(project)
      expect(worth(discount + apart)).toBeLessThan(worth(discount))
      expect(worth(Math.max(0, discount - apart))).toBeGreaterThanOrEqual(worth(discount))
    })
  })
  test('multiplying all amounts by ten multiplies every flow and keeps rates and paybacks', () => {
    forAll([anyProject], (project) => {
      const tenfold = assessProject({
        ...project,
        cost: project.cost * 10,
        savings: project.savings.map((value) => value * 10),
        rebate: (project.rebate ?? 0) * 10,
        maintenance: (project.maintenance ?? 0) * 10,
        yearlySupport: (project.yearlySupport ?? []).map((value) => value * 10),
      })
      const once = assessProject(project)
      expect(tenfold.npv / 10).toBeCloseTo(once.npv, 5)
      const flows = tenfold.cashFlow.flow.map((flow) => flow / 10)
      expect(maxDifference(flows, once.cashFlow.flow)).toBeLessThan(1e-6)
      expect(tenfold.payback === null).toBe(once.payback === null)
      if (once.payback !== null) expect(tenfold.payback).toBeCloseTo(once.payback, 6)
      expect((tenfold.lcoeNominal ?? 0) / 10).toBeCloseTo(once.lcoeNominal ?? 0, 9)
      expect(tenfold.internalRate.kind).toBe(once.internalRate.kind)
    })
  })
  test('every internal rate is a root, and a single change of sign gives a single one', () => {
    forAll([real(1, 1e5), fc.array(real(0, 1e4), { minLength: 1, maxLength: 30 })], (cost, earned) => {
      const flows = [-cost, ...earned]
      const found = findInternalRate(flows)
      if (found.kind === 'one') expect(Math.abs(npv(flows, found.rate))).toBeLessThan(cost * 1e-6)
      expect(found.kind).not.toBe('several')
    })
  })
  test('finite inputs give finite results', () => {
    forAll([anyProject], (project) => {
      const flows = computeCashFlow(project)
      for (const list of [flows.flow, flows.projectFlow, flows.balance, flows.maintenance])
        expect(list.every(Number.isFinite)).toBe(true)
    })
  })
})

describe('An invalid project', () => {
  const good: Project = {
    years: 3,
    cost: 9_000,
    energy: [5_000, 5_000, 5_000],
    savings: [900, 900, 900],
    inflation: 0.02,
    realDiscount: 0.03,
    financing: { kind: 'cash' },
  }
  const loan = { amount: 5_000, rate: 0.05, payments: 10, paymentsPerYear: 1 } as const
  const lease = { monthlyPayment: 50, rise: 0, years: 20 }
  const leasedAt = (terms: object) => ({ cost: 0, financing: { kind: 'lease', lease: { ...lease, ...terms } } })
  test.each([
    [{ years: 0 }, 'years'],
    [{ cost: -1 }, 'cost'],
    [{ cost: Number.NaN }, 'cost'],
    [{ energy: [1, 2] }, 'energy'],
    [{ savings: [1, 2, Number.POSITIVE_INFINITY] }, 'savings.2'],
    [{ inflation: 5 }, 'inflation'],
    [{ realDiscount: -1 }, 'realDiscount'],
    [{ rebate: 10_000 }, 'rebate'],
    [{ yearlySupport: [0, -1] }, 'yearlySupport.1'],
    [{ maintenance: -5 }, 'maintenance'],
    [{ replacements: [{ year: 9, cost: 1, rise: 0 }] }, 'replacements.0.year'],
    [{ financing: { kind: 'loan', loan: { ...loan, amount: 99_000 } } }, 'financing.loan.amount'],
    [{ financing: { kind: 'loan', loan: { ...loan, rate: -0.1 } } }, 'financing.loan.rate'],
    [{ financing: { kind: 'loan', loan: { ...loan, payments: 0 } } }, 'financing.loan.payments'],
    [{ financing: { kind: 'lease', lease } }, 'cost'],
    [leasedAt({ monthlyPayment: Number.NaN }), 'financing.lease.monthlyPayment'],
    [leasedAt({ rise: 9 }), 'financing.lease.rise'],
  ] as [Partial<Project>, string][])('%o is refused at %s', (wrong, field) => {
    expectRefusal(() => assessProject({ ...good, ...(wrong as { financing?: Financing }) }), field)
  })
})
