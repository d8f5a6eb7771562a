import { compassPoint, DIRECTIONS, fullCircle } from '#shared/solar/compass.ts'
import { createAngleLabels } from '../../ui/chart/compass-frame.ts'
import { BASELINE_OFFSET, type ChartLabel } from '../../ui/chart/label-placement.ts'
import type { Panorama, TopView } from './projection.ts'

/** Degree labels would overlap below this width [px]. */
const MIN_WIDTH_FOR_DEGREES = 560

export interface FrameLabels {
  readonly heights: readonly ChartLabel[]
  readonly compass: readonly ChartLabel[]
  readonly degrees: readonly ChartLabel[]
}

export const createFrameLabels = (projection: Panorama | TopView): FrameLabels =>
  projection.kind === 'panorama' ? createPanoramaLabels(projection) : createTopViewLabels(projection)

function createPanoramaLabels(panorama: Panorama): FrameLabels {
  const { x, y, width, center } = panorama
  const compass = fullCircle(center)
  return {
    heights: createAngleLabels(panorama, [0, 30, 60, 90]),
    compass: compass.map(({ azimuth, at }) => ({
      text: compassPoint(azimuth),
      x: x(at),
      y: y(0) + 20,
      anchor: 'middle',
    })),
    degrees:
      width < MIN_WIDTH_FOR_DEGREES
        ? []
        : compass.map(({ azimuth, at }) => ({ text: `${azimuth}°`, x: x(at), y: y(0) + 36, anchor: 'middle' })),
  }
}

function createTopViewLabels(view: TopView): FrameLabels {
  const [middleX, middleY] = view.center
  return {
    heights: [30, 60].map((altitude) => ({
      text: `${altitude}°`,
      x: middleX + 4,
      y: middleY - view.radius(altitude) - 3,
      anchor: 'start',
    })),
    compass: DIRECTIONS.map((azimuth) => {
      // Outside the rim.
      const [x, y] = view.project({ azimuth, altitude: (-16 / view.radius(0)) * 90 })
      return { text: compassPoint(azimuth), x, y: y + BASELINE_OFFSET, anchor: 'middle' }
    }),
    degrees: [],
  }
}
