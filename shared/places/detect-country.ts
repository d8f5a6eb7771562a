import { countryOfLanguages } from '../language/country-of-languages.ts'
import { isCountry } from '../region.ts'
import zonesByCountry from './time-zones-by-country.json' with { type: 'json' }

/**
 * Time zones by country, separated by spaces. Source: IANA time zone database 2025b (zone.tab), with the old names that
 * browsers still use (Asia/Calcutta).
 */
const TIME_ZONES: Readonly<Record<string, string>> = zonesByCountry

/**
 * Probable country of a browser: the time zone tells where a person is, languages only where they were set up.
 * @param timeZone IANA
 * @param languages BCP 47, preferred first
 * @param pageLanguage without a country
 * @returns ISO 3166-1 alpha-2
 */
export function detectCountry(
  timeZone: string,
  languages: readonly string[],
  pageLanguage: string,
): string | undefined {
  const ofZone = Object.keys(TIME_ZONES).find((country) => TIME_ZONES[country]?.split(' ').includes(timeZone))
  const country = ofZone ?? countryOfLanguages(languages, pageLanguage)
  return country !== undefined && isCountry(country) ? country : undefined
}
