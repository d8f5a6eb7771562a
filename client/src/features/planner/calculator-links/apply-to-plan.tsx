import { useState } from 'react'
import type { CalculatorSlug } from '#shared/calculators/catalogue.ts'
import type { Calculation } from '#shared/calculators/define.ts'
import { withPricesBySize } from '#shared/home/presets/typical-home.ts'
import { t } from '#shared/language/t.ts'
import { activateScenario, changeHome, getHomeState, undo, useHomeState } from '../../../state/home.ts'
import { readOutcome } from '../../../state/plan-outcome.ts'
import { Button } from '../../../ui/button.tsx'
import { CARD_SURFACE } from '../../../ui/card-style.ts'
import { classes } from '../../../ui/classes.ts'
import { tRich } from '../../../ui/rich-message.tsx'
import { FigureTable } from '../../../ui/table.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useCountryPreset } from '../home-region.ts'
import { applyPlanUpdates, compareWithPlan, derivePlanUpdates } from './plan-updates.ts'

interface ApplyToPlanProps {
  readonly slug: CalculatorSlug
  readonly calculation: Calculation
}

/** Previews what a calculation would change in the plan, applies it on request, and can undo it. */
export default function ApplyToPlan({ slug, calculation }: ApplyToPlanProps) {
  const baseHome = useHomeState(({ baseHome }) => baseHome)
  const [isApplied, setApplied] = useState(false)
  const updates = derivePlanUpdates(slug, calculation, withPricesBySize(baseHome, useCountryPreset()))
  const comparison = compareWithPlan(slug, calculation, baseHome, readOutcome(baseHome))
  function apply() {
    activateScenario(null)
    const next = applyPlanUpdates(getHomeState().baseHome, updates)
    if (!next) return
    changeHome(next)
    setApplied(true)
  }
  function revert() {
    undo()
    setApplied(false)
  }
  return (
    <div className={classes(CARD_SURFACE, 'mt-5 grid gap-4 p-5 print:hidden')} role="status">
      {isApplied ? (
        <>
          <p className="font-semibold">{t('Plan updated')}</p>
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="secondary" size="small" onClick={revert}>
              {t('Undo')}
            </Button>
            <TextLink href="/plan/answer">{t('See your answer')}</TextLink>
          </div>
        </>
      ) : updates.length > 0 ? (
        <>
          <p className="font-semibold">{t('This would change your plan:')}</p>
          <ul className="grid gap-1.5">
            {updates.map(({ path, label, newValue, currentValue }) => (
              <li key={path}>
                {tRich('{label}: <strong>{newValue}</strong> <note>(now: {currentValue})</note>', {
                  label,
                  newValue,
                  currentValue,
                  strong: (text) => <strong>{text}</strong>,
                  note: (text) => <span className="text-soft">{text}</span>,
                })}
              </li>
            ))}
          </ul>
          <Button size="small" className="justify-self-start" onClick={apply}>
            {t('Use these changes')}
          </Button>
        </>
      ) : (
        <p>{t('Nothing in this result fits your plan.')}</p>
      )}
      {comparison && (
        <div className="border-t border-line pt-4">
          <p className="font-semibold">{t('Why your plan shows something different')}</p>
          <FigureTable
            label={t('This calculator and your plan: table')}
            columns={[t('Figure'), t('This calculator'), t('Your plan')]}
            rows={comparison.rows.map(({ name, formula, plan }) => [name, formula, plan])}
          />
          <p className="mt-3 text-note text-soft">{comparison.explanation}</p>
        </div>
      )}
    </div>
  )
}
