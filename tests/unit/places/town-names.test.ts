import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Language, SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { setTranslation } from '#shared/language/translation.ts'
import { findTowns, formatRegion, parseTowns, type Town } from '#shared/places/places.ts'
import files from '#shared/places/town-files.json' with { type: 'json' }
import { townFileUrl } from '#shared/places/town-files.ts'
import german from '#shared/places/town-names/de.json' with { type: 'json' }
import english from '#shared/places/town-names/en.json' with { type: 'json' }
import spanish from '#shared/places/town-names/es.json' with { type: 'json' }
import french from '#shared/places/town-names/fr.json' with { type: 'json' }
import hindi from '#shared/places/town-names/hi.json' with { type: 'json' }
import portuguese from '#shared/places/town-names/pt-BR.json' with { type: 'json' }
import { loadTownNames, regionName, type TownNames, townName } from '#shared/places/town-names.ts'
import { slugOf } from '#shared/places/town-slugs.ts'
import { formatPlace } from '../../../client/src/home/format-place.ts'
import { table } from '../towns/town.ts'

const search = (typed: string) =>
  findTowns(parseTowns(readFileSync(`client/public${townFileUrl(typed)}`, 'utf8')), typed)
/** Label as in the list of found towns. */
const firstLabel = (typed: string) => {
  const { town, matchedName } = search(typed)[0] ?? expect.fail(typed)
  return matchedName === undefined ? townName(town) : `${townName(town)} (${matchedName})`
}

const DIVISIONS = ['province', 'region', 'voivodeship', 'prefecture', 'governorate', 'oblast', 'apskritis']

const folder = `client/public/places/${files.version}`
const townsByFile = new Map(
  readdirSync(folder).map((name) => [name, parseTowns(readFileSync(`${folder}/${name}`, 'utf8'))]),
)
const townsByFileAndCountry = new Map<string, readonly Town[]>()
function townsOfCountry(url: string | undefined, country: string): readonly Town[] {
  const key = `${url} ${country}`
  const towns =
    townsByFileAndCountry.get(key) ??
    (townsByFile.get(basename(url ?? '')) ?? []).filter((town) => town.country === country)
  townsByFileAndCountry.set(key, towns)
  return towns
}
const storedRegions = new Set([...townsByFile.values()].flat().map(({ country, region }) => `${country}\t${region}`))

const tables: readonly (readonly [language: Language, names: TownNames, minTowns: number])[] = [
  ['en', english, 200],
  ['de', german, 300],
  ['es', spanish, 300],
  ['fr', french, 300],
  ['pt-BR', portuguese, 200],
  ['hi', hindi, 1000],
]

describe.each(tables)('Of the names in %s', (_language, { towns, regions }, minTowns) => {
  test('each is found as another name of its town', () => {
    const pairs = Object.entries(towns).flatMap(([country, names]) =>
      Object.entries(names).map(([stored, shown]) => ({ country, stored, shown })),
    )
    // Exact matches in the country come before all others.
    const isFound = ({ country, stored, shown }: (typeof pairs)[number]) =>
      findTowns(townsOfCountry(townFileUrl(shown), country), shown, country).some(({ town }) => town.name === stored)
    expect(pairs.length).toBeGreaterThan(minTowns)
    expect(pairs.filter((pair) => !isFound(pair))).toEqual([])
  })

  test('each region is one of the town files', () => {
    const unknown = Object.entries(regions).flatMap(([country, names]) =>
      Object.keys(names).filter((region) => !storedRegions.has(`${country}\t${region}`)),
    )
    expect(unknown).toEqual([])
  })
})

/** Shows names in a language for the tests of a block. */
const inLanguage = (language: Language) => {
  beforeAll(async () => {
    setTranslation({ language })
    await loadTownNames()
  })
  afterAll(() => setTranslation({ language: SOURCE_LANGUAGE }))
}

/** What is typed, and the first town that is found, each on a page in a language. */
const labels: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  // English atlases and newspapers name them so.
  en: {
    München: 'Munich (München)',
    Munich: 'Munich',
    Bruneck: 'Brunico (Bruneck)',
    Sevilla: 'Seville (Sevilla)',
    Seville: 'Seville',
    Köln: 'Cologne (Köln)',
    Cologne: 'Cologne',
    Geneve: 'Geneva (Genève)',
    Antwerp: 'Antwerp',
    Göteborg: 'Gothenburg (Göteborg)',
    Cochin: 'Kochi (Cochin)',
    Nuernberg: 'Nuremberg (Nürnberg)',
    जयपुर: 'Jaipur (जयपुर)',
  },
  de: {
    München: 'München',
    muenchen: 'München',
    munchen: 'München',
    Munich: 'München (Munich)',
    Wien: 'Wien',
    Mailand: 'Mailand',
    Brixen: 'Brixen',
    Köln: 'Köln',
    Bombay: 'Mumbai (Bombay)',
  },
  es: {
    Londres: 'Londres',
    Munich: 'Múnich',
    'nueva york': 'Nueva York',
    Ginebra: 'Ginebra',
    'Mexico City': 'Ciudad de México (Mexico City)',
    Donostia: 'San Sebastián (Donostia)',
  },
  fr: {
    Bale: 'Bâle',
    geneve: 'Genève',
    Antwerpen: 'Anvers (Antwerpen)',
    'Bois-le-Duc': 'Bois-le-Duc',
    'La Nouvelle-Orléans': 'La Nouvelle-Orléans',
  },
  'pt-BR': {
    'nova york': 'Nova York',
    Lisboa: 'Lisboa',
    Munique: 'Munique',
    Moscow: 'Moscou (Moscow)',
    Brasilia: 'Brasília',
  },
  hi: {
    जयपुर: 'जयपुर',
    मुंबई: 'मुंबई',
    मुम्बई: 'मुंबई',
    दिल्ली: 'दिल्ली',
    दिल: 'दिल्ली',
    चण्डीगढ: 'चंडीगढ़',
    रांची: 'राँची',
    लन्दन: 'लंदन',
    Jaipur: 'जयपुर (Jaipur)',
  },
}
const munichIn: Readonly<Partial<Record<Language, string>>> = {
  en: 'Munich, Bavaria, Germany',
  de: 'München, Bayern, Deutschland',
  es: 'Múnich, Baviera, Alemania',
  fr: 'Munich, Bavière, Allemagne',
  'pt-BR': 'Munique, Baviera, Alemanha',
  hi: 'म्यूनिख, बवेरिया, जर्मनी',
}

describe.each(tables)('On a page in %s', (language) => {
  inLanguage(language)

  test.each(Object.entries(labels[language] ?? {}))('"%s" finds %s', (typed, label) => {
    expect(firstLabel(typed)).toBe(label)
  })

  test('a town has its name with those of its region and country', () => {
    const munich = search('Munich')[0]?.town ?? expect.fail()
    expect(formatPlace({ ...munich, found: 'town' })).toBe(munichIn[language])
  })
})

describe('A region on an English page', () => {
  inLanguage('en')

  test.each([
    ['ES', 'Castille and León', 'Castile and León'],
    ['ES', 'Castille-La Mancha', 'Castile-La Mancha'],
    ['DE', 'Rheinland-Pfalz', 'Rhineland-Palatinate'],
    ['IN', 'NCT', 'Delhi'],
    ['IT', 'Latium', 'Lazio'],
    ['MX', 'México', 'State of Mexico'],
    ['CN', 'Heilongjiang Sheng', 'Heilongjiang'],
  ])('%s %s is %s', (country, region, name) => expect(regionName({ region, country })).toBe(name))

  test('has the name of its address, which may leave out a word such as Province', () => {
    const others = [...table.regions].filter(([key, name]) => {
      const [country = '', slug] = key.split('/')
      const shown = regionName({ region: name, country })
      const words = slugOf(shown).split('-')
      return (
        slugOf(shown) !== slug && !(words.slice(0, -1).join('-') === slug && DIVISIONS.includes(words.at(-1) ?? ''))
      )
    })
    expect(table.regions.size).toBeGreaterThan(2_500)
    expect(others).toEqual([])
  })
})

describe('On a German page', () => {
  inLanguage('de')

  test('a region is written with its country, and a town of the same name elsewhere is not translated', () => {
    expect(formatRegion(search('Munich')[0]?.town ?? expect.fail())).toBe('Bayern, Deutschland')
    expect(formatPlace({ name: 'Vienna', country: 'US', latitude: 38.9, longitude: -77.3, found: 'town' })).toMatch(
      /^Vienna, /,
    )
  })

  test('an address stays as it is', () => {
    const address = 'Vienna Road 5'
    expect(formatPlace({ name: address, country: 'AT', latitude: 48, longitude: 16, found: 'address' })).toMatch(
      /^Vienna Road 5, /,
    )
  })
})
