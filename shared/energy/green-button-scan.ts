import type { ImportFault } from './imported-load.ts'

/**
 * Green Button files: the Energy Services Provider Interface (NAESB REQ.21), an Atom feed of IntervalReadings, each with
 * a start [s since 1970, UTC], a duration [s] and a value [Wh × 10^powerOfTenMultiplier].
 *
 * There is no DOM here, and only leaves with a number are wanted: a scanner takes one tag after the other, keeps no
 * tree, follows no entity, and so reads any text in one pass.
 */

/** Above any time or reading. */
const LARGEST = 1e12
/** Five years of quarter hours. */
const MOST_READINGS = 180_000

export interface Reading {
  start: number | null
  duration: number | null
  value: number | null
}

/** What the file says about its readings; several meters would say several things. */
export interface Facts {
  readonly readings: Reading[]
  readonly units: Set<number>
  readonly multipliers: Set<number>
  readonly directions: Set<number>
  tzOffset: number | null
  intervalLength: number | null
}

/** One pass over the tags; keeps what the leaves say. */
export function scan(text: string): Facts | ImportFault {
  const facts: Facts = {
    readings: [],
    units: new Set(),
    multipliers: new Set(),
    directions: new Set(),
    tzOffset: null,
    intervalLength: null,
  }
  let reading: Reading | null = null
  let contentFrom = 0
  for (let open = text.indexOf('<'); open !== -1; open = text.indexOf('<', contentFrom)) {
    if (text.startsWith('<!--', open)) {
      const end = text.indexOf('-->', open + 4)
      if (end === -1) break
      contentFrom = end + 3
      continue
    }
    if (text.startsWith('<!', open)) return { problem: 'This file is no plain Green Button file.' }
    const close = text.indexOf('>', open)
    if (close === -1) return { problem: 'This file breaks off in the middle.' }
    const tag = tagName(text, open, close)
    if (tag === 'IntervalReading') reading = { start: null, duration: null, value: null }
    else if (tag === '/IntervalReading' && reading) {
      if (facts.readings.length >= MOST_READINGS)
        return { problem: 'This file holds more than five years of readings.' }
      facts.readings.push(reading)
      reading = null
    } else if (tag.startsWith('/')) keep(tag.slice(1), integer(text, contentFrom, open), reading, facts)
    contentFrom = close + 1
  }
  return facts
}

/** Name without namespace; a closing tag keeps its stroke. */
function tagName(text: string, open: number, close: number): string {
  // Longer than any name wanted, so that a hostile tag costs nothing.
  const tag = text.slice(open + 1, Math.min(close, open + 80))
  const stroke = tag.startsWith('/') ? '/' : ''
  const name = /^\/?([^\s/>]*)/.exec(tag)?.[1] ?? ''
  return stroke + name.slice(name.indexOf(':') + 1)
}

function integer(text: string, from: number, to: number): number | null {
  if (to - from > 40) return null
  const content = text.slice(from, to).trim()
  return /^-?\d{1,15}$/.test(content) ? Number(content) : null
}

function keep(name: string, value: number | null, reading: Reading | null, facts: Facts): void {
  if (value === null || Math.abs(value) > LARGEST) return
  if (reading && (name === 'start' || name === 'duration' || name === 'value')) reading[name] = value
  else if (name === 'uom') facts.units.add(value)
  else if (name === 'powerOfTenMultiplier') facts.multipliers.add(value)
  else if (name === 'flowDirection') facts.directions.add(value)
  else if (name === 'tzOffset') facts.tzOffset = value
  else if (name === 'intervalLength') facts.intervalLength = value
}
