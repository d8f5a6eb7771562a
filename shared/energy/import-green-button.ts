import { addTo, HOURS_OF_DAY, HOURS_OF_YEAR } from '../calendar.ts'
import { t } from '../language/t.ts'
import type { ImportedLoad, ImportProblem } from './imported-load.ts'
import { dateFromDayNumber, toModelYear } from './imported-year.ts'

const WATT_HOURS = 72
const SECONDS_PER_HOUR = 3600
const MAX_HOURS = 5 * 366 * HOURS_OF_DAY

export function parseGreenButtonLoad(text: string): ImportedLoad | ImportProblem {
  const data = scanGreenButton(text)
  if ('problem' in data) return data
  const { readings, units, multipliers, directions } = data
  if (readings.length === 0)
    return { problem: t('This Green Button file has no readings. Download your hourly electricity use.') }
  if (units.size > 1 || multipliers.size > 1 || directions.size > 1) {
    return { problem: t('This file has several kinds of readings. Download only the electricity you use.') }
  }
  const [unit = WATT_HOURS] = units
  if (unit !== WATT_HOURS) return { problem: t('We cannot read the units in this file. Try the CSV download instead.') }
  const [multiplier = 0] = multipliers
  if (!(multiplier >= -12 && multiplier <= 12))
    return { problem: t('We cannot read the units in this file. Try the CSV download instead.') }
  const hours = sumByHour(data, 10 ** multiplier / 1000)
  if ('problem' in hours) return hours
  const first = {
    ...dateFromDayNumber(Math.floor(hours.firstHour / HOURS_OF_DAY)),
    hour: ((hours.firstHour % HOURS_OF_DAY) + HOURS_OF_DAY) % HOURS_OF_DAY,
  }
  const year = toModelYear(hours.kwh, first)
  if ('problem' in year) return year
  return {
    hourly: year,
    format: 'green-button',
    stepMinutes: (readings[0]?.duration ?? data.intervalLength ?? SECONDS_PER_HOUR) / 60,
    unit: 'Wh',
    unitNamed: true,
    filledHours: 0,
    first,
  }
}

/** The last 8,760 hours without a gap [kWh]; `firstHour` counts from 1970 in local standard time. */
function sumByHour(
  data: GreenButtonData,
  kwhPerUnit: number,
): { firstHour: number; kwh: Float64Array } | ImportProblem {
  const starts = data.readings.map(({ start }) => start ?? Number.NaN)
  const earliest = starts.reduce((least, start) => Math.min(least, start), Number.POSITIVE_INFINITY)
  const latest = starts.reduce((most, start) => Math.max(most, start), Number.NEGATIVE_INFINITY)
  if (!Number.isFinite(earliest) || !Number.isFinite(latest))
    return { problem: t('Some readings in this file have no time. Try the CSV download instead.') }
  // If there is no offset, the first reading is assumed to start at local midnight, as in exports.
  const offset = data.tzOffset ?? -(((earliest % 86_400) + 86_400) % 86_400)
  const firstHour = Math.floor((earliest + offset) / SECONDS_PER_HOUR)
  const hours = Math.floor((latest + offset) / SECONDS_PER_HOUR) - firstHour + 2
  if (hours > MAX_HOURS) return { problem: t('This file has more than 5 years of readings. Download 1 year.') }
  const kwh = new Float64Array(hours)
  const seconds = new Float64Array(hours)
  for (const { start, duration = null, value } of data.readings) {
    const length = duration ?? data.intervalLength
    if (start === null || value === null || length === null || value < 0 || length <= 0) {
      return { problem: t('Some readings in this file are incomplete or below zero. Try the CSV download instead.') }
    }
    if (length > SECONDS_PER_HOUR)
      return { problem: t('These readings are longer than 1 hour. Download hourly readings.') }
    let at = start + offset - firstHour * SECONDS_PER_HOUR
    for (let left = length; left > 0; ) {
      const hour = Math.floor(at / SECONDS_PER_HOUR)
      const part = Math.min(left, (hour + 1) * SECONDS_PER_HOUR - at)
      addTo(kwh, hour, (value * kwhPerUnit * part) / length)
      addTo(seconds, hour, part)
      at += part
      left -= part
    }
  }
  if (seconds.some((covered) => covered > SECONDS_PER_HOUR)) {
    return { problem: t('This file has 2 readings for the same time. Download only the electricity you use.') }
  }
  return findLastFullYear(kwh, seconds, firstHour)
}

function findLastFullYear(
  kwh: Float64Array,
  seconds: Float64Array,
  firstHour: number,
): { firstHour: number; kwh: Float64Array } | ImportProblem {
  let whole = 0
  let longest = 0
  for (let hour = kwh.length - 1; hour >= 0; hour -= 1) {
    whole = seconds[hour] === SECONDS_PER_HOUR ? whole + 1 : 0
    longest = Math.max(longest, whole)
    if (whole === HOURS_OF_YEAR) return { firstHour: firstHour + hour, kwh: kwh.slice(hour, hour + HOURS_OF_YEAR) }
  }
  return {
    problem: t(
      'This file has gaps. Its longest part without one has {hours, plural, one {# hour} other {# hours}}. We need a full year.',
      {
        hours: longest,
      },
    ),
  }
}

/** It exceeds any time or reading. */
const MAX_VALUE = 1e12
/** Five years of quarter hours. */
const MAX_READINGS = 180_000

interface IntervalReading {
  start: number | null
  duration: number | null
  value: number | null
}

/** Values in the file; several meters yield several units or directions. */
interface GreenButtonData {
  readonly readings: IntervalReading[]
  readonly units: Set<number>
  readonly multipliers: Set<number>
  readonly directions: Set<number>
  tzOffset: number | null
  intervalLength: number | null
}

/**
 * Scans Green Button files (Energy Services Provider Interface, NAESB REQ.21): an Atom feed of IntervalReadings, each
 * with a start [s since 1970, UTC], a duration [s] and a value [Wh × 10^powerOfTenMultiplier].
 *
 * Only numeric leaf elements are needed, so one pass over the tags without a DOM, a tree or entities reads any text.
 */
function scanGreenButton(text: string): GreenButtonData | ImportProblem {
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
