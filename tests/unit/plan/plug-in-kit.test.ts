import { describe, expect, test } from 'vitest'
import { sumOf } from '#shared/calendar.ts'
import { withFigure } from '#shared/home/change.ts'
import { nameOfFigure } from '#shared/home/figures.ts'
import { Home } from '#shared/home/home.ts'
import { decodeLink, encodeLink } from '#shared/home/link.ts'
import { parseHome } from '#shared/home/parse.ts'
import { runToCompletion } from '#shared/plan/basis/time-sliced.ts'
import { computeKits } from '#shared/plan/kinds/plan-comparisons.ts'
import { withPlugInKit } from '#shared/plan/kinds/plug-in-kit.ts'
import { computeOutlook, computePlan } from '#shared/plan/plan.ts'
import { loadPreset } from '#shared/presets/load.ts'
import { relocateHome } from '#shared/presets/relocate-home.ts'
import { answered } from '../../support/answered.ts'
import { expectBetween } from '../../support/expectations.ts'
import { changed, completed } from '../../support/plans.ts'
import { SAMPLE_HOME } from '../../support/sample-home.ts'
import { siteDataOf } from '../../support/site-data.ts'

const germany = await loadPreset('DE')

/** The sample home's owner in an apartment. */
const APARTMENT: Home = Home.parse({
  ...SAMPLE_HOME,
  kind: 'balcony',
  use: { amount: { kind: 'year', kwh: 2_000 } },
  balcony: { panels: 2, watts: 400, tilt: 70, azimuth: 135, price: 500 },
})
const apartment = (balcony: NonNullable<Home['balcony']>): Home => ({ ...APARTMENT, balcony })

function planKit(home: Home) {
  const planned = withPlugInKit(home, germany)
  const site = siteDataOf('Berlin', planned)
  return {
    planned,
    plan: computePlan(planned, site),
    kits: completed(computeKits(planned, site)),
    outlook: runToCompletion(computeOutlook(planned, site)),
  }
}

describe('The record of an apartment with a balcony', () => {
  test('survives a file and a link', () => {
    const home = apartment({
      ...APARTMENT.balcony,
      inverterWatts: 600,
      obstacles: [{ from: 90, to: 120, altitude: 30 }],
    })
    expect(parseHome(JSON.parse(JSON.stringify(home)))).toEqual({ home, notes: [] })
    expect(decodeLink(encodeLink(home, { isExact: true }))).toMatchObject({ home: { balcony: home.balcony } })
  })
  test('is absent from homes stored before', () => {
    expect(SAMPLE_HOME).not.toHaveProperty('balcony')
  })
  test.each([
    ['balcony.panels', 5, 'Panels in the kit'],
    ['balcony.tilt', 91, 'Panel slope on the balcony'],
    ['balcony.price', -1, 'Price of the kit'],
  ])('drops an invalid %s alone', (path, value, label) => {
    expect(nameOfFigure(path.split('.'))).toBe(label)
    expect(parseHome(changed(APARTMENT, path, value))).toEqual({
      home: withFigure(APARTMENT, path, undefined),
      notes: [`${label}: we could not use this, so we left it out.`],
    })
  })
  test('loses the price of the kit with its currency', async () => {
    const { home } = relocateHome(APARTMENT, await loadPreset('US'), { start: '2026-12-01' })
    expect(home.balcony).toEqual({ panels: 2, watts: 400, tilt: 70, azimuth: 135 })
  })
})

describe('The home that a kit is planned for', () => {
  test('is any other kind of home itself', () => {
    expect(withPlugInKit(SAMPLE_HOME, germany)).toBe(SAMPLE_HOME)
  })
  test('has the kit as its only system, no payment for export, no incentive and no maintenance', () => {
    const { roof, system, tariff, money } = withPlugInKit(APARTMENT, germany)
    expect(roof.planes).toEqual([{ mounting: 'ground', tilt: 70, azimuth: 135, obstacles: [] }])
    expect(system).toEqual({ arrays: [{ plane: 0, panels: 2, watts: 400 }], inverterKw: 0.8, backup: [] })
    expect(tariff).toMatchObject({ selling: { kind: 'nothing' }, fixedPerMonth: 12 })
    expect(money).toMatchObject({ price: { kind: 'total', total: 500 }, incentives: [], upkeepPerYear: 0 })
  })
  test('is two upright panels toward the equator until something is entered', () => {
    const north = withPlugInKit(apartment({}), germany)
    expect(north.roof.planes[0]).toMatchObject({ tilt: 90, azimuth: 180 })
    expect(north.system.arrays[0]?.panels).toBe(2)
    const place = { ...APARTMENT.place, latitude: -33, longitude: 151 }
    expect(withPlugInKit({ ...apartment({}), place }, null).roof.planes[0]?.azimuth).toBe(0)
  })
  test('has an inverter of at most the limit of the country, or of the kit', async () => {
    const inverterKw = (balcony: NonNullable<Home['balcony']>, preset: typeof germany | null) =>
      withPlugInKit(apartment(balcony), preset).system.inverterKw
    expect(inverterKw({ panels: 4, watts: 500 }, germany)).toBe(0.8)
    expect(inverterKw({ panels: 1, watts: 400 }, germany)).toBe(0.4)
    expect(inverterKw({ panels: 4, watts: 500 }, await loadPreset('CH'))).toBe(0.6)
    expect(inverterKw({ panels: 4, watts: 500, inverterWatts: 1_200 }, germany)).toBe(1.2)
    // No limit is known in Spain.
    expect(inverterKw({ panels: 4, watts: 500 }, await loadPreset('ES'))).toBe(2)
  })
})

describe('A kit’s answer', () => {
  const { planned, plan, kits, outlook } = planKit(APARTMENT)

  test('saves the price of each kWh that the home no longer buys, and nothing for the rest', () => {
    const { arrays } = planned.system
    const kit = kits.find(({ panels }) => panels === arrays[0]?.panels)
    expect(kit?.savedMoney).toBeCloseTo(0.387 * (kit?.saved ?? 0), 6)
    expectBetween(kit?.saved, 200, kit?.production ?? 0)
  })
  test('compares one to four panels: each saves more than the one before, and adds less', () => {
    expect(kits.map(({ panels }) => panels)).toEqual([1, 2, 3, 4])
    const added = kits.map(({ savedMoney }, i) => savedMoney - (kits[i - 1]?.savedMoney ?? 0))
    for (const [i, money] of added.entries()) {
      expect(money).toBeGreaterThan(0)
      if (i > 0) expect(money).toBeLessThan(added[i - 1] ?? 0)
    }
    for (const { production, saved } of kits) expect(saved).toBeLessThanOrEqual(production)
  })
  test('pays for itself in a range of years around the most likely one', () => {
    const { payback, cashFlow } = answered(plan)
    const { from, to } = answered(outlook).verdict
    // The kit of 500 without maintenance is paid in the year in which the savings, added up, reach it.
    const years = Math.floor(payback ?? Number.NaN)
    const savedAfter = (count: number) => sumOf(cashFlow.savings.slice(0, count))
    expect(savedAfter(years)).toBeLessThan(500)
    expect(savedAfter(years + 1)).toBeGreaterThanOrEqual(500)
    expect(from).toBeLessThan(payback ?? 0)
    expect(to).toBeGreaterThan(payback ?? 0)
  })
  test('counts that use jumps within the hour', () => {
    const [one, two] = planKit(apartment({ watts: 400, azimuth: 180 })).kits
    // The figures are those of `accuracy.json` for the tile of Berlin; without jumps 277 and 437 kWh.
    expect(Math.abs((one?.saved ?? 0) / 252 - 1)).toBeLessThan(0.025)
    expect(Math.abs((two?.saved ?? 0) / 395 - 1)).toBeLessThan(0.025)
  })
  test('needs no price to say what it saves', () => {
    const { price: _, ...balcony } = APARTMENT.balcony ?? {}
    const unpriced = planKit(apartment(balcony))
    expect(unpriced.kits).toEqual(kits)
    expect(unpriced.plan).toEqual({ kind: 'missing', figures: ['balcony.price'] })
  })
})
