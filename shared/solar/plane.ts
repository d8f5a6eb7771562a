import { RADIANS, requirePlane } from './angles.ts'
import type { Light } from './light.ts'
import { BEAM_SHARES, BEAM_STEPS, equivalentGroundAngle, equivalentSkyAngle, incidenceModifier } from './reflection.ts'
import { openSky, skyPast } from './sky-view.ts'

/** The slope and direction of a roof. */
export interface Plane {
  /** [°] 0 = horizontal, 90 = wall */
  readonly tilt: number
  /** [°] 0 = north, clockwise */
  readonly azimuth: number
}

/** A plane as the loops over the slots need it: its normal, what it sees of sky and ground, and what its glass lets in. */
export interface Facing {
  readonly east: number
  readonly north: number
  readonly up: number
  /** Shares of the even sky, the band above the horizon and the ground that fall on the plane [-]. */
  readonly even: number
  readonly band: number
  readonly ground: number
  /** The same behind the glass. */
  readonly evenInside: number
  readonly bandInside: number
  readonly groundInside: number
}

/** @throws RangeError when the plane has no meaning */
export function facing({ sectors }: Pick<Light, 'sectors'>, { tilt, azimuth }: Plane): Facing {
  requirePlane(tilt, azimuth)
  const beta = tilt * RADIANS
  const gamma = azimuth * RADIANS
  const sky = sectors ? skyPast(sectors, beta, gamma) : openSky(beta)
  const ground = (1 - Math.cos(beta)) / 2
  const skyGlass = incidenceModifier(equivalentSkyAngle(tilt))
  return {
    east: Math.sin(beta) * Math.sin(gamma),
    north: Math.sin(beta) * Math.cos(gamma),
    up: Math.cos(beta),
    even: sky.even,
    band: sky.band,
    ground,
    evenInside: sky.even * skyGlass,
    bandInside: sky.band * skyGlass,
    groundInside: ground * incidenceModifier(equivalentGroundAngle(tilt)),
  }
}

/** Cosine of the angle at which the sun of a slot meets the plane [-]; negative behind it. */
export const cosIncidence = ({ east, north, up }: Facing, light: Pick<Light, 'east' | 'north' | 'up'>, slot: number) =>
  east * (light.east[slot] as number) + north * (light.north[slot] as number) + up * (light.up[slot] as number)

/** Share of a beam that reaches the cells of a plane which it meets at a cosine [-]. */
export function beamInside(cosine: number): number {
  if (cosine <= 0) return 0
  const step = Math.min(1, cosine) * BEAM_STEPS
  const below = Math.floor(step)
  const low = BEAM_SHARES[below] as number
  return low + (step - below) * ((BEAM_SHARES[below + 1] as number) - low)
}

/** Light on a plane under one sky of a slot [kW/m²], `at` = slot · skies + sky; `cosine` as {@link cosIncidence}. */
export const onPlane = (light: Light, plane: Facing, cosine: number, at: number) =>
  Math.max(
    0,
    (light.beam[at] as number) * Math.max(0, cosine) +
      (light.even[at] as number) * plane.even +
      (light.band[at] as number) * plane.band +
      (light.ground[at] as number) * plane.ground,
  )

/** The same behind the glass; `share` as {@link beamInside}. */
export const insidePlane = (light: Light, plane: Facing, share: number, at: number) =>
  Math.max(
    0,
    (light.beam[at] as number) * share +
      (light.even[at] as number) * plane.evenInside +
      (light.band[at] as number) * plane.bandInside +
      (light.ground[at] as number) * plane.groundInside,
  )
