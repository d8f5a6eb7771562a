import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Home } from '#shared/home/home.ts'
import type { ParsedHome } from '#shared/home/parse.ts'
import { currentUser } from '../../../api/queries.ts'
import { isBlankHome, notifyPlanChange, useHomeState } from '../../../state/home.ts'
import { Button } from '../../../ui/button.tsx'
import { formatPlace } from '../home/format-place.ts'
import { replaceOwnPlan } from './account-sync.ts'
import { listPlanFacts } from './plan-facts.ts'

interface IncomingPlanProps {
  readonly parsed: ParsedHome
  /** For example `The shared plan`. */
  readonly heading: string
  readonly onClose: () => void
  readonly onOpen: () => void
}

/** Shows another plan next to the user's own. Nothing changes or is sent before the user presses "Use this one". */
export function IncomingPlan({ parsed: { home, notes }, heading, onClose, onOpen }: IncomingPlanProps) {
  const { baseHome } = useHomeState()
  const { data: user } = useQuery(currentUser)
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState('')
  const hasOwn = !isBlankHome(baseHome)
  async function open() {
    setOpening(true)
    const { isReplaced, notes: backupNotes } = await replaceOwnPlan(home, user !== undefined && user !== null)
    setOpening(false)
    if (!isReplaced) return setProblem(backupNotes.join(' '))
    notifyPlanChange([`${heading} was opened.`, ...backupNotes, ...notes])
    onClose()
    onOpen()
  }
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <PlanCard heading={heading} home={home} />
        {hasOwn && <PlanCard heading="Your own plan" home={baseHome} />}
      </div>
      {hasOwn && (
        <p className="mt-4">
          Your own plan stays as it is until you press “Use this one”. Then it is kept on this device
          {user && ' and in your account'}, and Undo brings it back.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button pending={isOpening} onClick={() => void open()}>
          Use this one
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {hasOwn ? 'Keep mine' : 'Cancel'}
        </Button>
      </div>
      <p role="alert" className="mt-3 font-semibold text-danger empty:hidden">
        {problem}
      </p>
    </>
  )
}

function PlanCard({ heading, home }: { heading: string; home: Home }) {
  const { name, place } = home
  const facts = [...(name ? [name] : []), ...(place ? [formatPlace(place)] : ['No place yet']), ...listPlanFacts(home)]
  return (
    <section aria-label={heading} className="rounded-2xl border border-line p-4">
      <h3 className="text-base">{heading}</h3>
      <ul className="mt-2 text-soft">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  )
}
