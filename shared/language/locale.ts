import { type Language, languageRow } from './languages.ts'
import { currentLanguage } from './translation.ts'

/** The language without a region: `pt`. */
export const baseLanguage = (language: Language = currentLanguage()): string => language.replace(/-.*/, '')

/** The language in its own form: until the user chooses a region, and for text that belongs to none. */
export const defaultLocale = (language: Language = currentLanguage()): string =>
  `${baseLanguage(language)}-${languageRow(language).country}`
