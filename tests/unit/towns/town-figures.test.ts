import { statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { analyzePlace } from '#shared/solar/analyze-place.ts'
import { LOSS_AZIMUTHS, LOSS_TILTS } from '#shared/solar/loss-table.ts'
import { MODEL_VERSION } from '#shared/solar/model-version.ts'
import { computeTownFigures, formatTownFigures, parseTownFigures } from '#shared/solar/town-figures.ts'
import { findClimate } from '../../../server/public-api/climate-files.ts'
import { chooseIndexedTowns, isDistrict } from '../../../server/towns/choose-towns.ts'
import { formatFiguresFile, loadFiguresFile, parseFiguresFile, townKey } from '../../../server/towns/figures-file.ts'
import { readPvwatts } from '../../accuracy/references.ts'
import { findTown, table } from './town.ts'

const file = await loadFiguresFile()
const cities = table.towns.filter((town) => !isDistrict(town))

const TEN_TOWNS = [
  'IN/maharashtra/pune',
  'JP/hokkaido/sapporo',
  'DE/berlin/berlin',
  'ES/andalusia/sevilla',
  'ZA/western-cape/cape-town',
  'KE/nairobi-area/nairobi',
  'US/arizona/phoenix',
  'BR/bahia/salvador',
  'AU/tasmania/hobart',
  'EC/pichincha/quito',
]

describe('figures of towns', () => {
  test.each(TEN_TOWNS)('of %s are those of Sun over Place', async (key) => {
    const { latitude, longitude } = findTown(key)
    const { resource } = await findClimate(latitude, longitude)
    const figures = computeTownFigures(latitude, resource)
    const roof = { tilt: figures.tilt, azimuth: figures.azimuth }
    const analysis = analyzePlace({ latitude, resource, roof, peakPower: 1 })
    expect(figures.yield).toEqual(analysis.roofYield)
    expect(roof).toEqual({ tilt: analysis.best.tilt, azimuth: analysis.best.azimuth })
    expect(figures.months).toEqual(analysis.months.map(({ roofYield }) => roofYield))
    expect(figures.peakSunHours).toEqual(analysis.months.map(({ peakSunHours }) => peakSunHours))
    const southAt30 = LOSS_TILTS.indexOf(30) * LOSS_AZIMUTHS.length + LOSS_AZIMUTHS.indexOf(180)
    const expected = analyzePlace({ latitude, resource, roof: { tilt: 30, azimuth: 180 }, peakPower: 1 }).roof.loss
    expect(figures.losses[southAt30]).toBeCloseTo(expected, 10)
    expect(file.get(key)).toBe(formatTownFigures(figures))
  })

  test('of the eight places of PVWatts are within 9 % of its yield, 5.5 % in the mean', async () => {
    const { systemKw, places } = await readPvwatts()
    const errors = await Promise.all(
      places.map(async ({ latitude, longitude, bestYield }) => {
        const { resource } = await findClimate(latitude, longitude)
        const { p50 } = computeTownFigures(latitude, resource).yield
        return (p50 * systemKw) / bestYield - 1
      }),
    )
    const sizes = errors.map(Math.abs)
    expect(Math.max(...sizes)).toBeLessThan(0.09)
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(0.055)
  })

  test('are stored for each town with a page, in one version and 10 MB', () => {
    expect(file.version).toBe(MODEL_VERSION)
    expect([...file.keys()]).toEqual(cities.map(townKey).sort())
    expect(statSync(new URL('../../../server/towns/figures.tsv', import.meta.url)).size).toBeLessThan(10_000_000)
  })

  test('survive storing to a whole kWh', () => {
    for (const key of [...file.keys()].filter((_, i) => i % 10 === 0)) {
      const text = file.get(key) ?? ''
      expect(formatTownFigures(parseTownFigures(text)), key).toBe(text)
    }
  })

  test('are possible at every town', () => {
    const isPossible = (key: string) => {
      const figures = parseTownFigures(file.get(key) ?? '')
      const { yield: year, tilt, azimuth, goodTilts, months, peakSunHours, losses } = figures
      const sum = months.reduce((total, { p50 }) => total + p50, 0)
      return [
        // Yields lie between those of northern Norway and the Atacama; months are rounded to a kWh.
        year.p50 > 500 && year.p50 < 2_400 && Math.abs(sum - year.p50) <= 6.5,
        year.p90 < year.p50 && year.p50 < year.p10,
        tilt >= goodTilts[0] && tilt <= goodTilts[1] && azimuth >= 0 && azimuth < 360,
        peakSunHours.length === 12 && peakSunHours.every((hours) => hours >= 0 && hours < 10),
        losses.length === 48 && losses.every((loss) => loss >= 0 && loss < 1),
      ].every(Boolean)
    }
    expect([...file.keys()].filter((key) => !isPossible(key))).toEqual([])
  })

  test('are read from lines by key, without an incomplete one', () => {
    const text = formatFiguresFile('2026.1', ['B/b/b\t2 3', 'A/a/a\t1'])
    expect(text).toBe('2026.1\nA/a/a\t1\nB/b/b\t2 3\n')
    const read = parseFiguresFile(Buffer.from(`${text}C/c`))
    expect([read.version, ...read.keys()]).toEqual(['2026.1', 'A/a/a', 'B/b/b'])
    expect([read.get('A/a/a'), read.get('B/b/b'), read.get('C/c')]).toEqual(['1', '2 3', undefined])
    expect([...parseFiguresFile(Buffer.alloc(0)).keys()]).toEqual([])
  })

  test('differ by at least 60 % between two towns of a country, in 19 of 20 pairs', () => {
    const towns = chooseIndexedTowns(cities)
    const shares: number[] = []
    // Pairs at a fixed stride replace random ones and fail alike on each run.
    for (let i = 0; shares.length < 200; i += 13) {
      const one = towns[i % towns.length]
      const other = towns.slice((i + 1 + shares.length) % towns.length).find(({ country }) => country === one?.country)
      if (!one || !other || one === other) continue
      const [a = [], b = []] = [one, other].map((town) => file.get(townKey(town))?.split(/[\t ]/))
      shares.push(a.filter((value, at) => value !== b[at]).length / a.length)
    }
    expect(shares.filter((share) => share < 0.6).length).toBeLessThanOrEqual(10)
  })
})
