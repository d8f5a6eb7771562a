import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findTowns, formatRegion, parseTowns } from '#shared/home/places.ts'
import { townFileUrl } from '#shared/home/town-files.ts'
import german from '#shared/home/town-names/de.json' with { type: 'json' }
import { loadTownNames, townName } from '#shared/home/town-names.ts'
import { SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { setTranslation } from '#shared/language/translation.ts'
import { formatPlace } from '../../../client/src/features/planner/home/format-place.ts'

const search = (typed: string) =>
  findTowns(parseTowns(readFileSync(`client/public${townFileUrl(typed)}`, 'utf8')), typed)
/** As in the list of found towns. */
const firstLabel = (typed: string) => {
  const { town, matchedName } = search(typed)[0] ?? expect.fail(typed)
  return matchedName === undefined ? townName(town) : `${townName(town)} (${matchedName})`
}

const pairs = Object.entries(german.towns).flatMap(([country, names]) =>
  Object.entries(names).map(([stored, shown]) => ({ country, stored, shown })),
)

test('Each name of the table is found as another name of its town', () => {
  const isFound = ({ country, stored, shown }: (typeof pairs)[number]) => {
    const towns = parseTowns(readFileSync(`client/public${townFileUrl(shown)}`, 'utf8'))
    return findTowns(towns, shown, country).some(({ town }) => town.name === stored && town.country === country)
  }
  expect(pairs.length).toBeGreaterThan(300)
  expect(pairs.filter((pair) => !isFound(pair))).toEqual([])
})

describe('On an English page', () => {
  test.each([
    ['München', 'Munich (München)'],
    ['Munich', 'Munich'],
    ['Bruneck', 'Brunico (Bruneck)'],
  ])('"%s" finds %s', (typed, label) => {
    expect(firstLabel(typed)).toBe(label)
  })
})

describe('On a German page', () => {
  beforeAll(async () => {
    setTranslation({ language: 'de' })
    await loadTownNames()
  })
  afterAll(() => setTranslation({ language: SOURCE_LANGUAGE }))

  test.each([
    ['München', 'München'],
    ['muenchen', 'München'],
    ['munchen', 'München'],
    ['Munich', 'München (Munich)'],
    ['Wien', 'Wien'],
    ['Mailand', 'Mailand'],
    ['Brixen', 'Brixen'],
    ['Köln', 'Köln'],
    ['Bombay', 'Mumbai (Bombay)'],
  ])('"%s" finds %s', (typed, label) => {
    expect(firstLabel(typed)).toBe(label)
  })

  test('a town has its German name, with those of its region and country', () => {
    const munich = search('Munich')[0]?.town ?? expect.fail()
    expect(formatRegion(munich)).toBe('Bayern, Deutschland')
    expect(formatPlace({ ...munich, found: 'town' })).toBe('München, Bayern, Deutschland')
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
