/*
 * Languages of the site. English is the source and stays at the bare addresses; another language's addresses begin with
 * its tag in lower case.
 */

interface LanguageRow {
  /** Name in the language itself. */
  readonly name: string
  /** Region until one is chosen, ISO 3166-1 alpha-2. */
  readonly country: string
  readonly direction: 'ltr' | 'rtl'
  /** Whether visitors are led to it. Other languages are served for reviews and tests where the operator names them. */
  readonly isComplete: boolean
}

const rows = {
  en: { name: 'English', country: 'US', direction: 'ltr', isComplete: true },
  de: { name: 'Deutsch', country: 'DE', direction: 'ltr', isComplete: true },
  es: { name: 'Español', country: 'ES', direction: 'ltr', isComplete: true },
  fr: { name: 'Français', country: 'FR', direction: 'ltr', isComplete: true },
  'pt-BR': { name: 'Português (Brasil)', country: 'BR', direction: 'ltr', isComplete: true },
  hi: { name: 'हिन्दी', country: 'IN', direction: 'ltr', isComplete: true },
  // Longer, accented and in brackets: shows texts that are cut off or outside of messages.
  'en-XA': { name: 'Pseudo-English', country: 'US', direction: 'ltr', isComplete: false },
} as const satisfies Record<string, LanguageRow>

/** BCP 47 tag. */
export type Language = keyof typeof rows

export const SOURCE_LANGUAGE: Language = 'en'
export const PSEUDO_LANGUAGE: Language = 'en-XA'
export const LANGUAGES = Object.keys(rows) as readonly Language[]
export const isLanguage = (tag: string): tag is Language => Object.hasOwn(rows, tag)

export const languageRow = (language: Language): LanguageRow => rows[language]

/** Those that visitors are led to. */
export const COMPLETE_LANGUAGES = LANGUAGES.filter((language) => rows[language].isComplete)
