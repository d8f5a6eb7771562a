import type { Plane } from '../home/system.ts'
import type { Plane as Slope } from '../solar/plane.ts'

/** [°] Steeper faces have no frames. */
const MAX_FLAT_TILT = 5

interface Frames {
  /** Tilt of the panels [°]. */
  readonly tilt: number
  /** Absent: all rows face as the roof face is stated to [°]. */
  readonly azimuths?: readonly number[]
  /** Area of panels per area of roof, with the space between the rows [share]. */
  readonly coverage: number
}

/**
 * Towards the equator: tilt and coverage of NREL’s rooftop model (Gagnon et al., NREL/TP-6A20-65298, 2016; read in the
 * documentation of its database PVRDB-PR, 2020). Nothing is taken off for rows that shade each other beyond the losses of
 * PVWatts, as there. East and west: easysolar.app, "West-east or south-north?", December 2015.
 */
export const FRAMES = {
  frames: { tilt: 15, coverage: 0.7 },
  'frames-east-west': { tilt: 10, azimuths: [90, 270], coverage: 0.9 },
} as const satisfies Readonly<Record<string, Frames>>
/** Share covered by panels side by side, with their clamps: the same model. */
const COVERAGE_WITHOUT_ROWS = 0.98

/**
 * Dirt lost by panels without a slope in addition to those with one [share]: 2.02 % at 0° and 1.05 % at 23°. Cano,
 * "Photovoltaic Modules: Effect of Tilt Angle on Soiling", Arizona State University, August 2011.
 */
export const EXTRA_SOILING_WHEN_FLAT = 0.01

type FaceMounting = Pick<Plane, 'tilt' | 'mounting'>

export const isFlat = ({ tilt }: Pick<Plane, 'tilt'>): boolean => tilt !== undefined && tilt <= MAX_FLAT_TILT

/** `undefined` for panels that lie on the face, or are on the ground. */
export function framesOf(face: FaceMounting): Frames | undefined {
  const { mounting } = face
  return isFlat(face) && (mounting === 'frames' || mounting === 'frames-east-west') ? FRAMES[mounting] : undefined
}

export const isLaidFlat = (face: FaceMounting): boolean =>
  isFlat(face) && face.mounting !== 'ground' && framesOf(face) === undefined

/** Whether turning the face changes its output. */
export const hasDirection = (face: FaceMounting): boolean => {
  const frames = framesOf(face)
  return frames ? frames.azimuths === undefined : face.tilt !== 0
}

/** Slopes of the panels on a face, each with an equal share of them. */
export function panelSlopesOf(face: FaceMounting & { readonly tilt: number; readonly azimuth: number }): Slope[] {
  const frames = framesOf(face)
  return (frames?.azimuths ?? [face.azimuth]).map((azimuth) => ({ tilt: frames?.tilt ?? face.tilt, azimuth }))
}

/** Panels per area, relative to panels side by side [share]. */
export const densityOf = (face: FaceMounting): number =>
  (framesOf(face)?.coverage ?? COVERAGE_WITHOUT_ROWS) / COVERAGE_WITHOUT_ROWS
