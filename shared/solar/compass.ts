import { wrap360 } from './angles.ts'

const WINDS = ['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW']
const WORDS: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' }

/** [°] */
export const DIRECTIONS = WINDS.filter((_, index) => index % 2 === 0).map((wind, index) => ({
  wind,
  azimuth: index * 45,
  words: directionWords(wind),
}))

/** Nine directions with `center` in the middle; `at` continues beyond 0 and 360 [°]. */
export const fullCircle = (center: number) =>
  Array.from({ length: 9 }, (_, step) => {
    const at = center - 180 + step * 45
    return { at, ...(DIRECTIONS[wrap360(at) / 45] as (typeof DIRECTIONS)[number]) }
  })

/** [°]; for the equator itself south. */
export const equatorAzimuth = (latitude: number) => (latitude < 0 ? 0 : 180)

/** `SSE` */
export const compassPoint = (azimuth: number): string => WINDS[Math.round(wrap360(azimuth) / 22.5) % 16] as string

/** `south-southeast` */
export const compassWords = (azimuth: number): string => directionWords(compassPoint(azimuth))

function directionWords(wind: string): string {
  const [first = '', ...rest] = [...wind].map((initial) => WORDS[initial] as string)
  return rest.length === 2 ? `${first}-${rest.join('')}` : [first, ...rest].join('')
}
