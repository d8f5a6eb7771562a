import { defaultLocale } from '../language/locale.ts'
import type { Region } from '../region.ts'
import { numberFormatOf } from './locale.ts'

/** If there is none, numbers have the form of the page's language. */
type NumberLocale = Partial<Pick<Region, 'locale'>>

/** Text shown instead of NaN or Infinity. */
export const NO_VALUE = '–'

/** Replaces a leading hyphen by a true minus sign (U+2212). */
export const withMinusSign = (formatted: string): string => formatted.replace('-', '\u2212')

/** Numbers that round to 0 have no sign. */
function formatFinite(
  value: number,
  { locale = defaultLocale() }: NumberLocale,
  options: Intl.NumberFormatOptions,
): string {
  if (!Number.isFinite(value)) return NO_VALUE
  return withMinusSign(numberFormatOf(locale, { signDisplay: 'negative', ...options }).format(value))
}

/** The limits are the least and the greatest number of decimals: 15, 5.3. */
export const formatNumber = (value: number, region: NumberLocale = {}, most = 0, least = 0): string =>
  formatFinite(value, region, { minimumFractionDigits: least, maximumFractionDigits: most })

/** Share of 1 in percent: `82%`, `82 %`. */
export const formatShare = (share: number, region: NumberLocale = {}, most = 0, least = 0): string =>
  formatFinite(share, region, { style: 'percent', minimumFractionDigits: least, maximumFractionDigits: most })

/** Percent as a number: 82 is `82%`, with at most so many decimals. */
export const formatPercent = (percent: number, region: NumberLocale = {}, most = 0, least = 0): string =>
  formatFinite(percent, region, {
    style: 'unit',
    unit: 'percent',
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  })

/** Options for all decimals: 150.5. */
export const EXACT = { minimumFractionDigits: 0, maximumFractionDigits: 15, signDisplay: 'negative' } as const
/** Options for useful digits, for intermediate values: 0.2778, 1,234.5679. */
export const READABLE = {
  minimumFractionDigits: 0,
  maximumFractionDigits: 4,
  maximumSignificantDigits: 6,
  roundingPriority: 'morePrecision',
} as const

/** The full number, with a hyphen as it is typed: -20,000.5. */
export const formatExact = (value: number, { locale = defaultLocale() }: NumberLocale = {}): string =>
  numberFormatOf(locale, EXACT).format(value)

export const formatReadable = (value: number, region: NumberLocale): string => formatFinite(value, region, READABLE)

/** The number for an input box: without grouping. */
export const formatNumberForInput = (value: number, { locale = defaultLocale() }: NumberLocale): string =>
  numberFormatOf(locale, { useGrouping: false, maximumSignificantDigits: 8 }).format(value)
