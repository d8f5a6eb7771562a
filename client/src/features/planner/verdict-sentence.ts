import { formatPrice } from '#shared/format/money.ts'
import { formatNumber, formatShare } from '#shared/format/number.ts'
import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import type { UnknownExportRate } from '#shared/home/plan/export-rate.ts'
import type { Outlook, Plan } from '#shared/home/plan/plan.ts'
import type { Tip, Verdict } from '#shared/home/plan/verdict.ts'
import { t } from '#shared/language/t.ts'
import { type Region, regionOfHome } from '#shared/region.ts'
import { describeVerdictPayback } from './format-payback.ts'

export const VERDICT_TEXT: Readonly<Record<Verdict['kind'], () => string>> = {
  'worth-it': () => t('Worth it'),
  'probably-worth-it': () => t('Probably worth it'),
  'it-depends': () => t('It depends'),
  'probably-not-worth-it': () => t('Probably not worth it'),
  'not-worth-it': () => t('Not worth it'),
}

/** Judgement, payback, and what would reverse it. */
export function writeVerdictSentence(home: Home, plan: Plan, { range, verdict, exportRate }: Outlook): string {
  const region = regionOfHome(home)
  const system = describeSystem(home, plan, region)
  const payback = describePayback(home, plan, verdict, region)
  if (exportRate?.verdict === 'depends')
    return [
      t('It depends on your export rate: {system}.', { system }),
      describeBreakEvenRate(exportRate, region),
      t('If you are paid nothing: {result}', { result: payback }),
    ].join(' ')
  const sentences = [
    t('{verdict}: {system}.', { verdict: VERDICT_TEXT[verdict.kind](), system }),
    exportRate && RATE_INDEPENDENT_TEXT[exportRate.verdict](),
    payback,
    describeTip(verdict, range.middle.npv > 0, region),
  ]
  return sentences.filter(Boolean).join(' ')
}

/** The rate is unknown but does not matter. */
const RATE_INDEPENDENT_TEXT = {
  'pays-at-any': () => t('This is true even if you are paid nothing for exported solar.'),
  'pays-at-none': () => t('This is true whatever you are paid for exported solar.'),
} as const

/** The export rate above which the system pays. */
const describeBreakEvenRate = ({ breakEven }: UnknownExportRate, region: Region): string =>
  breakEven === null
    ? t('The more you are paid for exported solar, the more likely you gain.')
    : t('You gain if you are paid more than {price} per exported kWh.', {
        price: formatPrice(Number(breakEven.toPrecision(2)), region),
      })

function describeSystem({ system }: Home, { panels: count, kwp }: Plan, region: Region): string {
  const panels = formatPanels(count, region)
  const power = `${formatNumber(kwp, region, 1)}\u00a0kWp`
  const kwh = system.battery?.usableKwh ?? 0
  return kwh > 0
    ? t('{panels} ({power}) and a battery of {size}', {
        panels,
        power,
        size: `${formatNumber(kwh, region, 1)}\u00a0kWh`,
      })
    : t('{panels} ({power})', { panels, power })
}

function describePayback({ money }: Home, plan: Plan, verdict: Verdict, region: Region): string {
  const years = plan.years.length
  if (money.financing?.kind !== 'lease') return describeVerdictPayback(verdict, years, region)
  return t(
    "You would be {amount} {result, select, gain {better off} other {worse off}} over {years, plural, one {# year} other {# years}}, in today's money.",
    { amount: formatFigure(Math.abs(plan.npv), 'money', region), result: plan.npv >= 0 ? 'gain' : 'loss', years },
  )
}

/** The single change that would reverse the verdict; never the load shape, which users cannot read off anywhere. */
function describeTip({ tips }: Verdict, isGain: boolean, region: Region): string | undefined {
  const tip = tips.find(({ name }) => name !== 'shape')
  return tip && writeTip(tip, isGain ? 'loss' : 'gain', region)
}

function writeTip({ name, at, direction, quantity }: Tip, result: 'gain' | 'loss', region: Region): string | undefined {
  if (!quantity) {
    // Only this variable may have no unit of its own: a tariff may pay several export rates.
    if (name !== 'exportPrice') return undefined
    return t(
      "{result, select, gain {It would make money} other {It would lose money}} if your export rate {direction, select, below {falls below} other {rises above}} {share} of today's rate.",
      { result, direction, share: formatShare(at, region) },
    )
  }
  const { value, unit } = quantity
  switch (name) {
    case 'price':
      return t(
        '{result, select, gain {It would make money} other {It would lose money}} if electricity from the grid costs {direction, select, below {less} other {more}} than {price} per kWh.',
        { result, direction, price: formatPrice(value, region) },
      )
    case 'exportPrice':
      return t(
        '{result, select, gain {It would make money} other {It would lose money}} if your export rate {direction, select, below {falls below} other {rises above}} {price} per kWh.',
        { result, direction, price: formatPrice(value, region) },
      )
    case 'rise':
      return value < 0
        ? t(
            '{result, select, gain {It would make money} other {It would lose money}} if electricity gets {direction, select, below {more} other {less}} than {share} cheaper a year.',
            { result, direction, share: formatShare(-value, region, 1) },
          )
        : t(
            '{result, select, gain {It would make money} other {It would lose money}} if electricity prices rise by {direction, select, below {less} other {more}} than {share} a year.',
            { result, direction, share: formatShare(value, region, 1) },
          )
    case 'yield':
      return t(
        '{result, select, gain {It would make money} other {It would lose money}} if the panels make {direction, select, below {less} other {more}} than {output}.',
        { result, direction, output: formatFigure(value, unit, region) },
      )
    case 'cost':
      return t(
        '{result, select, gain {It would make money} other {It would lose money}} if the system costs {direction, select, below {less} other {more}} than {price}.',
        { result, direction, price: formatFigure(value, unit, region) },
      )
    case 'shape':
      return undefined
  }
}
