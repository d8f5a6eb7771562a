import { useQuery } from '@tanstack/react-query'
import type { Home } from '#shared/home/home.ts'
import type { ParsedHome } from '#shared/home/parse.ts'
import { currentUser } from '../../../api/queries.ts'
import { isBlankHome, useHomeState } from '../../../state/home.ts'
import { Button } from '../../../ui/button.tsx'
import { BOX } from '../../../ui/card-style.ts'
import { formatPlace } from '../home/format-place.ts'
import { backUpReplacedPlan, getPlanName } from './account-sync.ts'
import { listPlanFacts } from './plan-facts.ts'
import { useOpenPlan } from './use-open-plan.tsx'

interface IncomingPlanProps {
  readonly parsed: ParsedHome
  /** For example `The shared plan`. */
  readonly heading: string
  readonly onClose: () => void
}

/** Shows another plan next to the user's own. Nothing changes or is sent before the user presses "Use this one". */
export function IncomingPlan({ parsed: { home, notes }, heading, onClose }: IncomingPlanProps) {
  const baseHome = useHomeState(({ baseHome }) => baseHome)
  const isStored = useHomeState(({ isStored }) => isStored)
  const { data: user } = useQuery(currentUser)
  const { openPlan, dialog } = useOpenPlan()
  const hasOwn = !isBlankHome(baseHome)
  const backupPlaces = [...(isStored ? ['on this device'] : []), ...(user ? ['in your account'] : [])]
  const open = () =>
    openPlan({
      home,
      notes: [`${heading} was opened.`, ...notes],
      onOpened(isOwnStored) {
        onClose()
        void backUpReplacedPlan(baseHome, getPlanName(home), isOwnStored, Boolean(user))
      },
    })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <PlanCard heading={heading} home={home} />
        {hasOwn && <PlanCard heading="Your own plan" home={baseHome} />}
      </div>
      {hasOwn && (
        <p className="mt-4">
          Your own plan stays as it is until you press “Use this one”.
          {backupPlaces.length > 0 && ` Then it is kept ${backupPlaces.join(' and ')}, and Undo brings it back.`}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={open}>Use this one</Button>
        <Button variant="secondary" onClick={onClose}>
          {hasOwn ? 'Keep mine' : 'Cancel'}
        </Button>
      </div>
      {dialog}
    </>
  )
}

function PlanCard({ heading, home }: { heading: string; home: Home }) {
  const { name, place } = home
  const facts = [...(name ? [name] : []), ...(place ? [formatPlace(place)] : ['No place yet']), ...listPlanFacts(home)]
  return (
    <section aria-label={heading} className={BOX}>
      <h3 className="text-base">{heading}</h3>
      <ul className="mt-2 text-soft">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  )
}
