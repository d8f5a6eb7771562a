import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Home } from '#shared/home/home.ts'
import type { ReadHome } from '#shared/home/parse.ts'
import { currentUser } from '../../../api/queries.ts'
import { isUntouched, sayOfHome, useHomeState } from '../../../state/home.ts'
import { Button } from '../../../ui/button.tsx'
import { placeOf } from '../home/place-name.ts'
import { openInstead } from './account-sync.ts'
import { factsOf } from './plan-facts.ts'

interface OfferedPlanProps {
  readonly read: ReadHome
  /** What it is called beside one's own: `The shared plan`. */
  readonly heading: string
  /** The user has decided. */
  readonly onClose: () => void
  readonly onOpen: () => void
}

/** Another plan beside one's own. Nothing is changed or sent anywhere before "Use this one" is pressed. */
export function OfferedPlan({ read: { home, notes }, heading, onClose, onOpen }: OfferedPlanProps) {
  const { own } = useHomeState()
  const { data: user } = useQuery(currentUser)
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState('')
  const hasOwn = !isUntouched(own)
  async function open() {
    setOpening(true)
    const { isOpen, notes: ofFormer } = await openInstead(home, user !== undefined && user !== null)
    setOpening(false)
    if (!isOpen) return setProblem(ofFormer.join(' '))
    sayOfHome([`${heading} was opened.`, ...ofFormer, ...notes])
    onClose()
    onOpen()
  }
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <PlanInShort heading={heading} home={home} />
        {hasOwn && <PlanInShort heading="Your own plan" home={own} />}
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

function PlanInShort({ heading, home }: { heading: string; home: Home }) {
  const { name, place } = home
  const facts = [...(name ? [name] : []), ...(place ? [placeOf(place)] : ['No place yet']), ...factsOf(home)]
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
