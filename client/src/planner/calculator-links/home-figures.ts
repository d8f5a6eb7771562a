import type { CalculatorSlug } from '#shared/calculators/catalogue.ts'
import { formatCoordinate } from '#shared/format/coordinates.ts'
import { formatMoney } from '#shared/format/money.ts'
import { formatNumber } from '#shared/format/number.ts'
import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { panelsOf } from '#shared/plan/panels.ts'
import { regionOfHome } from '#shared/region.ts'
import { formatPlace } from '../../home/format-place.ts'
import type { PlanOutcome } from '../../home/plan-outcome.ts'

export interface HomeFigure {
  readonly field: string
  readonly text: string
  readonly words: string
}

const DAYS_OF_YEAR = 365
const MONTHS = 12

/** Figures of the home that fit a calculator's fields, in their order, without amounts in another currency. */
export function selectHomeFigures(
  slug: CalculatorSlug,
  home: Home,
  currency: string,
  outcome?: PlanOutcome,
): readonly HomeFigure[] {
  const builders = createFigureBuilders(home, currency, outcome)
  switch (slug) {
    case 'solar':
      return [...builders.bill('monthlyBill'), ...builders.sun('sunHours')]
    case 'battery':
      return builders.kwh('dailyUsage', DAYS_OF_YEAR, (kwh) => t('{kwh} a day', { kwh }))
    case 'sun-path':
      return builders.place()
    case 'battery-charge':
      return [...builders.watts('panelWattage'), ...builders.count('panelCount')]
    case 'sun-hours':
      return builders.watts('panelWattage')
    case 'panel-requirement':
      return [...builders.sun('sunHours'), ...builders.watts('panelWattage')]
    case 'payback-period':
      return [...builders.systemPrice('systemCost'), ...builders.saving('annualSavings')]
    case 'solar-loan':
      return builders.systemPrice('loanAmount')
    case 'bill-comparison':
      return [
        ...builders.bill('currentBill'),
        ...builders.kwh('monthlyConsumption', MONTHS, (kwh) => t('{kwh} a month', { kwh })),
        ...builders.solar('solarGeneration'),
      ]
    default:
      return []
  }
}

function createFigureBuilders(home: Home, currency: string, outcome: PlanOutcome | undefined) {
  const region = regionOfHome(home)
  const { amount } = home.use
  const isSameMoney = home.region.currency === currency
  const toPlainText = (value: number, digits: number) => String(Number(value.toFixed(digits)))
  const yearly =
    amount?.kind === 'year'
      ? amount.kwh
      : amount?.kind === 'months'
        ? amount.kwh.reduce((sum, kwh) => sum + kwh, 0)
        : outcome?.use
  const watts = home.system.arrays[0]?.watts
  const panels = panelsOf(home)
  const { price } = home.money
  return {
    bill: (field: string): HomeFigure[] =>
      amount?.kind === 'bill' && isSameMoney
        ? [
            {
              field,
              text: toPlainText(amount.perMonth, 2),
              words: formatFigure(amount.perMonth, 'money/month', region),
            },
          ]
        : [],
    kwh: (field: string, parts: number, describe: (kwh: string) => string): HomeFigure[] =>
      yearly === undefined
        ? []
        : [
            {
              field,
              text: toPlainText(yearly / parts, 1),
              words: describe(formatFigure(Number((yearly / parts).toFixed(1)), 'kWh', region)),
            },
          ],
    sun: (field: string): HomeFigure[] =>
      outcome
        ? [
            {
              field,
              text: toPlainText(outcome.sunHours, 1),
              words: t(
                '{n, plural, one {{hours} peak sun hour on your roof} other {{hours} peak sun hours on your roof}}',
                { n: Math.round(10 * outcome.sunHours) / 10, hours: formatNumber(outcome.sunHours, region, 1) },
              ),
            },
          ]
        : [],
    solar: (field: string): HomeFigure[] =>
      outcome
        ? [
            {
              field,
              text: toPlainText(outcome.solar / MONTHS, 0),
              words: t('{kwh} of solar a month', {
                kwh: formatFigure(Math.round(outcome.solar / MONTHS), 'kWh', region),
              }),
            },
          ]
        : [],
    saving: (field: string): HomeFigure[] =>
      outcome && outcome.yearlySaving > 0 && isSameMoney
        ? [
            {
              field,
              text: toPlainText(outcome.yearlySaving, 2),
              words: t('{money} saved in year 1', { money: formatMoney(outcome.yearlySaving, region) }),
            },
          ]
        : [],
    place: (): HomeFigure[] =>
      home.place
        ? [
            {
              field: 'latitude',
              text: formatCoordinate(home.place.latitude),
              words: formatPlace(home.place),
            },
            { field: 'longitude', text: formatCoordinate(home.place.longitude), words: '' },
          ]
        : [],
    watts: (field: string): HomeFigure[] =>
      watts === undefined
        ? []
        : [
            {
              field,
              text: toPlainText(watts, 1),
              words: t('{power} panels', { power: formatFigure(watts, 'W', region) }),
            },
          ],
    count: (field: string): HomeFigure[] =>
      panels > 0 ? [{ field, text: String(panels), words: formatPanels(panels, region) }] : [],
    systemPrice: (field: string): HomeFigure[] =>
      price?.kind === 'total' && isSameMoney
        ? [
            {
              field,
              text: toPlainText(price.total, 2),
              words: t('{money} for the system', { money: formatMoney(price.total, region) }),
            },
          ]
        : [],
  }
}
