import { analysePlace } from '#shared/solar/analyse-place.ts'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { horizonFromObstacles } from '#shared/solar/horizon.ts'
import { hourlyYear } from '#shared/solar/hourly-year.ts'
import { MAP_AZIMUTHS, MAP_TILTS, yieldMap } from '#shared/solar/orientation.ts'
import { systemModel } from '#shared/solar/photovoltaics.ts'
import { placeModel } from '#shared/solar/place-model.ts'
import { tableResource } from '#shared/solar/resource.ts'
import { row } from './report.ts'

/** Times of the solar model. Each is the median of many runs, after a warm-up. */
export interface SolarBench {
  /** Twelve mean days × 24 hours, the whole map and the best plane, with a flat horizon [ms]. */
  readonly analysis: number
  /** The same the very first time, before the engine has compiled anything [ms]. */
  readonly firstAnalysis: number
  /** The same with trees and houses around [ms]. */
  readonly analysisWithHorizon: number
  /** One plane of the map [µs]. */
  readonly orientation: number
  /** 8,760 hours of one plane [ms]. */
  readonly hourlyYear: number
}

/** What the model may take [ms]. */
export const SOLAR_LIMITS = { analysis: 16, analysisWithHorizon: 16, hourlyYear: 10 } as const

function median(runs: number, work: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN
}

export async function benchSolar(): Promise<SolarBench> {
  const resource = tableResource(await loadClimateTable(), 47.05, 8.31)
  const input = { latitude: 47.05, resource, roof: { tilt: 35, azimuth: 200 }, peakPower: 6 }
  const horizon = horizonFromObstacles([
    { from: 80, to: 130, altitude: 18 },
    { from: 230, to: 250, altitude: 30 },
  ])
  const firstAnalysis = median(1, () => analysePlace(input))
  const place = placeModel({ latitude: 47.05, global: resource.global, temperature: resource.temperature })
  const system = systemModel()
  const planes = (MAP_TILTS.length - 1) * MAP_AZIMUTHS.length + 1
  const year = { latitude: 47.05, global: resource.global, temperature: resource.temperature }
  for (let warmUp = 0; warmUp < 20; warmUp += 1) analysePlace({ ...input, horizon })
  return {
    firstAnalysis,
    analysis: median(100, () => analysePlace(input)),
    analysisWithHorizon: median(100, () => analysePlace({ ...input, horizon })),
    orientation: (1000 * median(100, () => yieldMap(place, system))) / planes,
    hourlyYear: median(100, () => hourlyYear(year, system, input.roof)),
  }
}

/** Prints the times, and fails the command when the model no longer fits into a frame. */
export async function printSolar() {
  const times = await benchSolar()
  row('Whole analysis of a place', `${times.analysis.toFixed(2)} ms`, `limit ${SOLAR_LIMITS.analysis} ms, one frame`)
  row('  with obstacles', `${times.analysisWithHorizon.toFixed(2)} ms`, `limit ${SOLAR_LIMITS.analysisWithHorizon} ms`)
  row('  the first time', `${times.firstAnalysis.toFixed(2)} ms`)
  row('Each orientation', `${times.orientation.toFixed(2)} µs`)
  row('A year of 8,760 hours', `${times.hourlyYear.toFixed(2)} ms`, `limit ${SOLAR_LIMITS.hourlyYear} ms`)
  const over = Object.entries(SOLAR_LIMITS).filter(([name, limit]) => times[name as keyof SolarBench] > limit)
  if (over.length > 0) {
    console.error(`Too slow: ${over.map(([name]) => name).join(', ')}`)
    process.exitCode = 1
  }
}
