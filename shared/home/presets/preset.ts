import type { Incentive } from '../costs.ts'
import type { IsoDate } from '../kinds.ts'
import type { Selling, Tariff } from '../tariff.ts'

/*
 * What is typical of a country: figures that were read somewhere, each with where, when, and how far to trust it. A figure
 * that nobody read is absent, and the user is asked. Each country is a module of its own; `load.ts` fetches one.
 */

/** Where a figure was read. */
export interface Source {
  readonly title: string
  readonly url?: string
  /** Where it was read, when that was not the source's own page. */
  readonly via?: string
  /** Pages that say the same. */
  readonly others?: readonly string[]
}

/**
 * `high`: an official or a regulator's figure. `medium`: a market survey, a supplier's own page, or an official figure read
 * second hand. `low`: one guide, a projection, or much averaged.
 */
export type Confidence = 'high' | 'medium' | 'low'

/** What every entry says of itself. */
export interface Read {
  readonly source: Source
  readonly confidence: Confidence
  /** What it is for, or when it was written, in the source's own measure: `2025-H2`, `FY2023`. */
  readonly period: string
  /** Last day of that; from it on the figure ages. `null`: the source bears no date. */
  readonly asOf: IsoDate | null
  /** A day from which it is to be looked at again, whatever its age. */
  readonly checkAfter?: IsoDate
  /** Of a rule that is not plainly in force, as far as the source says. */
  readonly inForce?: 'announced' | 'unknown' | 'superseded' | 'between calls'
  readonly note?: string
}

export interface Figure extends Read {
  readonly value: number
  readonly low?: number
  readonly high?: number
  /** Of the range, where it is older than the value. */
  readonly rangeAsOf?: IsoDate
}

/** An amount of money; in the country's own currency unless it names another. */
export interface MoneyFigure extends Figure {
  readonly tax: 'included' | 'partly' | 'not included' | 'not stated'
  /** Read in this one only: a hint, as nothing is converted. */
  readonly currency?: string
}

/**
 * What something installed costs by its size: `fixed + each × size`. No source says so: it is a straight line set by hand
 * through the prices of its sources, within 10 % of each that was used; outside its sizes it is a guess.
 */
export interface PriceBySize extends Read {
  /** [currency] */
  readonly fixed: number
  /** [currency/kWp], [currency/kWh usable] */
  readonly each: number
  readonly tax: 'included' | 'not stated'
  /** Sizes the line was set for [kWp], [kWh usable]. */
  readonly validFrom: number
  readonly validTo: number
}

/** What a usual household pays for a kWh [currency/kWh]. */
export interface PriceFigure extends MoneyFigure {
  /** Fixed charges are spread over the kWh of `value`. */
  readonly fixedIncluded: boolean
  /** The parts, where they are known: solar saves the first alone. [currency/kWh], [currency/day] */
  readonly unitRate?: number
  readonly fixedPerDay?: number
}

/** What a home uses [kWh/year]. */
export interface UseFigure extends Figure {
  readonly byPersons?: Readonly<Record<number, number>>
  /** By the name of a region or of a tariff. */
  readonly byRegion?: Readonly<Record<string, number>>
  readonly byTariff?: Readonly<Record<string, number>>
}

/** A tariff that exists. */
export interface TariffExample extends Read {
  /** Short, and never changed: homes name it. */
  readonly id: string
  readonly utility: string
  readonly name: string
  readonly tariff: Pick<Tariff, 'buying' | 'fixedPerMonth' | 'minimumPerMonth'>
  /** What belongs to it and was not read: the bill says it. */
  readonly missing?: string
}

export type TariffForm = 'flat' | 'blocks' | 'hours'

/** When a rule holds, by the day the system starts. */
export interface Span {
  readonly from?: IsoDate
  /** Its last day. */
  readonly until?: IsoDate
}

/** Something the sources say that is too old, too special or too roundabout to fill in. */
export interface Hint {
  readonly text: string
  readonly url?: string
}

/** What a home is given for what it sells. */
export interface SellingRule extends Read {
  /** `ask`: the terms are no preset; what is here only says how one is asked. */
  readonly default: 'fill' | 'ask'
  /** `null` without a rule for all. */
  readonly selling: Selling | null
  readonly startsIn?: Span
  /** Beyond this power another price holds, which is asked [kWp]. */
  readonly mostKw?: number
  readonly exportLimit?: NonNullable<Tariff['exportLimit']>
  /** What the price may be. [currency/kWh] */
  readonly range?: readonly [low: number, high: number]
  readonly hints?: readonly Hint[]
}

type WithoutSwitch<Kind> = Kind extends unknown ? Omit<Kind, 'on'> : never

/** Support a home may get. */
export interface IncentiveRule extends Read {
  readonly id: string
  /** `apply`: on at first; `offer`: off at first; `none`: it has ended, and is named only to say so. */
  readonly default: 'apply' | 'offer' | 'none'
  readonly startsIn?: Span
  readonly incentive: WithoutSwitch<Incentive>
  /** Of certificates: how many a kW earns by the year of the start and the rating of the zone, and what one sells for. */
  readonly certificates?: {
    readonly yearsLeft?: Readonly<Record<number, number>>
    readonly ratings?: Readonly<Record<number, number>>
    /** [currency] */
    readonly price: readonly [low: number, high: number]
  }
  readonly hints?: readonly Hint[]
}

/** Tax on what is bought [-]; `rate: null`: none was read, ask for the price with all taxes. */
export interface VatRule {
  readonly rate: number | null
  /** Where the condition is not met. */
  readonly otherwise?: number
  readonly condition: string
  readonly cases?: readonly { readonly when: string; readonly rate: number }[]
  readonly from?: IsoDate
  readonly until?: IsoDate
  /** Of a battery, where it differs. */
  readonly batteries?: number
  /** The rate is reckoned from others, not printed. */
  readonly isWorkedOut?: boolean
  /** Absent where nothing was read. */
  readonly read?: Read
  readonly checkAfter?: IsoDate
}

/** What a part of a country has of its own; it goes before the country's. */
export interface Subdivision {
  /** As lists of towns call it. */
  readonly names: readonly string[]
  readonly selling?: SellingRule
  readonly tariffs?: readonly TariffExample[]
  /** Besides the country's. */
  readonly incentives?: readonly IncentiveRule[]
}

export interface Preset {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** How electricity is usually priced, as far as tariffs were read. */
  readonly tariffForm?: TariffForm
  readonly price?: PriceFigure
  readonly use?: UseFigure
  /** Of a system on the roof, before support [currency/kWp]. */
  readonly pvCost?: MoneyFigure
  /** [currency/kWh usable] */
  readonly batteryCost?: MoneyFigure
  /** By power, and of a battery bought with the panels by capacity: these fill a home in, the means above stand beside. */
  readonly pvPrice?: PriceBySize
  readonly batteryPrice?: PriceBySize
  /** The first goes before `price`. */
  readonly tariffs?: readonly TariffExample[]
  readonly selling?: SellingRule
  readonly incentives: readonly IncentiveRule[]
  readonly vat?: VatRule
  /** By ISO 3166-2. */
  readonly subdivisions?: Readonly<Record<string, Subdivision>>
}

/** Twelve months of the same day of 24 characters, each naming a period. */
export const everyMonth = (hours: string): string[] => Array.from({ length: 12 }, () => hours)

/** A price with a tax on it, to a hundredth of the smallest coin. */
export const withTax = (price: number, tax: number): number => Number((price * (1 + tax)).toFixed(4))

/** A tariff with one price for every kWh. */
export const flat = (price: number): NonNullable<Tariff['buying']> => ({
  periods: [{ blocks: [{ upTo: null, price }] }],
})

/** A tariff whose price changes with the kWh of a month: ends and prices, the last without end. */
export const inBlocks = (
  ...blocks: readonly (readonly [upTo: number | null, price: number])[]
): NonNullable<Tariff['buying']> => ({ periods: [{ blocks: blocks.map(([upTo, price]) => ({ upTo, price })) }] })
