import { type ScaleLinear, scaleLinear } from 'd3-scale'
import { wrap180 } from '#shared/solar/angles.ts'
import { AXIS_GAP } from './chart.tsx'
import { BASELINE_OFFSET, type Box, type ChartLabel } from './label-placement.ts'

/** Angles from 0° to 90° over azimuth. */
export interface CompassFrame {
  readonly width: number
  readonly height: number
  /** Azimuth in the middle [°]. */
  readonly center: number
  /** Azimuth, not wrapped [°]. */
  readonly x: ScaleLinear<number, number>
  readonly y: ScaleLinear<number, number>
  readonly toPoint: (azimuth: number, angle: number) => readonly [x: number, y: number]
}

const MARGIN = { right: 14, left: 40 }

export function createCompassFrame(
  { width, height }: Pick<CompassFrame, 'width' | 'height'>,
  center: number,
  margin: { readonly top: number; readonly bottom: number },
): CompassFrame {
  const x = scaleLinear([center - 180, center + 180], [MARGIN.left, width - MARGIN.right])
  const y = scaleLinear([0, 90], [height - margin.bottom, margin.top])
  const toPoint = (azimuth: number, angle: number) => [x(center + wrap180(azimuth - center)), y(angle)] as const
  return { width, height, center, x, y, toPoint }
}

export const createAngleLabels = ({ y }: CompassFrame, angles: readonly number[]): ChartLabel[] =>
  angles.map((angle) => ({
    text: `${angle}°`,
    x: MARGIN.left - AXIS_GAP,
    y: y(angle) + BASELINE_OFFSET,
    anchor: 'end',
  }))

/** The strip below the horizon or the flat roof is reserved for the compass. */
export const computeCompassBox = ({ width, height, y }: CompassFrame): Box => ({
  left: 0,
  right: width,
  top: y(0),
  bottom: height,
})
