/*
 * Languages of the site. English is the source and stays at the bare addresses; another language's addresses begin with
 * its tag in lower case.
 */

interface LanguageRow {
  /** In the language itself. */
  readonly name: string
  /** Region until one is chosen, ISO 3166-1 alpha-2. */
  readonly country: string
  readonly direction: 'ltr' | 'rtl'
  /** Plural categories, as Unicode CLDR 48 names them. */
  readonly plurals: readonly string[]
  /** Whether visitors are led to it; a language in the making is served, but not listed. */
  readonly isPublic: boolean
}

const rows = {
  en: { name: 'English', country: 'US', direction: 'ltr', plurals: ['one', 'other'], isPublic: true },
  de: { name: 'Deutsch', country: 'DE', direction: 'ltr', plurals: ['one', 'other'], isPublic: false },
} as const satisfies Record<string, LanguageRow>

/** BCP 47 tag. */
export type Language = keyof typeof rows

export const SOURCE_LANGUAGE: Language = 'en'
export const LANGUAGES = Object.keys(rows) as readonly Language[]

export const languageRow = (language: Language): LanguageRow => rows[language]
