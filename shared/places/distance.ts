/** [°] */
interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_RADIUS = 6371 // km
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance [km] by the haversine formula. */
export function distanceKm(town: Coordinates, latitude: number, longitude: number): number {
  const a =
    Math.sin(radians(town.latitude - latitude) / 2) ** 2 +
    Math.cos(radians(latitude)) *
      Math.cos(radians(town.latitude)) *
      Math.sin(radians(town.longitude - longitude) / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(a)))
}
