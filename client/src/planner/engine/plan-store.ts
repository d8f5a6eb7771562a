import { useDeferredValue, useSyncExternalStore } from 'react'
import type { Home } from '#shared/home/home.ts'
import { plannedQuote } from '#shared/home/quotes.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import type { PlanResult } from '#shared/plan/basis/plan-result.ts'
import { Subscribers } from '#shared/subscribers.ts'
import { getHomeState, isBlankHome, subscribeToHome, useHome } from '../../home/home.ts'
import { useHomeRegion } from '../../home/home-region.ts'
import { runAfterPress } from '../../startup/run-after-press.ts'
import type { PlanRequest, PlanResponse, PlanResults, WorkerMessage } from './protocol.ts'

/* The latest results of the plan worker. Earlier results stay visible while new ones are computed. */

export interface PlanState extends PlanResults {
  /** The stored home that `plan` or `offGrid` was computed for. */
  readonly computedFor?: Home
  /** Computing the newest home. */
  readonly isBusy: boolean
  readonly isWorkerBroken: boolean
  /** What the newest home needs did not load. */
  readonly hasLoadFailed: boolean
}

const EMPTY_STATE: PlanState = { isBusy: false, isWorkerBroken: false, hasLoadFailed: false }

let state = EMPTY_STATE
/** `HomeState.planNumber` of `state`. */
let planNumber = 0
let worker: Worker | undefined
let latestRequestId = 0
let requestedHome: Home | undefined
const subscribers = new Subscribers()

/**
 * A part of the plan's state. The component renders again only when the part changes. New results render in slices that
 * yield to input; a part that is gone is gone at once, so that no plan shows the results of another.
 * @param select must return the same reference for the same state
 */
export function usePlan<Part>(select: (state: PlanState) => Part): Part {
  const part = useSyncExternalStore(
    subscribe,
    () => select(currentState()),
    () => select(EMPTY_STATE),
  )
  const renderedPart = useDeferredValue(part)
  return part === undefined ? part : renderedPart
}

/** Empty once another plan was opened: loading the climate of its place may take a while, or fail offline. */
const currentState = (): PlanState => (planNumber === getHomeState().planNumber ? state : EMPTY_STATE)

/** Whether the plan is known or on its way: not without a place, nor with missing or invalid figures. */
export function useExpectsPlan(): boolean {
  const hasPlace = useHome(({ place }) => place !== undefined)
  const isRefused = usePlan(({ plan, isWorkerBroken, hasLoadFailed }) =>
    plan ? plan.kind !== 'answer' : isWorkerBroken || hasLoadFailed,
  )
  return hasPlace && !isRefused
}

/** Whether the first result of the plan is on its way. */
export function useIsCalculating(): boolean {
  const hasResult = usePlan((state) => resultOf(state) !== undefined)
  return useExpectsPlan() && !hasResult
}

/** The plan's result, or what a home without a grid has in its place. */
export const resultOf = ({ plan, offGrid }: PlanState) => offGrid ?? plan

export const getPlannedHome = (): Home | undefined => currentState().plannedHome

/** The battery of the quote or of the home, or the recommended one until panels are chosen. */
export function usePlannedBattery(): Home['system']['battery'] {
  const system = useHome(({ system }) => system)
  const isQuoted = useHome((home) => plannedQuote(home) !== undefined)
  const plannedBattery = usePlan(({ plannedHome }) => plannedHome?.system.battery)
  return isQuoted ? plannedBattery : (system.battery ?? (system.arrays.length > 0 ? undefined : plannedBattery))
}

export const resultValue = <Value>(answer: PlanResult<Value> | undefined): Value | undefined =>
  answer?.kind === 'answer' ? answer.value : undefined

/** Resolves when the answer of the stored home is shown, or takes long. `undefined` without a home to answer for. */
export function whenAnswered(): Promise<void> | undefined {
  const { baseHome, home } = getHomeState()
  if (isBlankHome(baseHome)) return undefined
  if (!home.place) return Promise.resolve()
  return new Promise((resolve) => {
    const unsubscribe = subscribe(() => {
      if (isAnswered(currentState())) finish()
    })
    const timer = setTimeout(finish, LONGEST_WAIT)
    function finish() {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    if (isAnswered(currentState())) finish()
  })
}

/** [ms] */
const LONGEST_WAIT = 10_000

/** A plan is answered with the verdict on the screen, or with all that there is. */
const isAnswered = (state: PlanState) =>
  state.isWorkerBroken ||
  state.hasLoadFailed ||
  (shownOutlook !== undefined && shownOutlook === state.outlook) ||
  (!state.isBusy && resultOf(state) !== undefined)

let shownOutlook: PlanState['outlook']

/** Call after the verdict was rendered. */
export function markVerdictShown(outlook: PlanState['outlook']) {
  // The browser paints it before anything else loads.
  setTimeout(() => {
    shownOutlook = outlook
    subscribers.notify()
  })
}

/** Requests a plan of the stored home and drops an unfinished request. */
export function requestPlan(home: Home, question: Omit<PlanRequest, 'id'>) {
  latestRequestId += 1
  requestedHome = home
  worker ??= startWorker()
  const request = { ...question, id: latestRequestId }
  worker.postMessage({ request, language: currentLanguage() } satisfies WorkerMessage)
  startState({ ...currentState(), isBusy: true, isWorkerBroken: false, hasLoadFailed: false })
}

/** Shows why a home is invalid, without asking the worker. */
export function showFault(fault: Extract<PlanResult<never>, { kind: 'fault' }>) {
  latestRequestId += 1
  startState({ ...EMPTY_STATE, plan: fault, energy: fault })
}

/** Earlier results are removed: they are those of another home. */
export function markLoadFailed() {
  latestRequestId += 1
  startState({ ...EMPTY_STATE, hasLoadFailed: true })
}

export function clearPlan() {
  latestRequestId += 1
  startState(EMPTY_STATE)
}

function startWorker(): Worker {
  const newWorker = new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' })
  newWorker.onmessage = ({ data: { id, results, isLast } }: MessageEvent<PlanResponse>) => {
    runAfterPress(() => {
      if (id !== latestRequestId) return
      setState({
        ...state,
        ...results,
        ...((results.plan ?? results.offGrid) && requestedHome && { computedFor: requestedHome }),
        isBusy: !isLast,
      })
    })
  }
  newWorker.onerror = () => {
    newWorker.terminate()
    worker = undefined
    setState({ ...state, isBusy: false, isWorkerBroken: true })
  }
  return newWorker
}

function startState(next: PlanState) {
  planNumber = getHomeState().planNumber
  setState(next)
}

function setState(next: PlanState) {
  state = next
  subscribers.notify()
}

function subscribe(listener: () => void) {
  const unsubscribe = subscribers.subscribe(listener)
  const unsubscribeFromHome = subscribeToHome(listener)
  return () => {
    unsubscribe()
    unsubscribeFromHome()
  }
}

/** The plan as far as it is computed. A component that needs a part alone asks `usePlan`, and renders less often. */
export const usePlanAnswer = () => ({
  plan: resultValue(usePlan(({ plan }) => plan)),
  home: usePlan(({ plannedHome }) => plannedHome),
  outlook: resultValue(usePlan(({ outlook }) => outlook)),
  region: useHomeRegion(),
})
