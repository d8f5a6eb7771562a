import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import findTimeZone from '@photostructure/tz-lookup'
import { countryName } from '#shared/format/names.ts'
import { COUNTRY_NAMES } from '#shared/places/countries.ts'
import { parseTowns, type Town } from '#shared/places/places.ts'
import files from '#shared/places/town-files.json' with { type: 'json' }
import {
  latitudeSlug,
  longitudeSlug,
  MIN_POPULATION_OF_PAGES,
  NO_REGION,
  regionSlugOf,
  slugOf,
} from '#shared/places/town-slugs.ts'
import { formatTownTable, parseTownTable, type TownRow, type TownTable } from '../../towns/town-table.ts'

/**
 * Gives towns of 15,000 people and more an address: `npx tsx server/tools/generate/town-addresses.ts`. Reads the files of towns in
 * client/public/places and writes server/towns/addresses.json. A town that has an address keeps it for good, with its
 * region, even if a newer edition of the files names them differently.
 */
const PLACES = new URL(`../../../client/public/places/${files.version}/`, import.meta.url)
const TABLE = new URL('../../towns/addresses.json', import.meta.url)

/** Other names in other scripts make no address. */
const LATIN = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{Zs}ʻʼ]+$/u

function readTowns(): Town[] {
  const towns = new Map<string, Town>()
  for (const file of readdirSync(PLACES).sort()) {
    if (!/^(from|largest)-/.test(file)) continue
    for (const town of parseTowns(readFileSync(new URL(file, PLACES), 'utf8'))) {
      if (town.population < MIN_POPULATION_OF_PAGES) continue
      const key = `${locationKey(town)} ${town.name}`
      const known = towns.get(key)?.otherNames ?? []
      towns.set(key, { ...town, otherNames: [...new Set([...known, ...town.otherNames])] })
    }
  }
  const largestFirst = [...towns.values()].sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
  // If two entries have one location, the smaller is a part or an old name of the other.
  const locations = new Set<string>()
  return largestFirst.filter((town) => !locations.has(locationKey(town)) && locations.add(locationKey(town)))
}

const locationKey = ({ country, latitude, longitude }: Pick<Town, 'country' | 'latitude' | 'longitude'>) =>
  `${country} ${latitude} ${longitude}`

const nameCountry = (country: string) => COUNTRY_NAMES[country] ?? countryName(country)

/** The plain name for the largest, then with its latitude, then also with its longitude. */
function chooseSlug({ name, otherNames, latitude, longitude }: Town, used: ReadonlySet<string>, area: string): string {
  const place = `${latitudeSlug(latitude)}-${longitudeSlug(longitude)}`
  const slug = slugOf(name) || otherNames.map(slugOf).find((other) => other !== '') || place
  const choices = [slug, `${slug}-${latitudeSlug(latitude)}`, `${slug}-${place}`]
  const free = choices.find((choice) => !used.has(`${area}/${choice}`))
  if (free === undefined) throw new Error(`${area} has two towns at ${slug}-${place}`)
  return free
}

function buildTable(towns: readonly Town[], previous: TownTable | undefined): TownTable {
  const previousRows = new Map(previous?.towns.map((row) => [locationKey(row), row]))
  const used = new Set(previous?.towns.map(({ country, region, slug }) => `${country}/${region}/${slug}`))
  const rows = towns.map((town): TownRow => {
    const { name, country, latitude, longitude, population } = town
    const before = previousRows.get(locationKey(town))
    const region = before?.region ?? regionSlugOf(country, town.region)
    const slug = before?.slug ?? chooseSlug(town, used, `${country}/${region}`)
    used.add(`${country}/${region}/${slug}`)
    const timeZone = findTimeZone(latitude, longitude)
    return { country, region, slug, name, latitude, longitude, population, timeZone, otherSlugs: [] }
  })
  const aliases = new Map<string, number>()
  const slugsOfTowns = towns.map(({ name, otherNames }) =>
    [...new Set([name, ...otherNames.filter((other) => LATIN.test(other))].map(slugOf))].filter((slug) => slug !== ''),
  )
  const aliasKey = (i: number, slug: string) => `${rows[i]?.country}/${rows[i]?.region}/${slug}`
  slugsOfTowns.forEach((slugs, i) => {
    // An ambiguous name leads to the largest town, which comes first.
    for (const slug of slugs)
      if (!used.has(aliasKey(i, slug))) aliases.set(aliasKey(i, slug), aliases.get(aliasKey(i, slug)) ?? i)
  })
  const named = rows.map((row, i) => {
    const own = slugsOfTowns[i]?.filter((slug) => aliases.get(aliasKey(i, slug)) === i) ?? []
    const lasting = previousRows.get(locationKey(row))?.otherSlugs ?? []
    return { ...row, otherSlugs: [...new Set([...lasting, ...own])].sort() }
  })
  const regionNames = new Map(
    towns.flatMap((town, i) =>
      rows[i]?.region === NO_REGION ? [] : [[`${town.country}/${rows[i]?.region}`, town.region]],
    ),
  )
  const countries = [...new Set(rows.map(({ country }) => country))].sort()
  return {
    countries: new Map(countries.map((code) => [code, previous?.countries.get(code) ?? slugOf(nameCountry(code))])),
    regions: new Map([...(previous?.regions ?? []), ...[...regionNames].sort(([a], [b]) => (a < b ? -1 : 1))]),
    towns: named,
  }
}

const previous = existsSync(TABLE) ? parseTownTable(JSON.parse(readFileSync(TABLE, 'utf8'))) : undefined
const table = buildTable(readTowns(), previous)
writeFileSync(TABLE, `${JSON.stringify(formatTownTable(table), null, 1)}\n`)
console.log(`${table.towns.length} towns of ${table.countries.size} countries in ${fileURLToPath(TABLE)}`)
