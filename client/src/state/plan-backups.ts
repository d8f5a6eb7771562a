import { useSyncExternalStore } from 'react'
import type { Home } from '#shared/home/home.ts'
import { hashHome, isHashOfHome } from '#shared/home/home-hash.ts'
import { parseHome } from '#shared/home/parse.ts'
import { parseSavedPlanRef, type SavedPlanRef } from './saved-plan.ts'
import { PLAN_BACKUPS_KEY as KEY, readText, writeJson } from './storage.ts'

/*
 * Backups of plans that another plan replaced, newest first. They stay on this device until the user restores or removes them;
 * nothing is sent to a server from here.
 */

/** Same limit as in an account. */
export const MAX_PLAN_BACKUPS = 20

export interface PlanBackup {
  /** For example `Before opening Our house`. */
  readonly name: string
  readonly home: Home
  /** The saved plan it was synchronized with; `null` if none. */
  readonly saved: SavedPlanRef | null
  /** The plan that replaced it, by `nameOfRecord`. */
  readonly replacedBy: string
}

const NO_BACKUPS: readonly PlanBackup[] = []
let cache: { readonly text: string | null; readonly plans: readonly PlanBackup[] } = { text: null, plans: NO_BACKUPS }
const listeners = new Set<() => void>()

/** Stored data is untrusted. */
export function listPlanBackups(): readonly PlanBackup[] {
  const text = readText('device', KEY)
  if (text !== cache.text) cache = { text, plans: parseBackups(text) }
  return cache.plans
}

export const usePlanBackups = () => useSyncExternalStore(subscribe, listPlanBackups, () => NO_BACKUPS)

/** @returns whether the browser stored it */
export function savePlanBackup(plan: Omit<PlanBackup, 'replacedBy'>, replacement: Home): boolean {
  const others = listPlanBackups().filter(({ home }) => hashHome(home) !== hashHome(plan.home))
  if (others.length >= MAX_PLAN_BACKUPS) return false
  return storeBackups([{ ...plan, replacedBy: hashHome(replacement) }, ...others])
}

export const removePlanBackup = (home: Home) =>
  storeBackups(listPlanBackups().filter((plan) => hashHome(plan.home) !== hashHome(home)))

/** The plan that the opened one replaced; `undefined` once the opened one has changed. */
export const findReplacedPlan = (opened: Home): PlanBackup | undefined =>
  listPlanBackups().find(({ replacedBy }) => isHashOfHome(replacedBy, opened))

function storeBackups(plans: readonly PlanBackup[]): boolean {
  const isStored = writeJson('device', KEY, plans)
  for (const listener of listeners) listener()
  return isStored
}

export function notifyBackupListeners() {
  for (const listener of listeners) listener()
}

function parseBackups(text: string | null): readonly PlanBackup[] {
  const stored = parseJson(text)
  if (!Array.isArray(stored)) return NO_BACKUPS
  return stored.slice(0, MAX_PLAN_BACKUPS).flatMap((entry) => {
    const { name, home, saved, replacedBy } = Object(entry) as Record<string, unknown>
    const parsed = parseHome(home)
    if ('problem' in parsed) return []
    return [
      {
        name: typeof name === 'string' ? name : 'Former plan',
        home: parsed.home,
        saved: parseSavedPlanRef(saved),
        replacedBy: typeof replacedBy === 'string' ? replacedBy : '',
      },
    ]
  })
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function subscribe(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}
