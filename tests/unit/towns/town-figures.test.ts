import { statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { analyzePlace } from '#shared/solar/analyze-place.ts'
import { LOSS_AZIMUTHS, LOSS_TILTS } from '#shared/solar/loss-table.ts'
import { MODEL_VERSION } from '#shared/solar/model-version.ts'
import { computeTownFigures, formatTownFigures, parseTownFigures } from '#shared/solar/town-figures.ts'
import { findClimate } from '../../../server/public-api/climate-files.ts'
import { chooseIndexedTowns } from '../../../server/towns/choose-towns.ts'
import file from '../../../server/towns/figures.json' with { type: 'json' }
import { readTownFigures, townKey } from '../../../server/towns/figures-file.ts'
import { readPvwatts } from '../../accuracy/references.ts'
import { findTown, table } from './town.ts'

const figuresByTown = readTownFigures(file)

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
    const stored = figuresByTown.get(key)
    if (stored !== undefined) expect(stored).toBe(formatTownFigures(figures))
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

  test('are stored for each town of the sitemap, in one version and 1.5 MB', () => {
    expect(file.version).toBe(MODEL_VERSION)
    expect([...figuresByTown.keys()].sort()).toEqual(chooseIndexedTowns(table.towns).map(townKey).sort())
    expect(statSync(new URL('../../../server/towns/figures.json', import.meta.url)).size).toBeLessThan(1_500_000)
  })

  test('survive storing to a whole kWh', () => {
    for (const text of figuresByTown.values()) expect(formatTownFigures(parseTownFigures(text))).toBe(text)
  })

  test('differ by at least 60 % between two towns of a country, in 19 of 20 pairs', () => {
    const towns = chooseIndexedTowns(table.towns)
    const shares: number[] = []
    // Pairs at a fixed stride stand for random ones and fail alike on each run.
    for (let i = 0; shares.length < 200; i += 13) {
      const one = towns[i % towns.length]
      const other = towns.slice((i + 1 + shares.length) % towns.length).find(({ country }) => country === one?.country)
      if (!one || !other || one === other) continue
      const [a = [], b = []] = [one, other].map((town) => figuresByTown.get(townKey(town))?.split(/[\t ]/))
      shares.push(a.filter((value, at) => value !== b[at]).length / a.length)
    }
    expect(shares.filter((share) => share < 0.6).length).toBeLessThanOrEqual(10)
  })
})
