import { useLocation } from 'wouter'
import { type FormerPlan, removeFormerPlan, useFormerPlans } from '../../../state/former-plans.ts'
import { replaceHome, sayOfHome } from '../../../state/home.ts'
import { AskButton } from '../../../ui/ask-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { toast } from '../../../ui/toast.tsx'
import { placeOf } from '../home/place-name.ts'
import { NO_ROOM, nameOfPlan } from './account-sync.ts'
import { factsOf } from './plan-facts.ts'

/** Plans that an opened plan took the place of, to be used again or removed from this device. */
export function FormerPlans() {
  const plans = useFormerPlans()
  if (plans.length === 0) return null
  return (
    <CardSection heading="Former plans on this device" className="print:hidden">
      <ul className="divide-y divide-line" aria-label="Former plans">
        {plans.map((plan) => (
          <Former key={JSON.stringify(plan.home)} plan={plan} />
        ))}
      </ul>
    </CardSection>
  )
}

function Former({ plan: { name, home, saved } }: { plan: FormerPlan }) {
  const [, go] = useLocation()
  function use() {
    if (!replaceHome(home, nameOfPlan(home), saved))
      return toast({ title: 'Error', description: NO_ROOM, variant: 'destructive' })
    removeFormerPlan(home)
    sayOfHome(['The former plan was opened. Undo brings back what was here before.'])
    go('/plan/answer')
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div>
        <h3 className="text-base">{name}</h3>
        <p className="text-note text-soft">
          {[...(home.place ? [placeOf(home.place)] : []), ...factsOf(home)].join(', ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={use}>
          Use this one<span className="sr-only">: {name}</span>
        </Button>
        <AskButton
          variant="quiet"
          size="small"
          question={{
            title: 'Remove this plan?',
            description: `${name} is removed from this device.`,
            confirm: 'Remove',
          }}
          onConfirm={async () => removeFormerPlan(home)}
        >
          Remove<span className="sr-only"> {name}</span>
        </AskButton>
      </div>
    </li>
  )
}
