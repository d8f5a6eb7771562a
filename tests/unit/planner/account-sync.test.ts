import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { withFigure } from '#shared/home/change.ts'
import type { Home } from '#shared/home/home.ts'
import { nameOfRecord } from '#shared/home/name-of-record.ts'
import { keepReadings } from '#shared/home/readings.ts'
import { FAMILY } from '../home/family.ts'

/** An account with one plan, as the API answers for it. */
class Account {
  home: Home
  revision = 1
  isDeleted = false
  isAway = false
  isSignedOut = false
  /** Whether its first plan was saved. */
  hasPlan = false
  /** Plans that were saved beside the one. */
  readonly others: Home[] = []
  /** What happens while an answer is on its way. */
  meanwhile = () => {}
  readonly calls: string[] = []
  readings: string | null = null
  /** How often readings were sent. */
  sentReadings = 0

  constructor(home: Home) {
    this.home = home
  }

  /** Changed on another device. */
  change(home: Home) {
    this.home = home
    this.revision += 1
  }

  readonly fetch = async (
    address: string,
    { method, headers, body }: RequestInit & { headers: Record<string, string> },
  ) => {
    this.calls.push(`${method} ${address}`)
    if (this.isAway) throw new TypeError('Failed to fetch')
    if (this.isSignedOut) return new Response('Sign in to continue', { status: 401 })
    const sent = body === undefined ? {} : JSON.parse(String(body))
    if (typeof sent.readings === 'string') {
      this.readings = sent.readings
      this.sentReadings += 1
    }
    if (method === 'POST') {
      if (this.hasPlan) this.others.push(sent.home)
      else this.home = sent.home
      this.hasPlan = true
      return this.answer(201)
    }
    this.meanwhile()
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

/** A browser that has a plan and, after saving it, knows so. */
async function device(account: Account) {
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
  const sync = await import('../../../client/src/features/planner/keeping/account-sync.ts')
  const saved = await import('../../../client/src/state/saved-home.ts')
  const readings = await import('../../../client/src/state/readings.ts')
  home.changeHome(account.home)
  return { ...home, ...sync, ...saved, ...readings }
}

const withYears = (home: Home, years: number) => withFigure(home, 'money.years', years) as Home

// What a busy machine takes for reading the modules is no test's time.
beforeAll(() => import('../../../client/src/features/planner/keeping/account-sync.ts'), 60_000)
beforeEach(() => vi.unstubAllGlobals())

describe('A plan in the account', () => {
  test('is not sent before somebody has saved it', async () => {
    const account = new Account(FAMILY)
    const here = await device(account)
    await here.bringInStep()
    expect(account.calls).toEqual([])
    expect(here.syncState()).toBe('off')
  })

  test('gets what is changed here', async () => {
    const account = new Account(FAMILY)
    const here = await device(account)
    await here.saveAsNew()
    here.changeHome(withYears(FAMILY, 20))
    await here.bringInStep()
    expect(account.home.money.years).toBe(20)
    expect(here.savedAs()).toMatchObject({ id: 7, revision: 2 })
    expect(here.syncState()).toBe('kept')
  })

  test('shows here what was changed on another device alone, and lets it be taken back', async () => {
    const account = new Account(FAMILY)
    const here = await device(account)
    await here.saveAsNew()
    account.change(withYears(FAMILY, 15))
    await here.bringInStep()
    expect(here.homeState().own.money.years).toBe(15)
    expect(here.homeState().notes.join()).toMatch(/changed on another device/)
    here.undo()
    expect(here.homeState().own.money.years).toBe(25)
  })

  test('is written over by neither device where both have changed it: the user is asked', async () => {
    const account = new Account(FAMILY)
    const here = await device(account)
    await here.saveAsNew()
    account.change(withYears(FAMILY, 15))
    here.changeHome(withYears(FAMILY, 20))
    await here.bringInStep()
    expect(here.syncState()).toBe('contested')
    expect(account.home.money.years).toBe(15)
    expect(here.homeState().own.money.years).toBe(20)
    await here.takeTheirs()
    expect(here.homeState().own.money.years).toBe(15)
    here.undo()
    expect(here.homeState().own.money.years).toBe(20)
  })

  test('is no quarrel where both devices say the same', async () => {
    const account = new Account(FAMILY)
    const here = await device(account)
    await here.saveAsNew()
    account.change(withYears(FAMILY, 20))
    here.changeHome(withYears(FAMILY, 20))
    await here.bringInStep()
    expect(here.syncState()).toBe('kept')
    expect(here.savedAs()?.revision).toBe(2)
  })

  test('stays on this device when it was deleted in the account, and is not put there again', async () => {
    const account = new Account(FAMILY)
    const here = await device(account)
    await here.saveAsNew()
    account.isDeleted = true
    here.changeHome(withYears(FAMILY, 20))
    await here.bringInStep()
    expect(here.savedAs()).toBeNull()
    expect(here.homeState().own.money.years).toBe(20)
    expect(account.calls.filter((each) => each.startsWith('POST'))).toHaveLength(1)
  })

  test('takes the readings of its meter along once, to the account and to the next device', async () => {
    const { packed, day } = keepReadings(new Float64Array(8_760).fill(0.5))
    const metered = withFigure(FAMILY, 'use.day', day) as Home
    const account = new Account(metered)
    const here = await device(account)
    here.keepReadingsHere(packed)
    await here.saveAsNew()
    here.changeHome(withYears(metered, 20))
    await here.bringInStep()
    expect(account.sentReadings).toBe(1)
    const there = await device(account)
    there.changeHome(FAMILY)
    there.rememberSaved({ id: 7, revision: 1 }, nameOfRecord(there.homeState().own))
    await there.bringInStep()
    expect(there.homeState().own.use.day).toEqual(day)
    expect(there.packedReadings(day)).toBe(packed)
  })

  test('waits while the account cannot be reached, and goes there afterwards', async () => {
    const account = new Account(FAMILY)
    const here = await device(account)
    await here.saveAsNew()
    account.isAway = true
    here.changeHome(withYears(FAMILY, 20))
    await here.bringInStep()
    expect(here.syncState()).toBe('failed')
    account.isAway = false
    await here.bringInStep()
    expect(account.home.money.years).toBe(20)
  })

  test('says that nobody is signed in, stays on this device, and goes there after signing in', async () => {
    const account = new Account(FAMILY)
    const here = await device(account)
    await here.saveAsNew()
    account.isSignedOut = true
    here.changeHome(withYears(FAMILY, 20))
    await here.bringInStep()
    expect(here.syncState()).toBe('signed-out')
    expect(here.homeState().own.money.years).toBe(20)
    account.isSignedOut = false
    await here.bringInStep()
    expect(account.home.money.years).toBe(20)
    expect(here.syncState()).toBe('kept')
  })

  test('is asked about after signing in again where another device changed it meanwhile', async () => {
    const account = new Account(FAMILY)
    const here = await device(account)
    await here.saveAsNew()
    account.isSignedOut = true
    here.changeHome(withYears(FAMILY, 20))
    await here.bringInStep()
    here.endSync()
    expect(here.syncState()).toBe('signed-out')
    account.change(withYears(FAMILY, 15))
    account.isSignedOut = false
    await here.bringInStep()
    expect(here.syncState()).toBe('contested')
    expect([account.home.money.years, here.homeState().own.money.years]).toEqual([15, 20])
    await here.takeTheirs()
    expect(here.homeState().own.money.years).toBe(15)
    here.undo()
    expect(here.homeState().own.money.years).toBe(20)
  })

  test('is no quarrel where only the order of its keys differs', async () => {
    const account = new Account(FAMILY)
    const here = await device(account)
    await here.saveAsNew()
    const sorted = Object.fromEntries(Object.entries(FAMILY).sort(([a], [b]) => (a < b ? -1 : 1))) as unknown as Home
    const provenance = { 'use.day': { kind: 'yours' }, 'tariff.selling': FAMILY.provenance['tariff.selling'] } as const
    here.changeHome({ ...FAMILY, provenance: Object.fromEntries(Object.entries(provenance).reverse()) } as Home)
    account.change({ ...sorted, provenance } as Home)
    await here.bringInStep()
    expect(here.syncState()).toBe('kept')
    expect(account.calls.filter((each) => each.startsWith('PUT'))).toEqual([])
  })
})

describe('A plan of a link or a file', () => {
  const theirs: Home = { ...FAMILY, name: 'Their house' }

  test('leaves the account’s plan alone; one’s own plan is saved there under another name', async () => {
    const account = new Account(FAMILY)
    const here = await device(account)
    await here.saveAsNew()
    const own = withYears(FAMILY, 20)
    here.changeHome(own)
    account.calls.length = 0
    const { isOpen, notes } = await here.openInstead(theirs, true)
    expect([isOpen, notes]).toEqual([
      true,
      ['Your own plan is kept in your account as “Before opening Their house”. Undo brings it back.'],
    ])
    await here.bringInStep()
    expect(account.calls).toEqual(['POST /api/homes'])
    expect(account.others).toEqual([{ ...own, name: 'Before opening Their house' }])
    expect(account.home).toEqual(FAMILY)
    here.undo()
    expect(here.homeState().own).toEqual(own)
    await here.bringInStep()
    expect(account.home).toEqual(own)
  })

  test('is not sent to where one’s own is saved by an answer that was on its way', async () => {
    const account = new Account(FAMILY)
    const here = await device(account)
    await here.saveAsNew()
    here.changeHome(withYears(FAMILY, 20))
    account.meanwhile = () => {
      account.meanwhile = () => {}
      here.replaceHome(theirs, 'Their house')
    }
    await here.bringInStep()
    expect(account.home).toEqual(FAMILY)
    expect(here.savedAs()).toBeNull()
    expect(here.homeState().own).toEqual(theirs)
  })

  test('is opened without an account, and without one’s own plan in it when it cannot be reached', async () => {
    const account = new Account(FAMILY)
    const here = await device(account)
    account.isAway = true
    expect((await here.openInstead(theirs, false)).notes).toEqual([
      'Your own plan is kept on this device as “Before opening Their house”. Undo brings it back.',
    ])
    expect(account.calls).toEqual([])
    here.undo()
    const { isOpen, notes } = await here.openInstead(theirs, true)
    expect(isOpen).toBe(true)
    expect(notes[0]).toMatch(/^Your own plan could not be saved to your account\. .*\.$/)
    here.undo()
    expect(here.homeState().own).toEqual(FAMILY)
  })

  test('is not told what holds for the plan that it took the place of', async () => {
    const account = new Account(FAMILY)
    const here = await device(account)
    const events = { addEventListener: () => {}, removeEventListener: () => {} }
    vi.stubGlobal('document', { ...events, visibilityState: 'visible' })
    for (const [name, ignore] of Object.entries(events)) vi.stubGlobal(name, ignore)
    await here.saveAsNew()
    account.change(withYears(FAMILY, 15))
    here.changeHome(withYears(FAMILY, 20))
    const pause = here.startSync()
    await here.bringInStep()
    expect(here.syncState()).toBe('contested')
    here.replaceHome(theirs, 'Their house')
    await vi.waitFor(() => expect(here.syncState()).toBe('off'))
    here.undo()
    await vi.waitFor(() => expect(here.syncState()).toBe('contested'))
    pause()
  })
})
