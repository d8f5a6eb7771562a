import { analyzePlace } from '#shared/solar/analyze-place.ts'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { horizonFromObstacles } from '#shared/solar/horizon.ts'
import { computeHourlyYear } from '#shared/solar/hourly-year.ts'
import { computeYieldMap, MAP_AZIMUTHS, MAP_TILTS } from '#shared/solar/loss-map.ts'
import { computeMeanDayLight } from '#shared/solar/mean-day-light.ts'
import { systemModel } from '#shared/solar/photovoltaics.ts'
import { tableResource } from '#shared/solar/resource.ts'
import { buildWeatherYear } from '#shared/solar/weather-year.ts'
import { formatRow, median, timeOf } from './report.ts'

/** What is measured with its time budget [ms]: medians of many runs after a warm-up. */
const MEASUREMENTS = {
  // Twelve mean days of three skies, the whole map and the best plane.
  analysis: ['Whole analysis of a place', 16],
  analysisWithHorizon: ['  with obstacles', 16],
  // One plane of the map.
  orientation: ['Each orientation', 0.01],
  hourlyYear: ['A year of 8,760 hours, one plane', 10],
  fourPlanes: ['  four planes', 25],
  fourPlanesWithHorizon: ['  four planes with obstacles', 25],
} as const

/** @returns the times, and that of the very first analysis, before compilation by the engine [ms] */
async function benchSolar() {
  const resource = tableResource(await loadClimateTable(), 47.05, 8.31)
  const place = { latitude: 47.05, global: resource.global, temperature: resource.temperature }
  const clock = { longitude: 8.31, utcOffset: 1 }
  const input = { latitude: 47.05, resource, roof: { tilt: 35, azimuth: 200 }, peakPower: 6 }
  const horizon = horizonFromObstacles([
    { from: 80, to: 130, altitude: 18 },
    { from: 230, to: 250, altitude: 30 },
  ])
  const first = timeOf(() => analyzePlace(input))
  const system = systemModel()
  const light = computeMeanDayLight(place)
  const planes = (MAP_TILTS.length - 1) * MAP_AZIMUTHS.length + 1
  const hours = (count: number, siteData?: typeof horizon) => {
    const weather = buildWeatherYear({ ...place, ...clock, ...(siteData && { horizon: siteData }) })
    for (let plane = 0; plane < count; plane += 1) computeHourlyYear(weather, system, { tilt: 35, azimuth: 90 * plane })
  }
  for (let warmUp = 0; warmUp < 20; warmUp += 1) {
    analyzePlace({ ...input, horizon })
    hours(1, horizon)
  }
  const times: Readonly<Record<keyof typeof MEASUREMENTS, number>> = {
    analysis: median(100, () => analyzePlace(input)),
    analysisWithHorizon: median(100, () => analyzePlace({ ...input, horizon })),
    orientation: median(100, () => computeYieldMap(light, system)) / planes,
    hourlyYear: median(50, () => hours(1)),
    fourPlanes: median(50, () => hours(4)),
    fourPlanesWithHorizon: median(50, () => hours(4, horizon)),
  }
  return { times, first }
}

const shown = (milliseconds: number) =>
  milliseconds < 0.1 ? `${(1000 * milliseconds).toFixed(2)} µs` : `${milliseconds.toFixed(2)} ms`

/** Prints the times. Fails if the model exceeds a frame. */
export async function printSolar() {
  const { times, first } = await benchSolar()
  const over: string[] = []
  for (const key of Object.keys(times) as (keyof typeof times)[]) {
    const [name, limit] = MEASUREMENTS[key]
    formatRow(name, shown(times[key]), `${(times[key] / limit).toFixed(2)} of the limit of ${shown(limit)}`)
    if (times[key] > limit) over.push(name.trim())
  }
  formatRow('The first analysis', shown(first))
  if (over.length > 0) {
    console.error(`Too slow: ${over.join(', ')}`)
    process.exitCode = 1
  }
}
