import type { Unit } from '../../format/quantity.ts'
import { regionOf } from '../../region.ts'
import type { IsoDate } from '../field-schemas.ts'
import type { Home } from '../home.ts'
import type { Preset, SourcedEntry, SourcedFigure } from '../presets/preset.ts'
import { smallestSoldKw, typicalKw } from '../presets/system-sizes.ts'
import type { DefaultFigure } from './defaults.ts'

/** A figure of a preset, in plain data: it goes from the page to its worker and back. */
export interface MarketFigure<Value = number> {
  readonly value: Value
  /** Range, where the source has one. */
  readonly low?: number
  readonly high?: number
  /** Title, in English. */
  readonly source: string
  readonly asOf: IsoDate | null
}

/**
 * The market of a home: sizes that are sold, and what a plan uses where the home itself has no figure. Plans take it from the
 * presets each time; it is never stored, so that homes of earlier versions have it, too.
 */
export interface Market {
  /** [kWp] */
  readonly typicalKw: number
  readonly smallestSoldKw: number
  /** The most that rules allow [kWp]; `null` without a limit. */
  readonly largestKw: number | null
  /** Room of the faces without a stated one [kWp]; absent: a multiple of the typical size. */
  readonly roomKw?: number
  /** Rises a year, before inflation is taken off, and the real return of safe savings [share/year]. */
  readonly inflation?: MarketFigure
  readonly priceRise?: MarketFigure
  readonly exportRise?: MarketFigure
  readonly realReturn?: MarketFigure
  /** [money/kWp/year] */
  readonly maintenancePerKw?: MarketFigure
  /** By power of the panels [money, money/kWp]. */
  readonly inverterRenewal?: MarketFigure<{ readonly fixed: number; readonly each: number }>
}

/** A home, with its market where a plan has looked it up. */
export type WithMarket<Part> = Part & { readonly market?: Market }

/** Where no source names a size: about five panels, which a kit or a small installer sells nearly everywhere. */
const SMALLEST_ELSEWHERE_KW = 2

/** The home with the figures of its country, region and electricity provider; the most specific comes first. */
export function withMarket<H extends Home>(home: H, preset: Preset | null): WithMarket<H> {
  const { country, subdivision = '', provider, currency } = home.region
  if (preset?.country !== country) return { ...home, market: defaultMarket(country) }
  const { subdivisions = {} } = preset
  const row = Object.hasOwn(subdivisions, subdivision) ? subdivisions[subdivision] : undefined
  const owners: readonly (Figures | undefined)[] = [row?.providers?.find(({ id }) => id === provider), row, preset]
  const find = <Name extends keyof Figures>(name: Name): Figures[Name] | undefined =>
    owners.find((owner) => owner?.[name] !== undefined)?.[name]
  const sizes = {
    ...defaultMarket(country),
    ...withoutUndefined({
      typicalKw: find('typicalKw')?.value,
      smallestSoldKw: find('smallestSoldKw')?.value,
      largestKw: find('largestKw')?.value,
    }),
  }
  // Nothing is converted, and another currency has another inflation.
  if (currency !== regionOf(country).currency) return { ...home, market: sizes }
  const renewal = find('inverterRenewal')
  const market: Market = {
    ...sizes,
    ...withoutUndefined({
      inflation: toFigure(find('inflation')),
      priceRise: toFigure(find('priceRise')),
      exportRise: toFigure(find('exportRise')),
      realReturn: toFigure(find('realReturn')),
      maintenancePerKw: toFigure(find('maintenancePerKw')),
      inverterRenewal: renewal && { value: { fixed: renewal.fixed, each: renewal.each }, ...sourceOf(renewal) },
    }),
  }
  return { ...home, market }
}

type Figures = Pick<
  Preset,
  | 'typicalKw'
  | 'smallestSoldKw'
  | 'largestKw'
  | 'inflation'
  | 'priceRise'
  | 'exportRise'
  | 'realReturn'
  | 'maintenancePerKw'
  | 'inverterRenewal'
>

/** Where no preset was looked up. */
const defaultMarket = (country: string): Market => ({
  typicalKw: typicalKw(country),
  smallestSoldKw: smallestSoldKw(country) ?? SMALLEST_ELSEWHERE_KW,
  largestKw: null,
})

export const marketOf = ({ market, region }: WithMarket<Pick<Home, 'region'>>): Market =>
  market ?? defaultMarket(region.country)

const sourceOf = ({ source, asOf }: SourcedEntry) => ({ source: source.title, asOf })

const toFigure = (figure: SourcedFigure | undefined): MarketFigure | undefined =>
  figure && {
    value: figure.value,
    ...withoutUndefined({ low: figure.low, high: figure.high }),
    ...sourceOf(figure),
  }

/** What a plan uses where the home has no figure of its own. */
export const toDefault = <Value extends number>(
  { value, source, asOf }: MarketFigure<Value>,
  unit: Unit,
): DefaultFigure => ({ value, unit, source: () => source, asOf })

type Defined<Row> = { readonly [Key in keyof Row]?: Exclude<Row[Key], undefined> }

const withoutUndefined = <Row extends object>(row: Row): Defined<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Defined<Row>
