import type { Incentive } from '../costs.ts'
import type { IsoDate } from '../field-schemas.ts'
import type { Selling } from '../selling.ts'
import type { Tariff } from '../tariff.ts'

/* A figure without a source is absent. Each country is a module of its own, loaded by `load.ts`. */

export interface Source {
  readonly title: string
  readonly url?: string
  /** Where the figure was found, if not on the source's own page. */
  readonly via?: string
  /** Further pages that confirm it. */
  readonly others?: readonly string[]
}

/**
 * `high`: a figure of a public authority or regulator. `medium`: a market survey, a supplier's page, or an official figure
 * quoted elsewhere. `low`: a single guide, a projection, or a rough average.
 */
export type Confidence = 'high' | 'medium' | 'low'

export interface SourcedEntry {
  readonly source: Source
  readonly confidence: Confidence
  /** Period of validity or date of publication, as the source writes it: `2025-H2`, `FY2023`. */
  readonly period: string
  /** Last day of `period`; `null`: the source has no date. */
  readonly asOf: IsoDate | null
  /** The figure needs a review from this day, at any age. */
  readonly checkAfter?: IsoDate
  /** Status of a rule that is not clearly in force. */
  readonly inForce?: 'announced' | 'unknown' | 'superseded' | 'between calls'
  readonly note?: string
}

export interface SourcedFigure extends SourcedEntry {
  readonly value: number
  readonly low?: number
  readonly high?: number
  /** Date of the range, where it is older than the value. */
  readonly rangeAsOf?: IsoDate
}

/** An amount in the country's currency unless it names another. */
export interface MoneyFigure extends SourcedFigure {
  readonly tax: 'included' | 'partly' | 'not included' | 'not stated'
  /** Currency of the source; such an amount is a hint only, as nothing is converted. */
  readonly currency?: string
}

/**
 * Installed price by size: `fixed + each × size`. A line fitted by hand to the prices of the sources, within 10 % of each;
 * outside the range of sizes it is an extrapolation.
 */
export interface PriceBySize extends SourcedEntry {
  /** [currency] */
  readonly fixed: number
  /** [currency/kWp], [currency/kWh usable] */
  readonly each: number
  readonly tax: 'included' | 'not stated'
  /** Range of sizes of the fit [kWp], [kWh usable]. */
  readonly validFrom: number
  readonly validTo: number
}

/** Price a typical household pays [currency/kWh]. */
export interface PriceFigure extends MoneyFigure {
  /** Whether `value` includes fixed charges, spread over the kWh. */
  readonly fixedIncluded: boolean
  /** Unit rate [currency/kWh] and fixed charge [currency/day] where known; solar saves only the unit rate. */
  readonly unitRate?: number
  readonly fixedPerDay?: number
}

/** [kWh/year] */
export interface UseFigure extends SourcedFigure {
  readonly byPersons?: Readonly<Record<number, number>>
  /** By name of the region or tariff. */
  readonly byRegion?: Readonly<Record<string, number>>
  readonly byTariff?: Readonly<Record<string, number>>
}

export interface TariffExample extends SourcedEntry {
  /** Short; never change it, as the provenance of homes refers to it. */
  readonly id: string
  readonly utility: string
  readonly name: string
  readonly tariff: Pick<Tariff, 'buying' | 'fixedPerMonth' | 'minimumPerMonth'>
  /** Parts of the tariff that the source does not give. */
  readonly missing?: string
}

export type TariffForm = 'flat' | 'blocks' | 'hours'

/** Period of validity, by the first day of the system. */
export interface ValidityPeriod {
  readonly from?: IsoDate
  /** Last day. */
  readonly until?: IsoDate
}

/** Too old, too special or too indirect to fill in. */
export interface Hint {
  readonly text: string
  readonly url?: string
}

/** Rule of a country or region. */
export interface SellingRule extends SourcedEntry {
  /** `ask`: the user states the terms; the rule only supports the question. */
  readonly default: 'fill' | 'ask'
  /** `null` without general terms. */
  readonly selling: Selling | null
  readonly startsIn?: ValidityPeriod
  /** Power limit of the terms [kWp]; beyond it the user states the rate. */
  readonly maxKw?: number
  readonly exportLimit?: NonNullable<Tariff['exportLimit']>
  /** Plausible rates [currency/kWh]. */
  readonly range?: readonly [low: number, high: number]
  readonly hints?: readonly Hint[]
}

type WithoutOn<Kind> = Kind extends unknown ? Omit<Kind, 'on'> : never

export interface IncentiveRule extends SourcedEntry {
  readonly id: string
  /** Initial state: `apply`: on; `offer`: off; `none`: expired and listed for information. */
  readonly default: 'apply' | 'offer' | 'none'
  readonly startsIn?: ValidityPeriod
  readonly incentive: WithoutOn<Incentive>
  /** Certificates: number per kW by start year and by zone rating, and the price of one. */
  readonly certificates?: {
    readonly yearsLeft?: Readonly<Record<number, number>>
    readonly ratings?: Readonly<Record<number, number>>
    /** [currency] */
    readonly price: readonly [low: number, high: number]
  }
  readonly hints?: readonly Hint[]
}

/** VAT [share]; `rate: null`: unknown, the user states prices including taxes. */
export interface VatRule {
  readonly rate: number | null
  /** Rate where the condition is not met. */
  readonly otherwise?: number
  readonly condition: string
  readonly cases?: readonly { readonly when: string; readonly rate: number }[]
  readonly from?: IsoDate
  readonly until?: IsoDate
  readonly batteries?: number
  /** The rate is derived from others, not published. */
  readonly isWorkedOut?: boolean
  /** Absent without a source. */
  readonly read?: SourcedEntry
  readonly checkAfter?: IsoDate
}

export interface Subdivision {
  /** Names in the town files. */
  readonly names: readonly string[]
  readonly selling?: SellingRule
  readonly tariffs?: readonly TariffExample[]
  /** In addition to the country's. */
  readonly incentives?: readonly IncentiveRule[]
}

export interface Preset {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly tariffForm?: TariffForm
  readonly price?: PriceFigure
  readonly use?: UseFigure
  /** Rooftop system before support [currency/kWp]. */
  readonly pvCost?: MoneyFigure
  /** [currency/kWh usable] */
  readonly batteryCost?: MoneyFigure
  /** Prices by power, and by capacity for a battery bought with the panels. These fill in a home; the means above do not. */
  readonly pvPrice?: PriceBySize
  readonly batteryPrice?: PriceBySize
  /** The first takes precedence over `price`. */
  readonly tariffs?: readonly TariffExample[]
  readonly selling?: SellingRule
  readonly incentives: readonly IncentiveRule[]
  readonly vat?: VatRule
  /** By ISO 3166-2. */
  readonly subdivisions?: Readonly<Record<string, Subdivision>>
}

/** A schedule of 24 period characters, the same in every month. */
export const sameEveryMonth = (hours: string): string[] => Array.from({ length: 12 }, () => hours)

/** Adds a tax and rounds to 4 decimals. */
export const withTax = (price: number, tax: number): number => Number((price * (1 + tax)).toFixed(4))

export const flatTariff = (price: number): NonNullable<Tariff['buying']> => ({
  periods: [{ blocks: [{ upTo: null, price }] }],
})

/** Blocks of monthly kWh; the last has no end. */
export const blockTariff = (
  ...blocks: readonly (readonly [upTo: number | null, price: number])[]
): NonNullable<Tariff['buying']> => ({ periods: [{ blocks: blocks.map(([upTo, price]) => ({ upTo, price })) }] })
