import type { TownFigures } from '../solar/town-figures.ts'

/*
 * What the pages of /solar show. Names are those of the towns' files; pages translate them. Addresses are below /solar,
 * without a language.
 */

/** A town in a list or a comparison. */
export interface TownLink {
  /** `india/maharashtra/pune` */
  readonly slug: string
  readonly name: string
  readonly country: string
  /** Most likely yield of a year [kWh/kWp]; absent for towns that are not indexed. */
  readonly output?: number
}

export interface RegionLink {
  readonly slug: string
  readonly name: string
  /** Indexed towns, and the mean of their yields [kWh/kWp]. */
  readonly count: number
  readonly output?: number
}

export interface CountryLink {
  readonly slug: string
  readonly country: string
  /** Indexed towns, and the lowest, mean and highest yield [kWh/kWp]. */
  readonly count: number
  readonly output?: { readonly lowest: number; readonly mean: number; readonly highest: number }
}

/** Towns with stored figures on the land of the world, as paths of an SVG. */
export interface WorldMap {
  readonly width: number
  readonly height: number
  readonly land: string
  /** Classes by yield: the lowest one [kWh/kWp], and the path with a point for each town. */
  readonly classes: readonly { readonly from: number; readonly towns: string }[]
}

export interface WorldPage {
  readonly kind: 'world'
  readonly map: WorldMap
  readonly countries: readonly CountryLink[]
}

export interface CountryPage {
  readonly kind: 'country'
  readonly country: CountryLink
  /** The highest yield first; then those without an indexed town. */
  readonly regions: readonly RegionLink[]
  readonly best: readonly TownLink[]
  readonly worst: readonly TownLink[]
  readonly largest: readonly TownLink[]
  readonly typical?: TypicalFigures
}

/** Sources of typical figures, in the page's language: title, link and day. */
export interface SourceLink {
  readonly title: string
  readonly url?: string
  /** ISO 8601 day. */
  readonly asOf?: string
}

/** A typical figure in the page's language, or what to ask where it is unknown. */
export interface TypicalFigure {
  readonly name: string
  readonly value: string
  /** Absent where the figure is unknown. */
  readonly source?: SourceLink
}

/** Prices, use and rules by which a page counts, of the country or of its region. */
export interface TypicalFigures {
  readonly figures: readonly TypicalFigure[]
  readonly incentives: readonly (SourceLink & { readonly name: string })[]
}

export interface RegionPage {
  readonly kind: 'region'
  readonly country: CountryLink
  readonly region: RegionLink
  /** Indexed ones: the highest yield first. */
  readonly towns: readonly TownLink[]
  /** Others: the largest first. */
  readonly others: readonly TownLink[]
}

/** How a town is chosen for a comparison. */
export type Relation = 'itself' | 'neighbor' | 'capital' | 'best' | 'worst' | 'latitude' | 'known'

export interface TownComparison {
  readonly town: TownLink
  readonly relation: Relation
}

/** Shortest, mean and longest day of a season. */
export interface SunDay {
  /** [h] */
  readonly dayLength: number
  /** [°] */
  readonly noonAltitude: number
  /** Azimuth and altitude from sunrise to sunset, each half hour [°]. */
  readonly path: readonly (readonly [azimuth: number, altitude: number])[]
}

export interface TownSun {
  /** Clock times [ms after midnight]; absent where the sun does not rise or set on a day of the year. */
  readonly earliestSunrise?: number
  readonly latestSunset?: number
  readonly june: SunDay
  readonly march: SunDay
  readonly december: SunDay
}

/** The typical home of the region with panels that make as much in a year as it uses. */
export interface TownMoney {
  /** ISO 3166-1, ISO 4217 */
  readonly currency: string
  /** [kWh/year] */
  readonly use: number
  /** [kWp] */
  readonly kwp: number
  /** Share of the solar that is used at home, without a battery and with one [0–1]. */
  readonly usedAtHome: number
  readonly usedWithBattery: number
  /** Usable capacity of that battery [kWh]. */
  readonly batteryKwh: number
  /** Unknown figures: without a price there is no payback, without an export rate it counts as zero. */
  readonly missing: readonly ('price' | 'export rate' | 'system price')[]
  readonly cost?: {
    /** Price before incentives, and what is left of it after those of the first year. */
    readonly price: number
    readonly afterIncentives: number
    /** Saving of the first year. */
    readonly saving: number
    /** Payback in a bad, the most likely and a good case [years]; `null`: not within the plan's years. */
    readonly payback: { readonly bad: number | null; readonly likely: number | null; readonly good: number | null }
  }
  /** Day of the figures. */
  readonly asOf: string
}

export interface TownPage {
  readonly kind: 'town'
  readonly slug: string
  readonly name: string
  readonly country: CountryLink
  /** Absent for a town without a region. */
  readonly region?: Pick<RegionLink, 'slug' | 'name'>
  /** Slug in the address `/plan#town=…`. */
  readonly plannerSlug: string
  /** [°] */
  readonly latitude: number
  readonly longitude: number
  readonly figures: TownFigures
  readonly sun: TownSun
  /** Rank among the indexed towns of the country, 1 for the highest yield; absent for others. */
  readonly rank?: { readonly place: number; readonly count: number }
  readonly comparisons: readonly TownComparison[]
  readonly money?: TownMoney
  /** Absent in countries without typical figures. */
  readonly typical?: TypicalFigures
}

/** A country, or a region or town of it. */
export interface SimilarPlace {
  readonly kind: 'country' | 'region' | 'town'
  readonly slug: string
  readonly country: string
  /** Name; empty for a country. */
  readonly name: string
}

/** No place has this address. */
export interface MissingPlacePage {
  readonly kind: 'missing'
  /** The most alike first. */
  readonly nearest: readonly SimilarPlace[]
}

export type SolarPage = WorldPage | CountryPage | RegionPage | TownPage | MissingPlacePage
