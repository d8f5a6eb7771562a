import { describe, expect, test } from 'vitest'
import { investmentPayback } from '#shared/calculators/definitions/payback-period.ts'
import { solarLoanPayments } from '#shared/calculators/definitions/solar-loan.ts'
import { calculatorBySlug } from '#shared/calculators/index.ts'

const results = (slug: string, typed: Record<string, unknown>) => {
  const calculator = calculatorBySlug(slug)
  return calculator?.calculate({ ...calculator.initialInputs, ...typed })?.results
}

describe('Payback', () => {
  const base = { systemCost: 10000, annualSavings: 1000, incentives: 0, maintenanceCost: 0, rateIncrease: 0 }
  const period = (change: Partial<typeof base>) => investmentPayback({ ...base, ...change }).paybackPeriod

  test('is interpolated within a year', () => {
    expect(period({})).toBe(10)
    expect(period({ systemCost: 10500 })).toBe(10.5)
    // 1000 + 2000 = 3000 after two years, 4000 in the third: (5000 − 3000) / 4000 = 0.5
    expect(period({ systemCost: 5000, rateIncrease: 100 })).toBe(2.5)
    // 1000 + 500 = 1500 after two years, 250 in the third: (1600 − 1500) / 250 = 0.4
    expect(period({ systemCost: 1600, rateIncrease: -50 })).toBe(2.4)
  })

  test('is 0.0 years for a net cost of zero or less, also with negative net savings', () => {
    expect(period({ incentives: 10000 })).toBe(0)
    expect(period({ incentives: 12000, maintenanceCost: 2000 })).toBe(0)
    const gift = investmentPayback({ ...base, incentives: 12000 })
    expect(gift).toMatchObject({ netSystemCost: -2000, totalSavings: 27000 })
  })

  test('is null only if 25 years do not suffice', () => {
    expect(period({ systemCost: 25000 })).toBe(25)
    expect(period({ systemCost: 25001 })).toBeNull()
    // 25 × 0.1 is 2.5, not the sum of the doubles
    expect(period({ systemCost: 2.5, annualSavings: 0.1 })).toBe(25)
    // halving savings add up to less than twice the first year
    expect(period({ systemCost: 2000, rateIncrease: -50 })).toBeNull()
    expect(period({ maintenanceCost: 1000 })).toBeNull()
    expect(period({ maintenanceCost: 1500, rateIncrease: 100 })).toBeNull()
  })

  test('shows a missing period as words, a leading minus sign, and whole dollars without cents', () => {
    const cards = calculatorBySlug('payback-period')?.cards
    expect(cards?.paybackPeriod?.format(null)).toBe('Not within 25 years')
    expect(cards?.paybackPeriod?.format(0)).toBe('0.0 years')
    expect(cards?.totalSavings?.format(-1234)).toBe('−$1,234')
    expect(cards?.netSystemCost?.format(14000)).toBe('$14,000')
    expect(cards?.netSystemCost?.format(14000.5)).toBe('$14,000.50')
  })

  test('reads emptied optional fields as 0, and an emptied rate increase as 2.5', () => {
    const typed = { systemCost: '20000', annualSavings: '1600' }
    const emptied = { ...typed, incentives: '', maintenanceCost: ' ', rateIncrease: '' }
    expect(results('payback-period', emptied)).toEqual(
      results('payback-period', { ...typed, incentives: '0', maintenanceCost: '0', rateIncrease: '2.5' }),
    )
    const calculation = calculatorBySlug('payback-period')?.calculate(emptied)
    expect(calculation?.inputs).toEqual({ ...typed, incentives: '', maintenanceCost: '', rateIncrease: '' })
  })
})

describe('A loan', () => {
  // PMT figures asserted in numpy-financial's tests (numpy_financial/tests/test_financial.py, BSD-3-Clause).
  test.each([
    { rate: 0.08 / 12, payments: 60, principal: 15000, payment: 304.1459143262052 },
    { rate: 0, payments: 60, principal: 15000, payment: 250 },
    { rate: 0.8, payments: 3, principal: 20000, payment: 19311.258 },
    { rate: 0.3, payments: 12, principal: 2000, payment: 626.90814 },
  ])('of $principal at $rate a month over $payments payments costs $payment a month', (published) => {
    const { rate, payments, principal, payment } = published
    const loan = { loanAmount: principal, downPayment: 0, interestRate: rate * 1200, loanTerm: payments / 12 }
    expect(solarLoanPayments(loan).monthlyPayment).toBe(Math.round(payment * 100) / 100)
  })

  test('computes the interest from the unrounded payment', () => {
    // 277.777… × 36 − 10 000 is 0, not 277.78 × 36 − 10 000 = 0.08
    const loan = { loanAmount: 10000, downPayment: 0, interestRate: 0, loanTerm: 3 }
    const free = { totalInterest: 0, totalCost: 10000, effectiveRate: 0 }
    expect(solarLoanPayments(loan)).toEqual({ monthlyPayment: 277.78, ...free })
  })

  test('has a term of whole months, which may be a fraction of a year', () => {
    // 3000 / 30 months
    const typed = { loanAmount: '3000', interestRate: '0' }
    const over = (loanTerm: string) => calculatorBySlug('solar-loan')?.calculate({ ...typed, loanTerm })
    expect(over('2.5')?.results).toMatchObject({ monthlyPayment: 100, totalCost: 3000 })
    expect(over('2.083333')?.results.monthlyPayment).toBe(120)
    expect(over('2.1')).toBeNull()
    expect(over('2.5')?.notes).toBe('Loan: $3,000 over 2.5 years')
    expect(over('1')?.notes).toBe('Loan: $3,000 over 1 year')
  })

  test('is exact near a rate of 0', () => {
    const loan = { loanAmount: 12000, downPayment: 0, loanTerm: 10 }
    expect(solarLoanPayments({ ...loan, interestRate: 1e-12 })).toMatchObject({ monthlyPayment: 100, totalInterest: 0 })
  })
})

describe('Edge cases', () => {
  test('a bill of 0 gives 0 % savings', () => {
    const savings = results('bill-comparison', { currentBill: '0', monthlyConsumption: '500', solarGeneration: '100' })
    expect(savings).toEqual({ currentAnnualCost: 0, projectedAnnualCost: 0, annualSavings: 0, percentageSavings: 0 })
  })

  test.each([
    ['0', { optimalAngle: 3, orientation: 'South', peakSunHours: 12 }], // 3.1 → 3
    ['-0', { optimalAngle: 3, orientation: 'South', peakSunHours: 12 }],
    ['-0.0001', { optimalAngle: 3, orientation: 'North', peakSunHours: 12 }],
    ['90', { optimalAngle: 72, orientation: 'South', peakSunHours: 0 }], // 68.4 + 3.1 = 71.5 → 72
    ['-90', { optimalAngle: 72, orientation: 'North', peakSunHours: 0 }],
    ['60', { optimalAngle: 49, orientation: 'South', peakSunHours: 6 }], // 45.6 + 3.1 = 48.7; cos 60° = ½
    ['15', { optimalAngle: 15, orientation: 'South', peakSunHours: 11.6 }], // 11.4 + 3.1 = 14.5 → 15; 0.96593 × 12
  ])('at latitude %s', (latitude, expected) => {
    expect(results('sun-path', { latitude, longitude: '10' })).toEqual(expected)
  })

  test('a battery’s later results start from the unrounded capacity', () => {
    // 1 × 1 / 24 = 0.041666… kWh → 0.0; 41.67 Wh / 12 V = 3.47 → 3; $41.67 → 0
    const typed = { dailyUsage: '1', backupHours: '1', systemVoltage: '12' }
    expect(results('battery', typed)).toEqual({ recommendedCapacity: 0, ampHours: 3, estimatedCost: 0 })
    // 1.2 kWh × 1000 = 1200; 1.25 × 1000 = 1250 → 1300, half away from zero
    expect(results('battery', { ...typed, dailyUsage: '30' })).toMatchObject({ estimatedCost: 1300 })
  })

  test('an emptied number of panels counts as 1', () => {
    const typed = { voltage: '12', panelWattage: '120', sunHours: '2', panelCount: '' }
    expect(results('battery-charge', typed)).toEqual({ ampsPerHour: 10, totalAmpHours: 20 })
    expect(calculatorBySlug('battery-charge')?.calculate(typed)?.inputs).toEqual(typed)
    expect(calculatorBySlug('battery-charge')?.isReady(typed)).toBe(true)
  })

  test('a changed efficiency shows on the panel requirement’s card', () => {
    // 2400 / 0.625 = 3840; / 1200 = 3.2 → 4 panels
    const typed = { batteryCapacity: '200', systemVoltage: '12', sunHours: '4', panelWattage: '300' }
    const needed = { panelsNeeded: 4, totalWattage: 1200, systemEfficiency: 62.5 }
    expect(results('panel-requirement', { ...typed, panelEfficiency: '62.5' })).toEqual(needed)
    expect(calculatorBySlug('panel-requirement')?.cards.systemEfficiency?.format(62.5)).toBe('62.5%')
  })
})

describe('Appliances', () => {
  const fridge = { name: 'Fridge', watts: '150', hoursPerDay: '24' }
  const empty = { name: '', watts: '', hoursPerDay: '' }
  const energyUsage = calculatorBySlug('energy-usage')
  const run = (...appliances: unknown[]) => {
    const typed = { ...energyUsage?.initialInputs, appliances }
    return {
      ready: energyUsage?.isReady(typed),
      errors: energyUsage?.check(typed),
      calculation: energyUsage?.calculate(typed),
    }
  }

  test('ignore and do not store empty rows', () => {
    const { ready, errors, calculation } = run(empty, fridge, { ...empty, name: '  ' })
    expect([ready, errors]).toEqual([true, {}])
    expect(calculation?.inputs).toEqual({ appliances: [fridge] })
    expect(calculation?.notes).toBe('1 appliance')
    // 150 × 24 / 1000 = 3.6; × 30 = 108; × 0.12 = 12.96
    expect(calculation?.results).toEqual({ dailyUsage: 3.6, monthlyUsage: 108, monthlyCost: 12.96 })
  })

  const missing = {
    'appliances.1.watts': 'Watts: enter a number.',
    'appliances.1.hoursPerDay': 'Hours per Day: enter a number.',
  }
  test.each([
    ['no row', [], { appliances: 'Enter at least one appliance.' }],
    ['an empty row', [empty], { 'appliances.0.name': 'Enter at least one appliance.' }],
    ['an incomplete row', [fridge, { ...empty, name: 'AC' }], missing],
    ['a row without a name', [{ ...fridge, name: ' ' }], { 'appliances.0.name': 'Appliance Name: enter a name.' }],
  ])('refuse %s', (_, rows, errors) => {
    expect(run(...rows)).toEqual({ ready: false, errors: expect.objectContaining(errors), calculation: null })
    // A single row may have more to be mended.
    if (rows.length !== 1) expect(run(...rows).errors).toEqual(errors)
  })

  test('run at most 24 hours a day; 0 W for 0 hours is valid, negative values are not', () => {
    expect(run({ ...fridge, hoursPerDay: '24.5' }).errors).toEqual({
      'appliances.0.hoursPerDay': 'Hours per Day: enter a number from 0 to 24.',
    })
    expect(run({ ...fridge, watts: '-1' }).errors).toEqual({ 'appliances.0.watts': 'Watts: enter 0 or more.' })
    expect(run({ ...fridge, watts: '0', hoursPerDay: '0' }).calculation?.results.dailyUsage).toBe(0)
  })

  test('refuse names that a database cannot store', () => {
    for (const name of ['a\0b', '\ud800', 'a\nb', 'x'.repeat(101)])
      expect(Object.keys(run({ ...fridge, name }).errors ?? {})).toEqual(['appliances.0.name'])
    expect(run({ ...fridge, name: 'Kühlschrank 🧊' }).errors).toEqual({})
  })

  test('are at most 100', () => {
    expect(run(...Array(101).fill(fridge)).errors).toEqual({ appliances: 'Enter at most 100 appliances.' })
    expect(run(...Array(100).fill(fridge)).calculation?.notes).toBe('100 appliances')
  })
})
