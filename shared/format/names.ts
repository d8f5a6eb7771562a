import { LANGUAGE } from './locale.ts'

/* Constructing `Intl.DisplayNames` takes long, so it waits for its first use. */

let countryNames: Intl.DisplayNames | undefined
let currencyNames: Intl.DisplayNames | undefined

/** Common English name: `Germany`. @param country ISO 3166-1 alpha-2 */
export function countryName(country: string): string {
  countryNames ??= new Intl.DisplayNames(LANGUAGE, { type: 'region' })
  return (/^[A-Z]{2}$/.test(country) && countryNames.of(country)) || country
}

const WITH_ARTICLE = /^United |^Netherlands$|^Philippines$|Islands$|Republic$/
/** Name within a sentence: `the Netherlands`. */
export const countryInSentence = (country: string): string =>
  (WITH_ARTICLE.test(countryName(country)) ? 'the ' : '') + countryName(country)

/** `Euro`. @param currency ISO 4217 */
export function currencyName(currency: string): string {
  currencyNames ??= new Intl.DisplayNames(LANGUAGE, { type: 'currency' })
  return currencyNames.of(currency) ?? currency
}
