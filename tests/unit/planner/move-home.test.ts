import { beforeEach, describe, expect, test, vi } from 'vitest'
import { withFigure } from '#shared/home/change.ts'
import { emptyHome } from '#shared/home/empty-home.ts'
import type { Home } from '#shared/home/home.ts'
import { loadPreset } from '#shared/presets/load.ts'
import type { AmountsAnswer } from '../../../client/src/home/move-home.ts'

const [germany, states] = await Promise.all([loadPreset('DE'), loadPreset('US')])
const target = { start: '2026-11-21' }
const defaultHome = emptyHome({ country: 'US', currency: 'USD' })
const place = { latitude: 33.45, longitude: -112.07, name: 'Phoenix', country: 'US' } as const
const withBill = (home: Home) => withFigure(home, 'use.amount', { kind: 'bill', perMonth: 120 }) ?? expect.fail()

/** A page without a chosen region, by default. */
async function openPage(isRegionChosen = false) {
  vi.resetModules()
  if (isRegionChosen) (await import('../../../client/src/home/region.ts')).markRegionChosen()
  return (await import('../../../client/src/home/move-home.ts')).moveHome
}

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null }))

describe('Amounts typed before a currency was chosen', () => {
  test('take the town’s currency', async () => {
    const moveHome = await openPage()
    const move = moveHome(withBill(defaultHome), germany, target)
    if (!('moved' in move)) return expect.fail('It asked.')
    expect(move.moved.home.region).toEqual({ country: 'DE', currency: 'EUR' })
    expect(move.moved.home.use.amount).toEqual({ kind: 'bill', perMonth: 120 })
    expect(move.moved.home.provenance['money.price']).toMatchObject({ kind: 'typical' })
    expect(move.moved.notes).toEqual(['Your amounts are now in EUR. The numbers are as you typed them.'])
  })

  test('stay in custom scenarios too', async () => {
    const moveHome = await openPage()
    const home = { ...defaultHome, scenarios: [{ name: 'Lease', changes: { money: { years: 20 } } }] }
    const move = moveHome(home, germany, target)
    expect('moved' in move && move.moved.home.scenarios).toEqual(home.scenarios)
  })
})

describe('Amounts in another currency than that of a chosen place or region', () => {
  const homes: [string, Home, boolean][] = [
    ['a place', { ...withBill(defaultHome), place }, false],
    ['another region than the usual one', withBill(emptyHome({ country: 'IN', currency: 'INR' })), false],
    ['a region in this page', withBill(defaultHome), true],
  ]

  test.each(homes)('raise a question after choosing %s', async (_, home, isRegionChosen) => {
    const moveHome = await openPage(isRegionChosen)
    expect(moveHome(home, germany, target)).toEqual({ ask: { from: home.region.currency, to: 'EUR' } })
  })

  test.each<[AmountsAnswer, string, unknown]>([
    ['same-numbers', 'EUR', { kind: 'bill', perMonth: 120 }],
    ['keep-currency', 'USD', { kind: 'bill', perMonth: 120 }],
    ['remove', 'EUR', { kind: 'year', kwh: 3500 }],
  ])('with the answer “%s” are in %s, and the use is %j', async (answer, currency, amount) => {
    const moveHome = await openPage()
    const move = moveHome({ ...withBill(defaultHome), place }, germany, target, answer)
    if (!('moved' in move)) return expect.fail('It asked again.')
    expect(move.moved.home.region).toEqual({ country: 'DE', currency })
    expect(move.moved.home.use.amount).toEqual(amount)
  })

  test('raise no question without amounts or without a change of currency', async () => {
    const moveHome = await openPage()
    expect(moveHome({ ...defaultHome, place }, germany, target)).toHaveProperty('moved')
    expect(moveHome({ ...withBill(defaultHome), place }, states, target)).toHaveProperty('moved')
  })
})
