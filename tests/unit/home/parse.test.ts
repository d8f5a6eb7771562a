import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Home } from '#shared/home/home.ts'
import { HOME_VERSION } from '#shared/home/home-version.ts'
import { MAX_HOME_LENGTH, migrateRecord, parseHome, parseHomeJson } from '#shared/home/parse.ts'
import { provenanceOf } from '#shared/home/provenance.ts'
import { anyText } from '../../support/any-text.ts'
import { forAll } from '../../support/laws.ts'
import { changed } from '../../support/plans.ts'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))
const smallest = { version: 1, region: { country: 'US', currency: 'USD' } }

function parsed(value: unknown): Home {
  const read = parseHome(value)
  return 'home' in read ? read.home : expect.fail(read.problem)
}
/** The sample home with another value at a path, as from a file. */
const altered = (path: string, value: unknown): Home => changed(SAMPLE_HOME, path, value)

describe('A home', () => {
  test('survives a JSON round trip without notes', () => {
    expect(parseHomeJson(JSON.stringify(SAMPLE_HOME))).toEqual({ home: SAMPLE_HOME, notes: [] })
  })

  test('may be empty but for the region', () => {
    expect(parseHome(smallest)).toEqual({
      home: {
        ...smallest,
        use: {},
        roof: { planes: [] },
        system: { arrays: [], backup: [] },
        tariff: {},
        money: { incentives: [] },
        scenarios: [],
        provenance: {},
      },
      notes: [],
    })
  })

  test('drops unknown keys and keeps the rest', () => {
    const record = { ...altered('use.moon', 'full'), also: [1], __proto__: { a: 1 } }
    expect(parseHome(record)).toEqual({ home: SAMPLE_HOME, notes: [] })
  })
})

describe('An invalid figure', () => {
  test.each([
    ['roof.planes.0.tilt', 'steep', 'Roof slope'],
    ['roof.planes.1.azimuth', 361, 'Direction the roof faces'],
    ['system.inverterKw', -1, 'Inverter power'],
    ['system.start', '2027-02-30', 'Start date'],
    ['tariff.fixedPerMonth', 1e10, 'Fixed monthly charge'],
    ['money.priceRise', null, 'Electricity price rise'],
    ['use.people', 2.5, 'People in the home'],
    ['name', 'x'.repeat(81), 'Plan name'],
  ])('%s is dropped with a note, and the rest stays', (path, value, name) => {
    expect(parseHome(altered(path, value))).toEqual({
      home: altered(path, undefined),
      notes: [`${name}: we could not use this, so we left it out.`],
    })
  })

  test('drops the smallest part that requires it', () => {
    const { tariff } = parsed(altered('tariff.selling.steps.0.bands.1.price', 'dear'))
    // A band without a price is invalid, and so are bands with a closed end: nothing of the rule is left.
    expect(tariff).toEqual({
      buying: SAMPLE_HOME.tariff.buying,
      fixedPerMonth: 12,
      exportLimit: SAMPLE_HOME.tariff.exportLimit,
    })
  })

  test('of twelve months drops all twelve', () => {
    const months = { kind: 'months', kwh: [300, 280, 260, 'x', 200, 180, 180, 190, 220, 260, 290, 310] }
    expect(parsed(altered('use.amount', months)).use).toEqual({ ...SAMPLE_HOME.use, amount: undefined })
  })

  test('in many places drops only those', () => {
    const record = altered('roof.planes', [{ tilt: 'x', azimuth: 90 }, 7, { tilt: 20, azimuth: 'y' }, null])
    expect(parsed(record).roof.planes).toEqual([
      { mounting: 'roof', azimuth: 90, obstacles: [] },
      // An invalid face becomes an empty one, so that panels on the next keep their index.
      { mounting: 'roof', obstacles: [] },
      { mounting: 'roof', tilt: 20, obstacles: [] },
      { mounting: 'roof', obstacles: [] },
    ])
  })

  test('in a list reindexes the provenance of later entries', () => {
    const grant = SAMPLE_HOME.money.incentives[0]
    const typical = { kind: 'typical', figure: 'DE.grant', asOf: '2026-01-01' }
    const { money, provenance } = parsed({
      ...altered('money.incentives', [grant, { kind: 'lottery' }, { ...grant, name: 'State grant' }]),
      provenance: { 'money.incentives.1': { kind: 'yours' }, 'money.incentives.2': typical },
    })
    expect(money.incentives.map(({ name }) => name)).toEqual(['Town grant', 'State grant'])
    expect(provenance).toEqual({ 'money.incentives.1': typical })
  })

  test('in a list that is too long drops the excess', () => {
    const planes = [10, 20, 30, 40, 50, 60].map((tilt) => ({ tilt }))
    expect(parsed(altered('roof.planes', planes)).roof.planes.map(({ tilt }) => tilt)).toEqual([10, 20, 30, 40])
  })

  test('in the provenance is dropped alone', () => {
    const provenance = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`use.x${i}`, { kind: 'heard' }]))
    const good = { kind: 'typical', figure: 'DE.use', asOf: '2025-12-31' }
    expect(parsed(altered('provenance', { ...provenance, 'use.amount': good })).provenance).toEqual({
      'use.amount': good,
    })
  })
})

describe('Values that could overflow or hide', () => {
  const amounts = [Number.NaN, Number.POSITIVE_INFINITY, -1, 1e9 + 1, '5', true]
  test.each(amounts)('%s is not an amount of money', (amount) => {
    expect(parsed({ ...smallest, tariff: { fixedPerMonth: amount } }).tariff).toEqual({})
  })

  test('a name loses control characters and lone surrogates', () => {
    expect(parsed({ ...smallest, name: 'Our\u0000 \ud800house\n' }).name).toBe('Our house')
  })

  test('an hour with an unknown period drops the tariff', () => {
    const hours = (periods: string) => Array.from({ length: 12 }, () => periods)
    const buying = { ...SAMPLE_HOME.tariff.buying, weekday: hours('0'.repeat(24)), weekend: hours('0'.repeat(24)) }
    expect(parsed(altered('tariff.buying', buying)).tariff.buying).toEqual(buying)
    const wrong = { ...buying, weekend: hours(`${'0'.repeat(23)}1`) }
    expect(parsed(altered('tariff.buying', wrong)).tariff.buying).toBeUndefined()
  })

  test.each([
    ['ends that fall', [300, 100, null]],
    ['a last block with an end', [300, 400]],
    ['a first block without one', [null, null]],
    ['no block', []],
  ])('blocks with %s are invalid', (_what, ends) => {
    const blocks = ends.map((upTo) => ({ upTo, price: 1 }))
    expect(parsed(altered('tariff.buying', { periods: [{ blocks }] })).tariff.buying).toBeUndefined()
  })

  const prices = (count: number, price = 1) =>
    Array.from({ length: count }, () => ({ blocks: [{ upTo: null, price }] }))
  const hours = (months: number, ofDay: number) => Array.from({ length: months }, () => '0'.repeat(ofDay))
  const blocks = [...Array.from({ length: 12 }, (_, i) => ({ upTo: i + 1, price: 1 })), { upTo: null, price: 1 }]
  test.each([
    ['buying', 'without a price', { periods: [] }],
    ['buying', 'with more prices than characters', { periods: prices(37) }],
    ['buying', 'with 13 blocks', { periods: [{ blocks }] }],
    ['buying', 'at a negative price', { periods: prices(1, -0.1) }],
    ['buying', 'at a price that is no number', { periods: prices(1, Number.NaN) }],
    ['buying', 'without December', { periods: prices(1), weekday: hours(11, 24) }],
    ['buying', 'without the last hour', { periods: prices(1), weekend: hours(12, 23) }],
    ['selling', 'settled in month 13', { kind: 'net-metering', settlementMonth: 13 }],
    ['selling', 'with a negative price of the rest', { kind: 'net-metering', leftOverPrice: -1 }],
    ['selling', 'credited until month 13', { kind: 'net-billing', settlementMonth: 13 }],
    ['selling', 'at an infinite price', { kind: 'net-billing', price: Number.POSITIVE_INFINITY }],
  ])('%s %s is invalid', (part, _what, value) => {
    expect(Home.safeParse(altered(`tariff.${part}`, value)).success).toBe(false)
  })

  test('36 prices of 12 blocks for every hour of the year are valid', () => {
    const buying = {
      periods: prices(36).map(() => ({ blocks: blocks.slice(1) })),
      weekday: hours(12, 24),
      weekend: hours(12, 24),
      blockUnit: 'day',
    }
    expect(Home.safeParse(altered('tariff.buying', buying)).success).toBe(true)
  })
})

describe('A scenario', () => {
  test('keeps its valid changes', () => {
    const changes = {
      system: { battery: { usableKwh: 5, powerKw: 'much' }, inverterKw: null },
      money: { years: 30 },
      region: { currency: 'USD' },
      version: 7,
    }
    const { scenarios } = parsed(altered('scenarios', [{ name: 'Small battery', changes }]))
    // 'much' is an invalid power; a scenario cannot change region and version.
    expect(scenarios).toEqual([
      {
        name: 'Small battery',
        changes: { system: { battery: { usableKwh: 5, powerKw: null }, inverterKw: null }, money: { years: 30 } },
      },
    ])
  })
})

describe('Versions', () => {
  test('a home of a newer version is rejected', () => {
    expect(parseHome({ ...smallest, version: HOME_VERSION + 1 })).toEqual({
      problem: 'This plan was made with a newer version of Helioplan. Reload the page and open it again.',
    })
  })

  test.each([0, -1, 1.5, '1', null, undefined])('%s is not a version', (version) => {
    expect(parseHome({ ...smallest, version })).toEqual({ problem: 'This is not a Helioplan plan.' })
  })

  test('an older home is migrated through every later version', () => {
    const steps = [
      (record: object) => ({ ...record, second: true }),
      (record: object) => ({ ...record, third: 'second' in record }),
    ]
    expect(migrateRecord({ version: 1, first: 1 }, steps)).toEqual({
      record: { version: 3, first: 1, second: true, third: true },
    })
    expect(migrateRecord({ version: 2 }, steps)).toEqual({ record: { version: 3, third: false } })
    expect(migrateRecord({ version: 4 }, steps)).toHaveProperty('problem')
  })
})

describe('What is not a home', () => {
  test.each(['', 'null', '[]', '7', '"home"', 'hello', '<html>'])('%j is rejected', (text) => {
    expect(parseHomeJson(text)).toEqual({ problem: 'This is not a Helioplan plan.' })
  })

  test('a truncated home is damaged', () => {
    const json = JSON.stringify(SAMPLE_HOME)
    expect(parseHomeJson(json.slice(0, -20))).toEqual({ problem: 'This plan is damaged. We cannot open it.' })
  })

  test('a home without its region, and so its currency, is damaged', () => {
    expect(parseHome({ version: 1, tariff: SAMPLE_HOME.tariff })).toEqual({
      problem: 'This plan is damaged. We cannot open it.',
    })
  })

  test('a text longer than any home is rejected', () => {
    expect(parseHomeJson(`{"version":1,"name":"${'x'.repeat(MAX_HOME_LENGTH)}"}`)).toEqual({
      problem: 'This file is too large to be a plan.',
    })
  })

  test('a value with a throwing getter is damaged', () => {
    const trap = new Proxy({}, { get: () => expect.fail('looked at'), has: () => true })
    expect(parseHome(trap)).toHaveProperty('problem')
  })

  test('survives any nesting depth', () => {
    const deep = `{"version":1,"region":{"country":"US","currency":"USD"},"scenarios":[{"name":"a","changes":{"use":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}}]}`
    const read = parseHomeJson(deep)
    expect('home' in read ? read.home.scenarios : read.problem).toEqual([{ name: 'a', changes: {} }])
  })
})

/** Any JSON value, or the sample home with some figures replaced by one. */
const value = fc.jsonValue({ maxDepth: 4 })
const paths = Object.keys(flattened(SAMPLE_HOME))
function flattened(part: unknown, path = ''): Record<string, true> {
  const inner = typeof part === 'object' && part !== null ? Object.entries(part) : []
  return Object.assign(
    path ? { [path]: true } : {},
    ...inner.map(([key, each]) => flattened(each, path ? `${path}.${key}` : key)),
  )
}
const nearlyHome = fc
  .array(fc.tuple(fc.constantFrom(...paths), value), { minLength: 1, maxLength: 6 })
  .map((changes) => {
    return changes.reduce((record, [path, wrong]) => changed(record, path, plain(wrong)), SAMPLE_HOME)
  })

describe('By law', () => {
  test('parsing returns a home or one message, and is idempotent', () => {
    forAll([fc.oneof(value, nearlyHome)], 200, (anything) => {
      const read = parseHome(anything)
      if ('problem' in read) expect(read.problem).toMatch(/^[A-Z][^.]*\.( [A-Z][^.]*\.)?$/)
      else expect(parseHome(plain(read.home))).toEqual({ home: read.home, notes: [] })
    })
  })

  test('parsing never throws', () => {
    forAll([anyText(300)], 300, (text) => {
      expect(parseHomeJson(text)).toHaveProperty('problem')
      parseHomeJson(`{"version":1,"region":{"country":"US","currency":"USD"},${text}`)
    })
  })
})

describe('The source of a figure', () => {
  test('is that of the nearest enclosing part, otherwise the user', () => {
    const provenance = {
      'tariff.selling': { kind: 'typical', figure: 'DE.selling', asOf: '2026-02-28' },
      'tariff.selling.steps.0': { kind: 'yours' },
    } as const
    const kind = (path: string) => provenanceOf({ provenance }, path).kind
    expect(kind('tariff.selling.kind')).toBe('typical')
    expect(kind('tariff.selling.steps.0.bands.1.price')).toBe('yours')
    expect(kind('tariff.sellingPrice')).toBe('yours')
    expect(kind('tariff')).toBe('yours')
    expect(kind('toString')).toBe('yours')
  })
})
