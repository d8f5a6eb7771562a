import { readReadings } from '#shared/home/readings.ts'
import type { Day } from '#shared/home/use.ts'
import { formerPlans } from './former-plans.ts'
import { READINGS_KEY as KEY, keep, read } from './storage.ts'

/*
 * Years of a meter's readings on this device, beside the home that speaks of one by its mark: the newest first, and the one
 * before, so that undoing an import finds it again, and those of former plans. Nothing of them goes to a server from here.
 */

const MOST = 2

type Readings = Extract<Day, { kind: 'readings' }>

/** Anything may lie there. */
function kept(): string[] {
  const stored = read('device', KEY)
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
}

/**
 * Keeps a year of readings.
 * @param packed see `shared/home/readings.ts`
 * @returns whether this browser keeps it
 */
export function keepReadingsHere(packed: string): boolean {
  const days = formerPlans().flatMap(({ home: { use } }) => (use.day?.kind === 'readings' ? [use.day] : []))
  const all = [packed, ...kept().filter((other) => other !== packed)]
  const isNeeded = (text: string, i: number) => i < MOST || days.some((day) => readReadings(text, day) !== undefined)
  return keep('device', KEY, all.filter(isNeeded))
}

/** The text of the readings that a home speaks of, as it was packed; nothing where this device has them not. */
export const packedReadings = (day: Readings): string | undefined =>
  kept().find((packed) => readReadings(packed, day) !== undefined)

/** The same, hour by hour [kWh]. */
export function readingsHere(day: Readings): Float64Array | null {
  const packed = packedReadings(day)
  return (packed !== undefined && readReadings(packed, day)) || null
}
