import { describe, expect, test } from 'vitest'
import type { Calculation } from '#shared/calculators/define.ts'
import { calculatorBySlug, listCalculators } from '#shared/calculators/index.ts'
import { examples } from '../../support/examples.ts'

const calculators = listCalculators()

const exampleOf = (slug: keyof typeof examples): Calculation => {
  const [{ inputs, results, notes }] = examples[slug]
  return { calculatorType: calculatorBySlug(slug)?.type ?? '', inputs, results, methodVersion: 1, notes }
}
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value))

describe.each(calculators)('$title', (calculator) => {
  const { slug } = calculator
  const saved = exampleOf(slug)

  test('keeps edited notes and creates missing ones', () => {
    expect(calculator.recalculate({ ...saved, notes: 'The cabin' })?.notes).toBe('The cabin')
    for (const notes of [null, undefined]) expect(calculator.recalculate({ ...saved, notes })?.notes).toBe(saved.notes)
  })

  test('returns its own results if those of another version of the page differ', () => {
    for (const [key, value] of Object.entries(saved.results)) {
      const other = typeof value === 'number' ? value + 1 : 'West'
      expect(calculator.recalculate({ ...saved, results: { ...saved.results, [key]: other } })).toStrictEqual(saved)
    }
  })

  test('refuses results with other keys or types', () => {
    for (const [key, value] of Object.entries(saved.results)) {
      for (const invalid of [typeof value === 'number' ? String(value) : 5, Number.NaN, undefined, {}]) {
        const results = { ...saved.results, [key]: invalid }
        expect(calculator.recalculate({ ...saved, results }), `${key}: ${invalid}`).toBeNull()
      }
      const { [key]: _, ...others } = saved.results
      expect(calculator.recalculate({ ...saved, results: others })).toBeNull()
    }
    expect(calculator.recalculate({ ...saved, results: { ...saved.results, bonus: 1 } })).toBeNull()
  })

  test('refuses inputs with other keys or types', () => {
    const refused = (inputs: unknown) => expect(calculator.recalculate({ ...saved, inputs } as Calculation)).toBeNull()
    for (const key of Object.keys(saved.inputs)) {
      const { [key]: _, ...others } = saved.inputs
      if (calculator.fields[key]?.required) refused(others)
      for (const value of [null, 5, true, { a: 1 }, 'abc', ['5'], '1'.repeat(10_000)])
        refused({ ...saved.inputs, [key]: value })
    }
    refused({ ...saved.inputs, extra: '1' })
    refused(JSON.parse(`{"__proto__": "1", ${JSON.stringify(saved.inputs).slice(1)}`))
    refused({ ...saved.inputs, toString: '1' })
    refused({})
  })

  test('refuses another type', () => {
    for (const calculatorType of ['Wind Calculator', '', slug === 'solar' ? 'Energy Usage' : 'Solar Calculator'])
      expect(calculator.recalculate({ ...saved, calculatorType })).toBeNull()
  })

  test('restores inputs, assumptions and result', () => {
    const restored = calculator.restore(throughJson(saved))
    expect(restored?.calculation).toStrictEqual(saved)
    expect(restored?.typed).toStrictEqual({ ...calculator.initialInputs, ...saved.inputs })
    expect(calculator.calculate(restored?.typed ?? {})).toStrictEqual(saved)
  })

  test('restores a database row with other columns and edited notes', () => {
    const row = { id: 7, userId: 1, createdAt: '2026-01-01T00:00:00Z', ...saved, notes: 'The cabin' }
    expect(calculator.restore(row)?.calculation).toStrictEqual({ ...saved, notes: 'The cabin' })
    expect(calculator.restore({ ...row, notes: null })?.calculation.notes).toBe(saved.notes)
  })

  test('opens a row of an earlier method with its stored results, and reports that today’s differ', () => {
    expect(calculator.restore(saved)?.isOfEarlierMethod).toBe(false)
    for (const [key, value] of Object.entries(saved.results)) {
      const results = { ...saved.results, [key]: typeof value === 'number' ? value + 1 : 'West' }
      const restored = calculator.restore({ ...saved, results, methodVersion: 0 })
      expect(restored?.calculation).toStrictEqual({ ...saved, results, methodVersion: 0 })
      expect(restored?.isOfEarlierMethod).toBe(true)
    }
  })

  test('opens rows without newer fields or results, and with removed ones', () => {
    for (const [key, field] of Object.entries(calculator.fields)) {
      const { [key]: _, ...others } = saved.inputs
      if (Object.keys(others).length === 0) continue
      const typed = { ...calculator.initialInputs, ...others, [key]: field.initial }
      expect(calculator.restore({ ...saved, inputs: others })?.typed).toStrictEqual(typed)
    }
    const [first = '', ...remainingKeys] = Object.keys(saved.results)
    if (remainingKeys.length === 0) return
    const results = Object.fromEntries(remainingKeys.map((key) => [key, saved.results[key]]))
    const gone = { ...saved, results: { ...results, gone: 1 }, inputs: { ...saved.inputs, gone: '1' } }
    const restored = calculator.restore(gone)
    expect(restored?.calculation.results).toStrictEqual(results)
    expect(restored?.isOfEarlierMethod).toBe(true)
    expect(calculator.cards[first]?.format(restored?.calculation.results[first])).toBe('—')
  })

  test('restores nothing from a damaged record', () => {
    const { calculatorType, inputs, results } = saved
    const asKeys = (part: object, value: unknown) => Object.fromEntries(Object.keys(part).map((key) => [key, value]))
    const damaged = [
      ...[null, undefined, 5, 'text', [], {}],
      ...[{ calculatorType }, { calculatorType, inputs }, { calculatorType, results }],
      ...[{ inputs: null }, { results: [] }, { inputs: [] }, { calculatorType: 'Wind' }].map((part) => ({
        ...saved,
        ...part,
      })),
      { calculatorType, inputs, results: asKeys(results, {}) },
      { calculatorType, inputs: asKeys(inputs, ''), results },
    ]
    for (const row of damaged) expect(calculator.restore(row), JSON.stringify(row)).toBeNull()
  })

  test('shows a dash for a value that a card cannot show', () => {
    for (const card of Object.values(calculator.cards))
      for (const value of [undefined, Number.NaN, Number.POSITIVE_INFINITY, {}, []])
        expect(card.format(value)).toBe('—')
  })

  test('allows null for a payback period only', () => {
    const nullable = Object.entries(calculator.cards).filter(([, card]) => card.accepts(null))
    expect(nullable.map(([key]) => key)).toEqual(slug === 'payback-period' ? ['paybackPeriod'] : [])
  })
})

describe.each(calculators.filter(({ assumptions }) => Object.keys(assumptions).length > 0))('$title', (calculator) => {
  const saved = exampleOf(calculator.slug)

  test('stores changed assumptions only, and restores them', () => {
    for (const [key, { fallback }] of Object.entries(calculator.assumptions)) {
      const typed = { ...calculator.initialInputs, ...saved.inputs }
      for (const unchanged of [String(fallback), `${fallback}.0`.replace(/(\..*)\.0/, '$10'), '', '  '])
        expect(calculator.calculate({ ...typed, [key]: unchanged })).toStrictEqual(saved)

      const changed = calculator.calculate({ ...typed, [key]: '21' })
      expect(changed?.inputs).toStrictEqual({ ...saved.inputs, [key]: '21' })
      expect(changed?.results).not.toEqual(saved.results)
      expect(calculator.recalculate(changed as Calculation)).toStrictEqual(changed)
      expect(calculator.restore(changed)?.typed).toStrictEqual({ ...typed, [key]: '21' })
      expect(calculator.check({ ...typed, [key]: 'abc' })).toEqual({
        [key]: expect.stringMatching(/: enter a number, such as 150 or 2\.5\.$/),
      })
    }
  })
})

test('The assumptions of the ten specified calculators equal the constants of the method', () => {
  const constants = calculators.slice(0, 10).flatMap(({ slug, assumptions }) => {
    const values = Object.entries(assumptions).map(([key, { fallback }]) => [key, fallback])
    return values.length > 0 ? [[slug, Object.fromEntries(values)]] : []
  })
  expect(Object.fromEntries(constants)).toEqual({
    solar: { electricityRate: 0.12, daysPerMonth: 30, systemEfficiency: 75, billOffset: 90, costPerWatt: 3 },
    battery: { costPerKwh: 1000 },
    'energy-usage': { electricityRate: 0.12, daysPerMonth: 30 },
    'panel-requirement': { panelEfficiency: 80 },
  })
})

test('A page that does not know a new optional field saves with its default', () => {
  const payback = calculatorBySlug('payback-period')
  const saved = exampleOf('payback-period')
  const { rateIncrease, incentives, ...others } = saved.inputs
  const stored = payback?.recalculate({ ...saved, inputs: others })
  expect(stored).toStrictEqual(payback?.calculate({ ...others, rateIncrease: '', incentives: '' }))
  expect(stored?.inputs).toStrictEqual({ ...others, rateIncrease: '', incentives: '' })
})

test('An appliance row with an unknown key, or a field that is not text, is refused', () => {
  const energyUsage = calculatorBySlug('energy-usage')
  const saved = exampleOf('energy-usage')
  const [first, ...others] = saved.inputs.appliances as Record<string, string>[]
  for (const row of [{ ...first, id: '1' }, { ...first, watts: 150 }, { name: 'AC', watts: '1' }, null, 'AC', []])
    expect(energyUsage?.recalculate({ ...saved, inputs: { appliances: [row, ...others] } })).toBeNull()
  expect(energyUsage?.recalculate({ ...saved, inputs: { appliances: 'AC' } })).toBeNull()
})
