import { readFileSync } from 'node:fs'
import { loadProfiles } from '#shared/energy/load-profiles.ts'
import { Home } from '#shared/home/home.ts'
import { computePlan, type Plan } from '#shared/plan/plan.ts'
import { computeRoofSolarOutput, roofSolarInputsOf } from '#shared/plan/roof-solar-output.ts'
import { analyzePlace } from '#shared/solar/analyze-place.ts'
import { type TileIndex, tilePath } from '#shared/solar/climate-tiles.ts'
import { parseTile } from '#shared/solar/parse-tile.ts'
import type { Plane } from '#shared/solar/plane.ts'
import { type SolarResource, tileResource } from '#shared/solar/resource.ts'
import { readCharts, readTranslations } from '../../server/articles/first-articles.ts'
import { DAYLIGHT_SAVING } from './daylight-saving.ts'

const seedTranslations = readTranslations()
const charts = readCharts()

/* The German articles, and the home and places of which they give figures. */

export const TOWNS = {
  Berlin: { latitude: 52.5244, longitude: 13.4105 },
  Hamburg: { latitude: 53.5753, longitude: 10.0153 },
  Köln: { latitude: 50.9333, longitude: 6.95 },
  München: { latitude: 48.1374, longitude: 11.5755 },
  Freiburg: { latitude: 47.9959, longitude: 7.8522 },
} as const
export type Town = keyof typeof TOWNS

const readJson = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
const tiles: TileIndex = readJson('shared/solar/climate-tiles.json')
const profiles = await loadProfiles()

const resources = new Map<Town, SolarResource>()
function resourceOf(town: Town): SolarResource {
  const resource = resources.get(town) ?? readResource(town)
  resources.set(town, resource)
  return resource
}

function readResource(town: Town): SolarResource {
  const { latitude, longitude } = TOWNS[town]
  const tile = parseTile(tiles, readJson(`client/public${tilePath(tiles, latitude, longitude)}`))
  return tileResource(tiles, tile ?? fail(`no climate of ${town}`), latitude, longitude)
}

/** Of 1 kWp. */
export const analyze = (town: Town, roof: Plane) =>
  analyzePlace({ latitude: TOWNS[town].latitude, resource: resourceOf(town), roof, peakPower: 1 })
export const SOUTH_ROOF: Plane = { tilt: 30, azimuth: 180 }

/** The home of the articles; what they state as assumptions. */
const HOME = Home.parse({
  version: 1,
  region: { country: 'DE', currency: 'EUR' },
  use: { amount: { kind: 'year', kwh: 3_500 } },
  system: { start: '2026-12-01' },
  tariff: {
    buying: { periods: [{ blocks: [{ upTo: null, price: 0.35 }] }] },
    fixedPerMonth: 12,
    selling: {
      kind: 'feed-in',
      steps: [
        {
          untilYear: 20,
          bands: [
            { upToKw: 10, price: 0.077 },
            { upToKw: null, price: 0.0666 },
          ],
        },
      ],
    },
  },
  money: {
    price: { kind: 'by-size', fixed: 2_700, each: 1_080 },
    batteryPrice: { kind: 'by-size', fixed: 1_600, each: 415 },
  },
})
export const carCharging = (charging: 'day' | 'evening' | 'night'): Partial<Home['use']> => ({
  car: { inAmount: false, charging },
})

export interface PlanOptions {
  readonly town?: Town
  readonly panels: number
  /** Of one panel. */
  readonly watts?: number
  readonly roof?: Plane
  readonly use?: Partial<Home['use']>
  readonly batteryKwh?: number
  /** For the battery [€]. */
  readonly batteryPrice?: number
  readonly exportLimit?: number
}

export function planOf(options: PlanOptions): Plan {
  const { town = 'Berlin', panels, watts = 440, roof = SOUTH_ROOF, use, batteryKwh, batteryPrice } = options
  const { exportLimit = 0.6 } = options
  const home: Home = {
    ...HOME,
    use: { ...HOME.use, ...use },
    roof: { planes: [{ ...roof, mounting: 'roof', obstacles: [] }] },
    tariff: { ...HOME.tariff, exportLimit: { kind: 'share', ofPeak: exportLimit } },
    ...(batteryPrice && { money: { ...HOME.money, batteryPrice: { kind: 'total', total: batteryPrice } } }),
    system: {
      ...HOME.system,
      arrays: [{ plane: 0, panels, watts }],
      ...(batteryKwh !== undefined && { battery: { usableKwh: batteryKwh } }),
    },
  }
  const site = { ...TOWNS[town], utcOffset: 1, resource: resourceOf(town) }
  const answer = computePlan(home, {
    solar: computeRoofSolarOutput(roofSolarInputsOf(home), site),
    profiles,
    location: { isSouthern: false, daylightSaving: DAYLIGHT_SAVING.europe },
    today: '2026-11-21',
  })
  return answer.kind === 'answer' ? answer.value : fail(JSON.stringify(answer))
}

function fail(message: string): never {
  throw new Error(message)
}

/** With ordinary spaces. */
export const contentOf = (slug: string) =>
  (
    seedTranslations.find(({ language, englishSlug }) => language === 'de' && englishSlug === slug)?.content ?? ''
  ).replaceAll('\u00A0', ' ')

export const chartOf = (name: string) => charts.find((chart) => chart.name === name)
/** Cells of a table’s row. */
export const rowOf = (slug: string, heading: string) =>
  [
    ...(contentOf(slug).match(new RegExp(`<tr><th scope="row">${heading}</th>(.*)</tr>`))?.[1] ?? '').matchAll(
      /<td>(.*?)<\/td>/g,
    ),
  ].map(([, cell]) => cell)
export const format = (value: number, decimals = 0) =>
  value.toLocaleString('de-DE', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).replace('-', '−')
export const roundTo = (step: number, value: number) => format(Math.round(value / step) * step)
export const percent = (share: number) => `${format(100 * share)} %`
