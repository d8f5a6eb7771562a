import { airMass } from './air-mass.ts'
import { clamp, RADIANS } from './angles.ts'

/** Below 5° of altitude the sun's light is not blown up any further [-]: cosine of the zenith angle. */
const LOWEST_COS_ZENITH = Math.cos(85 * RADIANS)

/** Light split by where it comes from [any unit of irradiance]. */
export interface SkyLight {
  /** From the sun's direction, on a plane facing it: the beam and the bright sky around the sun. */
  readonly beam: number
  /** From the whole sky evenly, on the open horizontal. */
  readonly even: number
  /** From the band above the horizon, on a wall; below 0 where the sky is darker there than overhead. */
  readonly band: number
}

/** How clear the sky is: each class ends where the next begins [-]. */
const CLASS_ENDS = [1.065, 1.23, 1.5, 1.95, 2.8, 4.5, 6.2] as const
/** f11, f12, f13 and f21, f22, f23 of each class, from overcast to clear: the composite of all sites. */
const COEFFICIENTS = [
  [-0.008, 0.588, -0.062, -0.06, 0.072, -0.022],
  [0.13, 0.683, -0.151, -0.019, 0.066, -0.029],
  [0.33, 0.487, -0.221, 0.055, -0.064, -0.026],
  [0.568, 0.187, -0.295, 0.109, -0.152, -0.014],
  [0.873, -0.392, -0.362, 0.226, -0.462, 0.001],
  [1.132, -1.237, -0.412, 0.288, -0.823, 0.056],
  [1.06, -1.6, -0.359, 0.264, -1.127, 0.131],
  [0.678, -0.327, -0.25, 0.156, -1.377, 0.251],
] as const

/**
 * The sky of Perez et al. 1990 (Solar Energy 44, 271).
 *
 * Where the sun is lower than 5°, light that its direction cannot carry joins the even sky, and no beam is stronger
 * than above the air, so that a horizontal plane gets exactly `direct + diffuse`.
 * @param direct beam on the horizontal
 * @param diffuse diffuse light on the horizontal
 * @param extraterrestrial light facing the sun above the air
 * @param cosZenith cosine of the sun's zenith angle [-]
 */
export function skyLight(direct: number, diffuse: number, extraterrestrial: number, cosZenith: number): SkyLight {
  if (cosZenith <= 0) return { beam: 0, even: direct + diffuse, band: 0 }
  const carrier = Math.max(cosZenith, LOWEST_COS_ZENITH)
  const normal = Math.min(direct / carrier, extraterrestrial)
  const sky = direct + diffuse - normal * cosZenith
  if (sky <= 0) return { beam: normal, even: 0, band: 0 }
  const zenith = Math.acos(Math.min(1, cosZenith))
  const cubed = 1.041 * zenith ** 3
  const clearness = ((sky + normal) / sky + cubed) / (1 + cubed)
  const brightness = (sky * airMass(90 - zenith / RADIANS)) / extraterrestrial
  let kind = 0
  while (kind < CLASS_ENDS.length && clearness >= (CLASS_ENDS[kind] as number)) kind += 1
  const [f11, f12, f13, f21, f22, f23] = COEFFICIENTS[kind] as (typeof COEFFICIENTS)[number]
  const around = (sky * clamp(f11 + f12 * brightness + f13 * zenith, 0, 1)) / carrier
  return {
    beam: normal + around,
    even: sky - around * cosZenith,
    band: sky * (f21 + f22 * brightness + f23 * zenith),
  }
}
