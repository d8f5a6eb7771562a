import { formatFacts } from '#shared/format/list.ts'
import { RADIANS, wrap180, wrap360 } from '#shared/solar/angles.ts'
import { compassWords, DIRECTIONS } from '#shared/solar/compass.ts'

/** Dragging snaps to the eight principal directions within this angle [°]. */
const SNAP_ANGLE = 3
/** Steps of the arrow keys, and of Shift or the page keys [°]. */
const FINE_STEP = 1
const COARSE_STEP = 15

/** Azimuth [°] from the center to a point right of and below it. */
export function azimuthOfPoint(right: number, below: number): number {
  const azimuth = wrap360(Math.atan2(right, -below) / RADIANS)
  const snapped = DIRECTIONS.find((direction) => Math.abs(wrap180(azimuth - direction)) <= SNAP_ANGLE)
  return snapped ?? wrap360(Math.round(azimuth))
}

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowRight: FINE_STEP,
  ArrowUp: FINE_STEP,
  ArrowLeft: -FINE_STEP,
  ArrowDown: -FINE_STEP,
  PageUp: COARSE_STEP,
  PageDown: -COARSE_STEP,
}

/** `undefined` for other keys. */
export function turnByKey(azimuth: number, key: string, isCoarse: boolean): number | undefined {
  if (key === 'Home') return 0
  const step = KEY_STEPS[key]
  if (step === undefined) return undefined
  return wrap360(Math.round(azimuth) + (isCoarse ? Math.sign(step) * COARSE_STEP : step))
}

/** Describes a direction, such as `southwest, 225°`. */
export const describeDirection = (azimuth: number) =>
  formatFacts([compassWords(azimuth), `${Math.round(wrap360(azimuth)) % 360}°`])
