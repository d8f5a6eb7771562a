import { wrap360 } from './angles.ts'

const WINDS = ['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW']
const WORDS: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' }

/** The eight directions a person would name, with their azimuth [°]. */
export const DIRECTIONS = WINDS.filter((_, index) => index % 2 === 0).map((wind, index) => ({
  wind,
  azimuth: index * 45,
  words: inWords(wind),
}))

/** Once around, ending where it began, with `centre` in the middle; `at` runs on through both ends of the circle [°]. */
export const around = (centre: number) =>
  Array.from({ length: 9 }, (_, step) => {
    const at = centre - 180 + step * 45
    return { at, ...(DIRECTIONS[wrap360(at) / 45] as (typeof DIRECTIONS)[number]) }
  })

/** Where the sun stands at noon outside the tropics [°]: south of a northern latitude [°], north of a southern one. */
export const sunnySide = (latitude: number) => (latitude < 0 ? 0 : 180)

/** The nearest of sixteen winds to an azimuth [°]: `SSE`. */
export const compassPoint = (azimuth: number): string => WINDS[Math.round(wrap360(azimuth) / 22.5) % 16] as string

/** The same in words: `south-southeast`. */
export const compassWords = (azimuth: number): string => inWords(compassPoint(azimuth))

function inWords(wind: string): string {
  const [first = '', ...rest] = [...wind].map((letter) => WORDS[letter] as string)
  return rest.length === 2 ? `${first}-${rest.join('')}` : [first, ...rest].join('')
}

/** Latitude and longitude [°] as on a map: `39.7392° N, 104.9903° W`. */
export function placeName(latitude: number, longitude: number): string {
  const part = (degrees: number, plus: string, minus: string) =>
    `${Math.abs(Number(degrees.toFixed(4)))}° ${degrees < 0 ? minus : plus}`
  return `${part(latitude, 'N', 'S')}, ${part(longitude, 'E', 'W')}`
}
