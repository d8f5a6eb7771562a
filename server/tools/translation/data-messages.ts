import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, type SourceMessage } from './find-messages.ts'

/* Texts in data files: the typical figures of countries and their regions. Screens translate them with `tData`. */

const FOLDERS = ['shared/presets/countries', 'shared/presets/regions']
export const DATA_FILE = /\/shared\/presets\/(countries\/[a-z]{2}|regions\/[A-Z]{2}-[A-Z0-9]{2,3})\.json$/
/** Fields of `preset.ts` that hold texts for readers. */
const TEXT_FIELDS = new Set(['title', 'note', 'text'])

export const listDataMessages = (): readonly Omit<SourceMessage, 'line' | 'literal'>[] =>
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
