import { describe, expect, test } from 'vitest'
import { investmentPayback } from '#shared/calculators/definitions/payback-period.ts'
import { sunPathAnalysis } from '#shared/calculators/definitions/sun-path.ts'
import { DEFAULTS } from '#shared/plan/basis/defaults.ts'
import germany from '#shared/presets/countries/de.json' with { type: 'json' }
import { computeYield, type PlaceAnalysis } from '#shared/solar/analyze-place.ts'
import {
  analyze,
  carCharging,
  chartOf,
  contentOf,
  format,
  percent,
  planOf,
  roundTo,
  rowOf,
  SOUTH_ROOF,
  TOWNS,
  type Town,
} from '../support/german-articles.ts'

describe('The German article on slope and direction', () => {
  const article = 'roof-tilt-and-direction'
  const southYields = (analysis: PlaceAnalysis) =>
    Array.from({ length: 91 }, (_, tilt) => computeYield(analysis, { tilt, azimuth: 180 }))

  test.each([
    [40, 180, 'Süden, 40° \\(am besten\\)'],
    [20, 180, 'Süden, 20°'],
    [35, 225, 'Südwesten, 35°'],
    [0, 180, 'Flach'],
    [30, 90, 'Osten, 30°'],
    [90, 180, 'Südwand'],
    [30, 0, 'Norden, 30°'],
  ])('gives the model’s output in Berlin for a slope of %d° and azimuth of %d°', (tilt, azimuth, heading) => {
    const analysis = analyze('Berlin', SOUTH_ROOF)
    const output = computeYield(analysis, { tilt, azimuth })
    expect(rowOf(article, heading)).toEqual([format(output), percent(output / analysis.best.yield)])
  })

  test.each(Object.keys(TOWNS) as Town[])('gives the slopes of %s', (place) => {
    const { latitude } = TOWNS[place]
    const yields = southYields(analyze(place, SOUTH_ROOF))
    const least = 0.99 * Math.max(...yields)
    const tilts = yields.flatMap((value, tilt) => (value >= least ? [tilt] : []))
    expect(rowOf(article, place)).toEqual([
      `${format(latitude, 1)}°`,
      `${sunPathAnalysis({ latitude }).optimalAngle}°`,
      `${tilts[0]}° bis ${tilts.at(-1)}°`,
    ])
  })

  test('gives the sun hours of the formula and of the roof', () => {
    const analysis = analyze('Berlin', SOUTH_ROOF)
    const byFormula = sunPathAnalysis(TOWNS.Berlin).peakSunHours
    expect(contentOf(article)).toContain(`${format(byFormula, 1)} Stunden am Tag`)
    expect(contentOf(article)).toContain(`tatsächlich ${format(analysis.roof.peakSunHours, 1)} Stunden`)
  })

  test.each([
    ['Süden', 180],
    ['Osten', 90],
    ['Westen', 270],
    ['Norden', 0],
  ])('gives output and savings of a roof facing %s', (direction, azimuth) => {
    const { solar, saved } = firstYearOf({ azimuth })
    expect(rowOf(article, `Nach ${direction}`)).toEqual([`${format(solar)} kWh`, `${format(saved)} €`])
  })
})

describe('The German article on charging a car', () => {
  const article = 'charging-an-electric-car-with-solar'
  const KWH_PER_KM = 0.18
  const PRICE = 0.35
  const EXPORT_RATE = 0.077

  test.each([8_000, 12_000, 16_000])('gives use, cost and panels for %d km', (km) => {
    const kwh = km * KWH_PER_KM
    const panels = (['Berlin', 'München'] as const).map((place) => {
      const { solar, kwp } = firstYearOf({ place })
      return `${format(kwh / (solar / kwp), 1)} kWp`
    })
    expect(rowOf(article, `${format(km)} km`)).toEqual([`${format(kwh)} kWh`, `${format(kwh * PRICE)} €`, ...panels])
  })

  test.each([
    ['Um die Mittagszeit', 'day'],
    ['Am Abend', 'evening'],
    ['In der Nacht', 'night'],
  ] as const)('gives share and cost of charging "%s"', (heading, charging) => {
    const { share, cost } = chargeCar({ charging })
    expect(rowOf(article, heading)).toEqual([percent(share), `${format(cost)} €`, `${format(cost / 120, 2)} €`])
  })

  test('gives the shares with a battery and with a larger system', () => {
    const withBattery = chargeCar({ charging: 'evening', batteryKwh: 8 })
    expect(contentOf(article)).toContain(`von 15 auf ${percent(withBattery.share)}`)
    const larger = chargeCar({ charging: 'day', kwp: 12 })
    expect(contentOf(article)).toContain(`von 67 auf ${percent(larger.share)}`)
  })

  test('gives the output per kWp', () => {
    const [berlin, munich] = (['Berlin', 'München'] as const).map((place) => firstYearOf({ place }).solar / 8)
    expect(contentOf(article)).toContain(
      `in Berlin etwa ${roundTo(10, berlin ?? 0)} kWh im Jahr und in München ${roundTo(10, munich ?? 0)} kWh`,
    )
  })

  test('gives the cost of 100 km from the roof', () => {
    expect(contentOf(article)).toContain(`kosten also ${format(100 * KWH_PER_KM * EXPORT_RATE, 2)} €`)
  })

  interface Charging {
    readonly charging: 'day' | 'evening' | 'night'
    readonly batteryKwh?: number
    readonly kwp?: number
  }

  /** Share of solar in the car's electricity, and cost of the car in year 1. */
  function chargeCar({ charging, ...system }: Charging) {
    const withoutCar = firstYearOf(system)
    const withCar = firstYearOf({ ...system, charging })
    const carKwh = withCar.use - withoutCar.use
    return {
      share: 1 - (withCar.imported - withoutCar.imported) / carKwh,
      cost: withCar.bill - withoutCar.bill,
    }
  }
})

describe('The German article on choosing an installer', () => {
  const article = 'choosing-an-installer'

  test.each([5, 8, 10, 15])('gives the typical price of %d kWp', (kwp) => {
    const price = germany.pvPrice.fixed + germany.pvPrice.each * kwp
    expect(rowOf(article, `${kwp} kWp`)).toEqual([`${format(price)} €`, `${format(price / kwp)} €`])
  })

  test('divides the prices and outputs of its quotes', () => {
    const figures = (heading: string) =>
      rowOf(article, heading).map((cell) => Number((cell ?? '').replace(/[^\d,]/g, '').replace(',', '.')))
    const [sizes, prices, outputs] = [figures('Anlagengröße'), figures('Preis'), figures('Ertrag im 1. Jahr')]
    const ratio = (of: readonly number[], by: readonly number[], decimals = 0) =>
      of.map((value, i) => format(value / (by[i] ?? 0), decimals))
    expect(rowOf(article, 'Preis pro kWp')).toEqual(ratio(prices, sizes).map((price) => `${price} €`))
    expect(rowOf(article, 'Ertrag pro kWp')).toEqual(ratio(outputs, sizes).map((kwh) => `${kwh} kWh`))
    expect(rowOf(article, 'Preis pro kWh im 1. Jahr')).toEqual(ratio(prices, outputs, 2).map((price) => `${price} €`))
  })

  test('compares the quotes with the planner’s output', () => {
    const { kwp, singleYear } = firstYearOf({})
    expect(contentOf(article)).toContain(
      `erwartet auf diesem Dach etwa ${roundTo(10, singleYear.p50 / kwp)} kWh pro kWp`,
    )
    expect(contentOf(article)).toContain(`Mehr als ${roundTo(10, singleYear.p10 / kwp)} kWh`)
  })

  test('gives export rate and battery price of the preset', () => {
    const [step] = germany.selling.selling.steps
    expect(contentOf(article)).toContain(`${format(100 * (step?.bands[0]?.price ?? 0), 1)} ct pro kWh bis 10 kW`)
    const battery = germany.batteryPrice.fixed + 10 * germany.batteryPrice.each
    expect(contentOf(article)).toContain(`Speicher mit 10 kWh kostet etwa ${format(battery)} €`)
  })
})

/** The text outside of the chart. */
const withoutChart = (englishSlug: string) => contentOf(englishSlug).replace(/<figure>.*<\/figure>/s, '')

test.each([
  ['roof-direction-de', 'roof-tilt-and-direction'],
  ['car-de', 'charging-an-electric-car-with-solar'],
  ['quotes-de', 'choosing-an-installer'],
  ['maintenance-de', 'looking-after-your-panels'],
  ['lifetime-de', 'how-long-do-solar-panels-last'],
])('The chart %s draws figures of the text', (name, article) => {
  const bars = chartOf(name)?.bars ?? []
  expect(bars.length).toBeGreaterThan(2)
  for (const [, value, text] of bars) {
    expect(text.replace(/ [%€]$/, '')).toBe(format(value))
    expect(withoutChart(article)).toContain(text)
  }
})

/** System, savings and yearly maintenance of the articles on care and age. */
const OWNED = { systemCost: 11_300, annualSavings: 1_000, incentives: 0, maintenanceCost: 160, rateIncrease: 1 }

describe('The German article on maintenance', () => {
  const article = 'looking-after-your-panels'

  test.each([
    ['Dezember', 11],
    ['März', 2],
    ['Juni', 5],
  ])('gives output and value of %s', (heading, month) => {
    const { months } = firstYearOf({})
    expect(rowOf(article, heading)).toEqual([
      `${format(months[month]?.solar ?? 0)} kWh`,
      `${format(months[month]?.saved ?? 0)} €`,
    ])
  })

  test('gives the loss of a summer and of dirt', () => {
    const { months, solar, saved } = firstYearOf({})
    const summer = months.slice(4, 7).reduce((sum, month) => sum + month.saved, 0)
    expect(contentOf(article)).toContain(`Stillstand von Mai bis Juli: ${format(summer)} €`)
    const dirty = firstYearOf({ kwp: 8 * 0.97 })
    expect(contentOf(article)).toContain(`${format(0.03 * solar)} kWh oder ${format(saved - dirty.saved)} € im Jahr`)
  })

  test('gives maintenance and payback', () => {
    expect(Math.round(firstYearOf({}).saved / 100) * 100).toBe(OWNED.annualSavings)
    const inverter = OWNED.systemCost * DEFAULTS.inverterRenewalCost.value
    expect(contentOf(article)).toContain(`bei 8 kWp etwa ${format(inverter)} €`)
    const perYear = OWNED.systemCost * DEFAULTS.maintenance.value + inverter / DEFAULTS.years.value
    expect(Math.round(perYear / 10) * 10).toBe(OWNED.maintenanceCost)
    const unmaintained = investmentPayback({ ...OWNED, maintenanceCost: 0 }).paybackPeriod ?? 0
    const maintained = investmentPayback(OWNED).paybackPeriod ?? 0
    expect(contentOf(article)).toContain(`von ${format(unmaintained, 1)} auf ${format(maintained, 1)} Jahre`)
  })
})

describe('The German article on the life of panels', () => {
  const article = 'how-long-do-solar-panels-last'
  const FIRST_YEAR = 7_800
  const outputIn = (year: number, loss: number) => FIRST_YEAR * (1 - loss) ** (year - 1)

  test('starts with the planner’s output', () => {
    expect(Math.round(firstYearOf({}).solar / 100) * 100).toBe(FIRST_YEAR)
  })

  test.each([10, 20, 25])('gives the output of year %d', (year) => {
    const cells = [0.005, 0.008].map((loss) => {
      const kwh = outputIn(year, loss)
      return `${format(kwh)} kWh (${percent(kwh / FIRST_YEAR)})`
    })
    expect(rowOf(article, String(year))).toEqual(cells)
  })

  test('gives the output of 25 years and the cost of age', () => {
    const years = Array.from({ length: 25 }, (_, i) => outputIn(i + 1, DEFAULTS.degradation.value))
    const total = years.reduce((sum, kwh) => sum + kwh, 0)
    expect(contentOf(article)).toContain(`in 25 Jahren ${roundTo(100, total)} kWh`)
    const share = 100 * (1 - total / (25 * FIRST_YEAR))
    expect(contentOf(article)).toContain(`Die Alterung kostet also ${format(share, 1)} %`)
  })

  test('gives the payback with and without age', () => {
    const withoutAge = investmentPayback(OWNED).paybackPeriod ?? 0
    const withAge = investmentPayback({ ...OWNED, rateIncrease: 0.5 }).paybackPeriod ?? 0
    expect(contentOf(article)).toContain(
      `ist ohne Alterung ${format(withoutAge, 1)} Jahre, mit Alterung ${format(withAge, 1)} Jahre`,
    )
  })
})

interface Example {
  readonly place?: Town
  readonly azimuth?: number
  readonly kwp?: number
  readonly charging?: 'day' | 'evening' | 'night'
  readonly batteryKwh?: number
}

/** Year 1 of the articles’ home with 8 kWp. */
function firstYearOf({ place = 'Berlin', azimuth = 180, kwp = 8, charging, batteryKwh }: Example) {
  const plan = planOf({
    town: place,
    panels: 20,
    watts: kwp * 50,
    roof: { ...SOUTH_ROOF, azimuth },
    ...(charging && { use: carCharging(charging) }),
    ...(batteryKwh && { batteryKwh }),
  })
  const [year] = plan.years
  if (!year) throw new Error('No year 1')
  const { solar, use, import: imported } = year.totals
  return {
    kwp,
    solar,
    use,
    imported,
    bill: year.billAfter,
    saved: year.billBefore - year.billAfter,
    singleYear: plan.energy.singleYearSolar,
    months: plan.energy.months.map(({ solar }, i) => ({
      solar,
      saved: (plan.billsBefore[i]?.total ?? 0) - (plan.billsAfter[i]?.total ?? 0),
    })),
  }
}
