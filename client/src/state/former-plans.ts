import { useSyncExternalStore } from 'react'
import type { Home } from '#shared/home/home.ts'
import { isNameOfRecord, nameOfRecord } from '#shared/home/name-of-record.ts'
import { parseHome } from '#shared/home/parse.ts'
import { type SavedAs, savedAsFrom } from './saved-home.ts'
import { FORMER_PLANS_KEY as KEY, keep, readText } from './storage.ts'

/*
 * Plans that another plan took the place of: kept on this device, newest first, until the user removes them or uses one
 * again. Nothing of them goes to a server from here.
 */

/** As many as an account holds. */
export const MOST_FORMER_PLANS = 20

export interface FormerPlan {
  /** `Before opening Our house`. */
  readonly name: string
  readonly home: Home
  /** The plan of the account that it was kept in step with; `null` where it was in none. */
  readonly saved: SavedAs | null
  /** The plan that took its place, by `nameOfRecord`. */
  readonly replacedBy: string
}

const NONE: readonly FormerPlan[] = []
let known: { readonly text: string | null; readonly plans: readonly FormerPlan[] } = { text: null, plans: NONE }
const listeners = new Set<() => void>()

/** Anything may lie there. */
export function formerPlans(): readonly FormerPlan[] {
  const text = readText('device', KEY)
  if (text !== known.text) known = { text, plans: plansIn(text) }
  return known.plans
}

export const useFormerPlans = () => useSyncExternalStore(subscribe, formerPlans, () => NONE)

/** @returns whether this browser keeps it */
export function keepFormerPlan(plan: Omit<FormerPlan, 'replacedBy'>, next: Home): boolean {
  const others = formerPlans().filter(({ home }) => nameOfRecord(home) !== nameOfRecord(plan.home))
  if (others.length >= MOST_FORMER_PLANS) return false
  return write([{ ...plan, replacedBy: nameOfRecord(next) }, ...others])
}

export const removeFormerPlan = (home: Home) =>
  write(formerPlans().filter((plan) => nameOfRecord(plan.home) !== nameOfRecord(home)))

/** The plan that an opened one took the place of, as long as the opened one was not changed. */
export const formerPlanOf = (opened: Home): FormerPlan | undefined =>
  formerPlans().find(({ replacedBy }) => isNameOfRecord(replacedBy, opened))

function write(plans: readonly FormerPlan[]): boolean {
  const isKept = keep('device', KEY, plans)
  for (const listener of listeners) listener()
  return isKept
}

/** Others hear of it where the whole device was forgotten. */
export function tellFormerPlans() {
  for (const listener of listeners) listener()
}

function plansIn(text: string | null): readonly FormerPlan[] {
  const stored = parsed(text)
  if (!Array.isArray(stored)) return NONE
  return stored.slice(0, MOST_FORMER_PLANS).flatMap((each) => {
    const { name, home, saved, replacedBy } = Object(each) as Record<string, unknown>
    const read = parseHome(home)
    if ('problem' in read) return []
    return [
      {
        name: typeof name === 'string' ? name : 'Former plan',
        home: read.home,
        saved: savedAsFrom(saved),
        replacedBy: typeof replacedBy === 'string' ? replacedBy : '',
      },
    ]
  })
}

function parsed(text: string | null): unknown {
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
