import { useSyncExternalStore } from 'react'
import { emptyHome, type Home } from '#shared/home/home.ts'
import { readHome } from '#shared/home/parse.ts'
import { regionOf, USUAL_COUNTRY } from '#shared/region.ts'
import { showRegion } from './region.ts'
import { forget, HOME_KEY as KEY, keepText, READINGS_KEY, readText } from './storage.ts'

/*
 * The one home of this browser. Every change is kept on the device at once and seen by its other tabs; nothing of it goes
 * to a server from here. What was kept and cannot be read is put aside, never written over.
 */

/** What could not be read, as it was found. */
const ASIDE = 'home put aside'
const MOST_UNDONE = 50

export interface HomeState {
  readonly home: Home
  /** What became of a kept plan that could not be read whole, as sentences. */
  readonly notes: readonly string[]
  readonly canUndo: boolean
  /** Whether this browser keeps it beyond the page. */
  readonly isKept: boolean
}

const usual = regionOf(USUAL_COUNTRY)
/** Before anything was typed; what the server renders. */
const FRESH: HomeState = {
  home: emptyHome({ country: usual.country, currency: usual.currency }),
  notes: [],
  canUndo: false,
  isKept: true,
}

let state: HomeState | undefined
let before: readonly { readonly home: Home; readonly edit: string | undefined }[] = []
const listeners = new Set<() => void>()

/** The home and how it is kept. On the server, and while the page becomes the browser's own, the empty one. */
export const useHomeState = (): HomeState => useSyncExternalStore(subscribeToHome, homeState, () => FRESH)
export const useHome = (): Home => useHomeState().home

export function homeState(): HomeState {
  state ??= fromDevice(readText('device', KEY))
  return state
}

/**
 * The home from now on.
 * @param edit names what was changed: changes of the same thing one after the other are undone together
 */
export function changeHome(home: Home, edit?: string) {
  const { home: former, notes } = homeState()
  if (home === former) return
  const isSameEdit = edit !== undefined && before.at(-1)?.edit === edit
  if (!isSameEdit) before = [...before, { home: former, edit }].slice(-MOST_UNDONE)
  keep(home, notes)
}

/** Takes the last change back. */
export function undo() {
  const last = before.at(-1)
  if (!last) return
  before = before.slice(0, -1)
  keep(last.home, homeState().notes)
}

/** The same with something to say about it, until it has been read. */
export function sayOfHome(notes: readonly string[]) {
  update({ ...homeState(), notes })
}

function keep(home: Home, notes: readonly string[]) {
  update({ home, notes, canUndo: before.length > 0, isKept: keepText('device', KEY, JSON.stringify(home)) })
}

/** Removes it from this device, with its readings and what was put aside. */
export function forgetHome() {
  before = []
  forget('device', KEY)
  forget('device', ASIDE)
  forget('device', READINGS_KEY)
  update(FRESH)
}

function fromDevice(text: string | null): HomeState {
  if (text === null) return FRESH
  const read = readHome(text)
  if (!('problem' in read)) return { ...FRESH, home: read.home, notes: read.notes }
  const isAside = keepText('device', ASIDE, text)
  const kept = isAside ? ' It was put aside on this device as it is, and you begin with an empty plan.' : ''
  return { ...FRESH, notes: [`${read.problem}${kept}`] }
}

function update(next: HomeState) {
  state = next
  showRegion(regionOf(next.home.region.country, next.home.region.currency))
  for (const listener of listeners) listener()
}

/** Another tab has changed it: its word counts, and can be undone here. */
function onStorage({ key, newValue }: StorageEvent) {
  if (key !== KEY && key !== null) return
  const { home: former } = homeState()
  const next = fromDevice(newValue)
  before = [...before, { home: former, edit: undefined }].slice(-MOST_UNDONE)
  update({ ...next, canUndo: true })
}

/** Hears of every change, those of other tabs among them. */
export function subscribeToHome(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}
