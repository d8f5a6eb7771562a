import { baseLanguage } from '../language/locale.ts'
import { currentLanguage } from '../language/translation.ts'
import { createLruCache } from '../lru-cache.ts'

/* The only place that creates formats, and decides on the locale of dates and clocks. */

/** Locale of dates and times that programs read. */
export const CALENDAR_LOCALE = 'en-US'

/** Words of the page's language in the order and clock of the country. */
export const dateLocaleOf = (country: string): string => {
  const locale = `${baseLanguage()}-${country}`
  // South Tyrol's German says `Jänner`, as Austria's does.
  return locale === 'de-IT' ? 'de-DE' : locale
}

/** 12- or 24-hour clock of a locale's country, as the country's main language has it. */
export const hourCycleOf = (locale: string) => {
  const { region } = new Intl.Locale(locale).maximize()
  const { language } = new Intl.Locale(`und-${region}`).maximize()
  return dateFormatOf(`${language}-${region}`, { hour: 'numeric' }).resolvedOptions().hourCycle ?? 'h12'
}

// Cached: creating a format costs as much as a hundred uses.
const MAX_FORMATS = 500
const numberFormats = createLruCache<Intl.NumberFormat>(MAX_FORMATS)
const dateFormats = createLruCache<Intl.DateTimeFormat>(MAX_FORMATS)
const listFormats = createLruCache<Intl.ListFormat>(MAX_FORMATS)
const displayNames = createLruCache<Intl.DisplayNames>(MAX_FORMATS)

export const numberFormatOf = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  numberFormats.getOrBuild(`${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))

export const dateFormatOf = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dateFormats.getOrBuild(`${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options))

export const listFormatOf = (locale: string, options: Intl.ListFormatOptions): Intl.ListFormat =>
  listFormats.getOrBuild(`${locale} ${options.type} ${options.style}`, () => new Intl.ListFormat(locale, options))

/** Time zone of the device: IANA, or `UTC`. */
export const localTimeZone = (): string => dateFormatOf(CALENDAR_LOCALE, {}).resolvedOptions().timeZone

/** Names in the page's language. */
export function displayNamesOf(type: Intl.DisplayNamesType, style: 'long' | 'short' = 'long'): Intl.DisplayNames {
  const language = currentLanguage()
  return displayNames.getOrBuild(`${language} ${type} ${style}`, () => new Intl.DisplayNames(language, { type, style }))
}
