import { useSyncExternalStore } from 'react'
import type { Reply } from '#shared/contract/api.ts'
import type { Home } from '#shared/home/home.ts'
import { isNameOfRecord, nameOfRecord } from '#shared/home/name-of-record.ts'
import { parseHome } from '#shared/home/parse.ts'
import { valueAt } from '#shared/home/record.ts'
import { call, HttpError, sentence } from '../../../api/call.ts'
import { homeState, isUntouched, openHome, replaceHome, sayOfHome, subscribeToHome } from '../../../state/home.ts'
import { keepReadingsHere, packedReadings } from '../../../state/readings.ts'
import { forgetSaved, rememberSaved, type SavedAs, savedAs } from '../../../state/saved-home.ts'
import { placeOf } from '../home/place-name.ts'

/*
 * Keeps a plan that was saved to the account and the one of this browser in step: what changes here goes there, what was
 * changed on another device comes here. Where both were changed nothing is written over: the user is asked. A plan that
 * nobody saved never leaves the device.
 */

/**
 * `off`: not in the account. `contested`: changed here and on another device. `failed`: not reached; tried again.
 * `signed-out`: in an account that nobody is signed in to; goes on when somebody is.
 */
export type SyncState = 'off' | 'kept' | 'waiting' | 'contested' | 'failed' | 'signed-out'

/** After the last change [ms]: who types is left alone. */
const QUIET = 2_000
/** So long an answer of the account holds for who goes from step to step [ms]. */
const FRESH = 15_000
/** Nobody is signed in; somebody changed it meanwhile; it is gone, or another user's. */
const SIGNED_OUT = 401
const CHANGED = 412
const GONE = [403, 404]

let state: SyncState = 'off'
/** The plan of the account that the state is about. */
let about: number | undefined
const listeners = new Set<() => void>()

export const useSyncState = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
    () => 'off' as const,
  )

export const syncState = () => state

function enter(next: SyncState) {
  about = savedAs()?.id
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

/** Nobody is signed in. */
export const endSync = () => enter(savedAs() ? 'signed-out' : 'off')

/** Begins, for a user who is signed in. @returns what pauses it */
export function startSync(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    // Another plan was opened: what was known is not about it.
    if (savedAs()?.id !== about) return void bringInStep()
    if (!savedAs() || isSaved()) return
    if (state !== 'contested') enter('waiting')
    clearTimeout(timer)
    timer = setTimeout(() => void bringInStep(), QUIET)
  }
  /** Whoever comes back to this tab may have been at another device. */
  const look = () => {
    if (document.visibilityState === 'visible' || state === 'waiting') void bringInStep()
  }
  const leave = subscribeToHome(later)
  document.addEventListener('visibilitychange', look)
  addEventListener('online', look)
  if (state === 'signed-out' || Date.now() - looked > FRESH) void bringInStep()
  else later()
  return () => {
    clearTimeout(timer)
    leave()
    document.removeEventListener('visibilitychange', look)
    removeEventListener('online', look)
  }
}

/** Whether the account has the home as it stands. */
function isSaved() {
  const saved = savedAs()
  return saved !== null && isNameOfRecord(saved.of, homeState().own)
}

let work: Promise<void> = Promise.resolve()
let looked = Number.NEGATIVE_INFINITY

/** One look at the account at a time, in all tabs of this browser where it can be arranged. */
export function bringInStep(): Promise<void> {
  const step = () => (navigator.locks ? navigator.locks.request('plan in the account', compare) : compare())
  work = work.then(step, step)
  return work
}

async function compare(): Promise<void> {
  const saved = savedAs()
  if (!saved) return enter('off')
  try {
    const theirs = await call('getHome', { id: saved.id })
    if (!isStill(saved)) return
    looked = Date.now()
    if (theirs.revision === saved.revision) await send(saved, theirs)
    else takeOver(theirs)
  } catch (error) {
    if (!isStill(saved)) return
    if (!(error instanceof HttpError)) return enter('failed')
    if (error.status === SIGNED_OUT) return enter('signed-out')
    if (error.status === CHANGED) return enter('contested')
    if (!GONE.includes(error.status)) return enter('failed')
    // Deleted elsewhere, or saved by somebody else who used this browser: it stays on this device.
    if (error.status === 404) forgetSaved()
    enter('off')
  }
}

/** Whether this is still the plan that is kept in step: another one may have been opened while the account answered. */
const isStill = ({ id }: SavedAs) => savedAs()?.id === id

async function send(saved: SavedAs, theirs: Reply<'getHome'>): Promise<void> {
  if (isSaved()) return enter('kept')
  const { id, revision } = saved
  const { own } = homeState()
  const sent = await call(
    'updateHome',
    { id, home: own, ...readingsFor(own, theirs) },
    { headers: { 'If-Match': `"${revision}"` } },
  )
  if (!isStill(saved)) return
  rememberSaved(sent, nameOfRecord(own))
  enter(isSaved() ? 'kept' : 'waiting')
}

/** The meter's readings that a home speaks of, unless the account has them. */
function readingsFor({ use: { day } }: Home, theirs?: Reply<'getHome'>): { readonly readings?: string } {
  if (day?.kind !== 'readings') return {}
  const isThere = theirs?.readings && valueAt(theirs.home, ['use', 'day', 'mark']) === day.mark
  const readings = isThere ? undefined : packedReadings(day)
  return readings === undefined ? {} : { readings }
}

/** Another device has changed it. Where this one has not, its plan is shown; where both have, the user is asked. */
function takeOver(theirs: Reply<'getHome'>) {
  const read = parseHome(theirs.home)
  if ('problem' in read) return enter('failed')
  const name = nameOfRecord(read.home)
  if (name === nameOfRecord(homeState().own)) {
    rememberSaved(theirs, name)
    return enter('kept')
  }
  if (!isSaved()) return enter('contested')
  openTheirs(theirs, read.home)
}

function openTheirs(theirs: Reply<'getHome'>, home: Home) {
  if (theirs.readings) keepReadingsHere(theirs.readings)
  openHome(home)
  rememberSaved(theirs, nameOfRecord(home))
  sayTheirs()
}

function sayTheirs() {
  sayOfHome(['Your plan was changed on another device and is shown as it is there. Undo brings back how it was here.'])
  enter('kept')
}

/** The user's word where two devices disagree: the other one's plan, which can be taken back here. */
export async function takeTheirs(): Promise<void> {
  const saved = savedAs()
  if (!saved) return
  const theirs = await call('getHome', { id: saved.id })
  const read = parseHome(theirs.home)
  if ('problem' in read) throw new Error(read.problem)
  if (theirs.readings) keepReadingsHere(theirs.readings)
  const { id, revision } = theirs
  if (!replaceHome(read.home, nameOfPlan(read.home), { id, revision, of: nameOfRecord(read.home) }))
    throw new Error(NO_ROOM)
  sayTheirs()
}

/** How a plan without a name goes by. */
export const nameOfPlan = ({ name, place }: Home): string => name ?? (place ? placeOf(place) : 'A home without a place')

export const NO_ROOM =
  'This browser has no room to keep your own plan. Remove a former plan from this device, then try again.'

/** The longest name a plan may have. */
const LONGEST_NAME = 80

/** What becomes of one's own plan when another one is opened. */
export interface OpenedPlan {
  /** Whether the other plan was opened. */
  readonly isOpen: boolean
  /** Sentences about the former plan. */
  readonly notes: readonly string[]
}

/**
 * Opens a plan of a link or a file in the place of one's own, which stays on this device, and in the account of a user who
 * is signed in. The plan of the account that was kept in step is not touched any more.
 */
export async function openInstead(home: Home, isSignedIn: boolean): Promise<OpenedPlan> {
  const { own } = homeState()
  const name = nameOfPlan(home)
  if (!replaceHome(home, name)) return { isOpen: false, notes: [NO_ROOM] }
  enter('off')
  if (isUntouched(own)) return { isOpen: true, notes: [] }
  const former = `Before opening ${name}`
  const onDevice = `Your own plan is kept on this device as “${former}”. Undo brings it back.`
  if (!isSignedIn) return { isOpen: true, notes: [onDevice] }
  try {
    await call('createHome', { home: { ...own, name: former.slice(0, LONGEST_NAME) }, ...readingsFor(own) })
    return { isOpen: true, notes: [`Your own plan is kept in your account as “${former}”. Undo brings it back.`] }
  } catch (error) {
    const why = sentence(error as Error).replace(/[^.]$/, '$&.')
    return { isOpen: true, notes: [`Your own plan could not be saved to your account. ${why}`, onDevice] }
  }
}

/** Saves the home as it stands: the first time, or as another plan beside the one it was. */
export async function saveAsNew(): Promise<void> {
  const { own } = homeState()
  rememberSaved(await call('createHome', { home: { ...own }, ...readingsFor(own) }), nameOfRecord(own))
  enter('kept')
}
