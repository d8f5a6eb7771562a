import { Suspense, useState } from 'react'
import { isExportRatePath } from '#shared/home/export-rate.ts'
import { t } from '#shared/language/t.ts'
import type { Outlook, Plan } from '#shared/plan/plan.ts'
import { WarningIcon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MissingFigures } from '../../page/missing-figures.tsx'

const ExportRateField = lazyPart(() => import('./export-rate-field.tsx'))

/** One box for what decides the answer and is unknown: the export rate first. */
export function AnswerAlert({ plan, outlook }: { plan: Plan; outlook: Outlook }) {
  // Stays while the user types.
  const [isRateAsked, setRateAsked] = useState(false)
  if (outlook.exportRate?.verdict === 'depends' && !isRateAsked) setRateAsked(true)
  const missing = plan.missing.filter((path) => !isExportRatePath(path))
  if (!isRateAsked && missing.length === 0) return null
  return (
    <div className="flex gap-3 rounded-card border border-sun bg-sun-soft p-4 print:hidden">
      <WarningIcon className="mt-0.5 size-6 shrink-0 text-amber" />
      <div className="min-w-0 flex-1">
        {isRateAsked ? (
          <Suspense fallback={<Skeleton className="h-28" />}>
            <ExportRateField />
          </Suspense>
        ) : (
          <MissingFigures
            figures={missing}
            heading={t('We have left these out because we do not know them. Adding them may change the answer:')}
          />
        )}
      </div>
    </div>
  )
}
