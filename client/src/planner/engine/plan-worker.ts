import { PSEUDO_LANGUAGE } from '#shared/language/languages.ts'
import { PSEUDO_TRANSLATION } from '#shared/language/pseudo-locale.ts'
import { setTranslation } from '#shared/language/translation.ts'
import { PlanEngine } from './plan-engine.ts'
import type { PlanRequest, PlanResponse, WorkerMessage } from './protocol.ts'

/* Web worker that computes plans and checks for a newer request between time slices. Its content security policy allows it
 * to load the rest of its own scripts, and nothing else. */

const engine = new PlanEngine()
let latestRequestId = 0
const { port1: inPort, port2: outPort } = new MessageChannel()
const waiting: (() => void)[] = []
inPort.onmessage = () => waiting.shift()?.()

addEventListener('message', ({ data: { request, language } }: MessageEvent<WorkerMessage>) => {
  setTranslation(language === PSEUDO_LANGUAGE ? PSEUDO_TRANSLATION : { language })
  latestRequestId = request.id
  respond(request).catch((error) => {
    // The page learns of errors outside of promises only.
    setTimeout(() => {
      throw error
    })
  })
})

async function respond(request: PlanRequest) {
  const { id } = request
  const post = (response: Omit<PlanResponse, 'id'>) => postMessage({ id, ...response })
  for await (const results of engine.compute(request)) {
    if (Object.keys(results).length > 0) post({ results, isLast: false })
    await nextMessage()
    if (id !== latestRequestId) return
  }
  post({ results: {}, isLast: true })
}

/** A message to itself, queued behind a newer request that may have arrived. */
const nextMessage = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve)
    outPort.postMessage(null)
  })
