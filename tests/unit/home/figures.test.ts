import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { entryRangeOf, findFigureRange } from '#shared/home/figures.ts'
import { Home } from '#shared/home/home.ts'

/** Numbers of the record that no field takes as typed: chosen, traced, drawn or filled in from a preset. */
const NOT_TYPED = [
  'balcony.azimuth',
  'balcony.obstacles',
  'balcony.panels',
  'balcony.tilt',
  'money.batteryPrice.each',
  'money.batteryPrice.fixed',
  'money.batteryRenewal',
  'money.incentives.*.each',
  'money.incentives.*.fromSize',
  'money.incentives.*.most',
  'money.incentives.*.overYears',
  'money.incentives.*.shareAtStart',
  'money.incentives.*.steps',
  'money.incentives.*.toSize',
  'money.inverterPrice',
  'money.inverterRenewal',
  'money.price.fixed',
  'money.upkeepPerKw',
  'offGrid.load.appliances.*.from',
  'offGrid.months',
  'roof.planes.*.obstacles',
  'roof.planes.*.outline',
  'system.arrays.*.plane',
  'tariff.minimumPerYear',
  'tariff.selling.costPerKwh',
  'tariff.selling.creditMonths',
  'tariff.selling.deduction.shares.*.year',
  'tariff.selling.monthlyChargePerKw',
  'tariff.selling.settlementMonth',
  'tariff.selling.steps.*.bands.*.upToKw',
  'use.day',
  'use.people',
  'use.pool.from',
  'use.pool.months',
  'use.pool.to',
  'version',
]
const isTyped = (path: string) => !NOT_TYPED.some((part) => path === part || path.startsWith(`${part}.`))

type Schema = z.core.JSONSchema.JSONSchema
/** Numbers of the record, by path; each option of a union counts. */
function numbersOf(schema: Schema, path: readonly string[] = []): readonly (readonly [path: string, Schema])[] {
  const inner = (part: unknown, key: readonly string[]) => numbersOf(part as Schema, [...path, ...key])
  return [
    ...(schema.type === 'number' || schema.type === 'integer' ? [[path.join('.'), schema] as const] : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((option) => inner(option, [])),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) => inner(part, [key])),
    ...(schema.items ? inner(schema.items, ['*']) : []),
  ]
}
const numbers = numbersOf(z.toJSONSchema(Home, { io: 'input', unrepresentable: 'any' }) as Schema)

test('every number of a home has a range, or is not typed', () => {
  expect(numbers.length).toBeGreaterThan(100)
  expect(numbers.filter(([path]) => isTyped(path) === !findFigureRange(path.split('.'))).map(([path]) => path)).toEqual(
    [],
  )
})

test.each(numbers.filter(([path]) => isTyped(path)))('%s has the bounds of the record', (path, schema) => {
  const { min, max, isWhole = false } = findFigureRange(path.split('.')) ?? {}
  expect({ min, max, isWhole }).toEqual({
    min: schema.minimum,
    max: schema.maximum,
    isWhole: schema.type === 'integer',
  })
})

test.each([
  ['system.battery.roundTrip', { min: 1, max: 100, step: 1, scale: 0.01 }],
  ['system.losses', { min: 0, max: 99, step: 1, scale: 0.01 }],
  ['system.ageing', { min: 0, max: 50, step: 0.1, scale: 0.01 }],
  ['use.heatPump.fuel.boilerEfficiency', { min: 30, max: 100, step: 1, scale: 0.01 }],
  ['money.priceRise', { min: -50, max: 100, step: 0.5, scale: 0.01 }],
  ['money.propertyTax', { min: 0, max: 10, step: 0.05, scale: 0.01 }],
  ['money.budget', { min: 0, above: 0, max: 1e8, step: 500, scale: 1 }],
  ['money.otherQuotes.2.kwp', { min: 0, above: 0, max: 1000, step: 0.1, scale: 1 }],
  ['money.financing.years', { min: 1, max: 40, isWhole: true, step: 1, scale: 1 }],
  ['tariff.buying.periods.0.blocks.3.price', { min: 0, max: 1e5, step: 0.01, scale: 1 }],
  ['tariff.selling.steps.0.untilYear', { min: 1, max: 100, isWhole: true, step: 1, scale: 1 }],
])('the field of %s takes the unit that it shows', (path, range) => expect(entryRangeOf(path)).toMatchObject(range))

test('a part of a home has no range', () => {
  expect(findFigureRange(['use'])).toBeUndefined()
  expect(findFigureRange(['constructor'])).toBeUndefined()
  expect(() => entryRangeOf('use.amount')).toThrow('use.amount has no range.')
})
