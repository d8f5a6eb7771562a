import type { CalculatorSlug } from '#shared/calculators/catalogue.ts'
import { type Calculation, currencyOf } from '#shared/calculators/define.ts'
import { DAYS_OF_YEAR, MONTHS_OF_YEAR } from '#shared/calendar.ts'
import { withFigure } from '#shared/home/change.ts'
import type { FigurePath, Home } from '#shared/home/home.ts'
import { valueAt } from '#shared/home/record.ts'
import { writeMoney } from '#shared/money.ts'
import { readNumber } from '#shared/numbers.ts'
import { type Region, regionOf } from '#shared/region.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import type { PlanOutcome } from '../../../state/plan-outcome.ts'
import { writeFigure, writeNumber, writeShare, writeYears } from '../write.ts'

/** One figure of a calculation as the plan would take it over. */
export interface ForPlan {
  readonly path: FigurePath
  readonly value: unknown
  /** What it is, what it becomes and what stands there now, in words. */
  readonly label: string
  readonly becomes: string
  readonly now: string
}

const NOTHING_YET = 'nothing yet'

/**
 * What of a calculation a home has a place for: what was typed of the house and its money. Results stay the calculator's,
 * but for the size of a battery and the use of a list of appliances, which nobody types. Money in another currency than the
 * home's is left out, as nothing is converted.
 */
export function figuresForPlan(slug: CalculatorSlug, calculation: Calculation, home: Home): readonly ForPlan[] {
  const { inputs, results } = calculation
  const region = regionOf(home.region.country, home.region.currency)
  const isSameMoney = currencyOf(inputs) === home.region.currency
  /** Stored numbers are plain text. */
  const typed = (key: string): number | undefined => readNumber(String(inputs[key] ?? ''), UNITED_STATES)
  const worked = (key: string): number | undefined => {
    const value = results[key]
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined
  }
  const entry = (
    path: FigurePath,
    label: string,
    value: unknown,
    write: (value: never, region: Region) => string,
  ): ForPlan[] => {
    // What cannot stand there is not offered.
    if (!withFigure(home, path, value)) return []
    const now = valueAt(home, path.split('.'))
    const words = (each: unknown) => write(each as never, region)
    return [{ path, value, label, becomes: words(value), now: now === undefined ? NOTHING_YET : words(now) }]
  }
  const money = (amount: number | undefined, make: (amount: number) => ForPlan[]) =>
    amount === undefined || !isSameMoney ? [] : make(amount)
  const plain = (value: number | undefined, make: (value: number) => ForPlan[]) =>
    value === undefined ? [] : make(value)
  const bill = (key: string) =>
    money(typed(key), (perMonth) =>
      perMonth > 0 ? entry('use.amount', 'What the home uses', { kind: 'bill', perMonth }, useInWords) : [],
    )
  const yearly = (kwh: number | undefined) =>
    plain(kwh, (value) =>
      value > 0 ? entry('use.amount', 'What the home uses', { kind: 'year', kwh: Math.round(value) }, useInWords) : [],
    )
  const price = (key: string) =>
    money(typed(key), (total) => entry('money.price', 'Price of the system', { kind: 'total', total }, priceInWords))
  const panels = (key: string) =>
    plain(typed(key), (watts) =>
      home.system.arrays.length === 0
        ? []
        : entry(
            'system.arrays',
            'Power of a panel',
            home.system.arrays.map((array) => ({ ...array, watts })),
            panelsInWords,
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
        ...yearly(times(typed('dailyUsage'), DAYS_OF_YEAR)),
        ...plain(worked('recommendedCapacity'), (kwh) =>
          kwh > 0 ? entry('system.battery', 'Battery', { ...home.system.battery, usableKwh: kwh }, batteryInWords) : [],
        ),
      ]
    case 'energy-usage':
      return yearly(times(worked('monthlyUsage'), MONTHS_OF_YEAR))
    case 'payback-period':
      return [
        ...price('systemCost'),
        ...money(typed('maintenanceCost'), (upkeep) =>
          entry('money.upkeepPerYear', 'Upkeep', upkeep, (value: number) => `${writeMoney(value, region)} a year`),
        ),
        ...plain(typed('rateIncrease'), (rise) =>
          entry('money.priceRise', 'Rise of the price of electricity', rise / 100, (value: number) =>
            writeFigure(value, 'share/year', region),
          ),
        ),
      ]
    case 'solar-loan':
      return [
        ...price('loanAmount'),
        ...money(typed('interestRate'), (rate) =>
          entry(
            'money.financing',
            'How you pay',
            {
              kind: 'loan',
              rate: rate / 100,
              years: Math.min(40, Math.max(1, Math.round(typed('loanTerm') ?? 1))),
              deposit: typed('downPayment') ?? 0,
            },
            financingInWords,
          ),
        ),
      ]
    case 'bill-comparison':
      return yearly(times(typed('monthlyConsumption'), MONTHS_OF_YEAR))
    default:
      return []
  }
}

const times = (value: number | undefined, factor: number) => (value === undefined ? undefined : value * factor)

/** The home with all of them, or nothing where one cannot stand there. */
export const withFigures = (home: Home, figures: readonly ForPlan[]): Home | undefined =>
  figures.reduce<Home | undefined>((next, { path, value }) => next && withFigure(next, path, value), home)

function useInWords(amount: NonNullable<Home['use']['amount']>, region: Region): string {
  if (amount.kind === 'bill') return `a bill of ${writeMoney(amount.perMonth, region, 'where needed')} a month`
  const kwh = amount.kind === 'year' ? amount.kwh : amount.kwh.reduce((sum, month) => sum + month, 0)
  return writeFigure(kwh, 'kWh/year', region)
}

const priceInWords = (price: NonNullable<Home['money']['price']>, region: Region) =>
  price.kind === 'total' ? writeMoney(price.total, region) : writeFigure(price.each, 'money/kWp', region)

const panelsInWords = (arrays: Home['system']['arrays'], region: Region) =>
  [...new Set(arrays.map(({ watts }) => writeFigure(watts, 'W', region)))].join(' and ')

const batteryInWords = ({ usableKwh }: NonNullable<Home['system']['battery']>, region: Region) =>
  `${writeNumber(usableKwh, region, 1)} usable kWh`

function financingInWords(financing: NonNullable<Home['money']['financing']>, region: Region): string {
  if (financing.kind !== 'loan') return financing.kind === 'cash' ? 'in cash' : 'a lease'
  const { rate, years, deposit = 0 } = financing
  return [
    'a loan',
    ...(rate === undefined ? [] : [`at ${writeShare(rate, region, 2)}`]),
    ...(years === undefined ? [] : [`over ${years} years`]),
    ...(deposit > 0 ? [`after ${writeMoney(deposit, region)} of your own`] : []),
  ].join(' ')
}

/** What a formula and the plan say of the same thing, and why they differ. */
export interface Disagreement {
  readonly rows: readonly { readonly name: string; readonly formula: string; readonly plan: string }[]
  readonly why: string
}

const WHY: { readonly [slug in CalculatorSlug]?: string } = {
  solar:
    'The formula takes one price for every kWh, one number of sun hours and a fixed share of the bill as saved. The plan goes hour by hour over your roof: with your tariff, less pay for what is sold than for what is bought, and the size you chose.',
  'bill-comparison':
    'The formula sets all solar against the bill. The plan goes hour by hour: what is not used in its hour is sold at the price for selling, and fixed charges stay.',
  'payback-period':
    'The formula takes the savings of the first year as they were typed and lets them rise. The plan works them out each year anew: panels age, a battery is renewed, support and feed-in end when they end.',
}

/** Where the plan of this very home has been worked out, and the calculator tells of the same; nothing otherwise. */
export function disagreementOf(
  slug: CalculatorSlug,
  { inputs, results }: Calculation,
  home: Home,
  outcome: PlanOutcome | undefined,
): Disagreement | undefined {
  const why = WHY[slug]
  if (!outcome || why === undefined) return undefined
  const region = regionOf(home.region.country, home.region.currency)
  const isSameMoney = currencyOf(inputs) === home.region.currency
  const row = (name: string, key: string, own: number | null, write: (value: number) => string) => {
    const value = results[key]
    if (typeof value !== 'number' && value !== null) return []
    const told = (each: number | null) => (each === null ? 'never' : write(each))
    return [{ name, formula: told(value), plan: told(own) }]
  }
  const size = (value: number) => `${writeNumber(value, region, 1)} kW`
  const years = (value: number) => (value === 0 ? 'nothing to pay back' : writeYears(value, region))
  const money = (value: number) => writeMoney(value, region)
  const inMoney = (rows: Disagreement['rows']) => (isSameMoney ? rows : [])
  const rows = {
    solar: () => [
      ...row('System size', 'recommendedSize', outcome.kwp, size),
      ...inMoney(row('Saved in the first year', 'estimatedSavings', outcome.saving, money)),
      ...row('Paid back after', 'paybackPeriod', outcome.payback, years),
    ],
    'bill-comparison': () => inMoney(row('Saved in the first year', 'annualSavings', outcome.saving, money)),
    'payback-period': () => [
      ...inMoney(row('Price after support', 'netSystemCost', outcome.netCost, money)),
      ...row('Paid back after', 'paybackPeriod', outcome.payback, years),
    ],
  }[slug as 'solar' | 'bill-comparison' | 'payback-period']()
  const differing = rows.filter(({ formula, plan }) => formula !== plan)
  return differing.length > 0 ? { rows: differing, why } : undefined
}
