import { distanceKm } from '#shared/places/distance.ts'
import { OTHER_DISTRICTS, REAL_TOWNS } from './reviewed-districts.ts'

/** A town of the table of addresses, with what GeoNames says of it. */
export interface GazetteerPlace {
  /** `ES/madrid/latina` */
  readonly key: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** [°] */
  readonly latitude: number
  readonly longitude: number
  /** [thousands] */
  readonly population: number
  /** Feature code of GeoNames: `PPLX`. */
  readonly feature: string
  /** Codes of the administrative divisions, from the first level to the fourth; empty where there is none. */
  readonly divisions: readonly string[]
}

/** Section of a populated place, and seat of a fifth-level division, such as an arrondissement of Marseille. */
const SECTION_FEATURES: readonly string[] = ['PPLX', 'PPLA5']

/**
 * A city reaches as far as a circle in which its people would live at this density [people/km²]: Madrid 32 km, Burgos 7 km.
 * Beyond, a section is a place of its own.
 */
const CITY_DENSITY = 1_000
/** Density [people/km²] and ratio of people for a section that GeoNames places in another division than the city. */
const INNER_DENSITY = 5_000
const INNER_RATIO = 10

/** Second-level divisions of these countries are parts of cities: the councils of Melbourne and Sydney. */
const COUNTRIES_OF_DIVIDED_CITIES: readonly string[] = ['AU']

/** City by division: the five counties that are the boroughs of New York City. */
const CITY_DIVISIONS: ReadonlyMap<string, string> = new Map(
  ['005', '047', '061', '081', '085'].map((county) => [`US/NY/${county}`, 'US/new-york/new-york-city']),
)

/** Key of the city by key of its district. @throws Error if a reviewed key is unknown */
export function findDistricts(places: readonly GazetteerPlace[]): Map<string, string> {
  const keys = new Set(places.map(({ key }) => key))
  const reviewed = [...OTHER_DISTRICTS.keys(), ...OTHER_DISTRICTS.values(), ...REAL_TOWNS]
  const unknown = reviewed.filter((key) => !keys.has(key))
  if (unknown.length > 0) throw new Error(`Reviewed towns without an address: ${unknown.join(', ')}`)

  const cityOfDivision = ({ country, divisions: [first, second] }: GazetteerPlace) =>
    CITY_DIVISIONS.get(`${country}/${first}/${second}`)
  const isSection = ({ feature }: GazetteerPlace) => SECTION_FEATURES.includes(feature)
  const cities = new Map<string, GazetteerPlace[]>()
  for (const place of places) {
    if (isSection(place) || OTHER_DISTRICTS.has(place.key) || cityOfDivision(place) !== undefined) continue
    cities.set(place.country, [...(cities.get(place.country) ?? []), place])
  }

  const districts = new Map<string, string>()
  for (const place of places) {
    if (REAL_TOWNS.has(place.key)) continue
    const city =
      OTHER_DISTRICTS.get(place.key) ??
      cityOfDivision(place) ??
      (isSection(place) ? findCity(place, cities.get(place.country) ?? [])?.key : undefined)
    if (city !== undefined && city !== place.key) districts.set(place.key, city)
  }
  return districts
}

/** Finds the city with the most divisions in common among those that reach a section, then the nearest and largest. */
function findCity(section: GazetteerPlace, cities: readonly GazetteerPlace[]): GazetteerPlace | undefined {
  let best: { readonly city: GazetteerPlace; readonly level: number; readonly pull: number } | undefined
  for (const city of cities) {
    if (city.population <= section.population) continue
    const level = sharedLevel(section, city)
    if (level === 0 && city.population < INNER_RATIO * section.population) continue
    const distance = distanceKm(city, section.latitude, section.longitude)
    if (distance > reachOf(city, level === 0 ? INNER_DENSITY : CITY_DENSITY)) continue
    // The pull falls with the square of the distance, as gravity does. Nearer than 300 m is the center.
    const pull = city.population / Math.max(0.3, distance) ** 2
    if (!best || level > best.level || (level === best.level && pull > best.pull)) best = { city, level, pull }
  }
  return best?.city
}

/** [km] */
const reachOf = ({ population }: GazetteerPlace, density: number) => Math.sqrt((population * 1000) / density / Math.PI)

/**
 * Deepest level of divisions that two places have in common, from 1; 0 if they are in different ones. GeoNames leaves out the
 * lower levels of cities that are divisions of their own, such as London.
 */
function sharedLevel(one: GazetteerPlace, other: GazetteerPlace): number {
  const levels = COUNTRIES_OF_DIVIDED_CITIES.includes(one.country) ? 1 : one.divisions.length
  let shared = 0
  for (let level = 0; level < levels; level += 1) {
    const [a = '', b = ''] = [one.divisions[level], other.divisions[level]]
    if (a === '' || b === '') continue
    if (a !== b) return 0
    shared = level + 1
  }
  return shared
}
