/** About 11 m on the ground. */
const DECIMALS = 4

/** `39.7392`, never `-0.0000`. */
export const formatCoordinate = (degrees: number): string => (Number(degrees.toFixed(DECIMALS)) + 0).toFixed(DECIMALS)

/** `39.7392° N, 104.9903° W` */
export function formatCoordinates(latitude: number, longitude: number): string {
  const part = (degrees: number, plus: string, minus: string) =>
    `${Math.abs(Number(degrees.toFixed(DECIMALS)))}° ${degrees < 0 ? minus : plus}`
  return `${part(latitude, 'N', 'S')}, ${part(longitude, 'E', 'W')}`
}
