import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  type ClimateTile,
  climateFromTile,
  hasTile,
  isDifficultGround,
  loadTileIndex,
  parseTile,
  tileName,
  tilePath,
} from '#shared/solar/climate-tiles.ts'
import { tileResource } from '#shared/solar/resource.ts'
import reference from '../../reference/solar/climate-tiles.json'
import { forAll, real } from '../../support/laws.ts'

const index = await loadTileIndex()
const PUBLIC = join(import.meta.dirname, '..', '..', '..', 'client', 'public')

async function tileOf(latitude: number, longitude: number): Promise<ClimateTile> {
  const text = await readFile(join(PUBLIC, tilePath(index, latitude, longitude)), 'utf8')
  const tile = parseTile(index, JSON.parse(text))
  if (!tile) throw new Error(`The tile ${tileName(latitude, longitude)} is incomplete`)
  return tile
}

describe('A climate tile', () => {
  test.each(reference.vectors)('matches the published values at $latitude, $longitude', async (expected) => {
    const { latitude, longitude } = expected
    const given = 'given' in expected ? expected.given : undefined
    const climate = climateFromTile(index, await tileOf(latitude, longitude), latitude, longitude, given)
    expect(climate.quality).toBe(expected.quality)
    expect(Math.abs(climate.elevation - expected.elevation)).toBeLessThan(0.001)
    for (let month = 0; month < 12; month += 1) {
      expect(Math.abs((climate.global[month] ?? 0) - (expected.global[month] ?? 0))).toBeLessThan(0.001)
      expect(Math.abs((climate.temperature[month] ?? 0) - (expected.temperature[month] ?? 0))).toBeLessThan(0.001)
    }
  })

  test('is named after its south-west corner; the date line belongs to the west', () => {
    expect(tileName(33.45, -112.07)).toBe('n30w120')
    expect(tileName(-0.001, 36.8)).toBe('s10e030')
    expect(tileName(0, 0)).toBe('n00e000')
    expect(tileName(64.5, 180)).toBe(tileName(64.5, -180))
    expect(tileName(64.5, 180)).toBe('n60w180')
    expect(tilePath(index, 33.45, -112.07)).toBe('/climate/2/n30w120.json')
  })

  test('exists for land between 60° S and 84° N', () => {
    for (const { latitude, longitude } of reference.vectors) expect(hasTile(index, latitude, longitude)).toBe(true)
    expect(hasTile(index, reference.withoutTile.latitude, reference.withoutTile.longitude)).toBe(false)
    for (const latitude of [-90, -60.1, 84, 90]) expect(hasTile(index, latitude, -70)).toBe(false)
  })

  test('has a file for every name of the index, and no other', async () => {
    const files = await readdir(join(PUBLIC, 'climate', String(index.version)))
    const names = index.tiles.split(' ').map((name) => `${name}.json`)
    expect(files.sort()).toEqual(names.sort())
  })

  test('never covers places south of 57.5° S', async () => {
    expect(climateFromTile(index, await tileOf(-57.4, -26.5), -57.4, -26.5).covered).toBe(true)
    expect(climateFromTile(index, await tileOf(-58.4, -26.5), -58.4, -26.5).covered).toBe(false)
  })

  test('lowers the temperature by 5.5 °C per kilometer of elevation', async () => {
    const tile = await tileOf(46.5, 8)
    const [low, high] = [500, 1500].map((elevation) => climateFromTile(index, tile, 46.5, 8, elevation).temperature)
    for (let month = 0; month < 12; month += 1) {
      expect((low?.[month] ?? 0) - (high?.[month] ?? 0)).toBeCloseTo(5.5, 9)
    }
  })

  test('has finite values everywhere within and refuses places outside', async () => {
    const tile = await tileOf(45, 5)
    forAll([real(40, 50), real(0, 10)], (a, b) => {
      const { global, temperature, elevation } = climateFromTile(index, tile, a, b)
      for (const value of global) expect(value > 0 && value < 10).toBe(true)
      for (const value of temperature) expect(value > -25 && value < 35).toBe(true)
      expect(elevation > -50 && elevation < 4500).toBe(true)
    })
    expect(() => climateFromTile(index, tile, 39.9, 5)).toThrow(RangeError)
    expect(() => climateFromTile(index, tile, 45, 10.1)).toThrow(RangeError)
    expect(() => climateFromTile(index, tile, 95, 5)).toThrow(RangeError)
  })
})

describe('A response to a tile request', () => {
  test('is refused unless it is a complete tile', async () => {
    const tile = await tileOf(45, 5)
    expect(parseTile(index, tile)).toBe(tile)
    for (const broken of [
      null,
      '<!doctype html>',
      {},
      { ...tile, latitude: 'north' },
      { ...tile, quality: '' },
      { ...tile, clearness: { ...tile.clearness, months: tile.clearness.months.slice(1) } },
      { ...tile, temperature: { ...tile.temperature, offsets: [Number.NaN, ...tile.temperature.offsets.slice(1)] } },
      { ...tile, elevation: { ...tile.elevation, nodes: tile.elevation.nodes.slice(1) } },
    ])
      expect(parseTile(index, broken)).toBeNull()
  })
})

describe('The solar resource of a tile', () => {
  test('names its sources', async () => {
    const resource = tileResource(index, await tileOf(47.4, 8.5), 47.4, 8.5)
    expect(resource.attribution).toContain('NASA')
    expect(resource.attribution).toContain('CHELSA')
    expect(resource.attribution).toContain('GeoNames')
    expect(resource.covered).toBe(true)
  })

  test.each([
    { place: 'Innsbruck', latitude: 47.27, longitude: 11.39, difficult: true },
    { place: 'San Diego', latitude: 32.72, longitude: -117.16, difficult: true },
    { place: 'Kathmandu', latitude: 27.7, longitude: 85.32, difficult: true },
    { place: 'Berlin', latitude: 52.52, longitude: 13.4, difficult: false },
    { place: 'Moscow', latitude: 55.75, longitude: 37.6, difficult: false },
    { place: 'Miami', latitude: 25.82, longitude: -80.3, difficult: false },
  ])('has a larger error at $place on difficult ground: $difficult', async ({ latitude, longitude, difficult }) => {
    const tile = await tileOf(latitude, longitude)
    expect(isDifficultGround(index, tile, latitude, longitude)).toBe(difficult)
    expect(tileResource(index, tile, latitude, longitude).siteError > 0).toBe(difficult)
  })
})
