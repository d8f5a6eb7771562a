import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PO from 'pofile'
import { messageKey } from '#shared/language/format-message.ts'
import { LANGUAGES, type Language, PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { PSEUDO_TRANSLATION } from '#shared/language/pseudo-locale.ts'
import type { Translation } from '#shared/language/translation.ts'

/* Translations by message, from the catalogs in locales/. */

/** Languages with catalogs. The pseudo-language is made from English while it runs. */
export const TRANSLATED_LANGUAGES = LANGUAGES.filter(
  (language) => language !== SOURCE_LANGUAGE && language !== PSEUDO_LANGUAGE,
)

/** The path is as far from the sources as from the built server. */
export const LOCALES = join(import.meta.dirname, '..', '..', 'locales')

const translations = new Map<Language, Translation>()

/** Catalogs are read once; a missing translation leaves the message in English. */
export function translationOf(language: Language): Translation {
  const translation = translations.get(language) ?? readTranslation(language)
  translations.set(language, translation)
  return translation
}

function readTranslation(language: Language): Translation {
  if (language === SOURCE_LANGUAGE) return { language }
  if (language === PSEUDO_LANGUAGE) return PSEUDO_TRANSLATION
  return { language, messages: new Map(listTranslations(language)) }
}

/** Translations by message, or by context and message. */
export const listTranslations = (language: Language): readonly (readonly [string, string])[] =>
  readCatalogs(language).flatMap(({ items }) => items.flatMap(entriesOf))

export function readCatalogs(language: Language): readonly PO[] {
  const folder = join(LOCALES, language)
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  return names.filter((name) => name.endsWith('.po')).map((name) => PO.parse(readFileSync(join(folder, name), 'utf8')))
}

function entriesOf({ msgid, msgctxt, msgstr: [text], obsolete }: PO['items'][number]): (readonly [string, string])[] {
  return text && !obsolete ? [[messageKey(msgid, msgctxt ?? undefined), text]] : []
}
