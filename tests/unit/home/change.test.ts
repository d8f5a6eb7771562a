import { describe, expect, test } from 'vitest'
import { withFigure, withoutPlane, withPartAt } from '#shared/home/change.ts'
import type { Home } from '#shared/home/home.ts'
import { partAt } from '#shared/home/home-part.ts'
import { parseHome } from '#shared/home/parse.ts'
import { provenanceOf } from '#shared/home/provenance.ts'
import { applyChanges, diffHomes } from '#shared/home/scenario.ts'
import { loadPreset } from '#shared/presets/load.ts'
import { relocateHome } from '#shared/presets/relocate-home.ts'
import { createTypicalHome } from '#shared/presets/typical-home.ts'
import { flatPrice } from '../../support/plans.ts'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

const start = '2026-11-21'
const [germany, france, britain, states, australia, sweden] = await Promise.all(
  ['DE', 'FR', 'GB', 'US', 'AU', 'SE'].map((country) => loadPreset(country)),
)
const typical = (preset: typeof germany) => createTypicalHome(preset ?? expect.fail(), { start })
const given = (home: Home, path: string, value: unknown) => withFigure(home, path, value) ?? expect.fail(path)
const to = (home: Home, preset: typeof germany, more = {}) =>
  relocateHome(home, preset ?? expect.fail(), { start, ...more })

describe('Setting a figure', () => {
  test('replaces the typical figure and marks it as the user’s', () => {
    const home = given(typical(germany), 'use.amount', { kind: 'year', kwh: 4_100 })
    expect(home.use.amount).toEqual({ kind: 'year', kwh: 4_100 })
    expect(provenanceOf(home, 'use.amount')).toEqual({ kind: 'yours' })
    expect(provenanceOf(home, 'money.price').kind).toBe('typical')
  })

  test('within a typical part leaves the rest typical', () => {
    const home = given(typical(germany), 'tariff.selling.laterPrice', 0.03)
    expect(home.tariff.selling).toMatchObject({ kind: 'feed-in', laterPrice: 0.03 })
    expect(provenanceOf(home, 'tariff.selling.laterPrice').kind).toBe('yours')
    expect(provenanceOf(home, 'tariff.selling.steps.0').kind).toBe('typical')
  })

  test('creates missing parents', () => {
    const home = given(typical(states), 'system.battery', { usableKwh: 10 })
    expect(given(home, 'system.battery.powerKw', 5).system.battery).toEqual({ usableKwh: 10, powerKw: 5 })
    expect(given(home, 'roof.planes.0', { tilt: 30 }).roof.planes).toEqual([
      { mounting: 'roof', tilt: 30, obstacles: [] },
    ])
    expect(home.system.arrays).toEqual([])
  })

  test('can be undone by removal, also in a list', () => {
    const home = given(SAMPLE_HOME, 'roof.planes.0', undefined)
    expect(home.roof.planes).toEqual([SAMPLE_HOME.roof.planes[1]])
    expect(given(SAMPLE_HOME, 'tariff.selling', undefined).tariff).not.toHaveProperty('selling')
    expect(given(SAMPLE_HOME, 'tariff.selling', undefined).provenance).toEqual({})
  })

  test('reindexes the provenance of later list entries on removal', () => {
    const two = createTypicalHome(sweden ?? expect.fail(), { start })
    const one = given(two, 'money.incentives.0', undefined)
    expect(one.money.incentives.map(({ of }) => of)).toEqual(['battery'])
    expect(one.provenance['money.incentives.0']).toEqual(two.provenance['money.incentives.1'])
    expect(one.provenance).not.toHaveProperty('money.incentives.1')
  })

  test('removes a roof face with its panels only', () => {
    const home = withoutPlane(SAMPLE_HOME, 0)
    expect(home.roof.planes).toEqual([SAMPLE_HOME.roof.planes[1]])
    expect(home.system.arrays).toEqual([{ plane: 0, panels: 6, watts: 440 }])
  })

  test.each([
    ['roof.planes.0.tilt', 91],
    ['roof.planes.0.tilt', 'steep'],
    ['roof.planes.7.tilt', 30],
    ['use.people.more', 3],
    ['region', undefined],
    ['version', 2],
  ])('rejects %s as %s', (path, value) => {
    const changed = withFigure(SAMPLE_HOME, path, value)
    expect(changed === undefined || JSON.stringify(changed.roof) === JSON.stringify(SAMPLE_HOME.roof)).toBe(true)
    expect(changed?.region ?? SAMPLE_HOME.region).toEqual(SAMPLE_HOME.region)
    expect(changed?.use.people ?? 4).toBe(4)
  })
})

test('Restores a part of a home with its provenance', () => {
  const home = given(typical(germany), 'tariff.selling.laterPrice', 0.03)
  const part = partAt(home, 'tariff.selling') ?? expect.fail()
  const other = given(home, 'tariff.selling', { kind: 'nothing' })
  expect(withPartAt(other, 'tariff.selling', part)).toEqual(home)
  expect(withPartAt(other, 'tariff.selling', { value: { kind: 'no such' }, provenance: {} })).toBeUndefined()
  expect(partAt(home, 'money.financing')).toBeUndefined()
})

describe('Relocating to another country', () => {
  test('replaces the typical figures', () => {
    expect(to(typical(germany), france)).toEqual({ home: typical(france), notes: [] })
    expect(to(typical(germany), britain)).toEqual({ home: typical(britain), notes: [] })
  })

  test('keeps the user’s figures in the same currency', () => {
    let home = given(typical(germany), 'tariff.buying', flatPrice(0.31))
    home = given(home, 'use.amount', { kind: 'bill', perMonth: 90 })
    home = given(home, 'money.upkeepPerYear', 100)
    const { home: there, notes } = to(home, france)
    expect(notes).toEqual([])
    expect(there.tariff.buying?.periods[0]?.blocks[0]?.price).toBe(0.31)
    expect(there.use.amount).toEqual({ kind: 'bill', perMonth: 90 })
    expect(there.money.upkeepPerYear).toBe(100)
    expect(there.money.price).toEqual({ kind: 'by-size', each: 1215, fixed: 3250 })
    expect(provenanceOf(there, 'tariff.buying').kind).toBe('yours')
    expect(provenanceOf(there, 'money.price')).toMatchObject({ figure: 'FR.pvPrice' })
    expect(there.region).toEqual({ country: 'FR', currency: 'EUR' })
  })

  test('keeps a typical part that the user edited', () => {
    const home = given(typical(germany), 'tariff.buying.periods.0.blocks.0.price', 0.35)
    const there = to(home, france).home
    expect(there.tariff.buying?.periods[0]?.blocks[0]?.price).toBe(0.35)
    expect(provenanceOf(there, 'tariff.buying.periods.0.blocks.0.price').kind).toBe('yours')
    expect(to(home, britain).notes).toEqual(['Electricity price: this was in another currency, so we left it out.'])
  })

  test('drops amounts in another currency and names them', () => {
    const { home, notes } = to(SAMPLE_HOME, britain)
    const names = 'Electricity bill or yearly use, Electricity price, Fixed monthly charge, System price, Battery price'
    const others = "Incentives, Maintenance, New inverter, How you pay, Installer's quote"
    expect(notes.map((note) => note.replace(': this was in another currency, so we left it out.', ''))).toEqual(
      `${names}, ${others}`.split(', '),
    )
    // Typical amounts replace them, and other figures stay.
    expect(home.use.amount).toEqual({ kind: 'year', kwh: 2_500 })
    expect(home.tariff).toMatchObject({ fixedPerMonth: 16.68, selling: { price: 0.12 } })
    expect(home.money.price).toEqual({ kind: 'by-size', each: 1050, fixed: 3300 })
    expect(home.money).toMatchObject({ priceRise: 0.02, years: 25, inverterRenewal: { year: 13 } })
    expect(home.money.financing).toEqual({ kind: 'loan', rate: 0.05, years: 15 })
    expect(home.money.quote).toEqual({ from: 'Sun & Sons', kwp: 9.9, kwhPerYear: 9_900, priceRise: 0.05 })
    expect(home.money).not.toHaveProperty('upkeepPerYear')
    for (const part of ['roof', 'system', 'place', 'scenarios'] as const) expect(home[part]).toEqual(SAMPLE_HOME[part])
    expect(parseHome(home)).toEqual({ home, notes: [] })
  })

  test('adds no typical fixed charge to the user’s own price', () => {
    const own = given(typical(germany), 'tariff.buying', flatPrice(0.3))
    expect(to(own, australia, { currency: 'EUR' }).home.tariff).not.toHaveProperty('fixedPerMonth')
  })

  test('keeps changes of a scenario other than money', () => {
    const scenarios = [
      { name: 'Dear', changes: { money: { years: 20 }, tariff: { fixedPerMonth: 5 }, system: { inverterKw: 5 } } },
    ]
    expect(to({ ...SAMPLE_HOME, scenarios }, britain).home.scenarios).toEqual([
      { name: 'Dear', changes: { system: { inverterKw: 5 } } },
    ])
  })
})

describe('Another start date', () => {
  test('drops rules that do not cover it, and keeps the user’s switches', () => {
    let home = to(typical(germany), australia).home
    home = given(home, 'money.incentives.0.on', true)
    home = given(home, 'money.incentives.0.each', 6.5)
    home = given(home, 'money.incentives.1.on', false)
    const sameYear = to(home, australia, { start: '2026-12-30' }).home
    const later = to(home, australia, { start: '2027-02-01' }).home
    expect(home.money.incentives.map(({ of }) => of)).toEqual(['panels', 'battery'])
    expect(sameYear.money.incentives).toMatchObject([
      { of: 'panels', on: true, each: 6.5 },
      { of: 'battery', on: false },
    ])
    expect(provenanceOf(sameYear, 'money.incentives.0.each').kind).toBe('yours')
    expect(provenanceOf(sameYear, 'money.incentives.0.per').kind).toBe('typical')
    // Rules of their own: the certificates of 2027.
    expect(later.money.incentives).toMatchObject([
      { of: 'panels', on: true, each: 5.53 },
      { of: 'battery', on: true, each: 5.7 },
    ])
    expect(to(typical(germany), germany, { start: '2026-07-31' }).home.tariff).not.toHaveProperty('selling')
  })

  test('keeps the user’s own incentives in addition to the typical ones', async () => {
    const { home } = to(SAMPLE_HOME, await loadPreset('IT'), { start: '2026-02-01' })
    expect(home.money.incentives.map(({ name, on }) => [name, on])).toEqual([
      ['Town grant', true],
      ['Income tax deduction for renovation (bonus casa), main home', true],
    ])
    expect(provenanceOf(home, 'money.incentives.0').kind).toBe('yours')
    expect(provenanceOf(home, 'money.incentives.1').kind).toBe('typical')
  })
})

describe('The changes of a scenario', () => {
  test('turn one home into the other', () => {
    const other = given(given(SAMPLE_HOME, 'system.battery', undefined), 'money.financing', { kind: 'cash' })
    const changes = diffHomes(SAMPLE_HOME, other)
    expect(changes).toEqual({
      system: { battery: null },
      money: { financing: { kind: 'cash', deposit: null, rate: null, years: null } },
    })
    expect(applyChanges(SAMPLE_HOME, changes)).toEqual({ ...other, provenance: SAMPLE_HOME.provenance })
    expect(diffHomes(SAMPLE_HOME, SAMPLE_HOME)).toEqual({})
  })
})
