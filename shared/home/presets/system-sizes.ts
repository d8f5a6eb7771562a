/*
 * Sizes of home systems by country, as of November 2026. Not part of the presets, as they are needed before a preset is
 * loaded. "Read": from the source of the country's price by size; "judged": an estimate without a source.
 */

export interface SystemSizes {
  /** [kWp] */
  readonly typicalKw: number
  /** Smallest size that installers commonly sell [kWp]. */
  readonly smallestSoldKw: number
}

const SIZES: Readonly<Record<string, SystemSizes>> = {
  // Typical: read: LBNL median of 2023; marketplace shoppers about 11 kW. Smallest: judged: some installers start at 4 kW.
  US: { typicalKw: 7.4, smallestSoldKw: 4 },
  // Typical: read: "typical 7.5 kW". Smallest: judged; no figure read.
  CA: { typicalKw: 7.5, smallestSoldKw: 4 },
  // Typical: judged; no figure read; eight panels. Smallest: read: sets of two or three panels.
  MX: { typicalKw: 4, smallestSoldKw: 1.1 },
  // Typical: read: "most common size". Smallest: read: 2 kWp quoted.
  BR: { typicalKw: 5, smallestSoldKw: 2 },
  // Typical: judged; no figure read; between the bands. Smallest: judged; no figure read.
  GB: { typicalKw: 4.5, smallestSoldKw: 2 },
  // Typical: read: the Minister's example. Smallest: judged; no figure read.
  IE: { typicalKw: 4.5, smallestSoldKw: 2 },
  // Typical: judged; no figure read; 8 to 10 kWp is what guides call a family home. Smallest: read: CHIP.
  DE: { typicalKw: 9, smallestSoldKw: 4 },
  // Typical: judged; no figure read; the official statistics quote 5 and 10 kWp. Smallest: judged; no figure read.
  AT: { typicalKw: 10, smallestSoldKw: 3 },
  // Typical: judged; no figure read. Smallest: judged; no figure read.
  CH: { typicalKw: 10, smallestSoldKw: 4 },
  // Typical: judged from the three sizes all guides quote: 3, 6, 9 kWc. Smallest: smallest size in the tables read; self-built sets below.
  FR: { typicalKw: 6, smallestSoldKw: 3 },
  // Typical: read: APPA mean of home systems 2024. Smallest: read: press examples from 1.5 kW.
  ES: { typicalKw: 4.7, smallestSoldKw: 1.5 },
  // Typical: judged; no figure read. Smallest: judged; no figure read; excluding plug-in sets of 0.8 kW.
  PT: { typicalKw: 4, smallestSoldKw: 1.5 },
  // Typical: judged: 3 and 6 kW are what all guides quote. Smallest: smallest size in the tables read.
  IT: { typicalKw: 6, smallestSoldKw: 2 },
  // Typical: read: ten panels of 435 W, the largest of three common sets. Smallest: read: six panels.
  NL: { typicalKw: 4.35, smallestSoldKw: 2.6 },
  // Typical: read: "average installation" of 5 kWp. Smallest: smallest size in the tables read.
  BE: { typicalKw: 5, smallestSoldKw: 3 },
  // Typical: read: commonly 6 to 10 kWp in 2024. Smallest: judged; no figure read.
  PL: { typicalKw: 7, smallestSoldKw: 3 },
  // Typical: read: homes have room for 5 to 10 kW, trend to the upper end. Smallest: smallest size in the tables read.
  SE: { typicalKw: 10, smallestSoldKw: 4 },
  // Typical: computed from MW by band in January 2026: half below about 9 kW; 6.6 kW was common before. Smallest: smallest size in the tables read; most sell 6.6 kW up.
  AU: { typicalKw: 9, smallestSoldKw: 3 },
  // Typical: read: mean of new home systems, November 2024. Smallest: judged; no figure read.
  NZ: { typicalKw: 7.3, smallestSoldKw: 3 },
  // Typical: judged: the subsidy is largest at 3 kW. Smallest: smallest size in the tables read.
  IN: { typicalKw: 3, smallestSoldKw: 1 },
  // Typical: read: entry system of 6 to 8 panels. Smallest: read: six panels.
  ZA: { typicalKw: 3.5, smallestSoldKw: 3 },
  // Typical: judged; an undated guide says 4.5 kW. Smallest: read: homes from 1 kW.
  JP: { typicalKw: 5, smallestSoldKw: 1.5 },
}

/** Median of the sizes above. */
const ELSEWHERE_KW = 5.5

export const typicalKw = (country: string): number => sizesOf(country)?.typicalKw ?? ELSEWHERE_KW

export const smallestSoldKw = (country: string): number | undefined => sizesOf(country)?.smallestSoldKw

const sizesOf = (country: string) => (Object.hasOwn(SIZES, country) ? SIZES[country] : undefined)
