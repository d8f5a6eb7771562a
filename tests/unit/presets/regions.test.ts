import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseHome } from '#shared/home/parse.ts'
import {
  findSubdivision,
  loadPreset,
  loadPresetWithSubdivisions,
  loadSubdivisions,
  PRESET_COUNTRIES,
} from '#shared/presets/load.ts'
import { type SellingRule, Subdivision } from '#shared/presets/preset.ts'
import { relocateHome } from '#shared/presets/relocate-home.ts'
import { isWeak } from '#shared/presets/review.ts'
import {
  createTypicalHome,
  findIncentiveRules,
  findPresetEntry,
  findPriceRange,
  findProviderOf,
  findSellingRule,
} from '#shared/presets/typical-home.ts'
import { flatPrice } from '../../support/plans.ts'

const TODAY = '2026-11-28'

const files = (
  await Promise.all(PRESET_COUNTRIES.map(async (country) => ({ country, regions: await loadSubdivisions(country) })))
).filter(({ regions }) => Object.keys(regions).length > 0)
const rows = files.flatMap(({ regions }) => Object.entries(regions))
const unitedStates = await loadPresetWithSubdivisions('US')

/** The typical home of a town, as its search result names country and region. */
async function homeIn(country: string, name: string, provider?: string) {
  const subdivision = await findSubdivision(country, name)
  const preset = await loadPreset(country, subdivision)
  return createTypicalHome(preset, {
    start: TODAY,
    ...(subdivision !== undefined && { subdivision }),
    ...(provider !== undefined && { provider }),
  })
}
const inState = (subdivision: string, provider?: string) =>
  createTypicalHome(unitedStates, { start: TODAY, subdivision, ...(provider !== undefined && { provider }) })
const priceOf = ({ tariff }: ReturnType<typeof createTypicalHome>) => tariff.buying?.periods[0]?.blocks[0]?.price

/** Regions of each country in the town files. */
function regionsOfTowns() {
  const [version = ''] = readdirSync('client/public/places')
  const names = new Map<string, Set<string>>()
  for (const file of readdirSync(`client/public/places/${version}`).filter((name) => name.endsWith('.txt'))) {
    const [head = ''] = readFileSync(`client/public/places/${version}/${file}`, 'utf8').split('\n\n')
    for (const line of head.split('\n')) {
      const [country = '', region = ''] = line.split('\t')
      names.set(country, (names.get(country) ?? new Set()).add(region))
    }
  }
  return names
}

describe('The regions', () => {
  test('are those of countries whose prices or rules differ within', () => {
    const counts = files.map(({ country, regions }) => `${country} ${Object.keys(regions).length}`)
    expect(counts.sort().join(', ')).toBe('AU 8, BE 3, CA 13, CH 1, IN 35, JP 47, NZ 8, US 51, ZA 3')
  })

  test.each(files)('of $country have the fields of a region only, under their own codes', ({ country, regions }) => {
    for (const [code, region] of Object.entries(regions)) {
      expect(Subdivision.parse(region)).toEqual(region)
      expect(code).toMatch(new RegExp(`^${country}-[A-Z0-9]{2,3}$`))
    }
  })

  test('have exactly the names of the town files', () => {
    const towns = regionsOfTowns()
    for (const { country, regions } of files) {
      const names = Object.values(regions).flatMap(({ names }) => names)
      expect(new Set(names).size).toBe(names.length)
      const known = [...(towns.get(country) ?? [])].filter((name) => name !== '')
      // Names in use elsewhere.
      const others = ['District of Columbia', 'Delhi']
      // Some countries have only the regions with figures of their own.
      const isPartial = ['NZ', 'ZA', 'CH'].includes(country)
      const expected = isPartial ? known.filter((name) => names.includes(name)) : known
      expect(names.filter((name) => !others.includes(name)).sort()).toEqual(expected.sort())
    }
  })

  test.each(rows)('%s names each figure and each provider once', (_, { providers = [], ...row }) => {
    const owners = [row, ...providers]
    for (const ids of [
      providers.map(({ id }) => id),
      owners.flatMap(({ tariffs = [] }) => tariffs.map(({ id }) => id)),
      owners.flatMap(({ incentives = [] }) => incentives.map(({ id }) => id)),
    ])
      expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(rows)('%s has export rates within their ranges', (_, { selling, providers = [] }) => {
    for (const rule of [selling, ...providers.map((provider) => provider.selling)]) {
      if (!rule?.range) continue
      const [low, high] = rule.range
      expect(low).toBeLessThanOrEqual(high)
      const { price } = { price: undefined, ...rule.selling } as { price?: number }
      if (price !== undefined) expect(price >= low && price <= high).toBe(true)
    }
  })

  test('state evidence that agrees with their confidence', () => {
    const known = { official: ['high', 'medium'], 'regulator-cited': ['high', 'medium'] }
    const confidence = { ...known, guide: ['low'], old: ['low'], estimate: ['low'] }
    const check = (part: unknown): void => {
      if (typeof part !== 'object' || part === null) return
      const { evidence, confidence: stated } = part as { evidence?: keyof typeof confidence; confidence?: string }
      if (evidence) expect(confidence[evidence]).toContain(stated)
      Object.values(part).forEach(check)
    }
    check(rows)
  })

  test('are loaded one at a time', async () => {
    expect(Object.keys((await loadPreset('US', 'US-OH')).subdivisions ?? {})).toEqual(['US-OH'])
    expect(await loadPreset('US')).not.toHaveProperty('subdivisions')
    expect(await loadPreset('US', 'US-PR')).not.toHaveProperty('subdivisions')
    expect(await loadPreset('US', 'CA-ON')).not.toHaveProperty('subdivisions')
  })
})

describe('Prices and export terms by region', () => {
  // Mean with fixed charges: EIA, Electric Power Monthly, table 5.6.A, July 2026 [$/kWh]. A saved kWh saves less.
  test.each([
    ['US-AK', 0.2883, 0.249, 22.5],
    ['US-CA', 0.3361, 0.3, 24],
    ['US-OH', 0.1945, 0.175, 13],
    ['US-TX', 0.1588, 0.151, 9],
    ['US-WY', 0.1436, 0.118, 22],
  ])('%s pays less than its mean of %d: %d per kWh and %d a month', (subdivision, mean, unitRate, fixed) => {
    const { tariff, provenance, use } = inState(subdivision)
    expect([priceOf(inState(subdivision)), tariff.fixedPerMonth]).toEqual([unitRate, fixed])
    const perMonth = Object(use.amount).kwh / 12
    // Both parts together are the mean, within a summer month's deviation.
    expect(Math.abs((unitRate + fixed / perMonth) / mean - 1)).toBeLessThan(0.1)
    const figure = `${subdivision}.price`
    expect(provenance['tariff.buying']).toEqual({ kind: 'typical', figure, asOf: '2026-11-27' })
  })

  const monthly = { kind: 'net-metering', carried: 'money' }
  test.each([
    ['US-AK', { ...monthly, neverSettled: true, surplusPrice: 0.0835 }],
    ['US-MO', { ...monthly, expires: true, surplusPrice: 0.03 }],
    ['US-NC', { ...monthly, neverSettled: true, surplusPrice: 0.0453 }],
    ['US-NE', { ...monthly, surplusPrice: 0.0654 }],
    ['US-NV', { ...monthly, neverSettled: true, surplusShare: 0.75 }],
    ['US-OH', { ...monthly, neverSettled: true, surplusPrice: 0.1 }],
    ['US-SC', { ...monthly, neverSettled: true, surplusPrice: 0.0397 }],
    ['US-VT', { ...monthly, expires: true, surplusPrice: 0.2071 }],
    ['US-WI', { ...monthly, surplusPrice: 0.0317 }],
    ['US-MA', { ...monthly, neverSettled: true, surplusShare: 0.9 }],
    ['US-KS', { ...monthly, settlementMonth: 3, expires: true }],
    ['US-MN', monthly],
    ['US-VA', { kind: 'net-metering', carried: 'kwh', settlementMonth: 4, leftOverPrice: 0.0583 }],
    ['US-UT', { kind: 'net-billing', price: 0.0435, credit: 'same-month', expires: true, settlementMonth: 3 }],
    ['US-GA', { kind: 'net-billing', price: 0.0747, credit: 'same-month' }],
    ['US-TN', { kind: 'net-billing', price: 0.0377, credit: 'paid' }],
    ['US-SD', undefined],
    ['US-TX', { kind: 'net-billing', price: 0.075, years: 3, laterPrice: 0.06, credit: 'same-month' }],
  ])('%s exports under %j', (subdivision, selling) => expect(inState(subdivision).tariff.selling).toEqual(selling))

  test('of a provider go before those of the region, and those of the region before the country’s', () => {
    expect(inState('US-HI', 'hawaiian-electric-maui').tariff.selling).toMatchObject({ price: 0.066 })
    expect(inState('US-HI', 'hawaiian-electric-oahu').tariff.selling).toMatchObject({ price: 0.135 })
    expect(inState('US-NC', 'duke-progress').tariff.selling).toMatchObject({ surplusPrice: 0.034 })
    expect(inState('US-FL', 'jea').tariff.selling).toMatchObject({ kind: 'net-billing', price: 0.045 })
    const names = (provider?: string) => inState('US-FL', provider).money.incentives.map(({ name }) => name)
    expect(names('jea')).toEqual(['JEA solar incentive', ...names()])
    expect(names('ouc')).toEqual(['OUC battery storage rebate', ...names()])
  })

  test('an unknown provider or one of another region is left out', () => {
    expect(inState('US-OH', 'sdge')).toEqual(inState('US-OH'))
    expect(inState('US-CA', 'nobody')).toEqual(inState('US-CA'))
  })

  test('South Dakota stays open; Texas is filled, and its plausible rate is 3 to 11 ¢', () => {
    const rule = (subdivision: string): SellingRule | undefined =>
      findSellingRule(unitedStates, { start: TODAY, subdivision })?.rule
    expect(rule('US-TX')).toMatchObject({ default: 'fill', range: [0.03, 0.11] })
    expect(rule('US-SD')).toMatchObject({ default: 'ask', selling: null })
  })

  test('an estimate, a value of a guide or an old one is weak, with its range where one is known', () => {
    for (const figure of ['US-AR.selling', 'US-KY.selling', 'US-OH.price'])
      expect(isWeak(findPresetEntry(unitedStates, figure) ?? expect.fail(figure), TODAY)).toBe(true)
    expect(findPriceRange(unitedStates, 'US-AR.selling', 'US-AR')).toEqual({ low: 0.04, high: 0.06 })
    expect(findPriceRange(unitedStates, 'US-OH.price', 'US-OH')).toEqual({ low: 0.155, high: 0.195 })
    const serviceCharge = unitedStates.subdivisions?.['US-AZ']?.selling
    // The charge was not yet in force in 2025; its review is due after August 2027.
    expect(serviceCharge && isWeak(serviceCharge, TODAY)).toBe(false)
    expect(serviceCharge && isWeak(serviceCharge, '2027-08-16')).toBe(true)
  })

  test('a state of India without a tariff takes what buyers pay, not the tariff of Maharashtra, within its own range', async () => {
    const himachal = await homeIn('IN', 'Himachal Pradesh')
    expect(priceOf(himachal)).toBe(7.5)
    expect(himachal.provenance['tariff.buying']).toMatchObject({ figure: 'IN.price' })
    // (3.05 + 2.30 for fuel) × 1.15 duty; the state's own blocks.
    expect(priceOf(await homeIn('IN', 'Gujarat'))).toBeCloseTo((3.05 + 2.3) * 1.15, 2)
    expect(priceOf(await homeIn('IN', 'Kerala'))).toBe(3.8)
    expect(priceOf(await homeIn('IN', 'Bihar'))).toBe(7.42)
  })

  test('Tamil Nadu’s blocks of two months are halved, and the first 50 kWh are free', async () => {
    const { tariff } = await homeIn('IN', 'Tamil Nadu')
    expect(tariff.buying?.periods[0]?.blocks.map(({ upTo }) => upTo)).toEqual([50, 200, 250, 300, 400, 500, null])
    expect(priceOf(await homeIn('IN', 'Tamil Nadu'))).toBe(0)
  })

  test('New Jersey pays $77 per MWh for 15 years; those of Washington at $230 count for 12', () => {
    expect(inState('US-NJ').money.incentives).toMatchObject([
      { kind: 'certificates', per: 'mwh-a-year', each: 1, price: 77, overYears: 15, on: true },
    ])
    expect(inState('US-DC').money.incentives.map(({ kind }) => kind)).toEqual(['certificates', 'in-words', 'in-words'])
  })

  test('incentives end with their dates: Hawaii’s credit counts in 2026 only', () => {
    const applies = (start: string) =>
      findIncentiveRules(unitedStates, { start, subdivision: 'US-HI' }).find(({ rule }) => rule.id === 'tax-credit')
        ?.applies
    expect([applies('2026-12-31'), applies('2027-01-01')]).toEqual([true, false])
  })
})

describe('A home in', () => {
  test('Phoenix: APS pays 5.55 ¢ for ten years, then 3; SRP 3.45 ¢ for three; each has its own tariff by hour', async () => {
    const rate = { kind: 'net-billing', price: 0.0555, years: 10, laterPrice: 0.03 }
    const aps = { ...rate, credit: 'next-month', settlementMonth: 12 }
    expect((await homeIn('US', 'Arizona')).tariff.selling).toEqual(aps)
    const apsHome = await homeIn('US', 'Arizona', 'aps')
    expect([apsHome.tariff.name, apsHome.tariff.selling]).toEqual(['APS R-TOU-E', aps])
    expect(apsHome.tariff.buying?.periods.map(({ blocks }) => blocks[0]?.price)).toContain(0.0512)
    expect((await homeIn('US', 'Arizona', 'srp')).tariff).toMatchObject({
      name: 'SRP E-13',
      selling: { kind: 'net-billing', price: 0.0345, years: 3, laterPrice: 0.0187, credit: 'same-month' },
    })
    expect(priceOf(await homeIn('US', 'Arizona'))).toBe(0.14)
    const later = createTypicalHome(unitedStates, { start: '2027-09-01', subdivision: 'US-AZ' })
    expect(later.tariff.selling).toBeUndefined()
  })

  test('San Diego: SDG&E’s tariff for homes with solar; each provider of California has a price of its own', async () => {
    const californian = (provider?: string) => homeIn('US', 'California', provider)
    const sdge = await californian('sdge')
    expect([priceOf(sdge), sdge.tariff.name]).toEqual([0.4657, 'SDG&E EV-TOU-5'])
    expect(sdge.tariff.selling).toMatchObject({ kind: 'net-billing', price: 0.05, years: 9, laterPrice: 0.04 })
    expect((await californian('pge')).tariff.name).toBe('PG&E E-ELEC')
    expect(priceOf(await californian())).toBe(0.3)
    expect(priceOf(await californian('ladwp'))).toBe(0.25)
    expect((await californian('smud')).tariff.name).toBe('SMUD Time-of-Day')
    expect((await californian('ladwp')).tariff.selling).toMatchObject({ kind: 'net-metering' })
    expect((await californian('smud')).tariff.selling).toMatchObject({ price: 0.096 })
  })

  test('a provider without a price takes that of its region, marked as such', () => {
    for (const [subdivision, { providers = [] }] of Object.entries(unitedStates.subdivisions ?? {}))
      for (const { id, price, tariffs } of providers) {
        const home = inState(subdivision, id)
        expect([id, priceOf(home)]).toEqual([id, expect.any(Number)])
        if (price || tariffs) continue
        expect(home.provenance['tariff.buying']).toMatchObject({ figure: `${subdivision}.price` })
      }
    const maui = inState('US-HI', 'hawaiian-electric-maui')
    expect(priceOf(maui)).toBeGreaterThan(0)
  })

  test('Austin: the city credits all solar at 9.91 ¢, set anew every three years, and pays its rebate', async () => {
    const austin = await homeIn('US', 'Texas', 'austin-energy')
    expect(austin.tariff.selling).toMatchObject({
      kind: 'feed-in',
      sellsAll: true,
      steps: [{ untilYear: 3, bands: [{ upToKw: null, price: 0.0991 }] }],
      laterPrice: 0.095,
    })
    expect(austin.money.incentives[0]).toMatchObject({ name: 'Austin Energy rebate', amount: 4000, on: true })
    expect((await homeIn('US', 'Texas')).money.incentives.map(({ name }) => name)).not.toContain('Austin Energy rebate')
  })

  const monthlyNet = { kind: 'net-metering', carried: 'kwh', settlementMonth: 3, leftOverPrice: 2.5 }
  test.each([
    // The terms of Ontario are in presets.test.ts.
    [
      'Toronto: the prices of three periods, and credit in money that ends in April',
      ['CA', 'Ontario'],
      { selling: { kind: 'net-billing', price: 0.137, settlementMonth: 4, expires: true } },
      [0.111, 0.1638, 0.205],
    ],
    ['Halifax: 20.1 ¢ and a fixed charge of $21.50 a month', ['CA', 'Nova Scotia'], { fixedPerMonth: 21.5 }, [0.201]],
    [
      'Sydney: the default offer of Ausgrid, 4.5 c for exports',
      ['AU', 'New South Wales'],
      { name: 'Default Market Offer 2026-27, Ausgrid', selling: { price: 0.045 } },
      [0.331372],
    ],
    [
      'Pune: the blocks of MSEDCL, and kWh against kWh until March',
      ['IN', 'Maharashtra'],
      { name: 'MSEDCL LT I(B) Residential, 2026-27', selling: monthlyNet },
      [6.45],
    ],
  ] as const)('%s', async (_, [country, region], tariff, firstPrices) => {
    const home = await homeIn(country, region)
    expect(home.tariff).toMatchObject(tariff)
    if (country === 'IN') expect(home.tariff.selling).toEqual(monthlyNet)
    expect(home.tariff.buying?.periods.map(({ blocks }) => blocks[0]?.price)).toEqual(firstPrices)
  })
})

describe('A stored home', () => {
  test('finds the figures that earlier versions filled in', async () => {
    const figures = `US-CA.tariff-pge-e-tou-c US-CA.selling US-CA.sgip US-TX.selling US-TX.property-tax
      US-TX.austin-energy US-NY.selling US-NY.it-255 US-NY.ny-sun US-FL.selling US-FL.sales-tax US-AZ.selling
      US-AZ.form-310 CA-BC.selling CA-BC.bc-hydro-solar CA-BC.bc-hydro-battery CA-ON.selling
      CA-ON.home-renovation-solar CA-ON.home-renovation-battery CA-QC.selling CA-QC.hydro-quebec AU-NSW.selling
      AU-VIC.selling AU-QLD.selling IN-MH.selling IN.tariff-msedcl-residential AU.tariff-dmo-ausgrid BE-VLG.selling
      BE-WAL.selling BE-BRU.selling BE-BRU.green-certificates`.split(/\s+/)
    for (const figure of figures) {
      const preset = await loadPreset(figure.slice(0, 2), figure.split('.')[0])
      expect([figure, findPresetEntry(preset, figure)?.source]).toEqual([figure, expect.anything()])
    }
  })

  test('names the provider of a figure', () => {
    expect(findProviderOf(unitedStates, 'US-CA.price-sdge')).toBe('SDG&E (San Diego Gas & Electric)')
    expect(findProviderOf(unitedStates, 'US-CA.tariff-pge-e-tou-c')).toBe('PG&E (Pacific Gas and Electric)')
    expect(findProviderOf(unitedStates, 'US-CA.price')).toBeUndefined()
    expect(findProviderOf(unitedStates, 'US.use')).toBeUndefined()
  })

  test('keeps its provider, also in its JSON, and loses it with the region', () => {
    const home = inState('US-AZ', 'srp')
    expect(home.region).toEqual({ country: 'US', currency: 'USD', subdivision: 'US-AZ', provider: 'srp' })
    expect(parseHome(JSON.parse(JSON.stringify(home)))).toEqual({ home, notes: [] })
    const moved = relocateHome(home, unitedStates, { start: TODAY, subdivision: 'US-CA' }).home
    expect(moved).toEqual(inState('US-CA'))
  })

  test('keeps the user’s own price when a provider is chosen', () => {
    const home = inState('US-CA')
    const { 'tariff.buying': _, ...provenance } = home.provenance
    const own = { ...home, provenance, tariff: { ...home.tariff, buying: flatPrice(0.5) } }
    const relocated = relocateHome(own, unitedStates, { start: TODAY, subdivision: 'US-CA', provider: 'smud' }).home
    expect(priceOf(relocated)).toBe(0.5)
    expect(relocated.tariff.selling).toMatchObject({ price: 0.096 })
  })
})
