import { HOURS_OF_YEAR, monthlySums } from '../calendar.ts'
import { fromBase64Url, toBase64Url } from '../encoding/base64url.ts'
import { checksum } from '../encoding/checksum.ts'
import type { Day } from './use.ts'

/* A year of meter readings. Stored apart from the record, as they are too long for a link and personal. */

type ReadingsDay = Extract<Day, { kind: 'readings' }>

/** Resolution of an hour [Wh]. */
const STEP_WH = 2
const MAX_STEPS = 0xffff
/** Two bytes per hour, four characters per three bytes. */
export const PACKED_LENGTH = Math.ceil((HOURS_OF_YEAR * 2 * 4) / 3)

/**
 * Packs 8,760 values [kWh] into 23,360 characters: each within 1 Wh, at most 131 kWh.
 * @returns the packed year, and the entry of the record that refers to it
 */
export function packReadings(hourly: Float64Array, fileName?: string): { packed: string; day: ReadingsDay } {
  const bytes = new Uint8Array(HOURS_OF_YEAR * 2)
  const view = new DataView(bytes.buffer)
  hourly.forEach((kwh, i) => {
    view.setUint16(2 * i, Math.min(MAX_STEPS, Math.max(0, Math.round((kwh * 1000) / STEP_WH))))
  })
  const kwhPerMonth = monthlySums(decodeHours(bytes)).map((kwh) => Number(kwh.toFixed(3)))
  return {
    packed: toBase64Url(bytes),
    day: { kind: 'readings', mark: computeMark(bytes), kwhPerMonth, ...(fileName !== undefined && { fileName }) },
  }
}

/** 8,760 values [kWh]; `undefined` if the text is invalid or does not match the record's mark. */
export function unpackReadings(packed: string, { mark }: Pick<ReadingsDay, 'mark'>): Float64Array | undefined {
  const bytes = packed.length === PACKED_LENGTH ? fromBase64Url(packed) : undefined
  return bytes && computeMark(bytes) === mark ? decodeHours(bytes) : undefined
}

function decodeHours(bytes: Uint8Array): Float64Array {
  const view = new DataView(bytes.buffer)
  return Float64Array.from({ length: HOURS_OF_YEAR }, (_, i) => (view.getUint16(2 * i) * STEP_WH) / 1000)
}

/** Two checksums, so that a collision of two years is practically impossible. */
const computeMark = (bytes: Uint8Array) =>
  [checksum(bytes), checksum(bytes, 0x2545f491)].map((sum) => sum.toString(16).padStart(8, '0')).join('')
