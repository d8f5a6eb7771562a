import { UNITED_STATES } from '../united-states.ts'

/* The only place that creates formats, and that decides on the locale of text without a region. */

/** Until the user chooses a region, and for text that belongs to none. */
export const DEFAULT_LOCALE = UNITED_STATES.locale

/** Of all words; numbers follow the region. */
export const LANGUAGE = 'en'

/** English words in the order and clock of the country. */
export const dateLocaleOf = (country: string): string => `${LANGUAGE}-${country}`

// Cached: creating a format costs as much as a hundred uses.
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const listFormats = new Map<string, Intl.ListFormat>()

export function numberFormatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options)
  numberFormats.set(key, format)
  return format
}

export function dateFormatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  dateFormats.set(key, format)
  return format
}

export function listFormatOf(locale: string, options: Intl.ListFormatOptions): Intl.ListFormat {
  const key = `${locale} ${options.type} ${options.style}`
  const format = listFormats.get(key) ?? new Intl.ListFormat(locale, options)
  listFormats.set(key, format)
  return format
}
