import { beforeEach, describe, expect, test, vi } from 'vitest'
import { withFigure } from '#shared/home/change.ts'
import type { Home } from '#shared/home/home.ts'
import { hashHome } from '#shared/home/home-hash.ts'
import { packReadings } from '#shared/home/meter-readings.ts'
import { SAMPLE_HOME } from '../../support/sample-home.ts'
import { stubStorage } from '../../support/stub-storage.ts'

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
    this.beforeAnswer()
    if (method === 'POST') {
      if (this.hasSavedPlan) this.others.push(sent.home)
      else this.home = sent.home
      this.hasSavedPlan = true
      return this.answer(201)
    }
    if (this.isDeleted) return new Response('We could not find that plan', { status: 404 })
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

/** Storage of a browser that blocks it. */
const BLOCKED_STORAGE = new Proxy(
  {},
  {
    get() {
      throw new DOMException('Access is denied', 'SecurityError')
    },
  },
)

/** A device with a plan. */
async function openDevice(account: Account, { isStorageBlocked = false } = {}) {
  vi.resetModules()
  stubStorage()
  if (isStorageBlocked)
    for (const storage of ['localStorage', 'sessionStorage']) vi.stubGlobal(storage, BLOCKED_STORAGE)
  vi.stubGlobal('fetch', account.fetch)
  const request = () => Promise.reject(new DOMException('Access is denied', 'SecurityError'))
  vi.stubGlobal('navigator', isStorageBlocked ? { locks: { request } } : {})
  await (await import('../../../client/src/home/load-home-schemas.ts')).loadHomeSchemas()
  const home = await import('../../../client/src/home/home.ts')
  const sync = await import('../../../client/src/home/account-sync.ts')
  const saved = await import('../../../client/src/home/saved-plan.ts')
  const readings = await import('../../../client/src/home/meter-readings.ts')
  home.changeHome(account.home)
  return { ...home, ...sync, ...saved, ...readings }
}

/** A device with the sample plan, and the account of its user. */
async function openPlan() {
  const account = new Account(SAMPLE_HOME)
  return { account, here: await openDevice(account) }
}

async function openSavedPlan() {
  const opened = await openPlan()
  await opened.here.saveAsNew()
  return opened
}

const withYears = (home: Home, years: number) => withFigure(home, 'money.years', years) as Home

beforeEach(() => vi.unstubAllGlobals())

describe('A plan saved in the account', () => {
  test('stays on the device until the user saves it', async () => {
    const { account, here } = await openPlan()
    await here.syncNow()
    expect(account.calls).toEqual([])
    expect(here.getSyncState()).toBe('off')
  })

  test('receives changes of this device', async () => {
    const { account, here } = await openSavedPlan()
    here.changeHome(withYears(SAMPLE_HOME, 20))
    await here.syncNow()
    expect(account.home.money.years).toBe(20)
    expect(here.readSavedPlanRef()).toMatchObject({ id: 7, revision: 2 })
    expect(here.getSyncState()).toBe('saved')
  })

  test('shows changes of another device, which Undo reverts', async () => {
    const { account, here } = await openSavedPlan()
    account.change(withYears(SAMPLE_HOME, 15))
    await here.syncNow()
    expect(here.getHomeState().baseHome.money.years).toBe(15)
    expect(here.getHomeState().notes.join()).toMatch(/changed on another device/)
    here.undo()
    expect(here.getHomeState().baseHome.money.years).toBe(25)
  })

  test('reports a conflict instead of overwriting when both devices have changed it', async () => {
    const { account, here } = await openSavedPlan()
    account.change(withYears(SAMPLE_HOME, 15))
    here.changeHome(withYears(SAMPLE_HOME, 20))
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
    const { account, here } = await openSavedPlan()
    account.change(withYears(SAMPLE_HOME, 20))
    here.changeHome(withYears(SAMPLE_HOME, 20))
    await here.syncNow()
    expect(here.getSyncState()).toBe('saved')
    expect(here.readSavedPlanRef()?.revision).toBe(2)
  })

  test('stays on this device and is not saved again after its deletion in the account', async () => {
    const { account, here } = await openSavedPlan()
    account.isDeleted = true
    here.changeHome(withYears(SAMPLE_HOME, 20))
    await here.syncNow()
    expect(here.readSavedPlanRef()).toBeNull()
    expect(here.getHomeState().baseHome.money.years).toBe(20)
    expect(account.calls.filter((request) => request.startsWith('POST'))).toHaveLength(1)
  })

  test('sends its meter readings once, to the account and to the next device', async () => {
    const { packed, day } = packReadings(new Float64Array(8_760).fill(0.5))
    const metered = withFigure(SAMPLE_HOME, 'use.day', day) as Home
    const account = new Account(metered)
    const here = await openDevice(account)
    here.storeReadings(packed)
    await here.saveAsNew()
    here.changeHome(withYears(metered, 20))
    await here.syncNow()
    expect(account.sentReadings).toBe(1)
    const otherDevice = await openDevice(account)
    otherDevice.changeHome(SAMPLE_HOME)
    otherDevice.storeSavedPlanRef({ id: 7, revision: 1 }, hashHome(otherDevice.getHomeState().baseHome))
    await otherDevice.syncNow()
    expect(otherDevice.getHomeState().baseHome.use.day).toEqual(day)
    expect(otherDevice.findPackedReadings(day)).toBe(packed)
  })

  test.each([
    ['the account cannot be reached', 'isUnreachable', 'failed'],
    ['the user is signed out', 'isSignedOut', 'signed-out'],
  ] as const)('stays on this device while %s, and is sent afterwards', async (_, obstacle, state) => {
    const { account, here } = await openSavedPlan()
    account[obstacle] = true
    here.changeHome(withYears(SAMPLE_HOME, 20))
    await here.syncNow()
    expect(here.getSyncState()).toBe(state)
    expect(here.getHomeState().baseHome.money.years).toBe(20)
    account[obstacle] = false
    await here.syncNow()
    expect(account.home.money.years).toBe(20)
    expect(here.getSyncState()).toBe('saved')
  })

  test('reports a conflict after signing in if another device has changed it meanwhile', async () => {
    const { account, here } = await openSavedPlan()
    account.isSignedOut = true
    here.changeHome(withYears(SAMPLE_HOME, 20))
    await here.syncNow()
    here.endSync()
    expect(here.getSyncState()).toBe('signed-out')
    account.change(withYears(SAMPLE_HOME, 15))
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
    const { account, here } = await openSavedPlan()
    const sorted = Object.fromEntries(
      Object.entries(SAMPLE_HOME).sort(([a], [b]) => (a < b ? -1 : 1)),
    ) as unknown as Home
    const provenance = {
      'use.day': { kind: 'yours' },
      'tariff.selling': SAMPLE_HOME.provenance['tariff.selling'],
    } as const
    here.changeHome({ ...SAMPLE_HOME, provenance: Object.fromEntries(Object.entries(provenance).reverse()) } as Home)
    account.change({ ...sorted, provenance } as Home)
    await here.syncNow()
    expect(here.getSyncState()).toBe('saved')
    expect(account.calls.filter((request) => request.startsWith('PUT'))).toEqual([])
  })
})

const incoming: Home = { ...SAMPLE_HOME, name: 'Their house' }

/** Opens the other plan while the next response is under way. */
function openMeanwhile(account: Account, open: () => void) {
  account.beforeAnswer = () => {
    account.beforeAnswer = () => {}
    open()
  }
}

describe('An answer that arrives after another plan was opened', () => {
  const OWN_REF = { id: 7, revision: 1, of: hashHome(SAMPLE_HOME) }

  test('attaches the saved plan to the plan that was sent', async () => {
    const { account, here } = await openPlan()
    openMeanwhile(account, () => here.replaceHome(incoming, 'Their house'))
    await here.saveAsNew()
    expect(here.readSavedPlanRef()).toBeNull()
    expect(here.getSyncState()).toBe('off')
    here.changeHome(withYears(incoming, 20))
    await here.syncNow()
    expect(account.home).toEqual(SAMPLE_HOME)
    here.undo()
    here.undo()
    expect(here.getHomeState().baseHome).toEqual(SAMPLE_HOME)
    expect(here.readSavedPlanRef()).toEqual(OWN_REF)
  })

  test('attaches it to the backup, also for the next visit', async () => {
    const { account, here } = await openPlan()
    openMeanwhile(account, () => here.replaceHome(incoming, 'Their house'))
    await here.saveAsNew()
    const { listPlanBackups } = await import('../../../client/src/home/plan-backups.ts')
    expect(listPlanBackups()).toMatchObject([{ home: SAMPLE_HOME, saved: OWN_REF }])
  })

  test('attaches it to the plan that Undo has brought back', async () => {
    const { account, here } = await openPlan()
    openMeanwhile(account, () => {
      here.replaceHome(incoming, 'Their house')
      here.undo()
    })
    await here.saveAsNew()
    expect(here.readSavedPlanRef()).toEqual(OWN_REF)
  })

  test('attaches it to the plan that was edited meanwhile, which is not yet saved', async () => {
    const { account, here } = await openPlan()
    openMeanwhile(account, () => here.changeHome(withYears(SAMPLE_HOME, 20)))
    await here.saveAsNew()
    expect(here.readSavedPlanRef()).toEqual(OWN_REF)
    await here.syncNow()
    expect(account.home.money.years).toBe(20)
  })

  test('gives the revision of a change to the plan that was sent', async () => {
    const { account, here } = await openSavedPlan()
    const own = withYears(SAMPLE_HOME, 20)
    here.changeHome(own)
    // The first response is of reading the account's plan, the second of the change.
    openMeanwhile(account, () => openMeanwhile(account, () => here.replaceHome(incoming, 'Their house')))
    await here.syncNow()
    expect(here.readSavedPlanRef()).toBeNull()
    here.undo()
    expect(here.readSavedPlanRef()).toEqual({ id: 7, revision: 2, of: hashHome(own) })
  })

  test('does not replace that plan by the other device’s', async () => {
    const { account, here } = await openSavedPlan()
    account.change(withYears(SAMPLE_HOME, 15))
    here.changeHome(withYears(SAMPLE_HOME, 20))
    await here.syncNow()
    openMeanwhile(account, () => here.replaceHome(incoming, 'Their house'))
    await here.takeRemotePlan()
    expect(here.getHomeState().baseHome).toEqual(incoming)
  })

  test('does not save that plan unasked', async () => {
    const { account, here } = await openPlan()
    await here.savePlan()
    openMeanwhile(account, () => here.replaceHome(incoming, 'Their house'))
    await here.savePlan()
    expect(account.calls).toEqual(['POST /api/homes', 'GET /api/homes/7'])
    expect(here.readSavedPlanRef()).toBeNull()
  })
})

test('A plan that the browser does not store stays in step with the account until the page closes', async () => {
  const account = new Account(SAMPLE_HOME)
  const here = await openDevice(account, { isStorageBlocked: true })
  await here.savePlan()
  here.changeHome(withYears(SAMPLE_HOME, 20))
  await here.syncNow()
  expect(here.getSyncState()).toBe('saved')
  expect(account.home.money.years).toBe(20)
  expect(account.others).toEqual([])
})

describe('A plan from a link or a file', () => {
  test('leaves the saved plan untouched and saves the user’s plan under another name', async () => {
    const { account, here } = await openSavedPlan()
    const own = withYears(SAMPLE_HOME, 20)
    here.changeHome(own)
    account.calls.length = 0
    expect(here.replaceHome(incoming, 'Their house')).toBe('replaced')
    await here.backUpReplacedPlan(own, 'Their house', true, true)
    expect(here.getHomeState().notes).toEqual([
      'Your own plan is saved in your account as “Before opening Their house”. Undo brings it back.',
    ])
    await here.syncNow()
    expect(account.calls).toEqual(['POST /api/homes'])
    expect(account.others).toEqual([{ ...own, name: 'Before opening Their house' }])
    expect(account.home).toEqual(SAMPLE_HOME)
    here.undo()
    expect(here.getHomeState().baseHome).toEqual(own)
    await here.syncNow()
    expect(account.home).toEqual(own)
  })

  test('is not saved over the user’s plan by a response that arrives late', async () => {
    const { account, here } = await openSavedPlan()
    here.changeHome(withYears(SAMPLE_HOME, 20))
    openMeanwhile(account, () => here.replaceHome(incoming, 'Their house'))
    await here.syncNow()
    expect(account.home).toEqual(SAMPLE_HOME)
    expect(here.readSavedPlanRef()).toBeNull()
    expect(here.getHomeState().baseHome).toEqual(incoming)
  })

  test('opens without an account, and while the account cannot be reached', async () => {
    const { account, here } = await openPlan()
    account.isUnreachable = true
    const open = (isSignedIn: boolean) => {
      expect(here.replaceHome(incoming, 'Their house')).toBe('replaced')
      return here.backUpReplacedPlan(SAMPLE_HOME, 'Their house', true, isSignedIn)
    }
    const onDevice = 'Your own plan is saved on this device as “Before opening Their house”. Undo brings it back.'
    await open(false)
    expect(here.getHomeState().notes).toEqual([onDevice])
    expect(account.calls).toEqual([])
    here.undo()
    await open(true)
    expect(here.getHomeState().baseHome).toEqual(incoming)
    expect(here.getHomeState().notes).toEqual([
      expect.stringMatching(/^We could not save your own plan to your account\. .*\.$/),
      onDevice,
    ])
    here.undo()
    expect(here.getHomeState().baseHome).toEqual(SAMPLE_HOME)
  })

  test('does not show the sync state of the plan it replaced', async () => {
    const { account, here } = await openPlan()
    const events = { addEventListener: () => {}, removeEventListener: () => {} }
    vi.stubGlobal('document', { ...events, visibilityState: 'visible' })
    for (const [name, ignore] of Object.entries(events)) vi.stubGlobal(name, ignore)
    await here.saveAsNew()
    account.change(withYears(SAMPLE_HOME, 15))
    here.changeHome(withYears(SAMPLE_HOME, 20))
    const pause = here.startSync()
    await here.syncNow()
    expect(here.getSyncState()).toBe('conflict')
    here.replaceHome(incoming, 'Their house')
    await expect.poll(here.getSyncState).toBe('off')
    here.undo()
    await expect.poll(here.getSyncState).toBe('conflict')
    pause()
  })
})
