import { baseLanguage } from '../language/locale.ts'
import { currentLanguage } from '../language/translation.ts'

/* The only place that creates formats, and decides on the locale of dates and clocks. */

/** For dates and times that programs read. */
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
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const listFormats = new Map<string, Intl.ListFormat>()
const displayNames = new Map<string, Intl.DisplayNames>()

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

/** Names in the page's language. */
export function displayNamesOf(type: Intl.DisplayNamesType, style: 'long' | 'short' = 'long'): Intl.DisplayNames {
  const key = `${currentLanguage()} ${type} ${style}`
  const names = displayNames.get(key) ?? new Intl.DisplayNames(currentLanguage(), { type, style })
  displayNames.set(key, names)
  return names
}
