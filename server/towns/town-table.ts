/* Towns with a page, and their addresses. `server/tools/generate/town-addresses.ts` writes the table. */

/** `/solar/{country's slug}/{region}/{slug}` */
export interface TownRow {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Slug; `towns` without a region. */
  readonly region: string
  readonly slug: string
  readonly name: string
  /** [°] North and east are positive. */
  readonly latitude: number
  readonly longitude: number
  /** [thousands] */
  readonly population: number
  /** IANA */
  readonly timeZone: string
  /** Slugs of other names: `bombay`. They lead to the page. */
  readonly otherSlugs: readonly string[]
}

export interface TownTable {
  /** Slug by ISO code. */
  readonly countries: ReadonlyMap<string, string>
  /** Name, as in the files of towns, by `{ISO code}/{slug}`. */
  readonly regions: ReadonlyMap<string, string>
  /** The largest first. */
  readonly towns: readonly TownRow[]
}

/** One text per row, so that a change of a town is a line of a diff. */
export interface TownTableFile {
  readonly countries: readonly string[]
  readonly regions: readonly string[]
  readonly timeZones: string
  readonly towns: readonly string[]
}

export function formatTownTable({ countries, regions, towns }: TownTable): TownTableFile {
  const timeZones = [...new Set(towns.map(({ timeZone }) => timeZone))].sort()
  const zoneNumbers = new Map(timeZones.map((zone, i) => [zone, i]))
  return {
    countries: [...countries].map((row) => row.join('\t')),
    regions: [...regions].map((row) => row.join('\t')),
    timeZones: timeZones.join(' '),
    towns: towns.map(({ country, region, slug, name, latitude, longitude, population, timeZone, otherSlugs }) =>
      [
        `${country}/${region}/${slug}`,
        name,
        latitude,
        longitude,
        population,
        zoneNumbers.get(timeZone),
        ...(otherSlugs.length > 0 ? [otherSlugs.join(' ')] : []),
      ].join('\t'),
    ),
  }
}

export function parseTownTable({ countries, regions, timeZones, towns }: TownTableFile): TownTable {
  const zones = timeZones.split(' ')
  return {
    countries: parsePairs(countries),
    regions: parsePairs(regions),
    towns: towns.map((line) => {
      const [path = '', name = '', latitude, longitude, population, zone, otherSlugs = ''] = line.split('\t')
      const [country = '', region = '', slug = ''] = path.split('/')
      return {
        country,
        region,
        slug,
        name,
        latitude: Number(latitude),
        longitude: Number(longitude),
        population: Number(population),
        timeZone: zones[Number(zone)] ?? 'UTC',
        otherSlugs: otherSlugs === '' ? [] : otherSlugs.split(' '),
      }
    }),
  }
}

const parsePairs = (rows: readonly string[]) => new Map(rows.map((row) => row.split('\t') as [string, string]))
