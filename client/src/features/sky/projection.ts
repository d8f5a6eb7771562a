import { arc, line } from 'd3-shape'
import { RADIANS, wrap180, wrap360 } from '#shared/solar/angles.ts'
import { equatorAzimuth } from '#shared/solar/compass.ts'
import type { Obstacle } from '#shared/solar/horizon.ts'
import { type CompassFrame, createCompassFrame } from '../../ui/chart/compass-frame.ts'

/** Horizontal coordinates [°]: azimuth clockwise from north, altitude above the horizon. */
export interface Direction {
  readonly azimuth: number
  readonly altitude: number
}

/** Projects the sky onto a drawing in pixels. */
export interface Projection {
  readonly kind: 'panorama' | 'top view'
  readonly width: number
  readonly height: number
  readonly project: (direction: Direction) => readonly [x: number, y: number]
  /** Inverse of `project`. */
  readonly directionAt: (x: number, y: number) => Direction
  readonly path: (points: readonly Direction[]) => string
  readonly obstacleOutline: (obstacle: Obstacle) => string
  readonly skyOutline: string
}

export interface Panorama extends Projection, CompassFrame {
  readonly kind: 'panorama'
}

export interface TopView extends Projection {
  readonly kind: 'top view'
  readonly center: readonly [x: number, y: number]
  /** Distance of an altitude [°] from the center [px]. */
  readonly radius: (altitude: number) => number
}

/** Altitude over azimuth, with the equator-facing direction in the middle. */
export function createPanorama(width: number, latitude: number): Panorama {
  const center = equatorAzimuth(latitude)
  const height = Math.min(Math.max(width * 0.52, 300), 480)
  const frame = createCompassFrame({ width, height }, center, { top: 18, bottom: 44 })
  const { x, y, toPoint } = frame
  const project = ({ azimuth, altitude }: Direction) => toPoint(azimuth, altitude)
  const rectangle = (left: number, right: number, top: number) => `M${left} ${y(0)}V${y(top)}H${right}V${y(0)}Z`
  return {
    ...frame,
    kind: 'panorama',
    project,
    directionAt: (left, top) => ({
      azimuth: wrap360(x.invert(left)),
      altitude: Math.min(Math.max(y.invert(top), 0), 90),
    }),
    path: (points) => createLinePath(points, project, width / 2),
    obstacleOutline: ({ from, to, altitude }) => {
      const span = wrap360(to - from) || 360
      const start = center + wrap180(from - center)
      const end = start + span
      // An obstacle across the right edge continues at the left one.
      return end <= center + 180
        ? rectangle(x(start), x(end), altitude)
        : rectangle(x(start), x(center + 180), altitude) + rectangle(x(center - 180), x(end - 360), altitude)
    },
    skyOutline: rectangle(x(center - 180), x(center + 180), 90),
  }
}

/** North up, zenith in the center, horizon at the rim. */
export function createTopView(width: number): TopView {
  const size = Math.min(width, 560)
  const rimRadius = size / 2 - 30
  const center = [width / 2, size / 2] as const
  const radius = (altitude: number) => rimRadius * (1 - altitude / 90)
  const project = ({ azimuth, altitude }: Direction) => {
    const distance = radius(altitude)
    return [
      center[0] + distance * Math.sin(azimuth * RADIANS),
      center[1] - distance * Math.cos(azimuth * RADIANS),
    ] as const
  }
  return {
    kind: 'top view',
    width,
    height: size,
    center,
    radius,
    project,
    directionAt: (left, top) => {
      const [east, north] = [left - center[0], center[1] - top]
      return {
        azimuth: wrap360(Math.atan2(east, north) / RADIANS),
        altitude: Math.max(0, 90 * (1 - Math.hypot(east, north) / rimRadius)),
      }
    },
    path: (points) => createLinePath(points, project, Number.POSITIVE_INFINITY),
    // Around the origin: the caller translates it to the center.
    obstacleOutline: ({ from, to, altitude }) =>
      arc()({
        innerRadius: radius(altitude),
        outerRadius: rimRadius,
        startAngle: from * RADIANS,
        endAngle: (from + (wrap360(to - from) || 360)) * RADIANS,
      }) ?? '',
    skyOutline: arc()({ innerRadius: 0, outerRadius: rimRadius, startAngle: 0, endAngle: 2 * Math.PI }) ?? '',
  }
}

/** Paths are cut below this altitude; the clip path cuts the rest at the horizon [°]. */
const MIN_ALTITUDE = -6

/** The line is interrupted where it wraps around an edge. */
function createLinePath(points: readonly Direction[], project: Projection['project'], maxJump: number): string {
  const visiblePoints: (readonly [number, number] | null)[] = []
  for (const point of points) {
    const current = point.altitude < MIN_ALTITUDE ? null : project(point)
    const previous = visiblePoints.at(-1)
    if (current && previous && Math.abs(current[0] - previous[0]) > maxJump) visiblePoints.push(null)
    visiblePoints.push(current)
  }
  const draw = line<readonly [number, number] | null>()
    .defined((point) => point !== null)
    .x((point) => point?.[0] ?? 0)
    .y((point) => point?.[1] ?? 0)
    .digits(1)
  return draw(visiblePoints) ?? ''
}
