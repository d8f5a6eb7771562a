import { unpackReadings } from '#shared/home/meter-readings.ts'
import type { Day } from '#shared/home/use.ts'
import { READINGS_KEY as KEY, readJson, writeJson } from '../state/storage.ts'
import { listPlanBackups } from './plan-backups.ts'

/* Newest first. A home refers to its readings by hash. The previous year stays so that Undo works after an import, and
 * so do those of plan backups. Nothing is sent to a server from here. */

const MAX_YEARS = 2

type Readings = Extract<Day, { kind: 'readings' }>

/** Stored data is untrusted. */
function readStoredYears(): string[] {
  const stored = readJson('device', KEY)
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : []
}

/**
 * @param packed encoded by `shared/home/meter-readings.ts`
 * @returns whether the browser stored it
 */
export function storeReadings(packed: string): boolean {
  const days = listPlanBackups().flatMap(({ home: { use } }) => (use.day?.kind === 'readings' ? [use.day] : []))
  const all = [packed, ...readStoredYears().filter((year) => year !== packed)]
  const isNeeded = (text: string, i: number) =>
    i < MAX_YEARS || days.some((day) => unpackReadings(text, day) !== undefined)
  return writeJson('device', KEY, all.filter(isNeeded))
}

/** `undefined` if this device does not have the readings. */
export const findPackedReadings = (day: Readings): string | undefined =>
  readStoredYears().find((packed) => unpackReadings(packed, day) !== undefined)

/** [kWh] */
export function readStoredReadings(day: Readings): Float64Array | null {
  const packed = findPackedReadings(day)
  return (packed !== undefined && unpackReadings(packed, day)) || null
}
