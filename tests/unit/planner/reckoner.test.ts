import { describe, expect, test } from 'vitest'
import { loadProfiles } from '#shared/energy/load-profiles.ts'
import { withFigure } from '#shared/home/change.ts'
import type { Home } from '#shared/home/home.ts'
import { atOnce } from '#shared/home/plan/pieces.ts'
import { energyPlanOf, outlookOf, planOf, sizesOf } from '#shared/home/plan.ts'
import { loadPreset } from '#shared/home/presets/load.ts'
import { keepReadings } from '#shared/home/readings.ts'
import { homeFor } from '#shared/home/typical.ts'
import type { Day } from '#shared/home/use.ts'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { tableResource } from '#shared/solar/resource.ts'
import type { Question, Replies } from '../../../client/src/features/planner/protocol.ts'
import { Reckoner } from '../../../client/src/features/planner/reckoner.ts'
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

  test('follows each edit as if it had been reckoned from the start', () => {
    const reckoner = new Reckoner()
    answered(ask(family), reckoner)
    const edited = withFigure(family, 'roof.planes.0.tilt', 20) as Home
    const again = withFigure(edited, 'money.upkeepPerYear', 90) as Home
    answered(ask(edited), reckoner)
    expect(answered(ask(again), reckoner).plan).toEqual(planOf(again, surroundingsOf('Berlin', again)))
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

  test('has as many panels as yield its use, and with one less it would not', () => {
    const { planned, energy } = answered(ask(home))
    if (!planned || energy?.kind !== 'answer') throw new Error('no plan')
    const { use, solar } = energy.value.totals
    expect(solar).toBeGreaterThanOrEqual(use)
    const [array] = planned.system.arrays
    if (!array) throw new Error('no panels')
    const fewer: Home = { ...planned, system: { ...planned.system, arrays: [{ ...array, panels: array.panels - 1 }] } }
    const less = energyPlanOf(fewer, surroundingsOf('Berlin', fewer))
    expect(less.kind === 'answer' && less.value.totals.solar).toBeLessThan(use)
  })

  test('looks north in the south', () => {
    const south: Home = { ...home, place: { latitude: -33.9, longitude: 18.4 } }
    expect(answered(ask(south)).planned?.roof.planes[0]?.azimuth).toBe(0)
  })
})
