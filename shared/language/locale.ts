import { languageRow } from './languages.ts'
import { currentLanguage } from './translation.ts'

/** The page's language without a region: `pt`. */
export const baseLanguage = (): string => currentLanguage().replace(/-.*/, '')

/** The page's language in its own form: until the user chooses a region, and for text that belongs to none. */
export const defaultLocale = (): string => `${baseLanguage()}-${languageRow(currentLanguage()).country}`
