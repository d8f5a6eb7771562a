import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { SETTING_GROUPS, type SettingMeta } from '../settings.ts'

export const OPERATING_GUIDE = 'docs/operating.md'

const WIDTH = 118
const MARKERS = ['<!-- settings: written by npm run settings -->', '<!-- /settings -->'] as const

/** Default as written in the environment; undefined if there is none. */
function defaultOf(schema: z.ZodType) {
  if (!(schema instanceof z.ZodDefault)) return undefined
  const value = schema.def.defaultValue
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return String(value)
}

function commentLines(text: string) {
  const lines = ['#']
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`
    if (line.length > WIDTH) lines.push(`# ${word}`)
    else lines[lines.length - 1] = line
  }
  return lines
}

const metaOf = (setting: z.ZodType) => setting.meta() as unknown as SettingMeta

function exampleLines(name: string, setting: z.ZodType) {
  const { description, unset, example } = metaOf(setting)
  const text = unset ? `${description} Not set: ${unset}.` : description
  return [...commentLines(text.replaceAll('`', '')), `#${name}=${example ?? defaultOf(setting) ?? ''}`]
}

export function exampleEnvironment() {
  const intro = commentLines(
    'Settings of Helioplan. Copy this file to .env and uncomment what you change; everything has a default. Variables of the environment take precedence over this file. A wrong value stops the start with a sentence that names it.',
  )
  const groups = Object.entries(SETTING_GROUPS).map(([title, settings]) =>
    [
      '',
      `# ${title}`,
      ...Object.entries(settings).flatMap(([name, setting]) => ['', ...exampleLines(name, setting)]),
    ].join('\n'),
  )
  return `${[...intro, ...groups].join('\n')}\n`
}

function tableOf(title: string, settings: Readonly<Record<string, z.ZodType>>) {
  const rows = Object.entries(settings).map(([name, setting]) => {
    const { description, unset } = metaOf(setting)
    const value = defaultOf(setting)
    return `| \`${name}\` | ${unset ?? (value === undefined ? '' : `\`${value}\``)} | ${description} |`
  })
  return [`### ${title}`, '', '| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n')
}

/** @throws Error if the guide has lost its markers */
export function describeSettings(guide: string) {
  const [start, end] = MARKERS.map((marker) => guide.indexOf(marker)) as [number, number]
  if (start < 0 || end < start) throw new Error(`${OPERATING_GUIDE} has no place for the settings.`)
  const tables = Object.entries(SETTING_GROUPS).map(([title, settings]) => tableOf(title, settings))
  return [guide.slice(0, start) + MARKERS[0], ...tables, guide.slice(end)].join('\n\n')
}

/** `npm run settings`: writes `.env.example` and the tables of docs/operating.md from the settings. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const guide = new URL(`../../${OPERATING_GUIDE}`, import.meta.url)
  writeFileSync(new URL('../../.env.example', import.meta.url), exampleEnvironment())
  writeFileSync(guide, describeSettings(readFileSync(guide, 'utf8')))
}
