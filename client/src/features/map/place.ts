/** A point on the ground [°], north and east positive. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** About 11 m on the ground. */
const DIGITS = 4

/** A coordinate as the form holds it; never `-0.0000`. */
export const written = (degrees: number): string => (Number(degrees.toFixed(DIGITS)) + 0).toFixed(DIGITS)

/** The same place inside the ranges of the form: a map that repeats sideways also gives longitudes beyond the date line. */
export function onEarth({ latitude, longitude }: Place): Place {
  const turned = ((((longitude + 180) % 360) + 360) % 360) - 180
  return { latitude: Math.min(90, Math.max(-90, latitude)), longitude: turned }
}
