import { useSyncExternalStore } from 'react'
import type { Reply } from '#shared/contract/api.ts'
import type { Home } from '#shared/home/home.ts'
import { hashHome, isHashOfHome } from '#shared/home/home-hash.ts'
import { valueAt } from '#shared/home/record.ts'
import { t } from '#shared/language/t.ts'
import { Subscribers } from '#shared/subscribers.ts'
import { call, errorMessage, HttpError, UserFacingError } from '../api/call.ts'
import { formatPlace } from './format-place.ts'
import {
  attachSavedPlan,
  getHomeState,
  isBlankHome,
  notifyPlanChange,
  openHome,
  replaceHome,
  subscribeToHome,
} from './home.ts'
import { homeSchemas, loadHomeSchemas } from './load-home-schemas.ts'
import { findPackedReadings, storeReadings } from './meter-readings.ts'
import { readSavedPlanRef, removeSavedPlanRef, type SavedPlanRef, storeSavedPlanRef } from './saved-plan.ts'

/*
 * Synchronizes the plan of this browser with the one saved in the account. If both changed, nothing is overwritten and the user
 * decides. A plan that was never saved stays on the device.
 */

/**
 * `off`: not in the account. `conflict`: changed here and on another device. `failed`: account unreachable, retried later.
 * `signed-out`: saved in an account, but no user is signed in.
 */
export type SyncState = 'off' | 'saved' | 'waiting' | 'conflict' | 'failed' | 'signed-out'

/** Debounce after the last change [ms]. */
const SAVE_DELAY = 2_000
/** A check of the account is fresh for this long while the user moves between steps [ms]. */
const MAX_AGE = 15_000
/** HTTP statuses: not signed in; changed meanwhile (If-Match failed); deleted or another user's. */
const STATUS_SIGNED_OUT = 401
const STATUS_CHANGED = 412
const STATUSES_GONE = [403, 404]

let state: SyncState = 'off'
let syncedPlanId: number | undefined
const subscribers = new Subscribers()

export const useSyncState = () =>
  useSyncExternalStore(
    subscribers.subscribe,
    () => state,
    () => 'off' as const,
  )

export const getSyncState = () => state

function setSyncState(next: SyncState) {
  syncedPlanId = readSavedPlanRef()?.id
  if (next === state) return
  state = next
  subscribers.notify()
}

export const endSync = () => setSyncState(readSavedPlanRef() ? 'signed-out' : 'off')

export function startSync(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const scheduleSync = () => {
    // Another plan was opened: the state is not about it.
    if (readSavedPlanRef()?.id !== syncedPlanId) return void syncNow()
    if (!readSavedPlanRef() || isSaved()) return
    if (state !== 'conflict') setSyncState('waiting')
    clearTimeout(timer)
    timer = setTimeout(() => void syncNow(), SAVE_DELAY)
  }
  /** The plan may have been changed on another device while this tab was hidden. */
  const checkOnReturn = () => {
    if (document.visibilityState === 'visible' || state === 'waiting') void syncNow()
  }
  const unsubscribe = subscribeToHome(scheduleSync)
  document.addEventListener('visibilitychange', checkOnReturn)
  addEventListener('online', checkOnReturn)
  if (state === 'signed-out' || Date.now() - lastCheckedAt > MAX_AGE) void syncNow()
  else scheduleSync()
  return () => {
    clearTimeout(timer)
    unsubscribe()
    document.removeEventListener('visibilitychange', checkOnReturn)
    removeEventListener('online', checkOnReturn)
  }
}

function isSaved() {
  const savedPlan = readSavedPlanRef()
  return savedPlan !== null && isHashOfHome(savedPlan.of, getHomeState().baseHome)
}

let syncQueue: Promise<void> = Promise.resolve()
let lastCheckedAt = Number.NEGATIVE_INFINITY

/** One call at a time, across tabs where the Web Locks API exists. */
export function syncNow(): Promise<void> {
  // Browsers that block storage have locks, but refuse them.
  const step = () => navigator.locks?.request('plan in the account', compare).catch(compare) ?? compare()
  syncQueue = syncQueue.then(step, step)
  return syncQueue
}

async function compare(): Promise<void> {
  const savedPlan = readSavedPlanRef()
  if (!savedPlan) return setSyncState('off')
  try {
    const [remote] = await Promise.all([call('getHome', { id: savedPlan.id }), loadHomeSchemas()])
    if (!isSyncedPlan(savedPlan)) return
    lastCheckedAt = Date.now()
    if (remote.revision === savedPlan.revision) await send(savedPlan, remote)
    else adoptRemote(remote)
  } catch (error) {
    if (!isSyncedPlan(savedPlan)) return
    if (!(error instanceof HttpError)) return setSyncState('failed')
    if (error.status === STATUS_SIGNED_OUT) return setSyncState('signed-out')
    if (error.status === STATUS_CHANGED) return setSyncState('conflict')
    if (!STATUSES_GONE.includes(error.status)) return setSyncState('failed')
    // Deleted on another device, or saved by another user of this browser: the plan stays on the device.
    if (error.status === 404) removeSavedPlanRef()
    setSyncState('off')
  }
}

/** Another plan may have been opened before the response. */
const isSyncedPlan = ({ id }: SavedPlanRef) => readSavedPlanRef()?.id === id

async function send(savedPlan: SavedPlanRef, remote: Reply<'getHome'>): Promise<void> {
  if (isSaved()) return setSyncState('saved')
  const { id, revision } = savedPlan
  const { baseHome, planNumber } = getHomeState()
  const saved = await call(
    'updateHome',
    { id, home: baseHome, ...readingsToSend(baseHome, remote) },
    { headers: { 'If-Match': `"${revision}"` } },
  )
  if (getHomeState().planNumber === planNumber && !isSyncedPlan(savedPlan)) return
  if (attachSavedPlan(saved, baseHome, planNumber)) setSyncState(isSaved() ? 'saved' : 'waiting')
}

/** Omitted if the account has them. */
function readingsToSend({ use: { day } }: Home, remote?: Reply<'getHome'>): { readonly readings?: string } {
  if (day?.kind !== 'readings') return {}
  const isThere = remote?.readings && valueAt(remote.home, ['use', 'day', 'mark']) === day.mark
  const readings = isThere ? undefined : findPackedReadings(day)
  return readings === undefined ? {} : { readings }
}

/** Changed on another device: shows it, or reports a conflict if it was changed here too. */
function adoptRemote(remote: Reply<'getHome'>) {
  const parsed = homeSchemas().parseHome(remote.home)
  if ('problem' in parsed) return setSyncState('failed')
  const hash = hashHome(parsed.home)
  if (hash === hashHome(getHomeState().baseHome)) {
    storeSavedPlanRef(remote, hash)
    return setSyncState('saved')
  }
  if (!isSaved()) return setSyncState('conflict')
  if (remote.readings) storeReadings(remote.readings)
  openHome(parsed.home)
  storeSavedPlanRef(remote, hash)
  notifyRemoteChange()
}

function notifyRemoteChange() {
  notifyPlanChange([
    t(
      'Your plan was changed on another device. You now see that version. Undo brings back the version of this device.',
    ),
  ])
  setSyncState('saved')
}

/** Undo brings this device's plan back. */
export async function takeRemotePlan(): Promise<void> {
  const savedPlan = readSavedPlanRef()
  if (!savedPlan) return
  const [remote] = await Promise.all([call('getHome', { id: savedPlan.id }), loadHomeSchemas()])
  if (!isSyncedPlan(savedPlan)) return
  const parsed = homeSchemas().parseHome(remote.home)
  if ('problem' in parsed) throw new UserFacingError(parsed.problem)
  if (remote.readings) storeReadings(remote.readings)
  const { id, revision } = remote
  const outcome = replaceHome(parsed.home, getPlanName(parsed.home), { id, revision, of: hashHome(parsed.home) })
  if (outcome !== 'replaced') throw new UserFacingError(noRoomForBackup())
  notifyRemoteChange()
}

/** The plan's name, or its place if it has none. */
export const getPlanName = ({ name, place }: Home): string =>
  name ?? (place ? formatPlace(place) : t('Home without a town'))

export const noRoomForBackup = (): string =>
  t('This browser has no space to save your own plan. Remove an earlier plan from this device, then try again.')

const MAX_NAME_LENGTH = 80

/**
 * Reports where the replaced plan is stored, and saves a copy to the account of a signed-in user.
 * The saved plan is no longer synchronized.
 * @param name of the opened plan
 * @param isStored whether the replaced plan is backed up on this device
 */
export async function backUpReplacedPlan(replaced: Home, name: string, isStored: boolean, isSignedIn: boolean) {
  setSyncState('off')
  if (isBlankHome(replaced)) return
  const showNotes = createNotesForOpenedPlan()
  const backupName = t('Before opening {name}', { name })
  const onDevice = isStored
    ? t('Your own plan is saved on this device as “{name}”. Undo brings it back.', { name: backupName })
    : t('Your own plan is not saved on this device. Undo brings it back until you close or reload this page.')
  showNotes([onDevice])
  if (!isSignedIn) return
  try {
    await call('createHome', {
      home: { ...replaced, name: backupName.slice(0, MAX_NAME_LENGTH) },
      ...readingsToSend(replaced),
    })
    showNotes([t('Your own plan is saved in your account as “{name}”. Undo brings it back.', { name: backupName })])
  } catch (error) {
    const why = errorMessage(error as Error).replace(/[^.]$/, '$&.')
    showNotes([`${t('We could not save your own plan to your account.')} ${why}`, onDevice])
  }
}

/** Adds notices to the present ones, in place of the last it added, until another plan is opened. */
function createNotesForOpenedPlan() {
  const { planNumber, notes: notesBefore } = getHomeState()
  let shownNotes = notesBefore
  return (notes: readonly string[]) => {
    const state = getHomeState()
    if (state.planNumber !== planNumber) return
    shownNotes = [...(state.notes === shownNotes ? notesBefore : state.notes), ...notes]
    notifyPlanChange(shownNotes)
  }
}

/** Saves the plan to its copy in the account, or as a new one if there is none any more. */
export async function savePlan(): Promise<void> {
  const { planNumber } = getHomeState()
  if (readSavedPlanRef()) await syncNow()
  if (!readSavedPlanRef() && getHomeState().planNumber === planNumber) await saveAsNew()
}

export async function saveAsNew(): Promise<void> {
  const { baseHome, planNumber } = getHomeState()
  const home = { home: { ...baseHome }, ...readingsToSend(baseHome) }
  const [saved] = await Promise.all([call('createHome', home), loadHomeSchemas()])
  if (attachSavedPlan(saved, baseHome, planNumber)) setSyncState('saved')
}
