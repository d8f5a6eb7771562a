import { t } from '../language/t.ts'
import { cosine, RADIANS, sine, wrap360 } from '../solar/angles.ts'

/** A corner of a roof outline seen from above, relative to the home's place [m]. */
export interface Corner {
  readonly east: number
  readonly north: number
}

export interface RoofOutline {
  readonly corners: readonly Corner[]
  /** Edge of the eaves: index of its first corner. */
  readonly eaves: number
  /** Number of equal slopes within the outline: 2 for a whole gable roof. */
  readonly slopes: 1 | 2
}

export interface MeasuredSlope {
  /** Azimuth of the slope [°], 0 north, clockwise. */
  readonly azimuth: number
  /** Horizontal area of one slope [m²]. */
  readonly footprint: number
  /** Area along the slope [m²]. */
  readonly area: number
}

/** [°] A steeper slope is hardly visible from above. */
const MAX_TILT = 80
const MIN_AREA = 1 // [m²]

/**
 * The azimuth is perpendicular to the eaves, outwards; the area along the slope is the footprint ÷ cos tilt.
 * @param tilt of the slope [°]
 */
export function measureSlope(
  { corners, eaves, slopes }: RoofOutline,
  tilt: number,
): MeasuredSlope | { readonly problem: string } {
  if (corners.length < 3) return { problem: t('Mark at least 3 corners.') }
  if (selfIntersects(corners)) {
    return { problem: t('The outline crosses itself. Mark the corners in order around the building.') }
  }
  const footprint = Math.abs(signedArea(corners)) / slopes
  if (footprint < MIN_AREA) return { problem: t('The outline is too small. Move its corners further apart.') }
  if (tilt > MAX_TILT)
    return {
      problem: t('A slope above {slope}° cannot be measured from above. Enter the space for panels instead.', {
        slope: String(MAX_TILT),
      }),
    }
  return { azimuth: outwardAzimuth(corners, eaves), footprint, area: footprint / cosine(tilt) }
}

/** [m] */
export function edgeLength(corners: readonly Corner[], edge: number): number {
  const [from, to] = edgeOf(corners, edge)
  return Math.hypot(to.east - from.east, to.north - from.north)
}

/** Perpendicular to the edge, away from the building [°]. */
export function outwardAzimuth(corners: readonly Corner[], edge: number): number {
  const [from, to] = edgeOf(corners, edge)
  const [east, north] = [to.east - from.east, to.north - from.north]
  // The building lies to the left of an edge if the corners are counterclockwise.
  const windingSign = signedArea(corners) > 0 ? 1 : -1
  return wrap360(Math.atan2(windingSign * north, windingSign * -east) / RADIANS)
}

function edgeOf(corners: readonly Corner[], edge: number): readonly [Corner, Corner] {
  const at = edge % corners.length
  return [corners[at] as Corner, corners[(at + 1) % corners.length] as Corner]
}

/** Shoelace formula [m²]; positive for counterclockwise corners. */
const signedArea = (corners: readonly Corner[]) =>
  corners.reduce((sum, from, i) => {
    const to = corners[(i + 1) % corners.length] as Corner
    return sum + (from.east * to.north - to.east * from.north) / 2
  }, 0)

/** Ignores adjacent edges. */
function selfIntersects(corners: readonly Corner[]): boolean {
  const { length } = corners
  for (let i = 0; i < length; i += 1) {
    for (let j = i + 2; j < length; j += 1) {
      if (i === 0 && j === length - 1) continue
      if (edgesCross(edgeOf(corners, i), edgeOf(corners, j))) return true
    }
  }
  return false
}

/** Two edges cross if the ends of each lie on different sides of the other. */
const edgesCross = ([a, b]: readonly [Corner, Corner], [c, d]: readonly [Corner, Corner]) =>
  orientationOf(a, b, c) * orientationOf(a, b, d) < 0 && orientationOf(c, d, a) * orientationOf(c, d, b) < 0

const orientationOf = (from: Corner, to: Corner, point: Corner) =>
  (to.east - from.east) * (point.north - from.north) - (to.north - from.north) * (point.east - from.east)

interface Place {
  /** North and east positive [°]. */
  readonly latitude: number
  readonly longitude: number
}

/** WGS 84: semi-major axis [m], and first eccentricity squared. Source: NGA.STND.0036 (2014), table 3.1 and 3.5. */
const SEMI_MAJOR_AXIS = 6_378_137
const ECCENTRICITY_SQUARED = 0.006_694_379_990_14

/** Length of a degree of latitude and of longitude [m/°], from the radii of curvature of the ellipsoid. */
export function metersPerDegree(latitude: number): { readonly north: number; readonly east: number } {
  const curvature = 1 - ECCENTRICITY_SQUARED * sine(latitude) ** 2
  return {
    north: (SEMI_MAJOR_AXIS * (1 - ECCENTRICITY_SQUARED) * RADIANS) / curvature ** 1.5,
    east: (SEMI_MAJOR_AXIS * cosine(latitude) * RADIANS) / Math.sqrt(curvature),
  }
}

/** Accurate to a centimeter within some hundred meters of the home. */
export function placeFromCorner({ east, north }: Corner, home: Place): Place {
  const degree = metersPerDegree(home.latitude)
  return { latitude: home.latitude + north / degree.north, longitude: home.longitude + east / degree.east }
}

/** Corners are rounded to the centimeter. */
export function cornerFromPlace({ latitude, longitude }: Place, home: Place): Corner {
  const degree = metersPerDegree(home.latitude)
  const toMeters = (degrees: number, scale: number) => Math.round(degrees * scale * 100) / 100 + 0
  return {
    east: toMeters(longitude - home.longitude, degree.east),
    north: toMeters(latitude - home.latitude, degree.north),
  }
}
