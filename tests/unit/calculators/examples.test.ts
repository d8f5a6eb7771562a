import { describe, expect, test } from 'vitest'
import { catalogue } from '#shared/calculators/catalogue.ts'
import { calculatorBySlug, calculatorByType, listCalculators } from '#shared/calculators/index.ts'
import { examples } from '../../support/examples.ts'

const calculators = listCalculators()

/** The ten calculators of the specification come first, additions after them. */
const ten = calculators.slice(0, 10)

describe('the ten calculators', () => {
  test('match the menu in its order, each with its own definition', () => {
    expect(calculators.map(({ slug }) => slug)).toEqual(catalogue.map(({ slug }) => slug))
    const first = 'Solar Calculator, Battery Sizing, Sun Path Analysis, Energy Usage, Battery Charge Calculator'
    const last = 'Sun Hours Calculator, Panel Requirements, Payback Period, Solar Loan, Energy Bill Comparison'
    expect(ten.map(({ label }) => label).join(', ')).toBe(`${first}, ${last}`)
  })

  test('map the stored type to the route', () => {
    expect(Object.fromEntries(ten.map(({ type, slug }) => [type, slug]))).toEqual({
      'Sun Path Analysis': 'sun-path',
      'Battery Storage Calculator': 'battery',
      'Solar Calculator': 'solar',
      'Energy Usage': 'energy-usage',
      'Battery Charge Calculator': 'battery-charge',
      'Sun Hours Calculator': 'sun-hours',
      'Panel Requirement Calculator': 'panel-requirement',
      'Payback Period Calculator': 'payback-period',
      'Solar Loan Calculator': 'solar-loan',
      'Energy Bill Comparison': 'bill-comparison',
    })
  })

  test('feature four on the landing page', () => {
    const featured = catalogue.filter((entry) => entry.featured).map(({ label }) => label())
    expect(featured).toEqual(['Solar Calculator', 'Battery Sizing', 'Sun Path Analysis', 'Energy Usage'])
  })

  test('are found by slug and by type only', () => {
    expect(calculatorBySlug('sun-path')?.title).toBe('Sun Path Analysis')
    expect(calculatorByType('Solar Loan Calculator')?.slug).toBe('solar-loan')
    for (const slug of ['wind', 'toString']) expect(calculatorBySlug(slug)).toBeUndefined()
    for (const type of ['Wind', 'solar']) expect(calculatorByType(type)).toBeUndefined()
  })

  test('have the headings, field labels and buttons of the screens', () => {
    const screens = ten.map(({ title, fields, action }) => {
      const labels = Object.values(fields).map(({ label, required }) => (required ? `${label} req` : label))
      return [`${title}: ${action}`, ...labels].join('; ')
    })
    expect(screens).toEqual([
      'Solar Panel Calculator: Calculate; Average Monthly Electricity Bill ($) req; Average Daily Sun Hours req',
      'Battery Storage Calculator: Calculate; Daily Energy Usage (kWh) req; Desired Backup Hours req; System Voltage (V) req',
      'Sun Path Analysis: Calculate; Latitude req; Longitude req',
      'Energy Usage Calculator: Calculate Usage; Appliances req',
      'Solar Battery Charge Calculator: Calculate; System Voltage (V) req; Solar Panel Wattage (W) req; Number of Panels; Sun Hours req',
      'Sun Hours Calculator: Calculate; Battery Capacity (AH) req; Solar Panel Wattage (W) req; System Voltage (V) req',
      'Solar Panel Requirement Calculator: Calculate; Battery Capacity (AH) req; System Voltage (V) req; Available Sun Hours req; Panel Wattage (W) req',
      'Solar Investment Payback Calculator: Calculate; Total System Cost ($) req; Annual Energy Savings ($) req; Government Incentives/Rebates ($); Annual Maintenance Cost ($); Annual Electricity Rate Increase (%)',
      'Solar Loan Calculator: Calculate Loan; System Cost ($) req; Down Payment ($); Annual Interest Rate (%) req; Loan Term (Years) req',
      'Energy Bill Comparison: Calculate; Current Monthly Bill ($) req; Monthly Consumption (kWh) req; Expected Solar Generation (kWh/month) req',
    ])
  })

  test('recommend 20% to 30% extra where batteries and sun hours are sized', () => {
    const advised = ten.filter(({ advice }) => advice?.includes('20% to 30%')).map(({ slug }) => slug)
    expect(advised).toEqual(['battery', 'sun-hours'])
  })
})

describe.each(calculators)('$title', (calculator) => {
  const { slug, type, version, fields, assumptions, cards } = calculator

  test.each(examples[slug])('computes the hand-worked example $notes', (example) => {
    const { typed, rows, inputs, results, cards: shown, notes } = example
    const keyOf = Object.fromEntries(
      Object.entries({ ...fields, ...assumptions }).map(([key, { label }]) => [label, key]),
    )
    const form: Record<string, unknown> = { ...calculator.initialInputs }
    for (const [label, text] of Object.entries(typed)) form[keyOf[label] ?? `no field ${label}`] = text
    if (rows)
      form.appliances = rows.map((row) => ({
        name: row['Appliance Name'],
        watts: row.Watts,
        hoursPerDay: row['Hours per Day'],
      }))

    expect(calculator.check(form)).toEqual({})
    expect(calculator.isReady(form)).toBe(true)
    const calculation = calculator.calculate(form)
    expect(calculation).toStrictEqual({ calculatorType: type, inputs, results, methodVersion: version, notes })
    const texts = Object.entries(cards).map(([key, card]) => [card.label, card.format(calculation?.results[key])])
    expect(texts).toEqual(Object.entries(shown))
  })

  test('has exactly the stored keys of the example', () => {
    const [example] = examples[slug]
    expect(Object.keys(fields)).toEqual(Object.keys(example.inputs))
    expect(Object.keys(cards)).toEqual(Object.keys(example.results))
    expect(Object.keys(fields).filter((key) => key in assumptions)).toEqual([])
  })

  test('shows its working with the user’s numbers, ending in the numbers of the cards', () => {
    const [{ inputs, cards: shown }] = examples[slug]
    const steps = calculator.steps({ ...calculator.initialInputs, ...inputs })
    const words = steps.map(({ label, formula, value }) => `${label}: ${formula} = ${value}`).join('\n')
    for (const typed of Object.values(inputs).filter((value) => typeof value === 'string' && slug !== 'sun-path'))
      expect(words.replaceAll(',', '')).toContain(typed as string)
    for (const text of Object.values(shown)) {
      const figure = Number.parseFloat(text.replace(/[$,]/g, ''))
      if (Number.isFinite(figure) && text !== '80%')
        expect(words.replaceAll(',', ''), `${text} in\n${words}`).toContain(String(figure))
    }
    expect(words).not.toMatch(/NaN|undefined|Infinity|null/)
    expect(calculator.method.length).toBeGreaterThan(1)
  })

  test('has no working and no result before it can be calculated', () => {
    const nothing = Object.fromEntries(Object.keys(fields).map((key) => [key, '']))
    expect(calculator.isReady(nothing)).toBe(false)
    expect(calculator.calculate(nothing)).toBeNull()
    expect(calculator.steps(nothing)).toEqual([])
    expect(calculator.check(nothing)).not.toEqual({})
  })
})
