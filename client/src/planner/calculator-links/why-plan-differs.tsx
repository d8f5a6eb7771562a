import type { ReactNode } from 'react'
import type { CalculatorSlug } from '#shared/calculators/catalogue.ts'
import type { Calculation } from '#shared/calculators/define.ts'
import { t } from '#shared/language/t.ts'
import { useHomeState } from '../../home/home.ts'
import { readOutcome } from '../../home/plan-outcome.ts'
import { CARD_SURFACE } from '../../ui/card-style.ts'
import { classes } from '../../ui/classes.ts'
import { FigureTable } from '../../ui/table.tsx'
import { compareWithPlan } from './compare-with-plan.ts'

interface WhyPlanDiffersProps {
  readonly slug: CalculatorSlug
  readonly calculation: Calculation
  /** Where there is nothing to compare. */
  readonly fallback: ReactNode
}

/** Beside a result whose figures the plan on this device has, too. */
export default function WhyPlanDiffers({ slug, calculation, fallback }: WhyPlanDiffersProps) {
  const baseHome = useHomeState(({ baseHome }) => baseHome)
  const comparison = compareWithPlan(slug, calculation, baseHome, readOutcome(baseHome))
  if (!comparison) return fallback
  return (
    <section aria-label={t('Your plan')} className={classes(CARD_SURFACE, 'mt-5 p-5 print:hidden')}>
      <h2 className="text-lg">{comparison.heading}</h2>
      <FigureTable
        label={t('This calculator and your plan: table')}
        columns={[t('Figure'), t('This calculator'), t('Your plan')]}
        rows={comparison.rows.map(({ name, formula, plan }) => [name, formula, plan])}
      />
      <p className="mt-3 text-note text-soft">{comparison.explanation}</p>
    </section>
  )
}
