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
    const { listeners } = browser()
    const tab = await openTab()
    const { home } = tab.homeState()
    tab.changeHome(withBill(home, 100))
    const leave = tab.subscribeToHome(() => {})
    for (const listener of listeners) listener({ key: 'home', newValue: JSON.stringify(withBill(home, 250)) })
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
