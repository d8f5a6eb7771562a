import { clamp, cosine, sine } from './angles.ts'

/** Below this cosine of the zenith angle (5° of altitude) the sun's light is not blown up any further [-]. */
const LOWEST_COS_ZENITH = 0.087

/** Light split by where it comes from [any unit of irradiance or irradiation]. */
export interface SplitLight {
  /** From the sun's direction, on a plane facing it: the beam and the bright sky around the sun. */
  readonly beam: number
  /** From the whole sky evenly, on the open horizontal. */
  readonly sky: number
}

/**
 * The sky of Hay & Davies 1980: of the diffuse light, the share that the beam has of the sun above the air comes from
 * the sun's direction, the rest from everywhere. Where the sun is lower than 5°, light that its direction cannot carry
 * joins the even sky, so that a horizontal plane gets exactly `direct + diffuse`.
 * @param direct beam on the horizontal
 * @param diffuse diffuse light on the horizontal
 * @param extraterrestrial light facing the sun above the air
 * @param cosZenith cosine of the sun's zenith angle [-]
 */
export function splitLight(direct: number, diffuse: number, extraterrestrial: number, cosZenith: number): SplitLight {
  if (cosZenith <= 0) return { beam: 0, sky: direct + diffuse }
  const carrier = Math.max(cosZenith, LOWEST_COS_ZENITH)
  const directNormal = direct / carrier
  const anisotropy = extraterrestrial > 0 ? clamp(directNormal / extraterrestrial, 0, 1) : 0
  const beam = directNormal + (anisotropy * diffuse) / carrier
  return { beam, sky: Math.max(0, direct + diffuse - beam * cosZenith) }
}

/** Cosine of the angle at which the sun [°] meets a plane [°]; negative behind it. */
export function cosIncidence(sun: { altitude: number; azimuth: number }, plane: { tilt: number; azimuth: number }) {
  const alongside = cosine(sun.altitude) * sine(plane.tilt) * cosine(sun.azimuth - plane.azimuth)
  return sine(sun.altitude) * cosine(plane.tilt) + alongside
}
