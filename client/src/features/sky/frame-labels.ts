import { around, DIRECTIONS } from '#shared/solar/compass.ts'
import { BESIDE, type Label } from '../../ui/chart/placed-words.ts'
import type { FromAbove, Panorama } from './sky.ts'

/** Narrower than this [px], degrees beside every direction would run into each other. */
const ROOMY = 560

/** What the frame of the sky says: heights, and the compass. */
export interface FrameLabels {
  readonly heights: readonly Label[]
  readonly compass: readonly Label[]
  readonly degrees: readonly Label[]
}

export const frameLabels = (projection: Panorama | FromAbove): FrameLabels =>
  projection.kind === 'panorama' ? panoramaLabels(projection) : fromAboveLabels(projection)

function panoramaLabels({ x, y, width, centre }: Panorama): FrameLabels {
  const [left = 0] = x.range()
  const compass = around(centre)
  return {
    heights: [0, 30, 60, 90].map((altitude) => ({
      words: `${altitude}°`,
      x: left - 6,
      y: y(altitude) + BESIDE,
      anchor: 'end',
    })),
    compass: compass.map(({ wind, at }) => ({ words: wind, x: x(at), y: y(0) + 20, anchor: 'middle' })),
    degrees:
      width < ROOMY
        ? []
        : compass.map(({ azimuth, at }) => ({ words: `${azimuth}°`, x: x(at), y: y(0) + 36, anchor: 'middle' })),
  }
}

function fromAboveLabels(sky: FromAbove): FrameLabels {
  const [middleX, middleY] = sky.middle
  return {
    heights: [30, 60].map((altitude) => ({
      words: `${altitude}°`,
      x: middleX + 4,
      y: middleY - sky.radius(altitude) - 3,
      anchor: 'start',
    })),
    compass: DIRECTIONS.map(({ wind, azimuth }) => {
      // Outside the rim.
      const [x, y] = sky.place({ azimuth, altitude: (-16 / sky.radius(0)) * 90 })
      return { words: wind, x, y: y + BESIDE, anchor: 'middle' }
    }),
    degrees: [],
  }
}
