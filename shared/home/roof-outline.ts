import { cosine, RADIANS, sine, wrap360 } from '../solar/angles.ts'

/*
 * A slope of a roof by its outline on a map: which way it looks, and how large it is.
 */

/** A corner seen from above [m], east and north of the home's place. */
export interface Corner {
  readonly east: number
  readonly north: number
}

/** What was traced. */
export interface RoofOutline {
  readonly corners: readonly Corner[]
  /** The edge that rain runs over: from this corner to the next, the first being 0. */
  readonly eaves: number
  /** Equal slopes within the outline: 1 where it is the slope's own, 2 where it is that of a whole gable roof. */
  readonly slopes: 1 | 2
}

export interface TracedSlope {
  /** Where the slope looks [°], 0 north, clockwise. */
  readonly azimuth: number
  /** Seen from above, of this slope alone [m²]. */
  readonly footprint: number
  /** On the slope [m²]. */
  readonly area: number
}

export interface OutlineFault {
  readonly problem: string
}

/** Steeper ones are hardly seen from above [°]. */
const STEEPEST = 80
const SMALLEST = 1 // [m²]

/**
 * Direction and size of the slope that an outline shows. The direction is square to the eaves, outwards; the area on the
 * slope is the footprint ÷ cos tilt, as each metre seen from above is a longer one along the slope.
 * @param tilt of the slope [°]
 */
export function tracedSlope({ corners, eaves, slopes }: RoofOutline, tilt: number): TracedSlope | OutlineFault {
  if (corners.length < 3) return { problem: 'Trace at least three corners.' }
  if (crosses(corners)) {
    return { problem: 'The outline crosses itself. Go round the building corner by corner, one way.' }
  }
  const footprint = Math.abs(signedArea(corners)) / slopes
  if (footprint < SMALLEST) return { problem: 'The outline has hardly any area. Are its corners far enough apart?' }
  if (tilt > STEEPEST) return { problem: `A slope steeper than ${STEEPEST}° cannot be measured from above.` }
  return { azimuth: outwardOf(corners, eaves), footprint, area: footprint / cosine(tilt) }
}

/** Length of the edge from a corner to the next [m]. */
export function edgeLength(corners: readonly Corner[], edge: number): number {
  const [from, to] = edgeOf(corners, edge)
  return Math.hypot(to.east - from.east, to.north - from.north)
}

/** The direction square to an edge, away from the building [°]. */
export function outwardOf(corners: readonly Corner[], edge: number): number {
  const [from, to] = edgeOf(corners, edge)
  const [east, north] = [to.east - from.east, to.north - from.north]
  // Going round against the clock, the building lies to the left.
  const turn = signedArea(corners) > 0 ? 1 : -1
  return wrap360(Math.atan2(turn * north, turn * -east) / RADIANS)
}

function edgeOf(corners: readonly Corner[], edge: number): readonly [Corner, Corner] {
  const at = edge % corners.length
  return [corners[at] as Corner, corners[(at + 1) % corners.length] as Corner]
}

/** By Gauss' formula [m²]; positive where the corners go round against the clock. */
const signedArea = (corners: readonly Corner[]) =>
  corners.reduce((sum, from, i) => {
    const to = corners[(i + 1) % corners.length] as Corner
    return sum + (from.east * to.north - to.east * from.north) / 2
  }, 0)

/** Whether two edges that are no neighbours cross. */
function crosses(corners: readonly Corner[]): boolean {
  const { length } = corners
  for (let i = 0; i < length; i += 1) {
    for (let j = i + 2; j < length; j += 1) {
      if (i === 0 && j === length - 1) continue
      if (doCross(edgeOf(corners, i), edgeOf(corners, j))) return true
    }
  }
  return false
}

/** Whether each of two edges has the other's ends on both its sides. */
const doCross = ([a, b]: readonly [Corner, Corner], [c, d]: readonly [Corner, Corner]) =>
  sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0

const sideOf = (from: Corner, to: Corner, point: Corner) =>
  (to.east - from.east) * (point.north - from.north) - (to.north - from.north) * (point.east - from.east)

/*
 * Metres and degrees.
 */

interface Place {
  /** North and east positive [°]. */
  readonly latitude: number
  readonly longitude: number
}

/** WGS 84: half the longer axis [m], and the first eccentricity squared. Source: NGA.STND.0036 (2014), table 3.1 and 3.5. */
const AXIS = 6_378_137
const ECCENTRICITY = 0.006_694_379_990_14

/** Length of a degree of latitude and of longitude at a latitude [m/°]: the radii of curvature of the ellipsoid. */
export function metresOfDegree(latitude: number): { readonly north: number; readonly east: number } {
  const flattened = 1 - ECCENTRICITY * sine(latitude) ** 2
  return {
    north: (AXIS * (1 - ECCENTRICITY) * RADIANS) / flattened ** 1.5,
    east: (AXIS * cosine(latitude) * RADIANS) / Math.sqrt(flattened),
  }
}

/** Where a corner lies on the earth. Good to a centimetre within some hundred metres of the home. */
export function placeOfCorner({ east, north }: Corner, home: Place): Place {
  const degree = metresOfDegree(home.latitude)
  return { latitude: home.latitude + north / degree.north, longitude: home.longitude + east / degree.east }
}

/** A point on the earth as a corner, to the centimetre. */
export function cornerAt({ latitude, longitude }: Place, home: Place): Corner {
  const degree = metresOfDegree(home.latitude)
  const metres = (degrees: number, each: number) => Math.round(degrees * each * 100) / 100 + 0
  return {
    east: metres(longitude - home.longitude, degree.east),
    north: metres(latitude - home.latitude, degree.north),
  }
}
