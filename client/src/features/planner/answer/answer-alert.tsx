import { useState } from 'react'
import { currencySymbol } from '#shared/format/money.ts'
import { isExportRatePath, withExportRate } from '#shared/home/plan/export-rate.ts'
import type { Outlook, Plan } from '#shared/home/plan/plan.ts'
import { t } from '#shared/language/t.ts'
import { useHome } from '../../../state/home.ts'
import { WarningIcon } from '../../../ui/icon.tsx'
import { FigureField, readField } from '../figure-field.tsx'
import { useHomeRegion } from '../home-region.ts'
import { MissingFigures } from '../missing-figures.tsx'

/** One box for what decides the answer and is unknown: the export rate first. */
export function AnswerAlert({ plan, outlook }: { plan: Plan; outlook: Outlook | undefined }) {
  const home = useHome((home) => home)
  const region = useHomeRegion()
  // Stays while the user types.
  const [isRateAsked, setRateAsked] = useState(false)
  if (outlook?.exportRate?.verdict === 'depends' && !isRateAsked) setRateAsked(true)
  const missing = plan.missing.filter((path) => !isExportRatePath(path))
  if (!isRateAsked && missing.length === 0) return null
  return (
    <div className="flex gap-3 rounded-card border border-sun bg-sun-soft p-4 print:hidden">
      <WarningIcon className="mt-0.5 size-6 shrink-0 text-amber" />
      <div className="min-w-0 flex-1">
        {isRateAsked ? (
          <FigureField
            label={t('Export rate ({currency} per kWh)', { currency: currencySymbol(region) })}
            hint={t('What your electricity provider or grid operator pays per kWh you send to the grid.')}
            path="tariff.selling"
            range={{ min: 0, max: 1e5, step: 0.01 }}
            toStored={(price) => withExportRate(home, price).tariff.selling}
            fromStored={readField('net-billing', 'price')}
            hidesSource
          />
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
