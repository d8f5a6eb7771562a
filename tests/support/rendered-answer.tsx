import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import { openHome } from '../../client/src/home/home.ts'
import { typicalFigures } from '../../client/src/home/home-queries.ts'
import { loadHomeSchemas } from '../../client/src/home/load-home-schemas.ts'
import { requestPlan } from '../../client/src/planner/engine/plan-store.ts'
import type { PlanResponse, PlanResults } from '../../client/src/planner/engine/protocol.ts'
import BalconyAnswer from '../../client/src/planner/kinds/balcony/balcony-answer.tsx'
import OutagesAnswer from '../../client/src/planner/kinds/outages/outages-answer.tsx'
import { PlanSummary } from '../../client/src/planner/page/plan-summary.tsx'
import { AnswerNotes, SizeColumns } from '../../client/src/planner/steps/answer/after-verdict.tsx'
import { AnswerSection, AnswerSizes } from '../../client/src/planner/steps/answer/answer-section.tsx'
import { AsideParts, LastParts, OpenParts } from '../../client/src/planner/steps/answer/below-first-screen.tsx'
import type { RandomHome } from './random-homes.ts'

/** Answers with given results, at once. */
class AnsweringWorker {
  static results: PlanResults = {}
  onmessage?: (event: { data: PlanResponse }) => void
  postMessage({ request: { id } }: { readonly request: { readonly id: number } }) {
    this.onmessage?.({ data: { id, results: AnsweringWorker.results, isLast: true } })
  }
}

const root = document.createElement('div')
let drawn: Root | undefined

/** Draws all parts of an answer, and waits for those that load when they are shown. */
export async function renderAnswer(randomHome: RandomHome, results: PlanResults): Promise<HTMLElement> {
  const { home, preset } = randomHome
  vi.stubGlobal('Worker', AnsweringWorker)
  // Nothing of the answer comes from the server.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await loadHomeSchemas()
  drawn?.unmount()
  document.body.replaceChildren(root)
  openHome(home)
  AnsweringWorker.results = results
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
  client.setQueryData(typicalFigures(home.region).queryKey, preset)
  requestPlan(home, {} as Parameters<typeof requestPlan>[1])
  drawn = createRoot(root)
  drawn.render(<QueryClientProvider client={client}>{partsOf(home)}</QueryClientProvider>)
  await vi.waitUntil(() => isComplete(home), { timeout: 60_000, interval: 5 })
  return root
}

/** The printed report loads without a placeholder. */
const isComplete = ({ kind }: Home) =>
  root.querySelector('table') !== null &&
  root.querySelector('[data-loading]') === null &&
  (kind === 'balcony' || root.textContent.includes('Lifetime gain: '))

function partsOf(home: Home) {
  if (home.kind === 'balcony') return <BalconyAnswer />
  return (
    <>
      <PlanSummary />
      {home.kind === 'outages' && <OutagesAnswer />}
      <AnswerSection sizes={<SizeColumns />} notes={<AnswerNotes />} />
      <AnswerSizes sizes={<SizeColumns />} />
      <OpenParts />
      <AsideParts />
      <LastParts />
    </>
  )
}
