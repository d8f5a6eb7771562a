import * as z from 'zod/mini'
import { between, figure, integerBetween, money, optional, share, text } from './field-schemas.ts'
import { MAX_INCENTIVES, MAX_QUOTES } from './list-limits.ts'

const incentiveFields = {
  name: text(100),
  on: z.boolean(),
  of: z.enum(['panels', 'battery', 'both']),
  /** Caps: amount [currency], and share of the cost including taxes [0–1]. */
  most: optional(money),
  mostOfCost: optional(figure('money.incentives.*.mostOfCost')),
  /** Incentives of one group share the cap `most`. */
  group: optional(text(40)),
  /** Eligible sizes [kW of panels, kWh of storage]. */
  fromSize: optional(between(0, 10_000)),
  toSize: optional(between(0, 10_000)),
  /** Years of equal parts; absent: paid at once. */
  overYears: optional(integerBetween(1, 40)),
  /** Share of payments over years that is paid at the start [0–1]. */
  shareAtStart: optional(share),
  /** Time of the payment: a rebate at the start, or with the taxes of the first year. */
  paid: optional(z.enum(['at-start', 'with-tax'])),
  endsNetMetering: optional(z.boolean()),
  /** Installers deduct it from the price that they quote. */
  inQuotes: optional(z.boolean()),
}
/** Rates by size [kW of panels or kWh of storage]; zero above the last step. */
const rateSteps = z.array(z.object({ upTo: between(0.1, 10_000), rate: money })).check(z.maxLength(8))

export const Incentive = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flat'), ...incentiveFields, amount: optional(figure('money.incentives.*.amount')) }),
  /** By power [currency/kW] or capacity [currency/kWh]. */
  z.object({
    kind: z.literal('by-size'),
    ...incentiveFields,
    rate: optional(figure('money.incentives.*.rate')),
    steps: optional(rateSteps),
    /** `shares`: marginal rates per step; `whole`: the rate of the final step holds for the whole size. */
    stepRule: optional(z.enum(['shares', 'whole'])),
  }),
  z.object({
    kind: z.literal('share-of-cost'),
    ...incentiveFields,
    share: optional(figure('money.incentives.*.share')),
  }),
  /** `each` certificates per kW, usable kWh or MWh produced, rounded down, sold at `price` [currency]. */
  z.object({
    kind: z.literal('certificates'),
    ...incentiveFields,
    per: z.enum(['kw', 'kwh', 'mwh-a-year']),
    each: optional(between(0, 1_000)),
    price: optional(figure('money.incentives.*.price')),
    /** Share of `each` earned in each step of the size [0–1]; zero above the last. */
    steps: optional(z.array(z.object({ upTo: between(0.1, 10_000), share })).check(z.maxLength(8))),
  }),
  /** Known but without an amount: a subsidized loan, a tax exemption. */
  z.object({ kind: z.literal('in-words'), ...incentiveFields }),
])
export type Incentive = z.output<typeof Incentive>

const Financing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cash') }),
  z.object({
    kind: z.literal('loan'),
    /** Paid by the owner [currency]; the rest is borrowed. */
    deposit: optional(figure('money.financing.deposit')),
    /** Nominal [share/year]. */
    rate: optional(figure('money.financing.rate')),
    years: optional(figure('money.financing.years')),
    fee: optional(figure('money.financing.fee')),
  }),
  z.object({
    kind: z.literal('lease'),
    /** In the first year [currency/month]. */
    perMonth: optional(figure('money.financing.perMonth')),
    rise: optional(figure('money.financing.rise')),
    years: optional(figure('money.financing.years')),
    upfront: optional(figure('money.financing.upfront')),
  }),
])
export type Financing = z.output<typeof Financing>

const Quote = z.object({
  from: optional(text(100)),
  kwp: optional(figure('money.quote.kwp')),
  /** Including taxes, after the incentives that installers deduct [currency]. */
  price: optional(figure('money.quote.price')),
  batteryKwh: optional(figure('money.quote.batteryKwh')),
  /** Promised yield. */
  kwhPerYear: optional(figure('money.quote.kwhPerYear')),
  priceRise: optional(figure('money.quote.priceRise')),
  paidBackInYears: optional(figure('money.quote.paidBackInYears')),
})
export type Quote = z.output<typeof Quote>

/** Price including taxes, before support: `fixed + each × size`, or a total. */
const Price = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('by-size'), each: figure('money.price.each'), fixed: optional(money) }),
  z.object({ kind: z.literal('total'), total: figure('money.price.total') }),
])
export type Price = z.output<typeof Price>

/** Default share of the fixed part in a price: the median of the countries' prices by size. */
const DEFAULT_FIXED_SHARE = 0.24

/** A price by size with a given total at one size. The ratio of fixed part and rate stays that of the former price. */
export function priceBySizeFrom(formerPrice: Price | undefined, total: number, size: number): Price {
  if (!(size > 0)) return { kind: 'total', total }
  const { fixed = 0, each = 0 } = formerPrice?.kind === 'by-size' ? formerPrice : {}
  const share = formerPrice?.kind === 'by-size' && each > 0 ? fixed / (fixed + each * size) : DEFAULT_FIXED_SHARE
  return { kind: 'by-size', fixed: total * share, each: (total * (1 - share)) / size }
}

export const Money = z.object({
  /** Most that the owner wants to pay at the start; limits the recommended system [currency]. */
  budget: optional(figure('money.budget')),
  /** System without battery; by size [currency/kWp]. */
  price: optional(Price),
  /** Battery; by size [currency/kWh usable]. */
  batteryPrice: optional(Price),
  incentives: z._default(z.array(Incentive).check(z.maxLength(MAX_INCENTIVES)), []),
  /** Cleaning, insurance, meter [currency/year]. */
  upkeepPerYear: optional(figure('money.upkeepPerYear')),
  /** The same by size, where no amount is given [currency/kWp/year]. */
  upkeepPerKw: optional(money),
  /** Property tax on the system [share of its price/year]. */
  propertyTax: optional(figure('money.propertyTax')),
  inverterRenewal: optional(z.object({ year: integerBetween(1, 100), cost: optional(money) })),
  /** New inverter, where no amount is given. */
  inverterPrice: optional(Price),
  batteryRenewal: optional(z.object({ year: integerBetween(1, 100), cost: optional(money) })),
  /** Fuel of the generator [currency/l]. */
  fuelPrice: optional(figure('money.fuelPrice')),
  /** Oil, service and wear of the generator [currency/kWh]. */
  generatorWear: optional(figure('money.generatorWear')),
  priceRise: optional(figure('money.priceRise')),
  /** Of the export rate; absent: as the electricity price. */
  exportRise: optional(figure('money.exportRise')),
  inflation: optional(figure('money.inflation')),
  /** Nominal discount rate [share/year]. */
  discount: optional(figure('money.discount')),
  /** Analysis period [years]. */
  years: optional(figure('money.years')),
  financing: optional(Financing),
  /** The plan is about this quote once it has a power and a price. */
  quote: optional(Quote),
  otherQuotes: optional(z.array(Quote).check(z.maxLength(MAX_QUOTES))),
})
export type Money = z.output<typeof Money>
