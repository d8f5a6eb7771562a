import { z } from 'zod'
import { SETTING_GROUPS, type Setting } from '../settings.ts'

export const OPERATING_GUIDE = 'docs/operating.md'

const WIDTH = 118
const MARKERS = ['<!-- settings: written by npm run settings -->', '<!-- /settings -->'] as const

/** Default as written in the environment; undefined if there is none. */
function defaultOf({ schema }: Setting) {
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

function exampleLines(name: string, setting: Setting) {
  const { meaning, unset, example } = setting
  const text = unset ? `${meaning} Not set: ${unset}.` : meaning
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

function tableOf(title: string, settings: Readonly<Record<string, Setting>>) {
  const rows = Object.entries(settings).map(([name, setting]) => {
    const value = defaultOf(setting)
    return `| \`${name}\` | ${setting.unset ?? (value === undefined ? '' : `\`${value}\``)} | ${setting.meaning} |`
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
