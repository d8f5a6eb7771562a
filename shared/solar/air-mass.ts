import { cosine } from './angles.ts'

/** Relative air mass [-] by solar altitude [°], constant below 0°. Kasten & Young 1989 (Applied Optics 28, 4735). */
export function airMass(altitude: number): number {
  const zenith = 90 - Math.max(0, altitude)
  return 1 / (cosine(zenith) + 0.50572 * (96.07995 - zenith) ** -1.6364)
}
