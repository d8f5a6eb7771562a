import { cosine } from './angles.ts'

/** Irradiance of a cloudless sky [W/m²]. */
export interface ClearSky {
  /** On the horizontal. */
  readonly global: number
  /** On a plane facing the sun. */
  readonly directNormal: number
  /** From the sky, on the horizontal. */
  readonly diffuse: number
}

/**
 * Global irradiance of a cloudless sky on the horizontal [W/m²] from the apparent altitude [°] alone.
 *
 * Source: Haurwitz 1945 (J. Meteorology 2, 154). Among models that know only the zenith angle it has the smallest
 * monthly-mean error (Reno, Hansen & Stein 2012, SAND2012-2389).
 */
export function haurwitz(apparentAltitude: number): number {
  if (apparentAltitude <= 0) return 0
  const cosZenith = cosine(90 - apparentAltitude)
  return 1098 * cosZenith * Math.exp(-0.059 / cosZenith)
}

/** Relative air mass [-] at an apparent altitude [°] ≥ 0. Source: Kasten & Young 1989 (Applied Optics 28, 4735). */
export function airMass(apparentAltitude: number): number {
  const zenith = 90 - Math.max(0, apparentAltitude)
  return 1 / (cosine(zenith) + 0.50572 * (96.07995 - zenith) ** -1.6364)
}

/** Air pressure [Pa] of the standard atmosphere at an elevation [m]. Source: pvlib-python, alt2pres. */
export const standardPressure = (elevation: number) => 100 * ((44_331.514 - elevation) / 11_880.516) ** (1 / 0.1902632)

/** Air mass [-] scaled to the pressure at an elevation [m]. */
export const absoluteAirMass = (apparentAltitude: number, elevation: number) =>
  (airMass(apparentAltitude) * standardPressure(elevation)) / 101_325

/**
 * Cloudless sky by Ineichen & Perez 2002 (Solar Energy 73, 151), as pvlib-python writes it.
 *
 * @param apparentAltitude [°]
 * @param absoluteMass pressure-corrected air mass [-]
 * @param elevation [m]
 * @param extraterrestrial irradiance facing the sun above the air [W/m²]
 * @param turbidity Linke turbidity [-]; 3 is a clear temperate day
 */
export function ineichen(
  apparentAltitude: number,
  absoluteMass: number,
  elevation: number,
  extraterrestrial: number,
  turbidity = 3,
): ClearSky {
  if (apparentAltitude <= 0) return { global: 0, directNormal: 0, diffuse: 0 }
  const cosZenith = cosine(90 - apparentAltitude)
  const fh1 = Math.exp(-elevation / 8000)
  const fh2 = Math.exp(-elevation / 1250)
  const cg1 = 5.09e-5 * elevation + 0.868
  const cg2 = 3.92e-5 * elevation + 0.0387
  const global = cg1 * extraterrestrial * cosZenith * Math.exp(-cg2 * absoluteMass * (fh1 + fh2 * (turbidity - 1)))
  const b = 0.664 + 0.163 / fh1
  const transmitted = b * extraterrestrial * Math.exp(-0.09 * absoluteMass * (turbidity - 1))
  const ceiling = (global * (1 - (0.1 - 0.2 * Math.exp(-turbidity)) / (0.1 + 0.882 / fh1))) / cosZenith
  const directNormal = Math.max(0, Math.min(transmitted, ceiling))
  return { global, directNormal, diffuse: global - directNormal * cosZenith }
}
