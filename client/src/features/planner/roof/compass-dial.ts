import { RADIANS, wrap180, wrap360 } from '#shared/solar/angles.ts'
import { compassWords, DIRECTIONS } from '#shared/solar/compass.ts'

/*
 * How a dial turns: by its hand, dragged, and by keys.
 */

/** Nearer than this to one of the eight winds, a dragged hand falls into it: roofs are named by them [°]. */
const CATCH = 3
/** What an arrow key turns, and with Shift or by the page keys [°]. */
const FINE = 1
const COARSE = 15

/** The direction from the middle of the dial to a point right of it and below it, to the degree [°]. */
export function directionTo(right: number, below: number): number {
  const azimuth = wrap360(Math.atan2(right, -below) / RADIANS)
  const caught = DIRECTIONS.find((wind) => Math.abs(wrap180(azimuth - wind.azimuth)) <= CATCH)
  return caught?.azimuth ?? wrap360(Math.round(azimuth))
}

const TURNS: Readonly<Record<string, number>> = {
  ArrowRight: FINE,
  ArrowUp: FINE,
  ArrowLeft: -FINE,
  ArrowDown: -FINE,
  PageUp: COARSE,
  PageDown: -COARSE,
}

/** The direction after a key, once around and on: 359° is followed by 0°. Nothing for a key that turns nothing. */
export function turned(azimuth: number, key: string, isCoarse: boolean): number | undefined {
  if (key === 'Home') return 0
  const turn = TURNS[key]
  if (turn === undefined) return undefined
  return wrap360(Math.round(azimuth) + (isCoarse ? Math.sign(turn) * COARSE : turn))
}

/** `southwest, 225°` */
export const inWords = (azimuth: number) => `${compassWords(azimuth)}, ${Math.round(wrap360(azimuth)) % 360}°`
