import { HOURS_OF_YEAR, monthlySums } from '../calendar.ts'
import { fromBase64Url, toBase64Url } from './base64url.ts'
import { checksum } from './checksum.ts'
import type { Day } from './use.ts'

/*
 * A year of a meter's own readings, kept beside the record: too long for an address, and the hours of somebody's days.
 */

type Readings = Extract<Day, { kind: 'readings' }>

/** [Wh] of a step; an hour is kept to the nearest. */
const STEP_WH = 2
const MOST_STEPS = 0xffff
/** Two bytes an hour, four letters to three bytes. */
export const READINGS_LENGTH = Math.ceil((HOURS_OF_YEAR * 2 * 4) / 3)

/** A year of readings, packed, and what the record says of them. */
export interface KeptReadings {
  readonly packed: string
  readonly day: Readings
}

/**
 * Packs a year of readings into text: 23,360 characters, each hour to 1 Wh, at most 131 kWh.
 * @param hourly 8,760 values [kWh per hour]
 */
export function keepReadings(hourly: Float64Array, fileName?: string): KeptReadings {
  const bytes = new Uint8Array(HOURS_OF_YEAR * 2)
  const view = new DataView(bytes.buffer)
  hourly.forEach((kwh, i) => {
    view.setUint16(2 * i, Math.min(MOST_STEPS, Math.max(0, Math.round((kwh * 1000) / STEP_WH))))
  })
  const kwhPerMonth = monthlySums(fromBytes(bytes)).map((kwh) => Number(kwh.toFixed(3)))
  return {
    packed: toBase64Url(bytes),
    day: { kind: 'readings', mark: markOf(bytes), kwhPerMonth, ...(fileName !== undefined && { fileName }) },
  }
}

/**
 * The readings that a record speaks of.
 * @returns 8,760 values [kWh per hour]; nothing when the text is none, or another year's
 */
export function readReadings(packed: string, { mark }: Pick<Readings, 'mark'>): Float64Array | undefined {
  const bytes = packed.length === READINGS_LENGTH ? fromBase64Url(packed) : undefined
  return bytes && markOf(bytes) === mark ? fromBytes(bytes) : undefined
}

function fromBytes(bytes: Uint8Array): Float64Array {
  const view = new DataView(bytes.buffer)
  return Float64Array.from({ length: HOURS_OF_YEAR }, (_, i) => (view.getUint16(2 * i) * STEP_WH) / 1000)
}

/** Two checksums in a row, so that two years of the same home do not meet by chance. */
const markOf = (bytes: Uint8Array) =>
  [checksum(bytes), checksum(bytes, 0x2545f491)].map((sum) => sum.toString(16).padStart(8, '0')).join('')
