import { readdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { billFrom } from '#shared/home/bill-period.ts'
import { withFigure } from '#shared/home/change.ts'
import { priceBySizeFrom } from '#shared/home/costs.ts'
import { Home, type Provenance } from '#shared/home/home.ts'
import { parseHome } from '#shared/home/parse.ts'
import { priceAtSize } from '#shared/plan/resolve-project.ts'
import { findSubdivision, loadPreset, loadPresetWithSubdivisions, PRESET_COUNTRIES } from '#shared/presets/load.ts'
import { REGION_NAMES } from '#shared/presets/load-region.ts'
import { Preset, type SourcedEntry, type SourcedFigure } from '#shared/presets/preset.ts'
import { relocateHome } from '#shared/presets/relocate-home.ts'
import { appliesOn, isOlderThanAYear, reviewReasonOf } from '#shared/presets/review.ts'
import { smallestSoldKw, typicalKw } from '#shared/presets/system-sizes.ts'
import {
  createTypicalHome,
  findIncentiveRules,
  findPresetEntry,
  findSellingRule,
} from '#shared/presets/typical-home.ts'
import { REGION_COUNTRIES, regionOf } from '#shared/region.ts'
import { flatPrice } from '../../support/plans.ts'

/** The day the presets were compiled. */
const TODAY = '2026-11-28'

const presets = new Map<string, Preset>(
  await Promise.all(
    PRESET_COUNTRIES.map(async (country) => [country, await loadPresetWithSubdivisions(country)] as const),
  ),
)
const of = (country: string) => presets.get(country) ?? expect.fail(`no preset of ${country}`)
type Options = Partial<Parameters<typeof createTypicalHome>[1]>
/** The typical home of a country, `DE`, or of a region, `US-CA`. */
const home = (place: string, start = TODAY, more: Options = {}) =>
  createTypicalHome(of(place.slice(0, 2)), { start, ...(place.length > 2 && { subdivision: place }), ...more })
const sellingOf = (place: string, start = TODAY) => home(place, start).tariff.selling
const incentivesOf = (place: string, start = TODAY) => home(place, start).money.incentives
/** The blocks of each period: `100: 6.45, 22.19` are 6.45 up to 100 kWh, then 22.19. */
const pricesOf = (place: string, more: Options = {}) =>
  home(place, TODAY, more).tariff.buying?.periods.map(({ blocks }) =>
    blocks.map(({ upTo, price }) => (upTo === null ? price : `${upTo}: ${price}`)).join(', '),
  )

/** Every sourced entry of a preset, by path. */
function readings(part: unknown, path: string): [string, SourcedEntry][] {
  if (typeof part !== 'object' || part === null) return []
  const own: [string, SourcedEntry][] = 'asOf' in part ? [[path, part as SourcedEntry]] : []
  return [...own, ...Object.entries(part).flatMap(([key, each]) => readings(each, `${path}.${key}`))]
}
const everything = [...presets].flatMap(([country, preset]) => readings(preset, country))

/** Every note and hint that visitors read, by path. */
function textsIn(part: unknown, path: string): [string, string][] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    ['note', 'text'].includes(key) ? [[`${path}.${key}`, value as string]] : textsIn(value, `${path}.${key}`),
  )
}
const texts = [...presets].flatMap(([country, preset]) => textsIn(preset, country))

describe('The presets', () => {
  test('are listed once: each country has a file, and each region with a name as well', async () => {
    const filesIn = async (folder: string) =>
      (await readdir(new URL(`../../../shared/presets/${folder}`, import.meta.url)))
        .map((name) => name.replace('.json', ''))
        .sort()
    expect(await filesIn('countries')).toEqual(PRESET_COUNTRIES.map((country) => country.toLowerCase()).sort())
    expect(await filesIn('regions')).toEqual([...REGION_NAMES.keys()].sort())
  })

  test('cover at least 57 countries, each under its own code', () => {
    expect(PRESET_COUNTRIES.length).toBeGreaterThanOrEqual(57)
    const large = 'US CA MX BR GB IE DE AT CH FR ES PT IT NL BE PL SE AU NZ IN ZA JP DK NO TR KE PK CO'
    expect(PRESET_COUNTRIES).toEqual(expect.arrayContaining(large.split(' ')))
    for (const [country, preset] of presets) expect(preset.country).toBe(country)
  })

  test.each([...presets])('of %s has the fields and bounds of a preset and no others', (_, preset) => {
    expect(Preset.parse(preset)).toEqual(preset)
  })

  test.each(everything)('%s has a source that can be found, and a date that has passed', (path, read) => {
    expect(read.source.title.length).toBeGreaterThan(5)
    for (const address of [read.source.url, ...(read.source.others ?? [])]) {
      if (address !== undefined) expect(URL.canParse(address)).toBe(true)
    }
    // A figure without its own page names the page that quotes it, or is a rule that states the absence of one.
    if (path !== 'US.selling' && path !== 'CA.selling') {
      expect((read.source.url ?? read.source.via ?? read.source.title).length).toBeGreaterThan(10)
    }
    if (read.asOf === null) expect(['CH.incentives.0', 'US.subdivisions.US-TX.providers.3.selling']).toContain(path)
    expect(`${read.asOf ?? ''}` <= TODAY).toBe(true)
  })

  test.each(texts)('%s says one thing in at most two short sentences', (_, text) => {
    const sentences = text.split(/(?<=[.!?]”?) (?=\p{Lu})/u)
    expect(sentences.length).toBeLessThanOrEqual(2)
    for (const sentence of sentences) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20)
    expect(text).toMatch(/\.”?$/)
    expect(text).not.toMatch(/not (found|seen|read|stated)|worked out|\d (%|kWh?|kWp|ct)(?!\p{L})|[{}<]/iu)
  })

  test.each([...presets.keys()])('a home of %s is valid, and each figure can be found', async (country) => {
    const preset = of(country)
    const places = Object.entries(preset.subdivisions ?? {}).flatMap(([subdivision, { providers = [] }]) => [
      { subdivision },
      ...providers.map(({ id }) => ({ subdivision, provider: id })),
    ])
    for (const place of [{}, ...places]) {
      const typical = createTypicalHome(preset, { start: TODAY, ...place })
      expect(typical.region).toMatchObject(place)
      expect(Home.parse(typical)).toEqual(typical)
      expect(parseHome(JSON.parse(JSON.stringify(typical)))).toEqual({ home: typical, notes: [] })
      expect(typical.region.currency).toBe(regionOf(country).currency)
      for (const from of Object.values(typical.provenance)) {
        expect(from.kind).toBe('typical')
        const { figure, asOf } = from as Extract<Provenance, { kind: 'typical' }>
        expect(findPresetEntry(preset, figure)?.asOf ?? undefined).toBe(asOf)
      }
    }
  })

  test('of other countries have currency and units only', async () => {
    const others = REGION_COUNTRIES.filter((country) => !presets.has(country))
    expect(others.length).toBeGreaterThan(180)
    for (const country of others) {
      const typical = createTypicalHome(await loadPreset(country), { start: TODAY })
      expect(typical).toEqual({
        ...typical,
        region: { country, currency: regionOf(country).currency },
        use: {},
        tariff: {},
        money: { incentives: [] },
        provenance: {},
      })
    }
  })

  test('have no amount in another currency than the country’s own', () => {
    const typical = home('DE', TODAY, { currency: 'USD' })
    expect(typical.region).toEqual({ country: 'DE', currency: 'USD' })
    expect(typical.use.amount).toEqual({ kind: 'year', kwh: 3500 })
    expect(typical.tariff).toEqual({ exportLimit: { kind: 'share', ofPeak: 0.6 } })
    expect(typical.money).toEqual({ incentives: [] })
  })
})

describe('Prices by size', () => {
  const lines = [...presets].map(([country, preset]) => [country, preset] as const)

  test.each(lines)('of %s rise with the size, while the price per kW falls', (country, { pvPrice, batteryPrice }) => {
    for (const price of [pvPrice, batteryPrice]) {
      if (!price) continue
      expect(price.fixed).toBeGreaterThan(0)
      expect(price.each).toBeGreaterThan(0)
      expect(price.validFrom).toBeLessThan(price.validTo)
    }
    // Nigeria, Turkey and Ukraine: no price that holds for a season.
    expect(pvPrice === undefined).toBe(['NG', 'TR', 'UA'].includes(country))
    expect(smallestSoldKw(country)).toBeLessThanOrEqual(typicalKw(country))
  })

  test('of Germany lie within 10 % of each price they were fitted to', () => {
    const { price } = home('DE').money
    // oekovolt.com, September 2026: 5 kWp 7,250, 10 kWp 12,000, 20 kWp 21,000.
    for (const [kw, paid] of [
      [5, 7_250],
      [10, 12_000],
      [20, 21_000],
    ] as const)
      expect(Math.abs(priceAtSize(price, kw) / paid - 1)).toBeLessThan(0.1)
    // 2,500 + 950 × 4, and zero for size zero.
    expect([priceAtSize(price, 4), priceAtSize(price, 0)]).toEqual([6_300, 0])
  })
})

/** Countries whose figure needs a review today. */
const countriesWhere = (
  figure: 'price' | 'use' | 'pvCost' | 'batteryCost',
  needsReview: (figure: SourcedFigure) => unknown,
) =>
  [...presets]
    .filter(([, { [figure]: read }]) => read && needsReview(read))
    .map(([country]) => country)
    .sort()
    .join(' ')

describe('"Check this"', () => {
  test('marks figures older than twelve months', () => {
    expect(isOlderThanAYear('2025-11-28', TODAY)).toBe(false)
    expect(isOlderThanAYear('2025-11-27', TODAY)).toBe(true)
    expect(isOlderThanAYear('2024-02-29', '2025-03-01')).toBe(true)
    const old = (read: SourcedFigure) => reviewReasonOf(read, TODAY) === 'old'
    expect(countriesWhere('price', old)).toBe('')
    expect(countriesWhere('use', old)).toBe('BE BR ES FR JP MX PT US')
    expect(countriesWhere('pvCost', old)).toBe('AT CH ES GB IE IN IT JP NL')
    expect(countriesWhere('batteryCost', old)).toBe('AT IT')
  })

  test('marks the typical gas use of the Netherlands, of 2022', () => {
    const gas = [...presets].flatMap(([country, { heatingGas }]) =>
      heatingGas ? [[country, heatingGas] as const] : [],
    )
    // Ofgem’s medium household since July 2026, BDEW’s house for one family, and 980 m³ at 10 kWh of CBS.
    expect(gas.map(([country, { value }]) => [country, value])).toEqual([
      ['GB', 9_500],
      ['DE', 20_000],
      ['NL', 9_800],
    ])
    expect(gas.map(([, read]) => reviewReasonOf(read, TODAY))).toEqual([undefined, undefined, 'old'])
  })

  test('marks figures due for review and figures without a date', () => {
    expect(reviewReasonOf({ asOf: '2026-02-28', checkAfter: '2026-12-15' }, '2026-12-15')).toBeUndefined()
    expect(reviewReasonOf({ asOf: '2026-02-28', checkAfter: '2026-12-15' }, '2026-12-16')).toBe('due')
    expect(reviewReasonOf({ asOf: null }, TODAY)).toBe('undated')
  })
})

describe('Hints are never filled in', () => {
  test('a price in another currency; Poland and Sweden have prices of their own', () => {
    // URE tariff of 2026 and Stockholm in October 2026.
    expect([pricesOf('PL'), pricesOf('SE')]).toEqual([['1.07'], ['1.7']])
    expect([home('PL').tariff.fixedPerMonth, home('SE').tariff.fixedPerMonth]).toEqual([45, 450])
  })

  test('a mean cost without tax', () => {
    expect(of('JP').pvCost).toMatchObject({ value: 295_000, tax: 'not included' })
    expect(home('JP').money.price).toEqual({ kind: 'by-size', fixed: 400_000, each: 260_000 })
  })

  test('a price where none is known', () => {
    for (const country of ['NG', 'TR', 'UA', 'BD', 'SA']) expect(home(country).money.batteryPrice).toBeUndefined()
    for (const country of ['NG', 'TR', 'UA']) expect(home(country).money.price).toBeUndefined()
  })

  test('an export rate that depends on the state or a contract', () => {
    for (const place of ['US', 'US-SD', 'CA', 'AU', 'TR', 'UA'])
      expect([place, sellingOf(place)]).toEqual([place, undefined])
    // An estimate with a range is better than zero.
    for (const country of ['HR', 'SK', 'LT', 'LU']) {
      const { rule } = findSellingRule(of(country), { start: TODAY }) ?? expect.fail('There is a rule')
      const [low, high] = rule.range ?? expect.fail('It has a range')
      expect(rule).toMatchObject({ evidence: 'estimate', note: expect.stringContaining('Ask') })
      const selling = sellingOf(country)
      const price = (selling?.kind === 'net-billing' && selling.price) || 0
      expect([low < price, price < high]).toEqual([true, true])
    }
    const hint = (country: string, more: Options = {}) =>
      findSellingRule(of(country), { start: TODAY, ...more })?.rule.hints?.[0]?.text
    expect(hint('AT')).toContain('5.86')
    expect(hint('US', { subdivision: 'US-TX' })).toContain('3¢ to 12¢')
  })
})

describe('Validity by start date', () => {
  test('covers the first and the last day', () => {
    const span = { from: '2026-08-01', until: '2026-12-31' }
    for (const day of ['2026-07-31', '2027-01-01']) expect(appliesOn(span, day)).toBe(false)
    for (const day of ['2026-08-01', '2026-12-31']) expect(appliesOn(span, day)).toBe(true)
    expect(appliesOn(undefined, '1999-01-01')).toBe(true)
  })

  test('Germany: 7.7 ct for 20 years, in bands, until January 2027, then 3 ct; our estimate for later starts', () => {
    expect(sellingOf('DE')).toEqual({
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
      laterPrice: 0.03,
    })
    expect(home('DE').tariff.exportLimit).toEqual({ kind: 'share', ofPeak: 0.6 })
    expect(sellingOf('DE', '2026-07-31')).toBeUndefined()
    expect(sellingOf('DE', '2027-01-31')).toEqual(sellingOf('DE'))
    expect(sellingOf('DE', '2027-02-01')).toEqual({ kind: 'net-billing', price: 0.04, credit: 'paid' })
    expect(home('DE', '2027-02-01').provenance['tariff.selling']).toMatchObject({ figure: 'DE.sellingLater' })
    expect(of('DE').vat).toMatchObject({ rate: 0, otherwise: 0.19 })
  })

  test('Netherlands: 3 ct without an end', () => {
    const net = { kind: 'net-billing', price: 0.03, credit: 'paid' }
    expect([sellingOf('NL'), sellingOf('NL', '2030-01-01')]).toEqual([net, net])
  })

  test('Japan: 24 yen for four years, 8.3 to year ten and 8 later; missing for a start after March 2027', () => {
    expect(sellingOf('JP')).toEqual({
      kind: 'feed-in',
      steps: [
        { untilYear: 4, bands: [{ upToKw: null, price: 24 }] },
        { untilYear: 10, bands: [{ upToKw: null, price: 8.3 }] },
      ],
      laterPrice: 8,
    })
    expect(sellingOf('JP', '2027-03-31')).toBeDefined()
    expect(sellingOf('JP', '2027-04-01')).toBeUndefined()
  })

  test('France: 1.1 ct for 20 years, and no grant', () => {
    const paid = { kind: 'net-billing', price: 0.011, credit: 'paid' }
    expect(sellingOf('FR')).toEqual({ ...paid, years: 20, laterPrice: 0.01 })
    expect(incentivesOf('FR')).toEqual([])
    expect(of('FR').vat?.cases?.map(({ rate }) => rate)).toEqual([0.055, 0.1, 0.2])
  })

  test('Italy: 6 ct without an end; 50 % over ten years in 2026 and 36 % in 2027', () => {
    const paid = { kind: 'net-billing', price: 0.06, credit: 'paid' }
    expect([sellingOf('IT'), sellingOf('IT', '2027-01-01')]).toEqual([paid, paid])
    const deduction = { kind: 'share-of-cost', overYears: 10, most: 48_000, on: true }
    expect(incentivesOf('IT')).toMatchObject([{ ...deduction, share: 0.5 }])
    expect(incentivesOf('IT', '2027-01-01')).toMatchObject([{ ...deduction, share: 0.36 }])
    expect(incentivesOf('IT', '2028-01-01')).toEqual([])
  })

  test('Spain: the deduction is offered until the end of 2026; exports are credited within the month', () => {
    expect(incentivesOf('ES')).toMatchObject([{ share: 0.4, most: 3000, on: false }])
    expect(incentivesOf('ES', '2027-01-01')).toEqual([])
    expect(sellingOf('ES')).toMatchObject({ price: 0.05, credit: 'same-month', expires: true })
  })

  test('India: the subsidy in steps with its cap until March 2027; derived GST', () => {
    const steps = [
      { upTo: 2, rate: 30_000 },
      { upTo: 3, rate: 18_000 },
    ]
    expect(incentivesOf('IN', '2027-03-31')).toMatchObject([{ steps, stepRule: 'shares', most: 78_000, on: true }])
    expect(incentivesOf('IN', '2027-04-01')).toEqual([])
    expect(of('IN').vat).toMatchObject({ rate: 0.089, isWorkedOut: true })
  })

  test('Australia: certificates by year and zone and the battery’s factor of the half-year count, as the price is before them', () => {
    const eachOf = (place: string, start = TODAY) =>
      incentivesOf(place, start).flatMap((incentive) => (incentive.on ? [[incentive.of, Object(incentive).each]] : []))
    expect(Object.fromEntries(eachOf('AU'))).toEqual({ panels: 6.91, battery: 6.8 })
    expect(Object.fromEntries(eachOf('AU', '2027-01-01'))).toEqual({ panels: 5.53, battery: 5.7 })
    expect(eachOf('AU-VIC', '2027-07-01')[0]).toEqual(['panels', 4.74])
    // Melbourne is in zone 4, Sydney in zone 3.
    expect(eachOf('AU-VIC').filter(([of]) => of === 'panels')).toEqual([['panels', 5.93]])
    expect(incentivesOf('AU-NSW')[1]).toMatchObject({
      price: 38,
      steps: [
        { upTo: 14, share: 1 },
        { upTo: 28, share: 0.6 },
        { upTo: 50, share: 0.15 },
      ],
    })
    const newSouthWales = { price: 0.045, years: 1, laterPrice: 0.03 }
    expect(sellingOf('AU-NSW')).toMatchObject(newSouthWales)
    expect(sellingOf('AU-NSW', '2027-07-01')).toMatchObject(newSouthWales)
  })

  test('United Kingdom: VAT of 0 until 31 March 2027, then 5 %; the export price is one supplier’s standing offer', () => {
    expect(of('GB').vat).toMatchObject({ rate: 0, otherwise: 0.05, until: '2027-03-31' })
    expect(sellingOf('GB')).toMatchObject({ kind: 'net-billing', price: 0.12 })
  })

  test('Brazil: each credit loses a growing share of the distribution part by calendar year, stated on the bill', () => {
    const shares = [0.6, 0.75, 0.9, 1].map((share, i) => ({ year: 2026 + i, share }))
    expect(sellingOf('BR')).toEqual({
      kind: 'net-metering',
      carried: 'kwh',
      neverSettled: true,
      creditMonths: 60,
      deduction: { perKwh: 0.27, shares },
    })
    // 25 for street lighting, and at least 50 kWh.
    expect(home('BR').tariff).toMatchObject({ fixedPerMonth: 25, minimumPerMonth: 50 })
  })

  test('Austria: VAT of 20 %; the calls of 2026 are over', () => {
    expect(of('AT').vat).toMatchObject({ rate: 0.2, from: '2025-04-01' })
    expect(incentivesOf('AT', '2026-10-22').map(({ on }) => on)).toEqual([false, false])
    expect(incentivesOf('AT')).toEqual([])
  })
})

test('Mexico: a bill of more than 2,100 pesos a month means the DAC tariff, where every kWh costs the same', () => {
  const tariffAt = (more: Options) => home('MX', TODAY, more).tariff
  expect(tariffAt({}).buying?.periods[0]?.blocks).toHaveLength(3)
  expect(tariffAt({ billPerMonth: 721 })).toEqual(tariffAt({}))
  const dac = tariffAt({ billPerMonth: 2_250 })
  // 6.73 and 145.79 with 16 % VAT.
  expect(dac).toMatchObject({ buying: flatPrice(7.81), fixedPerMonth: 169.1 })
  const billed = withFigure(home('MX'), 'use.amount', billFrom(4_500, 'two-months')) ?? expect.fail('A bill')
  expect(relocateHome(billed, of('MX'), { start: TODAY }).home.tariff).toEqual(dac)
})

describe('Other rules of countries', () => {
  test('United States: no federal credit, no export price without a state; California pays its mean, not the retail price', () => {
    expect(incentivesOf('US')).toEqual([])
    expect(
      findIncentiveRules(of('US'), { start: '2025-06-01' }).map(({ rule }) => [rule.default, rule.incentive]),
    ).toEqual([['none', expect.objectContaining({ kind: 'share-of-cost', share: 0 })]])
    expect(incentivesOf('US', '2025-06-01')).toEqual([])
    const californian = { kind: 'net-billing', price: 0.055, years: 9, laterPrice: 0.04 }
    expect(sellingOf('US-CA')).toEqual({ ...californian, credit: 'same-month', expires: true })
    expect(sellingOf('US-NY')).toEqual({ kind: 'net-metering', carried: 'kwh', neverSettled: true })
    expect(incentivesOf('US-NY')).toMatchObject([
      { share: 0.25, most: 5000, on: true },
      { rate: 200, on: false },
      { kind: 'in-words', of: 'battery', on: false },
      { kind: 'in-words', name: 'New York City property tax abatement', on: false },
    ])
    expect(incentivesOf('US-AZ')).toMatchObject([
      { share: 0.25, most: 1000, paid: 'with-tax', on: true },
      { kind: 'in-words', on: true },
      { kind: 'in-words', on: false },
    ])
  })

  test('PG&E: E-ELEC, which homes with solar must take, by season and hour, with its base charge', () => {
    const { name, buying, fixedPerMonth } = home('US-CA', TODAY, { provider: 'pge' }).tariff
    const price = (month: number, hour: number) => {
      const period = Number.parseInt(buying?.weekday?.[month]?.[hour] ?? '', 36)
      return buying?.periods[period]?.blocks[0]?.price
    }
    expect(name).toBe('PG&E E-ELEC')
    expect([price(0, 12), price(0, 15), price(0, 17)]).toEqual([0.2847, 0.2985, 0.3206])
    expect(price(6, 12)).toBe(0.3336)
    // 0.79343 a day × 365 ÷ 12.
    expect(fixedPerMonth).toBeCloseTo(24.13, 1)
  })

  test('a tariff in blocks takes precedence over the mean price', () => {
    expect(pricesOf('IN')).toEqual(['100: 6.45, 300: 14.38, 500: 19.29, 22.19'])
    // 16 % VAT on 1.14, 1.385 and 4.054.
    expect(pricesOf('MX')).toEqual(['75: 1.3224, 140: 1.6066, 4.7026'])
    // Tokyo, with the levy of 4.18 and about −4 for fuel on 29.80, 36.40 and 40.49; elsewhere the industry’s reference price.
    expect(pricesOf('JP-13')).toEqual(['120: 29.98, 300: 36.58, 40.67'])
    expect(pricesOf('JP')).toEqual(['31'])
    // Pretoria with VAT: 3.2412 × 1.15; Cape Town has a tariff of its own, towns without one Eskom’s.
    const pretoria = home('ZA-GP', TODAY, { provider: 'tshwane' }).tariff
    expect(pretoria.buying?.periods[0]?.blocks[0]?.price).toBeCloseTo(3.2412 * 1.15, 3)
    expect(pricesOf('ZA-WC')?.[0]).toMatch(/^600: 3\.5595\b/)
    expect(pricesOf('ZA')?.[0]).toBe('3.5556')
  })

  test('a price with known parts gives a unit rate and a fixed charge', () => {
    const bought = (country: string) => [...(pricesOf(country) ?? []), home(country).tariff.fixedPerMonth]
    // 0.5483 a day × 365 ÷ 12, 1.662289 a day × 365 ÷ 12; ElCom’s median with VAT; the contract of existing customers.
    expect(bought('GB')).toEqual(['0.2632', 16.68])
    expect(bought('AU')).toEqual(['0.331372', 50.56])
    expect(bought('CH')).toEqual(['0.27', 11])
    expect(bought('DE')).toEqual(['0.32', 14])
  })

  test('Ontario: the rebate excludes net metering', () => {
    const credit = { credit: 'next-month', settlementMonth: 4, expires: true }
    expect(sellingOf('CA-ON')).toEqual({ kind: 'net-billing', price: 0.137, ...credit })
    expect(incentivesOf('CA-ON')).toMatchObject([
      { rate: 1000, most: 5000, mostOfCost: 0.5, endsNetMetering: true, on: false },
      { amount: 5000, endsNetMetering: true, on: false },
    ])
  })

  test('Sweden: 14.55 % of the price of panels and 48.5 % of storage share one cap', () => {
    expect(incentivesOf('SE')).toMatchObject([
      { of: 'panels', share: 0.1455, most: 50_000, on: true },
      { of: 'battery', share: 0.485, most: 50_000, on: true },
    ])
    expect(new Set(incentivesOf('SE').map(({ group }) => group)).size).toBe(1)
    expect(incentivesOf('SE')[0]?.group).toBeDefined()
    expect(incentivesOf('SE', '2025-06-30').map(({ of }) => of)).toEqual(['battery'])
  })

  test('Ireland: a grant of 700 a kW to 2 kW and 200 to 4 kW', () => {
    const steps = [
      { upTo: 2, rate: 700 },
      { upTo: 4, rate: 200 },
    ]
    expect(incentivesOf('IE')).toMatchObject([{ kind: 'by-size', steps, stepRule: 'shares', most: 1_800, on: true }])
    expect(sellingOf('IE')).toMatchObject({ price: 0.185 })
  })

  test('New Zealand: export limit of 5 kW', () => {
    expect(home('NZ').tariff.exportLimit).toEqual({ kind: 'power', kw: 5 })
  })

  test('Switzerland: 7 Rp up to 30 kW, the one-off payment and the tax deduction; the city of Zurich pays 12.9 Rp', () => {
    expect(sellingOf('CH')).toMatchObject({ price: 0.07 })
    expect(of('CH').selling?.maxKw).toBe(30)
    expect(incentivesOf('CH')).toMatchObject([
      { kind: 'by-size', rate: 360, mostOfCost: 0.3, fromSize: 2, on: true },
      { kind: 'share-of-cost', share: 0.17, paid: 'with-tax', on: true },
    ])
    const zurich = home('CH-ZH', TODAY, { provider: 'ewz' })
    expect(zurich.tariff.selling).toMatchObject({ price: 0.129 })
    expect(zurich.tariff.buying).toEqual(home('CH').tariff.buying)
  })

  test('Portugal: VAT of 23 %; Netherlands: 21 % for batteries alone; Belgium: by the age of the home', () => {
    expect(of('PT').vat?.rate).toBe(0.23)
    expect(of('NL').vat).toMatchObject({ rate: 0, otherwise: 0.21, batteries: 0.21 })
    expect(of('BE').vat).toMatchObject({ rate: 0.06, otherwise: 0.21 })
  })

  test('without a dated source of the tax, prices include taxes', () => {
    const unknown = [...presets].filter(([, { vat }]) => vat?.rate === null).map(([country]) => country)
    expect(unknown.sort().join(' ')).toBe('AU BR CA CH ES JP MX NZ SE US ZA')
    for (const country of unknown)
      expect(of(country).vat?.note).toMatch(/Check that the price includes |Ask for a price that includes it/)
  })

  test('expired incentives are on in no home', () => {
    const ended = everything.filter(([, read]) => (read as { default?: string }).default === 'none')
    expect(ended.map(([path]) => path.split('.').at(-3)).join(' ')).toBe('US US-CA CA FR BE-VLG PL ZA')
    const names = (place: string) => incentivesOf(place, '2020-01-01').map(({ name }) => name)
    expect(names('PL')).toEqual(['Ulga termomodernizacyjna'])
    for (const place of ['ZA', 'CA', 'BE-VLG']) expect(names(place)).toEqual([])
  })
})

describe('A typical home', () => {
  test('depends on the number of people', () => {
    for (const [country, people, kwh] of [
      ['DE', 1, 1_800],
      ['DE', 5, 4_500],
      ['DE', 8, 4_500],
      ['US', 8, 10_800],
    ] as const)
      expect(home(country, TODAY, { people }).use).toEqual({ people, amount: { kind: 'year', kwh } })
  })

  test('finds its region by the name in the town files', async () => {
    expect(await findSubdivision('IN', 'Maharashtra')).toBe('IN-MH')
    expect(await findSubdivision('US', 'California')).toBe('US-CA')
    expect(await findSubdivision('US', 'Maharashtra')).toBeUndefined()
    expect(await findSubdivision('DE', 'Bavaria')).toBeUndefined()
  })

  test('of a region without its own rules is the country’s', () => {
    expect(home('US-PR')).toEqual(home('US'))
    expect(home('DE', TODAY, { subdivision: 'US-CA' })).toEqual(home('DE'))
  })
})

describe('A user’s price for one size', () => {
  test('equals the stated total at that size, and scales both parts elsewhere', () => {
    const line = { kind: 'by-size', fixed: 2_700, each: 1_080 } as const
    // 10 kWp: 13,500; a tenth more is a tenth more of each part.
    const own = priceBySizeFrom(line, 14_850, 10)
    expect(priceAtSize(own, 10)).toBeCloseTo(14_850, 6)
    expect(priceAtSize(own, 5)).toBeCloseTo(1.1 * (2_700 + 1_080 * 5), 6)
  })

  test('has a fixed part also without a preset', () => {
    const own = priceBySizeFrom(undefined, 10_000, 5)
    expect(priceAtSize(own, 5)).toBeCloseTo(10_000, 6)
    // 24 % fixed: 2,400 + 1,520 a kWp.
    expect(priceAtSize(own, 2)).toBeCloseTo(5_440, 6)
  })
})
