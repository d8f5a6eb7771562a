import { describe, expect, test } from 'vitest'
import { loadProfiles } from '#shared/energy/load-profiles.ts'
import { withFigure } from '#shared/home/change.ts'
import type { Home } from '#shared/home/home.ts'
import { packReadings } from '#shared/home/meter-readings.ts'
import { withoutQuotes } from '#shared/home/quotes.ts'
import { diffHomes } from '#shared/home/scenario.ts'
import { customScenariosOf } from '#shared/home/scenario-home.ts'
import type { Day } from '#shared/home/use.ts'
import { runToCompletion } from '#shared/plan/basis/time-sliced.ts'
import { computeOffGridRecommendation, computeSizes } from '#shared/plan/kinds/plan-comparisons.ts'
import { withMarket } from '#shared/plan/market.ts'
import { panelsOf } from '#shared/plan/panels.ts'
import { computeOutlook, computePlan, computePlanEnergy, computeRecommendation } from '#shared/plan/plan.ts'
import { loadPreset } from '#shared/presets/load.ts'
import { createTypicalHome } from '#shared/presets/typical-home.ts'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { tableResource } from '#shared/solar/resource.ts'
import { PlanEngine } from '../../../client/src/planner/engine/plan-engine.ts'
import type { PlanRequest, PlanResults } from '../../../client/src/planner/engine/protocol.ts'
import { SAMPLE_HOME } from '../../support/sample-home.ts'
import { siteDataOf } from '../../support/site-data.ts'

const table = await loadClimateTable()
const profiles = await loadProfiles()

/** The climate of the sample home, as `resolveSiteData` has it. */
const resource = tableResource(table, 52.52, 13.41)
const placed = (home: Home): Home => ({
  ...home,
  place: { ...home.place, latitude: 52.52, longitude: 13.41, timeZone: 'Europe/Berlin' },
})
const sampleHome = placed(withoutQuotes(SAMPLE_HOME))
const requestFor = (home: Home, analyses: PlanRequest['analyses'] = []): PlanRequest => ({
  id: 1,
  home,
  siteInputs: { resource, profiles, today: '2026-11-21' },
  preset: null,
  customScenarios: customScenariosOf(home),
  analyses,
})
const slicesOf = async (request: PlanRequest, engine = new PlanEngine()): Promise<PlanResults[]> => {
  const slices: PlanResults[] = []
  for await (const results of engine.compute(request)) slices.push(results)
  return slices
}
const compute = async (request: PlanRequest, engine?: PlanEngine): Promise<PlanResults> =>
  Object.assign({}, ...(await slicesOf(request, engine)))

const unwrap = <Value>(result: { kind: string; value?: Value } | null | undefined) =>
  result?.value ?? expect.fail('no answer')

function withoutPrice(home: Home): Home {
  const { price: _, ...money } = home.money
  return { ...home, money }
}

describe('The plan engine', () => {
  test('returns the engine’s plan of the same home', async () => {
    const { plannedHome, plan, outlook, sizes } = await compute(requestFor(sampleHome, ['outlook', 'sizes']))
    expect(plannedHome).toMatchObject(sampleHome)
    expect(plan).toEqual(computePlan(sampleHome, siteDataOf('Berlin', sampleHome)))
    expect(outlook).toEqual(runToCompletion(computeOutlook(sampleHome, siteDataOf('Berlin', sampleHome))))
    expect(sizes).toEqual(runToCompletion(computeSizes(sampleHome, siteDataOf('Berlin', sampleHome))))
  })

  test('compares a larger system for a later car after the plan, and only where the app chose the panels', async () => {
    const { car: _, ...use } = sampleHome.use
    const { battery: _battery, ...system } = sampleHome.system
    const priced: Home = {
      ...sampleHome,
      use,
      money: { ...sampleHome.money, price: { kind: 'by-size', each: 900, fixed: 1_500 } },
    }
    const results = await slicesOf(requestFor({ ...priced, system: { ...system, arrays: [] } }, ['laterCar']))
    const later = results.at(-1)?.laterCar
    const recommended = results.find(({ plan }) => plan)?.recommendation?.system.panels
    expect(later?.kind === 'answer' && later.value?.panels).toBe(recommended)
    expect(results.findIndex(({ plan }) => plan)).toBeLessThan(results.length - 1)
    expect((await compute(requestFor(priced, ['laterCar']))).laterCar).toEqual({ kind: 'answer', value: null })
  })

  test('computes each edit as from scratch', async () => {
    const engine = new PlanEngine()
    const edits: readonly (readonly [path: string, value: unknown])[] = [
      ['roof.planes.0.tilt', 20],
      ['roof.planes.1.obstacles', [{ from: 200, to: 260, altitude: 30 }]],
      ['roof.planes.0.obstacles', []],
      ['system.losses', 0.2],
      ['use.heatPump.kwhPerYear', 2_900],
      ['roof.planes.0.tilt', 35],
      ['money.upkeepPerYear', 90],
    ]
    let edited = sampleHome
    for (const [path, value] of edits) {
      edited = withFigure(edited, path, value) as Home
      expect((await compute(requestFor(edited), engine)).plan, path).toEqual(
        computePlan(edited, siteDataOf('Berlin', edited)),
      )
    }
  })

  test('plans panels and battery for a home without a grid, whatever was chosen with one, and forgets them with it', async () => {
    const { money } = sampleHome
    const offGridHome: Home = {
      ...sampleHome,
      kind: 'off-grid',
      offGrid: { load: { kind: 'day', kwh: 3 } },
      money: { ...money, price: { kind: 'by-size', each: 1_400 }, batteryPrice: { kind: 'by-size', each: 600 } },
    }
    const engine = new PlanEngine()
    await compute(requestFor(sampleHome), engine)
    const results = await compute(requestFor(offGridHome), engine)
    const { battery: _, ...system } = offGridHome.system
    const unchosen = withMarket({ ...offGridHome, system: { ...system, arrays: [] } }, null)
    const expected = runToCompletion(computeOffGridRecommendation(unchosen, siteDataOf('Berlin', unchosen)))
    expect(expected.kind).toBe('answer')
    expect(results.offGrid).toEqual(expected)
    expect(results.plannedHome).toEqual(expected.kind === 'answer' && expected.value.home)
    expect(results).toMatchObject({ plan: undefined, energy: undefined })
    expect(await compute(requestFor(sampleHome), engine)).toMatchObject({
      offGrid: undefined,
      plan: { kind: 'answer' },
    })
  })

  test('searches the marked sizes once for any number of chosen panels', async () => {
    const engine = new PlanEngine()
    const priced: Home = { ...sampleHome, money: { ...sampleHome.money, price: { kind: 'by-size', each: 1_400 } } }
    const withPanelsOnFirstFace = (panels: number): Home => ({
      ...priced,
      system: { ...priced.system, arrays: [{ plane: 0, panels, watts: 400 }] },
    })
    const slicesWith = (panels: number) => slicesOf(requestFor(withPanelsOnFirstFace(panels), ['marks']), engine)
    const first = await slicesWith(3)
    const second = await slicesWith(5)
    expect(first.at(-1)?.marks?.kind).toBe('answer')
    expect(second.at(-1)?.marks).toEqual(first.at(-1)?.marks)
    expect(first.length).toBeGreaterThan(second.length + 10)
    const cheaper = {
      ...withPanelsOnFirstFace(5),
      money: { ...priced.money, price: { kind: 'by-size', each: 900 } },
    } as const
    const [marks] = (await slicesOf(requestFor(cheaper, ['marks']), engine)).slice(-1)
    expect(marks?.marks).toEqual((await compute(requestFor(cheaper, ['marks']))).marks)
    expect(marks?.marks).not.toEqual(first.at(-1)?.marks)
  })

  test('uses the new place’s sun after a move, and the old one’s after moving back', async () => {
    const engine = new PlanEngine()
    const solarOf = async (request: PlanRequest) => unwrap((await compute(request, engine)).energy).totals.solar
    const here = await solarOf(requestFor(sampleHome))
    const phoenix = tableResource(table, 33.45, -112.07)
    const away: PlanRequest = {
      ...requestFor({ ...sampleHome, place: { latitude: 33.45, longitude: -112.07, timeZone: 'America/Phoenix' } }),
      siteInputs: { resource: phoenix, profiles, today: '2026-11-21' },
    }
    // Phoenix has nearly twice Berlin's sun.
    expect(await solarOf(away)).toBeGreaterThan(1.4 * here)
    expect(await solarOf(requestFor(sampleHome))).toBe(here)
  })

  test('computes a scenario with another roof from that roof’s sun', async () => {
    const north = withFigure(sampleHome, 'roof.planes.0.azimuth', 0) as Home
    const scenario = { name: 'Looking north', changes: diffHomes(sampleHome, north) }
    const { scenarios } = await compute(requestFor({ ...sampleHome, scenarios: [scenario] }, ['scenarios']))
    const column = unwrap(scenarios).scenarios.find(({ id }) => id === 'own-0')
    expect(unwrap(column?.outcome).npv).toBe(unwrap(computePlan(north, siteDataOf('Berlin', north))).npv)
  })

  test('uses hourly meter readings if available, otherwise their monthly sums', async () => {
    const hourly = new Float64Array(8_760).fill(0.5)
    const metered = withFigure(sampleHome, 'use.day', packReadings(hourly, 'meter.csv').day) as Home
    const bare: Home = { ...metered, use: { day: metered.use.day as Day } }
    const without = requestFor(bare)
    const engine = new PlanEngine()
    const metering = { ...without, siteInputs: { ...without.siteInputs, meterReadings: hourly } }
    const known = unwrap((await compute(metering, engine)).energy)
    const unknown = unwrap((await compute(without, engine)).energy)
    // 8,760 times half a kWh; 31 days of 12 kWh in January.
    expect(known.totals.use).toBeCloseTo(4_380, 6)
    expect(unknown.totals.use).toBeCloseTo(4_380, 6)
    expect(unknown.months[0]?.use).toBeCloseTo(372, 6)
    expect(new Set(known.days[0]?.use.map((kwh) => kwh.toFixed(6)))).toEqual(new Set(['0.500000']))
    expect(new Set(unknown.days[0]?.use.map((kwh) => kwh.toFixed(6))).size).toBeGreaterThan(12)
  })

  test('computes how long appliances run in an outage', async () => {
    const { outage } = await compute(requestFor(sampleHome, ['outage']))
    // A refrigerator of 150 W on 10 usable kWh, half full or more in most hours: a day and longer.
    expect(unwrap(outage).kwhPerDay).toBeCloseTo(3.6)
    expect(unwrap(outage).months[6]?.median).toBeGreaterThan(24)
  })

  test('computes outages for a battery without a reserve', async () => {
    const emptied = withFigure(sampleHome, 'system.battery', { usableKwh: 20, reserve: 0 }) as Home
    expect((await compute(requestFor(emptied, ['outage']))).outage?.kind).toBe('answer')
  })

  test('computes the energy balance without a price', async () => {
    const { plan, energy } = await compute(requestFor(withoutPrice(sampleHome)))
    expect(plan).toEqual({ kind: 'missing', figures: ['money.price'] })
    expect(energy?.kind).toBe('answer')
  })
})

describe('A home with only a place', async () => {
  const german = createTypicalHome(await loadPreset('DE'), { start: '2026-11-21' })
  const home = placed(german)

  test('gets an assumed roof facing south at 30°', async () => {
    const { plannedHome, plan } = await compute(requestFor(home))
    expect(plan?.kind).toBe('answer')
    expect(plannedHome?.roof.planes).toEqual([{ mounting: 'roof', tilt: 30, azimuth: 180, obstacles: [] }])
    expect(plannedHome?.provenance['roof.planes.0.tilt']?.kind).toBe('worked-out')
    expect(plannedHome?.provenance['system.arrays']?.kind).toBe('worked-out')
  })

  test('gets the recommended system and its provenance', async () => {
    const { plannedHome, recommendation, plan } = await compute(requestFor(home))
    if (!plannedHome) throw new Error('no plan')
    const unchosen = { ...plannedHome, system: { ...plannedHome.system, arrays: [] } }
    const expected = unwrap(runToCompletion(computeRecommendation(unchosen, siteDataOf('Berlin', plannedHome))))
    expect(plannedHome.system.arrays).toEqual(expected.home.system.arrays)
    expect(recommendation?.system).toEqual(expected.system)
    expect(unwrap(plan).panels).toBe(recommendation?.system.panels)
    expect(plannedHome.provenance['system.arrays']).toEqual({
      kind: 'worked-out',
      how: 'greatest-undiscounted-gain',
    })
  })

  const face = (azimuth: number, count: number): Home['roof']['planes'][number] => ({
    mounting: 'roof',
    tilt: 40,
    azimuth,
    room: { kind: 'panels', count },
    obstacles: [],
  })

  test.each([
    { title: 'an assumed roof', planes: [] },
    { title: 'a full south face and a north face', planes: [face(0, 20), face(180, 3)] },
    { title: 'a full east and west face and a north face', planes: [face(270, 2), face(0, 30), face(90, 2)] },
  ])('gets the fewest panels that cover its use while a price is missing: on $title', async ({ planes }) => {
    const { plannedHome, energy, recommendation } = await compute(
      requestFor(withoutPrice({ ...home, roof: { planes } })),
    )
    expect(recommendation).toBeUndefined()
    const { use, solar } = unwrap(energy).totals
    expect(solar).toBeGreaterThanOrEqual(use)
    // The last panel lies on the worst face in use.
    const worst = plannedHome?.system.arrays.at(-1)
    if (!plannedHome || !worst) throw new Error('no panels')
    const arrays = plannedHome.system.arrays.with(-1, { ...worst, panels: worst.panels - 1 })
    const fewer: Home = { ...plannedHome, system: { ...plannedHome.system, arrays } }
    expect(unwrap(computePlanEnergy(fewer, siteDataOf('Berlin', fewer))).totals.solar).toBeLessThan(use)
  })

  test('gets a full roof where its faces together yield less than it uses, and reports how many panels it would take', async () => {
    const planes = [face(180, 2), face(0, 4)]
    const { plannedHome, energy } = await compute(requestFor(withoutPrice({ ...home, roof: { planes } })))
    if (!plannedHome) throw new Error('no plan')
    const { use, solar } = unwrap(energy).totals
    expect(panelsOf(plannedHome)).toBe(6)
    expect(plannedHome.provenance['system.arrays']).toEqual({
      kind: 'worked-out',
      how: `fills-roof 6 ${Math.ceil((6 * use) / solar)}`,
    })
  })

  test('drops the recommendation once a figure that it needs is taken away', async () => {
    // The page merges the results of one request into those of the last.
    const before = await compute(requestFor(home))
    expect(before.recommendation).toBeDefined()
    for (const next of [withoutPrice(home), sampleHome])
      expect({ ...before, ...(await compute(requestFor(next))) }.recommendation).toBeUndefined()
  })

  test('gets today’s price by size instead of a formerly typical price per kWp', async () => {
    const oldHome: Home = {
      ...home,
      money: { ...home.money, price: { kind: 'by-size', each: 1_450 } },
      provenance: { ...home.provenance, 'money.price': { kind: 'typical', figure: 'DE.pvCost', asOf: '2026-11-21' } },
    }
    const { plannedHome } = await compute({ ...requestFor(oldHome), preset: await loadPreset('DE') })
    expect(plannedHome?.money.price).toEqual(home.money.price)
    expect(plannedHome?.system.arrays).toEqual((await compute(requestFor(home))).plannedHome?.system.arrays)
  })

  test('gets a roof facing north in the southern hemisphere', async () => {
    const south: Home = { ...home, place: { latitude: -33.9, longitude: 18.4 } }
    expect((await compute(requestFor(south))).plannedHome?.roof.planes[0]?.azimuth).toBe(0)
  })
})

describe('A family in Berlin with an offer of €19,500', async () => {
  const preset = (await loadPreset('DE')) ?? expect.fail('no preset')
  const typical = createTypicalHome(preset, { start: '2026-12-01' })
  const offered = placed({
    ...typical,
    use: { ...typical.use, amount: { kind: 'bill', perMonth: 120 } },
    money: { ...typical.money, quote: { kwp: 8, price: 19_500, batteryKwh: 10 } },
  })
  const results = await compute({ ...requestFor(offered, ['outlook', 'marks', 'quote']), preset })

  test('gets a plan and a verdict about the offer, which loses', async () => {
    const plan = unwrap(results.plan)
    expect(plan.kwp).toBeCloseTo(8, 9)
    expect(plan.figures.cost.value).toBeCloseTo(19_500, 9)
    expect(plan.npv).toBeLessThan(0)
    expect(unwrap(results.outlook).verdict.kind).toBe('it-depends')
    expect(results.recommendation).toBeUndefined()
    expect(unwrap(unwrap(results.quote).checks[0]).outcome).toMatchObject({
      npv: plan.npv,
      kind: 'it-depends',
    })
  })

  test('gets the recommended system as counter-offer, and the marks of a home without the offer', async () => {
    const { counterOffer } = unwrap(results.quote)
    const recommended = await compute({ ...requestFor(withoutQuotes(offered), ['marks']), preset })
    expect(counterOffer).toMatchObject({
      panels: recommended.recommendation?.system.panels,
      npv: unwrap(recommended.plan).npv,
      advice: 'other-size',
    })
    expect(counterOffer?.npv).toBeGreaterThan(0)
    expect(results.marks).toEqual(recommended.marks)
  })

  test('searches for the marks and the counter-offer once', async () => {
    const slices = await slicesOf({ ...requestFor(offered, ['marks', 'quote']), preset })
    const marksAt = slices.findIndex(({ marks }) => marks)
    expect(slices.length - marksAt).toBeLessThan(marksAt / 2)
  })
})
