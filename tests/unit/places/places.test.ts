import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findTowns,
  formatRegion,
  loadTownSquares,
  nearbyFileUrls,
  nearestTown,
  normalizeName,
  parseTowns,
  searchKeyOf,
  spellingVariants,
  squareName,
  type Town,
} from '#shared/places/places.ts'
import { FIRST_PREFIXES, LARGEST_PREFIXES, townFileUrl } from '#shared/places/town-files.ts'
import { anyText } from '../../support/any-text.ts'
import { forAll } from '../../support/laws.ts'

const PUBLIC = 'client/public'
const squares = await loadTownSquares()
const folder = join(PUBLIC, 'places', String(squares.version))
const files = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
const contents = new Map([...files].map(([name, content]) => [name, parseTowns(content)]))
const townsOf = (address: string) => parseTowns(readFileSync(PUBLIC + address, 'utf8'))

/** Results shown for a query. */
const search = (typed: string) => findTowns(townsOf(townFileUrl(typed) ?? expect.fail(typed)), typed)
const first = (typed: string) => search(typed)[0]?.town
const at = (town: Town | undefined) => [town?.latitude, town?.longitude]

describe('A normalized name', () => {
  test.each([
    ['São Paulo', 'sao paulo'],
    ['Łódź', 'lodz'],
    ['Weißenburg', 'weissenburg'],
    ['Tromsø', 'tromso'],
    ['’s-Hertogenbosch', 's hertogenbosch'],
    ['L’Aquila', 'laquila'],
    ['Saint-Étienne', 'saint etienne'],
    ['Frankfurt (Oder)', 'frankfurt oder'],
    ['İzmir', 'izmir'],
    ['Iğdır', 'igdir'],
    ['Москва', 'москва'],
    ['Αθήνα', 'αθηνα'],
    ['जयपुर', 'जयपुर'],
    ['दिल्ली', 'दिल्ली'],
    ['मुंबई', 'मुंबई'],
    ['मुम्बई', 'मुंबई'],
    ['चण्डीगढ़', 'चंडीगढ'],
    ['राँची', 'रांची'],
    ['  New   York ', 'new york'],
    ['٣', '٣'],
    ['!?', ''],
  ])('%s is %s', (name, plain) => expect(normalizeName(name)).toBe(plain))

  test('has a second form where letters have substitutes', () => {
    expect(spellingVariants('München')).toEqual(['munchen', 'muenchen'])
    expect(spellingVariants('Århus')).toEqual(['arhus', 'aarhus'])
    expect(spellingVariants('Sønderborg')).toEqual(['sonderborg', 'soenderborg'])
    expect(spellingVariants('Pune')).toEqual(['pune'])
    // The same letters in decomposed form.
    expect(spellingVariants('Mu\u0308nchen')).toEqual(['munchen', 'muenchen'])
  })

  test('does not change when normalized again', () => {
    forAll([anyText()], (text) => expect(normalizeName(normalizeName(text))).toBe(normalizeName(text)))
  })
})

describe('A town is found', () => {
  test.each([
    ['Munich', 48.1374, 11.5755],
    ['München', 48.1374, 11.5755],
    ['Muenchen', 48.1374, 11.5755],
    ['Pune', 18.5196, 73.8554],
    ['Poona', 18.5196, 73.8554],
    ['Köln', 50.9333, 6.95],
    ['Cologne', 50.9333, 6.95],
    ['Zermatt', 46.02, 7.7486],
  ])('%s at %d, %d', (typed, latitude, longitude) => expect(at(first(typed))).toEqual([latitude, longitude]))

  test.each([
    ['Bombay', 'Mumbai'],
    ['Wien', 'Vienna'],
    ['Kiev', 'Kyiv'],
    ['Firenze', 'Florence'],
    ['Москва', 'Moscow'],
    ['東京', 'Tokyo'],
    ['서울', 'Seoul'],
    ['القاهرة', 'Cairo'],
    ['मुंबई', 'Mumbai'],
    ['Garching', 'Garching bei München'],
    ['san fran', 'San Francisco'],
    ['Warsza', 'Warsaw'],
    ['newyork', 'New York City'],
    ['SAO PAULO', 'São Paulo'],
    ['hertogenbosch', '’s-Hertogenbosch'],
  ])('by %s as %s, first', (typed, name) => expect(first(typed)?.name.replace("'", '’')).toBe(name))

  test('with the other name that matched', () => {
    expect(search('Bombay')[0]).toMatchObject({
      matchedName: 'Bombay',
      town: { name: 'Mumbai', timeZone: 'Asia/Kolkata' },
    })
    expect(search('Mumbai')[0]).not.toHaveProperty('as')
  })

  test('by its first letters, the largest first', () => {
    const names = (typed: string) => search(typed).map(({ town }) => town.name)
    expect(names('m').slice(0, 3)).toEqual(['Mumbai', 'Mexico City', 'Moscow'])
    expect(names('gar')).toHaveLength(8)
    for (const typed of ['garc', 'garch', 'garchi', 'garchin']) expect(names(typed)).toContain('Garching bei München')
  })

  test('among towns of the same name by region and country', () => {
    const springfields = search('Springfield').filter(({ town }) => town.name === 'Springfield')
    expect(springfields.length).toBeGreaterThan(5)
    expect(new Set(springfields.map(({ town }) => formatRegion(town))).size).toBe(springfields.length)
    expect(formatRegion(springfields[0]?.town ?? expect.fail())).toBe('Missouri, United States')
    expect(formatRegion({ region: '', country: 'MC' })).toBe('Monaco')
  })

  test('and nothing is found for unknown or empty text', () => {
    expect(search('zzzzqx')).toEqual([])
    expect(townFileUrl(' -!')).toBeUndefined()
    expect(findTowns([], 'Pune')).toEqual([])
  })
})

describe('The order', () => {
  const place = { country: 'XX', region: '', latitude: 0, longitude: 0 }
  const town = (name: string, population: number, ...otherNames: string[]): Town => ({
    ...place,
    name,
    population,
    otherNames,
  })
  test('is exact, prefix, substring; each by population, with other names counting a tenth', () => {
    const towns = [
      town('West York', 900),
      town('Yorkville', 20),
      town('Yorkton', 700),
      town('York', 30),
      town('York', 80),
      town('Eboracum', 50, 'York'),
      town('Leeds', 999),
    ]
    const found = findTowns(towns, 'york').map(
      ({ town, matchedName = town.name }) => `${matchedName} ${town.population}`,
    )
    expect(found.join(', ')).toBe('York 80, York 30, York 50, Yorkton 700, Yorkville 20, West York 900')
  })
})

test('Ranks prefix matches in the chosen country above all others', () => {
  const found = (typed: string, country?: string) =>
    findTowns(townsOf(townFileUrl(typed) ?? expect.fail(typed)), typed, country).map(({ town }) => town)
  expect(found('paris')[0]?.country).toBe('FR')
  expect(found('paris', 'US')[0]).toMatchObject({ name: 'Paris', region: 'Texas', country: 'US' })
  // Other countries have exact matches; Hamburg is a prefix match.
  expect(found('ham', 'DE')[0]?.name).toBe('Hamburg')
  // A match abroad is still found, and a substring match ranks below.
  expect(found('pune', 'DE')[0]).toMatchObject({ name: 'Pune', country: 'IN' })
})

describe('The nearest town', () => {
  const nearest = (latitude: number, longitude: number) =>
    nearestTown(nearbyFileUrls(squares, latitude, longitude).flatMap(townsOf), latitude, longitude)

  test('gives the name and country of a place', () => {
    expect(nearest(48.14, 11.57)).toMatchObject({ name: 'Munich', country: 'DE', region: 'Bavaria' })
    expect(nearest(18.52, 73.86)).toMatchObject({ name: 'Pune', country: 'IN', region: 'Maharashtra' })
    expect(nearest(33.45, -112.07)).toMatchObject({ name: 'Phoenix', country: 'US', region: 'Arizona' })
  })

  test('is found across edges of squares and the date line', () => {
    const names = nearbyFileUrls(squares, 49.99, 10.01).map((address) => address.split('/').at(-1))
    expect(names.join(' ')).toBe('n45e005.txt n45e010.txt n50e005.txt n50e010.txt')
    // Labasa lies at 16.4° south, 179.4° east; this place is 75 km away, beyond the date line.
    expect(nearest(-16.5, -179.9)).toMatchObject({ country: 'FJ' })
  })

  test('is absent at sea, on ice and at the pole', () => {
    const found = [nearest(0, -30), nearest(-80, 0), nearest(90, 0), nearest(-90, 180)]
    expect(found.filter(Boolean)).toEqual([])
  })

  test('squares are named by their south-west corner', () => {
    const names = [squareName(48.1, 11.6), squareName(-0.1, -0.1), squareName(33.4, -112), squareName(90, 180)]
    expect([...names, squareName(5, 5)]).toEqual(['n45e010', 's05w005', 'n30w115', 'n85w180', 'n05e005'])
  })
})

describe('The files', () => {
  test('match the index, and each contains valid towns', () => {
    expect(FIRST_PREFIXES.length + LARGEST_PREFIXES.size + squares.names.size).toBe(files.size)
    for (const [name, content] of files) {
      const towns = contents.get(name) ?? []
      expect([name, towns.length > 0]).toEqual([name, true])
      // One line per town and region, and an empty one.
      expect([name, content.trimEnd().split('\n\n')[1]?.split('\n').length]).toEqual([name, towns.length])
      for (const { name: town, country, latitude, longitude, population } of towns) {
        const right =
          town !== '' &&
          /^[A-Z]{2}$/.test(country) &&
          Math.abs(latitude) <= 90 &&
          Math.abs(longitude) <= 180 &&
          population >= 0
        if (!right) expect.fail(`${name}: ${town}`)
      }
    }
  })

  test('contain each of 135,173 towns under its own name', () => {
    const key = ({ name, country, latitude, longitude }: Town) => [name, country, latitude, longitude].join()
    const byName = [...contents].filter(([name]) => /^(from|largest)-/.test(name))
    const keysOfFile = new Map(byName.map(([name, towns]) => [name, new Set(towns.map(key))]))
    const towns = new Map(byName.flatMap(([, some]) => some.map((town) => [key(town), town.name] as const)))
    // The source lists a few towns twice.
    expect(towns.size).toBeGreaterThan(135_100)
    expect(towns.size).toBeLessThanOrEqual(135_173)
    const isLost = ([town, name]: [string, string]) =>
      !keysOfFile.get(townFileUrl(name)?.split('/').at(-1) ?? '')?.has(town)
    expect([...towns].filter(isLost)).toEqual([])
  })

  test('are small: at most 15 kB compressed for names, 26 kB for squares', () => {
    const sizes = [...files].map(([name, content]) => ({ name, size: gzipSync(content, { level: 9 }).length }))
    const most = (kind: RegExp) => Math.max(...sizes.filter(({ name }) => kind.test(name)).map(({ size }) => size))
    expect(most(/^from-|^largest-/)).toBeLessThan(15_000)
    expect(most(/^[ns]\d/)).toBeLessThan(26_000)
  })

  test('exist for any query', () => {
    forAll([fc.oneof(anyText(), fc.string({ maxLength: 4 }))], 1_000, (typed) => {
      const address = townFileUrl(typed)
      if (address === undefined) expect(searchKeyOf(normalizeName(typed))).toBe('')
      else expect(existsSync(PUBLIC + address)).toBe(true)
    })
  })

  test('have portable file names', () => {
    for (const name of files.keys()) expect(name).toMatch(/^(from-|largest-|[ns]\d\d[ew])[a-z0-9_]+\.txt$/)
    expect(statSync(folder).isDirectory()).toBe(true)
  })
})

test('Parsing an invalid file gives no towns', () => {
  forAll([anyText()], (text) => {
    for (const town of parseTowns(text)) expect(town.name).not.toBe('')
  })
  expect(parseTowns('<!doctype html>\n\n<p>Not found</p>')).toEqual([])
})
