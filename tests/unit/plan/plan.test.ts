import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumOf } from '#shared/calendar.ts'
import { Home } from '#shared/home/home.ts'
import { withoutQuotes } from '#shared/home/quotes.ts'
import { valueAt } from '#shared/home/record.ts'
import { diffHomes } from '#shared/home/scenario.ts'
import { customScenariosOf } from '#shared/home/scenario-home.ts'
import type { SiteData } from '#shared/plan/basis/site-data.ts'
import { runToCompletion } from '#shared/plan/basis/time-sliced.ts'
import {
  computeBatteryOptions,
  computeHours,
  computeOutage,
  computeScenarios,
  computeSizes,
} from '#shared/plan/kinds/plan-comparisons.ts'
import { computeOutlook, computePlan, computePlanEnergy, type Plan } from '#shared/plan/plan.ts'
import { validateHome } from '#shared/plan/validate-home.ts'
import { verdictKind } from '#shared/plan/verdict.ts'
import { answered } from '../../support/answered.ts'
import { expectBetween } from '../../support/expectations.ts'
import { evaluateFormula } from '../../support/formulas.ts'
import { forAll, real, whole } from '../../support/laws.ts'
import { changed, completed, eveningPrices, flatPrice, homeWith, planOf } from '../../support/plans.ts'
import { SAMPLE_HOME } from '../../support/sample-home.ts'
import { siteDataOf } from '../../support/site-data.ts'

const berlin = siteDataOf('Berlin', SAMPLE_HOME)

/** A small home with a price and panels, fast enough for property tests. */
const SMALL = homeWith({
  region: { country: 'DE', currency: 'EUR' },
  use: { amount: { kind: 'year', kwh: 4_000 } },
  roof: { planes: SAMPLE_HOME.roof.planes },
  system: { arrays: [{ plane: 0, panels: 12, watts: 440 }] },
  tariff: { buying: flatPrice(0.35), selling: { kind: 'net-billing', price: 0.08 } },
  money: { price: { kind: 'by-size', each: 1_500 }, years: 5 },
})

const SITES = { Berlin: berlin, Phoenix: siteDataOf('Phoenix', SMALL), Pune: siteDataOf('Pune', SMALL) }

/** Custom scenarios on the roof of the plan. */
const scenariosIn = (home: Home) => customScenariosOf(home).map((scenario) => ({ ...scenario, siteData: berlin }))
const planned = (home: Home, siteData: SiteData = berlin): Plan => planOf(home, siteData)
const outlookOf = (home: Home) => completed(computeOutlook(home, berlin))
const scenariosOf = (home: Home, own = scenariosIn(home)) => completed(computeScenarios(home, berlin, own))
const sizesOf = (home: Home) => completed(computeSizes(home, berlin)).points

/** Every non-finite number in a value, by path. */
function nonsense(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`]
  if (value instanceof Float64Array) return value.every(Number.isFinite) ? [] : [path]
  if (typeof value !== 'object' || value === null) return value === undefined ? [`${path} is undefined`] : []
  return Object.entries(value).flatMap(([key, part]) => nonsense(part, `${path}.${key}`))
}

describe('A plan', () => {
  const plan = planned(SAMPLE_HOME)
  /** What a use of its own adds to the small home [kWh]. */
  const addedUse = (path: string, value: unknown) =>
    (planned(changed(SMALL, path, value)).figures.use.value ?? Number.NaN) - 4_000

  test('lists defaults with their sources, and no stated figure as missing', () => {
    const assumed = plan.assumed.map(({ path }) => path)
    expect(assumed).toContain('system.losses')
    expect(assumed).toContain('use.car.kwhPer100Km')
    expect(assumed).not.toContain('money.discount')
    for (const { from } of plan.assumed) expect(from.kind === 'default' && from.source.length > 10).toBe(true)
    expect(plan.missing).toEqual([])
  })

  test.each([
    [{ kmPerYear: 15_000 }, 2_700],
    [{ kmPerYear: 15_000, kwhPer100Km: 18, measuredAt: 'display', chargingLoss: 0.12 }, 3_068.18],
    [{ kmPerYear: 20_000, kwhPer100Km: 18, measuredAt: 'display' }, 4_000],
    [{ kmPerYear: 20_000, kwhPer100Km: 20, measuredAt: 'socket', chargingLoss: 0.12 }, 4_000],
    // The default is measured at the socket.
    [{ kmPerYear: 10_000, measuredAt: 'display', chargingLoss: 0.12 }, 1_800],
  ])('adds charging losses to what a car shows: %j draws %d kWh', (car, kwh) => {
    expect(addedUse('use.car', { inAmount: false, ...car })).toBeCloseTo(kwh, 1)
  })

  test('charges a car on solar surplus: from the roof what is left over, at night the rest', () => {
    const plans = (['surplus', 'night', 'day'] as const).map((charging) =>
      planned(changed(SMALL, 'use.car', { inAmount: false, charging })),
    )
    const [surplus, night] = plans as [Plan, Plan, Plan]
    expect(surplus.energy.totals.use).toBeCloseTo(night.energy.totals.use, 6)
    const [importOnSurplus, importAtNight] = plans.map(({ energy }) => energy.totals.import) as [number, number]
    // 2,160 kWh, of which summer days bring more than half.
    expectBetween(importAtNight - importOnSurplus, 1_000, 2_160)
    // Without solar it charges at night.
    expect(surplus.figures.billBefore.value).toBeCloseTo(night.figures.billBefore.value ?? 0, 9)
    for (const { parts, use } of surplus.energy.days)
      for (const [hour, kwh] of use.entries())
        expect(sumOf(parts.map((part) => part.use[hour] as number))).toBeCloseTo(kwh, 9)
    expect(nonsense(surplus)).toEqual([])
  })

  test('imports no more on solar surplus than at night or around midday, with and without a battery', () => {
    const places = fc.constantFrom('Berlin', 'Phoenix', 'Pune')
    const homes = [
      places,
      whole(2, 24),
      whole(1_500, 8_000),
      whole(3_000, 30_000),
      fc.constantFrom(0, 2, 5, 10, 15),
    ] as const
    forAll(homes, 10, (place, panels, kwh, kmPerYear, usableKwh) => {
      const sized = changed(changed(SMALL, 'use.amount.kwh', kwh), 'system.arrays.0.panels', panels)
      const home = usableKwh > 0 ? changed(sized, 'system.battery', { usableKwh }) : sized
      const importWith = (charging: string) => {
        const withCar = changed(home, 'use.car', { inAmount: false, kmPerYear, charging })
        return answered(computePlanEnergy(withCar, SITES[place])).totals.import
      }
      const onSurplus = importWith('surplus')
      // The last digits of sums over 8,760 hours differ.
      for (const charging of ['night', 'day']) expect(onSurplus).toBeLessThanOrEqual(importWith(charging) + 1e-6)
    })
  })

  test('works out a heat pump from the fuel it replaces, by what the place allows', () => {
    const kwhOf = (fuel: object, emitters = 'radiators') =>
      addedUse('use.heatPump', { inAmount: false, emitters, fuel })
    const gas = kwhOf({ kind: 'kwh', perYear: 20_000 })
    // 18,000 kWh of heat in Berlin; field tests of existing houses found 2.6 to 3.1 times the electricity.
    expectBetween(gas, 18_000 / 3.1, 18_000 / 2.6)
    expect(kwhOf({ kind: 'oil', perYear: 2_000 })).toBeCloseTo(gas, 6)
    expect(kwhOf({ kind: 'gas-m3', perYear: 2_000 })).toBeCloseTo(gas, 6)
    expect(kwhOf({ kind: 'therms', perYear: 20_000 / 29.3071 })).toBeCloseTo(gas, 3)
    expect(kwhOf({ kind: 'kwh', perYear: 20_000, boilerEfficiency: 0.7 })).toBeCloseTo((gas * 0.7) / 0.9, 6)
    expect(kwhOf({ kind: 'kwh', perYear: 20_000 }, 'floor')).toBeLessThan(0.9 * gas)
    const unmeasured = changed(SMALL, 'use.heatPump', { inAmount: false, fuel: { kind: 'oil' } })
    expect(planned(unmeasured).missing).toEqual(['use.heatPump.fuel.perYear'])
  })

  test('gives the source of each term', () => {
    const price = plan.figures.cost.terms.find(({ name }) => name === 'panel price')
    expect(price).toMatchObject({ path: 'money.price', value: 14_000, from: { kind: 'yours' } })
    const typical = { kind: 'typical', figure: 'DE.pvCost', asOf: '2026-11-21' }
    const [typicalPrice] = planned(changed(SAMPLE_HOME, 'provenance', { 'money.price': typical })).figures.cost.terms
    expect(typicalPrice?.from).toEqual(typical)
  })

  test('never attributes an absent figure to the user', () => {
    const { figures } = planned(changed(SMALL, 'tariff.selling', undefined))
    const terms = Object.values(figures).flatMap((figure) => figure.terms)
    const term = (name: string) => terms.find((candidate) => candidate.name === name)
    // A bill with a single price, without a fixed charge or an export rate.
    for (const name of ['fixed monthly charge', 'export rate'])
      expect(term(name)).toMatchObject({ value: 0, from: { kind: 'default' } })
    expect(term('price per kWh')?.from).toEqual({ kind: 'yours' })
    // Default: 1 % of the price of the panels.
    expect(term('maintenance')).toMatchObject({ path: 'money.upkeepPerYear', from: { kind: 'default' } })
    const statedTerms = planned(changed(SMALL, 'tariff.fixedPerMonth', 0)).figures.billBefore.terms
    expect(statedTerms.find(({ name }) => name === 'fixed monthly charge')?.from).toEqual({ kind: 'yours' })
    // Panels chosen by the app: their number is computed, their power a default.
    const workedOut = { kind: 'worked-out', how: 'As many as yield the use.' }
    const chosen = changed(SMALL, 'provenance', { 'system.arrays': workedOut })
    expect(planned(chosen).figures.power.terms).toMatchObject([
      { name: 'panels', from: { kind: 'worked-out' } },
      { name: 'panel size', value: 440, from: { kind: 'default' } },
    ])
    for (const home of [SAMPLE_HOME, SMALL])
      for (const { path, from } of Object.values(planned(home).figures).flatMap((figure) => figure.terms))
        if (path !== undefined && from.kind === 'yours') expect(valueAt(home, path.split('.')), path).toBeDefined()
  })

  test('has formulas that evaluate to their figures', () => {
    const sums = Object.values(plan.figures).filter(({ formula }) => isArithmetic(formula))
    expect(sums.length).toBeGreaterThan(12)
    for (const figure of sums) {
      const value = evaluateFormula(figure)
      const difference = Math.abs(value - (figure.value ?? 0)) / Math.max(1, Math.abs(value))
      expect(difference, `${figure.label}: ${figure.formula}`).toBeLessThan(1e-9)
    }
  })

  test('has months that add up to the year, and bills whose lines add up', () => {
    const { months, totals } = plan.energy
    const sum = (of: (month: (typeof months)[number]) => number) => sumOf(months.map(of))
    expect(sum(({ solar }) => solar)).toBeCloseTo(totals.solar, 6)
    expect(sum((month) => month.ownUse + month.export + month.clipped)).toBeCloseTo(totals.solar, 6)
    expect(sum(({ import: imported }) => imported)).toBeCloseTo(totals.import, 6)
    for (const bill of [...plan.billsBefore, ...plan.billsAfter])
      expect(bill.energy - bill.credit + bill.fixed + bill.minimum - bill.payout).toBeCloseTo(bill.total, 9)
  })

  test('has mean days of January and July', () => {
    const [january, july] = plan.energy.days
    const day = (hours: readonly number[] = []) => sumOf(hours)
    expect(january?.month).toBe(0)
    expect(day(january?.solar) * 31).toBeCloseTo(plan.energy.months[0]?.solar ?? 0, 6)
    expect(day(july?.use) * 31).toBeCloseTo(plan.energy.months[6]?.use ?? 0, 6)
    expect(july?.parts.map(({ name }) => name)).toEqual(['household', 'heat-pump', 'car'])
  })

  test.each<[string, unknown]>([
    ['name', 'The same home'],
    ['use.amount', { kind: 'months', kwh: Array(12).fill(500) }],
    ['use.amount.perMonth', 150],
    ['use.day.atHome', 'away'],
    ['use.car.charging', 'evening'],
    ['use.hotWater', { heatedWith: 'fuel', fuelPrice: 0.1 }],
    ['use.hotWater', { heatedWith: 'electricity', kwhPerDay: 0.2 }],
    ['system.arrays.1.panels', 3],
    ['system.inverterKw', 5],
    ['system.ageing', 0.01],
    ['system.battery.usableKwh', 6],
    ['system.battery.powerKw', 2],
    ['system.battery.reserve', 0.3],
    ['system.battery.rule', 'dear-hours'],
    ['tariff.fixedPerMonth', 8],
    ['tariff.exportLimit.ofPeak', 0.3],
    ['tariff.selling', { kind: 'net-metering', carried: 'kwh' }],
    ['tariff.solarCharges', { perKw: 2, minimumPerMonth: 20 }],
    ['tariff.buying.periods.0.blocks', [200, null].map((upTo) => ({ upTo, price: upTo === null ? 0.5 : 0.3 }))],
    ['money.batteryRenewal', { year: 12, cost: 3_000 }],
    ['money.priceRise', 0.05],
    ['money.exportRise', 0.01],
    ['money.years', 20],
  ])('is the same with and without a memo after a change of %s', (path, value) => {
    const home = changed(SAMPLE_HOME, path, value)
    planned(SAMPLE_HOME)
    expect(planned(home)).toEqual(planned(home, { ...berlin }))
  })

  // At a return of 5.06 % (2 % inflation and 3 % above it): 2,000 ÷ 1.0506, and 200 × (1 − 1.0506⁻¹⁰) ÷ 0.0506.
  test.each([
    ['with tax', { paid: 'with-tax' }, 1_903.674],
    ['over ten years', { overYears: 10 }, 1_539.857],
  ] as const)('counts a grant paid %s in the cost of a solar kWh, at its time', (_, paid, worth) => {
    const home = changed(SMALL, 'money.years', 25)
    const grant = { kind: 'flat', name: 'Grant', on: true, of: 'panels', amount: 2_000, ...paid } as const
    const without = planned(home)
    const supported = planned(changed(home, 'money.incentives', [grant]))
    // In today's money: the hours are discounted by what is earned above inflation.
    const kwh = sumOf(without.years.map(({ totals }, i) => (totals.solar - totals.clipped) / 1.03 ** (i + 1)))
    const [before, after] = [without.figures.costOfKwh.value ?? 0, supported.figures.costOfKwh.value ?? 0]
    expect(before - after).toBeCloseTo(worth / kwh, 7)
    expect(supported.npv - without.npv).toBeCloseTo(worth, 3)
  })

  test('has hours that add up to the year', () => {
    const hours = answered(computeHours(SAMPLE_HOME, berlin))
    expect(hours.import).toHaveLength(8_760)
    expect(sumOf(hours.import)).toBeCloseTo(plan.energy.totals.import, 6)
  })

  test('computes energy without prices', () => {
    const energy = answered(computePlanEnergy({ ...SMALL, tariff: {}, money: { incentives: [] } }, berlin))
    expect(energy.totals).toEqual(planned(SMALL).energy.totals)
  })
})

/** Whether a formula consists of names, numbers, operators and brackets only. */
const isArithmetic = (formula: string) => !/added up|add up|rate at|time when/.test(formula)

describe('Of every home', () => {
  const deduction = { perKwh: 0.05, shares: [{ year: 2026, share: 0.6 }] }
  const anyHome = fc
    .record({
      kwh: real(100, 30_000),
      panels: whole(1, 60),
      price: real(0, 1),
      fixed: real(0, 40),
      each: real(0, 4_000),
      battery: fc.option(real(0.5, 20), { nil: undefined }),
      selling: fc.constantFrom<NonNullable<Home['tariff']['selling']>>(
        { kind: 'nothing' },
        { kind: 'net-metering', carried: 'kwh', leftOverPrice: 0.03 },
        { kind: 'net-metering', carried: 'kwh', neverSettled: true, deduction },
        { kind: 'net-metering', carried: 'money', monthlyChargePerKw: 2 },
        { kind: 'net-metering', carried: 'money', surplusPrice: 0.04 },
        { kind: 'net-metering', carried: 'money', surplusShare: 0.75 },
        { kind: 'net-billing', price: 0.05, costPerKwh: 0.11, credit: 'same-month', expires: true, settlementMonth: 3 },
        { kind: 'net-billing', ofSupplyPrice: { share: 0.5, supplyPrice: 0.12 }, until: '2029-12-31' },
        { kind: 'feed-in', steps: [{ untilYear: 3, bands: [{ upToKw: null, price: 0.08 }] }], sellsAll: true },
      ),
      financing: fc.constantFrom<NonNullable<Home['money']['financing']>>(
        { kind: 'cash' },
        { kind: 'loan', deposit: 500, rate: 0.05, years: 8 },
        { kind: 'lease', perMonth: 60, rise: 0.02, years: 4, upfront: 100 },
      ),
    })
    .map(
      ({ kwh, panels, price, fixed, each, battery, selling, financing }): Home => ({
        ...SMALL,
        use: { amount: { kind: 'year', kwh } },
        system: {
          ...SMALL.system,
          arrays: [{ plane: panels % 2, panels, watts: 440 }],
          ...(battery !== undefined && { battery: { usableKwh: battery } }),
        },
        tariff: { buying: flatPrice(price), fixedPerMonth: fixed, selling },
        money: {
          ...SMALL.money,
          price: { kind: 'by-size', each },
          batteryPrice: { kind: 'by-size', each: 600 },
          financing,
        },
      }),
    )
  const RUNS = 12

  test('every number of the plan is finite', () => {
    forAll([anyHome], RUNS, (home) => expect(nonsense(planned(home))).toEqual([]))
  })
  test('a battery never saves less than an idle one, at any prices, terms, rule and place', () => {
    const terms = fc.record({
      // Each day in one to three equal parts; blocks may rise or fall.
      prices: fc.array(fc.constantFrom(0.08, 0.12, 0.2, 0.3, 0.38), { minLength: 1, maxLength: 3 }),
      factor: fc.constantFrom(1, 0.5, 2),
      sold: real(0, 0.5),
      hasLimit: fc.boolean(),
    })
    const batteries = fc.record({
      usableKwh: fc.constantFrom(3, 8, 15),
      rule: fc.constantFrom<'self-use' | 'dear-hours'>('self-use', 'dear-hours'),
      chargeFromGrid: fc.boolean(),
    })
    const homes = [anyHome, terms, batteries, fc.constantFrom('Berlin', 'Phoenix', 'Pune')] as const
    forAll(homes, 30, (home, { prices, factor, sold, hasLimit }, battery, place) => {
      const day = Array.from({ length: 24 }, (_, hour) => Math.floor((hour * prices.length) / 24)).join('')
      const periods = prices.map((price) => ({
        blocks: [
          { upTo: 150, price },
          { upTo: null, price: price * factor },
        ],
      }))
      const { selling = { kind: 'nothing' } } = home.tariff
      const { battery: _, ...system } = home.system
      const idleHome: Home = {
        ...home,
        system,
        tariff: {
          ...home.tariff,
          buying: { periods, weekday: Array<string>(12).fill(day) },
          selling: selling.kind === 'nothing' ? { kind: 'net-billing', price: sold } : selling,
          ...(hasLimit && { exportLimit: { kind: 'share', ofPeak: 0.6 } }),
        },
      }
      const savingsOf = (tried: Home) => planned(tried, SITES[place]).cashFlow.savings
      const [saved, idle] = [savingsOf({ ...idleHome, system: { ...system, battery } }), savingsOf(idleHome)]
      expect(sumOf(saved)).toBeGreaterThanOrEqual(sumOf(idle) - 1e-6)
      // Credit carried from year to year may shift between them.
      if (selling.kind === 'net-metering') return
      for (const [i, saving] of saved.entries()) expect(saving).toBeGreaterThanOrEqual((idle[i] ?? 0) - 1e-6)
    })
  })
  test.each(['kwh', 'money'] as const)(
    'a battery shifts solar to the costly evening under net metering in %s',
    (carried) => {
      const planWith = (usableKwh: number) =>
        planned({
          ...SAMPLE_HOME,
          tariff: { buying: eveningPrices(0.12, 0.38), selling: { kind: 'net-metering', carried } },
          system: { ...SAMPLE_HOME.system, battery: { usableKwh } },
        })
      const [stored, idle] = [planWith(10), planWith(0)]
      expect(stored.energy.totals.charge).toBeGreaterThan(500)
      expect(sumOf(stored.cashFlow.savings)).toBeGreaterThan(sumOf(idle.cashFlow.savings) + 1)
    },
  )
  test("spending with the system is spending without it less the cash flows, all in today's money", () => {
    forAll([anyHome], RUNS, (home) => {
      const { spent, spentWithout, cashFlow, npv } = planned(home)
      let gained = 0
      cashFlow.flow.forEach((flow, year) => {
        gained += flow / (1 + cashFlow.discountRate) ** year
        expect(spent[year]).toBeCloseTo((spentWithout[year] ?? Number.NaN) - gained, 6)
      })
      expect((spentWithout.at(-1) ?? Number.NaN) - (spent.at(-1) ?? Number.NaN)).toBeCloseTo(npv, 6)
    })
  })
  test('doubling the electricity price doubles the energy charges of the bill without solar', () => {
    forAll([anyHome, real(0.01, 1)], RUNS, (home, price) => {
      const at = (each: number) => {
        const { billsBefore } = planned(changed(home, 'tariff.buying.periods.0.blocks.0.price', each))
        return sumOf(billsBefore.map(({ energy }) => energy))
      }
      expect(at(2 * price)).toBeCloseTo(2 * at(price), 6)
    })
  })
  test('one more panel never lowers the year’s solar', () => {
    forAll([anyHome], 10, (home) => {
      const more = changed(home, 'system.arrays.0.panels', (home.system.arrays[0]?.panels ?? 0) + 1)
      expect(planned(more).energy.totals.solar).toBeGreaterThanOrEqual(planned(home).energy.totals.solar)
    })
  })
  test('scaling all amounts by ten scales every sum and no payback', () => {
    const priced = (scale: number): Home =>
      Home.parse({
        ...SMALL,
        tariff: {
          buying: flatPrice(0.3 * scale),
          fixedPerMonth: 10 * scale,
          selling: { kind: 'net-billing', price: 0.1 * scale },
        },
        money: { price: { kind: 'by-size', each: 1_200 * scale }, upkeepPerYear: 80 * scale, years: 20 },
      })
    const [one, ten] = [planned(priced(1)), planned(priced(10))]
    expect(ten.npv).toBeCloseTo(10 * one.npv, 6)
    expect(ten.figures.billAfter.value).toBeCloseTo(10 * (one.figures.billAfter.value ?? 0), 6)
    expect(ten.payback).toBeCloseTo(one.payback ?? Number.NaN, 9)
  })
})

describe('A missing figure', () => {
  const missing = (home: Home) => {
    const answer = computePlan(home, berlin)
    return answer.kind === 'missing' ? answer.figures : answer.kind
  }
  test('is reported by its path', () => {
    const needed = ['use.amount', 'tariff.buying', 'money.price']
    for (const path of needed) expect(missing(changed(SMALL, path, undefined))).toEqual([path])
    expect(missing({ ...SMALL, use: {}, tariff: {}, money: { incentives: [] } })).toEqual(needed)
    expect(missing(changed(SMALL, 'system.arrays', []))).toEqual(['system.arrays'])
    expect(missing({ ...changed(SMALL, 'system.arrays', []), roof: { planes: [] } })).toEqual(['roof.planes'])
    const loan = ['money.financing.rate', 'money.financing.years']
    expect(missing(changed(SMALL, 'money.financing', { kind: 'loan' }))).toEqual(loan)
  })
  test('without a default is counted as zero and reported', () => {
    const unpaid = planned(changed(SMALL, 'tariff.selling', undefined))
    expect(unpaid.missing).toEqual(['tariff.selling'])
    expect(unpaid.billsAfter.every(({ credit }) => credit === 0)).toBe(true)
    expect(planned(changed(SMALL, 'use.heatPump', { inAmount: false })).missing).toEqual(['use.heatPump.kwhPerYear'])
    const grant = [{ kind: 'flat', name: 'Grant', on: true, of: 'panels' }]
    expect(planned(changed(SMALL, 'money.incentives', grant)).missing).toEqual(['money.incentives.0'])
  })
})

describe('An invalid home gets a message that names the figure', () => {
  const price = 'tariff.buying.periods.0.blocks.0.price'
  const bill = { kind: 'bill', perMonth: 10 }
  const pump = { inAmount: true, kwhPerYear: 5_000 }
  test.each<[string, Readonly<Record<string, unknown>>, string, RegExp]>([
    ['without any use', { 'use.amount.kwh': 0 }, 'use.amount', /^Enter how much electricity you use\./],
    [
      'of 10 MW',
      { 'system.arrays.0': { plane: 0, panels: 2_000, watts: 2_000 } },
      'system.arrays',
      /up to 1,000\u00A0kWp/,
    ],
    ['with a negative price', { [price]: -0.1 }, price, /^Electricity price: enter at least 0\./],
    [
      'whose tariff has no hours',
      { 'tariff.buying.weekday': [] },
      'tariff.buying.weekday',
      /^Electricity price: this is incomplete/,
    ],
    [
      'whose price is no number',
      { 'money.price.each': Number.NaN },
      'money.price.each',
      /^System price: enter a number\./,
    ],
    ['that uses less than its heat pump', { 'use.heatPump': pump }, 'use.amount', /less than this alone: heat pump\./],
    [
      'whose bill is no more than the fixed charge',
      { 'use.amount': bill, 'tariff.fixedPerMonth': 12 },
      'use.amount',
      /no higher than its fixed charges/,
    ],
    ['whose bill buys what costs nothing', { 'use.amount': bill, [price]: 0 }, 'use.amount', /too high for a home/],
    [
      'with panels on a plane that is not there',
      { 'system.arrays.0.plane': 3 },
      'system.arrays',
      /a roof face that no longer exists/,
    ],
    [
      'with a battery that gives back nothing',
      { 'system.battery': { usableKwh: 5, roundTrip: 0 } },
      'system.battery.roundTrip',
      /^Round-trip efficiency: enter at least 1%\./,
    ],
    [
      'whose car loses most of its charge',
      { 'use.car': { inAmount: false, chargingLoss: 0.9 } },
      'use.car.chargingLoss',
      /^Charging loss: enter at most 50%\./,
    ],
  ])('%s', (_, changes, field, sentence) => {
    const home = Object.entries(changes).reduce((base, [path, value]) => changed(base, path, value), SMALL)
    expectFault(home, field, sentence, berlin)
  })
  test('under a dark sky', () => {
    const dcByFace = berlin.solar.dcByFace.map((dc) => dc && new Float64Array(dc.length))
    const dark = { ...berlin, solar: { ...berlin.solar, dcByFace } }
    expectFault(SMALL, 'roof.planes', /^No sun reaches your panels\./, dark)
  })

  function expectFault(home: Home, field: string, sentence: RegExp, siteData: SiteData) {
    const validated = validateHome(home)
    const answer = validated.kind === 'answer' ? computePlan(home, siteData) : validated
    expect(answer).toMatchObject({ kind: 'fault', field })
    expect(answer.kind === 'fault' && answer.message).toMatch(sentence)
    // Every other computation reports the same.
    if (validated.kind === 'answer')
      expect(runToCompletion(computeSizes(home, siteData))).toMatchObject({ kind: 'fault', field })
  }
})

describe('The outlook', () => {
  const { range, bars, verdict } = outlookOf(SAMPLE_HOME)
  const plan = planned(SAMPLE_HOME)

  test('contains the plan, with 1 in 10 homes worse and 1 in 10 better', () => {
    expect(range.poor.npv).toBeLessThan(plan.npv)
    expect(range.good.npv).toBeGreaterThan(plan.npv)
    expect(range.good.payback ?? 99).toBeLessThan(plan.payback ?? 99)
    expect(nonsense([range, bars, verdict])).toEqual([])
  })
  test('has the plan as its middle to the last digit, as has every comparison', () => {
    const { npv, payback, spent, spentWithout } = plan
    expect(range.middle).toMatchObject({ npv, payback, spent, spentWithout })
    const { scenarios } = scenariosOf(SAMPLE_HOME, [])
    expect(scenarios.find(({ isPlan }) => isPlan)?.outcome).toMatchObject({ value: { npv, payback, spent } })
  })
  test('sorts bars by width, and breaks even where stated', () => {
    const spreads = bars.map(({ spread }) => spread)
    expect(spreads).toEqual([...spreads].sort((a, b) => b - a))
    const cost = bars.find(({ name }) => name === 'cost')
    const factor = cost?.breakEven ?? Number.NaN
    const cheaper: Home = {
      ...SAMPLE_HOME,
      money: {
        ...SAMPLE_HOME.money,
        price: { kind: 'total', total: 14_000 * factor },
        batteryPrice: { kind: 'by-size', each: 575 * factor },
      },
    }
    // Of about 20,000; a new battery costs as much as the first.
    expect(Math.abs(planned(cheaper).npv)).toBeLessThan(100)
  })
  test('gives values in the variable’s own unit', () => {
    const quantityOf = (name: string) => bars.find((bar) => bar.name === name)?.quantity
    expect(quantityOf('cost')).toMatchObject({ unit: 'money', middle: 19_750, low: 0.8 * 19_750, high: 1.2 * 19_750 })
    expect(quantityOf('price')?.middle).toBeCloseTo(0.387, 9)
    expect(quantityOf('exportPrice')?.middle).toBeCloseTo(0.077, 9)
    expect(quantityOf('rise')).toMatchObject({ unit: 'share/year', low: 0, middle: 0.02, high: 0.04 })
    const tip = verdict.tips.find(({ name }) => name === 'cost')
    expect(tip?.quantity?.value).toBeCloseTo(19_750 * (tip?.at ?? 0), 9)
  })
  test.each([
    [1, null, 'worth-it'],
    [0.86, null, 'worth-it'],
    [0.84, null, 'probably-worth-it'],
    [0.56, null, 'probably-worth-it'],
    [0.54, null, 'it-depends'],
    [0.36, null, 'it-depends'],
    [0.34, null, 'probably-not-worth-it'],
    [0.06, null, 'probably-not-worth-it'],
    [0.04, null, 'not-worth-it'],
    [0, null, 'not-worth-it'],
    // Paid back within the years, and less than safe savings earn.
    [0.34, 18, 'pays-slowly'],
    [0, 24.9, 'pays-slowly'],
    [0.36, 18, 'it-depends'],
    [0.86, 12, 'worth-it'],
    // Nothing was paid, as with a lease.
    [0.04, 0, 'not-worth-it'],
  ])('describes a chance of %d, rounded to a tenth, with a payback of %s years as "%s"', (chance, payback, words) => {
    expect(verdictKind(chance, payback)).toBe(words)
  })

  describe('with typical prices', () => {
    const typical = (figures: Readonly<Record<string, string>>): Home => ({
      ...SMALL,
      provenance: Object.fromEntries(
        Object.entries(figures).map(([path, figure]) => [path, { kind: 'typical', figure }]),
      ),
    })
    const rangeOf = (home: Home) => outlookOf(home).range
    const widthOf = ({ good, poor }: ReturnType<typeof rangeOf>) => good.npv - poor.npv

    test('has the price of the system in the chance, until there is a quote', () => {
      const home = typical({ 'money.price': 'DE.pvPrice' })
      const range = rangeOf(home)
      expect(widthOf(range)).toBeGreaterThan(1.2 * widthOf(rangeOf(SMALL)))
      // The dearer system is the poorer case.
      expect(range.poor.at.cost).toBeGreaterThan(0)
      expect(range.good.at.cost).toBeLessThan(0)
      const quoted = changed(home, 'money.quote', { kwp: 4, price: 8_000 })
      expect(rangeOf(quoted).poor.at).not.toHaveProperty('cost')
    })

    test('has the unit rate in the chance only where it is a mean', () => {
      expect(rangeOf(typical({ 'tariff.buying': 'DE.price' })).poor.at.price).toBeLessThan(0)
      for (const home of [typical({ 'tariff.buying': 'DE.tariff-x' }), SMALL])
        expect(rangeOf(home).poor.at).not.toHaveProperty('price')
    })
  })

  test('derives the verdict from the chance', () => {
    expect(verdict.chance).toBeGreaterThanOrEqual(0)
    expect(verdict.chance).toBeLessThanOrEqual(1)
    const at = (each: number) => changed(changed(SMALL, 'money.price', { kind: 'by-size', each }), 'money.years', 20)
    expect(outlookOf(at(10)).verdict.kind).toBe('worth-it')
    expect(outlookOf(at(20_000)).verdict.kind).toBe('not-worth-it')
  })
  test('can be aborted between slices', () => {
    const slices = computeOutlook(SAMPLE_HOME, { ...berlin })
    expect(slices.next().done).toBe(false)
    expect(slices.return({ kind: 'missing', figures: [] }).done).toBe(true)
  })
})

describe('Sizes, batteries, outages', () => {
  test('the planned size has the plan’s value', () => {
    const home = changed(SMALL, 'money.years', 20)
    const points = sizesOf(home)
    // 12 panels on a face with room for 18; the other face of 30 m² has room for 13.
    expect(points.map(({ panels }) => panels)).toEqual(Array.from({ length: 31 }, (_, i) => i + 1))
    const here = points.find(({ panels }) => panels === 12)
    // Sizes skip years, the plan does not: they agree to cents.
    expect(here?.outcome.npv).toBeCloseTo(planned(home).npv, 1)
  })
  test('a large roof has 40 sizes, evenly from one panel to all', () => {
    const points = sizesOf(changed(SMALL, 'roof.planes.0.room', { kind: 'panels', count: 105 }))
    // 105 and 13 on the west face: 118 panels in 39 steps of 3.
    expect(points.map(({ panels }) => panels)).toEqual(Array.from({ length: 40 }, (_, i) => 1 + 3 * i))
  })
  test('a home without panels has sizes too, from the first panel on its best face', () => {
    const bare = changed(SMALL, 'system.arrays', [])
    const points = sizesOf(bare)
    // 18 panels fit on the south face, 30 m² × 0.2 kW/m² ÷ 440 W = 13 on the west face.
    expect(points.map(({ panels }) => panels)).toEqual(Array.from({ length: 31 }, (_, i) => i + 1))
    expect(points[11]?.outcome.npv).toBeCloseTo(planned(SMALL).npv, 1)
    const quoted = changed(bare, 'money.price', { kind: 'total', total: 9_000 })
    expect(runToCompletion(computeSizes(quoted, berlin))).toEqual({ kind: 'missing', figures: ['system.arrays'] })
  })
  test('a larger battery never lowers self-sufficiency', () => {
    const priced = changed(SMALL, 'money.batteryPrice', { kind: 'by-size', each: 500 })
    const batteries = completed(computeBatteryOptions(priced, berlin))
    expect(batteries.map(({ usableKwh }) => usableKwh)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20])
    const shares = batteries.map(({ selfSufficiency }) => selfSufficiency ?? 0)
    shares.slice(1).forEach((share, i) => {
      expect(share).toBeGreaterThanOrEqual((shares[i] ?? 0) - 1e-9)
    })
    expect(batteries[5]?.cost).toBe(5_000)
    // Without a price it gives energy but no value.
    const unpriced = completed(computeBatteryOptions(SMALL, berlin))
    expect(unpriced[5]?.addedNpv).toBeNull()
    expect(unpriced[5]?.savedKwh).toBeCloseTo(batteries[5]?.savedKwh ?? Number.NaN, 9)
  })
  test('a refrigerator of 3.6 kWh a day lasts longer in June than in December', () => {
    const outage = answered(computeOutage(SAMPLE_HOME, berlin))
    expect(outage.kwhPerDay).toBeCloseTo(3.6, 9)
    expect(outage.powerIsEnough).toBe(true)
    expect(outage.months[5]?.median).toBeGreaterThan(outage.months[11]?.median ?? 0)
    expect(computeOutage(SMALL, berlin)).toEqual({ kind: 'missing', figures: ['system.battery', 'system.backup'] })
  })
})

test('A battery left idle by net metering is as full for an outage as without payment for export', () => {
  const backup = [{ name: 'Refrigerator', watts: 150, hoursPerDay: 24 }]
  const home: Home = { ...SMALL, system: { ...SMALL.system, battery: { usableKwh: 10 }, backup } }
  const priced = changed(home, 'money.batteryPrice', { kind: 'by-size', each: 600 })
  const netted = changed(priced, 'tariff.selling', { kind: 'net-metering', carried: 'kwh' })
  const unpaid = changed(priced, 'tariff.selling', { kind: 'nothing' })
  const { charge, gridCharge, discharge } = planned(netted).energy.totals
  expect([charge, gridCharge, discharge]).toEqual([0, 0, 0])
  expect(planned(unpaid).energy.totals.charge).toBeGreaterThan(100)
  expect(computeOutage(netted, berlin)).toEqual(computeOutage(unpaid, berlin))
})

const OTHERWISE: Readonly<Record<string, unknown>> = {
  'money.price': { kind: 'by-size', each: 1_200 },
  'money.financing': { kind: 'cash' },
  'tariff.buying': flatPrice(0.41),
  'use.amount': { kind: 'year', kwh: 5_000 },
}

const UNQUOTED = withoutQuotes(SAMPLE_HOME)

describe('Scenarios', () => {
  const { scenarios } = scenariosOf(UNQUOTED)
  const outcomeIn = (all: typeof scenarios, id: string) => answered(all.find((scenario) => scenario.id === id)?.outcome)
  const outcome = (id: string) => outcomeIn(scenarios, id)

  test('are no system, the plan, cash, loan, battery and custom ones', () => {
    expect(scenarios.map(({ id }) => id)).toEqual(['nothing', 'plan', 'cash', 'loan', 'battery', 'own-0'])
    expect(scenarios.find(({ id }) => id === 'own-0')).toMatchObject({
      name: 'Without battery',
      changed: ['system.battery'],
    })
  })
  test("no system costs the bills of 25 years that rise by 2 %, in today's money at 3 %", () => {
    const bill = 144 + ((108 * 12) / 0.387 + 2_160) * 0.387
    // A growing annuity.
    expect(outcome('nothing').totalSpent).toBeCloseTo((bill * (1 - (1.02 / 1.03) ** 25)) / (0.03 - 0.02), 4)
    expect(outcome('nothing').billPerMonth).toBeCloseTo(bill / 12, 9)
  })
  test('the plan’s column equals the plan, and cash without a battery pays the panels at once', () => {
    const plan = planned(SAMPLE_HOME)
    expect(outcome('plan').npv).toBeCloseTo(plan.npv, 9)
    expect(outcome('cash').moneyNow).toBeCloseTo(14_000 - 500, 9)
    expect(outcome('cash').paymentPerMonth).toBe(0)
    // 9,500 at 5 % over 15 years: 9,500 · (0.05 / 12) / (1 − (1 + 0.05 / 12)^−180) = 75.1254 a month.
    expect(outcome('loan').paymentPerMonth).toBeCloseTo(75.1254, 3)
  })
  test('a custom scenario may change price, tariff, use and financing', () => {
    const other = Object.entries(OTHERWISE).reduce((home, [path, value]) => changed(home, path, value), UNQUOTED)
    const home = { ...UNQUOTED, scenarios: [{ name: 'All otherwise', changes: diffHomes(UNQUOTED, other) }] }
    const column = scenariosOf(home).scenarios.find(({ id }) => id === 'own-0')
    const plan = planned(other)
    expect(column?.outcome.kind === 'answer' && column.outcome.value.npv).toBeCloseTo(plan.npv, 9)
    for (const path of Object.keys(OTHERWISE)) expect(column?.changed).toContainEqual(expect.stringMatching(`^${path}`))
  })
  test('a crossing is the time after which one scenario is cheaper to the end, and its calendar year', () => {
    // Without interest, money of all years counts the same.
    const home = changed(UNQUOTED, 'money.discount', 0)
    const compared = scenariosOf(home, [])
    const outcomeOf = (id: string) => outcomeIn(compared.scenarios, id)
    const crossing = compared.crossings.find(({ cheaper, than }) => cheaper === 'cash' && than === 'nothing')
    const [cash, nothing] = [outcomeOf('cash').spent, outcomeOf('nothing').spent]
    const time = crossing?.time ?? Number.NaN
    expect(cash[Math.ceil(time)]).toBeLessThan(nothing[Math.ceil(time)] ?? 0)
    expect(cash[Math.floor(time)]).toBeGreaterThanOrEqual(nothing[Math.floor(time)] ?? 0)
    // Cash against nothing is the payback of the panels alone.
    expect(time).toBeCloseTo(outcomeOf('cash').payback ?? Number.NaN, 9)
    // From 1 December 2026 there are 31 days to the end of the year: a time of n + 0.085 years or more is in the year 2027 + n.
    expect(time % 1).toBeGreaterThan(0.085)
    expect(crossing?.calendarYear).toBe(2027 + Math.floor(time))
  })
  test('a missing figure of a scenario affects its column only', () => {
    const simple = scenariosOf(SMALL).scenarios
    expect(simple.map(({ id, isPlan, outcome: { kind } }) => [id, isPlan, kind])).toEqual([
      ['nothing', false, 'answer'],
      ['cash', true, 'answer'],
      ['loan', false, 'missing'],
      ['battery', false, 'missing'],
    ])
  })
})

test.each<[string, Home]>([
  ['as it is', SAMPLE_HOME],
  ['that leases', changed(SAMPLE_HOME, 'money.financing', { kind: 'lease', perMonth: 120, rise: 0.02, years: 20 })],
  ['that sells all', changed(SAMPLE_HOME, 'tariff.selling.sellsAll', true)],
  ['whose system gives nothing back', changed(SAMPLE_HOME, 'tariff.buying.periods.0.blocks.0.price', 0.2)],
])('Longer computations of a home %s give finite numbers', (_, home) => {
  const questions = [
    runToCompletion(computeOutlook(home, berlin)),
    runToCompletion(computeSizes(home, berlin)),
    runToCompletion(computeBatteryOptions(home, berlin)),
    runToCompletion(computeScenarios(home, berlin, scenariosIn(home))),
    computeOutage(home, berlin),
  ]
  expect(nonsense(questions)).toEqual([])
})
