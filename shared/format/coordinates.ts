import { t } from '../language/t.ts'
import { formatNumber } from './number.ts'

/** The last decimal is about 11 m on the ground. */
const DECIMALS = 4

/** `39.7392`, never `-0.0000`. */
export const formatCoordinate = (degrees: number): string => (Number(degrees.toFixed(DECIMALS)) + 0).toFixed(DECIMALS)

/** `39.7392° N, 104.9903° W` */
export const formatCoordinates = (latitude: number, longitude: number): string =>
  t('{latitude}° {northOrSouth, select, south {S} other {N}}, {longitude}° {eastOrWest, select, west {W} other {E}}', {
    latitude: formatNumber(Math.abs(latitude), {}, DECIMALS),
    northOrSouth: latitude < 0 ? 'south' : 'north',
    longitude: formatNumber(Math.abs(longitude), {}, DECIMALS),
    eastOrWest: longitude < 0 ? 'west' : 'east',
  })
