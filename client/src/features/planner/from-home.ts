import type { CalculatorSlug } from '#shared/calculators/catalogue.ts'
import type { Home } from '#shared/home/home.ts'
import { panelsOf } from '#shared/home/panels.ts'
import { writeMoney } from '#shared/money.ts'
import { regionOf } from '#shared/region.ts'
import { writeNumber, writePanels } from './write.ts'

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
 */
export function figuresFromHome(slug: CalculatorSlug, home: Home, currency: string): readonly FromHome[] {
  const of = kinds(home, currency)
  switch (slug) {
    case 'solar':
      return of.bill('monthlyBill')
    case 'battery':
      return of.kwh('dailyUsage', DAYS_OF_YEAR, 'day')
    case 'sun-path':
      return of.place()
    case 'battery-charge':
      return [...of.watts('panelWattage'), ...of.count('panelCount')]
    case 'sun-hours':
    case 'panel-requirement':
      return of.watts('panelWattage')
    case 'payback-period':
      return of.systemPrice('systemCost')
    case 'solar-loan':
      return of.systemPrice('loanAmount')
    case 'bill-comparison':
      return [...of.bill('currentBill'), ...of.kwh('monthlyConsumption', MONTHS, 'month')]
    default:
      return []
  }
}

function kinds(home: Home, currency: string) {
  const region = regionOf(home.region.country, home.region.currency)
  const { amount } = home.use
  const isSameMoney = home.region.currency === currency
  const plain = (value: number, digits: number) => String(Number(value.toFixed(digits)))
  const yearly =
    amount?.kind === 'year'
      ? amount.kwh
      : amount?.kind === 'months'
        ? amount.kwh.reduce((sum, kwh) => sum + kwh, 0)
        : undefined
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
