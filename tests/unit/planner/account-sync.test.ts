import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { withFigure } from '#shared/home/change.ts'
import type { Home } from '#shared/home/home.ts'
import { hashHome } from '#shared/home/home-hash.ts'
import { packReadings } from '#shared/home/meter-readings.ts'
import { FAMILY } from '../home/family.ts'

/** Fake API of an account with one plan. */
class Account {
  home: Home
  revision = 1
  isDeleted = false
  isUnreachable = false
  isSignedOut = false
  hasSavedPlan = false
  /** Further saved plans. */
  readonly others: Home[] = []
  /** Runs while a response is under way. */
  beforeAnswer = () => {}
  readonly calls: string[] = []
  readings: string | null = null
  sentReadings = 0

  constructor(home: Home) {
    this.home = home
  }

  /** A change made on another device. */
  change(home: Home) {
    this.home = home
    this.revision += 1
  }

  readonly fetch = async (
    address: string,
    { method, headers, body }: RequestInit & { headers: Record<string, string> },
  ) => {
    this.calls.push(`${method} ${address}`)
    if (this.isUnreachable) throw new TypeError('Failed to fetch')
    if (this.isSignedOut) return new Response('Sign in to continue', { status: 401 })
    const sent = body === undefined ? {} : JSON.parse(String(body))
    if (typeof sent.readings === 'string') {
      this.readings = sent.readings
      this.sentReadings += 1
    }
    if (method === 'POST') {
      if (this.hasSavedPlan) this.others.push(sent.home)
      else this.home = sent.home
      this.hasSavedPlan = true
      return this.answer(201)
    }
    this.beforeAnswer()
    if (this.isDeleted) return new Response('There is no such plan', { status: 404 })
    if (method === 'PUT') {
      if (headers['If-Match'] !== `"${this.revision}"`) return new Response('Changed meanwhile', { status: 412 })
      this.change(sent.home)
    }
    return this.answer(200)
  }

  private answer(status: number) {
    return new Response(JSON.stringify({ id: 7, revision: this.revision, home: this.home, readings: this.readings }), {
      status,
    })
  }
}

/** A device with a plan. */
async function openDevice(account: Account) {
  vi.resetModules()
  for (const storage of ['localStorage', 'sessionStorage']) {
    const items = new Map<string, string>()
    vi.stubGlobal(storage, {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => items.set(key, text),
      removeItem: (key: string) => items.delete(key),
    })
  }
  vi.stubGlobal('fetch', account.fetch)
  vi.stubGlobal('navigator', {})
  const home = await import('../../../client/src/state/home.ts')
  const sync = await import('../../../client/src/features/planner/save-and-share/account-sync.ts')
  const saved = await import('../../../client/src/state/saved-plan.ts')
  const readings = await import('../../../client/src/state/meter-readings.ts')
  home.changeHome(account.home)
  return { ...home, ...sync, ...saved, ...readings }
}

const withYears = (home: Home, years: number) => withFigure(home, 'money.years', years) as Home

// Loads the modules outside the tests' time limit.
beforeAll(() => import('../../../client/src/features/planner/save-and-share/account-sync.ts'), 60_000)
beforeEach(() => vi.unstubAllGlobals())

describe('A plan saved in the account', () => {
  test('stays on the device until the user saves it', async () => {
    const account = new Account(FAMILY)
    const here = await openDevice(account)
    await here.syncNow()
    expect(account.calls).toEqual([])
    expect(here.getSyncState()).toBe('off')
  })

  test('receives changes of this device', async () => {
    const account = new Account(FAMILY)
    const here = await openDevice(account)
    await here.saveAsNew()
    here.changeHome(withYears(FAMILY, 20))
    await here.syncNow()
    expect(account.home.money.years).toBe(20)
    expect(here.readSavedPlanRef()).toMatchObject({ id: 7, revision: 2 })
    expect(here.getSyncState()).toBe('saved')
  })

  test('shows changes of another device, which Undo reverts', async () => {
    const account = new Account(FAMILY)
    const here = await openDevice(account)
    await here.saveAsNew()
    account.change(withYears(FAMILY, 15))
    await here.syncNow()
    expect(here.getHomeState().baseHome.money.years).toBe(15)
    expect(here.getHomeState().notes.join()).toMatch(/changed on another device/)
    here.undo()
    expect(here.getHomeState().baseHome.money.years).toBe(25)
  })

  test('reports a conflict instead of overwriting when both devices have changed it', async () => {
    const account = new Account(FAMILY)
    const here = await openDevice(account)
    await here.saveAsNew()
    account.change(withYears(FAMILY, 15))
    here.changeHome(withYears(FAMILY, 20))
    await here.syncNow()
    expect(here.getSyncState()).toBe('conflict')
    expect(account.home.money.years).toBe(15)
    expect(here.getHomeState().baseHome.money.years).toBe(20)
    await here.takeRemotePlan()
    expect(here.getHomeState().baseHome.money.years).toBe(15)
    here.undo()
    expect(here.getHomeState().baseHome.money.years).toBe(20)
  })

  test('reports no conflict when both devices made the same change', async () => {
    const account = new Account(FAMILY)
    const here = await openDevice(account)
    await here.saveAsNew()
    account.change(withYears(FAMILY, 20))
    here.changeHome(withYears(FAMILY, 20))
    await here.syncNow()
    expect(here.getSyncState()).toBe('saved')
    expect(here.readSavedPlanRef()?.revision).toBe(2)
  })

  test('stays on this device and is not saved again after its deletion in the account', async () => {
    const account = new Account(FAMILY)
    const here = await openDevice(account)
    await here.saveAsNew()
    account.isDeleted = true
    here.changeHome(withYears(FAMILY, 20))
    await here.syncNow()
    expect(here.readSavedPlanRef()).toBeNull()
    expect(here.getHomeState().baseHome.money.years).toBe(20)
    expect(account.calls.filter((each) => each.startsWith('POST'))).toHaveLength(1)
  })

  test('sends its meter readings once, to the account and to the next device', async () => {
    const { packed, day } = packReadings(new Float64Array(8_760).fill(0.5))
    const metered = withFigure(FAMILY, 'use.day', day) as Home
    const account = new Account(metered)
    const here = await openDevice(account)
    here.storeReadings(packed)
    await here.saveAsNew()
    here.changeHome(withYears(metered, 20))
    await here.syncNow()
    expect(account.sentReadings).toBe(1)
    const otherDevice = await openDevice(account)
    otherDevice.changeHome(FAMILY)
    otherDevice.storeSavedPlanRef({ id: 7, revision: 1 }, hashHome(otherDevice.getHomeState().baseHome))
    await otherDevice.syncNow()
    expect(otherDevice.getHomeState().baseHome.use.day).toEqual(day)
    expect(otherDevice.findPackedReadings(day)).toBe(packed)
  })

  test('is sent once the account can be reached again', async () => {
    const account = new Account(FAMILY)
    const here = await openDevice(account)
    await here.saveAsNew()
    account.isUnreachable = true
    here.changeHome(withYears(FAMILY, 20))
    await here.syncNow()
    expect(here.getSyncState()).toBe('failed')
    account.isUnreachable = false
    await here.syncNow()
    expect(account.home.money.years).toBe(20)
  })

  test('stays on this device while signed out and is sent after signing in', async () => {
    const account = new Account(FAMILY)
    const here = await openDevice(account)
    await here.saveAsNew()
    account.isSignedOut = true
    here.changeHome(withYears(FAMILY, 20))
    await here.syncNow()
    expect(here.getSyncState()).toBe('signed-out')
    expect(here.getHomeState().baseHome.money.years).toBe(20)
    account.isSignedOut = false
    await here.syncNow()
    expect(account.home.money.years).toBe(20)
    expect(here.getSyncState()).toBe('saved')
  })

  test('reports a conflict after signing in if another device has changed it meanwhile', async () => {
    const account = new Account(FAMILY)
    const here = await openDevice(account)
    await here.saveAsNew()
    account.isSignedOut = true
    here.changeHome(withYears(FAMILY, 20))
    await here.syncNow()
    here.endSync()
    expect(here.getSyncState()).toBe('signed-out')
    account.change(withYears(FAMILY, 15))
    account.isSignedOut = false
    await here.syncNow()
    expect(here.getSyncState()).toBe('conflict')
    expect([account.home.money.years, here.getHomeState().baseHome.money.years]).toEqual([15, 20])
    await here.takeRemotePlan()
    expect(here.getHomeState().baseHome.money.years).toBe(15)
    here.undo()
    expect(here.getHomeState().baseHome.money.years).toBe(20)
  })

  test('reports no conflict when only the order of keys differs', async () => {
    const account = new Account(FAMILY)
    const here = await openDevice(account)
    await here.saveAsNew()
    const sorted = Object.fromEntries(Object.entries(FAMILY).sort(([a], [b]) => (a < b ? -1 : 1))) as unknown as Home
    const provenance = { 'use.day': { kind: 'yours' }, 'tariff.selling': FAMILY.provenance['tariff.selling'] } as const
    here.changeHome({ ...FAMILY, provenance: Object.fromEntries(Object.entries(provenance).reverse()) } as Home)
    account.change({ ...sorted, provenance } as Home)
    await here.syncNow()
    expect(here.getSyncState()).toBe('saved')
    expect(account.calls.filter((each) => each.startsWith('PUT'))).toEqual([])
  })
})

describe('A plan from a link or a file', () => {
  const incoming: Home = { ...FAMILY, name: 'Their house' }

  test('leaves the saved plan untouched and saves the user’s plan under another name', async () => {
    const account = new Account(FAMILY)
    const here = await openDevice(account)
    await here.saveAsNew()
    const own = withYears(FAMILY, 20)
    here.changeHome(own)
    account.calls.length = 0
    expect(here.replaceHome(incoming, 'Their house')).toBe('replaced')
    await here.backUpReplacedPlan(own, 'Their house', true, true)
    expect(here.getHomeState().notes).toEqual([
      'Your own plan is kept in your account as “Before opening Their house”. Undo brings it back.',
    ])
    await here.syncNow()
    expect(account.calls).toEqual(['POST /api/homes'])
    expect(account.others).toEqual([{ ...own, name: 'Before opening Their house' }])
    expect(account.home).toEqual(FAMILY)
    here.undo()
    expect(here.getHomeState().baseHome).toEqual(own)
    await here.syncNow()
    expect(account.home).toEqual(own)
  })

  test('is not saved over the user’s plan by a response that arrives late', async () => {
    const account = new Account(FAMILY)
    const here = await openDevice(account)
    await here.saveAsNew()
    here.changeHome(withYears(FAMILY, 20))
    account.beforeAnswer = () => {
      account.beforeAnswer = () => {}
      here.replaceHome(incoming, 'Their house')
    }
    await here.syncNow()
    expect(account.home).toEqual(FAMILY)
    expect(here.readSavedPlanRef()).toBeNull()
    expect(here.getHomeState().baseHome).toEqual(incoming)
  })

  test('opens without an account, and while the account cannot be reached', async () => {
    const account = new Account(FAMILY)
    const here = await openDevice(account)
    account.isUnreachable = true
    const open = (isSignedIn: boolean) => {
      expect(here.replaceHome(incoming, 'Their house')).toBe('replaced')
      return here.backUpReplacedPlan(FAMILY, 'Their house', true, isSignedIn)
    }
    const onDevice = 'Your own plan is kept on this device as “Before opening Their house”. Undo brings it back.'
    await open(false)
    expect(here.getHomeState().notes).toEqual([onDevice])
    expect(account.calls).toEqual([])
    here.undo()
    await open(true)
    expect(here.getHomeState().baseHome).toEqual(incoming)
    expect(here.getHomeState().notes).toEqual([
      expect.stringMatching(/^Your own plan could not be saved to your account\. .*\.$/),
      onDevice,
    ])
    here.undo()
    expect(here.getHomeState().baseHome).toEqual(FAMILY)
  })

  test('does not show the sync state of the plan it replaced', async () => {
    const account = new Account(FAMILY)
    const here = await openDevice(account)
    const events = { addEventListener: () => {}, removeEventListener: () => {} }
    vi.stubGlobal('document', { ...events, visibilityState: 'visible' })
    for (const [name, ignore] of Object.entries(events)) vi.stubGlobal(name, ignore)
    await here.saveAsNew()
    account.change(withYears(FAMILY, 15))
    here.changeHome(withYears(FAMILY, 20))
    const pause = here.startSync()
    await here.syncNow()
    expect(here.getSyncState()).toBe('conflict')
    here.replaceHome(incoming, 'Their house')
    await vi.waitFor(() => expect(here.getSyncState()).toBe('off'))
    here.undo()
    await vi.waitFor(() => expect(here.getSyncState()).toBe('conflict'))
    pause()
  })
})
