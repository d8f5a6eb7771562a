import { afterEach, describe, expect, test } from 'vitest'
import { defaultPrices } from '#shared/calculators/default-prices.ts'
import { calculatorBySlug } from '#shared/calculators/index.ts'
import { setTranslation } from '#shared/language/translation.ts'
import { defaultRegion } from '#shared/places/default-region.ts'
import { loadPreset, PRESET_COUNTRIES } from '#shared/presets/load.ts'
import { typicalPricesOf } from '#shared/presets/typical-prices.ts'
import { regionOf } from '#shared/region.ts'
import { TRANSLATED_LANGUAGES } from '../../../server/translation/catalogs.ts'

async function calculatorIn(slug: 'solar' | 'energy-usage' | 'battery', country: string) {
  const calculator = calculatorBySlug(slug)
  if (!calculator) throw new Error(slug)
  return calculator.forRegion(regionOf(country), typicalPricesOf(await loadPreset(country)))
}

describe('The Solar Calculator for a bill of ₹3,000 in Pune', () => {
  test('uses India’s prices per kilowatt-hour and watt, not US prices in rupees', async () => {
    const calculator = await calculatorIn('solar', 'IN')
    const { electricityRate, costPerWatt } = typicalPricesOf(await loadPreset('IN'))
    expect(calculator.initialInputs).toMatchObject({
      electricityRate: String(electricityRate?.value),
      costPerWatt: String(costPerWatt?.value),
    })
    const calculation = calculator.calculate({ ...calculator.initialInputs, monthlyBill: '3000', sunHours: '5.5' })
    // Preset: ₹7.50 per kWh. 3,000 ÷ 7.5 = 400 kWh a month; ÷ (30 × 5.5 × 75%) = 3.2 kW, where $0.12 gave 202 kW.
    expect(calculation?.results.recommendedSize).toBe(3.2)
  })

  test('stores the prices as changed assumptions that reproduce the results', async () => {
    const calculator = await calculatorIn('solar', 'IN')
    const calculation = calculator.calculate({ ...calculator.initialInputs, monthlyBill: '3000', sunHours: '5.5' })
    expect(calculation?.inputs).toMatchObject({ currency: 'INR', electricityRate: '7.5' })
    const stored = calculation && calculatorBySlug('solar')?.recalculate(calculation)
    expect(stored?.results).toEqual(calculation?.results)
    expect(stored?.inputs).toEqual(calculation?.inputs)
  })

  test('reads an emptied field as the typical price', async () => {
    const calculator = await calculatorIn('solar', 'IN')
    const typed = { ...calculator.initialInputs, monthlyBill: '3000', sunHours: '5.5' }
    expect(calculator.calculate({ ...typed, electricityRate: '' })).toEqual(calculator.calculate(typed))
  })

  test('names its price in the method', async () => {
    const { method } = await calculatorIn('solar', 'IN')
    expect(method.join(' ')).toContain('the electricity rate, ₹7.5 per kWh')
  })
})

test('A calculation saved with US prices in another currency opens with the same results', async () => {
  const former = calculatorBySlug('solar')?.forRegion(regionOf('IN'))
  const saved = former?.calculate({ ...former.initialInputs, monthlyBill: '3000', sunHours: '5.5' })
  expect(saved?.inputs).not.toHaveProperty('electricityRate')
  const restored = (await calculatorIn('solar', 'IN')).restore(saved)
  expect(restored?.typed.electricityRate).toBe('0.12')
  expect(restored?.calculation.results).toEqual(saved?.results)
})

test('The United States keep the prices of the specification', async () => {
  expect(calculatorBySlug('solar')?.initialInputs).toMatchObject({ electricityRate: '0.12', costPerWatt: '3' })
})

const OTHERS = PRESET_COUNTRIES.filter((country) => country !== 'US')
test.each(OTHERS)('Each typical price of %s is positive and names its source', async (country) => {
  const prices = Object.values(typicalPricesOf(await loadPreset(country)))
  for (const { value, source } of prices) {
    expect(value).toBeGreaterThan(0)
    expect(source).not.toBe('')
  }
})

test('A country without typical prices keeps the constants of the method', async () => {
  const calculator = await calculatorIn('battery', 'NP')
  expect(calculator.typicalPrices).toEqual({})
  expect(calculator.initialInputs.costPerKwh).toBe('1000')
})

describe('Prices of the first rendering', () => {
  afterEach(() => setTranslation({ language: 'en' }))

  test.each(TRANSLATED_LANGUAGES)('are the typical ones of the region of %s', async (language) => {
    setTranslation({ language })
    const { country, currency } = defaultRegion()
    expect(defaultPrices({ country, currency })).toEqual(typicalPricesOf(await loadPreset(country)))
    expect(defaultPrices({ country: 'IT', currency: 'EUR' })).toEqual({})
  })
})
