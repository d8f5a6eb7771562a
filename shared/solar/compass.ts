import { t, tInContext } from '../language/t.ts'
import { wrap360 } from './angles.ts'

/** Clockwise from north. */
const POINTS = [
  { abbreviation: () => tInContext('compass', 'N'), words: () => t('north') },
  { abbreviation: () => tInContext('compass', 'NNE'), words: () => t('north-northeast') },
  { abbreviation: () => tInContext('compass', 'NE'), words: () => t('northeast') },
  { abbreviation: () => tInContext('compass', 'ENE'), words: () => t('east-northeast') },
  { abbreviation: () => tInContext('compass', 'E'), words: () => t('east') },
  { abbreviation: () => tInContext('compass', 'ESE'), words: () => t('east-southeast') },
  { abbreviation: () => tInContext('compass', 'SE'), words: () => t('southeast') },
  { abbreviation: () => tInContext('compass', 'SSE'), words: () => t('south-southeast') },
  { abbreviation: () => tInContext('compass', 'S'), words: () => t('south') },
  { abbreviation: () => tInContext('compass', 'SSW'), words: () => t('south-southwest') },
  { abbreviation: () => tInContext('compass', 'SW'), words: () => t('southwest') },
  { abbreviation: () => tInContext('compass', 'WSW'), words: () => t('west-southwest') },
  { abbreviation: () => tInContext('compass', 'W'), words: () => t('west') },
  { abbreviation: () => tInContext('compass', 'WNW'), words: () => t('west-northwest') },
  { abbreviation: () => tInContext('compass', 'NW'), words: () => t('northwest') },
  { abbreviation: () => tInContext('compass', 'NNW'), words: () => t('north-northwest') },
]

/** The eight principal directions [°]. */
export const DIRECTIONS = Array.from({ length: 8 }, (_, step) => step * 45)

/** Nine directions with `center` in the middle; `at` continues beyond 0 and 360 [°]. */
export const fullCircle = (center: number) =>
  Array.from({ length: 9 }, (_, step) => {
    const at = center - 180 + step * 45
    return { at, azimuth: wrap360(at) }
  })

/** [°]; for the equator itself south. */
export const equatorAzimuth = (latitude: number) => (latitude < 0 ? 0 : 180)

/** `SSE` */
export const compassPoint = (azimuth: number): string => pointAt(azimuth).abbreviation()

/** `south-southeast` */
export const compassWords = (azimuth: number): string => pointAt(azimuth).words()

const pointAt = (azimuth: number) => POINTS[Math.round(wrap360(azimuth) / 22.5) % 16] as (typeof POINTS)[number]
