import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Calculation, currencyOf, type Inputs } from '#shared/calculators/define.ts'
import { calculatorBySlug, listCalculators } from '#shared/calculators/index.ts'
import { setTranslation } from '#shared/language/translation.ts'
import { REGION_COUNTRIES, regionOf } from '#shared/region.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import { examples } from '../../support/examples.ts'

const calculators = listCalculators()

/** Treats Intl's no-break spaces as spaces, and both apostrophes as equal. */
const shown = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2019', "'")

function calculatorIn(slug: keyof typeof examples, country: string, currency?: string) {
  const calculator = calculatorBySlug(slug)
  if (!calculator) throw new Error(slug)
  return calculator.forRegion(regionOf(country, currency))
}

function cardsOf(calculator: ReturnType<typeof calculatorIn>, calculation: Calculation | null) {
  return Object.entries(calculator.cards).map(([key, { format }]) => shown(format(calculation?.results[key])))
}

test('The default region equals that of the United States', () => {
  expect(UNITED_STATES).toEqual(regionOf('US'))
})

describe('The Solar Calculator in Germany on a German page', () => {
  let calculator: ReturnType<typeof calculatorIn>
  let typed: Inputs
  let calculation: Calculation | null
  /*
   * 120.50 ÷ 0.12 = 1,004.1667 kWh; ÷ (30 × 4.5 × 75%) = 9.918 kW; 120.50 × 12 × 90% = 1,301.4;
   * 9.9 kW × 1000 × 3 = 29,700; ÷ 1,301 = 22.83 years.
   */
  beforeAll(() => {
    setTranslation({ language: 'de' })
    calculator = calculatorIn('solar', 'DE')
    typed = { ...calculator.initialInputs, monthlyBill: '120,50', sunHours: '4,5' }
    calculation = calculator.calculate(typed)
  })
  afterAll(() => setTranslation({ language: 'en' }))

  test('has the euro sign in its labels in place of $', () => {
    expect(calculator.fields.monthlyBill?.label).toBe('Average Monthly Electricity Bill (€)')
    expect(calculator.assumptions.electricityRate?.label).toBe('Electricity rate (€/kWh)')
    expect(calculator.fields.sunHours?.label).toBe('Average Daily Sun Hours')
  })

  test('starts with assumptions written with a comma', () => {
    expect(calculator.initialInputs.electricityRate).toBe('0,12')
    expect(calculator.check(typed)).toEqual({})
  })

  test('reads a comma as the decimal sign and a point as thousands separator', () => {
    expect(calculation?.results).toEqual({ recommendedSize: 9.9, estimatedSavings: 1301, paybackPeriod: 22.8 })
    expect(calculator.calculate({ ...typed, monthlyBill: '1.205' })?.results.estimatedSavings).toBe(13_014)
  })

  test('formats cards, notes, working and method for the region', () => {
    expect(cardsOf(calculator, calculation)).toEqual(['9,9 kW', '1.301 €', '22,8 years'])
    expect(shown(calculation?.notes)).toBe('Monthly bill: 120,5 €')
    const [use, size] = calculator.steps(calculation?.inputs ?? {})
    expect([shown(use?.formula), shown(use?.value)]).toEqual(['120,5 € ÷ 0,12 € per kWh', '1.004,2 kWh'])
    expect(shown(size?.formula)).toBe('1.004,2 kWh ÷ (30 days × 4,5 h × 75 %)')
    expect(shown(calculator.method.join(' '))).toContain('the electricity rate, 0,12 € per kWh')
  })

  test('reports errors in the region’s number format', () => {
    expect(shown(calculator.check({ ...typed, monthlyBill: 'zwölf' }).monthlyBill)).toBe(
      'Average Monthly Electricity Bill (€): enter a number, such as 150 or 2,5.',
    )
    expect(shown(calculator.check({ ...typed, monthlyBill: '0' }).monthlyBill)).toBe(
      'Average Monthly Electricity Bill (€): enter a number above 0 €.',
    )
  })

  test('stores plain numbers and the currency', () => {
    expect(calculation?.inputs).toEqual({ monthlyBill: '120.50', sunHours: '4.5', currency: 'EUR' })
  })
})

test('The Solar Calculator in Germany on an English page has English numbers with the euro', () => {
  const calculator = calculatorIn('solar', 'DE')
  const calculation = calculator.calculate({ ...calculator.initialInputs, monthlyBill: '120.50', sunHours: '4.5' })
  expect(calculator.initialInputs.electricityRate).toBe('0.12')
  expect(cardsOf(calculator, calculation)).toEqual(['9.9 kW', '€1,301', '22.8 years'])
})

describe('An amount in the region’s format', () => {
  // 20,000 at 5% over 10 years: the worked example of the loan.
  const results = { monthlyPayment: 212.13, totalInterest: 5455.72, totalCost: 25_455.72, effectiveRate: 27.28 }
  test.each([
    ['US', 'System Cost ($)', '$25,455.72', '27.28%'],
    ['IE', 'System Cost (€)', '€25,455.72', '27.28%'],
    ['FR', 'System Cost (€)', '€25,455.72', '27.28%'],
    ['ZA', 'System Cost (R)', 'R 25 455,72', '27,28%'],
    ['GB', 'System Cost (£)', '£25,455.72', '27.28%'],
    ['IN', 'System Cost (₹)', '₹25,455.72', '27.28%'],
    ['JP', 'System Cost (¥)', '¥25,456', '27.28%'],
    ['CH', 'System Cost (CHF)', 'CHF 25,455.72', '27.28%'],
    ['BR', 'System Cost (R$)', 'R$25,455.72', '27.28%'],
  ])('in %s', (country, label, totalCost, effectiveRate) => {
    const { fields, cards } = calculatorIn('solar-loan', country)
    expect(fields.loanAmount?.label).toBe(label)
    expect(shown(cards.totalCost?.format(results.totalCost))).toBe(totalCost)
    expect(shown(cards.effectiveRate?.format(results.effectiveRate))).toBe(effectiveRate)
  })

  test('rounds a cost to a step in the same format', () => {
    const { cards, method } = calculatorIn('battery', 'DE')
    expect(shown(cards.estimatedCost?.meaning)).toBe('To the nearest €100.')
    expect(shown(method.at(-1))).toBe('The cost is the capacity at €1,000 per kWh, to the nearest €100.')
  })
})

test('A calculator is in the page’s language, in every region', () => {
  const labels = () => ['US', 'AT'].map((country) => calculatorIn('solar', country).cards.recommendedSize?.label)
  setTranslation({ language: 'de', messages: new Map([['System Size', 'Größe der Anlage']]) })
  const german = labels()
  setTranslation({ language: 'en' })
  expect(german).toEqual(['Größe der Anlage', 'Größe der Anlage'])
  expect(labels()).toEqual(['System Size', 'System Size'])
})

describe.each(calculators)('$title', ({ slug, type }) => {
  const [{ inputs, results, notes }] = examples[slug]
  const inDollars: Calculation = { calculatorType: type, inputs, results, methodVersion: 1, notes }

  test('gives the same results in every region for the same input', () => {
    for (const country of REGION_COUNTRIES) {
      const calculator = calculatorIn(slug, country)
      const calculation = calculator.calculate(calculator.typed(inputs))
      expect(calculation?.results, country).toEqual(results)
      expect(calculator.typed(calculator.stored(calculator.typed(inputs))), country).toEqual(calculator.typed(inputs))
    }
  })

  test('opens a calculation in the currency it was saved in', () => {
    const { isInMoney } = calculatorIn(slug, 'US')
    for (const [savedIn, openedIn] of [
      ['DE', 'US'],
      ['US', 'DE'],
      ['JP', 'FR'],
    ] as const) {
      const maker = calculatorIn(slug, savedIn)
      const saved = maker.calculate(maker.typed(inputs))
      const restored = calculatorIn(slug, openedIn).restore(saved)
      expect(restored?.calculation).toStrictEqual(saved)
      expect(restored?.isOfEarlierMethod).toBe(false)
      expect(currencyOf(restored?.calculation.inputs ?? {})).toBe(isInMoney ? regionOf(savedIn).currency : 'USD')
    }
  })

  test('accepts another currency only if amounts of money are involved, and no other text', () => {
    const { isInMoney, recalculate } = calculatorIn(slug, 'US')
    const saved = (currency: unknown) => recalculate({ ...inDollars, inputs: { ...inputs, currency } })
    expect(saved('EUR')?.inputs).toEqual(isInMoney ? { ...inputs, currency: 'EUR' } : undefined)
    expect(saved('EUR')?.results).toEqual(isInMoney ? results : undefined)
    for (const currency of ['USD', 'eur', 'EURO', '€', '', 978, null, ['EUR'], { code: 'EUR' }])
      expect(saved(currency), String(currency)).toBeNull()
  })
})

test('Calculators with dollars in their example, and no others, have a currency', () => {
  for (const { slug, isInMoney } of calculators) {
    const [{ typed, cards }] = examples[slug]
    const words = [...Object.keys(typed), ...Object.values(cards)].join(' ')
    expect(isInMoney, slug).toBe(words.includes('$'))
  }
  expect(calculators.some(({ isInMoney }) => isInMoney)).toBe(true)
  expect(calculators.some(({ isInMoney }) => !isInMoney)).toBe(true)
})
