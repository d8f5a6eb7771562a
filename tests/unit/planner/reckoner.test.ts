import { describe, expect, test } from 'vitest'
import { loadProfiles } from '#shared/energy/load-profiles.ts'
import { withFigure } from '#shared/home/change.ts'
import type { Home } from '#shared/home/home.ts'
import { atOnce } from '#shared/home/plan/pieces.ts'
import { energyPlanOf, outlookOf, planOf, recommendationOf, sizesOf } from '#shared/home/plan.ts'
import { loadPreset } from '#shared/home/presets/load.ts'
import { keepReadings } from '#shared/home/readings.ts'
import { changesBetween } from '#shared/home/scenario.ts'
import { waysOf } from '#shared/home/scenario-home.ts'
import { homeFor } from '#shared/home/typical.ts'
import type { Day } from '#shared/home/use.ts'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { tableResource } from '#shared/solar/resource.ts'
import type { Question, Replies } from '../../../client/src/features/planner/reckoning/protocol.ts'
import { Reckoner } from '../../../client/src/features/planner/reckoning/reckoner.ts'
import { FAMILY } from '../home/family.ts'
import { surroundingsOf } from '../home/surroundings.ts'

const table = await loadClimateTable()
const profiles = await loadProfiles()

/** The climate where the family lives, as `surroundingsOf` has it. */
const resource = tableResource(table, 52.52, 13.41)
const placed = (home: Home): Home => ({
  ...home,
  place: { ...home.place, latitude: 52.52, longitude: 13.41, timeZone: 'Europe/Berlin' },
})
const family = placed(FAMILY)
const ask = (home: Home, topics: Question['topics'] = []): Question => ({
  number: 1,
  home,
  known: { resource, profiles, today: '2026-11-21' },
  preset: null,
  ways: waysOf(home),
  topics,
})
const answered = (question: Question, reckoner = new Reckoner()): Replies =>
  Object.assign({}, ...reckoner.answer(question))

describe('The plan on the screen', () => {
  test('is the one the engine works out for the same home', () => {
    const { planned, plan, outlook, sizes } = answered(ask(family, ['outlook', 'sizes']))
    expect(planned).toEqual(family)
    expect(plan).toEqual(planOf(family, surroundingsOf('Berlin', family)))
    expect(outlook).toEqual(atOnce(outlookOf(family, surroundingsOf('Berlin', family))))
    expect(sizes).toEqual(atOnce(sizesOf(family, surroundingsOf('Berlin', family))))
    // Two times over all sizes: more than a busy machine does in the usual time.
  }, 30_000)

  test('follows each edit of roof, use, place and money as if it had been reckoned from the start', () => {
    const reckoner = new Reckoner()
    const edits: readonly (readonly [path: string, value: unknown])[] = [
      ['roof.planes.0.tilt', 20],
      ['roof.planes.1.obstacles', [{ from: 200, to: 260, altitude: 30 }]],
      ['roof.planes.0.obstacles', []],
      ['system.losses', 0.2],
      ['use.heatPump.kwhPerYear', 2_900],
      ['roof.planes.0.tilt', 35],
      ['money.upkeepPerYear', 90],
    ]
    let edited = family
    for (const [path, value] of edits) {
      edited = withFigure(edited, path, value) as Home
      expect(answered(ask(edited), reckoner).plan, path).toEqual(planOf(edited, surroundingsOf('Berlin', edited)))
    }
    // Seven plans twice over: more than a busy machine does in the usual time.
  }, 30_000)

  test('takes another place’s sun after a move, and the first one’s after the way back', () => {
    const reckoner = new Reckoner()
    const solarOf = (question: Question) => {
      const { energy } = answered(question, reckoner)
      return energy?.kind === 'answer' ? energy.value.totals.solar : Number.NaN
    }
    const here = solarOf(ask(family))
    const phoenix = tableResource(table, 33.45, -112.07)
    const away: Question = {
      ...ask({ ...family, place: { latitude: 33.45, longitude: -112.07, timeZone: 'America/Phoenix' } }),
      known: { resource: phoenix, profiles, today: '2026-11-21' },
    }
    // Phoenix has nearly twice Berlin's sun.
    expect(solarOf(away)).toBeGreaterThan(1.4 * here)
    expect(solarOf(ask(family))).toBe(here)
  })

  test('reckons a way with another roof under the sun of that roof', () => {
    const north = withFigure(family, 'roof.planes.0.azimuth', 0) as Home
    const way = { name: 'Looking north', changes: changesBetween(family, north) }
    const { scenarios } = answered(ask({ ...family, scenarios: [way] }, ['scenarios']))
    const columns = scenarios?.kind === 'answer' ? scenarios.value.scenarios : []
    const column = columns.find(({ id }) => id === 'own-0')
    const plan = planOf(north, surroundingsOf('Berlin', north))
    if (column?.outcome.kind !== 'answer' || plan.kind !== 'answer') throw new Error('no outcome')
    expect(column.outcome.value.npv).toBe(plan.value.npv)
  })

  test('counts a meter’s readings hour by hour where they are at hand, and their months where not', () => {
    const hourly = new Float64Array(8_760).fill(0.5)
    const metered = withFigure(family, 'use.day', keepReadings(hourly, 'meter.csv').day) as Home
    const bare: Home = { ...metered, use: { day: metered.use.day as Day } }
    const without = ask(bare)
    const reckoner = new Reckoner()
    const known = answered({ ...without, known: { ...without.known, readings: hourly } }, reckoner).energy
    const unknown = answered(without, reckoner).energy
    if (known?.kind !== 'answer' || unknown?.kind !== 'answer') throw new Error('No answer')
    // 8,760 times half a kWh; 31 days of 12 kWh in January.
    expect(known.value.totals.use).toBeCloseTo(4_380, 6)
    expect(unknown.value.totals.use).toBeCloseTo(4_380, 6)
    expect(unknown.value.months[0]?.use).toBeCloseTo(372, 6)
    expect(new Set(known.value.days[0]?.use.map((kwh) => kwh.toFixed(6)))).toEqual(new Set(['0.500000']))
    expect(new Set(unknown.value.days[0]?.use.map((kwh) => kwh.toFixed(6))).size).toBeGreaterThan(12)
  })

  test('tells how long the appliances last in an outage', () => {
    const { outage } = answered(ask(family, ['outage']))
    // A refrigerator of 150 W on 10 usable kWh, half full or more in most hours: a day and longer.
    expect(outage?.kind === 'answer' && outage.value.kwhPerDay).toBeCloseTo(3.6)
    expect(outage?.kind === 'answer' && outage.value.months[6]?.usual).toBeGreaterThan(24)
  })

  test('tells it where nothing is kept back for one, and the battery is emptied to the last', () => {
    const emptied = withFigure(family, 'system.battery', { usableKwh: 20, reserve: 0 }) as Home
    expect(answered(ask(emptied, ['outage'])).outage?.kind).toBe('answer')
  })

  test('misses a price and still tells the energy', () => {
    const { price: _, ...money } = family.money
    const { plan, energy } = answered(ask({ ...family, money }))
    expect(plan).toEqual({ kind: 'missing', figures: ['money.price'] })
    expect(energy?.kind).toBe('answer')
  })
})

describe('A home with a place and nothing else', async () => {
  const german = homeFor(await loadPreset('DE'), { start: '2026-11-21' })
  const home = placed(german)

  test('is reckoned with a roof that looks south at 30°, which says that it was assumed', () => {
    const { planned, plan } = answered(ask(home))
    expect(plan?.kind).toBe('answer')
    expect(planned?.roof.planes).toEqual([{ mounting: 'roof', tilt: 30, azimuth: 180, obstacles: [] }])
    expect(planned?.provenance['roof.planes.0.tilt']?.kind).toBe('worked-out')
    expect(planned?.provenance['system.arrays']?.kind).toBe('worked-out')
  })

  test('has the recommended system, and says how it came about', async () => {
    const { planned, recommendation, plan } = answered(ask(home))
    if (!planned || plan?.kind !== 'answer') throw new Error('no plan')
    const around = surroundingsOf('Berlin', planned)
    const expected = atOnce(recommendationOf({ ...planned, system: { ...planned.system, arrays: [] } }, around))
    if (expected.kind !== 'answer') throw new Error('no recommendation')
    expect(planned.system.arrays).toEqual(expected.value.home.system.arrays)
    expect(recommendation?.system).toEqual(expected.value.system)
    expect(plan.value.panels).toBe(recommendation?.system.panels)
    expect(planned.provenance['system.arrays']).toEqual({
      kind: 'worked-out',
      how: 'The system with the greatest lifetime gain.',
    })
  })

  test('has as many panels as yield its use while a price is missing, and with one less it would not', () => {
    const { price: _, ...money } = home.money
    const { planned, energy, recommendation } = answered(ask({ ...home, money }))
    if (!planned || energy?.kind !== 'answer') throw new Error('no plan')
    expect(recommendation).toBeUndefined()
    const { use, solar } = energy.value.totals
    expect(solar).toBeGreaterThanOrEqual(use)
    const [array] = planned.system.arrays
    if (!array) throw new Error('no panels')
    const fewer: Home = { ...planned, system: { ...planned.system, arrays: [{ ...array, panels: array.panels - 1 }] } }
    const less = energyPlanOf(fewer, surroundingsOf('Berlin', fewer))
    expect(less.kind === 'answer' && less.value.totals.solar).toBeLessThan(use)
  })

  test('saved with a price per kWp that was typical then, is planned with the price by size of today', async () => {
    const former: Home = {
      ...home,
      money: { ...home.money, price: { kind: 'by-size', each: 1_450 } },
      provenance: { ...home.provenance, 'money.price': { kind: 'typical', figure: 'DE.pvCost', asOf: '2026-11-21' } },
    }
    const { planned } = answered({ ...ask(former), preset: await loadPreset('DE') })
    expect(planned?.money.price).toEqual(home.money.price)
    expect(planned?.system.arrays).toEqual(answered(ask(home)).planned?.system.arrays)
  })

  test('looks north in the south', () => {
    const south: Home = { ...home, place: { latitude: -33.9, longitude: 18.4 } }
    expect(answered(ask(south)).planned?.roof.planes[0]?.azimuth).toBe(0)
  })
})
