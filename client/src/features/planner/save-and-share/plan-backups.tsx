import { removePlanBackup, usePlanBackups } from '../../../state/plan-backups.ts'
import { CardSection } from '../../../ui/card.tsx'
import { formatPlace } from '../home/format-place.ts'
import { listPlanFacts } from './plan-facts.ts'
import { PlanListItem } from './plan-list-item.tsx'
import { useOpenPlan } from './use-open-plan.tsx'

const NOTES = ['The former plan was opened. Undo brings back what was here before.']

export function PlanBackups() {
  const plans = usePlanBackups()
  const { openPlan, dialog } = useOpenPlan()
  if (plans.length === 0) return null
  return (
    <CardSection heading="Former plans on this device" className="print:hidden">
      {dialog}
      <ul className="divide-y divide-line" aria-label="Former plans">
        {plans.map(({ name, home, saved }) => (
          <PlanListItem
            key={JSON.stringify(home)}
            name={name}
            facts={[...(home.place ? [formatPlace(home.place)] : []), ...listPlanFacts(home)]}
            openLabel={
              <>
                Use this one<span className="sr-only">:</span>
              </>
            }
            onOpen={() => openPlan({ home, saved, isBackup: true, notes: NOTES })}
            removeLabel="Remove"
            location="this device"
            onRemove={async () => removePlanBackup(home)}
          />
        ))}
      </ul>
    </CardSection>
  )
}
