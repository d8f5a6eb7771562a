import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import PO from 'pofile'
import { messageKey } from '#shared/language/format-message.ts'
import type { Language } from '#shared/language/languages.ts'
import { LOCALES, readCatalogs, TRANSLATED_LANGUAGES } from '../../translation/catalogs.ts'
import { findMessages, ROOT, type SourceMessage } from './find-messages.ts'
import { describeDifference } from './message-check.ts'

/* Texts in data files: the typical figures of countries and their regions. Screens translate them with `tData`. */

const FOLDERS = ['shared/presets/countries', 'shared/presets/regions']
export const DATA_FILE = /\/shared\/presets\/(countries\/[a-z]{2}|regions\/[A-Z]{2}-[A-Z0-9]{2,3})\.json$/
/** Fields of `preset.ts` that hold texts for readers. */
const TEXT_FIELDS = new Set(['title', 'note', 'text'])

const listDataMessages = (): readonly Omit<SourceMessage, 'line' | 'literal'>[] =>
  FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => DATA_FILE.test(`/${file}`))
    .sort()
    .flatMap((file) => {
      const messages: string[] = []
      translatePreset(JSON.parse(readFileSync(join(ROOT, file), 'utf8')), (text) => {
        messages.push(text)
        return text
      })
      return messages.map((message) => ({ message, area: 'presets', file }))
    })

/** Fields for the next review alone: no page loads them. */
const REVIEW_FIELDS = new Set(['research', 'via', 'others'])
export const withoutReviewFields = (key: string, value: unknown): unknown =>
  REVIEW_FIELDS.has(key) ? undefined : value

/** The same data with every text replaced. Names are stored in homes, so they stay, and their replacements are added. */
export const translatePreset = (preset: object, replace: (text: string) => string) => ({
  ...(mapTexts(preset, replace) as object),
  shownNames: Object.fromEntries([...new Set(listNames(preset))].map((name) => [name, replace(name)])),
})

function listNames(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'name' && typeof value === 'string' ? [value] : listNames(value),
  )
}

function mapTexts(data: unknown, replace: (text: string) => string): unknown {
  if (Array.isArray(data)) return data.map((entry) => mapTexts(entry, replace))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      typeof value === 'string' && TEXT_FIELDS.has(key) ? replace(value) : mapTexts(value, replace),
    ]),
  )
}

/* Writes the catalogs anew from the sources: translations stay, and one whose English changed becomes fuzzy. */

type Item = PO['items'][number]

/** Every message once, with the files that contain it; in the area of the first. */
export interface Message extends Pick<SourceMessage, 'message' | 'context' | 'area'> {
  readonly key: string
  readonly files: ReadonlySet<string>
}

/** @param sources default: read now */
export function listMessages(sources = findMessages().messages): readonly Message[] {
  const messages = new Map<string, Message & { readonly files: Set<string> }>()
  for (const { message, context, area, file } of [...sources, ...listDataMessages()]) {
    const key = messageKey(message, context)
    const known = messages.get(key) ?? {
      key,
      message,
      area,
      files: new Set(),
      ...(context !== undefined && { context }),
    }
    known.files.add(file)
    messages.set(key, known)
  }
  return [...messages.values()]
}

export function writeCatalogs() {
  const messages = listMessages()
  for (const language of TRANSLATED_LANGUAGES) writeLanguage(language, messages)
}

function writeLanguage(language: Language, messages: readonly Message[]) {
  const stored = readCatalogs(language).flatMap(({ items }) => items)
  const byKey = new Map(stored.map((item) => [keyOf(item), item]))
  const keys = new Set(messages.map(({ key }) => key))
  const outdated = stored.filter((item) => !keys.has(keyOf(item)) && item.msgstr[0])
  const catalogs = new Map<string, PO>()
  for (const message of messages) {
    const catalog = catalogs.get(message.area) ?? createCatalog(language)
    catalogs.set(message.area, catalog)
    catalog.items.push(createItem(message, byKey.get(message.key), outdated))
  }
  const folder = join(LOCALES, language)
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder))
    if (name.endsWith('.po') && !catalogs.has(name.slice(0, -3))) rmSync(join(folder, name))
  for (const [area, catalog] of catalogs) writeFileSync(join(folder, `${area}.po`), `${catalog}\n`)
}

function createCatalog(language: Language): PO {
  const catalog = new PO()
  catalog.headers = { Language: language, 'Content-Type': 'text/plain; charset=UTF-8' }
  return catalog
}

function createItem({ message, context, files }: Message, stored: Item | undefined, outdated: readonly Item[]): Item {
  const item = new PO.Item()
  item.msgid = message
  if (context !== undefined) item.msgctxt = context
  item.references = [...files]
  item.comments = stored?.comments ?? []
  item.msgstr = stored?.msgstr ?? []
  if (stored?.flags.fuzzy) item.flags = { fuzzy: true }
  if (item.msgstr[0]) return item
  const former = mostSimilar(message, files, outdated)
  const text = former?.msgstr[0]
  if (!text || describeDifference(message, text)) return item
  item.msgstr = [text]
  item.flags = { fuzzy: true }
  return item
}

/** At least this share of the words must be the same for a message to be a new version of another. */
const LEAST_SIMILARITY = 0.6

function mostSimilar(message: string, files: ReadonlySet<string>, items: readonly Item[]): Item | undefined {
  const scored = items
    .filter(({ references }) => references.some((file) => files.has(file)))
    .map((item) => ({ item, similarity: similarityOf(message, item.msgid) }))
    .sort((a, b) => b.similarity - a.similarity)
  return scored[0] && scored[0].similarity >= LEAST_SIMILARITY ? scored[0].item : undefined
}

/** Sørensen–Dice coefficient of the sets of words. */
function similarityOf(a: string, b: string): number {
  const [words, others] = [new Set(a.split(/\s+/)), new Set(b.split(/\s+/))]
  const shared = [...words].filter((word) => others.has(word)).length
  return (2 * shared) / (words.size + others.size)
}

export const keyOf = ({ msgid, msgctxt }: Item): string => messageKey(msgid, msgctxt ?? undefined)
