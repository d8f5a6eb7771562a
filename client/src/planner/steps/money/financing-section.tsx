import { currencySymbol } from '#shared/format/money.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import type { Financing } from '#shared/home/costs.ts'
import type { FigurePath } from '#shared/home/home.ts'
import { hasInflationTarget } from '#shared/home/inflation-targets.ts'
import { valueAt } from '#shared/home/record.ts'
import { t } from '#shared/language/t.ts'
import { findMarketFigure } from '#shared/presets/typical-home.ts'
import { useHome } from '../../../home/home.ts'
import { useCountryPreset, useHomeRegion } from '../../../home/home-region.ts'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { calculating } from '../../../ui/skeleton.tsx'
import { resultValue, useIsCalculating, usePlan } from '../../engine/plan-store.ts'
import { FigureFields } from '../../fields/figure-field.tsx'
import { useChoiceWithDrafts } from '../../fields/use-choice-with-drafts.ts'
import { unknownInflationNote } from '../../words/todays-money-note.ts'
import { MoneyLine } from './money-line.tsx'

const AMOUNT = { min: 0, max: 1e8, step: 100 }
const PER_CENT = { min: -50, max: 100, step: 0.5 }
const RISE = { range: PER_CENT, scale: 0.01 }
const YEARS = { min: 1, max: 40, step: 1, isWhole: true }

export function FinancingSection() {
  const money = useHome(({ money }) => money)
  const region = useHomeRegion()
  const symbol = currencySymbol(region)
  const kinds = { cash: t('Cash'), loan: t('Loan'), lease: t('Lease') }
  const path = 'money.financing'
  const [kind = 'cash', choose] = useChoiceWithDrafts<Financing['kind']>({
    path,
    current: money.financing?.kind,
    initialValue: (to) => ({ kind: to }),
  })
  return (
    <>
      <MoneyLine heading={t('How you pay')} value={kinds[kind]} path="money.financing">
        <div className="grid gap-6">
          <RadioChips label={t('Payment method')} options={kinds} value={kind} onValue={choose} />
          {kind === 'loan' && (
            <FigureFields
              fields={[
                { label: t('Interest (% a year)'), path: `${path}.rate`, range: { ...PER_CENT, min: 0 }, scale: 0.01 },
                { label: t('Loan length (years)'), path: `${path}.years`, range: YEARS },
                {
                  label: t('Deposit ({currency})', { currency: symbol }),
                  path: `${path}.deposit`,
                  range: AMOUNT,
                  hidesSource: true,
                },
                {
                  label: t('Fee ({currency})', { currency: symbol }),
                  path: `${path}.fee`,
                  range: AMOUNT,
                  hidesSource: true,
                },
              ]}
            />
          )}
          {kind === 'lease' && (
            <FigureFields
              fields={[
                {
                  label: t('Monthly payment ({currency})', { currency: symbol }),
                  path: `${path}.perMonth`,
                  range: AMOUNT,
                },
                { label: t('Lease length (years)'), path: `${path}.years`, range: YEARS },
                { ...RISE, label: t('Payment rise (% a year)'), path: `${path}.rise`, hidesSource: true },
                {
                  label: t('Paid up front ({currency})', { currency: symbol }),
                  path: `${path}.upfront`,
                  range: AMOUNT,
                  hidesSource: true,
                },
              ]}
            />
          )}
        </div>
      </MoneyLine>
      <FutureLines symbol={symbol} />
    </>
  )
}

/** Rates, and what a system costs and loses over the years. */
function FutureLines({ symbol }: { symbol: string }) {
  const region = useHomeRegion()
  const priceRise = usePlannedFigure('money.priceRise')
  const upkeep = usePlannedFigure('money.upkeepPerYear')
  const hasPropertyTax = useHasPropertyTax()
  const isCalculating = useIsCalculating()
  const write = (value: number | null, unit: 'share/year' | 'money/year') =>
    value === null && isCalculating ? calculating() : formatFigure(value, unit, region)
  return (
    <>
      <MoneyLine heading={t('Electricity price rise')} value={write(priceRise, 'share/year')} path="money.priceRise">
        <FigureFields
          fields={[
            { ...RISE, label: t('Electricity price rise (% a year)'), path: 'money.priceRise' },
            {
              ...RISE,
              label: t('Export rate rise (% a year)'),
              hint: t('Leave empty if it rises like the electricity price. A price fixed for years does not rise.'),
              path: 'money.exportRise',
            },
            {
              ...RISE,
              label: t('Inflation (% a year)'),
              ...(!hasInflationTarget(region.currency) && { hint: unknownInflationNote() }),
              path: 'money.inflation',
            },
            {
              ...RISE,
              label: t('Return you could get elsewhere (% a year)'),
              hint: t('The discount rate: what your money would earn in savings, with inflation included.'),
              path: 'money.discount',
            },
            { label: t('Length of the plan (years)'), path: 'money.years', range: { ...YEARS, max: 50 } },
          ]}
        />
      </MoneyLine>
      <MoneyLine heading={t('Maintenance and losses')} value={write(upkeep, 'money/year')} path="money.upkeepPerYear">
        <FigureFields
          fields={[
            {
              label: t('Maintenance a year ({currency})', { currency: symbol }),
              path: 'money.upkeepPerYear',
              range: AMOUNT,
            },
            ...(hasPropertyTax
              ? [
                  {
                    label: t('Property tax on the system (% of its price a year)'),
                    path: 'money.propertyTax',
                    range: { min: 0, max: 10, step: 0.05 },
                    scale: 0.01,
                  } as const,
                ]
              : []),
            {
              label: t('Yearly loss of output (%)'),
              path: 'system.ageing',
              range: { min: 0, max: 50, step: 0.1 },
              scale: 0.01,
            },
            {
              label: t('Losses from wiring, dirt and heat (%)'),
              path: 'system.losses',
              range: { min: 0, max: 99, step: 1 },
              scale: 0.01,
            },
            {
              label: t('Inverter power (kW)'),
              path: 'system.inverterKw',
              range: { min: 0.1, max: 1_000, step: 0.5 },
            },
          ]}
        />
      </MoneyLine>
    </>
  )
}

/** Tells whether a law knows such a tax, or the user stated one. */
function useHasPropertyTax(): boolean {
  const preset = useCountryPreset()
  const region = useHome(({ region }) => region)
  const isStated = useHome(({ money }) => money.propertyTax !== undefined)
  return isStated || (preset !== undefined && findMarketFigure(preset, region, 'propertyTax') !== undefined)
}

/** The figure as the plan counts it, whether stated or assumed. */
function usePlannedFigure(path: FigurePath): number | null {
  const stated = useHome((home) => valueAt(home, path.split('.')))
  const assumed = usePlan(({ plan }) => resultValue(plan)?.assumed.find((figure) => figure.path === path)?.value)
  return typeof stated === 'number' ? stated : typeof assumed === 'number' ? assumed : null
}
