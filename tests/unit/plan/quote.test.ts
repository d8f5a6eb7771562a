import { describe, expect, test } from 'vitest'
import { Home } from '#shared/home/home.ts'
import { decodeLink, encodeLink } from '#shared/home/link.ts'
import { MAX_QUOTES } from '#shared/home/list-limits.ts'
import { parseHome } from '#shared/home/parse.ts'
import {
  type PricedQuote,
  plannedQuote,
  quotesOf,
  withoutPlannedQuote,
  withoutQuotes,
  withQuoteChosen,
} from '#shared/home/quotes.ts'
import { customScenariosOf } from '#shared/home/scenario-home.ts'
import { createLruCache } from '#shared/lru-cache.ts'
import { captureSlices } from '#shared/plan/basis/plan-result.ts'
import { runToCompletion } from '#shared/plan/basis/time-sliced.ts'
import { withDefaultSystem, withPlannedSystem } from '#shared/plan/default-system.ts'
import { computeScenarios } from '#shared/plan/kinds/plan-comparisons.ts'
import { kwpOf, panelsOf } from '#shared/plan/panels.ts'
import { computeOutlook } from '#shared/plan/plan.ts'
import { compareQuotes } from '#shared/plan/quote.ts'
import { unquotedHome } from '#shared/plan/quoted-home.ts'
import { loadPreset } from '#shared/presets/load.ts'
import { relocateHome } from '#shared/presets/relocate-home.ts'
import { answered } from '../../support/answered.ts'
import { expectBetween } from '../../support/expectations.ts'
import { changed, completed, planOf } from '../../support/plans.ts'
import { SAMPLE_HOME } from '../../support/sample-home.ts'
import { siteDataOf } from '../../support/site-data.ts'

const germany = await loadPreset('DE')
const berlin = siteDataOf('Berlin', SAMPLE_HOME)

const compareAnew = (home: Home, preset: typeof germany | null, site: typeof berlin) =>
  runToCompletion(
    captureSlices(() => compareQuotes(home, site, preset, (base) => withDefaultSystem(base, site, preset))),
  )
const comparisons = createLruCache<ReturnType<typeof compareAnew>>(50)
const compare = (home: Home, preset: typeof germany | null = germany, site = berlin) =>
  comparisons.getOrBuild(JSON.stringify([home, preset?.country, site === berlin]), () =>
    compareAnew(home, preset, site),
  )
const check = (home: Home, preset: typeof germany | null = germany, site = berlin) =>
  answered(answered(compare(home, preset, site)).checks[0])
const figureOf = (home: Home, name: string, preset: typeof germany | null = germany) =>
  check(home, preset).figures.find((figure) => figure.name === name)
const planned = (home: Home) => runToCompletion(withPlannedSystem(home, berlin, germany)).home

/** A home whose panels are not chosen, at prices by size. */
const OPEN_HOME: Home = {
  ...withoutQuotes(SAMPLE_HOME),
  system: { arrays: [], backup: [] },
  money: { incentives: [], price: { kind: 'by-size', each: 1_100, fixed: 2_600 } },
  scenarios: [],
  provenance: {},
}
const withQuote = (quote: Home['money']['quote'], home = OPEN_HOME) => changed(home, 'money.quote', quote)

describe('A quote, checked', () => {
  const TOO_GOOD = { judgement: 'high', isTooGood: true }
  test('a promise of 9,900 kWh from 9.9 kWp exceeds the expected yield', () => {
    // The roof yields about 929 kWh/kWp at the median and 1,043 in one year of ten.
    expect(figureOf(SAMPLE_HOME, 'yield')).toMatchObject({ judgement: 'expected' })
    expect(figureOf(SAMPLE_HOME, 'yield')?.quoted).toBeCloseTo(1_000, 9)
    const { p50 } = check(SAMPLE_HOME).expected
    expectBetween(p50 / 9.9, 900, 960)
    const promising = changed(SAMPLE_HOME, 'money.quote.kwhPerYear', 12_000)
    expect(figureOf(promising, 'yield')).toMatchObject({ ...TOO_GOOD, askFor: 'shading-report' })
  })
  test('€15,500 for 9.9 kWp are expected in Germany, where a kWp costs 1,000 to 2,000', () => {
    const price = figureOf(SAMPLE_HOME, 'price')
    expect(price).toMatchObject({ judgement: 'expected', expected: { low: 1_000, high: 2_000 } })
    expect(price?.quoted).toBeCloseTo(15_500 / 9.9, 9)
    expect(price?.from).toMatchObject({ kind: 'typical', figure: 'DE.pvCost' })
    // There is no range without a preset.
    expect(figureOf(SAMPLE_HOME, 'price', null)).toMatchObject({ judgement: 'unknown', expected: null })
  })
  test('an assumed price rise of 5 % a year is too good at 2 % inflation', () => {
    expect(figureOf(SAMPLE_HOME, 'priceRise')).toMatchObject({ ...TOO_GOOD, askFor: 'bill-without-rise' })
  })
  test('asks for what it leaves out, after what stands out', () => {
    const asks = (quote: Home['money']['quote']) =>
      check(withQuote({ kwp: 8, price: 15_000, ...quote })).questions.join(', ')
    expect(check(SAMPLE_HOME).questions).toEqual(['bill-without-rise'])
    expect(asks({})).toBe('output')
    expect(asks({ batteryKwh: 8, kwhPerYear: 7_400 })).toBe('battery-price, battery-size')
    // A payback of three years is too good, and its price rise is not stated.
    expect(asks({ kwhPerYear: 7_400, paidBackInYears: 3 })).toBe('method, assumed-price-rise')
  })
  test('asks where panels go for which the stated roof has no room', () => {
    const small = changed(withQuote({ kwp: 8, price: 15_000, kwhPerYear: 7_400 }), 'roof.planes', [
      { tilt: 35, azimuth: 180, mounting: 'roof', obstacles: [], room: { kind: 'panels', count: 10 } },
    ])
    const checkSmall = (home: Home) => check(home, germany, siteDataOf('Berlin', small))
    expect(checkSmall(small)).toMatchObject({ panels: 18, questions: ['room'] })
    expect(checkSmall(changed(small, 'money.quote.kwp', 4.4)).questions).not.toContain('room')
    expect(checkSmall(changed(small, 'roof.planes.0.room', undefined)).questions).not.toContain('room')
  })
  test('means a purchase, also for a leased home, whose plan stays a lease', () => {
    const bought = changed(SAMPLE_HOME, 'money.financing', undefined)
    for (const lease of [{ kind: 'lease' }, { kind: 'lease', perMonth: 60, years: 20 }]) {
      const leased = changed(SAMPLE_HOME, 'money.financing', lease)
      expect(check(leased).outcome).toEqual(check(bought).outcome)
      expect(planned(leased).system).toEqual(SAMPLE_HOME.system)
    }
  })
  test('single figures keep their own judgement where the whole loses', () => {
    const [gaining, losing] = [9_000, 40_000].map((price) => check(changed(SAMPLE_HOME, 'money.quote.price', price)))
    expect(gaining?.outcome?.npv).toBeGreaterThan(0)
    expect(losing?.outcome?.npv).toBeLessThan(0)
    expect(losing?.figures[0]).toEqual(gaining?.figures[0])
  })
  test('needs a power, and has no outcome without a price', () => {
    expect(compare(OPEN_HOME)).toEqual({ kind: 'missing', figures: ['money.quote'] })
    expect(compare(withQuote({ price: 9_000 }))).toEqual({ kind: 'missing', figures: ['money.quote.kwp'] })
    expect(check(withQuote({ kwp: 8 })).outcome).toBeNull()
    expect(answered(compare(withQuote({ kwp: 8 }))).counterOffer).toBeNull()
  })
})

describe('A plan with a quote', () => {
  test('is about the quote: its power, battery and total price', () => {
    const quote: PricedQuote = { kwp: 9.9, price: 15_500, batteryKwh: 8 }
    for (const home of [
      withQuote(quote, SAMPLE_HOME),
      changed(withQuote(quote), 'money.batteryPrice', SAMPLE_HOME.money.batteryPrice),
    ]) {
      const plan = planOf(planned(home), berlin)
      expect(plan.kwp).toBeCloseTo(9.9, 9)
      // 9,900 W in panels of about 440 W, on one face or two.
      expect([22, 23]).toContain(plan.panels)
      expect(plan.figures.cost.value).toBeCloseTo(15_500, 9)
      // 8 kWh at €575.
      expect(planned(home).money.batteryPrice).toEqual({ kind: 'total', total: 4_600 })
      expect(planned(home).system.battery?.usableKwh).toBe(8)
    }
  })
  test('has the quote’s own outcome and chance', () => {
    for (const price of [15_500, 40_000]) {
      const home = changed(SAMPLE_HOME, 'money.quote.price', price)
      const { npv, payback, firstPayback } = planOf(planned(home), berlin)
      const { kind, chance } = completed(computeOutlook(planned(home), berlin, germany)).verdict
      const battery = { batteryCost: 0, batteryKwh: 0 }
      expect(check(home).outcome).toEqual({ npv, payback, firstPayback, kind, chance, years: 25, ...battery })
    }
  })
  test('has no battery that the quote does not name', () => {
    expect(planned(SAMPLE_HOME).system.battery).toBeUndefined()
  })
  test('keeps the share of each face that the user chose, otherwise fills the best face first', () => {
    const shareOf = (home: Home) => {
      const [first] = home.system.arrays
      return first ? (first.panels * first.watts) / 1_000 / kwpOf(home) : Number.NaN
    }
    expect(shareOf(planned(SAMPLE_HOME))).toBeCloseTo(16 / 22, 9)
    const open = planned(withQuote({ kwp: 8.8, price: 12_000 }))
    // 18 of 20 panels fit on the south face.
    expect(open.system.arrays.map(({ plane, panels }) => [plane, panels])).toEqual([
      [0, 18],
      [1, 2],
    ])
  })
  test('has all panels of the quote, even if more than fit', () => {
    const home = planned(withQuote({ kwp: 26.4, price: 30_000 }))
    expect(panelsOf(home)).toBe(60)
    expect(kwpOf(home)).toBeCloseTo(26.4, 9)
  })
  test('is its column of the comparison, financed like the plan', () => {
    const { scenarios } = completed(computeScenarios(planned(SAMPLE_HOME), berlin, []))
    expect(scenarios.map(({ id }) => id)).toEqual(['nothing', 'quote', 'cash', 'battery'])
    expect(scenarios.filter(({ isPlan }) => isPlan).map(({ id }) => id)).toEqual(['quote'])
    const column = scenarios.find(({ id }) => id === 'quote')
    expect(column?.name).toBe('Sun & Sons')
    const outcome = answered(column?.outcome)
    // 15,500 − 500 support − 4,000 deposit = 11,000; at 5 % over 15 years 7.90794 a month for each 1,000 borrowed.
    expect(outcome.moneyNow).toBeCloseTo(4_000, 9)
    expect(outcome.paymentPerMonth).toBeCloseTo(11 * 7.90794, 3)
  })
  test('needs its power and its price', () => {
    for (const path of ['money.quote.price', 'money.quote.kwp'])
      expect(planned(changed(SAMPLE_HOME, path, undefined)).system, path).toEqual(SAMPLE_HOME.system)
  })
  test('a scenario with a system of its own is not about it, one with a loan is', () => {
    const scenarios = [
      { name: 'Own', changes: { system: { battery: null } } },
      { name: 'Loan', changes: { money: { financing: { kind: 'loan', rate: 0.06, years: 10 } } } },
    ]
    const [own, loan] = customScenariosOf({ ...SAMPLE_HOME, scenarios })
    expect(own && plannedQuote(own.home)).toBeUndefined()
    expect(own && quotesOf(own.home)).toEqual([SAMPLE_HOME.money.quote])
    expect(loan && plannedQuote(loan.home)).toEqual(SAMPLE_HOME.money.quote)
  })
})

describe('The counter-offer', () => {
  const counterOffer = (home: Home) => answered(compare(home)).counterOffer

  test('is the recommended system without the quote', () => {
    const home = withQuote({ kwp: 13, price: 40_000 })
    const { recommendation, home: recommended } = runToCompletion(withDefaultSystem(OPEN_HOME, berlin, germany))
    const { npv, payback } = planOf(recommended, berlin)
    const { panels, kwp, batteryKwh, cost } = recommendation?.system ?? expect.fail('no recommendation')
    expect(counterOffer(home)).toMatchObject({ panels, kwp, batteryKwh, npv, payback, advice: 'other-size' })
    expect(counterOffer(home)?.cost).toBeCloseTo(cost, 6)
  })
  test('asks for a lower price where the size is right, and for nothing where the quote is as good', () => {
    const { kwp, cost } = counterOffer(withQuote({ kwp: 13, price: 40_000 })) ?? expect.fail('no counter-offer')
    expect(counterOffer(withQuote({ kwp, price: cost + 4_000 }))?.advice).toBe('lower-price')
    expect(counterOffer(withQuote({ kwp, price: cost }))?.advice).toBe('keep')
    expect(counterOffer(withQuote({ kwp: kwp + 2, price: 5_000 }))?.advice).toBe('keep')
  })
  test('starts from no chosen panels, at the price that the home or else the quote tells', () => {
    expect(unquotedHome(SAMPLE_HOME).system.arrays).toEqual([])
    // €14,000 for 9.68 kWp, a quarter of it fixed.
    const { price } = unquotedHome(SAMPLE_HOME).money
    expect(price?.kind === 'by-size' && (price.fixed ?? 0) + 9.68 * price.each).toBeCloseTo(14_000, 6)
    const unpriced = withQuote({ kwp: 8, price: 12_000 }, changed(OPEN_HOME, 'money.price', undefined))
    expect(counterOffer(unpriced)?.panels).toBeGreaterThan(0)
  })
})

describe('Several quotes', () => {
  const other = { from: 'Roof Ltd', kwp: 6, price: 9_000 }
  const home = changed(SAMPLE_HOME, 'money.otherQuotes', [other, { from: 'Later' }])

  test('are each checked as if alone', () => {
    const { checks } = answered(compare(home))
    expect(checks[0]).toEqual(answered(compare(SAMPLE_HOME)).checks[0])
    expect(checks[1]).toEqual(answered(compare(withQuote(other, SAMPLE_HOME))).checks[0])
    expect(checks[2]).toBeNull()
    expect(checks).toHaveLength(3)
  })
  test('are stored with the home, and absent from homes stored before', () => {
    expect(parseHome(JSON.parse(JSON.stringify(home)))).toEqual({ home, notes: [] })
    expect(decodeLink(encodeLink(home, { isExact: true }))).toMatchObject({ home: { money: home.money } })
    expect(Home.parse(JSON.parse(JSON.stringify(SAMPLE_HOME)))).toEqual(SAMPLE_HOME)
    const tooMany = changed(home, 'money.otherQuotes', Array(MAX_QUOTES + 1).fill(other))
    expect(Home.safeParse(tooMany).success).toBe(false)
  })
  test('change places, and one can be set aside', () => {
    const chosen = withQuoteChosen(home, 0)
    expect(chosen.money.quote).toEqual(other)
    expect(chosen.money.otherQuotes).toEqual([SAMPLE_HOME.money.quote, { from: 'Later' }])
    const unplanned = withoutPlannedQuote(home)
    expect(unplanned.money.quote).toBeUndefined()
    expect(quotesOf(unplanned)).toEqual(quotesOf(home))
    expect(planned(unplanned).system).toEqual(SAMPLE_HOME.system)
    expect(answered(compare(unplanned)).counterOffer).toBeNull()
  })
  test('are left behind in another currency', async () => {
    const india = (await loadPreset('IN')) ?? expect.fail('no preset')
    const moved = relocateHome(home, india, { start: '2026-12-01' } as Parameters<typeof relocateHome>[2])
    expect(moved.home.money.otherQuotes).toBeUndefined()
    expect(moved.notes.some((note) => note.startsWith('Other quotes'))).toBe(true)
  })
})

describe('A quote in Australia', () => {
  const CERTIFICATES = { kind: 'certificates', name: 'STC', on: true, of: 'panels' } as const
  const australian = (price: number) =>
    withQuote(
      { kwp: 6.6, price },
      changed(OPEN_HOME, 'money', {
        incentives: [{ ...CERTIFICATES, per: 'kw', each: 6.91, price: 38, inQuotes: true }],
        price: { kind: 'by-size', each: 950, fixed: 2_000 },
      }),
    )

  test('states a price after certificates, which are deducted once', () => {
    const { figures } = planOf(planned(australian(6_560)), berlin)
    // 6.6 × 6.91 = 45.6: 45 certificates at 38 are 1,710.
    expect(figures.netCost.value).toBeCloseTo(6_560, 6)
    expect(figures.support.value).toBeCloseTo(1_710, 6)
    expect(figures.cost.value).toBeCloseTo(8_270, 6)
  })

  test('is compared with prices before certificates, and countered by one after them', async () => {
    const preset = await loadPreset('AU')
    const home = { ...australian(6_560), region: { country: 'AU', currency: 'AUD' } }
    // 8,270 / 6.6.
    expect(figureOf(home, 'price', preset)?.quoted).toBeCloseTo(1_253, 0)
    const { counterOffer } = answered(compare(home, preset))
    const { kwp, cost } = counterOffer ?? expect.fail('There is a counter-offer')
    expect(cost).toBeCloseTo(2_000 + 950 * kwp - 38 * Math.floor(6.91 * kwp), 6)
  })
})
