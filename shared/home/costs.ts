import * as z from 'zod/mini'
import { between, given, kwhPerYear, money, share, text, wholeBetween, yearlyRise } from './kinds.ts'

/*
 * What a system costs, who helps, and who pays.
 */

export const MOST_INCENTIVES = 12

/** What every support has; kinds add how the amount is found. */
const support = {
  name: text(100),
  /** Counted in the plan; the user switches it. */
  on: z.boolean(),
  of: z.enum(['panels', 'battery', 'both']),
  /** At most [currency], and at most of the cost with all taxes [-]. */
  most: given(money),
  mostOfCost: given(share),
  /** Supports of one group share their `most`. */
  group: given(text(40)),
  /** Sizes that get it [kW of panels, kWh of storage]. */
  fromSize: given(between(0, 10_000)),
  toSize: given(between(0, 10_000)),
  /** In equal yearly parts; at once unless given. */
  overYears: given(wholeBetween(1, 40)),
  /** Off the invoice or paid out, or with the tax of the first year. */
  paid: given(z.enum(['at-start', 'with-tax'])),
  /** Whoever takes it gets no net metering. */
  endsNetMetering: given(z.boolean()),
}
/** Rates by size; `upTo` is kW of panels or kWh of storage, nothing above the last. */
const rateSteps = z.array(z.object({ upTo: between(0.1, 10_000), rate: money })).check(z.maxLength(8))

const Incentive = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flat'), ...support, amount: given(money) }),
  /** By power [currency/kW] or capacity [currency/kWh]. */
  z.object({
    kind: z.literal('by-size'),
    ...support,
    rate: given(money),
    steps: given(rateSteps),
    /** Each share of the size takes its own rate, or the whole takes that of its step. */
    stepRule: given(z.enum(['shares', 'whole'])),
  }),
  z.object({ kind: z.literal('share-of-cost'), ...support, share: given(share) }),
  /** So many certificates a kW, a usable kWh, or a MWh produced; rounded down; sold at a price [currency]. */
  z.object({
    kind: z.literal('certificates'),
    ...support,
    per: z.enum(['kw', 'kwh', 'mwh-a-year']),
    each: given(between(0, 1_000)),
    price: given(money),
    /** Shares of `each` that the size earns step by step [-]; nothing above the last. */
    steps: given(z.array(z.object({ upTo: between(0.1, 10_000), share })).check(z.maxLength(8))),
  }),
  /** Known, but without a sum of its own: a cheap loan, a tax that is not raised. */
  z.object({ kind: z.literal('in-words'), ...support }),
])
export type Incentive = z.output<typeof Incentive>

const Financing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cash') }),
  z.object({
    kind: z.literal('loan'),
    /** Own money [currency]; the rest is borrowed. */
    deposit: given(money),
    /** Nominal [share/year]. */
    rate: given(between(0, 1)),
    years: given(wholeBetween(1, 40)),
    fee: given(money),
  }),
  z.object({
    kind: z.literal('lease'),
    /** In its first year [currency/month]. */
    perMonth: given(money),
    rise: given(yearlyRise),
    years: given(wholeBetween(1, 40)),
    upfront: given(money),
  }),
])
export type Financing = z.output<typeof Financing>

/** An installer's offer, to be checked. */
const Quote = z.object({
  from: given(text(100)),
  kwp: given(between(0, 1_000)),
  /** With all taxes [currency]. */
  price: given(money),
  batteryKwh: given(between(0, 1_000)),
  /** Promised. */
  kwhPerYear: given(kwhPerYear),
  /** Assumed rise of the price of electricity. */
  priceRise: given(yearlyRise),
  paidBackInYears: given(between(0, 100)),
})
export type Quote = z.output<typeof Quote>

/** Of what is bought, with all taxes and before support: by size, `fixed` being paid once whatever the size, or what was quoted. */
const Price = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('by-size'), each: money, fixed: given(money) }),
  z.object({ kind: z.literal('total'), total: money }),
])
export type Price = z.output<typeof Price>

/** The part of a price that is paid once where nothing is known of it: the middle of the countries' prices by size. */
const FIXED_SHARE = 0.24

/** A price by size that comes to a sum at one size; its two parts keep their proportion. */
export function priceOfSize(former: Price | undefined, total: number, size: number): Price {
  if (!(size > 0)) return { kind: 'total', total }
  const { fixed = 0, each = 0 } = former?.kind === 'by-size' ? former : {}
  const share = former?.kind === 'by-size' && each > 0 ? fixed / (fixed + each * size) : FIXED_SHARE
  return { kind: 'by-size', fixed: total * share, each: (total * (1 - share)) / size }
}

export const Money = z.object({
  /** Of the system without a battery; by size [currency/kWp]. */
  price: given(Price),
  /** Of the battery; by size [currency/kWh usable]. */
  batteryPrice: given(Price),
  incentives: z._default(z.array(Incentive).check(z.maxLength(MOST_INCENTIVES)), []),
  /** Cleaning, insurance, meter [currency/year]. */
  upkeepPerYear: given(money),
  /** A new inverter, and a new battery, in a year of the plan. */
  inverterRenewal: given(z.object({ year: wholeBetween(1, 100), cost: given(money) })),
  batteryRenewal: given(z.object({ year: wholeBetween(1, 100), cost: given(money) })),
  /** Of electricity. */
  priceRise: given(yearlyRise),
  inflation: given(yearlyRise),
  /** What money could earn elsewhere, inflation included [share/year]. */
  discount: given(yearlyRise),
  /** How far the plan looks. */
  years: given(wholeBetween(1, 50)),
  financing: given(Financing),
  quote: given(Quote),
})
export type Money = z.output<typeof Money>
