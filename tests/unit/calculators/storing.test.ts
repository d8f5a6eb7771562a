import { describe, expect, test } from 'vitest'
import type { Calculation } from '#shared/calculators/define.ts'
import { bySlug, calculators } from '#shared/calculators/index.ts'
import { examples } from '../../support/examples.ts'

const exampleOf = (slug: keyof typeof examples): Calculation => {
  const [{ inputs, results, notes }] = examples[slug]
  return { calculatorType: bySlug(slug)?.type ?? '', inputs, results, notes }
}
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value))

describe.each(calculators)('$title', (calculator) => {
  const { slug } = calculator
  const saved = exampleOf(slug)

  test('accepts its own calculation and keeps it as it is', () => {
    expect(calculator.verify(throughJson(saved))).toStrictEqual(saved)
  })

  test('keeps notes the user changed, and makes them when there are none', () => {
    expect(calculator.verify({ ...saved, notes: 'The cabin' })?.notes).toBe('The cabin')
    for (const notes of [null, undefined]) expect(calculator.verify({ ...saved, notes })?.notes).toBe(saved.notes)
  })

  test('refuses results that do not follow from the inputs', () => {
    for (const [key, value] of Object.entries(saved.results)) {
      const changed = [
        typeof value === 'number' ? value + 1 : 'West',
        null,
        typeof value === 'number' ? String(value) : 5,
        Number.NaN,
        undefined,
      ]
      for (const each of changed) {
        expect(
          calculator.verify({ ...saved, results: { ...saved.results, [key]: each } }),
          `${key}: ${each}`,
        ).toBeNull()
      }
      const { [key]: _, ...others } = saved.results
      expect(calculator.verify({ ...saved, results: others })).toBeNull()
    }
    expect(calculator.verify({ ...saved, results: { ...saved.results, bonus: 1 } })).toBeNull()
  })

  test('refuses inputs that are not exactly its own', () => {
    const refused = (inputs: unknown) => expect(calculator.verify({ ...saved, inputs } as Calculation)).toBeNull()
    for (const key of Object.keys(saved.inputs)) {
      const { [key]: _, ...others } = saved.inputs
      refused(others)
      for (const value of [null, 5, true, { a: 1 }, 'abc', ['5'], '1'.repeat(10_000)])
        refused({ ...saved.inputs, [key]: value })
    }
    refused({ ...saved.inputs, extra: '1' })
    refused(JSON.parse(`{"__proto__": "1", ${JSON.stringify(saved.inputs).slice(1)}`))
    refused({ ...saved.inputs, toString: '1' })
    for (const inputs of [null, undefined, [], 'text', 5, {}]) refused(inputs)
    expect(calculator.verify({ ...saved, results: null } as unknown as Calculation)).toBeNull()
  })

  test('refuses another type', () => {
    for (const calculatorType of ['Wind Calculator', '', slug === 'solar' ? 'Energy Usage' : 'Solar Calculator'])
      expect(calculator.verify({ ...saved, calculatorType })).toBeNull()
  })

  test('restores what was typed, the assumptions and the result', () => {
    const restored = calculator.restore(throughJson(saved))
    expect(restored?.calculation).toStrictEqual(saved)
    expect(restored?.typed).toStrictEqual({ ...calculator.initialInputs, ...saved.inputs })
    expect(calculator.calculate(restored?.typed ?? {})).toStrictEqual(saved)
  })

  test('restores a row of the database, its other columns and edited notes included', () => {
    const row = { id: 7, userId: 1, createdAt: '2026-01-01T00:00:00Z', ...saved, notes: 'The cabin' }
    expect(calculator.restore(row)?.calculation).toStrictEqual({ ...saved, notes: 'The cabin' })
    expect(calculator.restore({ ...row, notes: null })?.calculation.notes).toBe(saved.notes)
  })

  test('restores nothing from a damaged record', () => {
    const { calculatorType, inputs, results } = saved
    const damaged = [
      null,
      undefined,
      5,
      'text',
      [],
      {},
      { calculatorType },
      { calculatorType, inputs },
      { calculatorType, results },
      { calculatorType, inputs: null, results },
      { calculatorType, inputs, results: [] },
      { calculatorType, inputs: [], results },
      { calculatorType: 'Wind', inputs, results },
      { calculatorType, inputs: { ...inputs, extra: '1' }, results },
      { calculatorType, inputs, results: { ...results, extra: 1 } },
      { calculatorType, inputs, results: Object.fromEntries(Object.keys(results).map((key) => [key, {}])) },
      { calculatorType, inputs: Object.fromEntries(Object.keys(inputs).map((key) => [key, ''])), results },
    ]
    for (const each of damaged) expect(calculator.restore(each), JSON.stringify(each)).toBeNull()
  })

  test('a card shows a dash for what it cannot show', () => {
    for (const card of Object.values(calculator.cards))
      for (const value of [undefined, Number.NaN, Number.POSITIVE_INFINITY, {}, []])
        expect(card.format(value)).toBe('—')
  })

  test('only a payback period may be null', () => {
    const nullable = Object.entries(calculator.cards).filter(([, card]) => card.accepts(null))
    expect(nullable.map(([key]) => key)).toEqual(slug === 'payback-period' ? ['paybackPeriod'] : [])
  })
})

describe.each(calculators.filter(({ assumptions }) => Object.keys(assumptions).length > 0))('$title', (calculator) => {
  const saved = exampleOf(calculator.slug)

  test('stores an assumption only when it was changed, and brings it back', () => {
    for (const [key, { fallback }] of Object.entries(calculator.assumptions)) {
      const typed = { ...calculator.initialInputs, ...saved.inputs }
      for (const unchanged of [String(fallback), `${fallback}.0`.replace(/(\..*)\.0/, '$10'), '', '  '])
        expect(calculator.calculate({ ...typed, [key]: unchanged })).toStrictEqual(saved)

      const changed = calculator.calculate({ ...typed, [key]: '21' })
      expect(changed?.inputs).toStrictEqual({ ...saved.inputs, [key]: '21' })
      expect(changed?.results).not.toEqual(saved.results)
      expect(calculator.verify(changed as Calculation)).toStrictEqual(changed)
      expect(calculator.restore(changed)?.typed).toStrictEqual({ ...typed, [key]: '21' })
      expect(calculator.check({ ...typed, [key]: 'abc' })).toEqual({ [key]: 'Enter a number, such as 150 or 2.5.' })
    }
  })
})

test('the assumptions are the constants of the method', () => {
  const constants = calculators.map(({ slug, assumptions }) => [
    slug,
    Object.fromEntries(Object.entries(assumptions).map(([key, { fallback }]) => [key, fallback])),
  ])
  expect(Object.fromEntries(constants)).toEqual({
    solar: { electricityRate: 0.12, daysPerMonth: 30, systemEfficiency: 75, billOffset: 90, costPerWatt: 3 },
    battery: { costPerKwh: 1000 },
    'sun-path': {},
    'energy-usage': { electricityRate: 0.12, daysPerMonth: 30 },
    'battery-charge': {},
    'sun-hours': {},
    'panel-requirement': { panelEfficiency: 80 },
    'payback-period': {},
    'solar-loan': {},
    'bill-comparison': {},
  })
})

test('an appliance row with a key of its own, or a box that is no text, is refused', () => {
  const energyUsage = bySlug('energy-usage')
  const saved = exampleOf('energy-usage')
  const [first, ...others] = saved.inputs.appliances as Record<string, string>[]
  for (const row of [{ ...first, id: '1' }, { ...first, watts: 150 }, { name: 'AC', watts: '1' }, null, 'AC', []])
    expect(energyUsage?.verify({ ...saved, inputs: { appliances: [row, ...others] } })).toBeNull()
  expect(energyUsage?.verify({ ...saved, inputs: { appliances: 'AC' } })).toBeNull()
})
