import type { Language } from '#shared/language/languages.ts'
import { type MessagePart, parseMessage } from '#shared/language/parse-message.ts'
import { listTranslations, translationOf } from '../../server/translation/catalogs.ts'

/* English in pages and emails of another language: texts of the catalogs that their translation does not repeat. */

/** Words in a part of a message that no other language has by chance. */
const LEAST_WORDS = 3

/** Its texts between variables and tags. */
const textsIn = (parts: readonly MessagePart[]): readonly string[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string') return part.trim()
    if (typeof part === 'symbol' || 'name' in part) return []
    return 'parts' in part ? textsIn(part.parts) : Object.values(part.options).flatMap(textsIn)
  })
const countWords = (text: string) => text.match(/[A-Za-z’']{2,}/g)?.length ?? 0

interface EnglishTexts {
  /** Whole messages, also of one word. */
  readonly whole: ReadonlySet<string>
  /** Of several words. */
  readonly parts: readonly string[]
}

const lists = new Map<Language, EnglishTexts>()

function englishTextsBeside(language: Language): EnglishTexts {
  const known = lists.get(language)
  if (known) return known
  const entries = listTranslations(language).map(([key, text]) => [key.split('\u0004').at(-1) ?? key, text] as const)
  const everyTranslation = entries.map(([, text]) => text).join('\n')
  const translations = new Set(entries.map(([, text]) => text))
  const foreign = entries.filter(([message, text]) => message !== text && !translations.has(message))
  const texts = {
    whole: new Set(foreign.map(([message]) => message).filter((message) => /[a-z]{3}/.test(message))),
    parts: [...new Set(foreign.flatMap(([message]) => textsIn(parseMessage(message))))].filter(
      (part) => countWords(part) >= LEAST_WORDS && !everyTranslation.includes(part),
    ),
  }
  lists.set(language, texts)
  return texts
}

/** Those in pieces of text, as text nodes or lines are. */
export function findEnglishTexts(language: Language, pieces: readonly string[]): readonly string[] {
  const { whole, parts } = englishTextsBeside(language)
  const together = pieces.join('\n')
  return [
    ...pieces.map((piece) => piece.trim()).filter((piece) => whole.has(piece)),
    ...parts.filter((part) => together.includes(part)),
  ]
}

/** A message without variables. */
export function translate(language: Language, message: string): string {
  const text = language === 'en' ? message : translationOf(language).messages?.get(message)
  if (text === undefined) throw new Error(`${language} has no “${message}”`)
  return text
}
