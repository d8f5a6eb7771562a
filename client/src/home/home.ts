import { replaceEqualDeep } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { emptyHome } from '#shared/home/empty-home.ts'
import type { Home } from '#shared/home/home.ts'
import { hashHome, isHashOfHome } from '#shared/home/home-hash.ts'
import { t } from '#shared/language/t.ts'
import { defaultRegion } from '#shared/places/default-region.ts'
import { type Region, regionOfHome } from '#shared/region.ts'
import { Subscribers } from '#shared/subscribers.ts'
import { clearDrafts } from '../state/drafts.ts'
import {
  CHOSEN_PLACE_KEY,
  HOME_KEY as KEY,
  PLAN_BACKUPS_KEY,
  READINGS_KEY,
  readJson,
  readText,
  removeItem,
  writeJson,
  writeText,
} from '../state/storage.ts'
import { findHomeSchemas, homeSchemas, loadHomeSchemas, markHomeKnown } from './load-home-schemas.ts'
import {
  type BackupProblem,
  type DisplacedBackup,
  findBackups,
  findReplacedPlan,
  notifyBackupListeners,
  removePlanBackup,
  savePlanBackup,
  undoPlanBackup,
  updatePlanBackup,
} from './plan-backups.ts'
import { isRegionChosenByUser, setRegion, startRegion, subscribeToStartRegion } from './region.ts'
import { readSavedPlanRef, removeSavedPlanRef, restoreSavedPlanRef, type SavedPlanRef } from './saved-plan.ts'

/*
 * The home of this browser. Every change is stored at once and visible in other tabs; nothing is sent to a server from here.
 * Stored data that cannot be parsed is moved to another key, never overwritten.
 * While a custom scenario is active, `home` is the plan with that scenario's changes, and edits go into the scenario.
 */

const UNREADABLE_HOME_KEY = 'home put aside'
/** Index of the active scenario, per tab. */
const SCENARIO_KEY = 'way tried'
const UNDO_LIMIT = 50

export interface HomeState {
  /** The home that screens show and change. */
  readonly home: Home
  /** The plan without a scenario: what is stored and shared. */
  readonly baseHome: Home
  /** Index of the active scenario in `baseHome.scenarios`. */
  readonly scenarioIndex: number | null
  /** Notices for the user, for example about data that could not be read. */
  readonly notes: readonly string[]
  readonly canUndo: boolean
  /** Whether the browser stores it beyond this page. */
  readonly isStored: boolean
  /** Increases when the home is replaced as a whole: by Undo, another plan, scenario or tab. */
  readonly revision: number
  /** Increases when another plan takes this one's place, also by Undo or in another tab. */
  readonly planNumber: number
}

const initialStates = new Map<string, HomeState>()

/** An empty home. The server renders that of the default region of the page's language. */
function initialState({ country, currency }: Region = startRegion()): HomeState {
  const known = initialStates.get(country)
  if (known) return known
  const home = emptyHome({ country, currency })
  const initial: HomeState = {
    home,
    baseHome: home,
    scenarioIndex: null,
    notes: [],
    canUndo: false,
    isStored: true,
    revision: 0,
    planNumber: 0,
  }
  initialStates.set(country, initial)
  return initial
}

interface UndoStep {
  readonly home: Home
  readonly edit: string | undefined
  /** The saved plan that the home was before another was opened. */
  readonly savedPlan?: SavedPlanRef | null
  /** Backups that left the list then. Absent after a reload and for a plan that another tab opened: the backup has them. */
  readonly displaced?: readonly DisplacedBackup[]
}

let state: HomeState | undefined
/** The home as last read or written by this tab. */
let storedText: string | null = null
let storedPlanRef: SavedPlanRef | null = null
let undoSteps: readonly UndoStep[] = []
let planNumber = 0
const subscribers = new Subscribers()

/**
 * A part of the state; of the initial one on the server and during hydration. The component renders again only when the
 * part changes.
 * @param select must return the same reference for the same state
 */
export const useHomeState = <Part>(select: (state: HomeState) => Part): Part =>
  useSyncExternalStore(
    subscribeToHome,
    () => select(getHomeState()),
    () => select(initialState(defaultRegion())),
  )
/** A part of the home; see `useHomeState`. */
export const useHome = <Part>(select: (home: Home) => Part): Part => useHomeState(({ home }) => select(home))

export function getHomeState(): HomeState {
  state ??= loadState()
  return state
}

/** Undo can restore the replaced plan even after a reload. */
function loadState(): HomeState {
  storedText = readText('device', KEY)
  storedPlanRef = readSavedPlanRef()
  const loaded = parseStoredHome(storedText)
  markHomeKnown()
  const backup = findReplacedPlan(loaded.baseHome)
  if (!backup) return loaded
  undoSteps = [{ home: backup.home, edit: undefined, savedPlan: backup.saved }]
  return { ...loaded, canUndo: true }
}

/** @param edit names the changed figure: consecutive changes of the same figure are one undo step */
export function changeHome(home: Home, edit?: string) {
  const { home: previous, baseHome, scenarioIndex } = getHomeState()
  if (home !== previous)
    changeBaseHome(
      scenarioIndex === null ? home : homeSchemas().withUpdatedScenario(baseHome, scenarioIndex, home),
      edit,
    )
}

/** Another version of the same plan, from another device or region. */
export function openHome(home: Home) {
  clearDrafts()
  activateScenario(null)
  changeBaseHome(home)
}

/**
 * The current plan is backed up on this device, and Undo restores it even after a reload.
 * @param name of the other plan, for the backup's name `Before opening {name}`
 * @param saved which saved plan the other one is; the current plan's copy in the account is not touched
 * @returns why nothing has changed, or `replaced`
 */
export function replaceHome(
  home: Home,
  name: string,
  saved: SavedPlanRef | null = null,
  { isBackup = false, withoutBackup = false }: ReplaceOptions = {},
): 'replaced' | BackupProblem {
  const { baseHome } = getHomeState()
  const previousSaved = readSavedPlanRef()
  const displaced = findBackups(isBackup ? [baseHome, home] : [baseHome])
  const backup = {
    name: t('Before opening {name}', { name }),
    home: baseHome,
    saved: previousSaved,
    replacedBy: hashHome(home),
  }
  if (withoutBackup || isBlankHome(baseHome)) {
    if (isBackup) removePlanBackup(home)
  } else {
    const problem = savePlanBackup({ ...backup, displaced })
    if (problem) return problem
  }
  // First, so that no tab saves the other plan over the current plan's copy.
  restoreSavedPlanRef(saved)
  clearTabState()
  pushStep({ home: baseHome, edit: undefined, savedPlan: previousSaved, displaced })
  saveHome(home, [], getHomeState().revision + 1)
  return 'replaced'
}

interface ReplaceOptions {
  /** Whether the other plan is a backup, which then leaves the list. */
  readonly isBackup?: boolean
  /** Whether the user agreed to have no backup: Undo then restores the plan only until the page closes. */
  readonly withoutBackup?: boolean
}

/**
 * Attaches a saved plan to the home that was sent to the account, or to its backup if another plan was opened meanwhile.
 * @param planNumber of the home when it was sent
 * @returns whether it is the current plan
 */
export function attachSavedPlan({ id, revision }: SavedPlanRef, sentHome: Home, planNumber: number): boolean {
  reloadFromStorage()
  const saved = { id, revision, of: hashHome(sentHome) }
  const current = getHomeState()
  const isCurrent = current.planNumber === planNumber || hashHome(current.baseHome) === saved.of
  if (isCurrent) restoreSavedPlanRef(saved)
  else {
    updatePlanBackup(sentHome, saved)
    undoSteps = undoSteps.map((step) =>
      step.savedPlan !== undefined && hashHome(step.home) === saved.of ? { ...step, savedPlan: saved } : step,
    )
  }
  return isCurrent
}

/** Drafts, the active scenario and computed results. */
function clearTabState() {
  planNumber += 1
  clearDrafts()
  removeItem('tab', SCENARIO_KEY)
  removeItem('tab', CHOSEN_PLACE_KEY)
}

/** Holds nothing but its region. */
export const isBlankHome = (home: Home) => JSON.stringify(home) === JSON.stringify(emptyHome(home.region))

/** `null` returns to the plan. */
export function activateScenario(scenarioIndex: number | null) {
  writeJson('tab', SCENARIO_KEY, scenarioIndex)
  const { baseHome, ...state } = getHomeState()
  setState({ ...state, ...resolveShownHome(baseHome), revision: state.revision + 1 })
}

function changeBaseHome(home: Home, edit?: string) {
  const { baseHome: previous, notes } = getHomeState()
  const isSameEdit = edit !== undefined && undoSteps.at(-1)?.edit === edit
  if (!isSameEdit) pushStep({ home: previous, edit })
  saveHome(home, notes)
}

function pushStep(step: UndoStep) {
  undoSteps = [...undoSteps, step].slice(-UNDO_LIMIT)
}

export function undo() {
  // Loads the stored home first, with the backup that Undo may restore.
  const { revision } = getHomeState()
  const last = undoSteps.at(-1)
  if (!last) return
  undoSteps = undoSteps.slice(0, -1)
  if (last.savedPlan !== undefined) {
    restoreSavedPlanRef(last.savedPlan)
    undoPlanBackup(last.home, last.displaced)
    clearTabState()
  }
  // Notices about the undone change no longer apply.
  saveHome(last.home, [], revision + 1)
}

export function notifyPlanChange(notes: readonly string[]) {
  setState({ ...getHomeState(), notes })
}

function saveHome(home: Home, notes: readonly string[], revision = getHomeState().revision) {
  const text = JSON.stringify(home)
  const isStored = writeText('device', KEY, text)
  if (isStored) storedText = text
  storedPlanRef = readSavedPlanRef()
  setState({ ...resolveShownHome(home), notes, canUndo: undoSteps.length > 0, isStored, revision, planNumber })
}

/** The plan, or its active scenario. */
function resolveShownHome(baseHome: Home): Pick<HomeState, 'home' | 'baseHome' | 'scenarioIndex'> {
  const scenarioIndex = Number(readJson('tab', SCENARIO_KEY) ?? -1)
  const scenario = baseHome.scenarios[scenarioIndex]
  const scenarioHome = scenario && homeSchemas().applyScenario(baseHome, scenario)
  return scenarioHome
    ? { home: { ...scenarioHome, scenarios: [] }, baseHome, scenarioIndex }
    : { home: baseHome, baseHome, scenarioIndex: null }
}

/** Deletes everything stored with the home on this device, too. */
export function deleteHome() {
  undoSteps = []
  storedText = null
  // untranslated: keys of the storage
  for (const key of [KEY, UNREADABLE_HOME_KEY, READINGS_KEY, PLAN_BACKUPS_KEY, 'plan outcome'] as const)
    removeItem('device', key)
  removeSavedPlanRef()
  clearTabState()
  notifyBackupListeners()
  setState({ ...initialState(), revision: getHomeState().revision + 1, planNumber })
}

function parseStoredHome(text: string | null): HomeState {
  if (text === null) return initialState()
  const parsed = homeSchemas().parseHomeJson(text)
  if (!('problem' in parsed)) return { ...initialState(), ...resolveShownHome(parsed.home), notes: parsed.notes }
  const isCopied = writeText('device', UNREADABLE_HOME_KEY, text)
  const copyNotes = isCopied
    ? [t('We saved a copy of the unreadable plan on this device and started an empty one.')]
    : []
  return { ...initialState(), notes: [parsed.problem, ...copyNotes] }
}

function setState(next: HomeState) {
  state = state ? withUnchangedParts(state, next) : next
  setRegion(regionOfHome(next.home))
  subscribers.notify()
}

/** Parts that are equal stay the same objects, so that only what shows a changed part renders again. */
function withUnchangedParts(previous: HomeState, next: HomeState): HomeState {
  const home = replaceEqualDeep(previous.home, next.home)
  const baseHome = next.home === next.baseHome ? home : replaceEqualDeep(previous.baseHome, next.baseHome)
  return { ...next, home, baseHome }
}

function onStorage({ key }: Pick<StorageEvent, 'key'>) {
  if (key === KEY || key === null) reloadFromStorage()
}

/** The edit of changes of another tab: consecutive ones, such as its keystrokes, are one undo step. */
const EDIT_OF_OTHER_TAB = 'otherTab'

function reloadFromStorage() {
  const text = readText('device', KEY)
  if (state === undefined || text === storedText) return
  // Another tab has stored the first plan of this device.
  if (text !== null && !findHomeSchemas()) return void loadHomeSchemas().then(reloadFromStorage, console.warn)
  const { baseHome: previous, revision } = state
  const next = parseStoredHome(text)
  const saved = findReplacedPlanRef(previous, next.baseHome)
  storedText = text
  storedPlanRef = readSavedPlanRef()
  if (text === null) undoSteps = []
  else if (saved !== undefined) pushStep({ home: previous, edit: undefined, savedPlan: saved })
  else if (undoSteps.at(-1)?.edit !== EDIT_OF_OTHER_TAB) pushStep({ home: previous, edit: EDIT_OF_OTHER_TAB })
  if (text === null || saved !== undefined) clearTabState()
  const canUndo = undoSteps.length > 0
  setState({ ...next, ...resolveShownHome(next.baseHome), canUndo, revision: revision + 1, planNumber })
}

/** The saved plan to restore on Undo if another tab opened a different one; `undefined` for the same plan. */
function findReplacedPlanRef(previous: Home, next: Home): SavedPlanRef | null | undefined {
  const plan = findReplacedPlan(next)
  if (plan && hashHome(plan.home) === hashHome(previous)) return plan.saved
  const saved = readSavedPlanRef()
  return saved?.id === storedPlanRef?.id || isHashOfHome(saved?.of, previous) ? undefined : storedPlanRef
}

/** Includes changes of other tabs. */
let unsubscribeFromStartRegion = () => {}

/** Gives the start's region to a home that holds nothing yet. */
function adoptStartRegion() {
  if (!state || storedText !== null || isRegionChosenByUser() || !isBlankHome(state.baseHome)) return
  const { country, currency } = startRegion()
  const { region } = state.baseHome
  if (region.country !== country || region.currency !== currency)
    setState({ ...state, ...resolveShownHome(initialState().baseHome) })
}

export function subscribeToHome(listener: () => void) {
  if (subscribers.isEmpty) {
    addEventListener('storage', onStorage)
    // A page restored from the back/forward cache missed storage events.
    addEventListener('pageshow', reloadFromStorage)
    reloadFromStorage()
    unsubscribeFromStartRegion = subscribeToStartRegion(adoptStartRegion)
  }
  const unsubscribe = subscribers.subscribe(listener)
  return () => {
    unsubscribe()
    if (!subscribers.isEmpty) return
    unsubscribeFromStartRegion()
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', reloadFromStorage)
  }
}
