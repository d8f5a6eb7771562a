import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadProfiles } from '#shared/energy/load-profiles.ts'
import { emptyHome } from '#shared/home/empty-home.ts'
import type { Home } from '#shared/home/home.ts'
import type { Selling } from '#shared/home/selling.ts'
import { DEFAULTS, defaultInflation } from '#shared/plan/basis/defaults.ts'
import { computePlan, type Plan } from '#shared/plan/plan.ts'
import { resolveSiteData, siteInputsOf } from '#shared/plan/resolve-site-data.ts'
import { loadPreset } from '#shared/presets/load.ts'
import { createTypicalHome } from '#shared/presets/typical-home.ts'
import { analyzePlace, computeYield, type PlaceAnalysis } from '#shared/solar/analyze-place.ts'
import { type TileIndex, tilePath } from '#shared/solar/climate-tiles.ts'
import { parseTile } from '#shared/solar/parse-tile.ts'
import type { Plane } from '#shared/solar/plane.ts'
import { type SolarResource, tileResource } from '#shared/solar/resource.ts'
import type { Figures } from '../../articles/placeholders.ts'

/*
 * Figures of the first articles in other languages than English, from the site's own model and the country's typical
 * figures: `npx tsx server/tools/generate/article-figures.ts` writes server/articles/first/figures.json. A test computes
 * them again.
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
  /** In place of the country's typical figures; the articles state it as an assumption. */
  readonly home?: Pick<Home, 'region' | 'tariff' | 'money'>
  /** [panels] */
  readonly sizes: readonly number[]
  /** [kWh usable] */
  readonly batteries: readonly number[]
  /** Of the home with a battery. */
  readonly batteryPanels: number
}

const TYPICAL_SIZES = { sizes: [5, 8, 11, 14], batteries: [5, 10], batteryPanels: 11 }

export const ARTICLE_HOMES = {
  de: {
    country: 'DE',
    towns: {
      berlin: { latitude: 52.5244, longitude: 13.4105, timeZone: 'Europe/Berlin' },
      hamburg: { latitude: 53.5753, longitude: 10.0153, timeZone: 'Europe/Berlin' },
      cologne: { latitude: 50.9333, longitude: 6.95, timeZone: 'Europe/Berlin' },
      munich: { latitude: 48.1374, longitude: 11.5755, timeZone: 'Europe/Berlin' },
      freiburg: { latitude: 47.9959, longitude: 7.8522, timeZone: 'Europe/Berlin' },
    },
    roof: { tilt: 30, azimuth: 180 },
    use: 3_500,
    home: {
      region: { country: 'DE', currency: 'EUR' },
      tariff: {
        buying: { periods: [{ blocks: [{ upTo: null, price: 0.35 }] }] },
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
        exportLimit: { kind: 'share', ofPeak: 0.6 },
      },
      money: {
        incentives: [],
        price: { kind: 'by-size', fixed: 2_700, each: 1_080 },
        batteryPrice: { kind: 'by-size', fixed: 1_600, each: 415 },
      },
    },
    sizes: [9, 14, 18, 22],
    batteries: [5, 10, 15],
    batteryPanels: 18,
  },
  es: {
    country: 'ES',
    towns: {
      madrid: { latitude: 40.4165, longitude: -3.7026, timeZone: 'Europe/Madrid' },
      seville: { latitude: 37.3828, longitude: -5.9732, timeZone: 'Europe/Madrid' },
      bilbao: { latitude: 43.2627, longitude: -2.9253, timeZone: 'Europe/Madrid' },
    },
    roof: { tilt: 30, azimuth: 180 },
    use: 3_500,
    selling: { kind: 'net-billing', price: 0.06, credit: 'same-month', expires: true, settledMonthly: true },
    ...TYPICAL_SIZES,
  },
  fr: {
    country: 'FR',
    towns: {
      lyon: { latitude: 45.7485, longitude: 4.8467, timeZone: 'Europe/Paris' },
      lille: { latitude: 50.633, longitude: 3.0586, timeZone: 'Europe/Paris' },
      marseille: { latitude: 43.297, longitude: 5.3811, timeZone: 'Europe/Paris' },
    },
    roof: { tilt: 30, azimuth: 180 },
    use: 4_500,
    selling: { kind: 'feed-in', steps: [{ untilYear: 20, bands: [{ upToKw: null, price: 0.04 }] }] },
    ...TYPICAL_SIZES,
  },
  'pt-BR': {
    country: 'BR',
    towns: {
      saoPaulo: { latitude: -23.5475, longitude: -46.6361, timeZone: 'America/Sao_Paulo' },
      recife: { latitude: -8.0539, longitude: -34.8811, timeZone: 'America/Recife' },
      portoAlegre: { latitude: -30.0328, longitude: -51.2302, timeZone: 'America/Sao_Paulo' },
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
    ...TYPICAL_SIZES,
  },
  hi: {
    country: 'IN',
    subdivision: 'IN-RJ',
    towns: {
      jaipur: { latitude: 26.9196, longitude: 75.7878, timeZone: 'Asia/Kolkata' },
      pune: { latitude: 18.5196, longitude: 73.8554, timeZone: 'Asia/Kolkata' },
      lucknow: { latitude: 26.8393, longitude: 80.9231, timeZone: 'Asia/Kolkata' },
    },
    roof: { tilt: 25, azimuth: 180 },
    use: 3_600,
    ...TYPICAL_SIZES,
  },
} as const satisfies Record<string, ArticleHome>

export type ArticleFiguresLanguage = keyof typeof ARTICLE_HOMES

const TODAY = '2026-11-21'
const START = '2026-12-01'
/** [W] */
const PANEL = 440
/** Yield of at least this share of the best counts as nearly as good. */
const NEARLY_BEST = 0.99

/** Of the axis of the earth [°]. */
const OBLIQUITY = 23.44

const readPreset = (name: string) => readJson(`shared/presets/${name}.json`)
const readJson = (path: string) => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'))

/** Typical figures of a country that its articles name. */
const COUNTRY_FIGURES: Readonly<Record<ArticleFiguresLanguage, () => Figures>> = {
  de() {
    const { tariff, money } = ARTICLE_HOMES.de.home
    const [{ bands }] = tariff.selling.steps
    const [{ blocks }] = tariff.buying.periods
    const country = readPreset('countries/de')
    return {
      price: blocks[0].price,
      exportPrice: bands[0].price,
      exportPriceAbove10Kw: bands[1].price,
      exampleBatteryPrice: { fixed: money.batteryPrice.fixed, perKwh: money.batteryPrice.each },
      /** Typical ones of the country. */
      unitPrice: country.price.unitRate,
      useOf3: country.use.byPersons[3],
      batteryPrice: { fixed: country.batteryPrice.fixed, perKwh: country.batteryPrice.each },
      batteryCost: country.batteryCost.value,
    }
  },
  es() {
    const { price, incentives } = readPreset('countries/es')
    const [{ incentive }] = incentives
    return {
      price: price.value,
      exportPrice: ARTICLE_HOMES.es.selling.price,
      deduction: { share: incentive.share, most: incentive.most },
    }
  },
  fr() {
    const [{ bands }] = ARTICLE_HOMES.fr.selling.steps
    return { price: readPreset('countries/fr').price.value, exportPrice: bands[0].price }
  },
  'pt-BR'() {
    const { price, selling, use } = readPreset('countries/br')
    const { perKwh } = ARTICLE_HOMES['pt-BR'].selling.deduction
    const shares: readonly { readonly year: number; readonly share: number }[] = selling.selling.deduction.shares
    const byYear = (figureOf: (share: number) => number) =>
      Object.fromEntries(shares.map(({ year, share }) => [year, figureOf(share)]))
    const { byRegion } = use
    const { value, year } = readJson('shared/carbon/grid-intensity.json').countries.BR
    return {
      price: price.value,
      inflation: defaultInflation('BRL').value,
      fioB: perKwh,
      fioBShares: byYear((share) => share),
      gridCharge: byYear((share) => share * perKwh),
      credit: byYear((share) => price.value - share * perKwh),
      typicalUse: {
        north: byRegion.North,
        northeast: byRegion.Northeast,
        centreWest: byRegion['Centre-West'],
        southeast: byRegion.Southeast,
        south: byRegion.South,
      },
      gridIntensity: value,
      gridIntensityYear: year,
    }
  },
  hi() {
    const india = readPreset('countries/in')
    const slabs = slabsOf(readPreset('regions/IN-RJ'))
    const inState = (preset: typeof india) => ({
      energyCharge: stepwise(300, slabsOf(preset)),
      priceOfKwh: stepwise(300, slabsOf(preset)) - stepwise(299, slabsOf(preset)),
    })
    return {
      price: india.price.value,
      lowPrice: india.price.low,
      inflation: defaultInflation('INR').value,
      gst: india.vat.rate,
      /** By kWp [₹]. */
      subsidy: record([1, 2, 3], (kwp) => stepwise(kwp, india.incentives[0].incentive.steps)),
      /** By kWh a month [₹]. */
      energyCharge: record([30, 90, 100, 165, 200, 219, 300, 420, 480, 540], (kwh) => stepwise(kwh, slabs)),
      /** Of 300 kWh a month. */
      rajasthan: inState(readPreset('regions/IN-RJ')),
      karnataka: inState(readPreset('regions/IN-KA')),
      maharashtra: inState(india),
      topSlabPrice: slabs.at(-1)?.rate ?? 0,
    }
  },
}

interface Step {
  readonly upTo: number | null
  readonly rate: number
}
const slabsOf = ({ tariffs: [{ tariff }] }: ReturnType<typeof readPreset>): Step[] =>
  tariff.buying.periods[0].blocks.map(({ upTo, price }: { upTo: number | null; price: number }) => ({
    upTo,
    rate: price,
  }))

/** Each part of the amount at the rate of its step. */
function stepwise(amount: number, steps: readonly Step[]): number {
  let from = 0
  return steps.reduce((sum, { upTo, rate }) => {
    const part = Math.max(0, Math.min(amount, upTo ?? amount) - from)
    from = upTo ?? amount
    return sum + part * rate
  }, 0)
}

const TILES: TileIndex = readJson('shared/solar/climate-tiles.json')

function resourceOf({ latitude, longitude }: ArticleTown): SolarResource {
  const tile = parseTile(TILES, readJson(`client/public${tilePath(TILES, latitude, longitude)}`))
  if (!tile) throw new Error(`No climate at ${latitude}, ${longitude}`)
  return tileResource(TILES, tile, latitude, longitude)
}

export async function computeArticleFigures(language: ArticleFiguresLanguage) {
  const row: ArticleHome = ARTICLE_HOMES[language]
  const [town] = Object.values(row.towns) as [ArticleTown]
  const preset = await loadPreset(row.country, row.subdivision)
  const planOf = await createPlanner(language)
  const facts = COUNTRY_FIGURES[language]()
  const months = planOf({ panels: row.batteryPanels }).energy.months.map((month) =>
    describeMonth(month, facts, row.selling),
  )
  const { fixed, each } = preset.pvPrice ?? { fixed: 0, each: 0 }
  return {
    use: row.use,
    ...facts,
    ...(language === 'de' && {
      examples: record(Object.keys(GERMAN_EXAMPLES), (name) =>
        describeExample(planOf(GERMAN_EXAMPLES[name] as PlanOptions)),
      ),
    }),
    systemPrice: { fixed, perKwp: each },
    towns: record(Object.keys(row.towns), (name) => {
      const place = row.towns[name] as ArticleTown
      return describeTown(place, row.roof, resourceOf(place))
    }),
    planes: describePlanes(town, row.roof, resourceOf(town)),
    sizes: record(row.sizes, (panels) => describeSize(panels, planOf)),
    months: byMonth(months),
    /** Of a year [money]. */
    lostCredit: sumOf(months.map(({ lost = 0 }) => lost)),
    batteries: record(row.batteries, (kwh) => describeBattery(kwh, row, planOf)),
    prices: record([3, 5, 8, 10, 15], (kwp) => {
      const price = fixed + kwp * each
      return { price: round(price, 1), perKw: round(price / kwp, 1) }
    }),
  }
}

function describeTown({ latitude }: ArticleTown, roof: Plane, resource: SolarResource) {
  const analysis = analyzePlace({ latitude, resource, roof, peakPower: 1 })
  const yields = Array.from({ length: 91 }, (_, tilt) => computeYield(analysis, { tilt, azimuth: roof.azimuth }))
  const tilts = yields.flatMap((value, tilt) => (value >= NEARLY_BEST * Math.max(...yields) ? [tilt] : []))
  const exactMonths = monthsOf(analysis)
  const months = exactMonths.map(Math.round)
  const roundedLatitude = Number(latitude.toFixed(1))
  return {
    /** [kWh a year per kWp] */
    yield: round(analysis.roof.yield, 10),
    badYear: round(analysis.singleYear.p90, 10),
    goodYear: round(analysis.singleYear.p10, 10),
    sunHours: Number(analysis.roof.peakSunHours.toFixed(1)),
    bestTilt: yields.indexOf(Math.max(...yields)),
    /** Slopes whose yield is nearly as good [°]. */
    tilts: { least: tilts[0] ?? 0, most: tilts.at(-1) ?? 0 },
    /** [kWh per kWp] */
    months: byMonth(months),
    year: sumOf(months),
    /** Of the year's output, from October to March. */
    winterShare: round3(sumOf([...exactMonths.slice(0, 3), ...exactMonths.slice(9)]) / sumOf(exactMonths)),
    leastMonth: Math.min(...months),
    mostMonth: Math.max(...months),
    latitude: roundedLatitude,
    /** On the shortest and the longest day in the north, of a thing 1 m high [m]. */
    noonShadow: { december: noonShadow(roundedLatitude + OBLIQUITY), june: noonShadow(roundedLatitude - OBLIQUITY) },
  }
}

/** Yearly yield [kWh/kWp], its share of the best, and three months, by slope and direction. */
function describePlanes({ latitude }: ArticleTown, roof: Plane, resource: SolarResource) {
  const equator = roof.azimuth
  const pole = (equator + 180) % 360
  const planes: Readonly<Record<string, Plane>> = {
    roof,
    slope20: { tilt: 20, azimuth: equator },
    slope40: { tilt: 40, azimuth: equator },
    steep: { tilt: 60, azimuth: equator },
    flat: { tilt: 0, azimuth: equator },
    southWest: { tilt: 30, azimuth: equator === 0 ? 315 : 225 },
    southWest35: { tilt: 35, azimuth: equator === 0 ? 315 : 225 },
    east: { tilt: 30, azimuth: 90 },
    west: { tilt: 30, azimuth: 270 },
    pole: { tilt: 30, azimuth: pole },
    wall: { tilt: 90, azimuth: equator },
  }
  return Object.fromEntries(
    Object.entries(planes).map(([name, plane]) => {
      const analysis = analyzePlace({ latitude, resource, roof: plane, peakPower: 1 })
      const [december = 0, march = 0, june = 0] = [11, 2, 5].map((month) => monthsOf(analysis)[month])
      const share = analysis.roof.yield / analysis.best.yield
      return [
        name,
        {
          ...plane,
          yield: Math.round(analysis.roof.yield),
          share: round3(share),
          /** Of the best and of June, rounded once [%]. */
          percent: Math.round(100 * share),
          decemberOfJune: Math.round((100 * december) / june),
          december: Math.round(december),
          march: Math.round(march),
          june: Math.round(june),
        },
      ]
    }),
  )
}

export interface PlanOptions {
  /** Without one, the first. */
  readonly town?: string
  readonly panels: number
  /** Of one panel. */
  readonly watts?: number
  readonly roof?: Plane
  readonly use?: Partial<Home['use']>
  readonly batteryKwh?: number
  readonly batteryPrice?: number
  /** Share of the panels' power. */
  readonly exportLimit?: number
}
type PlanOf = (options: PlanOptions) => Plan

const charging = (charging: 'day' | 'evening' | 'night'): Partial<Home['use']> => ({
  car: { inAmount: false, charging },
})

/** Plans of the home in the language's articles. */
export async function createPlanner(language: ArticleFiguresLanguage): Promise<PlanOf> {
  const row: ArticleHome = ARTICLE_HOMES[language]
  const { subdivision, selling, towns } = row
  const typicalHome = row.home
    ? { ...emptyHome(row.home.region), ...row.home }
    : createTypicalHome(await loadPreset(row.country, subdivision), {
        start: START,
        ...(subdivision !== undefined && { subdivision }),
      })
  const profiles = await loadProfiles()
  /** Plans of one roof share what was computed for it. */
  const sites = new Map<string, ReturnType<typeof resolveSiteData>>()
  const resources = new Map(Object.values(towns).map((town) => [town, resourceOf(town)]))
  const { fixedPerMonth: _fixed, minimumPerMonth: _minimum, ...tariff } = typicalHome.tariff
  const { price, incentives, batteryPrice } = typicalHome.money
  const base: Home = {
    ...typicalHome,
    // The articles state the other assumptions: no fixed charge, and the planner's rules for rises and maintenance.
    money: { incentives, ...(price && { price }), ...(batteryPrice && { batteryPrice }) },
    use: { ...typicalHome.use, amount: { kind: 'year', kwh: row.use } },
    tariff: { ...tariff, ...(selling && { selling }) },
  }
  return ({ town = Object.keys(towns)[0] ?? '', panels, watts = PANEL, roof = row.roof, use, ...options }) => {
    const { batteryKwh, batteryPrice, exportLimit } = options
    const place = towns[town]
    const resource = place && resources.get(place)
    if (!resource) throw new Error(`The town "${town}" is missing`)
    const home: Home = {
      ...base,
      place: { ...place, found: 'town' },
      use: { ...base.use, ...use },
      roof: { planes: [{ ...roof, mounting: 'roof', obstacles: [] }] },
      system: {
        ...base.system,
        start: START,
        arrays: [{ plane: 0, panels, watts }],
        ...(batteryKwh !== undefined && { battery: { usableKwh: batteryKwh } }),
      },
      ...(exportLimit !== undefined && {
        tariff: { ...base.tariff, exportLimit: { kind: 'share' as const, ofPeak: exportLimit } },
      }),
      ...(batteryPrice !== undefined && {
        money: { ...base.money, batteryPrice: { kind: 'total' as const, total: batteryPrice } },
      }),
    }
    const inputs = siteInputsOf(home)
    const key = JSON.stringify(inputs)
    const site = sites.get(key) ?? resolveSiteData(inputs, { resource, profiles, today: TODAY })
    sites.set(key, site)
    if (site.kind !== 'answer') throw new Error(JSON.stringify(site))
    const plan = computePlan(home, site.value)
    if (plan.kind !== 'answer') throw new Error(JSON.stringify(plan))
    return plan.value
  }
}

const EXAMPLE = { panels: 20, watts: 400 }
/** Of the German articles: what changes in a system of 8 kWp, and other plans. */
const GERMAN_EXAMPLES: Readonly<Record<string, PlanOptions>> = {
  south: EXAMPLE,
  east: { ...EXAMPLE, roof: { tilt: 30, azimuth: 90 } },
  west: { ...EXAMPLE, roof: { tilt: 30, azimuth: 270 } },
  north: { ...EXAMPLE, roof: { tilt: 30, azimuth: 0 } },
  munich: { ...EXAMPLE, town: 'munich' },
  dirty: { ...EXAMPLE, watts: 400 * 0.97 },
  carByDay: { ...EXAMPLE, use: charging('day') },
  carInTheEvening: { ...EXAMPLE, use: charging('evening') },
  carAtNight: { ...EXAMPLE, use: charging('night') },
  battery: { ...EXAMPLE, batteryKwh: 8 },
  batteryAndCar: { ...EXAMPLE, batteryKwh: 8, use: charging('evening') },
  large: { ...EXAMPLE, watts: 600 },
  largeAndCar: { ...EXAMPLE, watts: 600, use: charging('day') },
  munichSmall: { town: 'munich', panels: 9 },
  munichLarge: { town: 'munich', panels: 22 },
  heatPump: { panels: 22, use: { heatPump: { inAmount: false, kwhPerYear: 5_000, emitters: 'radiators' } } },
  winterBattery: { panels: 18, batteryKwh: 6 },
}

function describeExample({ years: [year], energy, payback, npv, spent: [price = 0], billsBefore, billsAfter }: Plan) {
  const { solar = 0, use = 0, import: grid = 0 } = year?.totals ?? {}
  const saving = (month: number) => (billsBefore[month]?.total ?? 0) - (billsAfter[month]?.total ?? 0)
  return {
    output: round(solar, 0.01),
    use: round(use, 0.01),
    grid: round(grid, 0.01),
    billAfter: round(year?.billAfter ?? 0, 0.01),
    saving: round((year?.billBefore ?? 0) - (year?.billAfter ?? 0), 0.01),
    expectedYear: round(energy.singleYearSolar.p50, 1),
    goodYear: round(energy.singleYearSolar.p10, 1),
    decemberGrid: round(energy.months[11]?.import ?? 0, 1),
    price: round(price, 10),
    ...(payback !== null && { payback: Number(payback.toFixed(1)) }),
    gain: round(npv, 100),
    months: byMonth(
      energy.months.map(({ solar }, month) => ({ solar: round(solar, 0.01), saving: round(saving(month), 0.01) })),
    ),
  }
}

function describeSize(panels: number, planOf: PlanOf) {
  const describe = (use: Partial<Home['use']> = {}) => {
    const plan = planOf({ panels, use })
    const [year] = plan.years
    const subsidy = plan.support.reduce((sum, { atStart }) => sum + atStart, 0)
    const output = round(plan.energy.totals.solar, 10)
    const selfConsumption = round3(plan.energy.totals.selfConsumption ?? 0)
    const [billBefore, billAfter] = [round(year?.billBefore ?? 0, 10), round(year?.billAfter ?? 0, 10)]
    return {
      kwp: Number(plan.kwp.toFixed(1)),
      price: round(plan.cashFlow.netCost + subsidy, 10),
      subsidy: round(subsidy, 10),
      afterIncentives: round(plan.cashFlow.netCost, 10),
      output,
      /** Of 25 years [kWh]. */
      lifetimeOutput: round(
        sumOf(Array.from({ length: 25 }, (_, year) => output * (1 - DEFAULTS.degradation.value) ** year)),
        1,
      ),
      selfConsumption,
      selfConsumed: round(output * selfConsumption, 0.01),
      selfSufficiency: round3(plan.energy.totals.selfSufficiency ?? 0),
      billBefore,
      billAfter,
      saving: billBefore - billAfter,
      ...(plan.payback !== null && { payback: Number(plan.payback.toFixed(1)) }),
      gain: round(plan.npv, 100),
    }
  }
  return { home: describe(), carByDay: describe(charging('day')), carInTheEvening: describe(charging('evening')) }
}

/** Energy in the month [kWh] and, where the articles sell at one price, what the system saves and loses [money]. */
function describeMonth(
  { solar: output, use: used, import: imported }: Plan['energy']['months'][number],
  { price, exportPrice }: Figures,
  selling?: Selling,
) {
  const [solar, use, grid] = [round(output, 10), round(used, 10), round(imported, 10)]
  if (typeof price !== 'number' || typeof exportPrice !== 'number' || !selling) return { solar, use, grid }
  const exported = solar - (use - grid)
  const earned = exported * exportPrice
  const credit = selling.kind === 'net-billing' ? Math.min(grid * price, earned) : earned
  return { solar, use, grid, exported, saving: (use - grid) * price + credit, lost: earned - credit }
}

/** What a battery adds to the home in year 1, and the highest price at which it makes no loss. */
function describeBattery(kwh: number, { batteryPanels: panels, home }: ArticleHome, planOf: PlanOf) {
  const describe = (use: Partial<Home['use']> = {}) => {
    const options = { panels, use }
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
      ...(home && { gain: round(planOf({ ...options, batteryKwh: kwh }).npv - without.npv, 100) }),
    }
  }
  return { home: describe(), carInTheEvening: describe(charging('evening')) }
}

const monthsOf = ({ months }: PlaceAnalysis) => months.map(({ roofYield }) => roofYield.p50)
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const byMonth = <Value>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value, month) => [month + 1, value]))
const record = <Key extends string | number, Value>(keys: readonly Key[], figureOf: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, figureOf(key)]))
const noonShadow = (degrees: number) => round3(Math.abs(Math.tan((degrees * Math.PI) / 180)))
/** Never −0, which JSON does not have. */
const round = (value: number, step: number) => Number((Math.round(value / step) * step).toFixed(4)) + 0
const round3 = (value: number) => Number(value.toFixed(3))

/** Of all languages and by language. */
export async function computeFigures() {
  const all = Object.fromEntries(Object.entries(DEFAULTS).map(([name, { value }]) => [name, value]))
  const figures: Record<string, Figures> = {
    all: { ...all, carUse: (DEFAULTS.carKmPerYear.value * DEFAULTS.carKwhPer100Km.value) / 100 },
  }
  for (const language of Object.keys(ARTICLE_HOMES) as ArticleFiguresLanguage[])
    figures[language] = await computeArticleFigures(language)
  return figures
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL('../../articles/first/figures.json', import.meta.url)
  writeFileSync(file, `${JSON.stringify(await computeFigures(), null, 2)}\n`)
}
