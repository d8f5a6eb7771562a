import { type PlanBackup, removePlanBackup, usePlanBackups } from '../../../state/plan-backups.ts'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { formatPlace } from '../home/format-place.ts'
import { listPlanFacts } from './plan-facts.ts'
import { useOpenPlan } from './use-open-plan.tsx'

export function PlanBackups() {
  const plans = usePlanBackups()
  if (plans.length === 0) return null
  return (
    <CardSection heading="Former plans on this device" className="print:hidden">
      <ul className="divide-y divide-line" aria-label="Former plans">
        {plans.map((plan) => (
          <PlanBackupItem key={JSON.stringify(plan.home)} plan={plan} />
        ))}
      </ul>
    </CardSection>
  )
}

function PlanBackupItem({ plan: { name, home, saved } }: { plan: PlanBackup }) {
  const { openPlan, dialog } = useOpenPlan()
  const notes = ['The former plan was opened. Undo brings back what was here before.']
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div>
        <h3 className="text-base">{name}</h3>
        <p className="text-note text-soft">
          {[...(home.place ? [formatPlace(home.place)] : []), ...listPlanFacts(home)].join(', ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => openPlan({ home, saved, isBackup: true, notes })}>
          Use this one<span className="sr-only">: {name}</span>
        </Button>
        <ConfirmButton
          variant="quiet"
          size="small"
          confirmation={{
            title: 'Remove this plan?',
            description: `${name} is removed from this device.`,
            confirmLabel: 'Remove',
          }}
          onConfirm={async () => removePlanBackup(home)}
        >
          Remove<span className="sr-only"> {name}</span>
        </ConfirmButton>
        {dialog}
      </div>
    </li>
  )
}
