import { beforeEach, describe, expect, test, vi } from 'vitest'
import { withFigure } from '#shared/home/change.ts'
import type { Home } from '#shared/home/home.ts'

/** A browser's storage and its events, as far as the home needs them. */
function browser(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept))
  const listeners = new Set<(event: unknown) => void>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  })
  const tab = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, text: string) => tab.set(key, text),
    removeItem: (key: string) => tab.delete(key),
  })
  vi.stubGlobal('addEventListener', (_: string, listener: (event: unknown) => void) => listeners.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: (event: unknown) => void) => listeners.delete(listener))
  return { items, listeners }
}

/** A tab of that browser. */
const openTab = async () => {
  vi.resetModules()
  return import('../../../client/src/state/home.ts')
}

const withBill = (home: Home, perMonth: number) => withFigure(home, 'use.amount', { kind: 'bill', perMonth }) as Home

beforeEach(() => vi.unstubAllGlobals())

/** A plan with a bill of 180 a month and a way of one's own that does not differ yet. */
const withWay = (home: Home): Home => ({ ...withBill(home, 180), scenarios: [{ name: 'Otherwise', changes: {} }] })

describe('A way of one’s own', () => {
  test('is changed by itself: the plan stays as it is, and what differs is the user’s', async () => {
    browser()
    const tab = await openTab()
    tab.changeHome(withWay(tab.homeState().home))
    tab.tryWay(0)
    tab.changeHome(withFigure(tab.homeState().home, 'money.financing', { kind: 'lease', perMonth: 90 }) as Home)
    const { home, own, way } = tab.homeState()
    expect(way).toBe(0)
    expect(home.money.financing).toEqual({ kind: 'lease', perMonth: 90 })
    expect(own.money.financing).toBeUndefined()
    expect(own.scenarios[0]?.changes).toEqual({ money: { financing: { kind: 'lease', perMonth: 90 } } })
    tab.tryWay(null)
    expect(tab.homeState().home).toBe(tab.homeState().own)
  })

  test('follows the plan in whatever it does not change', async () => {
    browser()
    const tab = await openTab()
    tab.changeHome(withWay(tab.homeState().home))
    tab.tryWay(0)
    tab.changeHome(withFigure(tab.homeState().home, 'money.years', 20) as Home)
    tab.tryWay(null)
    tab.changeHome(withBill(tab.homeState().home, 210))
    tab.tryWay(0)
    expect(tab.homeState().home).toMatchObject({ money: { years: 20 }, use: { amount: { perMonth: 210 } } })
  })

  test('is still tried after a reload, and no longer when it is taken back or another plan is opened', async () => {
    browser()
    const tab = await openTab()
    tab.changeHome(withWay(tab.homeState().home))
    tab.tryWay(0)
    const reloaded = await openTab()
    expect(reloaded.homeState().way).toBe(0)
    reloaded.changeHome(withFigure(reloaded.homeState().home, 'money.years', 20) as Home)
    reloaded.undo()
    expect(reloaded.homeState().own.scenarios[0]?.changes).toEqual({})
    reloaded.openHome(withBill(reloaded.homeState().own, 60))
    expect(reloaded.homeState()).toMatchObject({ way: null, home: { use: { amount: { perMonth: 60 } } } })
  })
})

describe('The home of this browser', () => {
  test('begins empty, as a plan for the United States', async () => {
    browser()
    const tab = await openTab()
    expect(tab.homeState().home.region).toEqual({ country: 'US', currency: 'USD' })
    expect(tab.homeState().home.use).toEqual({})
  })

  test('is there again when the tab was closed, without anybody having saved it', async () => {
    browser()
    const tab = await openTab()
    tab.changeHome(withBill(tab.homeState().home, 180))
    const later = await openTab()
    expect(later.homeState().home.use.amount).toEqual({ kind: 'bill', perMonth: 180 })
  })

  test('takes changes back one by one, and the digits of one figure together', async () => {
    browser()
    const tab = await openTab()
    for (const digits of [1, 18, 180]) tab.changeHome(withBill(tab.homeState().home, digits), 'use.amount')
    tab.changeHome(withFigure(tab.homeState().home, 'use.people', 4) as Home, 'use.people')
    tab.undo()
    expect(tab.homeState().home.use).toEqual({ amount: { kind: 'bill', perMonth: 180 } })
    tab.undo()
    expect(tab.homeState().home.use).toEqual({})
    expect(tab.homeState().canUndo).toBe(false)
  })

  test('is the one that was changed last in any tab, and what it replaced can be taken back', async () => {
    const { items, listeners } = browser()
    const tab = await openTab()
    const { home } = tab.homeState()
    tab.changeHome(withBill(home, 100))
    const leave = tab.subscribeToHome(() => {})
    items.set('home', JSON.stringify(withBill(home, 250)))
    for (const listener of listeners) listener({ key: 'home' })
    expect(tab.homeState().home.use.amount).toEqual({ kind: 'bill', perMonth: 250 })
    tab.undo()
    expect(tab.homeState().home.use.amount).toEqual({ kind: 'bill', perMonth: 100 })
    leave()
    expect(listeners.size).toBe(0)
  })

  test.each(['{"version":1', '{"version":99,"region":{"country":"DE","currency":"EUR"}}', 'true', ''])(
    'says in a sentence that what was kept cannot be read, and keeps it aside: %j',
    async (text) => {
      const { items } = browser({ home: text })
      const tab = await openTab()
      const { home, notes } = tab.homeState()
      expect(home.use).toEqual({})
      expect(notes.join(' ')).toMatch(/^(This plan|This is) .*put aside on this device/)
      tab.changeHome(withBill(home, 90))
      expect([...items.values()]).toContain(text)
    },
  )

  test('says when the browser keeps nothing, and goes on', async () => {
    browser()
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    })
    const tab = await openTab()
    tab.changeHome(withBill(tab.homeState().home, 90))
    expect(tab.homeState()).toMatchObject({ isKept: false, home: { use: { amount: { perMonth: 90 } } } })
  })
})

describe('A tab that did not listen', () => {
  test('shows what another tab opened meanwhile, and does not write over it', async () => {
    const { items } = browser()
    const tab = await openTab()
    const { home } = tab.homeState()
    // On a page that shows nothing of the home.
    items.set('home', JSON.stringify(withBill(home, 250)))
    const leave = tab.subscribeToHome(() => {})
    expect(tab.homeState().home.use.amount).toEqual({ kind: 'bill', perMonth: 250 })
    tab.changeHome(withFigure(tab.homeState().home, 'use.people', 3) as Home)
    expect(JSON.parse(items.get('home') ?? '').use).toEqual({ amount: { kind: 'bill', perMonth: 250 }, people: 3 })
    leave()
  })

  test('forgets a home that another tab removed from the device', async () => {
    const { items, listeners } = browser()
    const tab = await openTab()
    tab.changeHome(withBill(tab.homeState().home, 100))
    tab.subscribeToHome(() => {})
    items.clear()
    for (const listener of listeners) listener({ key: null })
    expect(tab.homeState()).toMatchObject({ home: { use: {} }, canUndo: false })
  })
})

/** What a browser keeps on the device that is no part of a home. */
const NO_HOME = ['theme', 'articleEditor']

describe('A plan that another one takes the place of', () => {
  const SAVED = { id: 7, revision: 2, of: '1 1' }

  test('is brought back by Undo, also after a reload, with what it was saved as', async () => {
    const { items } = browser({ 'home in the account': JSON.stringify(SAVED) })
    const tab = await openTab()
    const own = withBill(tab.homeState().home, 77)
    tab.changeHome(own)
    expect(tab.replaceHome(withBill(own, 250), 'Their house')).toBe(true)
    expect(items.has('home in the account')).toBe(false)
    for (const reopened of [tab, await openTab()]) {
      expect(reopened.homeState().own.use.amount).toEqual({ kind: 'bill', perMonth: 250 })
      expect(reopened.homeState().canUndo).toBe(true)
    }
    const reloaded = await openTab()
    reloaded.undo()
    expect(reloaded.homeState()).toMatchObject({ own, canUndo: false })
    expect(JSON.parse(items.get('home in the account') ?? '')).toEqual(SAVED)
    expect(JSON.parse(items.get('home') ?? '')).toEqual(own)
  })

  test('stays on the device until it is removed, however many others are opened', async () => {
    browser()
    const tab = await openTab()
    const plan = (perMonth: number) => withBill(tab.homeState().home, perMonth)
    tab.changeHome(plan(77))
    tab.replaceHome(plan(100), 'The first')
    tab.replaceHome(plan(200), 'The second')
    const later = await openTab()
    const former = await import('../../../client/src/state/former-plans.ts')
    expect(former.formerPlans().map(({ name }) => name)).toEqual([
      'Before opening The second',
      'Before opening The first',
    ])
    former.removeFormerPlan(plan(77))
    expect(former.formerPlans().map(({ home }) => home.use.amount)).toEqual([{ kind: 'bill', perMonth: 100 }])
    expect(later.homeState().own.use.amount).toEqual({ kind: 'bill', perMonth: 200 })
  })

  test('is not replaced where there is no room to keep it', async () => {
    const { items } = browser()
    const tab = await openTab()
    for (let i = 1; i <= 21; i += 1) expect(tab.replaceHome(withBill(tab.homeState().home, i), `${i}`)).toBe(true)
    const kept = items.get('home')
    expect(tab.replaceHome(withBill(tab.homeState().home, 99), 'One more')).toBe(false)
    expect(items.get('home')).toBe(kept)
  })

  test('takes the readings of its meter along', async () => {
    browser()
    const tab = await openTab()
    const { keepReadings } = await import('#shared/home/readings.ts')
    const { keepReadingsHere, packedReadings } = await import('../../../client/src/state/readings.ts')
    const [own, ...others] = [1, 2, 3, 4].map((kwh) => keepReadings(new Float64Array(8_760).fill(kwh / 10)))
    if (!own) throw new Error('No readings')
    keepReadingsHere(own.packed)
    tab.changeHome(withFigure(withBill(tab.homeState().home, 77), 'use.day', own.day) as Home)
    tab.replaceHome(withBill(tab.homeState().home, 250), 'Their house')
    for (const { packed } of others) keepReadingsHere(packed)
    expect(packedReadings(own.day)).toBe(own.packed)
  })
})

test('A home that is removed from the device leaves nothing there', async () => {
  const { items } = browser({ theme: 'dark', 'home put aside': '?', 'plan outcome': '{}' })
  const tab = await openTab()
  const { keepReadings } = await import('#shared/home/readings.ts')
  const { keepReadingsHere } = await import('../../../client/src/state/readings.ts')
  const { rememberSaved } = await import('../../../client/src/state/saved-home.ts')
  const { packed, day } = keepReadings(new Float64Array(8_760).fill(0.5))
  keepReadingsHere(packed)
  tab.changeHome(withFigure(withBill(tab.homeState().home, 77), 'use.day', day) as Home)
  tab.replaceHome(withBill(tab.homeState().home, 250), 'Their house')
  rememberSaved({ id: 7, revision: 1 })
  tab.forgetHome()
  expect([...items.keys()].filter((key) => !NO_HOME.includes(key))).toEqual([])
  expect(tab.homeState()).toMatchObject({ own: { use: {} }, canUndo: false })
  tab.undo()
  expect((await openTab()).homeState().own.use).toEqual({})
})
