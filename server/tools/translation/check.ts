import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languageRow } from '#shared/language/languages.ts'
import { LOCALES, readCatalogs, TRANSLATED_LANGUAGES } from '../../translation/catalogs.ts'
import { keyOf, listMessages, type Message } from './extract.ts'
import { findMessages, type SourceProblem } from './find-messages.ts'
import { describeFault } from './message-check.ts'

/*
 * Phrases that no text of the site uses, because they are not English: coinages, and a sentence's grammar bent around them.
 * A plainer wording exists for each.
 */
const BANNED_PHRASES: readonly RegExp[] = [
  // Gains and costs.
  /\b(above|below) nothing\b/i,
  /\bcomes? out at\b/i,
  /\bleft over\b/i,
  /\bnothing is counted\b/i,
  /\bcounted as nothing\b/i,
  /\bpaid back (by|after)\b/i,
  /\bmoney now\b/i,
  /\bcost today\b/i,
  /\bvalue today\b/i,
  /\bworst case\b/i,
  /\b(saved|spent|savings|flows) so far\b/i,
  // Electricity.
  /\bneed not be bought\b/i,
  /\bown sun\b/i,
  /\bin its own hour\b/i,
  /\bthe dear hours\b/i,
  /\b(what|solar) is sold\b/i,
  /\bsold kWh\b/i,
  /\bpay for (what|a|the) (is )?sold\b/i,
  /\bkWh against kWh\b/i,
  /\bgiven back of\b/i,
  /\bkept for an outage\b/i,
  /\bageing\b|\baging\b/i,
  /\bupkeep\b/i,
  // The house.
  /\bwhere (it|the roof) looks\b|\bit looks to\b/i,
  /\bstands? in (its|the|their) (light|way)\b/i,
  /\bhow steep it is\b/i,
  // Uncertainty.
  /\bsuch homes?\b/i,
  /\bin \d+ (of|out of) \d+ cases\b/i,
  /\bhardly any\b/i,
  /\bP(10|50|90)\b/,
  // Words of another century.
  /\breckon/i,
  /\bhold(s|ing)? for\b/i,
  /\bhereof\b|\bthereof\b|\bby which\b|\bbesides\b|\bhence\b/i,
  /\bas reckoned\b/i,
  /\bwhoever\b|\bnobody\b/i,
  /\ba way of your own\b/i,
  /\bcan be told\b/i,
  /\bnot whole\b/i,
  /\bnothing (typical|usual) is known\b/i,
  /\bis known here\b|\bwas not (seen|found|read)\b/i,
  /\bwhat (it|this) (holds|rests on)\b/i,
  /\bstand(s)? in for\b/i,
  /\bbegin to type\b/i,
  /\bin words\b|\bin one sentence\b/i,
  /\btaken along\b/i,
  // Errors that blame or plead.
  /\bplease\b/i,
  /\binvalid\b/i,
  /![^=]|!$/,
  // English has no space before a percent sign.
  /\d\s+%/,
]

/** Texts that the product's specification fixes. */
const FIXED_TEXTS: ReadonlySet<string> = new Set([
  'An error occurred while clearing calculations. Please try again.',
  'Please try again later.',
  'Please enter a valid email address',
  "Have questions about solar energy? We'd love to help!",
  'Invalid admin credentials',
  'Invalid username or password',
  'Invalid email address',
])

/** Counts of each area and language, and problems to fix, one line each. */
export function checkCatalogs() {
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
