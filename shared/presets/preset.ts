import * as z from 'zod/mini'
import { Incentive } from '../home/costs.ts'
import { isoDate, money, optional, pricePerKwh, share } from '../home/field-schemas.ts'
import { Selling } from '../home/selling.ts'
import { Tariff } from '../home/tariff.ts'

/*
 * Shape of the files of countries and of their regions. A figure without a source is absent. Tests parse the files; the
 * product only loads them.
 * Visitors read `text` fields: whole texts in English, which are translated as they are.
 */

const amount = z.number()
const words = z.string().check(z.minLength(1))
/** Text shown to visitors. */
const text = words
const url = z.string().check(z.startsWith('https://'))

const Source = z.object({
  /** Publisher, what and month. */
  title: text,
  url: optional(url),
  /** Page where the figure was found, if not on the source's own page. */
  via: optional(words),
  /** Further pages that confirm it. */
  others: optional(z.array(url)),
})
export type Source = z.output<typeof Source>

const sourced = {
  source: Source,
  /**
   * `high`: a figure of a public authority or regulator. `medium`: a market survey, a supplier's page, or an official
   * figure quoted elsewhere. `low`: a single guide, a projection, or a rough average.
   */
  confidence: z.enum(['high', 'medium', 'low']),
  /**
   * Evidence of regions. `official`: read on the regulator's or provider's page. `regulator-cited`: an official page or
   * tariff, as a public compilation quotes it. `guide`: trade, press or a guide. `old`: older than twelve months.
   * `estimate`: our own, without a source that could be read; shown as such, with its range.
   */
  evidence: optional(z.enum(['official', 'regulator-cited', 'guide', 'old', 'estimate'])),
  /** Period of validity or date of publication, as the source writes it: `2025-H2`, `FY2023`. */
  period: words,
  /** Last day of `period`; `null`: the source has no date. */
  asOf: z.nullable(isoDate),
  /** The figure needs a review from this day, at any age. */
  checkAfter: optional(isoDate),
  /** Status of a rule that is not clearly in force. */
  inForce: optional(z.enum(['announced', 'unknown', 'superseded', 'between calls'])),
  /** What the figure covers and means for the home, in at most two sentences. */
  note: optional(text),
  /** Notes for the next review, never shown: how the figure was derived, what is not confirmed. */
  research: optional(words),
}
const SourcedEntry = z.object(sourced)
export type SourcedEntry = z.output<typeof SourcedEntry>

const sourcedFigure = {
  ...sourced,
  value: amount,
  low: optional(amount),
  high: optional(amount),
  /** Date of the range, where it is older than the value. */
  rangeAsOf: optional(isoDate),
}
const SourcedFigure = z.object(sourcedFigure)
export type SourcedFigure = z.output<typeof SourcedFigure>

/** An amount in the country's currency unless it names another. */
const moneyFigure = {
  ...sourcedFigure,
  tax: z.enum(['included', 'partly', 'not included', 'not stated']),
  /** Currency of the source; such an amount is a hint only, as nothing is converted. */
  currency: optional(words),
}
const MoneyFigure = z.object(moneyFigure)
export type MoneyFigure = z.output<typeof MoneyFigure>

/**
 * Installed price by size: `fixed + each × size`. A line fitted by hand to the prices of the sources, within 10 % of each;
 * outside the range of sizes it is an extrapolation.
 */
const PriceBySize = z.object({
  ...sourced,
  /** [currency] */
  fixed: money,
  /** [currency/kWp], [currency/kWh usable] */
  each: money,
  tax: z.enum(['included', 'not stated']),
  /** Range of sizes of the fit [kWp], [kWh usable]. */
  validFrom: amount,
  validTo: amount,
})
export type PriceBySize = z.output<typeof PriceBySize>

/** Price a typical household pays [currency/kWh]. */
const PriceFigure = z.object({
  ...moneyFigure,
  /** Whether `value` includes fixed charges, spread over the kWh. */
  fixedIncluded: z.boolean(),
  /** Unit rate [currency/kWh] and fixed charge [currency/day] where known; solar saves only the unit rate. */
  unitRate: optional(pricePerKwh),
  fixedPerDay: optional(money),
  /** [currency/month] */
  minimumPerMonth: optional(money),
})

/** [kWh/year] */
const UseFigure = z.object({
  ...sourcedFigure,
  byPersons: optional(z.record(z.string(), amount)),
  /** Amounts by name of the region or tariff. */
  byRegion: optional(z.record(z.string(), amount)),
  byTariff: optional(z.record(z.string(), amount)),
})

const TariffExample = z.object({
  ...sourced,
  /** Short; never change it, as the provenance of homes refers to it. */
  id: words,
  /** Name with the utility. */
  name: text,
  tariff: z.pick(Tariff, { buying: true, fixedPerMonth: true, minimumPerMonth: true }),
  /** Parts of the tariff that the source does not give. */
  missing: optional(words),
  /** Set for homes whose bill is at least this; others take the examples without it [currency/month]. */
  fromBill: optional(money),
  /** ISO 3166-2. Other regions take the country's mean price instead of this region's tariff. */
  onlyIn: optional(words),
})

const ValidityPeriod = z.object({
  from: optional(isoDate),
  /** Last day. */
  until: optional(isoDate),
})
export type ValidityPeriod = z.output<typeof ValidityPeriod>

/** A figure that is too old, too special or too indirect to fill in. */
const Hint = z.object({ text, url: optional(url) })

const SellingRule = z.object({
  ...sourced,
  /** `ask`: the user states the terms; the rule only supports the question. */
  default: z.enum(['fill', 'ask']),
  /** `null` without general terms. */
  selling: z.nullable(Selling),
  startsIn: optional(ValidityPeriod),
  /** Power limit of the terms [kWp]; beyond it the user states the rate. */
  maxKw: optional(amount),
  exportLimit: Tariff.shape.exportLimit,
  solarCharges: Tariff.shape.solarCharges,
  /** Plausible rates [currency/kWh]. */
  range: optional(z.tuple([amount, amount])),
  hints: optional(z.array(Hint)),
})
export type SellingRule = z.output<typeof SellingRule>

type WithoutOn<Kind> = Kind extends unknown ? Omit<Kind, 'on'> : never
const IncentiveTerms = z.custom<WithoutOn<Incentive>>((terms) => {
  const { success, data } = Incentive.safeParse({ ...Object(terms), on: true })
  return success && Object.keys(Object(terms)).every((key) => key !== 'on' && key in data)
})

const IncentiveRule = z.object({
  ...sourced,
  id: words,
  /** Initial state: `apply`: on; `offer`: off; `none`: expired and listed for information. */
  default: z.enum(['apply', 'offer', 'none']),
  startsIn: optional(ValidityPeriod),
  incentive: IncentiveTerms,
  /** Certificates: number per kW by start year and by zone rating, and the price of one. */
  certificates: optional(
    z.object({
      yearsLeft: optional(z.record(z.string(), amount)),
      ratings: optional(z.record(z.string(), amount)),
      /** [currency] */
      price: z.tuple([amount, amount]),
    }),
  ),
})
export type IncentiveRule = z.output<typeof IncentiveRule>

/** VAT [share]; `rate: null`: unknown, the user states prices including taxes. */
const VatRule = z.object({
  rate: z.nullable(share),
  /** Rate where the conditions are not met. */
  otherwise: optional(share),
  /** The rate, its conditions and the local name of the tax. */
  note: text,
  cases: optional(z.array(z.object({ when: words, rate: share }))),
  from: optional(isoDate),
  until: optional(isoDate),
  batteries: optional(share),
  /** The rate is derived from others, not published. */
  isWorkedOut: optional(z.boolean()),
  /** Absent without a source. */
  read: optional(SourcedEntry),
  checkAfter: optional(isoDate),
})

/** Figures of a home and its market; a region's and a provider's own come before those of the country. */
const localFigures = {
  use: optional(UseFigure),
  /** Prices by power, and by capacity for a battery bought with the panels. */
  pvPrice: optional(PriceBySize),
  batteryPrice: optional(PriceBySize),
  /** Sizes of the systems that are sold for homes: usual, smallest, and the most that rules allow [kWp]. */
  typicalKw: optional(SourcedFigure),
  smallestSoldKw: optional(SourcedFigure),
  largestKw: optional(SourcedFigure),
  /** The most that a system may make in a year, as a multiple of the yearly use. */
  largestOfUse: optional(SourcedFigure),
  /** Rises a year, above zero before inflation is taken off [share]: of the price of electricity, and of export. */
  priceRise: optional(SourcedFigure),
  exportRise: optional(SourcedFigure),
  inflation: optional(SourcedFigure),
  /** Return a year of safe long-term savings after inflation [share]. */
  realReturn: optional(SourcedFigure),
  /** Upkeep a year, without the inverter [currency/kWp]. */
  maintenancePerKw: optional(SourcedFigure),
  /** Yearly tax on the value of a system that starts in the period [share of its price]. */
  propertyTax: optional(z.object({ ...sourcedFigure, startsIn: optional(ValidityPeriod) })),
  /** Renewal of the inverter, once in the years [currency, currency/kWp]. */
  inverterRenewal: optional(z.object({ ...sourced, fixed: money, each: money })),
  /** The first takes precedence over `price`. */
  tariffs: optional(z.array(TariffExample)),
  price: optional(PriceFigure),
  selling: optional(SellingRule),
  /** Rule for starts after the validity of `selling`. */
  sellingLater: optional(SellingRule),
  /** Incentives in addition to those of the region and the country, of which they replace those with the same id. */
  incentives: optional(z.array(IncentiveRule)),
}

const Provider = z.object({
  /** Short; never change it, as homes refer to it. */
  id: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
  /** Name as customers know it; the same in every language. */
  company: words,
  ...localFigures,
})
export type Provider = z.output<typeof Provider>

/** Names in the page's language by those of the file, which homes store; the build adds them. */
const shownNames = optional(z.record(z.string(), words))

/** A state or province. */
export const Subdivision = z.object({
  /** Names as in the town files, of `region-names.json`; the first is shown. */
  names: z.array(words).check(z.minLength(1)),
  ...localFigures,
  /** Lowest and highest price per kWh, where no tariff is known [currency/kWh]. */
  priceRange: optional(z.object({ ...sourced, low: pricePerKwh, high: pricePerKwh })),
  /** Electricity providers whose prices or rules differ. One without a price takes that of the region. */
  providers: optional(z.array(Provider)),
  shownNames,
})
export type Subdivision = z.output<typeof Subdivision>

/** Kits that plug into a socket: `value` is the highest output of the inverter [W], `note` what to check before buying one. */
const PlugInRule = z.object(sourcedFigure)

export const Preset = z.object({
  /** ISO 3166-1 alpha-2. */
  country: z.string().check(z.length(2)),
  /**
   * Town that pages of the country's other towns compare with, as `townKey` names it: `DE/berlin/berlin`. For a capital within
   * or beside a larger town (New Delhi, Sri Jayewardenepura Kotte), that town.
   */
  capital: optional(z.string()),
  tariffForm: optional(z.enum(['flat', 'blocks', 'hours'])),
  ...localFigures,
  incentives: z.array(IncentiveRule),
  /** Gas that a typical home burns for heating and hot water [kWh/year]. */
  heatingGas: optional(SourcedFigure),
  /** Rooftop system before support [currency/kWp]. */
  pvCost: optional(MoneyFigure),
  /** [currency/kWh usable] */
  batteryCost: optional(MoneyFigure),
  vat: optional(VatRule),
  plugIn: optional(PlugInRule),
  /** Regions by ISO 3166-2; each is a file of its own. */
  subdivisions: optional(z.record(z.string(), Subdivision)),
  shownNames,
})
export type Preset = z.output<typeof Preset>
