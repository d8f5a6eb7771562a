import { t } from '#shared/language/t.ts'
import { formatPlace } from '../../../home/format-place.ts'
import { removePlanBackup, usePlanBackups } from '../../../home/plan-backups.ts'
import { CardSection } from '../../../ui/card.tsx'
import { listPlanFacts, PlanListItem } from './plan-list-item.tsx'
import { useOpenPlan } from './use-open-plan.tsx'

export function PlanBackups() {
  const plans = usePlanBackups()
  const { openPlan, dialog } = useOpenPlan()
  if (plans.length === 0) return null
  return (
    <CardSection heading={t('Earlier plans on this device')} className="print:hidden">
      {dialog}
      <ul className="divide-y divide-line" aria-label={t('Earlier plans')}>
        {plans.map(({ name, home, saved }) => (
          <PlanListItem
            key={JSON.stringify(home)}
            name={name}
            facts={[...(home.place ? [formatPlace(home.place)] : []), ...listPlanFacts(home)]}
            location="device"
            onOpen={() =>
              openPlan({
                home,
                saved,
                isBackup: true,
                notes: [t('Earlier plan opened. Undo brings back what was here before.')],
              })
            }
            onRemove={async () => removePlanBackup(home)}
          />
        ))}
      </ul>
    </CardSection>
  )
}
