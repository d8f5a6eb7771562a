import type { CalculatorSlug } from '#shared/calculators/catalogue.ts'
import { type Calculation, currencyOf } from '#shared/calculators/define.ts'
import { DAYS_OF_YEAR, MONTHS_OF_YEAR } from '#shared/calendar.ts'
import { formatMoney } from '#shared/format/money.ts'
import { formatNumber, formatShare } from '#shared/format/number.ts'
import { formatFigure, formatYears } from '#shared/format/quantity.ts'
import { withFigure } from '#shared/home/change.ts'
import type { FigurePath, Home } from '#shared/home/home.ts'
import { valueAt } from '#shared/home/record.ts'
import { parseNumber } from '#shared/numbers.ts'
import { type Region, regionOfHome } from '#shared/region.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import type { PlanOutcome } from '../../../state/plan-outcome.ts'

export interface PlanUpdate {
  readonly path: FigurePath
  readonly value: unknown
  readonly label: string
  readonly newValue: string
  readonly currentValue: string
}

const NO_VALUE_YET = 'nothing yet'

/**
 * Changes that a calculation proposes for the plan: its inputs about the house and its money, the battery's size and
 * the use of a list of appliances. Amounts in another currency are left out.
 */
export function derivePlanUpdates(slug: CalculatorSlug, calculation: Calculation, home: Home): readonly PlanUpdate[] {
  const { inputs, results } = calculation
  const region = regionOfHome(home)
  const isSameMoney = currencyOf(inputs) === home.region.currency
  const inputNumber = (key: string): number | undefined => parseNumber(String(inputs[key] ?? ''), UNITED_STATES)
  const resultNumber = (key: string): number | undefined => {
    const value = results[key]
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined
  }
  const createUpdate = (
    path: FigurePath,
    label: string,
    value: unknown,
    formatValue: (value: never, region: Region) => string,
  ): PlanUpdate[] => {
    // Values that the home's schema refuses are not offered.
    if (!withFigure(home, path, value)) return []
    const current = valueAt(home, path.split('.'))
    const words = (figure: unknown) => formatValue(figure as never, region)
    return [
      {
        path,
        value,
        label,
        newValue: words(value),
        currentValue: current === undefined ? NO_VALUE_YET : words(current),
      },
    ]
  }
  const money = (amount: number | undefined, create: (amount: number) => PlanUpdate[]) =>
    amount === undefined || !isSameMoney ? [] : create(amount)
  const ifKnown = (value: number | undefined, create: (value: number) => PlanUpdate[]) =>
    value === undefined ? [] : create(value)
  const bill = (key: string) =>
    money(inputNumber(key), (perMonth) =>
      perMonth > 0 ? createUpdate('use.amount', 'What the home uses', { kind: 'bill', perMonth }, formatUse) : [],
    )
  const yearly = (kwh: number | undefined) =>
    ifKnown(kwh, (value) =>
      value > 0
        ? createUpdate('use.amount', 'What the home uses', { kind: 'year', kwh: Math.round(value) }, formatUse)
        : [],
    )
  const price = (key: string) =>
    money(inputNumber(key), (total) =>
      createUpdate('money.price', 'Price of the system', { kind: 'total', total }, formatSystemPrice),
    )
  const panels = (key: string) =>
    ifKnown(inputNumber(key), (watts) =>
      home.system.arrays.length === 0
        ? []
        : createUpdate(
            'system.arrays',
            'Power of a panel',
            home.system.arrays.map((array) => ({ ...array, watts })),
            formatPanelPower,
          ),
    )
  switch (slug) {
    case 'solar':
      return bill('monthlyBill')
    case 'battery-charge':
    case 'sun-hours':
    case 'panel-requirement':
      return panels('panelWattage')
    case 'battery':
      return [
        ...yearly(times(inputNumber('dailyUsage'), DAYS_OF_YEAR)),
        ...ifKnown(resultNumber('recommendedCapacity'), (kwh) =>
          kwh > 0
            ? createUpdate('system.battery', 'Battery', { ...home.system.battery, usableKwh: kwh }, formatBattery)
            : [],
        ),
      ]
    case 'energy-usage':
      return yearly(times(resultNumber('monthlyUsage'), MONTHS_OF_YEAR))
    case 'payback-period':
      return [
        ...price('systemCost'),
        ...money(inputNumber('maintenanceCost'), (maintenance) =>
          createUpdate(
            'money.upkeepPerYear',
            'Upkeep',
            maintenance,
            (value: number) => `${formatMoney(value, region)} a year`,
          ),
        ),
        ...ifKnown(inputNumber('rateIncrease'), (rise) =>
          createUpdate('money.priceRise', 'Rise of the price of electricity', rise / 100, (value: number) =>
            formatFigure(value, 'share/year', region),
          ),
        ),
      ]
    case 'solar-loan':
      return [
        ...price('loanAmount'),
        ...money(inputNumber('interestRate'), (rate) =>
          createUpdate(
            'money.financing',
            'How you pay',
            {
              kind: 'loan',
              rate: rate / 100,
              years: Math.min(40, Math.max(1, Math.round(inputNumber('loanTerm') ?? 1))),
              deposit: inputNumber('downPayment') ?? 0,
            },
            formatFinancing,
          ),
        ),
      ]
    case 'bill-comparison':
      return yearly(times(inputNumber('monthlyConsumption'), MONTHS_OF_YEAR))
    default:
      return []
  }
}

const times = (value: number | undefined, factor: number) => (value === undefined ? undefined : value * factor)

/** The home with all updates; `undefined` if one of them is invalid. */
export const applyPlanUpdates = (home: Home, figures: readonly PlanUpdate[]): Home | undefined =>
  figures.reduce<Home | undefined>((next, { path, value }) => next && withFigure(next, path, value), home)

function formatUse(amount: NonNullable<Home['use']['amount']>, region: Region): string {
  if (amount.kind === 'bill') return `a bill of ${formatMoney(amount.perMonth, region, 'where needed')} a month`
  const kwh = amount.kind === 'year' ? amount.kwh : amount.kwh.reduce((sum, month) => sum + month, 0)
  return formatFigure(kwh, 'kWh/year', region)
}

function formatSystemPrice(price: NonNullable<Home['money']['price']>, region: Region): string {
  if (price.kind === 'total') return formatMoney(price.total, region)
  const bySize = formatFigure(price.each, 'money/kWp', region)
  return price.fixed === undefined ? bySize : `${formatMoney(price.fixed, region)} and ${bySize}`
}

const formatPanelPower = (arrays: Home['system']['arrays'], region: Region) =>
  [...new Set(arrays.map(({ watts }) => formatFigure(watts, 'W', region)))].join(' and ')

const formatBattery = ({ usableKwh }: NonNullable<Home['system']['battery']>, region: Region) =>
  `${formatNumber(usableKwh, region, 1)} usable kWh`

function formatFinancing(financing: NonNullable<Home['money']['financing']>, region: Region): string {
  if (financing.kind !== 'loan') return financing.kind === 'cash' ? 'in cash' : 'a lease'
  const { rate, years, deposit = 0 } = financing
  return [
    'a loan',
    ...(rate === undefined ? [] : [`at ${formatShare(rate, region, 2)}`]),
    ...(years === undefined ? [] : [`over ${years} years`]),
    ...(deposit > 0 ? [`after ${formatMoney(deposit, region)} of your own`] : []),
  ].join(' ')
}

/** Figures that both the calculator and the plan compute, and why they differ. */
export interface PlanComparison {
  readonly rows: readonly { readonly name: string; readonly formula: string; readonly plan: string }[]
  readonly explanation: string
}

const EXPLANATIONS: { readonly [slug in CalculatorSlug]?: string } = {
  solar:
    'The formula takes one price for every kWh, one number of sun hours and a fixed share of the bill as saved. The plan goes hour by hour over your roof: with your tariff, less pay for what is sold than for what is bought, and the size you chose.',
  'bill-comparison':
    'The formula sets all solar against the bill. The plan goes hour by hour: what is not used in its hour is sold at the price for selling, and fixed charges stay.',
  'payback-period':
    'The formula takes the savings of the first year as they were typed and lets them rise. The plan works them out each year anew: panels age, a battery is renewed, support and feed-in end when they end.',
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
    const format = (result: number | null) => (result === null ? 'never' : write(result))
    return [{ name, formula: format(value), plan: format(planValue) }]
  }
  const size = (value: number) => `${formatNumber(value, region, 1)} kW`
  const years = (value: number) => (value === 0 ? 'nothing to pay back' : formatYears(value, region))
  const money = (value: number) => formatMoney(value, region)
  const ifSameMoney = (rows: PlanComparison['rows']) => (isSameMoney ? rows : [])
  const rows = {
    solar: () => [
      ...row('System size', 'recommendedSize', outcome.kwp, size),
      ...ifSameMoney(row('Saved in the first year', 'estimatedSavings', outcome.saving, money)),
      ...row('Paid back after', 'paybackPeriod', outcome.payback, years),
    ],
    'bill-comparison': () => ifSameMoney(row('Saved in the first year', 'annualSavings', outcome.saving, money)),
    'payback-period': () => [
      ...ifSameMoney(row('Price after support', 'netSystemCost', outcome.netCost, money)),
      ...row('Paid back after', 'paybackPeriod', outcome.payback, years),
    ],
  }[slug as 'solar' | 'bill-comparison' | 'payback-period']()
  const differing = rows.filter(({ formula, plan }) => formula !== plan)
  return differing.length > 0 ? { rows: differing, explanation } : undefined
}
