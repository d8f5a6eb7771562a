import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sunPathAnalysis } from '#shared/calculators/definitions/sun-path.ts'
import { loadProfiles } from '#shared/energy/load-profiles.ts'
import { Home } from '#shared/home/home.ts'
import { computePlan } from '#shared/home/plan/plan.ts'
import type { PlanResult } from '#shared/home/plan/plan-result.ts'
import { resolveSiteData, siteInputsOf } from '#shared/home/plan/resolve-site-data.ts'
import { analyzePlace, computeYield, type PlaceAnalysis } from '#shared/solar/analyze-place.ts'
import { loadTileIndex, tilePath } from '#shared/solar/climate-tiles.ts'
import { parseTile } from '#shared/solar/parse-tile.ts'
import { tileResource } from '#shared/solar/resource.ts'
import { seedTranslations } from '../../server/articles/first/index.ts'

/** With ordinary spaces. */
const contentOf = (englishSlug: string) =>
  (
    seedTranslations.find((article) => article.language === 'de' && article.englishSlug === englishSlug)?.content ?? ''
  ).replaceAll('\u00A0', ' ')
const rowOf = (englishSlug: string, heading: string) =>
  [
    ...(contentOf(englishSlug).match(new RegExp(`<tr><th scope="row">${heading}</th>(.*)</tr>`))?.[1] ?? '').matchAll(
      /<td>(.*?)<\/td>/g,
    ),
  ].map(([, cell]) => cell)
const inGerman = (value: number, decimals = 0) =>
  value.toLocaleString('de-DE', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
const inPercent = (share: number) => `${inGerman(100 * share)} %`

const PLACES = {
  Hamburg: { latitude: 53.5507, longitude: 9.993 },
  Berlin: { latitude: 52.5244, longitude: 13.4105 },
  Köln: { latitude: 50.9333, longitude: 6.95 },
  München: { latitude: 48.1374, longitude: 11.5755 },
  Freiburg: { latitude: 47.9959, longitude: 7.8522 },
} as const
type PlaceName = keyof typeof PLACES

const index = await loadTileIndex()
const profiles = await loadProfiles()

function resourceOf(place: PlaceName) {
  const { latitude, longitude } = PLACES[place]
  const file = new URL(`../../client/public${tilePath(index, latitude, longitude)}`, import.meta.url)
  const tile = parseTile(index, JSON.parse(readFileSync(file, 'utf8')))
  if (!tile) throw new Error(`No climate for ${place}`)
  return tileResource(index, tile, latitude, longitude)
}

describe('The German article on slope and direction', () => {
  const article = 'roof-tilt-and-direction'
  const analyze = (place: PlaceName) =>
    analyzePlace({
      latitude: PLACES[place].latitude,
      resource: resourceOf(place),
      roof: { tilt: 30, azimuth: 180 },
      peakPower: 1,
    })
  const southYields = (analysis: PlaceAnalysis) =>
    Array.from({ length: 91 }, (_, tilt) => computeYield(analysis, { tilt, azimuth: 180 }))

  test.each([
    [40, 180, 'Süden, 40° \\(am besten\\)'],
    [20, 180, 'Süden, 20°'],
    [35, 225, 'Südwesten, 35°'],
    [0, 180, 'Flach'],
    [30, 90, 'Osten, 30°'],
    [90, 180, 'Südwand'],
    [30, 0, 'Norden, 30°'],
  ])('gives the model’s output in Berlin for a slope of %d° and azimuth of %d°', (tilt, azimuth, heading) => {
    const analysis = analyze('Berlin')
    const output = computeYield(analysis, { tilt, azimuth })
    expect(rowOf(article, heading)).toEqual([inGerman(output), inPercent(output / analysis.best.yield)])
  })

  test.each(Object.keys(PLACES) as PlaceName[])('gives the slopes of %s', (place) => {
    const { latitude } = PLACES[place]
    const yields = southYields(analyze(place))
    const least = 0.99 * Math.max(...yields)
    const tilts = yields.flatMap((value, tilt) => (value >= least ? [tilt] : []))
    expect(rowOf(article, place)).toEqual([
      `${inGerman(latitude, 1)}°`,
      `${sunPathAnalysis({ latitude }).optimalAngle}°`,
      `${tilts[0]}° bis ${tilts.at(-1)}°`,
    ])
  })

  test('gives the sun hours of the formula and of the roof', () => {
    const analysis = analyze('Berlin')
    const byFormula = sunPathAnalysis(PLACES.Berlin).peakSunHours
    expect(contentOf(article)).toContain(`${inGerman(byFormula, 1)} Stunden am Tag`)
    expect(contentOf(article)).toContain(`tatsächlich ${inGerman(analysis.roof.peakSunHours, 1)} Stunden`)
  })

  test.each([
    ['Süden', 180],
    ['Osten', 90],
    ['Westen', 270],
    ['Norden', 0],
  ])('gives output and savings of a roof facing %s', (direction, azimuth) => {
    const { solar, saved } = planOf({ azimuth })
    expect(rowOf(article, `Nach ${direction}`)).toEqual([`${inGerman(solar)} kWh`, `${inGerman(saved)} €`])
  })
})

describe('The German article on charging a car', () => {
  const article = 'charging-an-electric-car-with-solar'
  const KWH_PER_KM = 0.18
  const PRICE = 0.35
  const EXPORT_RATE = 0.077

  test.each([8_000, 12_000, 16_000])('gives use, cost and panels for %d km', (km) => {
    const kwh = km * KWH_PER_KM
    const panels = (['Berlin', 'München'] as const).map((place) => {
      const { solar, kwp } = planOf({ place })
      return `${inGerman(kwh / (solar / kwp), 1)} kWp`
    })
    expect(rowOf(article, `${inGerman(km)} km`)).toEqual([
      `${inGerman(kwh)} kWh`,
      `${inGerman(kwh * PRICE)} €`,
      ...panels,
    ])
  })

  test.each([
    ['Um die Mittagszeit', 'day'],
    ['Am Abend', 'evening'],
    ['In der Nacht', 'night'],
  ] as const)('gives share and cost of charging "%s"', (heading, charging) => {
    const { share, cost } = chargeCar({ charging })
    expect(rowOf(article, heading)).toEqual([inPercent(share), `${inGerman(cost)} €`, `${inGerman(cost / 120, 2)} €`])
  })

  test('gives the shares with a battery and with a larger system', () => {
    const withBattery = chargeCar({ charging: 'evening', batteryKwh: 8 })
    expect(contentOf(article)).toContain(`von 17 auf ${inPercent(withBattery.share)}`)
    const larger = chargeCar({ charging: 'day', kwp: 12 })
    expect(contentOf(article)).toContain(`von 73 auf ${inPercent(larger.share)}`)
  })

  test('gives the cost of 100 km from the roof', () => {
    expect(contentOf(article)).toContain(`kosten also ${inGerman(100 * KWH_PER_KM * EXPORT_RATE, 2)} €`)
  })

  interface Charging {
    readonly charging: 'day' | 'evening' | 'night'
    readonly batteryKwh?: number
    readonly kwp?: number
  }

  /** Share of solar in the car's electricity, and cost of the car in year 1. */
  function chargeCar({ charging, ...system }: Charging) {
    const withoutCar = planOf(system)
    const withCar = planOf({ ...system, charging })
    const carKwh = withCar.use - withoutCar.use
    return {
      share: 1 - (withCar.imported - withoutCar.imported) / carKwh,
      cost: withCar.bill - withoutCar.bill,
    }
  }
})

interface Example {
  readonly place?: 'Berlin' | 'München'
  readonly azimuth?: number
  readonly kwp?: number
  readonly charging?: 'day' | 'evening' | 'night'
  readonly batteryKwh?: number
}

/** Year 1 of the articles' example: 3,500 kWh at 35 ct, a slope of 30°. */
function planOf({ place = 'Berlin', azimuth = 180, kwp = 8, charging, batteryKwh }: Example) {
  const home = Home.parse({
    version: 1,
    name: 'Example',
    region: { country: 'DE', currency: 'EUR' },
    place: { ...PLACES[place], country: 'DE', timeZone: 'Europe/Berlin', found: 'town' },
    use: {
      amount: { kind: 'year', kwh: 3_500 },
      day: { kind: 'usual', atHome: 'mixed' },
      ...(charging && { car: { kmPerYear: 12_000, charging } }),
    },
    roof: { planes: [{ tilt: 30, azimuth }] },
    system: {
      start: '2026-12-01',
      arrays: [{ plane: 0, panels: 20, watts: kwp * 50 }],
      ...(batteryKwh && { battery: { usableKwh: batteryKwh } }),
    },
    tariff: {
      buying: { periods: [{ blocks: [{ upTo: null, price: 0.35 }] }] },
      selling: {
        kind: 'feed-in',
        steps: [
          {
            untilYear: 20,
            bands: [
              { upToKw: 10, price: 0.077 },
              { upToKw: 40, price: 0.0666 },
              { upToKw: null, price: 0.0545 },
            ],
          },
        ],
      },
    },
    money: { price: { kind: 'total', total: 11_300 }, batteryPrice: { kind: 'total', total: 4_900 } },
  })
  const resource = resourceOf(place)
  const siteData = unwrapResult(resolveSiteData(siteInputsOf(home), { resource, profiles, today: '2026-11-23' }))
  const plan = unwrapResult(computePlan(home, siteData))
  const [year] = plan.years
  if (!year) throw new Error('No year 1')
  const { solar, use, import: imported } = year.totals
  return { kwp, solar, use, imported, bill: year.billAfter, saved: year.billBefore - year.billAfter }
}

function unwrapResult<Value>(answer: PlanResult<Value>): Value {
  if (answer.kind !== 'answer') throw new Error(`No answer: ${answer.kind}`)
  return answer.value
}
