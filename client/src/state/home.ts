import { useSyncExternalStore } from 'react'
import { emptyHome, type Home } from '#shared/home/home.ts'
import { readHome } from '#shared/home/parse.ts'
import { homeOfScenario, withScenarioOf } from '#shared/home/scenario-home.ts'
import { regionOf, USUAL_COUNTRY } from '#shared/region.ts'
import { forgetDrafts } from './drafts.ts'
import { formerPlanOf, keepFormerPlan, removeFormerPlan, tellFormerPlans } from './former-plans.ts'
import { showRegion } from './region.ts'
import { restoreSaved, type SavedAs, savedAs } from './saved-home.ts'
import {
  FORMER_PLANS_KEY,
  forget,
  HOME_KEY as KEY,
  keep as keepIn,
  keepText,
  READINGS_KEY,
  read,
  readText,
  SAVED_AS_KEY,
} from './storage.ts'

/*
 * The one home of this browser. Every change is kept on the device at once and seen by its other tabs; nothing of it goes
 * to a server from here. What was kept and cannot be read is put aside, never written over.
 *
 * A way of one's own, another column of the comparison, is shown and changed on the same screens as the plan itself: while
 * one is tried, `home` is the plan as that way has it, and what is changed goes into the way alone.
 */

/** What could not be read, as it was found. */
const ASIDE = 'home put aside'
/** Which way is being tried in this tab. */
const WAY = 'way tried'
const MOST_UNDONE = 50

export interface HomeState {
  /** What the screens show and change. */
  readonly home: Home
  /** The plan itself, which is kept and shared. */
  readonly own: Home
  /** The place among the plan's scenarios of the way that is tried. */
  readonly way: number | null
  /** What became of a kept plan that could not be read whole, as sentences. */
  readonly notes: readonly string[]
  readonly canUndo: boolean
  /** Whether this browser keeps it beyond the page. */
  readonly isKept: boolean
  /** Rises when the home is replaced as a whole: by Undo, another plan, another option or another tab. */
  readonly revision: number
}

const usual = regionOf(USUAL_COUNTRY)
/** Before anything was typed; what the server renders. */
const EMPTY = emptyHome({ country: usual.country, currency: usual.currency })
const FRESH: HomeState = {
  home: EMPTY,
  own: EMPTY,
  way: null,
  notes: [],
  canUndo: false,
  isKept: true,
  revision: 0,
}

/** What Undo brings back. */
interface Step {
  readonly home: Home
  readonly edit: string | undefined
  /** Where another plan was opened: what the former one was saved as. */
  readonly saved?: SavedAs | null
}

let state: HomeState | undefined
/** The home as this tab last read it from the device or wrote it there. */
let kept: string | null = null
let before: readonly Step[] = []
const listeners = new Set<() => void>()

/** The home and how it is kept. On the server, and while the page becomes the browser's own, the empty one. */
export const useHomeState = (): HomeState => useSyncExternalStore(subscribeToHome, homeState, () => FRESH)
export const useHome = (): Home => useHomeState().home

export function homeState(): HomeState {
  state ??= begun()
  return state
}

/** The home as this tab finds it; a plan that was opened before can still be taken back. */
function begun(): HomeState {
  kept = readText('device', KEY)
  const found = fromDevice(kept)
  const former = formerPlanOf(found.own)
  if (!former) return found
  before = [{ home: former.home, edit: undefined, saved: former.saved }]
  return { ...found, canUndo: true }
}

/**
 * The home from now on.
 * @param edit names what was changed: changes of the same thing one after the other are undone together
 */
export function changeHome(home: Home, edit?: string) {
  const { home: former, own, way } = homeState()
  if (home !== former) changeOwn(way === null ? home : withScenarioOf(own, way, home), edit)
}

/** The same plan as another device or region has it, which can be brought back while this page stays. */
export function openHome(home: Home) {
  forgetDrafts()
  tryWay(null)
  changeOwn(home)
}

/**
 * Another plan in this one's place. The plan that was here is kept on this device until the user removes it, and Undo brings
 * it back, also after a reload.
 * @param name  of the other plan, for the one that is kept: `Before opening {name}`
 * @param saved what the other plan is saved as; the account's copy of the former one is not touched
 * @returns whether there was room to keep the former plan; otherwise nothing has changed
 */
export function replaceHome(home: Home, name: string, saved: SavedAs | null = null): boolean {
  const { own } = homeState()
  const former = savedAs()
  if (!isUntouched(own) && !keepFormerPlan({ name: `Before opening ${name}`, home: own, saved: former }, home))
    return false
  // First, so that no tab sends the other plan to where the former one is saved.
  restoreSaved(saved)
  forgetDrafts()
  keepIn('tab', WAY, null)
  pushStep({ home: own, edit: undefined, saved: former })
  keep(home, [], homeState().revision + 1)
  return true
}

/** Whether a home says no more than its region. */
export const isUntouched = (home: Home) => JSON.stringify(home) === JSON.stringify(emptyHome(home.region))

/** Shows and changes a way of one's own from now on, by its place among the plan's scenarios; `null`: the plan itself. */
export function tryWay(way: number | null) {
  keepIn('tab', WAY, way)
  const { own, ...state } = homeState()
  update({ ...state, ...shown(own), revision: state.revision + 1 })
}

function changeOwn(home: Home, edit?: string) {
  const { own: former, notes } = homeState()
  const isSameEdit = edit !== undefined && before.at(-1)?.edit === edit
  if (!isSameEdit) pushStep({ home: former, edit })
  keep(home, notes)
}

function pushStep(step: Step) {
  before = [...before, step].slice(-MOST_UNDONE)
}

/** Takes the last change back. */
export function undo() {
  // It reads what the device keeps, the former plan among it.
  const { revision } = homeState()
  const last = before.at(-1)
  if (!last) return
  before = before.slice(0, -1)
  if (last.saved !== undefined) {
    restoreSaved(last.saved)
    removeFormerPlan(last.home)
  }
  // What was said of the change is no longer so.
  keep(last.home, [], revision + 1)
}

/** The same with something to say about it, until it has been read. */
export function sayOfHome(notes: readonly string[]) {
  update({ ...homeState(), notes })
}

function keep(home: Home, notes: readonly string[], revision = homeState().revision) {
  const text = JSON.stringify(home)
  const isKept = keepText('device', KEY, text)
  if (isKept) kept = text
  update({ ...shown(home), notes, canUndo: before.length > 0, isKept, revision })
}

/** The plan, or the way that is tried as long as there is one. */
function shown(own: Home): Pick<HomeState, 'home' | 'own' | 'way'> {
  const way = Number(read('tab', WAY) ?? -1)
  const scenario = own.scenarios[way]
  const tried = scenario && homeOfScenario(own, scenario)
  return tried ? { home: { ...tried, scenarios: [] }, own, way } : { home: own, own, way: null }
}

/** Removes it from this device, with its readings, former plans, and all else that is kept about it. */
export function forgetHome() {
  before = []
  kept = null
  for (const key of [KEY, ASIDE, READINGS_KEY, FORMER_PLANS_KEY, SAVED_AS_KEY, 'plan outcome'] as const)
    forget('device', key)
  for (const key of [WAY, 'handedBill'] as const) forget('tab', key)
  forgetDrafts()
  tellFormerPlans()
  update({ ...FRESH, revision: homeState().revision + 1 })
}

function fromDevice(text: string | null): HomeState {
  if (text === null) return FRESH
  const found = readHome(text)
  if (!('problem' in found)) return { ...FRESH, ...shown(found.home), notes: found.notes }
  const isAside = keepText('device', ASIDE, text)
  const kept = isAside ? ' It was put aside on this device as it is, and you begin with an empty plan.' : ''
  return { ...FRESH, notes: [`${found.problem}${kept}`] }
}

function update(next: HomeState) {
  state = next
  showRegion(regionOf(next.home.region.country, next.home.region.currency))
  for (const listener of listeners) listener()
}

/** Another tab has changed it: its word counts, and can be undone here. A home that was removed there is gone here too. */
function onStorage({ key }: Pick<StorageEvent, 'key'>) {
  if (key === KEY || key === null) readAgain()
}

/** What other tabs did while this one did not listen. */
function readAgain() {
  const text = readText('device', KEY)
  if (state === undefined || text === kept) return
  const { own: former, revision } = state
  kept = text
  before = text === null ? [] : [...before, { home: former, edit: undefined }].slice(-MOST_UNDONE)
  update({ ...fromDevice(text), canUndo: before.length > 0, revision: revision + 1 })
}

/** Hears of every change, those of other tabs among them. */
export function subscribeToHome(listener: () => void) {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage)
    // A page that the browser brings back from its history heard of nothing meanwhile.
    addEventListener('pageshow', readAgain)
    readAgain()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', readAgain)
  }
}
