import { PlannerPage } from '../features/planner/planner-page.tsx'
import type { Topic } from '../features/planner/protocol.ts'

const TOPICS: readonly Topic[] = ['outlook', 'scenarios', 'quote']

export default function PlanAnswerPage() {
  return (
    <PlannerPage
      path="/plan/answer"
      topics={TOPICS}
      intro="What comes of it, how sure that is, and what would change it."
    >
      <p>…</p>
    </PlannerPage>
  )
}
