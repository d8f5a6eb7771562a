import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Calculation, Calculator, Inputs } from '#shared/calculators/define.ts'
import { calculatorBySlug, listCalculators } from '#shared/calculators/index.ts'
import { forAll, real, whole } from '../../support/laws.ts'

const calculators = listCalculators()

const oddText = fc.oneof(
  fc.constantFrom('', ' ', ...'0 -0 -1 1e999 1e-300 1e300 5e-324 NaN Infinity 0x1 1,234 .'.split(' ')),
  fc.double({ noNaN: true }).map(String),
  fc.string({ maxLength: 8 }),
)
/** Values from tiny to above the maximum, so that most are valid and extremes combine. */
const anySize = fc.tuple(real(-6, 9), whole(0, 6)).map(([exponent, digits]) => (10 ** exponent).toFixed(digits))
const small = fc.oneof(whole(0, 24).map(String), real(0, 24).map(String))
const text = fc.oneof(
  { weight: 4, arbitrary: anySize },
  { weight: 6, arbitrary: small },
  { weight: 1, arbitrary: oddText },
)

const row = fc.record({ name: fc.oneof(fc.constant('AC'), oddText), watts: text, hoursPerDay: text })

function typedInto(calculator: Calculator): fc.Arbitrary<Inputs> {
  const boxes = Object.entries(calculator.initialInputs).map(([key, initial]) => [
    key,
    Array.isArray(initial)
      ? fc.array(row, { maxLength: 5 })
      : key in calculator.assumptions
        ? fc.oneof({ weight: 3, arbitrary: fc.constant(initial as string) }, { weight: 1, arbitrary: text })
        : text,
  ])
  return fc.record(Object.fromEntries(boxes))
}

describe.each(calculators)('$title, for any input', (calculator) => {
  test('computes finite results that it shows, verifies and restores, or reports what is wrong', () => {
    let computed = 0
    forAll([typedInto(calculator)], 1500, (typed) => {
      const errors = calculator.check(typed)
      const calculation = calculator.calculate(typed)
      const steps = calculator.steps(typed)
      expect(calculation === null).toBe(Object.keys(errors).length > 0)
      expect(steps.length === 0).toBe(calculation === null)
      const shown = [...Object.values(errors), ...steps.flatMap(({ formula, value }) => [formula, value])]
      for (const sentence of Object.values(errors)) expect(sentence).toMatch(/^[A-Z].*\.$/)
      if (calculation) {
        computed++
        expect(calculator.isReady(typed)).toBe(true)
        for (const [key, card] of Object.entries(calculator.cards)) {
          const value = calculation.results[key]
          expect(card.accepts(value), `${key}: ${value}`).toBe(true)
          expect(Object.is(value, -0), key).toBe(false)
          shown.push(card.format(value))
        }
        const stored: Calculation = JSON.parse(JSON.stringify(calculation))
        expect(stored).toStrictEqual(calculation)
        expect(calculator.recalculate(stored)).toStrictEqual(calculation)
        const restored = calculator.restore(stored)
        expect(restored?.calculation).toStrictEqual(calculation)
        expect(calculator.calculate(restored?.typed ?? {})).toStrictEqual(calculation)
      }
      expect(shown.join('\n')).not.toMatch(/NaN|Infinity|undefined|null|∞|\[object|—|[-−]\$?0(\.0+)?(?![\d.,])(?!\))/)
    })
    expect(computed, 'too few inputs were taken for the law to mean anything').toBeGreaterThan(150)
  })
})

const run = (slug: string, typed: Record<string, unknown>) => {
  const calculator = calculatorBySlug(slug)
  const calculation = calculator?.calculate({ ...calculator.initialInputs, ...typed })
  if (!calculation) throw new Error(`${slug} refused ${JSON.stringify(typed)}`)
  return calculation.results as Record<string, number>
}
const sized = whole(1, 100_000)
const pair = fc.tuple(sized, sized).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
/** Tolerates one rounding step. */
const near = (actual: number | undefined, expected: number, step: number) =>
  expect(Math.abs((actual ?? Number.NaN) - expected)).toBeLessThanOrEqual(step * 1.000001)

/** Valid inputs of calculators. */
const inputs = {
  solar: { monthlyBill: '100', sunHours: '5' },
  battery: { dailyUsage: '9', backupHours: '9', systemVoltage: '9' },
  'battery-charge': { voltage: '9', panelWattage: '9', sunHours: '9' },
  'sun-hours': { batteryCapacity: '90', panelWattage: '9', systemVoltage: '9' },
  'panel-requirement': { batteryCapacity: '90', systemVoltage: '9', sunHours: '9', panelWattage: '9' },
  'solar-loan': { loanAmount: '1', interestRate: '5', loanTerm: '9' },
  'bill-comparison': { currentBill: '90', monthlyConsumption: '900', solarGeneration: '9' },
  'payback-period': { systemCost: '9000', annualSavings: '900' },
}

/** Results that must not fall (1) or rise (-1) when this field rises. */
const monotonic = [
  ['solar', 'monthlyBill', { recommendedSize: 1, estimatedSavings: 1 }],
  ['solar', 'electricityRate', { recommendedSize: -1, paybackPeriod: -1 }],
  ['battery', 'dailyUsage', { recommendedCapacity: 1, ampHours: 1, estimatedCost: 1 }],
  ['battery', 'systemVoltage', { ampHours: -1 }],
  ['battery-charge', 'panelCount', { ampsPerHour: 1, totalAmpHours: 1 }],
  ['battery-charge', 'voltage', { ampsPerHour: -1, totalAmpHours: -1 }],
  ['sun-hours', 'panelWattage', { requiredHours: -1 }],
  ['panel-requirement', 'batteryCapacity', { panelsNeeded: 1, totalWattage: 1 }],
  ['panel-requirement', 'panelWattage', { panelsNeeded: -1 }],
  ['solar-loan', 'loanAmount', { monthlyPayment: 1, totalInterest: 1, totalCost: 1 }],
  ['bill-comparison', 'solarGeneration', { projectedAnnualCost: -1, annualSavings: 1, percentageSavings: 1 }],
  ['payback-period', 'incentives', { netSystemCost: -1, totalSavings: 1 }],
] as const

describe('Laws', () => {
  test.each(monotonic)('%s: a larger %s moves %j in one direction', (slug, key, directions) => {
    forAll([pair], ([less, more]) => {
      const [low, high] = [less, more].map((value) => run(slug, { ...inputs[slug], [key]: String(value) }))
      for (const [result, direction] of Object.entries(directions))
        expect(((high?.[result] ?? Number.NaN) - (low?.[result] ?? Number.NaN)) * direction).toBeGreaterThanOrEqual(0)
    })
  })

  test('a more expensive system never pays back sooner, larger savings never later', () => {
    const period = (systemCost: number, annualSavings: number, rateIncrease: number) =>
      run('payback-period', {
        systemCost: String(systemCost),
        annualSavings: String(annualSavings),
        rateIncrease: String(rateIncrease),
      }).paybackPeriod ?? Number.POSITIVE_INFINITY
    forAll([pair, pair, whole(-50, 100)], ([cheap, expensive], [little, much], rate) => {
      expect(period(expensive, little, rate)).toBeGreaterThanOrEqual(period(cheap, little, rate))
      expect(period(expensive, much, rate)).toBeLessThanOrEqual(period(expensive, little, rate))
    })
  })

  test('without a rate increase, payback is cost over savings', () => {
    forAll([sized, sized], (systemCost, annualSavings) => {
      const typed = { systemCost: String(systemCost), annualSavings: String(annualSavings), rateIncrease: '0' }
      const { paybackPeriod } = run('payback-period', typed)
      if (systemCost > 25 * annualSavings) expect(paybackPeriod).toBeNull()
      else near(paybackPeriod, systemCost / annualSavings, 0.05)
    })
  })

  test('ten times all amounts is ten times the money and the same payback', () => {
    forAll([sized, sized, sized, whole(0, 30)], (cost, savings, bill, rate) => {
      const at = (scale: number) => ({
        payback: run('payback-period', { systemCost: String(cost * scale), annualSavings: String(savings * scale) }),
        loan: run('solar-loan', { loanAmount: String(cost * scale), interestRate: String(rate), loanTerm: '10' }),
        bills: run('bill-comparison', {
          currentBill: String(bill * scale),
          monthlyConsumption: String(savings),
          solarGeneration: String(cost),
        }),
      })
      const [one, ten] = [at(1), at(10)]
      expect(ten.payback.paybackPeriod).toBe(one.payback.paybackPeriod)
      expect(ten.loan.effectiveRate).toBe(one.loan.effectiveRate)
      expect(ten.bills.percentageSavings).toBe(one.bills.percentageSavings)
      near(ten.loan.monthlyPayment, (one.loan.monthlyPayment ?? 0) * 10, 0.055)
      near(ten.payback.totalSavings, (one.payback.totalSavings ?? 0) * 10, 5.5)
      near(ten.bills.annualSavings, (one.bills.annualSavings ?? 0) * 10, 5.5)
    })
  })

  test('a battery’s sun hours depend on capacity × voltage only', () => {
    forAll([sized, sized, sized], (batteryCapacity, systemVoltage, panelWattage) => {
      const typed = {
        batteryCapacity: `${batteryCapacity}`,
        systemVoltage: `${systemVoltage}`,
        panelWattage: `${panelWattage}`,
      }
      const swapped = { ...typed, batteryCapacity: typed.systemVoltage, systemVoltage: typed.batteryCapacity }
      expect(run('sun-hours', swapped)).toEqual(run('sun-hours', typed))
    })
  })

  test('hemispheres mirror each other', () => {
    forAll([whole(1, 900_000)], (steps) => {
      const latitude = (steps / 10_000).toFixed(4)
      const north = run('sun-path', { latitude, longitude: '0' })
      const south = run('sun-path', { latitude: `-${latitude}`, longitude: '0' })
      expect({ ...south, orientation: 'South' }).toEqual(north)
      expect(south.orientation).toBe('North')
    })
  })

  test('the order of appliances does not matter', () => {
    const appliance = fc.record({
      name: fc.constant('One'),
      watts: whole(0, 5000).map(String),
      hoursPerDay: whole(0, 24).map(String),
    })
    forAll([fc.array(appliance, { minLength: 1, maxLength: 8 })], (appliances) => {
      const forward = run('energy-usage', { appliances })
      expect(run('energy-usage', { appliances: appliances.toReversed() })).toEqual(forward)
      const wattHours = appliances.reduce((sum, { watts, hoursPerDay }) => sum + Number(watts) * Number(hoursPerDay), 0)
      near(forward.dailyUsage, wattHours / 1000, 0.005)
    })
  })
})
