import { useSyncExternalStore } from 'react'
import { emptyHome, type Home } from '#shared/home/home.ts'
import { readHome } from '#shared/home/parse.ts'
import { homeOfScenario, withScenarioOf } from '#shared/home/scenario-home.ts'
import { regionOf, USUAL_COUNTRY } from '#shared/region.ts'
import { showRegion } from './region.ts'
import { forget, HOME_KEY as KEY, keep as keepIn, keepText, READINGS_KEY, read, readText } from './storage.ts'

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
  const { home: former, own, way } = homeState()
  if (home !== former) changeOwn(way === null ? home : withScenarioOf(own, way, home), edit)
}

/** Another plan in this one's place, which can be brought back. */
export function openHome(home: Home) {
  tryWay(null)
  changeOwn(home)
}

/** Shows and changes a way of one's own from now on, by its place among the plan's scenarios; `null`: the plan itself. */
export function tryWay(way: number | null) {
  keepIn('tab', WAY, way)
  const { own, ...state } = homeState()
  update({ ...state, ...shown(own) })
}

function changeOwn(home: Home, edit?: string) {
  const { own: former, notes } = homeState()
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
  update({ ...shown(home), notes, canUndo: before.length > 0, isKept: keepText('device', KEY, JSON.stringify(home)) })
}

/** The plan, or the way that is tried as long as there is one. */
function shown(own: Home): Pick<HomeState, 'home' | 'own' | 'way'> {
  const way = Number(read('tab', WAY) ?? -1)
  const scenario = own.scenarios[way]
  const tried = scenario && homeOfScenario(own, scenario)
  return tried ? { home: { ...tried, scenarios: [] }, own, way } : { home: own, own, way: null }
}

/** Removes it from this device, with its readings and what was put aside. */
export function forgetHome() {
  before = []
  forget('device', KEY)
  forget('device', ASIDE)
  forget('device', READINGS_KEY)
  forget('device', 'plan outcome')
  forget('tab', WAY)
  update(FRESH)
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

/** Another tab has changed it: its word counts, and can be undone here. */
function onStorage({ key, newValue }: StorageEvent) {
  if (key !== KEY && key !== null) return
  const { own: former } = homeState()
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
