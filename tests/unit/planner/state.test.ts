import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import solar from '#shared/calculators/definitions/solar.ts'
import { withFigure } from '#shared/home/change.ts'
import { emptyHome } from '#shared/home/empty-home.ts'
import type { Home, Place } from '#shared/home/home.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import { SAMPLE_HOME } from '../../support/sample-home.ts'
import { stubStorage } from '../../support/stub-storage.ts'

/** A browser with its storage. `tell` delivers the events of what another tab has stored. */
function stubBrowser(stored: Record<string, string> = {}) {
  const items = stubStorage(stored)
  const listeners = new Set<(event: unknown) => void>()
  vi.stubGlobal('addEventListener', (_: string, listener: (event: unknown) => void) => listeners.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: (event: unknown) => void) => listeners.delete(listener))
  const tell = (key: string | null = 'home') => {
    for (const listener of listeners) listener({ key })
  }
  return { items, listeners, tell }
}

/** Opens another tab of that browser. */
const openTab = async () => {
  vi.resetModules()
  await (await import('../../../client/src/home/load-home-schemas.ts')).loadHomeSchemas()
  return import('../../../client/src/home/home.ts')
}

const openBrowser = async (stored?: Record<string, string>) => ({ ...stubBrowser(stored), tab: await openTab() })

const withBill = (home: Home, perMonth: number) => withFigure(home, 'use.amount', { kind: 'bill', perMonth }) as Home

beforeEach(() => vi.unstubAllGlobals())

/** A plan with a bill of 180 a month and a scenario without changes. */
const withCustomScenario = (home: Home): Home => ({
  ...withBill(home, 180),
  scenarios: [{ name: 'Otherwise', changes: {} }],
})

describe('The schemas of a home', () => {
  const openTabWithoutSchemas = async () => {
    vi.resetModules()
    return {
      ...(await import('../../../client/src/home/load-home-schemas.ts')),
      ...(await import('../../../client/src/home/home.ts')),
    }
  }

  test('are not needed on a device without a plan, and after its first plan', async () => {
    stubBrowser()
    const tab = await openTabWithoutSchemas()
    await tab.prepareStoredHome()
    tab.changeHome(withBill(tab.getHomeState().home, 180))
    await tab.prepareStoredHome()
    expect(tab.findHomeSchemas()).toBeUndefined()
    expect(tab.getHomeState().home.use.amount).toMatchObject({ perMonth: 180 })
  })

  test('load before a stored plan is read, which is otherwise refused, not replaced', async () => {
    const stored = JSON.stringify(SAMPLE_HOME)
    const { items } = stubBrowser({ home: stored })
    const tab = await openTabWithoutSchemas()
    expect(() => tab.getHomeState()).toThrow('schemas')
    expect(() => tab.changeHome(SAMPLE_HOME)).toThrow('schemas')
    expect(items.get('home')).toBe(stored)
    await tab.prepareStoredHome()
    expect(tab.getHomeState().home).toEqual(SAMPLE_HOME)
  })

  test('load before a plan is shown that another tab has stored', async () => {
    const { items, tell } = stubBrowser()
    const tab = await openTabWithoutSchemas()
    tab.subscribeToHome(() => {})
    tab.getHomeState()
    items.set('home', JSON.stringify(SAMPLE_HOME))
    tell()
    await expect.poll(() => tab.getHomeState().home).toEqual(SAMPLE_HOME)
  })
})

describe('The active scenario', () => {
  test('receives edits instead of the plan', async () => {
    const { tab } = await openBrowser()
    tab.changeHome(withCustomScenario(tab.getHomeState().home))
    tab.activateScenario(0)
    tab.changeHome(withFigure(tab.getHomeState().home, 'money.financing', { kind: 'lease', perMonth: 90 }) as Home)
    const { home, baseHome, scenarioIndex } = tab.getHomeState()
    expect(scenarioIndex).toBe(0)
    expect(home.money.financing).toEqual({ kind: 'lease', perMonth: 90 })
    expect(baseHome.money.financing).toBeUndefined()
    expect(baseHome.scenarios[0]?.changes).toEqual({ money: { financing: { kind: 'lease', perMonth: 90 } } })
    tab.activateScenario(null)
    expect(tab.getHomeState().home).toBe(tab.getHomeState().baseHome)
  })

  test('follows the plan in everything it does not change', async () => {
    const { tab } = await openBrowser()
    tab.changeHome(withCustomScenario(tab.getHomeState().home))
    tab.activateScenario(0)
    tab.changeHome(withFigure(tab.getHomeState().home, 'money.years', 20) as Home)
    tab.activateScenario(null)
    tab.changeHome(withBill(tab.getHomeState().home, 210))
    tab.activateScenario(0)
    expect(tab.getHomeState().home).toMatchObject({ money: { years: 20 }, use: { amount: { perMonth: 210 } } })
  })

  test('stays active after a reload until another plan is opened', async () => {
    const { tab } = await openBrowser()
    tab.changeHome(withCustomScenario(tab.getHomeState().home))
    tab.activateScenario(0)
    const reloaded = await openTab()
    expect(reloaded.getHomeState().scenarioIndex).toBe(0)
    reloaded.changeHome(withFigure(reloaded.getHomeState().home, 'money.years', 20) as Home)
    reloaded.undo()
    expect(reloaded.getHomeState().baseHome.scenarios[0]?.changes).toEqual({})
    reloaded.openHome(withBill(reloaded.getHomeState().baseHome, 60))
    expect(reloaded.getHomeState()).toMatchObject({ scenarioIndex: null, home: { use: { amount: { perMonth: 60 } } } })
  })
})

describe('The stored home', () => {
  test('starts empty, for the United States', async () => {
    const { tab } = await openBrowser()
    expect(tab.getHomeState().home.region).toEqual({ country: 'US', currency: 'USD' })
    expect(tab.getHomeState().home.use).toEqual({})
  })

  test('undoes changes one by one, and the digits of one figure together', async () => {
    const { tab } = await openBrowser()
    for (const digits of [1, 18, 180]) tab.changeHome(withBill(tab.getHomeState().home, digits), 'use.amount')
    tab.changeHome(withFigure(tab.getHomeState().home, 'use.people', 4) as Home, 'use.people')
    tab.undo()
    expect(tab.getHomeState().home.use).toEqual({ amount: { kind: 'bill', perMonth: 180 } })
    tab.undo()
    expect(tab.getHomeState().home.use).toEqual({})
    expect(tab.getHomeState().canUndo).toBe(false)
  })

  test('follows changes of other tabs, which Undo reverts', async () => {
    const { items, listeners, tell, tab } = await openBrowser()
    const { home } = tab.getHomeState()
    tab.changeHome(withBill(home, 100))
    const leave = tab.subscribeToHome(() => {})
    items.set('home', JSON.stringify(withBill(home, 250)))
    tell()
    expect(tab.getHomeState().home.use.amount).toEqual({ kind: 'bill', perMonth: 250 })
    tab.undo()
    expect(tab.getHomeState().home.use.amount).toEqual({ kind: 'bill', perMonth: 100 })
    leave()
    expect(listeners.size).toBe(0)
  })

  test('keeps its own undo steps while somebody types in another tab', async () => {
    const { items, tell, tab } = await openBrowser()
    tab.changeHome(withBill(tab.getHomeState().home, 100))
    tab.changeHome(withFigure(tab.getHomeState().home, 'use.people', 4) as Home, 'use.people')
    tab.subscribeToHome(() => {})
    const own = tab.getHomeState().home
    const type = (name: string) => {
      items.set('home', JSON.stringify({ ...own, name }))
      tell()
    }
    // 60 keystrokes, more than the 50 steps that are stored.
    for (let length = 1; length <= 60; length += 1) type('x'.repeat(length))
    tab.undo()
    expect(tab.getHomeState().home).toEqual(own)
    tab.undo()
    expect(tab.getHomeState().home.use).toEqual({ amount: { kind: 'bill', perMonth: 100 } })
    tab.undo()
    expect(tab.getHomeState().home.use).toEqual({})
  })

  test.each(['{"version":1', '{"version":99,"region":{"country":"DE","currency":"EUR"}}', 'true', ''])(
    'reports unreadable stored data and keeps a copy: %j',
    async (text) => {
      const { items, tab } = await openBrowser({ home: text })
      const { home, notes } = tab.getHomeState()
      expect(home.use).toEqual({})
      expect(notes.join(' ')).toMatch(/^(This plan|This is) .*saved a copy of the unreadable plan on this device/)
      tab.changeHome(withBill(home, 90))
      expect([...items.values()]).toContain(text)
    },
  )

  test('works without storage and says so', async () => {
    stubBrowser()
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    })
    const tab = await openTab()
    tab.changeHome(withBill(tab.getHomeState().home, 90))
    expect(tab.getHomeState()).toMatchObject({ isStored: false, home: { use: { amount: { perMonth: 90 } } } })
  })
})

describe('Where the browser blocks the storage of tabs', () => {
  function stubBlockedTab() {
    stubBrowser()
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse })
  }

  test('a scenario is active until it is left', async () => {
    stubBlockedTab()
    const tab = await openTab()
    tab.changeHome(withCustomScenario(tab.getHomeState().home))
    tab.activateScenario(0)
    expect(tab.getHomeState().scenarioIndex).toBe(0)
    tab.activateScenario(null)
    expect(tab.getHomeState().scenarioIndex).toBeNull()
  })

  test('what one page hands to another arrives once, and nothing outlives a sign-out', async () => {
    stubBlockedTab()
    vi.stubGlobal('history', { state: null })
    await openTab()
    const { clearHandoff, handOffSunHours, readHandoff } = await import('../../../client/src/state/handoff.ts')
    const { clearTabStorage } = await import('../../../client/src/state/storage.ts')
    const calculator = solar(UNITED_STATES)
    const sunHours = { value: 4.3, place: '37.77, -122.42' }
    handOffSunHours(sunHours)
    expect(readHandoff(calculator).sunHours).toEqual(sunHours)
    clearHandoff()
    expect(readHandoff(calculator).sunHours).toBeNull()
    handOffSunHours(sunHours)
    clearTabStorage()
    expect(readHandoff(calculator).sunHours).toBeNull()
  })
})

describe('A tab without subscribers', () => {
  test('shows what another tab opened and does not overwrite it', async () => {
    const { items, tab } = await openBrowser()
    const { home } = tab.getHomeState()
    // No component is subscribed to the home.
    items.set('home', JSON.stringify(withBill(home, 250)))
    const leave = tab.subscribeToHome(() => {})
    expect(tab.getHomeState().home.use.amount).toEqual({ kind: 'bill', perMonth: 250 })
    tab.changeHome(withFigure(tab.getHomeState().home, 'use.people', 3) as Home)
    expect(JSON.parse(items.get('home') ?? '').use).toEqual({ amount: { kind: 'bill', perMonth: 250 }, people: 3 })
    leave()
  })

  test('drops a home that another tab deleted', async () => {
    const { items, tell, tab } = await openBrowser()
    tab.changeHome(withBill(tab.getHomeState().home, 100))
    tab.subscribeToHome(() => {})
    items.clear()
    tell(null)
    expect(tab.getHomeState()).toMatchObject({ home: { use: {} }, canUndo: false })
  })
})

describe('Undo after another tab’s change', () => {
  const SAVED = { id: 7, revision: 2 }
  const OTHER = { id: 9, revision: 1 }
  const savedAsOf = (items: ReadonlyMap<string, string>) => JSON.parse(items.get('home in the account') ?? 'null')

  /** Two tabs with the same plan; `tell` delivers the storage events. */
  async function twoTabs(stored: Record<string, string>, perMonth?: number) {
    const { items, tell, tab: here } = await openBrowser(stored)
    if (perMonth !== undefined) here.changeHome(withBill(here.getHomeState().home, perMonth))
    here.subscribeToHome(() => {})
    const there = await openTab()
    there.subscribeToHome(() => {})
    const { baseHome } = here.getHomeState()
    return { items, here, there, own: baseHome, tell }
  }

  test('restores the replaced plan and its saved-plan reference', async () => {
    const { items, here, there, own, tell } = await twoTabs({ 'home in the account': JSON.stringify(SAVED) }, 77)
    there.replaceHome(withBill(own, 250), 'Their house', OTHER)
    tell()
    here.undo()
    expect(here.getHomeState().baseHome).toEqual(own)
    expect(savedAsOf(items)).toEqual(SAVED)
  })

  test('puts the former plan that was opened back on the list', async () => {
    const former = withBill(SAMPLE_HOME, 60)
    const entry = { name: 'Before opening B', home: former, saved: null, replacedBy: '' }
    const { items, here, there, own, tell } = await twoTabs({ 'former plans': JSON.stringify([entry]) }, 77)
    there.replaceHome(former, 'B', null, { isBackup: true })
    tell()
    here.undo()
    expect(here.getHomeState().baseHome).toEqual(own)
    expect(JSON.parse(items.get('former plans') ?? '')).toMatchObject([entry])
  })

  test('restores an empty plan without overwriting the saved one that replaced it', async () => {
    const { items, here, there, own, tell } = await twoTabs({})
    there.replaceHome(withBill(own, 250), 'Their house', OTHER)
    tell()
    here.undo()
    expect(here.getHomeState().baseHome.use).toEqual({})
    expect(savedAsOf(items)).toBeNull()
  })

  test('restores the opened plan and its reference after the other tab undid it', async () => {
    const { items, here, there, own, tell } = await twoTabs({ 'home in the account': JSON.stringify(SAVED) }, 77)
    there.replaceHome(withBill(own, 250), 'Their house', OTHER)
    tell()
    there.undo()
    tell()
    here.undo()
    expect(here.getHomeState().baseHome.use.amount).toEqual({ kind: 'bill', perMonth: 250 })
    expect(savedAsOf(items)).toEqual(OTHER)
  })

  test('keeps the reference of a plan that the other tab saved and changed', async () => {
    const { items, here, there, own, tell } = await twoTabs({}, 77)
    const { storeSavedPlanRef } = await import('../../../client/src/home/saved-plan.ts')
    const { hashHome } = await import('#shared/home/home-hash.ts')
    storeSavedPlanRef(SAVED, hashHome(own))
    there.changeHome(withBill(own, 80))
    tell()
    here.undo()
    expect(here.getHomeState().baseHome).toEqual(own)
    expect(savedAsOf(items)).toMatchObject(SAVED)
  })
})

describe('A tab’s drafts and active scenario', () => {
  const FINANCING = 'money.financing'
  const lease = { kind: 'lease', perMonth: 90 } as const
  const withLease = (home: Home) => withFigure(home, FINANCING, lease) as Home
  const drafts = () => import('../../../client/src/state/drafts.ts')

  test('are cleared when Undo restores another plan', async () => {
    const { tab } = await openBrowser()
    const own = withCustomScenario(tab.getHomeState().home)
    tab.changeHome(own)
    tab.replaceHome(withLease(own), 'Their house')
    const { saveDraft, readDraft } = await drafts()
    saveDraft(tab.getHomeState().baseHome, FINANCING, 'lease')
    tab.activateScenario(0)
    tab.undo()
    expect(readDraft(own, FINANCING, 'lease')).toBeUndefined()
    expect(tab.getHomeState()).toMatchObject({ baseHome: own, scenarioIndex: null })
  })

  test('are cleared when another tab opens another plan', async () => {
    const { tell, tab: here } = await openBrowser()
    const own = withCustomScenario(withLease(here.getHomeState().home))
    here.changeHome(own)
    here.subscribeToHome(() => {})
    const { saveDraft, readDraft } = await drafts()
    const there = await openTab()
    there.replaceHome({ ...own, name: 'Their house' }, 'Their house')
    saveDraft(own, FINANCING, 'lease')
    here.activateScenario(0)
    tell()
    expect(readDraft(own, FINANCING, 'lease')).toBeUndefined()
    expect(here.getHomeState().scenarioIndex).toBeNull()
  })

  test('stay when Undo reverts a change of the same plan', async () => {
    const { tab } = await openBrowser()
    const own = withLease(tab.getHomeState().home)
    tab.changeHome(own)
    const { saveDraft, readDraft } = await drafts()
    saveDraft(own, FINANCING, 'lease')
    tab.changeHome(withBill(own, 80))
    tab.undo()
    expect(readDraft(own, FINANCING, 'lease')?.value).toEqual(lease)
  })
})

describe('A country whose figures come late does not move a plan that was opened meanwhile', () => {
  test('when the region was chosen', async () => {
    const { tab } = await openBrowser()
    const { chooseRegion } = await import('../../../client/src/home/move-home.ts')
    const own = withBill(tab.getHomeState().home, 77)
    tab.changeHome(own)
    const choice = chooseRegion('DE', undefined, '2026-11-23')
    const other = withBill(own, 250)
    tab.replaceHome(other, 'Their house')
    expect(await choice).toEqual({ notes: [] })
    expect(tab.getHomeState().baseHome).toEqual(other)
  })

  test('when a place was chosen', async () => {
    const { tab } = await openBrowser()
    const { setPlace } = await import('../../../client/src/home/set-place.ts')
    const own = withBill(tab.getHomeState().home, 77)
    tab.changeHome(own)
    const move = setPlace(new QueryClient(), SAMPLE_HOME.place as Place)
    const other = withBill(own, 250)
    tab.replaceHome(other, 'Their house')
    expect(await move).toBeUndefined()
    expect(tab.getHomeState().baseHome).toEqual(other)
  })
})

describe('A place whose figures were loading when the page was left', () => {
  const berlin = { ...(SAMPLE_HOME.place as Place), name: 'Berlin', country: 'DE', region: 'Berlin' } as Place
  const openSetPlace = () => import('../../../client/src/home/set-place.ts')
  const chosenPlace = () => sessionStorage.getItem('chosen place')

  test('is set by the next page, as one step of Undo', async () => {
    const { tab: left } = await openBrowser()
    left.changeHome(withBill(emptyHome({ country: 'DE', currency: 'EUR' }), 77))
    void (await openSetPlace()).setPlace(new QueryClient(), berlin)
    expect(chosenPlace()).toContain('Berlin')
    const tab = await openTab()
    expect(tab.getHomeState().home.place).toBeUndefined()
    await (await openSetPlace()).resumePlace(new QueryClient())
    expect(tab.getHomeState().home).toMatchObject({ place: berlin, use: { amount: { perMonth: 77 } } })
    expect(chosenPlace()).toBeNull()
    tab.undo()
    expect(tab.getHomeState().home.place).toBeUndefined()
  })

  test('is forgotten once it is set, and with another plan', async () => {
    const { tab } = await openBrowser()
    const { setPlace, resumePlace } = await openSetPlace()
    const move = setPlace(new QueryClient(), berlin)
    // The page itself is still loading them.
    await resumePlace(new QueryClient())
    expect(tab.getHomeState().home.place).toBeUndefined()
    await move
    expect(chosenPlace()).toBeNull()
    void setPlace(new QueryClient(), berlin)
    tab.replaceHome(withBill(tab.getHomeState().home, 250), 'Their house')
    expect(chosenPlace()).toBeNull()
  })

  test('is not read from foreign data', async () => {
    const { tab } = await openBrowser()
    sessionStorage.setItem('chosen place', '{"latitude":"north"}')
    await (await openSetPlace()).resumePlace(new QueryClient())
    expect(tab.getHomeState().home.place).toBeUndefined()
  })
})

/** Stored keys that are not part of a home. */
const NO_HOME = ['theme', 'articleEditor']

describe('A replaced plan', () => {
  test('is restored by Undo with its saved-plan reference, even after a reload', async () => {
    const saved = { id: 7, revision: 2, of: '1 1' }
    const { items, tab } = await openBrowser({ 'home in the account': JSON.stringify(saved) })
    const own = withBill(tab.getHomeState().home, 77)
    tab.changeHome(own)
    expect(tab.replaceHome(withBill(own, 250), 'Their house')).toBe('replaced')
    expect(items.has('home in the account')).toBe(false)
    for (const reopened of [tab, await openTab()]) {
      expect(reopened.getHomeState().baseHome.use.amount).toEqual({ kind: 'bill', perMonth: 250 })
      expect(reopened.getHomeState().canUndo).toBe(true)
    }
    const reloaded = await openTab()
    reloaded.undo()
    expect(reloaded.getHomeState()).toMatchObject({ baseHome: own, canUndo: false })
    expect(JSON.parse(items.get('home in the account') ?? '')).toEqual(saved)
    expect(JSON.parse(items.get('home') ?? '')).toEqual(own)
  })

  test('stays on the device until it is removed', async () => {
    const { tab } = await openBrowser()
    const plan = (perMonth: number) => withBill(tab.getHomeState().home, perMonth)
    tab.changeHome(plan(77))
    tab.replaceHome(plan(100), 'The first')
    tab.replaceHome(plan(200), 'The second')
    const later = await openTab()
    const backups = await import('../../../client/src/home/plan-backups.ts')
    expect(backups.listPlanBackups().map(({ name }) => name)).toEqual([
      'Before opening The second',
      'Before opening The first',
    ])
    backups.removePlanBackup(plan(77))
    expect(backups.listPlanBackups().map(({ home }) => home.use.amount)).toEqual([{ kind: 'bill', perMonth: 100 }])
    expect(later.getHomeState().baseHome.use.amount).toEqual({ kind: 'bill', perMonth: 200 })
  })

  test('keeps its place in the list when it is replaced again and Undo brings it back', async () => {
    const { tab } = await openBrowser()
    const plan = (perMonth: number) => withBill(tab.getHomeState().home, perMonth)
    tab.changeHome(plan(77))
    tab.replaceHome(plan(100), 'The first')
    tab.replaceHome(plan(77), 'The second')
    const { listPlanBackups } = await import('../../../client/src/home/plan-backups.ts')
    const before = listPlanBackups()
    tab.replaceHome(plan(300), 'The third')
    expect(listPlanBackups()).not.toEqual(before)
    tab.undo()
    expect(listPlanBackups()).toEqual(before)
  })

  test('is not replaced without room for its backup', async () => {
    const { items, tab } = await openBrowser()
    for (let i = 1; i <= 21; i += 1)
      expect(tab.replaceHome(withBill(tab.getHomeState().home, i), `${i}`)).toBe('replaced')
    const storedText = items.get('home')
    expect(tab.replaceHome(withBill(tab.getHomeState().home, 99), 'One more')).toBe('too-many-backups')
    expect(items.get('home')).toBe(storedText)
  })

  test('keeps its meter readings', async () => {
    const { tab } = await openBrowser()
    const { packReadings } = await import('#shared/home/meter-readings.ts')
    const { storeReadings, findPackedReadings } = await import('../../../client/src/home/meter-readings.ts')
    const [own, ...others] = [1, 2, 3, 4].map((kwh) => packReadings(new Float64Array(8_760).fill(kwh / 10)))
    if (!own) throw new Error('No readings')
    storeReadings(own.packed)
    tab.changeHome(withFigure(withBill(tab.getHomeState().home, 77), 'use.day', own.day) as Home)
    tab.replaceHome(withBill(tab.getHomeState().home, 250), 'Their house')
    for (const { packed } of others) storeReadings(packed)
    expect(findPackedReadings(own.day)).toBe(own.packed)
  })
})

test('A deleted home leaves nothing on the device', async () => {
  const { items, tab } = await openBrowser({ theme: 'dark', 'home put aside': '?', 'plan outcome': '{}' })
  const { packReadings } = await import('#shared/home/meter-readings.ts')
  const { storeReadings } = await import('../../../client/src/home/meter-readings.ts')
  const { storeSavedPlanRef } = await import('../../../client/src/home/saved-plan.ts')
  const { packed, day } = packReadings(new Float64Array(8_760).fill(0.5))
  storeReadings(packed)
  tab.changeHome(withFigure(withBill(tab.getHomeState().home, 77), 'use.day', day) as Home)
  tab.replaceHome(withBill(tab.getHomeState().home, 250), 'Their house')
  storeSavedPlanRef({ id: 7, revision: 1 })
  tab.deleteHome()
  expect([...items.keys()].filter((key) => !NO_HOME.includes(key))).toEqual([])
  expect(tab.getHomeState()).toMatchObject({ baseHome: { use: {} }, canUndo: false })
  tab.undo()
  expect((await openTab()).getHomeState().baseHome.use).toEqual({})
})
