import { useSyncExternalStore } from 'react'
import type { Home } from '#shared/home/home.ts'
import { hashHome, isHashOfHome } from '#shared/home/home-hash.ts'
import { t } from '#shared/language/t.ts'
import { Subscribers } from '#shared/subscribers.ts'
import { PLAN_BACKUPS_KEY as KEY, readText, writeJson } from '../state/storage.ts'
import { homeSchemas } from './load-home-schemas.ts'
import { parseSavedPlanRef, type SavedPlanRef } from './saved-plan.ts'

/* Newest first. Backups stay on this device until the user restores or removes them; nothing is sent to a server from
 * here. */

/** The limit is that of an account. */
const MAX_PLAN_BACKUPS = 20

export interface PlanBackup {
  /** Name such as `Before opening Our house`. */
  readonly name: string
  readonly home: Home
  /** The saved plan it was synchronized with; `null` if none. */
  readonly saved: SavedPlanRef | null
  readonly replacedBy: string
  /** Backups that left the list for it; Undo puts them back. */
  readonly displaced?: readonly DisplacedBackup[]
}

/** A backup that left the list, with its index there. */
export interface DisplacedBackup {
  readonly plan: PlanBackup
  readonly index: number
}

const NO_BACKUPS: readonly PlanBackup[] = []
let cache: { readonly text: string | null; readonly plans: readonly PlanBackup[] } = { text: null, plans: NO_BACKUPS }
const subscribers = new Subscribers()

/** Stored data is untrusted. */
export function listPlanBackups(): readonly PlanBackup[] {
  const text = readText('device', KEY)
  if (text !== cache.text) cache = { text, plans: parseBackups(text) }
  return cache.plans
}

export const usePlanBackups = () => useSyncExternalStore(subscribe, listPlanBackups, () => NO_BACKUPS)

/** Backups of these homes, with their place in the list. */
export const findBackups = (homes: readonly Home[]): readonly DisplacedBackup[] =>
  listPlanBackups().flatMap((plan, index) => (isOneOf(plan, homes) ? [{ plan, index }] : []))

export type BackupProblem = 'too-many-backups' | 'not-stored'

/** Puts a backup first in the list, and takes the displaced ones off it. */
export function savePlanBackup(backup: PlanBackup): BackupProblem | undefined {
  const { displaced = [] } = backup
  const others = withoutBackups(displaced.map(({ plan }) => plan.home))
  if (others.length >= MAX_PLAN_BACKUPS) return 'too-many-backups'
  // Undo after a reload goes back one plan, so that older displaced backups are not stored.
  const stored = displaced.map(({ plan: { displaced: _, ...plan }, index }) => ({ plan, index }))
  return storeBackups([{ ...backup, displaced: stored }, ...others]) ? undefined : 'not-stored'
}

/** @param saved which saved plan the backup of this home is */
export function updatePlanBackup(home: Home, saved: SavedPlanRef) {
  storeBackups(listPlanBackups().map((plan) => (isOneOf(plan, [home]) ? { ...plan, saved } : plan)))
}

export const removePlanBackup = (home: Home) => storeBackups(withoutBackups([home]))

/** Removes the backup of a plan that Undo brings back, and puts back those that left the list for it. */
export function undoPlanBackup(home: Home, displaced = findBackups([home])[0]?.plan.displaced ?? []) {
  const backups = [...withoutBackups([home, ...displaced.map(({ plan }) => plan.home)])]
  for (const { plan, index } of displaced) backups.splice(index, 0, plan)
  storeBackups(backups)
}

const withoutBackups = (homes: readonly Home[]) => listPlanBackups().filter((plan) => !isOneOf(plan, homes))

const isOneOf = ({ home }: PlanBackup, homes: readonly Home[]) =>
  homes.some((other) => hashHome(other) === hashHome(home))

/** The plan that the opened one replaced; `undefined` once the opened one has changed. */
export const findReplacedPlan = (opened: Home): PlanBackup | undefined =>
  listPlanBackups().find(({ replacedBy }) => isHashOfHome(replacedBy, opened))

function storeBackups(plans: readonly PlanBackup[]): boolean {
  const isStored = writeJson('device', KEY, plans)
  subscribers.notify()
  return isStored
}

export const notifyBackupListeners = subscribers.notify

function parseBackups(text: string | null): readonly PlanBackup[] {
  const stored = parseJson(text)
  return Array.isArray(stored) ? stored.slice(0, MAX_PLAN_BACKUPS).flatMap(parseBackup) : NO_BACKUPS
}

function parseBackup(entry: unknown): PlanBackup[] {
  const { name, home, saved, replacedBy, displaced } = Object(entry) as Record<string, unknown>
  const parsed = homeSchemas().parseHome(home)
  if ('problem' in parsed) return []
  return [
    {
      name: typeof name === 'string' ? name : t('Earlier plan'),
      home: parsed.home,
      saved: parseSavedPlanRef(saved),
      replacedBy: typeof replacedBy === 'string' ? replacedBy : '',
      ...(Array.isArray(displaced) && { displaced: displaced.flatMap(parseDisplacedBackup) }),
    },
  ]
}

function parseDisplacedBackup(entry: unknown): DisplacedBackup[] {
  const { plan, index } = Object(entry) as Record<string, unknown>
  return Number.isInteger(index) ? parseBackup(plan).map((parsed) => ({ plan: parsed, index: index as number })) : []
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
  const unsubscribe = subscribers.subscribe(listener)
  addEventListener('storage', onStorage)
  return () => {
    unsubscribe()
    removeEventListener('storage', onStorage)
  }
}
