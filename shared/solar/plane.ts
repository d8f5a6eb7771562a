import { RADIANS, requirePlane } from './angles.ts'
import type { Light } from './light.ts'
import { BEAM_SHARES, BEAM_STEPS, equivalentGroundAngle, equivalentSkyAngle, incidenceModifier } from './reflection.ts'
import { obstructedSkyView, openSkyView } from './sky-view.ts'

export interface Plane {
  /** [°] 0 = horizontal, 90 = wall */
  readonly tilt: number
  /** [°] 0 = north, clockwise */
  readonly azimuth: number
}

/** Precomputed for the loops over slots. */
export interface OrientedPlane {
  readonly east: number
  readonly north: number
  readonly up: number
  /** Received shares of isotropic sky, horizon band and ground [-]. */
  readonly isotropic: number
  readonly horizonBand: number
  readonly ground: number
  /** Isotropic light behind the glass. */
  readonly isotropicTransmitted: number
  readonly horizonBandTransmitted: number
  readonly groundTransmitted: number
}

/** @throws RangeError if the plane is invalid */
export function orientPlane({ sectors }: Pick<Light, 'sectors'>, { tilt, azimuth }: Plane): OrientedPlane {
  requirePlane(tilt, azimuth)
  const beta = tilt * RADIANS
  const gamma = azimuth * RADIANS
  const sky = sectors ? obstructedSkyView(sectors, beta, gamma) : openSkyView(beta)
  const ground = (1 - Math.cos(beta)) / 2
  const skyGlass = incidenceModifier(equivalentSkyAngle(tilt))
  return {
    east: Math.sin(beta) * Math.sin(gamma),
    north: Math.sin(beta) * Math.cos(gamma),
    up: Math.cos(beta),
    isotropic: sky.isotropic,
    horizonBand: sky.horizonBand,
    ground,
    isotropicTransmitted: sky.isotropic * skyGlass,
    horizonBandTransmitted: sky.horizonBand * skyGlass,
    groundTransmitted: ground * incidenceModifier(equivalentGroundAngle(tilt)),
  }
}

/** Cosine of the angle of incidence at a slot [-]; negative behind the plane. */
export const cosIncidence = (
  { east, north, up }: OrientedPlane,
  light: Pick<Light, 'east' | 'north' | 'up'>,
  slot: number,
) => east * (light.east[slot] as number) + north * (light.north[slot] as number) + up * (light.up[slot] as number)

/** Share of the beam that reaches the cells, by cosine of incidence [-]. */
export function beamTransmittance(cosine: number): number {
  if (cosine <= 0) return 0
  const step = Math.min(1, cosine) * BEAM_STEPS
  const below = Math.floor(step)
  const low = BEAM_SHARES[below] as number
  return low + (step - below) * ((BEAM_SHARES[below + 1] as number) - low)
}

/**
 * Plane-of-array irradiance of one sky of a slot [kW/m²]; `at` = slot · skies + sky, `cosine` of {@link cosIncidence}.
 */
export const planeIrradiance = (light: Light, plane: OrientedPlane, cosine: number, at: number) =>
  Math.max(
    0,
    (light.beam[at] as number) * Math.max(0, cosine) +
      (light.isotropic[at] as number) * plane.isotropic +
      (light.horizonBand[at] as number) * plane.horizonBand +
      (light.ground[at] as number) * plane.ground,
  )

/** Irradiance behind the glass; `share` of {@link beamTransmittance}. */
export const transmittedIrradiance = (light: Light, plane: OrientedPlane, share: number, at: number) =>
  Math.max(
    0,
    (light.beam[at] as number) * share +
      (light.isotropic[at] as number) * plane.isotropicTransmitted +
      (light.horizonBand[at] as number) * plane.horizonBandTransmitted +
      (light.ground[at] as number) * plane.groundTransmitted,
  )
