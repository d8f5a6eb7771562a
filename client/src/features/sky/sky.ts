import { type ScaleLinear, scaleLinear } from 'd3-scale'
import { arc, line } from 'd3-shape'
import { RADIANS, wrap180, wrap360 } from '#shared/solar/angles.ts'
import { sunnySide } from '#shared/solar/compass.ts'
import type { Obstacle } from '#shared/solar/horizon.ts'

/** A direction in the sky [°]: azimuth from north, clockwise, and height above the horizon. */
export interface Direction {
  readonly azimuth: number
  readonly altitude: number
}

/** A way to draw the sky's dome on a sheet, in the sheet's own units. */
export interface Projection {
  readonly kind: 'panorama' | 'from above'
  readonly width: number
  readonly height: number
  readonly place: (direction: Direction) => readonly [x: number, y: number]
  /** The direction at a point of the sheet. */
  readonly look: (x: number, y: number) => Direction
  readonly path: (points: readonly Direction[]) => string
  /** The outline of something that stands on the horizon. */
  readonly obstacle: (obstacle: Obstacle) => string
  /** The outline of the sky. */
  readonly outline: string
}

export interface Panorama extends Projection {
  readonly kind: 'panorama'
  /** Azimuth in the middle of the sheet [°]. */
  readonly centre: number
  readonly x: ScaleLinear<number, number>
  readonly y: ScaleLinear<number, number>
}

export interface FromAbove extends Projection {
  readonly kind: 'from above'
  readonly middle: readonly [x: number, y: number]
  /** Distance from the middle [sheet units] of an altitude [°]. */
  readonly radius: (altitude: number) => number
}

const MARGIN = { top: 18, right: 14, bottom: 44, left: 40 }

/** Altitude over azimuth, the sunny side in the middle. */
export function panorama(width: number, latitude: number): Panorama {
  const centre = sunnySide(latitude)
  const height = Math.min(Math.max(width * 0.52, 300), 480)
  const x = scaleLinear([centre - 180, centre + 180], [MARGIN.left, width - MARGIN.right])
  const y = scaleLinear([0, 90], [height - MARGIN.bottom, MARGIN.top])
  const onSheet = (azimuth: number) => x(centre + wrap180(azimuth - centre))
  const rectangle = (left: number, right: number, top: number) => `M${left} ${y(0)}V${y(top)}H${right}V${y(0)}Z`
  return {
    kind: 'panorama',
    width,
    height,
    centre,
    x,
    y,
    place: ({ azimuth, altitude }) => [onSheet(azimuth), y(altitude)],
    look: (left, top) => ({
      azimuth: wrap360(x.invert(left)),
      altitude: Math.min(Math.max(y.invert(top), 0), 90),
    }),
    path: (points) => pathOf(points, (point) => [onSheet(point.azimuth), y(point.altitude)], width / 2),
    obstacle: ({ from, to, altitude }) => {
      const span = wrap360(to - from) || 360
      const start = centre + wrap180(from - centre)
      const end = start + span
      // What reaches beyond the right edge goes on at the left one.
      return end <= centre + 180
        ? rectangle(x(start), x(end), altitude)
        : rectangle(x(start), x(centre + 180), altitude) + rectangle(x(centre - 180), x(end - 360), altitude)
    },
    outline: rectangle(x(centre - 180), x(centre + 180), 90),
  }
}

/** The dome as a map has it: north up, the zenith in the middle, the horizon around. */
export function fromAbove(width: number): FromAbove {
  const size = Math.min(width, 560)
  const rim = size / 2 - 30
  const middle = [width / 2, size / 2] as const
  const radius = (altitude: number) => rim * (1 - altitude / 90)
  const place = ({ azimuth, altitude }: Direction) => {
    const distance = radius(altitude)
    return [
      middle[0] + distance * Math.sin(azimuth * RADIANS),
      middle[1] - distance * Math.cos(azimuth * RADIANS),
    ] as const
  }
  return {
    kind: 'from above',
    width,
    height: size,
    middle,
    radius,
    place,
    look: (left, top) => {
      const [east, north] = [left - middle[0], middle[1] - top]
      return {
        azimuth: wrap360(Math.atan2(east, north) / RADIANS),
        altitude: Math.max(0, 90 * (1 - Math.hypot(east, north) / rim)),
      }
    },
    path: (points) => pathOf(points, place, Number.POSITIVE_INFINITY),
    // Around the sheet's origin: whoever draws it moves it to the middle.
    obstacle: ({ from, to, altitude }) =>
      arc()({
        innerRadius: radius(altitude),
        outerRadius: rim,
        startAngle: from * RADIANS,
        endAngle: (from + (wrap360(to - from) || 360)) * RADIANS,
      }) ?? '',
    outline: arc()({ innerRadius: 0, outerRadius: rim, startAngle: 0, endAngle: 2 * Math.PI }) ?? '',
  }
}

/** Lower than this [°] nothing of a path is drawn; the sheet's outline cuts the rest at the horizon. */
const LOWEST = -6

/** A line through what is above the horizon, broken where it leaves one edge of the sheet for the other. */
function pathOf(points: readonly Direction[], place: Projection['place'], longest: number): string {
  const drawn: (readonly [number, number] | null)[] = []
  for (const point of points) {
    const here = point.altitude < LOWEST ? null : place(point)
    const before = drawn.at(-1)
    if (here && before && Math.abs(here[0] - before[0]) > longest) drawn.push(null)
    drawn.push(here)
  }
  const draw = line<readonly [number, number] | null>()
    .defined((point) => point !== null)
    .x((point) => point?.[0] ?? 0)
    .y((point) => point?.[1] ?? 0)
    .digits(1)
  return draw(drawn) ?? ''
}
