import { currentLanguage } from '../language/translation.ts'
import { displayNamesOf } from './locale.ts'

/** Chromium has short names alone for Hong Kong, Macao and Palestine; the server must render the same. */
const ALWAYS_SHORT = /^(HK|MO|PS)$/

/** Common name: `Germany`. @param country ISO 3166-1 alpha-2 */
export const countryName = (country: string): string =>
  (/^[A-Z]{2}$/.test(country) && displayNamesOf('region', ALWAYS_SHORT.test(country) ? 'short' : 'long').of(country)) ||
  country

const WITH_ARTICLE = /^United |^Netherlands$|^Philippines$|Islands$|Republic$/
/** Name within a sentence: `the Netherlands`. Other languages put it where it needs no article. */
export function countryInSentence(country: string): string {
  const name = countryName(country)
  return currentLanguage() === 'en' && WITH_ARTICLE.test(name) ? `the ${name}` : name
}

/** `German`. */
export const languageName = (language: string): string => displayNamesOf('language').of(language) ?? language

/** `Euro`. @param currency ISO 4217 */
export const currencyName = (currency: string): string => displayNamesOf('currency').of(currency) ?? currency
