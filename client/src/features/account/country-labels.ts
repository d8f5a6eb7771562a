import { countryName } from '#shared/format/names.ts'
import { SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { COUNTRY_NAMES } from '#shared/places/countries.ts'

/* Accounts store the English name of a country; a page shows it in its own language. */

const labelOf = (code: string, storedName: string) =>
  currentLanguage() === SOURCE_LANGUAGE ? storedName : countryName(code)

export function countryLabel(storedName: string): string {
  const code = Object.keys(COUNTRY_NAMES).find((code) => COUNTRY_NAMES[code] === storedName)
  return code === undefined ? storedName : labelOf(code, storedName)
}

export function listCountries() {
  const { compare } = new Intl.Collator(currentLanguage())
  return Object.entries(COUNTRY_NAMES)
    .map(([code, storedName]): [storedName: string, label: string] => [storedName, labelOf(code, storedName)])
    .sort(([, a], [, b]) => compare(a, b))
}
