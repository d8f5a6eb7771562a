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
import { unknownInflationNote } from '../../words/money-notes.ts'
import { MoneyLine } from './money-line.tsx'

export function FinancingSection() {
  const money = useHome(({ money }) => money)
  const region = useHomeRegion()
  const currency = currencySymbol(region)
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
                { label: t('Interest (% a year)'), path: `${path}.rate` },
                { label: t('Loan length (years)'), path: `${path}.years` },
                { label: t('Deposit ({currency})', { currency }), path: `${path}.deposit`, hidesSource: true },
                { label: t('Fee ({currency})', { currency }), path: `${path}.fee`, hidesSource: true },
              ]}
            />
          )}
          {kind === 'lease' && (
            <FigureFields
              fields={[
                { label: t('Monthly payment ({currency})', { currency }), path: `${path}.perMonth` },
                { label: t('Lease length (years)'), path: `${path}.years` },
                { label: t('Payment rise (% a year)'), path: `${path}.rise`, hidesSource: true },
                { label: t('Paid up front ({currency})', { currency }), path: `${path}.upfront`, hidesSource: true },
              ]}
            />
          )}
        </div>
      </MoneyLine>
      <FutureLines currency={currency} />
    </>
  )
}

/** Rates, and what a system costs and loses over the years. */
function FutureLines({ currency }: { currency: string }) {
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
            { label: t('Electricity price rise (% a year)'), path: 'money.priceRise' },
            {
              label: t('Export rate rise (% a year)'),
              hint: t('Leave empty if it rises like the electricity price. A price fixed for years does not rise.'),
              path: 'money.exportRise',
            },
            {
              label: t('Inflation (% a year)'),
              ...(!hasInflationTarget(region.currency) && { hint: unknownInflationNote() }),
              path: 'money.inflation',
            },
            {
              label: t('Return you could get elsewhere (% a year)'),
              hint: t('The discount rate: what your money would earn in savings, with inflation included.'),
              path: 'money.discount',
            },
            { label: t('Length of the plan (years)'), path: 'money.years' },
          ]}
        />
      </MoneyLine>
      <MoneyLine heading={t('Maintenance and losses')} value={write(upkeep, 'money/year')} path="money.upkeepPerYear">
        <FigureFields
          fields={[
            { label: t('Maintenance a year ({currency})', { currency }), path: 'money.upkeepPerYear' },
            ...(hasPropertyTax
              ? [{ label: t('Property tax on the system (% of its price a year)'), path: 'money.propertyTax' }]
              : []),
            { label: t('Yearly loss of output (%)'), path: 'system.ageing' },
            { label: t('Losses from wiring, dirt and heat (%)'), path: 'system.losses' },
            { label: t('Inverter power (kW)'), path: 'system.inverterKw' },
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
