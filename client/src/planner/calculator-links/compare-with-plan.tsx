import type { ReactNode } from 'react'
import type { CalculatorSlug } from '#shared/calculators/catalogue.ts'
import { type Calculation, currencyOf } from '#shared/calculators/define.ts'
import { formatList } from '#shared/format/list.ts'
import { formatMoney } from '#shared/format/money.ts'
import { formatFigure, formatYears } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { regionOfHome } from '#shared/region.ts'
import { useHomeState } from '../../home/home.ts'
import { type PlanOutcome, readOutcome } from '../../home/plan-outcome.ts'
import { CARD_SURFACE } from '../../ui/card-style.ts'
import { classes } from '../../ui/classes.ts'
import { FigureTable } from '../../ui/table.tsx'
import { CALCULATOR_LINKS, type ComparedName } from './links.ts'

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

interface PlanFigure {
  readonly name: string
  /** `null` for never; `false` for an amount in another currency. */
  readonly value: number | null | false
  readonly format: (value: number) => string
}

/** Figures that both the calculation and the plan have, and why they differ; `undefined` where none does. */
export function compareWithPlan(
  slug: CalculatorSlug,
  { inputs, results }: Calculation,
  home: Home,
  outcome: PlanOutcome | undefined,
) {
  const { compared = {}, explain } = CALCULATOR_LINKS[slug] ?? {}
  if (!outcome || !explain) return undefined
  const region = regionOfHome(home)
  const isSameMoney = currencyOf(inputs) === home.region.currency
  const money = (value: number) => formatMoney(value, region)
  const figures: Readonly<Record<ComparedName, PlanFigure>> = {
    size: {
      name: t('System size'),
      value: outcome.kwp,
      format: (value) => formatFigure(Number(value.toFixed(1)), 'kW', region),
    },
    saving: { name: t('Savings in year 1'), value: isSameMoney && outcome.yearlySaving, format: money },
    netCost: { name: t('Cost after incentives'), value: isSameMoney && outcome.netCost, format: money },
    payback: {
      name: t('Payback'),
      value: outcome.payback,
      format: (value) => (value === 0 ? t('Nothing to pay back') : formatYears(value, region)),
    },
  }
  const rows = Object.entries(compared).flatMap(([key, figure]) => {
    const result = results[key]
    const { name, value, format } = figures[figure]
    if (value === false || (typeof result !== 'number' && result !== null)) return []
    const write = (amount: number | null) => (amount === null ? t('Never') : format(amount))
    // `Never` and `Nothing to pay back` are words.
    return [{ name, formula: write(result), plan: write(value), isFigure: Boolean(value) }]
  })
  const differing = rows.filter(({ formula, plan }) => formula !== plan)
  if (differing.length === 0) return undefined
  const planFigures = differing.flatMap(({ plan, isFigure }) => (isFigure ? [plan] : []))
  return {
    heading:
      planFigures.length > 0
        ? t('Your plan says {figures}: why they differ', { figures: formatList(planFigures) })
        : t('Why your plan shows something different'),
    rows: differing,
    explanation: explain(),
  }
}
