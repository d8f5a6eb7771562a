/** [°], north and east positive. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Wraps the longitude to ±180°: a map that repeats sideways gives others. */
export function normalizePlace({ latitude, longitude }: Place): Place {
  const wrappedLongitude = ((((longitude + 180) % 360) + 360) % 360) - 180
  return { latitude: Math.min(90, Math.max(-90, latitude)), longitude: wrappedLongitude }
}
