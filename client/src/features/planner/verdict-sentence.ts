import { formatPrice } from '#shared/format/money.ts'
import { formatNumber, formatShare } from '#shared/format/number.ts'
import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import type { UnknownExportRate } from '#shared/home/plan/export-rate.ts'
import type { Outlook, Plan } from '#shared/home/plan/plan.ts'
import type { Verdict } from '#shared/home/plan/verdict.ts'
import { regionOf } from '#shared/region.ts'

const VERDICT_TEXT: Readonly<Record<Verdict['kind'], string>> = {
  'worth-it': 'Worth it',
  'probably-worth-it': 'Probably worth it',
  'it-depends': 'It depends',
  'probably-not-worth-it': 'Probably not worth it',
  'not-worth-it': 'Not worth it',
}

/** Judgement, payback, and what would reverse it. */
export function writeVerdictSentence(home: Home, plan: Plan, { range, verdict, exportRate }: Outlook): string {
  if (exportRate?.verdict === 'depends') return writeRateSentence(home, plan, verdict, exportRate)
  const tip = describeTip(home, verdict)
  const tipIntro = range.middle.npv > 0 ? 'loses money if' : 'would pay if'
  return `${VERDICT_TEXT[verdict.kind]}${exportRate ? RATE_INDEPENDENT_TEXT[exportRate.verdict] : ''}: ${describeSystem(home, plan)}, ${describePayback(home, plan, verdict)}${tip === undefined ? '' : `; ${tipIntro} ${tip}`}.`
}

/** The rate is unknown but does not matter. */
const RATE_INDEPENDENT_TEXT = {
  'pays-at-any': ', even if you are paid nothing for export',
  'pays-at-none': ', whatever you are paid for export',
} as const

/** The export rate above which the system pays, and the result without export income. */
function writeRateSentence(home: Home, plan: Plan, verdict: Verdict, { breakEven }: UnknownExportRate): string {
  const { country, currency } = home.region
  const gains =
    breakEven === null
      ? 'the more you are paid for export, the surer the gain'
      : `a gain if you are paid more than ${formatPrice(Number(breakEven.toPrecision(2)), regionOf(country, currency))} for an exported kWh`
  return `It depends on your export rate: ${describeSystem(home, plan)}, ${gains}; if you are paid nothing, ${describePayback(home, plan, verdict)}.`
}

function describeSystem({ system, region: homeRegion }: Home, { panels, kwp }: Plan): string {
  const region = regionOf(homeRegion.country, homeRegion.currency)
  const power = `${formatPanels(panels, region)} (${formatNumber(kwp, region, 1)} kWp)`
  const kwh = system.battery?.usableKwh ?? 0
  return kwh > 0 ? `${power} and a battery of ${formatNumber(kwh, region, 1)} kWh` : power
}

function describePayback(
  { money, region: homeRegion }: Home,
  plan: Plan,
  { from, to }: Pick<Verdict, 'from' | 'to'>,
): string {
  const region = regionOf(homeRegion.country, homeRegion.currency)
  const years = plan.years.length
  if (money.financing?.kind === 'lease') {
    const comparison = plan.npv >= 0 ? 'more' : 'less'
    return `${formatFigure(Math.abs(plan.npv), 'money', region)} ${comparison} in your hands over ${years} years, in today’s money`
  }
  const round = (value: number) => Math.max(1, Math.round(value))
  if (from === 0 && to === 0) return 'nothing to pay back'
  if (from === null) return `not paid back within ${years} years`
  if (to === null)
    return `paid back in ${formatWholeYears(round(from))} if all goes well, and not within ${years} if it does not`
  if (round(from) === round(to)) return `paid back in about ${formatWholeYears(round(from))}`
  return `paid back in ${round(from)} to ${formatWholeYears(round(to))}`
}

const formatWholeYears = (years: number) => (years === 1 ? 'one year' : `${years} years`)

/** The single change that would reverse the verdict; never the load shape, which users cannot read off anywhere. */
function describeTip({ region: homeRegion }: Home, { tips }: Verdict): string | undefined {
  const region = regionOf(homeRegion.country, homeRegion.currency)
  const tip = tips.find(({ name }) => name !== 'shape')
  if (!tip) return undefined
  const { name, at, direction, quantity } = tip
  const amountComparison = direction === 'below' ? 'less than' : 'more than'
  const rateChange = direction === 'below' ? 'falls below' : 'rises above'
  switch (name) {
    case 'price':
      return quantity
        ? `a kWh from the grid costs ${amountComparison} ${formatPrice(quantity.value, region)}`
        : `electricity costs ${amountComparison} ${formatShare(at, region)} of today’s price`
    case 'exportPrice':
      return quantity
        ? `the pay for a sold kWh ${rateChange} ${formatPrice(quantity.value, region)}`
        : `the pay for what is sold ${rateChange} ${formatShare(at, region)} of today’s`
    case 'rise':
      if (!quantity) return undefined
      return quantity.value < 0
        ? `electricity becomes ${formatShare(-quantity.value, region, 1)} cheaper every year`
        : `electricity rises by ${amountComparison} ${formatShare(quantity.value, region, 1)} a year`
    case 'yield':
      return `the panels give ${amountComparison} ${quantity ? formatFigure(quantity.value, quantity.unit, region) : formatShare(at, region)}`
    case 'cost':
      return `it costs ${amountComparison} ${quantity ? formatFigure(quantity.value, quantity.unit, region) : formatShare(at, region)}`
    case 'shape':
      return undefined
  }
}
