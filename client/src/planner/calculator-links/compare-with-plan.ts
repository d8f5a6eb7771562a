import type { CalculatorSlug } from '#shared/calculators/catalogue.ts'
import { type Calculation, currencyOf } from '#shared/calculators/define.ts'
import { formatList } from '#shared/format/list.ts'
import { formatMoney } from '#shared/format/money.ts'
import { formatFigure, formatYears } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { regionOfHome } from '#shared/region.ts'
import type { PlanOutcome } from '../../home/plan-outcome.ts'
import { describePlanMethod } from './plan-method.tsx'

interface ComparedFigure {
  readonly name: string
  readonly formula: string
  readonly plan: string
  /** Not in words, such as `Never`. */
  readonly isFigure: boolean
}

/** Figures that both the calculator and the plan compute, and why they differ. */
interface PlanComparison {
  readonly heading: string
  readonly rows: readonly ComparedFigure[]
  readonly explanation: string
}

const EXPLANATIONS: { readonly [slug in CalculatorSlug]?: () => string } = {
  solar: describePlanMethod,
  'bill-comparison': () =>
    t(
      'This calculator assumes all solar lowers your bill. Your plan works hour by hour: solar you do not use is exported at the export rate, and fixed charges stay.',
    ),
  'payback-period': () =>
    t(
      'This calculator takes the savings you entered for year 1 and lets them rise. Your plan works out each year: panels lose output with age, a battery is replaced, and incentives and feed-in tariffs end.',
    ),
}

/** Why a calculation and the plan differ; `undefined` where they agree or have no figure in common. */
export function compareWithPlan(
  slug: CalculatorSlug,
  { inputs, results }: Calculation,
  home: Home,
  outcome: PlanOutcome | undefined,
): PlanComparison | undefined {
  const explanation = EXPLANATIONS[slug]
  if (!outcome || explanation === undefined) return undefined
  const region = regionOfHome(home)
  const isSameMoney = currencyOf(inputs) === home.region.currency
  const row = (name: string, key: string, planValue: number | null, write: (value: number) => string) => {
    const value = results[key]
    if (typeof value !== 'number' && value !== null) return []
    const format = (result: number | null) => (result === null ? t('Never') : write(result))
    return [{ name, formula: format(value), plan: format(planValue), isFigure: Boolean(planValue) }]
  }
  const size = (value: number) => formatFigure(Number(value.toFixed(1)), 'kW', region)
  const years = (value: number) => (value === 0 ? t('Nothing to pay back') : formatYears(value, region))
  const money = (value: number) => formatMoney(value, region)
  const ifSameMoney = (rows: readonly ComparedFigure[]) => (isSameMoney ? rows : [])
  const rows = {
    solar: () => [
      ...row(t('System size'), 'recommendedSize', outcome.kwp, size),
      ...ifSameMoney(row(t('Savings in year 1'), 'estimatedSavings', outcome.yearlySaving, money)),
      ...row(t('Payback'), 'paybackPeriod', outcome.payback, years),
    ],
    'bill-comparison': () => ifSameMoney(row(t('Savings in year 1'), 'annualSavings', outcome.yearlySaving, money)),
    'payback-period': () => [
      ...ifSameMoney(row(t('Cost after incentives'), 'netSystemCost', outcome.netCost, money)),
      ...row(t('Payback'), 'paybackPeriod', outcome.payback, years),
    ],
  }[slug as 'solar' | 'bill-comparison' | 'payback-period']()
  const differing = rows.filter(({ formula, plan }) => formula !== plan)
  if (differing.length === 0) return undefined
  const figures = differing.flatMap(({ plan, isFigure }) => (isFigure ? [plan] : []))
  return {
    heading:
      figures.length > 0
        ? t('Your plan says {figures}: why they differ', { figures: formatList(figures) })
        : t('Why your plan shows something different'),
    rows: differing,
    explanation: explanation(),
  }
}
