import type { CalculatorSlug } from '#shared/calculators/catalogue.ts'
import type { Home } from '#shared/home/home.ts'
import { panelsOf } from '#shared/home/panels.ts'
import { writeMoney } from '#shared/money.ts'
import { regionOf } from '#shared/region.ts'
import type { PlanOutcome } from '../../../state/plan-outcome.ts'
import { writeNumber, writePanels } from '../write.ts'

/** A figure of the home that a calculator asks for. */
export interface FromHome {
  readonly field: string
  /** Plain text of a number. */
  readonly text: string
  readonly words: string
}

const DAYS_OF_YEAR = 365
const MONTHS = 12

/**
 * What the home knows of a calculator's fields, in their order.
 * @param currency what the calculator counts in, ISO 4217; nothing is converted: a home's money in another is not offered
 * @param outcome  what the planner worked out for it, if it did
 */
export function figuresFromHome(
  slug: CalculatorSlug,
  home: Home,
  currency: string,
  outcome?: PlanOutcome,
): readonly FromHome[] {
  const of = kinds(home, currency, outcome)
  switch (slug) {
    case 'solar':
      return [...of.bill('monthlyBill'), ...of.sun('sunHours')]
    case 'battery':
      return of.kwh('dailyUsage', DAYS_OF_YEAR, 'day')
    case 'sun-path':
      return of.place()
    case 'battery-charge':
      return [...of.watts('panelWattage'), ...of.count('panelCount')]
    case 'sun-hours':
      return of.watts('panelWattage')
    case 'panel-requirement':
      return [...of.sun('sunHours'), ...of.watts('panelWattage')]
    case 'payback-period':
      return [...of.systemPrice('systemCost'), ...of.saving('annualSavings')]
    case 'solar-loan':
      return of.systemPrice('loanAmount')
    case 'bill-comparison':
      return [
        ...of.bill('currentBill'),
        ...of.kwh('monthlyConsumption', MONTHS, 'month'),
        ...of.solar('solarGeneration'),
      ]
    default:
      return []
  }
}

function kinds(home: Home, currency: string, outcome: PlanOutcome | undefined) {
  const region = regionOf(home.region.country, home.region.currency)
  const { amount } = home.use
  const isSameMoney = home.region.currency === currency
  const plain = (value: number, digits: number) => String(Number(value.toFixed(digits)))
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
    bill: (field: string): FromHome[] =>
      amount?.kind === 'bill' && isSameMoney
        ? [
            {
              field,
              text: plain(amount.perMonth, 2),
              words: `${writeMoney(amount.perMonth, region, 'where needed')} a month`,
            },
          ]
        : [],
    kwh: (field: string, parts: number, each: string): FromHome[] =>
      yearly === undefined
        ? []
        : [{ field, text: plain(yearly / parts, 1), words: `${writeNumber(yearly / parts, region, 1)} kWh a ${each}` }],
    sun: (field: string): FromHome[] =>
      outcome
        ? [
            {
              field,
              text: plain(outcome.sunHours, 1),
              words: `${writeNumber(outcome.sunHours, region, 1)} sun hours on your roof`,
            },
          ]
        : [],
    solar: (field: string): FromHome[] =>
      outcome
        ? [
            {
              field,
              text: plain(outcome.solar / MONTHS, 0),
              words: `${writeNumber(outcome.solar / MONTHS, region)} kWh of solar a month`,
            },
          ]
        : [],
    saving: (field: string): FromHome[] =>
      outcome && outcome.saving > 0 && isSameMoney
        ? [
            {
              field,
              text: plain(outcome.saving, 2),
              words: `${writeMoney(outcome.saving, region)} saved in the first year`,
            },
          ]
        : [],
    place: (): FromHome[] =>
      home.place
        ? [
            {
              field: 'latitude',
              text: home.place.latitude.toFixed(4),
              words: home.place.name ?? 'the place of your home',
            },
            { field: 'longitude', text: home.place.longitude.toFixed(4), words: '' },
          ]
        : [],
    watts: (field: string): FromHome[] =>
      watts === undefined ? [] : [{ field, text: plain(watts, 1), words: `panels of ${writeNumber(watts, region)} W` }],
    count: (field: string): FromHome[] =>
      panels > 0 ? [{ field, text: String(panels), words: writePanels(panels, region) }] : [],
    systemPrice: (field: string): FromHome[] =>
      price?.kind === 'total' && isSameMoney
        ? [{ field, text: plain(price.total, 2), words: `a price of ${writeMoney(price.total, region)}` }]
        : [],
  }
}
