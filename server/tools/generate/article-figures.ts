import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sumOf } from '#shared/calendar.ts'
import type { Home } from '#shared/home/home.ts'
import type { Selling } from '#shared/home/selling.ts'
import { DEFAULTS } from '#shared/plan/basis/defaults.ts'
import type { Plan } from '#shared/plan/plan.ts'
import { loadPreset } from '#shared/presets/load.ts'
import { analyzePlace, computeYield, type PlaceAnalysis } from '#shared/solar/analyze-place.ts'
import type { Plane } from '#shared/solar/plane.ts'
import type { SolarResource } from '#shared/solar/resource.ts'
import type { Figures } from '../../articles/placeholders.ts'
import { COUNTRY_FIGURES, record } from './article-country-figures.ts'
import { ARTICLE_HOMES, type ArticleFiguresLanguage, type ArticleHome, type ArticleTown } from './article-homes.ts'
import { charging, createPlanner, type PlanOf, type PlanOptions, resourceOf } from './article-planner.ts'

/*
 * Figures of the first articles in other languages than English, from the site's own model and the country's typical
 * figures: `npx tsx server/tools/generate/article-figures.ts` writes server/articles/first/figures.json. A test computes
 * them again.
 */

/** Yield of at least this share of the best counts as nearly as good. */
const NEARLY_BEST = 0.99

/** Of the axis of the earth [°]. */
const OBLIQUITY = 23.44

async function computeArticleFigures(language: ArticleFiguresLanguage) {
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
const byMonth = <Value>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value, month) => [month + 1, value]))
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
