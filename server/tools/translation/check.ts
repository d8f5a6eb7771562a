import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languageRow } from '#shared/language/languages.ts'
import { LOCALES, readCatalogs, TRANSLATED_LANGUAGES } from '../../translation/catalogs.ts'
import { BANNED_PHRASES, FIXED_TEXTS } from './banned-phrases.ts'
import { keyOf, listMessages, type Message } from './extract.ts'
import { findMessages, type SourceProblem } from './find-messages.ts'
import { describeFault } from './message-check.ts'

interface Checked {
  /** One line per area and language. */
  readonly counts: readonly string[]
  /** Problems to fix, one line each. */
  readonly faults: readonly string[]
}

export function checkCatalogs(): Checked {
  const sources = findMessages()
  const messages = listMessages(sources.messages)
  const languages = TRANSLATED_LANGUAGES.map((language) => checkLanguage(language, messages))
  return {
    counts: [countByArea('en', messages), ...languages.map(({ count }) => count)],
    faults: [...checkSources(sources.problems, messages), ...languages.flatMap(({ faults }) => faults)],
  }
}

/** Texts outside of messages, and coined words. */
const checkSources = (problems: readonly SourceProblem[], messages: readonly Message[]): string[] => [
  ...problems.map(({ file, line, problem, text }) => `${file}:${line} ${problem}: ${text}`),
  ...messages.flatMap(({ message, files }) =>
    BANNED_PHRASES.filter((phrase) => phrase.test(message) && !FIXED_TEXTS.has(message)).map(
      (phrase) => `${[...files].join(' ')} says ${phrase}: ${message}`,
    ),
  ),
]

function checkLanguage(language: Language, messages: readonly Message[]) {
  const items = new Map(readCatalogs(language).flatMap((catalog) => catalog.items.map((item) => [keyOf(item), item])))
  const terms = readTerms(language)
  const missing: Message[] = []
  const faults: string[] = []
  let fuzzy = 0
  for (const message of messages) {
    const item = items.get(message.key)
    const text = item?.msgstr[0]
    if (!item || !text) {
      missing.push(message)
      continue
    }
    if (item.flags.fuzzy) fuzzy += 1
    const fault = describeFault(message.message, text, language)
    if (fault) faults.push(`${language}, "${message.message}": ${fault}`)
    for (const { never, say } of terms)
      if (never.test(text)) faults.push(`${language}: say ${say}, not ${never}, in "${text}"`)
  }
  if (languageRow(language).isComplete)
    faults.push(...missing.map(({ message }) => `${language}, no translation of "${message}"`))
  const translated = messages.length - missing.length
  const count = `${language}: ${translated} of ${messages.length} translated, ${fuzzy} fuzzy; missing ${countByArea('', missing)}`
  return { count, faults }
}

/** Words that a language's texts never use, and what they say instead: `locales/de/terms.json`. */
function readTerms(language: Language): readonly { readonly never: RegExp; readonly say: string }[] {
  const file = join(LOCALES, language, 'terms.json')
  const terms: { never: string; say: string }[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  return terms.map(({ never, say }) => ({ never: new RegExp(never, 'u'), say }))
}

function countByArea(title: string, messages: readonly Message[]): string {
  const counts = new Map<string, number>()
  for (const { area } of messages) counts.set(area, (counts.get(area) ?? 0) + 1)
  const areas = [...counts].map(([area, count]) => `${area} ${count}`).join(', ')
  return `${title ? `${title}: ` : ''}${messages.length}${areas ? ` (${areas})` : ''}`
}
