import { Suspense } from 'react'
import { formatFacts } from '#shared/format/list.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { type BillPeriod, periodOfBill } from '#shared/home/bill-period.ts'
import { namesOfFigures } from '#shared/home/figures.ts'
import { t } from '#shared/language/t.ts'
import { billOfPeriod } from '#shared/plan/answer-figures.ts'
import type { ComparedScenario, ScenarioOutcome } from '#shared/plan/compare-scenarios.ts'
import type { Region } from '#shared/region.ts'
import { useHome } from '../../../home/home.ts'
import { CardSection } from '../../../ui/card.tsx'
import { BOX } from '../../../ui/card-style.ts'
import { classes } from '../../../ui/classes.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Calculating, Skeleton } from '../../../ui/skeleton.tsx'
import { FigureTable } from '../../../ui/table.tsx'
import { resultValue, usePlan, usePlanAnswer } from '../../engine/plan-store.ts'
import { MissingFigures } from '../../page/missing-figures.tsx'
import { formatBill, formatBillWithPeriod, PERIOD_CASES } from '../../words/format-bill.ts'
import { formatPayback } from '../../words/format-payback.ts'
import { formatScenarioName } from '../../words/scenario-names.ts'
import { roundTo } from '../../words/verdict-sentence.ts'
import { CustomScenarios } from './custom-scenarios.tsx'

const ScenariosChart = lazyPart(() => import('./scenarios-chart.tsx'))

interface Row {
  readonly label: (period: BillPeriod) => string
  readonly cell: (outcome: ScenarioOutcome, region: Region, period: BillPeriod) => string
  /** The higher, the better. Without a number the option has no such figure. */
  readonly rank?: (outcome: ScenarioOutcome) => number | null
}

const PAYBACK: Row = {
  label: () => t('Pays for itself in'),
  cell: (outcome, region) => (outcome.worstYear ? formatPayback(outcome, region) : '–'),
  rank: ({ worstYear, payback }) => (worstYear && payback !== null ? -payback : null),
}
const GAIN: Row = {
  label: () => t('Lifetime gain'),
  cell: ({ npv }, region) => formatFigure(npv, 'money', region),
  rank: ({ npv }) => npv,
}
const MAIN_ROWS: readonly Row[] = [
  {
    label: () => t('Up-front cost'),
    cell: ({ moneyNow }, region) => formatFigure(moneyNow, 'money', region),
    // Doing nothing is no bargain.
    rank: ({ worstYear, moneyNow }) => (worstYear ? -moneyNow : null),
  },
  {
    label: (period) =>
      t(
        '{period, select, year {Yearly bill} quarter {Bill every 3 months} two {Bill every 2 months} other {Monthly bill}} (year 1)',
        { period: PERIOD_CASES[period] },
      ),
    cell: ({ billPerMonth }, region, period) => formatBill(billOfPeriod(billPerMonth, period), region),
    rank: ({ billPerMonth }) => -billPerMonth,
  },
  PAYBACK,
  GAIN,
]
const MORE_ROWS: readonly Row[] = [
  {
    label: () => t('Monthly loan or lease payment (year 1)'),
    cell: ({ paymentPerMonth }, region) => formatFigure(paymentPerMonth, 'money', region),
  },
  {
    label: () => t('Total spent on electricity'),
    cell: ({ totalSpent }, region) => formatFigure(totalSpent, 'money', region),
  },
  {
    label: () => t('Lowest yearly gain'),
    cell: ({ worstYear }, region) =>
      worstYear
        ? t('{amount} (year {year})', {
            amount: formatFigure(worstYear.flow, 'money', region),
            year: String(worstYear.year),
          })
        : '–',
  },
  {
    label: () => t('Solar you use yourself'),
    cell: ({ ownUseKwh }, region) => formatFigure(ownUseKwh, 'kWh/year', region),
  },
  {
    label: () => t('Electricity covered by solar'),
    cell: ({ selfSufficiency }, region) => formatFigure(selfSufficiency, 'share', region),
  },
]

interface Option extends Omit<ComparedScenario, 'outcome'> {
  readonly value: ScenarioOutcome
}

export function ScenariosSection() {
  const scenarios = usePlan(({ scenarios }) => scenarios)
  const { outlook, region } = usePlanAnswer()
  const isBusy = usePlan(({ isBusy }) => isBusy)
  const period = useHome(({ use }) => periodOfBill(use.amount))
  const comparison = resultValue(scenarios)
  if (!comparison) return isBusy ? <Calculating className="h-96" /> : null
  const options = comparison.scenarios.flatMap(({ outcome, ...scenario }) =>
    outcome.kind === 'answer' ? [{ ...scenario, value: outcome.value }] : [],
  )
  const shown = { options, region, period }
  const incompleteScenarios = comparison.scenarios.flatMap(({ outcome, ...scenario }) =>
    outcome.kind === 'missing' ? [{ ...scenario, figures: outcome.figures }] : [],
  )
  return (
    <CardSection heading={t('Compare your options')}>
      <ul className="grid gap-2 md:hidden print:hidden">
        {options.map((option) => (
          <li key={option.id} className={classes(BOX, 'px-4 py-2.5')}>
            <OptionSummary option={option} isBest={isBest(GAIN, option, options)} region={region} period={period} />
          </li>
        ))}
      </ul>
      <div className="max-md:hidden print:block">
        <OptionTable title={t('Compare your options')} rows={MAIN_ROWS} {...shown} />
      </div>
      <BetterOption options={options} region={region} />
      <CustomScenarios />
      <Disclosure title={t('More figures and a chart')} isPlain printsOpen>
        <OptionTable title={t('More figures and a chart')} rows={MORE_ROWS} {...shown} />
        <div className="mt-3 grid gap-2 print:mt-0.5 *:print:text-xs">
          {incompleteScenarios.map(({ figures, ...scenario }) => (
            <MissingFigures
              key={scenario.id}
              figures={figures}
              heading={t('To compare “{name}”, add:', { name: formatScenarioName(scenario) })}
              className="text-note text-soft"
              isInline
            />
          ))}
        </div>
        {options
          .filter(({ changed }) => changed.length > 0)
          .map((scenario) => (
            <p key={scenario.id} className="mt-3 text-note text-soft print:mt-0.5 print:text-xs">
              {t('“{name}” differs from your plan: {list}.', {
                name: formatScenarioName(scenario),
                list: formatFacts(namesOfFigures(scenario.changed)),
              })}
            </p>
          ))}
        <Suspense fallback={<Skeleton className="mt-6 h-72" />}>
          <ScenariosChart comparison={comparison} outlook={outlook} region={region} />
        </Suspense>
      </Disclosure>
    </CardSection>
  )
}

/** Why the plan is not the option that gains most. */
function BetterOption({ options, region }: Pick<OptionTableProps, 'options' | 'region'>) {
  const coversOutages = useHome(({ kind }) => kind === 'outages')
  const plan = options.find(({ isPlan }) => isPlan)
  const best = options.find((option) => option.id !== 'nothing' && isBest(GAIN, option, options))
  if (!plan || !best || best === plan) return null
  const name = formatScenarioName(best)
  return (
    <p className="mt-3 text-note text-soft">
      {coversOutages && best.id === 'cash'
        ? t('“{name}” gains more, but leaves you without power in outages.', { name })
        : t('“{name}” gains about {amount} more than your plan. It differs in: {list}.', {
            name,
            amount: formatFigure(roundTo(best.value.npv - plan.value.npv, 2), 'money', region),
            list: formatFacts(namesOfFigures(best.changed)),
          })}
    </p>
  )
}

/** Tells whether an option is the best of several with this figure. */
function isBest({ rank }: Row, option: Option, options: readonly Option[]): boolean {
  const ranks = options.flatMap(({ value }) => rank?.(value) ?? [])
  return ranks.length > 1 && rank?.(option.value) === Math.max(...ranks)
}

interface OptionTableProps {
  readonly title: string
  readonly rows: readonly Row[]
  readonly options: readonly Option[]
  readonly region: Region
  readonly period: BillPeriod
}

const OptionTable = ({ title, rows, options, region, period }: OptionTableProps) => (
  <div className="[&_tbody_th]:min-w-28 print:[&_tbody_th]:min-w-0">
    <FigureTable
      label={t('{title}: table', { title })}
      columns={[t('Figure'), ...options.map(formatScenarioName)]}
      rows={rows.map((row) => [
        row.label(period),
        ...options.map((option) => {
          const text = row.cell(option.value, region, period)
          return isBest(row, option, options) ? <BestValue key={option.id} text={text} /> : text
        }),
      ])}
    />
  </div>
)

const BestValue = ({ text }: { text: string }) => (
  <>
    <strong className="text-savings">{text}</strong>
    <span className="block text-xs font-semibold text-savings">{t('Best')}</span>
  </>
)

interface OptionSummaryProps {
  readonly option: Option
  readonly isBest: boolean
  readonly region: Region
  readonly period: BillPeriod
}

/** An option on a phone. */
function OptionSummary({ option, isBest, region, period }: OptionSummaryProps) {
  const { value } = option
  const money = (amount: number) => formatFigure(amount, 'money', region)
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <strong>{formatScenarioName(option)}</strong>
        <span className={classes('font-semibold', isBest && 'text-savings')}>
          {isBest ? t('Best: {amount}', { amount: money(value.npv) }) : money(value.npv)}
        </span>
      </p>
      <p className="text-note leading-snug text-soft">
        {formatFacts([
          t('{amount} up front', { amount: money(value.moneyNow) }),
          ...(value.paymentPerMonth > 0
            ? [t('{amount} a month to pay off', { amount: money(value.paymentPerMonth) })]
            : []),
          t('bill {amount}', {
            amount: formatBillWithPeriod(billOfPeriod(value.billPerMonth, period), period, region),
          }),
          ...(value.worstYear
            ? [value.payback === null ? t('no payback') : t('payback {years}', { years: formatPayback(value, region) })]
            : []),
        ])}
      </p>
    </>
  )
}
