/** [°], north and east positive. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** About 11 m on the ground. */
const COORDINATE_DECIMALS = 4

/** Never `-0.0000`. */
export const formatCoordinate = (degrees: number): string =>
  (Number(degrees.toFixed(COORDINATE_DECIMALS)) + 0).toFixed(COORDINATE_DECIMALS)

/** Wraps the longitude to ±180°: a map that repeats sideways gives others. */
export function normalizePlace({ latitude, longitude }: Place): Place {
  const wrappedLongitude = ((((longitude + 180) % 360) + 360) % 360) - 180
  return { latitude: Math.min(90, Math.max(-90, latitude)), longitude: wrappedLongitude }
}
