import type { Home } from '../home/home.ts'
import type { Preset } from '../presets/preset.ts'
import { smallestSoldKw, typicalKw } from '../presets/system-sizes.ts'
import { findMarketFigure } from '../presets/typical-home.ts'
import { regionOf } from '../region.ts'

/**
 * The market of a home: sizes that are sold, and how sure its figures are. Plans look it up in the presets each time; it is never
 * stored, so that homes of earlier versions have it, too. Plain data, as it goes from the page to its worker and back.
 */
export interface Market {
  /** [kWp] */
  readonly typicalKw: number
  readonly smallestSoldKw: number
  /** The most that rules allow [kWp]; `null` without a limit. */
  readonly largestKw: number | null
  /** The most that it may make in a year, as a multiple of the yearly use; absent: without a limit. */
  readonly largestOfUse?: number
  /** Room of the faces without a stated one [kWp]; absent: a multiple of the typical size. */
  readonly roomKw?: number
  /** Range of the typical yearly rise of the electricity price, as a deviation from it [share/year]; absent: unknown. */
  readonly priceRiseRange?: { readonly low: number; readonly high: number }
}

/** A home, with its market where a plan has looked it up. */
export type WithMarket<Part> = Part & { readonly market?: Market }

/** Smallest size if no source names one: about five panels, which kits or small installers sell nearly everywhere. */
const SMALLEST_ELSEWHERE_KW = 2

/** The home with the market of its country, region and electricity provider; the most specific figure counts. */
export function withMarket<H extends Home>(home: H, preset: Preset | null): WithMarket<H> {
  const { country, currency } = home.region
  const market = defaultMarket(country)
  if (preset?.country !== country) return { ...home, market }
  const figureOf = (name: 'typicalKw' | 'smallestSoldKw' | 'largestKw' | 'largestOfUse') =>
    findMarketFigure(preset, home.region, name)?.entry.value
  const largestOfUse = figureOf('largestOfUse')
  // Another currency has another inflation.
  const rise =
    currency === regionOf(country).currency ? findMarketFigure(preset, home.region, 'priceRise')?.entry : undefined
  return {
    ...home,
    market: {
      typicalKw: figureOf('typicalKw') ?? market.typicalKw,
      smallestSoldKw: figureOf('smallestSoldKw') ?? market.smallestSoldKw,
      largestKw: figureOf('largestKw') ?? null,
      ...(largestOfUse !== undefined && { largestOfUse }),
      ...(rise?.low !== undefined &&
        rise.high !== undefined && {
          priceRiseRange: { low: Math.min(0, rise.low - rise.value), high: Math.max(0, rise.high - rise.value) },
        }),
    },
  }
}

/** Market of a country whose preset was not looked up. */
const defaultMarket = (country: string): Market => ({
  typicalKw: typicalKw(country),
  smallestSoldKw: smallestSoldKw(country) ?? SMALLEST_ELSEWHERE_KW,
  largestKw: null,
})

export const marketOf = ({ market, region }: WithMarket<Pick<Home, 'region'>>): Market =>
  market ?? defaultMarket(region.country)
