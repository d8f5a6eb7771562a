import { expect, test } from 'vitest'
import { distanceKm } from '#shared/places/distance.ts'
import { regionSlugOf, slugOf } from '#shared/places/town-slugs.ts'
import { PRESET_COUNTRIES } from '#shared/presets/load.ts'
import { chooseIndexedTowns, isDistrict } from '../../../server/towns/choose-towns.ts'
import { townKey } from '../../../server/towns/figures-file.ts'
import { formatTownTable, parseTownTable } from '../../../server/towns/town-table.ts'
import { findTown, table } from './town.ts'

test('folds accents and letters of other alphabets', () => {
  const names = ['São Paulo', 'Düsseldorf', 'Łódź', 'Hawke’s Bay', 'Coeur d’Alene', '東京']
  expect(names.map(slugOf).join(', ')).toBe('sao-paulo, dusseldorf, lodz, hawkes-bay, coeur-dalene, ')
  expect(regionSlugOf('CN', 'Heilongjiang Sheng')).toBe('heilongjiang')
  expect(regionSlugOf('IN', 'NCT')).toBe('delhi')
  expect(regionSlugOf('FR', '')).toBe('towns')
})

test('gives each town one address of its own, in plain letters', () => {
  const keys = table.towns.map(townKey)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.filter((key) => !/^[A-Z]{2}(\/[a-z0-9]+(-[a-z0-9]+)*){2}$/.test(key))).toEqual([])
  expect([...table.countries.values()].filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug) || slug === 'data')).toEqual(
    [],
  )
  expect(new Set(table.countries.values()).size).toBe(table.countries.size)
})

test('leads other names to the town, and never to two', () => {
  expect(findTown('IN/maharashtra/mumbai').otherSlugs).toContain('bombay')
  const all = table.towns.flatMap(({ country, region, slug, otherSlugs }) =>
    [slug, ...otherSlugs].map((name) => `${country}/${region}/${name}`),
  )
  expect(new Set(all).size).toBe(all.length)
})

test('names a second town of a region by its latitude', () => {
  const pairs = table.towns.filter(({ slug }) => /-\d+-\d[ns]$/.test(slug))
  expect(pairs.length).toBeGreaterThan(50)
  for (const { country, region, slug, latitude } of pairs) {
    const [, name, degrees, tenths] = /^(.*)-(\d+)-(\d)[ns]$/.exec(slug) ?? []
    expect(Math.abs(Math.abs(latitude) - Number(`${degrees}.${tenths}`))).toBeLessThan(0.0501)
    expect(() => findTown(`${country}/${region}/${name}`)).not.toThrow()
  }
})

test('survives being written and read', () => {
  expect(parseTownTable(formatTownTable(table))).toEqual(table)
})

test('lists large towns of known countries, none within 15 km of a larger one', () => {
  const towns = chooseIndexedTowns(table.towns.filter((town) => !isDistrict(town)))
  expect(towns.length).toBeGreaterThan(2_600)
  expect(towns.filter(({ country, population }) => population < 50 || !PRESET_COUNTRIES.includes(country))).toEqual([])
  expect(new Set(towns.map(({ country }) => country)).size).toBe(57)
  // Thane is 25 km from Mumbai; Kalyan is closer to Thane.
  const mumbai = findTown('IN/maharashtra/mumbai')
  const near = towns.filter((town) => town !== mumbai && distanceKm(town, mumbai.latitude, mumbai.longitude) < 15)
  expect(near).toEqual([])
})
