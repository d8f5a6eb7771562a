import { type ScaleLinear, scaleLinear } from 'd3-scale'
import { wrap180 } from '#shared/solar/angles.ts'
import type { Plane } from '#shared/solar/plane.ts'

/** Azimuth over tilt. */
export interface LossMapLayout {
  readonly width: number
  readonly height: number
  /** Azimuth in the middle [°]. */
  readonly center: number
  /** Azimuth, not wrapped [°]. */
  readonly x: ScaleLinear<number, number>
  /** Tilt [°]. */
  readonly y: ScaleLinear<number, number>
  readonly project: (plane: Plane) => readonly [x: number, y: number]
}

const MARGIN = { top: 12, right: 14, bottom: 34, left: 40 }

export function createLossMapLayout(width: number, center: number): LossMapLayout {
  const height = Math.min(Math.max(width * 0.45, 260), 420)
  const x = scaleLinear([center - 180, center + 180], [MARGIN.left, width - MARGIN.right])
  const y = scaleLinear([0, 90], [height - MARGIN.bottom, MARGIN.top])
  return {
    width,
    height,
    center,
    x,
    y,
    project: ({ tilt, azimuth }) => [x(center + wrap180(azimuth - center)), y(tilt)],
  }
}
