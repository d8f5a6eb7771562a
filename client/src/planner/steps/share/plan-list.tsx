import type { ReactNode } from 'react'
import { formatFacts } from '#shared/format/list.ts'
import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import { periodOfBill, totalOfBill } from '#shared/home/bill-period.ts'
import type { Home } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { panelsOf } from '#shared/plan/panels.ts'
import { regionOfHome } from '#shared/region.ts'
import { formatPlace } from '../../../home/format-place.ts'
import { removePlanBackup, usePlanBackups } from '../../../home/plan-backups.ts'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { ConfirmButton } from '../../../ui/dialog.tsx'
import { tRich } from '../../../ui/rich-message.tsx'
import { formatBillWithPeriod } from '../../words/format-bill.ts'
import { useOpenPlan } from './use-open-plan.tsx'

interface PlanListItemProps {
  readonly name: string
  /** Content between the name and the facts. */
  readonly outcome?: ReactNode
  readonly facts: readonly string[]
  readonly location: 'account' | 'device'
  readonly onOpen: () => void
  readonly onRemove: () => Promise<unknown>
  readonly onRemoveFailed?: (error: Error) => void
}

export function PlanListItem({ name, outcome, facts, location, onOpen, onRemove, onRemoveFailed }: PlanListItemProps) {
  const isSaved = location === 'account'
  const values = { name, hidden: (text: ReactNode) => <span className="sr-only">{text}</span> }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div>
        <h3 className="text-base">{name}</h3>
        {outcome}
        <p className="text-note text-soft">{formatFacts(facts)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={onOpen}>
          {isSaved
            ? tRich('Open <hidden>{name}</hidden>', values)
            : tRich('Use this one<hidden>: {name}</hidden>', values)}
        </Button>
        <ConfirmButton
          variant="quiet"
          size="small"
          confirmation={
            isSaved
              ? {
                  title: t('Delete this plan?'),
                  description: t('“{name}” will be deleted from your account.', { name }),
                  confirmLabel: t('Delete'),
                }
              : {
                  title: t('Remove this plan?'),
                  description: t('“{name}” will be removed from this device.', { name }),
                  confirmLabel: t('Remove'),
                }
          }
          onConfirm={onRemove}
          {...(onRemoveFailed && { onFailed: onRemoveFailed })}
        >
          {isSaved ? tRich('Delete <hidden>{name}</hidden>', values) : tRich('Remove <hidden>{name}</hidden>', values)}
        </ConfirmButton>
      </div>
    </li>
  )
}

/** Bill or use and panels, to tell plans apart. */
export function listPlanFacts(home: Home): string[] {
  const region = regionOfHome(home)
  const { amount } = home.use
  const panels = panelsOf(home)
  return [
    ...(amount?.kind === 'bill' ? [formatBillWithPeriod(totalOfBill(amount), periodOfBill(amount), region)] : []),
    ...(amount?.kind === 'year' ? [formatFigure(amount.kwh, 'kWh/year', region)] : []),
    ...(panels > 0 ? [formatPanels(panels, region)] : []),
  ]
}

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
