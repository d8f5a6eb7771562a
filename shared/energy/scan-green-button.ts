import { t } from '../language/t.ts'
import type { ImportProblem } from './imported-load.ts'

/**
 * Scans Green Button files (Energy Services Provider Interface, NAESB REQ.21): an Atom feed of IntervalReadings, each
 * with a start [s since 1970, UTC], a duration [s] and a value [Wh × 10^powerOfTenMultiplier].
 *
 * Only numeric leaf elements are needed, so one pass over the tags without a DOM, a tree or entities reads any text.
 */

/** It exceeds any time or reading. */
const MAX_VALUE = 1e12
/** Five years of quarter hours. */
const MAX_READINGS = 180_000

export interface IntervalReading {
  start: number | null
  duration: number | null
  value: number | null
}

/** Values in the file; several meters yield several units or directions. */
export interface GreenButtonData {
  readonly readings: IntervalReading[]
  readonly units: Set<number>
  readonly multipliers: Set<number>
  readonly directions: Set<number>
  tzOffset: number | null
  intervalLength: number | null
}

export function scanGreenButton(text: string): GreenButtonData | ImportProblem {
  const data: GreenButtonData = {
    readings: [],
    units: new Set(),
    multipliers: new Set(),
    directions: new Set(),
    tzOffset: null,
    intervalLength: null,
  }
  let reading: IntervalReading | null = null
  let contentFrom = 0
  for (let open = text.indexOf('<'); open !== -1; open = text.indexOf('<', contentFrom)) {
    if (text.startsWith('<!--', open)) {
      const end = text.indexOf('-->', open + 4)
      if (end === -1) break
      contentFrom = end + 3
      continue
    }
    if (text.startsWith('<!', open))
      return { problem: t('We cannot read this Green Button file. Download it again, or use CSV.') }
    const close = text.indexOf('>', open)
    if (close === -1) return { problem: t('This file is incomplete. Download it again.') }
    const tag = readTagName(text, open, close)
    if (tag === 'IntervalReading') reading = { start: null, duration: null, value: null }
    else if (tag === '/IntervalReading' && reading) {
      if (data.readings.length >= MAX_READINGS)
        return { problem: t('This file has more than 5 years of readings. Download 1 year.') }
      data.readings.push(reading)
      reading = null
    } else if (tag.startsWith('/')) recordValue(tag.slice(1), parseInteger(text, contentFrom, open), reading, data)
    contentFrom = close + 1
  }
  return data
}

/** Name without namespace; a closing tag keeps its slash. */
function readTagName(text: string, open: number, close: number): string {
  // Longer than any known name; bounds the cost of a hostile tag.
  const tag = text.slice(open + 1, Math.min(close, open + 80))
  const slash = tag.startsWith('/') ? '/' : ''
  const name = /^\/?([^\s/>]*)/.exec(tag)?.[1] ?? ''
  return slash + name.slice(name.indexOf(':') + 1)
}

function parseInteger(text: string, from: number, to: number): number | null {
  if (to - from > 40) return null
  const content = text.slice(from, to).trim()
  return /^-?\d{1,15}$/.test(content) ? Number(content) : null
}

function recordValue(name: string, value: number | null, reading: IntervalReading | null, data: GreenButtonData): void {
  if (value === null || Math.abs(value) > MAX_VALUE) return
  if (reading && (name === 'start' || name === 'duration' || name === 'value')) reading[name] = value
  else if (name === 'uom') data.units.add(value)
  else if (name === 'powerOfTenMultiplier') data.multipliers.add(value)
  else if (name === 'flowDirection') data.directions.add(value)
  else if (name === 'tzOffset') data.tzOffset = value
  else if (name === 'intervalLength') data.intervalLength = value
}
