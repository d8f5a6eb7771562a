import { describe, expect, test } from 'vitest'
import { calculatorBySlug } from '#shared/calculators/index.ts'
import { examples } from '../../support/examples.ts'

/** The field's error if it holds this text and all other fields the example. */
function complaint(slug: keyof typeof examples, key: string, text: string) {
  const calculator = calculatorBySlug(slug)
  if (!calculator) throw new Error(`No calculator ${slug}`)
  const typed = { ...calculator.initialInputs, ...examples[slug][0].inputs, [key]: text }
  const errors = calculator.check(typed)
  expect(calculator.calculate(typed) === null).toBe(Object.keys(errors).length > 0)
  expect(Object.keys(errors).filter((path) => path !== key)).toEqual([])
  return errors[key]
}

/** Pairs of a calculator and a field. */
const pairs = (keys: Partial<Record<keyof typeof examples, string>>) =>
  Object.entries(keys).flatMap(([slug, names]) =>
    names.split(' ').map((key) => [slug as keyof typeof examples, key] as const),
  )
const positive = pairs({
  solar: 'monthlyBill sunHours',
  battery: 'dailyUsage backupHours systemVoltage',
  'battery-charge': 'voltage panelWattage sunHours',
  'sun-hours': 'batteryCapacity panelWattage systemVoltage',
  'panel-requirement': 'batteryCapacity systemVoltage sunHours panelWattage',
  'payback-period': 'systemCost annualSavings',
  'solar-loan': 'loanAmount loanTerm',
  'bill-comparison': 'monthlyConsumption',
})
const zeroAllowed = pairs({
  'bill-comparison': 'currentBill solarGeneration',
  'solar-loan': 'interestRate downPayment',
  'payback-period': 'incentives maintenanceCost',
})

describe('An invalid value is refused at its field', () => {
  test.each(positive)('%s: %s at or below 0', (slug, key) => {
    for (const text of ['0', '-1', '-0', '0.0'])
      expect(complaint(slug, key, text)).toMatch(/: enter a number above \$?0\b.*\.$/)
  })

  test.each(zeroAllowed)('%s: %s below 0, but not 0', (slug, key) => {
    expect(complaint(slug, key, '-0.01')).toMatch(/: enter (a number from )?\$?0\b.*\.$/)
    expect(complaint(slug, key, '0')).toBeUndefined()
  })

  test.each([...positive, ...zeroAllowed])('%s: %s as text, infinity, or above the maximum', (slug, key) => {
    for (const text of ['abc', '1e999', 'Infinity', '0x10'])
      expect(complaint(slug, key, text)).toMatch(/: enter a number, such as 150 or 2\.5\.$/)
    expect(complaint(slug, key, '1e300')).toMatch(
      /: enter a number .*up to [\d,$]+\.$|: enter a number from .* to [\d,$]+\.$/,
    )
  })

  test.each(positive)('%s: %s too small as a divisor', (slug, key) => {
    expect(complaint(slug, key, '1e-300')).toMatch(/too small/)
  })

  test.each([
    ['solar', 'sunHours', '24', '24.1'],
    ['battery-charge', 'sunHours', '24', '24.01'],
    ['panel-requirement', 'sunHours', '24', '25'],
    ['battery', 'backupHours', '720', '720.5'],
    ['sun-path', 'latitude', '90', '91'],
    ['sun-path', 'latitude', '-90', '-90.0001'],
    ['sun-path', 'longitude', '180', '180.0001'],
    ['sun-path', 'longitude', '-180', '-181'],
    ['payback-period', 'rateIncrease', '-50', '-50.1'],
    ['payback-period', 'rateIncrease', '100', '100.1'],
    ['battery-charge', 'panelCount', '1', '0'],
    ['battery-charge', 'panelCount', '12', '1.5'],
    ['solar-loan', 'downPayment', '19999.99', '20000'],
    ['solar-loan', 'downPayment', '0', '20001'],
    ['solar-loan', 'loanTerm', '2.5', '2.51'],
    ['solar-loan', 'loanTerm', '0.25', '0.01'],
    ['solar', 'systemEfficiency', '100', '101'],
    ['solar', 'electricityRate', '0.3', '0'],
    ['panel-requirement', 'panelEfficiency', '90', '0'],
  ] as const)('%s: %s may be %s but not %s', (slug, key, good, bad) => {
    expect(complaint(slug, key, good)).toBeUndefined()
    expect(complaint(slug, key, bad)).toMatch(/^[A-Z].*: enter .*\.$/)
  })

  test('with a plain sentence that says what to do', () => {
    expect(complaint('solar', 'monthlyBill', '-5')).toBe(
      'Average Monthly Electricity Bill ($): enter a number above $0.',
    )
    expect(complaint('solar', 'sunHours', '25')).toBe('Average Daily Sun Hours: enter a number above 0, up to 24.')
    expect(complaint('solar', 'sunHours', '')).toBe('Average Daily Sun Hours: enter a number.')
    expect(complaint('sun-path', 'latitude', '91')).toBe('Latitude: enter a number from -90 to 90.')
    expect(complaint('battery-charge', 'panelCount', '0')).toBe('Number of Panels: enter a whole number, 1 or more.')
    expect(complaint('solar-loan', 'downPayment', '20000')).toBe('Down Payment ($): enter less than the system cost.')
  })

  test('with errors in the order of the screen', () => {
    const errors = calculatorBySlug('payback-period')?.check({ rateIncrease: 'x', annualSavings: '0', systemCost: '' })
    expect(Object.keys(errors ?? {})).toEqual(['systemCost', 'annualSavings', 'rateIncrease'])
  })

  test('for a bill so small that a system would save nothing', () => {
    expect(complaint('solar', 'monthlyBill', '0.04')).toBe(
      'Average Monthly Electricity Bill ($): enter a higher bill. With this one, solar would save less than $1 a year.',
    )
    expect(complaint('solar', 'monthlyBill', '0.05')).toBeUndefined()
  })
})

describe('A number in another notation', () => {
  const stored = (slug: keyof typeof examples, typed: Record<string, unknown>) => {
    const calculator = calculatorBySlug(slug)
    return calculator?.calculate({ ...calculator.initialInputs, ...examples[slug][0].inputs, ...typed })
  }

  test('gives the same results and is stored as plain text', () => {
    const plain = stored('solar', { monthlyBill: '1234.50', electricityRate: '0.25' })
    for (const [monthlyBill, electricityRate] of [
      ['1,234.50', '0,25'],
      ['1.234,50', ',25'],
      ["1'234,50", ' 0.25 '],
      ['1 234,50', '0,25'],
    ]) {
      const calculation = stored('solar', { monthlyBill, electricityRate })
      expect(calculation?.results).toEqual(plain?.results)
      expect(calculation?.inputs).toMatchObject({ monthlyBill: '1234.50' })
      expect(Number(calculation?.inputs.electricityRate)).toBe(0.25)
    }
  })

  test('is stored as plain text in an appliance’s row too', () => {
    const row = { name: 'Oven', watts: '2,000', hoursPerDay: '0,5' }
    expect(stored('energy-usage', { appliances: [row] })?.inputs).toEqual({
      appliances: [{ name: 'Oven', watts: '2000', hoursPerDay: '0.5' }],
    })
  })

  test('that is plain already is stored as typed', () => {
    for (const monthlyBill of ['150', '150.50', '.5e3', '+150'])
      expect(stored('solar', { monthlyBill })?.inputs.monthlyBill).toBe(monthlyBill)
  })
})
