import { formatPrice } from '#shared/format/money.ts'
import { formatNumber, formatShare } from '#shared/format/number.ts'
import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { type AnswerFigures, answerFigures } from '#shared/plan/answer-figures.ts'
import type { UnknownExportRate } from '#shared/plan/export-rate.ts'
import type { Outlook, Plan } from '#shared/plan/plan.ts'
import type { Tip, Verdict } from '#shared/plan/verdict.ts'
import { type Region, regionOfHome } from '#shared/region.ts'
import { PERIOD_CASES } from './format-bill.ts'
import { describeVerdictPayback, formatYearRange } from './format-payback.ts'

export const VERDICT_TEXT: Readonly<Record<Verdict['kind'], () => string>> = {
  'worth-it': () => t('Worth it'),
  'probably-worth-it': () => t('Probably worth it'),
  'it-depends': () => t('It depends'),
  'pays-slowly': () => t('Pays for itself, but slowly'),
  'probably-not-worth-it': () => t('Probably not worth it'),
  'not-worth-it': () => t('Not worth it'),
}

/** [tenths] */
export const tenthsOf = (chance: number): number => Math.round(10 * chance)

export const isNearlyCertain = (chance: number): boolean => tenthsOf(chance) < 1 || tenthsOf(chance) > 9

/** A simulated probability never reads as certain. */
export function formatChance(chance: number, region: Region): string {
  const number = (value: number) => formatNumber(value, region)
  const [tenths, total] = [tenthsOf(chance), number(10)]
  if (tenths > 9) return t('more than {count} in {total}', { count: number(9), total })
  if (tenths < 1) return t('fewer than {count} in {total}', { count: number(1), total })
  return t('about {count} in {total}', { count: number(tenths), total })
}

/** The judgement in a few words. */
export const nameVerdict = ({ verdict, exportRate }: Outlook): string =>
  exportRate?.verdict === 'depends' ? t('It depends on your export rate') : VERDICT_TEXT[verdict.kind]()

/** System, cost, bill and payback, and what an unknown export rate means for them. */
export function describeVerdict(home: Home, plan: Plan, { verdict, exportRate }: Outlook): string {
  const region = regionOfHome(home)
  if (exportRate?.verdict === 'depends')
    return [
      describeSystemAndBill(home, plan, region),
      describeBreakEvenRate(exportRate, region),
      // A system may pay for itself and still gain less than the money would elsewhere.
      t('If you are paid nothing: {result}', {
        result: verdict.from ? describeGain(plan, region) : describePayback(home, plan, verdict, region),
      }),
    ].join(' ')
  if (verdict.kind === 'pays-slowly' && home.money.financing?.kind !== 'lease')
    return `${describeSystemAndBill(home, plan, region)} ${describeSlowPayback(plan, region)}`
  const sentences = [
    describeWithPayback(home, plan, verdict, region) ??
      `${describeSystemAndBill(home, plan, region)} ${describePayback(home, plan, verdict, region)}`,
    exportRate && RATE_INDEPENDENT_TEXT[exportRate.verdict](),
  ]
  return sentences.filter(Boolean).join(' ')
}

function valuesOf(home: Home, plan: Plan, region: Region) {
  const { panels, kwp } = plan
  const figures = answerFigures(home, plan)
  const money = (amount: number) => formatFigure(Math.abs(amount), 'money', region)
  const kwh = home.system.battery?.usableKwh ?? 0
  const values = {
    power: formatFigure(Math.round(kwp * 10) / 10, 'kWp', region),
    panels: formatPanels(panels, region),
    size: `${formatNumber(kwh, region, 1)}\u00a0kWh`,
  }
  return {
    system:
      panels === 0
        ? t('A {size} battery without new panels', values)
        : kwh > 0
          ? t('A {power} system ({panels}) with a {size} battery', values)
          : t('A {power} system ({panels})', values),
    cost: money(roundTo(figures.priceAfterSupport, 3)),
    support: Math.round(figures.supportAtStart) > 0 ? 'some' : 'none',
    change: figures.billAfter < figures.billBefore ? 'down' : 'up',
    before: money(figures.billBefore),
    after: money(figures.billAfter),
    period: PERIOD_CASES[figures.period],
    isPaidOut: isPaidOut(figures),
  } as const
}

/** @param digits significant ones */
export const roundTo = (value: number, digits: number): number => Number(value.toPrecision(digits))

/** A credit at the end of the year is not a bill. */
const isPaidOut = ({ billAfter }: AnswerFigures) => Math.round(billAfter) < 0

function describeSystemAndBill(home: Home, plan: Plan, region: Region): string {
  const { isPaidOut, ...values } = valuesOf(home, plan, region)
  return isPaidOut
    ? t(
        '{system} costs about {cost}{support, select, some { after incentives} other {}}. You pay {before} {period, select, year {a year} quarter {every 3 months} two {every 2 months} other {a month}} now, and are paid {after} with solar.',
        values,
      )
    : t(
        '{system} costs about {cost}{support, select, some { after incentives} other {}} and {change, select, down {cuts} other {raises}} your bill from {before} to {after} {period, select, year {a year} quarter {every 3 months} two {every 2 months} other {a month}}.',
        values,
      )
}

/** All in one sentence, where the plan pays back in the good and in the bad case; otherwise `undefined`. */
function describeWithPayback(home: Home, plan: Plan, { from, to }: Verdict, region: Region): string | undefined {
  const { isPaidOut, ...values } = valuesOf(home, plan, region)
  if (!from || !to || isPaidOut || home.money.financing?.kind === 'lease') return undefined
  return t(
    '{system} costs about {cost}{support, select, some { after incentives} other {}}, {change, select, down {cuts} other {raises}} your bill from {before} to {after} {period, select, year {a year} quarter {every 3 months} two {every 2 months} other {a month}} and pays for itself in {years}.',
    { ...values, years: formatYearRange(from, to, region) },
  )
}

/** The sentence says it as an adviser does: years, and what the money earns compared with safe savings. */
function describeSlowPayback({ payback, realReturn, safeReturn }: Plan, region: Region): string {
  const years = Math.round(payback ?? 0)
  const safe = formatShare(safeReturn, region, 1)
  return realReturn === null
    ? t(
        'It pays for itself in about {years, plural, one {# year} other {# years}}, but gains less than safe savings, which earn about {safe} a year after inflation.',
        { years, safe },
      )
    : t(
        'It pays for itself in about {years, plural, one {# year} other {# years}} and {result, select, gain {earns} other {loses}} {rate} a year after inflation; safe savings earn about {safe}.',
        {
          years,
          result: realReturn < 0 ? 'loss' : 'gain',
          rate: formatShare(Math.abs(realReturn), region, 1),
          safe,
        },
      )
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

function describePayback({ money }: Home, plan: Plan, verdict: Verdict, region: Region): string {
  return money.financing?.kind === 'lease'
    ? describeGain(plan, region)
    : describeVerdictPayback(verdict, plan.years.length, region)
}

const describeGain = ({ npv, years }: Plan, region: Region): string =>
  t(
    'You would be {amount} {result, select, gain {better off} other {worse off}} over {years, plural, one {# year} other {# years}}.',
    {
      amount: formatFigure(roundTo(Math.abs(npv), 2), 'money', region),
      result: npv >= 0 ? 'gain' : 'loss',
      years: years.length,
    },
  )

/** The single change that would reverse the verdict; never the load shape, which users cannot read off anywhere. */
export function describeTip({ verdict: { tips }, range }: Outlook, region: Region): string | undefined {
  const tip = tips.find(({ name }) => name !== 'shape')
  return tip && stateTip(tip, range.middle.npv > 0 ? 'loss' : 'gain', region)
}

function stateTip({ name, at, direction, quantity }: Tip, result: 'gain' | 'loss', region: Region): string | undefined {
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
