import { localTimeZone } from '#shared/format/locale.ts'
import { baseLanguage } from '#shared/language/locale.ts'
import { detectCountry } from '#shared/places/detect-country.ts'
import { type Region, regionOf } from '#shared/region.ts'

/** `undefined` where neither the clock nor the languages tell a country. */
export function detectBrowserRegion(): Region | undefined {
  const country = detectCountry(localTimeZone(), navigator.languages, baseLanguage())
  return country === undefined ? undefined : regionOf(country)
}
