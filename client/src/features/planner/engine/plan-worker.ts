import { PSEUDO_LANGUAGE } from '#shared/language/languages.ts'
import { PSEUDO_TRANSLATION } from '#shared/language/pseudo-locale.ts'
import { setTranslation } from '#shared/language/translation.ts'
import { PlanEngine } from './plan-engine.ts'
import type { PlanRequest, PlanResponse, WorkerMessage } from './protocol.ts'

/* Web worker that computes plans and checks for a newer request between time slices. Self-contained: its content
 * security policy allows it to load nothing. */

const engine = new PlanEngine()
let latestRequestId = 0
const { port1: inPort, port2: outPort } = new MessageChannel()
let responses: Iterator<PlanResponse> | undefined

addEventListener('message', ({ data: { request, language } }: MessageEvent<WorkerMessage>) => {
  setTranslation(language === PSEUDO_LANGUAGE ? PSEUDO_TRANSLATION : { language })
  latestRequestId = request.id
  responses = computeResponses(request)
  outPort.postMessage(null)
})

inPort.onmessage = () => {
  const { value, done } = responses?.next() ?? { done: true, value: undefined }
  if (done) return
  if (value.isLast || Object.keys(value.results).length > 0) postMessage(value)
  // A message to itself, queued behind a newer request that may have arrived.
  outPort.postMessage(null)
}

function* computeResponses(request: PlanRequest): Generator<PlanResponse, void, undefined> {
  const { id } = request
  for (const results of engine.compute(request)) {
    if (id !== latestRequestId) return
    yield { id, results, isLast: false }
  }
  yield { id, results: {}, isLast: true }
}
