import { clamp, cosine, RADIANS } from './angles.ts'

/** Cosine of the zenith angle [-] below which light is not amplified any further: 5° of altitude. */
const MIN_COS_ZENITH = Math.cos(85 * RADIANS)

/** Irradiance by origin [any unit]. */
export interface SkyLight {
  /** Light on a plane facing the sun: beam and circumsolar. */
  readonly beam: number
  /** Isotropic sky, on the horizontal. */
  readonly isotropic: number
  /** Horizon band, on a wall; negative if the sky is darker there than overhead. */
  readonly horizonBand: number
}

/** Upper limits of the clearness classes [-]. */
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

/** Beam on a plane facing the sun, without circumsolar light; parameters as in `splitSkyLight`. */
export const beamNormal = (direct: number, extraterrestrial: number, cosZenith: number): number =>
  cosZenith <= 0 ? 0 : Math.min(direct / Math.max(cosZenith, MIN_COS_ZENITH), extraterrestrial)

/**
 * Sky model of Perez et al. 1990 (Solar Energy 44, 271). Below 5° of altitude, light beyond the beam limit joins the
 * isotropic sky, and no beam exceeds the extraterrestrial one, so that a horizontal plane gets exactly `direct +
 * diffuse`.
 * @param direct beam on the horizontal
 * @param diffuse on the horizontal
 * @param extraterrestrial normal irradiance
 * @param cosZenith cosine of the zenith angle [-]
 */
export function splitSkyLight(direct: number, diffuse: number, extraterrestrial: number, cosZenith: number): SkyLight {
  if (cosZenith <= 0) return { beam: 0, isotropic: direct + diffuse, horizonBand: 0 }
  const carrier = Math.max(cosZenith, MIN_COS_ZENITH)
  const normal = beamNormal(direct, extraterrestrial, cosZenith)
  const sky = direct + diffuse - normal * cosZenith
  if (sky <= 0) return { beam: normal, isotropic: 0, horizonBand: 0 }
  const zenith = Math.acos(Math.min(1, cosZenith))
  const cubed = 1.041 * zenith ** 3
  const clearness = ((sky + normal) / sky + cubed) / (1 + cubed)
  const brightness = (sky * airMass(90 - zenith / RADIANS)) / extraterrestrial
  let skyClass = 0
  while (skyClass < CLASS_ENDS.length && clearness >= (CLASS_ENDS[skyClass] as number)) skyClass += 1
  const [f11, f12, f13, f21, f22, f23] = COEFFICIENTS[skyClass] as (typeof COEFFICIENTS)[number]
  const circumsolar = (sky * clamp(f11 + f12 * brightness + f13 * zenith, 0, 1)) / carrier
  return {
    beam: normal + circumsolar,
    isotropic: sky - circumsolar * cosZenith,
    horizonBand: sky * (f21 + f22 * brightness + f23 * zenith),
  }
}

/** Relative air mass [-] by solar altitude [°], constant below 0°. Kasten & Young 1989 (Applied Optics 28, 4735). */
export function airMass(altitude: number): number {
  const zenith = 90 - Math.max(0, altitude)
  return 1 / (cosine(zenith) + 0.50572 * (96.07995 - zenith) ** -1.6364)
}
