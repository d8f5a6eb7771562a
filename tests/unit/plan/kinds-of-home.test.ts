import { describe, expect, test } from 'vitest'
import { withFigure } from '#shared/home/change.ts'
import { nameOfFigure } from '#shared/home/figures.ts'
import { Home } from '#shared/home/home.ts'
import { decodeLink, encodeLink } from '#shared/home/link.ts'
import { parseHome } from '#shared/home/parse.ts'
import { runToCompletion } from '#shared/plan/basis/time-sliced.ts'
import type { OutageOptionName } from '#shared/plan/kinds/compare-outage-options.ts'
import { computeOutageOptions, withOutageBattery } from '#shared/plan/kinds/plan-comparisons.ts'
import { loadPreset } from '#shared/presets/load.ts'
import { relocateHome } from '#shared/presets/relocate-home.ts'
import { answered } from '../../support/answered.ts'
import { changed, planOf } from '../../support/plans.ts'
import { SAMPLE_HOME } from '../../support/sample-home.ts'
import { siteDataOf } from '../../support/site-data.ts'

const EVENINGS = Array<string>(7).fill(`${'0'.repeat(18)}${'1'.repeat(6)}`)
const EVERY_KIND: Home = Home.parse({
  ...SAMPLE_HOME,
  kind: 'outages',
  outages: { hoursPerDay: 8, week: EVENINGS, runsWithoutGrid: true },
  offGrid: {
    load: { kind: 'appliances', appliances: [{ name: 'Refrigerator', watts: 60, hoursPerDay: 24 }] },
    months: [6, 7, 8],
    building: 'cabin',
    shortDays: 0.05,
  },
  system: { ...SAMPLE_HOME.system, generator: { ratedKw: 2, fuel: 'diesel', litresPerHour: 0.3, litresPerKwh: 0.4 } },
  money: { ...SAMPLE_HOME.money, fuelPrice: 1.8, generatorWear: 0.1 },
})

describe('The record of a home without a dependable grid', () => {
  test('survives a file and a link', () => {
    expect(parseHome(JSON.parse(JSON.stringify(EVERY_KIND)))).toEqual({ home: EVERY_KIND, notes: [] })
    expect(decodeLink(encodeLink(EVERY_KIND, { isExact: true }))).toMatchObject({
      home: { outages: EVERY_KIND.outages },
    })
  })
  test('is absent from homes stored before', () => {
    for (const part of ['kind', 'outages', 'offGrid']) expect(SAMPLE_HOME).not.toHaveProperty(part)
  })
  test.each([
    ['kind', 'castle', 'Kind of home'],
    ['outages.hoursPerDay', 25, 'Hours a day without power'],
    ['outages.week', EVENINGS.slice(1), 'Hours of the week without power'],
    ['offGrid.months', [], 'Months in use'],
    ['offGrid.shortDays', 2, 'Days that may run short'],
    ['system.generator.ratedKw', 0, 'Generator power'],
    ['money.fuelPrice', -1, 'Fuel price'],
  ])('drops an invalid %s alone', (path, value, label) => {
    expect(nameOfFigure(path.split('.'))).toBe(label)
    expect(parseHome(changed(EVERY_KIND, path, value))).toEqual({
      home: withFigure(EVERY_KIND, path, undefined),
      notes: [`${label}: we could not use this, so we left it out.`],
    })
  })
  test('loses the fuel price with its currency', async () => {
    const preset = await loadPreset('US')
    const { home } = relocateHome(EVERY_KIND, preset, { start: '2026-12-01' })
    expect(home.money).not.toHaveProperty('fuelPrice')
    expect(home.system.generator).toEqual(EVERY_KIND.system.generator)
  })
})

describe('What serves a home in outages', () => {
  const site = siteDataOf('Berlin', EVERY_KIND)
  const compare = (home: Home) => runToCompletion(computeOutageOptions(home, site))
  const answerOf = (home: Home) => {
    const answer = answered(compare(home))
    return { ...answer, option: (name: OutageOptionName) => answer.options.find((option) => option.name === name) }
  }

  test('is compared for generator, battery and solar, for the chosen appliances', () => {
    const { options, shed, servesAppliances } = answerOf(EVERY_KIND)
    expect(servesAppliances).toBe(true)
    // 3.6 kWh a day, in 6 of 24 hours.
    expect(shed).toBeCloseTo((3.6 / 4) * 365, 6)
    expect(options.map(({ name, servedShare }) => [name, servedShare])).toEqual([
      ['solar', 0],
      ['generator', 1],
      ['battery', 1],
      ['solar-battery', 1],
      ['solar-battery-generator', 1],
    ])
    // 2,190 h × 0.15 kW.
    const generator = options[1]
    expect(generator?.fuel).toBeCloseTo(2_190 * (0.3 + 0.4 * 0.15), 6)
    expect(generator?.fuelCost).toBeCloseTo(2_190 * ((0.3 + 0.4 * 0.15) * 1.8 + 0.15 * 0.1), 6)
    expect(options[4]?.fuelCost).toBe(0)
  })
  test('is nothing but the generator where the system stops with the grid', () => {
    const stopping = Home.parse({ ...EVERY_KIND, outages: { ...EVERY_KIND.outages, runsWithoutGrid: false } })
    const { option } = answerOf(stopping)
    expect(option('solar-battery')?.servedShare).toBe(0)
    expect(option('solar-battery-generator')?.servedShare).toBe(1)
  })
  test('is all use where no appliances are chosen, at unknown times', () => {
    const { backup: _, ...system } = EVERY_KIND.system
    const home = Home.parse({ ...EVERY_KIND, system, outages: { hoursPerDay: 8 } })
    const { shed, servesAppliances, option } = answerOf(home)
    expect(servesAppliances).toBe(false)
    const solar = option('solar-battery')?.servedShare ?? 0
    const battery = option('battery')?.servedShare ?? 0
    expect(shed).toBeGreaterThan(500)
    expect(battery).toBeGreaterThan(0.5)
    expect(solar).toBeGreaterThan(battery)
    expect(solar).toBeLessThanOrEqual(1)
  })
  test('has no fuel cost without a fuel price, and a generator of unknown power is large enough', () => {
    const { fuelPrice: _, ...money } = EVERY_KIND.money
    const home = Home.parse({ ...EVERY_KIND, money, system: { ...EVERY_KIND.system, generator: {} } })
    const { option, generator } = answerOf(home)
    expect(option('generator')).toMatchObject({ servedShare: 1, fuelCost: null })
    expect(generator?.ratedKw).toBeCloseTo(0.15, 9)
  })
  test('needs the hours of the outages', () => {
    const { outages: _, ...home } = EVERY_KIND
    expect(compare(home)).toMatchObject({ kind: 'fault', field: 'outages.hoursPerDay' })
  })
})

describe('The bill of a home with outages', () => {
  const base: Home = { ...SAMPLE_HOME, kind: 'outages' }
  const site = siteDataOf('Berlin', base)
  const planned = (home: Home) => planOf(home, site)
  const withoutBattery = (home: Home): Home => ({ ...home, system: { ...home.system, battery: { usableKwh: 0 } } })

  test('counts solar only while the grid is there', () => {
    const always = planned(withoutBattery({ ...base, kind: 'house' }))
    const half = planned(withoutBattery({ ...base, outages: { hoursPerDay: 12 } }))
    const never = planned(withoutBattery({ ...base, outages: { hoursPerDay: 24 } }))
    expect(half.energy.totals.solar).toBeCloseTo(always.energy.totals.solar / 2, 6)
    expect(half.figures.billAfter.value).toBeGreaterThan(always.figures.billAfter.value ?? 0)
    expect(half.figures.billBefore.value).toBeCloseTo(always.figures.billBefore.value ?? 0, 6)
    expect(never.energy.totals.solar).toBe(0)
    expect(never.figures.billAfter.value).toBeCloseTo(never.figures.billBefore.value ?? 0, 6)
  })
  test('counts only the scheduled hours with power', () => {
    const nights = Array<string>(7).fill(`${'1'.repeat(4)}${'0'.repeat(20)}`)
    const days = Array<string>(7).fill(`${'0'.repeat(4)}${'1'.repeat(16)}${'0'.repeat(4)}`)
    const always = planned(withoutBattery({ ...base, kind: 'house' }))
    const solarIn = (week: string[]) => planned(withoutBattery({ ...base, outages: { week } })).energy.totals.solar
    expect(solarIn(nights)).toBeCloseTo(always.energy.totals.solar, 6)
    expect(solarIn(days)).toBeLessThan(0.1 * always.energy.totals.solar)
  })
  test('is the same with any battery, which waits for outages', () => {
    const home: Home = { ...base, outages: { hoursPerDay: 4 } }
    const [with10, without] = [planned(home), planned(withoutBattery(home))]
    expect(with10.figures.billAfter.value).toBeCloseTo(without.figures.billAfter.value ?? 0, 6)
    expect(with10.figures.cost.value).toBeGreaterThan(without.figures.cost.value ?? 0)
  })
})

describe('The battery of a home with outages', () => {
  const { battery: _, ...system } = SAMPLE_HOME.system
  const unchosen = (watts: number): Home => ({
    ...SAMPLE_HOME,
    kind: 'outages',
    outages: { week: EVENINGS },
    system: { ...system, backup: [{ name: 'Refrigerator', watts, hoursPerDay: 24 }] },
  })
  const homeFor = (watts: number) => withOutageBattery(unchosen(watts), siteDataOf('Berlin', unchosen(watts)))
  const chosenFor = (watts: number) => homeFor(watts).system.battery?.usableKwh
  const reasonFor = (watts: number) => homeFor(watts).provenance['system.battery']

  test('is the smallest that serves 9 in 10 kWh, until one is chosen', () => {
    // 6 h of 500 W are 3 kWh, of which 5 kWh × 0.95 serve all and 2.5 kWh × 0.95 four fifths.
    expect(chosenFor(500)).toBe(5)
    expect(chosenFor(300)).toBe(2.5)
    expect(reasonFor(300)).toEqual({ kind: 'worked-out', how: 'covers-outages' })
    // Never a smaller one in silence: the largest is too small, and its reason says so.
    expect(chosenFor(50_000)).toBe(20)
    expect(reasonFor(50_000)).toEqual({ kind: 'worked-out', how: 'covers-outages-in-part' })
    const home: Home = { ...unchosen(500), system: { ...system, battery: { usableKwh: 0 } } }
    expect(withOutageBattery(home, siteDataOf('Berlin', home))).toBe(home)
    const house: Home = { ...unchosen(500), kind: 'house' }
    expect(withOutageBattery(house, siteDataOf('Berlin', house))).toBe(house)
  })
})
