import { useSyncExternalStore } from 'react'
import type { Home } from '#shared/home/home.ts'
import type { Answer } from '#shared/home/plan/answer.ts'
import { afterPress } from '../../../state/after-press.ts'
import { useHome } from '../../../state/home.ts'
import type { Question, Replies, Reply } from './protocol.ts'

/*
 * What the worker has said of the home as it stands. While it reckons anew, what it said before stays in sight.
 */

export interface PlanState extends Replies {
  /** The home of this browser that `plan` is of, as it stood when it was asked about. */
  readonly of?: Home
  /** Whether it still reckons the newest home. */
  readonly isBusy: boolean
  /** The worker could not be had. */
  readonly hasFailed: boolean
}

const NOTHING: PlanState = { isBusy: false, hasFailed: false }

let state = NOTHING
let worker: Worker | undefined
let newest = 0
let asked: Home | undefined
const listeners = new Set<() => void>()

export const usePlan = (): PlanState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => NOTHING,
  )

/** The home that was planned last. */
export const plannedNow = (): Home | undefined => state.planned

/** The battery of the plan: the home's own, or the recommended one while nobody has chosen panels. */
export function useShownBattery(): Home['system']['battery'] {
  const { system } = useHome()
  const { planned } = usePlan()
  return system.battery ?? (system.arrays.length > 0 ? undefined : planned?.system.battery)
}

/** The value of an answer that is one. */
export const known = <Value>(answer: Answer<Value> | undefined): Value | undefined =>
  answer?.kind === 'answer' ? answer.value : undefined

/**
 * Has a home reckoned; a question that is still being worked on is dropped.
 * @param home as this browser keeps it
 */
export function reckon(home: Home, question: Omit<Question, 'number'>) {
  newest += 1
  asked = home
  worker ??= begin()
  worker.postMessage({ ...question, number: newest } satisfies Question)
  update({ ...state, isBusy: true, hasFailed: false })
}

/** A home that has no meaning is answered without the worker. */
export function refuse(fault: Extract<Answer<never>, { kind: 'fault' }>) {
  newest += 1
  update({ ...NOTHING, plan: fault, energy: fault })
}

/** There is nothing to reckon: no place is known. */
export function forgetPlan() {
  newest += 1
  update(NOTHING)
}

function begin(): Worker {
  const begun = new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' })
  begun.onmessage = ({ data: { number, replies, isLast } }: MessageEvent<Reply>) => {
    afterPress(() => {
      if (number !== newest) return
      update({ ...state, ...replies, ...(replies.plan && asked && { of: asked }), isBusy: !isLast })
    })
  }
  begun.onerror = () => {
    begun.terminate()
    worker = undefined
    update({ ...state, isBusy: false, hasFailed: true })
  }
  return begun
}

function update(next: PlanState) {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
