import { normalizeName } from './places.ts'

/** Parts of the addresses of places: `sao-paulo`. Empty for a name without Latin letters. */
export const slugOf = (name: string): string =>
  normalizeName(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** Words for "region" that some names of the towns' table end with. */
const DIVISION = /[ -](Sheng|Shi|Province|Prefecture|Voivodeship|Region|Governorate|Oblast|apskritis)$/i

/** Slugs by country and name in the towns' table: regions that the table misspells, abbreviates or names unusually. */
const REVIEWED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DE: { 'Rheinland-Pfalz': 'rhineland-palatinate' },
  ES: { 'Castille and León': 'castile-and-leon', 'Castille-La Mancha': 'castile-la-mancha' },
  IN: { Kashmir: 'jammu-and-kashmir', NCT: 'delhi', Pondicherry: 'puducherry' },
  IT: { Basilicate: 'basilicata', Latium: 'lazio', 'The Marches': 'marche' },
  MX: { México: 'state-of-mexico' },
  US: { 'Washington, D.C.': 'district-of-columbia' },
  ZA: { 'Orange Free State': 'free-state' },
}

/** Slug in place of the region of towns without one. No region has this slug. */
export const NO_REGION = 'towns'

/** @param country ISO 3166-1 alpha-2 */
export const regionSlugOf = (country: string, region: string): string =>
  REVIEWED[country]?.[region] ?? (slugOf(region.replace(DIVISION, '')) || NO_REGION)

/** `39-8n`, for a latitude to the tenth of a degree. */
export const latitudeSlug = (latitude: number) => degreesSlug(latitude, latitude < 0 ? 's' : 'n')
export const longitudeSlug = (longitude: number) => degreesSlug(longitude, longitude < 0 ? 'w' : 'e')
const degreesSlug = (degrees: number, direction: string) =>
  `${Math.abs(degrees).toFixed(1).replace('.', '-')}${direction}`

/** Address below /solar that leads to the page of a town; the server knows which towns need their latitude. */
export const townPageSlug = ({ country, region, name, latitude }: Omit<SluggedTown, 'otherNames'>): string =>
  `${country.toLowerCase()}/${regionSlugOf(country, region)}/${slugOf(name)}-${latitudeSlug(latitude)}`

/** [thousands] Smaller towns have no page. */
export const MIN_POPULATION_OF_PAGES = 15

/** Latitude, or latitude and longitude, of a town whose name another town of the region has. */
const COORDINATES = /-\d+-\d[ns](-\d+-\d[ew])?$/

/** What to search for a town of an address: `sao paulo`. @param slug `br/sao-paulo/sao-paulo` */
export const searchTextOf = (slug: string): string =>
  (slug.split('/')[2] ?? '').replace(COORDINATES, '').replaceAll('-', ' ')

/** The town of an address among those of its file. @param slug `in/maharashtra/pune` */
export function findTownOfSlug<T extends SluggedTown>(towns: readonly T[], slug: string): T | undefined {
  const [country = '', region = '', name = ''] = slug.split('/')
  const [coordinates = ''] = COORDINATES.exec(name) ?? []
  const base = coordinates === '' ? name : name.slice(0, -coordinates.length)
  const ofCountry = towns.filter((town) => town.country.toLowerCase() === country)
  const ofRegion = ofCountry.filter((town) => regionSlugOf(town.country, town.region) === region)
  const isNamed = (town: SluggedTown) => slugOf(town.name) === base
  const isAtLatitude = ({ latitude }: SluggedTown) => coordinates.startsWith(`-${latitudeSlug(latitude)}`)
  return (
    (coordinates !== '' && ofRegion.find((town) => isNamed(town) && isAtLatitude(town))) ||
    (ofRegion.find(isNamed) ?? ofRegion.find(({ otherNames }) => otherNames.some((other) => slugOf(other) === base)))
  )
}

interface SluggedTown {
  readonly name: string
  readonly otherNames: readonly string[]
  readonly country: string
  readonly region: string
  readonly latitude: number
}
