import { beforeEach, describe, expect, test, vi } from 'vitest'
import { withFigure } from '#shared/home/change.ts'
import { emptyHome, type Home } from '#shared/home/home.ts'
import { loadPreset } from '#shared/home/presets/load.ts'
import type { AmountsAnswer } from '../../../client/src/state/move-home.ts'

const [germany, states] = await Promise.all([loadPreset('DE'), loadPreset('US')])
const by = { start: '2026-11-21' }
const usual = emptyHome({ country: 'US', currency: 'USD' })
const place = { latitude: 33.45, longitude: -112.07, name: 'Phoenix', country: 'US' } as const
const withBill = (home: Home) => withFigure(home, 'use.amount', { kind: 'bill', perMonth: 120 }) ?? expect.fail()

/** A page in which no region was chosen yet, unless told. */
async function openPage(isRegionChosen = false) {
  vi.resetModules()
  if (isRegionChosen) (await import('../../../client/src/state/region.ts')).chosenHere()
  return (await import('../../../client/src/state/move-home.ts')).moveHome
}

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null }))

describe('Amounts that were typed before anything said their currency', () => {
  test('take the currency of the town', async () => {
    const moveHome = await openPage()
    const move = moveHome(withBill(usual), germany, by)
    if (!('moved' in move)) return expect.fail('It asked.')
    expect(move.moved.home.region).toEqual({ country: 'DE', currency: 'EUR' })
    expect(move.moved.home.use.amount).toEqual({ kind: 'bill', perMonth: 120 })
    expect(move.moved.home.provenance['money.price']).toMatchObject({ kind: 'typical' })
    expect(move.moved.notes).toEqual(['Your amounts are now in EUR. The numbers are as you typed them.'])
  })

  test('stay in the plan’s own scenarios too', async () => {
    const moveHome = await openPage()
    const home = { ...usual, scenarios: [{ name: 'Lease', changes: { money: { years: 20 } } }] }
    const move = moveHome(home, germany, by)
    expect('moved' in move && move.moved.home.scenarios).toEqual(home.scenarios)
  })
})

describe('Once a place or a region was chosen, amounts in another currency', () => {
  const homes: [string, Home, boolean][] = [
    ['a place', { ...withBill(usual), place }, false],
    ['another region than the usual one', withBill(emptyHome({ country: 'IN', currency: 'INR' })), false],
    ['a region in this page', withBill(usual), true],
  ]

  test.each(homes)('are asked about: %s', async (_, home, isRegionChosen) => {
    const moveHome = await openPage(isRegionChosen)
    expect(moveHome(home, germany, by)).toEqual({ ask: { from: home.region.currency, to: 'EUR' } })
  })

  test.each<[AmountsAnswer, string, unknown]>([
    ['same numbers', 'EUR', { kind: 'bill', perMonth: 120 }],
    ['keep currency', 'USD', { kind: 'bill', perMonth: 120 }],
    ['remove', 'EUR', { kind: 'year', kwh: 3500 }],
  ])('%s: they are in %s, and the use is %j', async (answer, currency, amount) => {
    const moveHome = await openPage()
    const move = moveHome({ ...withBill(usual), place }, germany, by, answer)
    if (!('moved' in move)) return expect.fail('It asked again.')
    expect(move.moved.home.region).toEqual({ country: 'DE', currency })
    expect(move.moved.home.use.amount).toEqual(amount)
  })

  test('are not asked about where there are none, or the currency stays', async () => {
    const moveHome = await openPage()
    expect(moveHome({ ...usual, place }, germany, by)).toHaveProperty('moved')
    expect(moveHome({ ...withBill(usual), place }, states, by)).toHaveProperty('moved')
  })
})
