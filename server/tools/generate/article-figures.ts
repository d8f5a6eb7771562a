import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type LoadProfiles, loadProfiles } from '#shared/energy/load-profiles.ts'
import type { Home } from '#shared/home/home.ts'
import type { Selling } from '#shared/home/selling.ts'
import { computePlan, type Plan } from '#shared/plan/plan.ts'
import { resolveSiteData, siteInputsOf } from '#shared/plan/resolve-site-data.ts'
import { loadPreset } from '#shared/presets/load.ts'
import { createTypicalHome } from '#shared/presets/typical-home.ts'
import { analyzePlace, computeYield, type PlaceAnalysis } from '#shared/solar/analyze-place.ts'
import { type TileIndex, tilePath } from '#shared/solar/climate-tiles.ts'
import { parseTile } from '#shared/solar/parse-tile.ts'
import type { Plane } from '#shared/solar/plane.ts'
import { type SolarResource, tileResource } from '#shared/solar/resource.ts'

/*
 * Figures of the first articles in Spanish, French, Portuguese and Hindi, from the site's own model and the country's
 * typical figures: `npx tsx server/tools/generate/article-figures.ts` writes server/articles/first/{language}/figures.json. A
 * test computes them again.
 */

interface ArticleTown {
  readonly latitude: number
  readonly longitude: number
  readonly timeZone: string
}

interface ArticleHome {
  readonly country: string
  /** ISO 3166-2, where the region has figures of its own. */
  readonly subdivision?: string
  /** The first is that of the home. */
  readonly towns: Readonly<Record<string, ArticleTown>>
  readonly roof: Plane
  /** [kWh a year]; the articles state it as an assumption. */
  readonly use: number
  /** Where the country's typical figures have none; the articles state it as an assumption. */
  readonly selling?: Selling
}

export const ARTICLE_HOMES = {
  es: {
    country: 'ES',
    towns: {
      Madrid: { latitude: 40.4165, longitude: -3.7026, timeZone: 'Europe/Madrid' },
      Sevilla: { latitude: 37.3828, longitude: -5.9732, timeZone: 'Europe/Madrid' },
      Bilbao: { latitude: 43.2627, longitude: -2.9253, timeZone: 'Europe/Madrid' },
    },
    roof: { tilt: 30, azimuth: 180 },
    use: 3_500,
    selling: { kind: 'net-billing', price: 0.06, credit: 'same-month', expires: true, settledMonthly: true },
  },
  fr: {
    country: 'FR',
    towns: {
      Lyon: { latitude: 45.7485, longitude: 4.8467, timeZone: 'Europe/Paris' },
      Lille: { latitude: 50.633, longitude: 3.0586, timeZone: 'Europe/Paris' },
      Marseille: { latitude: 43.297, longitude: 5.3811, timeZone: 'Europe/Paris' },
    },
    roof: { tilt: 30, azimuth: 180 },
    use: 4_500,
    selling: { kind: 'feed-in', steps: [{ untilYear: 20, bands: [{ upToKw: null, price: 0.04 }] }] },
  },
  'pt-BR': {
    country: 'BR',
    towns: {
      'São Paulo': { latitude: -23.5475, longitude: -46.6361, timeZone: 'America/Sao_Paulo' },
      Recife: { latitude: -8.0539, longitude: -34.8811, timeZone: 'America/Recife' },
      'Porto Alegre': { latitude: -30.0328, longitude: -51.2302, timeZone: 'America/Sao_Paulo' },
    },
    roof: { tilt: 20, azimuth: 0 },
    use: 3_600,
    selling: {
      kind: 'net-metering',
      carried: 'kwh',
      deduction: {
        perKwh: 0.25,
        shares: [
          { year: 2026, share: 0.6 },
          { year: 2027, share: 0.75 },
          { year: 2028, share: 0.9 },
        ],
      },
    },
  },
  hi: {
    country: 'IN',
    subdivision: 'IN-RJ',
    towns: {
      जयपुर: { latitude: 26.9196, longitude: 75.7878, timeZone: 'Asia/Kolkata' },
      पुणे: { latitude: 18.5196, longitude: 73.8554, timeZone: 'Asia/Kolkata' },
      लखनऊ: { latitude: 26.8393, longitude: 80.9231, timeZone: 'Asia/Kolkata' },
    },
    roof: { tilt: 25, azimuth: 180 },
    use: 3_600,
  },
} as const satisfies Record<string, ArticleHome>

export type ArticleFiguresLanguage = keyof typeof ARTICLE_HOMES

const TODAY = '2026-11-21'
const START = '2026-12-01'
/** [W] */
const PANEL = 440
const SIZES = [5, 8, 11, 14]
/** Panels of the home with a battery. */
const BATTERY_PANELS = 11
/** [kWh usable] */
const BATTERIES = [5, 10]
/** Yield of at least this share of the best counts as nearly as good. */
const NEARLY_BEST = 0.99

const readJson = (path: string) => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'))

export async function computeArticleFigures(language: ArticleFiguresLanguage) {
  const row: ArticleHome = ARTICLE_HOMES[language]
  const tiles: TileIndex = readJson('shared/solar/climate-tiles.json')
  const resourceOf = ({ latitude, longitude }: ArticleTown): SolarResource => {
    const tile = parseTile(tiles, readJson(`client/public${tilePath(tiles, latitude, longitude)}`))
    if (!tile) throw new Error(`No climate at ${latitude}, ${longitude}`)
    return tileResource(tiles, tile, latitude, longitude)
  }
  const [[, town]] = Object.entries(row.towns) as [[string, ArticleTown]]
  const preset = await loadPreset(row.country, row.subdivision)
  const planOf = createPlanner(
    row,
    town,
    createTypicalHome(preset, {
      start: START,
      ...(row.subdivision !== undefined && { subdivision: row.subdivision }),
    }),
    resourceOf(town),
    await loadProfiles(),
  )
  return {
    towns: Object.fromEntries(
      Object.entries(row.towns).map(([name, place]) => [name, describeTown(place, row.roof, resourceOf(place))]),
    ),
    planes: describePlanes(town, row.roof, resourceOf(town)),
    sizes: SIZES.map((panels) => describeSize(panels, planOf)),
    months: planOf({ panels: BATTERY_PANELS }).energy.months.map(({ solar, use, import: imported }) => ({
      solar: round(solar, 10),
      use: round(use, 10),
      grid: round(imported, 10),
    })),
    batteries: BATTERIES.map((kwh) => describeBattery(kwh, planOf)),
    prices: (preset.pvPrice ? [3, 5, 8] : []).map((kwp) => {
      const price = (preset.pvPrice?.fixed ?? 0) + kwp * (preset.pvPrice?.each ?? 0)
      return { kwp, price: round(price, 1), perKw: round(price / kwp, 1) }
    }),
  }
}

function describeTown({ latitude }: ArticleTown, roof: Plane, resource: SolarResource) {
  const analysis = analyzePlace({ latitude, resource, roof, peakPower: 1 })
  const yields = Array.from({ length: 91 }, (_, tilt) => computeYield(analysis, { tilt, azimuth: roof.azimuth }))
  const tilts = yields.flatMap((value, tilt) => (value >= NEARLY_BEST * Math.max(...yields) ? [tilt] : []))
  const months = monthsOf(analysis)
  return {
    /** [kWh a year per kWp] */
    yield: round(analysis.roof.yield, 10),
    badYear: round(analysis.singleYear.p90, 10),
    goodYear: round(analysis.singleYear.p10, 10),
    sunHours: Number(analysis.roof.peakSunHours.toFixed(1)),
    bestTilt: yields.indexOf(Math.max(...yields)),
    /** Slopes whose yield is nearly as good [°]. */
    tilts: [tilts[0], tilts.at(-1)],
    /** [kWh per kWp] */
    months: months.map(Math.round),
    latitude: Number(latitude.toFixed(1)),
  }
}

/** Yearly yield [kWh/kWp], its share of the best, and three months, by slope and direction. */
function describePlanes({ latitude }: ArticleTown, roof: Plane, resource: SolarResource) {
  const equator = roof.azimuth
  const pole = (equator + 180) % 360
  const planes: Readonly<Record<string, Plane>> = {
    roof,
    steep: { tilt: 60, azimuth: equator },
    flat: { tilt: 0, azimuth: equator },
    southWest: { tilt: 30, azimuth: equator === 0 ? 315 : 225 },
    east: { tilt: 30, azimuth: 90 },
    west: { tilt: 30, azimuth: 270 },
    pole: { tilt: 30, azimuth: pole },
    wall: { tilt: 90, azimuth: equator },
  }
  return Object.fromEntries(
    Object.entries(planes).map(([name, plane]) => {
      const analysis = analyzePlace({ latitude, resource, roof: plane, peakPower: 1 })
      const months = monthsOf(analysis)
      return [
        name,
        {
          ...plane,
          yield: Math.round(analysis.roof.yield),
          share: round3(analysis.roof.yield / analysis.best.yield),
          december: Math.round(months[11] as number),
          march: Math.round(months[2] as number),
          june: Math.round(months[5] as number),
        },
      ]
    }),
  )
}

interface PlanOptions {
  readonly panels: number
  readonly batteryKwh?: number
  readonly batteryPrice?: number
  readonly charging?: 'day' | 'evening'
}
type PlanOf = (options: PlanOptions) => Plan

function createPlanner(
  { roof, use, selling }: ArticleHome,
  town: ArticleTown,
  typicalHome: Home,
  resource: SolarResource,
  profiles: LoadProfiles,
): PlanOf {
  const { fixedPerMonth: _fixed, minimumPerMonth: _minimum, ...tariff } = typicalHome.tariff
  const { price, incentives, batteryPrice } = typicalHome.money
  const base: Home = {
    ...typicalHome,
    // The articles state the other assumptions: no fixed charge, and the planner's rules for rises and maintenance.
    money: { incentives, ...(price && { price }), ...(batteryPrice && { batteryPrice }) },
    place: { ...town, found: 'town' },
    use: { ...typicalHome.use, amount: { kind: 'year', kwh: use } },
    roof: { planes: [{ ...roof, mounting: 'roof', obstacles: [] }] },
    tariff: { ...tariff, ...(selling && { selling }) },
  }
  return ({ panels, batteryKwh, batteryPrice, charging }) => {
    const home: Home = {
      ...base,
      use: { ...base.use, ...(charging && { car: { inAmount: false, charging } }) },
      system: {
        ...base.system,
        start: START,
        arrays: [{ plane: 0, panels, watts: PANEL }],
        ...(batteryKwh !== undefined && { battery: { usableKwh: batteryKwh } }),
      },
      ...(batteryPrice !== undefined && {
        money: { ...base.money, batteryPrice: { kind: 'total' as const, total: batteryPrice } },
      }),
    }
    const site = resolveSiteData(siteInputsOf(home), { resource, profiles, today: TODAY })
    if (site.kind !== 'answer') throw new Error(JSON.stringify(site))
    const plan = computePlan(home, site.value)
    if (plan.kind !== 'answer') throw new Error(JSON.stringify(plan))
    return plan.value
  }
}

function describeSize(panels: number, planOf: PlanOf) {
  const describe = (charging?: 'day' | 'evening') => {
    const plan = planOf({ panels, ...(charging && { charging }) })
    const [year] = plan.years
    return {
      kwp: Number(plan.kwp.toFixed(1)),
      price: round(plan.cashFlow.netCost + plan.support.reduce((sum, { atStart }) => sum + atStart, 0), 10),
      afterIncentives: round(plan.cashFlow.netCost, 10),
      output: round(plan.energy.totals.solar, 10),
      selfConsumption: round3(plan.energy.totals.selfConsumption ?? 0),
      selfSufficiency: round3(plan.energy.totals.selfSufficiency ?? 0),
      billBefore: round(year?.billBefore ?? 0, 10),
      billAfter: round(year?.billAfter ?? 0, 10),
      payback: plan.payback === null ? null : Number(plan.payback.toFixed(1)),
      gain: round(plan.npv, 100),
    }
  }
  return { panels, home: describe(), carByDay: describe('day'), carInTheEvening: describe('evening') }
}

/** What a battery adds to the home in year 1, and the highest price at which it makes no loss. */
function describeBattery(kwh: number, planOf: PlanOf) {
  const describe = (charging?: 'evening') => {
    const options = { panels: BATTERY_PANELS, ...(charging && { charging }) }
    const without = planOf(options)
    const withPrice = (batteryPrice: number) => planOf({ ...options, batteryKwh: kwh, batteryPrice })
    const battery = withPrice(0)
    let [pays, loses] = [0, (without.cashFlow.netCost || 1) * 4]
    while (loses - pays > without.cashFlow.netCost / 500) {
      const price = (pays + loses) / 2
      if (withPrice(price).npv > without.npv) pays = price
      else loses = price
    }
    return {
      selfSufficiencyWithout: round3(without.energy.totals.selfSufficiency ?? 0),
      selfSufficiency: round3(battery.energy.totals.selfSufficiency ?? 0),
      saving: round((without.years[0]?.billAfter ?? 0) - (battery.years[0]?.billAfter ?? 0), 10),
      highestPrice: round(pays, 100),
    }
  }
  return { kwh, home: describe(), carInTheEvening: describe('evening') }
}

const monthsOf = ({ months }: PlaceAnalysis) => months.map(({ roofYield }) => roofYield.p50)
/** Never −0, which JSON does not have. */
const round = (value: number, step: number) => Math.round(value / step) * step + 0
const round3 = (value: number) => Number(value.toFixed(3))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const language of Object.keys(ARTICLE_HOMES) as ArticleFiguresLanguage[]) {
    const file = new URL(`../../articles/first/${language}/figures.json`, import.meta.url)
    writeFileSync(file, `${JSON.stringify(await computeArticleFigures(language), null, 2)}\n`)
  }
}
