import { describe, expect, test } from 'vitest'
import { batteryStorage } from '#shared/calculators/definitions/battery.ts'
import { billWithSolar } from '#shared/calculators/definitions/bill-comparison.ts'
import { investmentPayback } from '#shared/calculators/definitions/payback-period.ts'
import { solarLoanPayments } from '#shared/calculators/definitions/solar-loan.ts'
import { computeLeasePayments } from '#shared/finance/lease.ts'
import { loadPreset } from '#shared/presets/load.ts'
import type { Plane } from '#shared/solar/plane.ts'
import {
  analyze,
  carCharging,
  chartOf,
  contentOf,
  format,
  type PlanOptions,
  percent,
  planOf,
  roundTo,
  rowOf,
  SOUTH_ROOF,
  type Town,
} from '../support/german-articles.ts'

/* Figures of the German articles, which come from the project's own model. */

const germany = await loadPreset('DE')
const monthsOf = (town: Town, roof: Plane) => analyze(town, roof).months.map(({ roofYield }) => roofYield.p50)

/** Of the country's figures [EUR/kWh]. */
const feedInPrice = () => {
  const selling = germany.selling?.selling
  return (selling?.kind === 'feed-in' && selling.steps[0]?.bands[0]?.price) || expect.fail('no feed-in tariff')
}

describe('The German article about the electricity bill', () => {
  const article = 'reading-your-electricity-bill'
  const [PRICE, YEARLY_USE, FIXED_CHARGE] = [0.35, 3500, 144]
  const bill = PRICE * YEARLY_USE + FIXED_CHARGE

  test('gives the price per kWh with and without the fixed charge', () => {
    const text = contentOf(article)
    expect(text).toContain(`(${format(bill)} € − ${FIXED_CHARGE} €) ÷ ${format(YEARLY_USE)} = <strong>35 ct</strong>`)
    const withFixedCharge = bill / YEARLY_USE
    expect(text).toContain(`${format(bill)} € ÷ ${format(YEARLY_USE)} = ${format(100 * withFixedCharge, 1)} ct`)
    expect(text).toContain(`${percent(withFixedCharge / PRICE - 1)} besser`)
    expect(chartOf('electricity-bill-de')?.bars.map(([, value]) => value)).toEqual([PRICE * YEARLY_USE, FIXED_CHARGE])
  })

  test('names the country’s price and use', () => {
    expect(contentOf(article)).toContain('im Durchschnitt 38,7 ct pro kWh')
    expect(contentOf(article)).toContain(`Ohne ihn rechnen wir mit ${format(100 * (germany.price?.unitRate ?? 0))} ct`)
    expect(contentOf(article)).toContain(`etwa ${format(germany.use?.byPersons?.['3'] ?? 0)} kWh im Jahr`)
  })

  test('gives the result of the calculator, and the value of solar used and exported', () => {
    const result = billWithSolar({ currentBill: 105, monthlyConsumption: 300, solarGeneration: 210 })
    const [then, now] = [result.projectedAnnualCost, result.currentAnnualCost].map((cost) => `${format(cost)} €`)
    expect(contentOf(article)).toContain(
      `${then} statt ${now} im Jahr. Sie sparen ${percent(result.percentageSavings / 100)}`,
    )
    const [used, exported] = [90 * PRICE, 120 * feedInPrice()]
    expect(rowOf(article, 'Eigenverbrauch')[1]).toBe(`${format(used, 2)} €`)
    expect(rowOf(article, 'Einspeisung')[1]).toBe(`${format(exported, 2)} €`)
    expect(rowOf(article, 'Zusammen')[1]).toBe(`${format(used + exported, 2)} €`)
    expect(rowOf(article, 'Alles zum Strompreis')[1]).toBe(`${format(210 * PRICE, 2)} €`)
  })
})

test('The German article about the planner values an hour by the country’s feed-in tariff', () => {
  const [used, exported] = [0.9 * 35, 2.3 * 100 * feedInPrice()]
  const text = contentOf('how-the-planner-works')
  expect(text).toContain(`0,9 × 35 ct = ${format(used, 1)} ct`)
  expect(text).toContain(`2,3 × 7,7 ct = ${format(exported, 1)} ct`)
  expect(text).toContain(`<strong>${format(used + exported, 1)} ct</strong>`)
  expect(chartOf('planner-de')?.bars.map(([, , value]) => value)).toEqual([
    `${format(used + exported, 1)} ct`,
    `${format(3.2 * 35)} ct`,
  ])
})

describe('The German article about system size', () => {
  const article = 'how-big-should-your-solar-system-be'

  test.each(['Berlin', 'Hamburg', 'München'] as const)('gives the output of a south roof in %s', (town) => {
    expect(contentOf(article)).toContain(`<li>${town}: ${roundTo(10, analyze(town, SOUTH_ROOF).roof.yield)} kWh</li>`)
  })

  test.each([
    ['4,0 kWp', 9],
    ['6,2 kWp', 14],
    ['7,9 kWp', 18],
    ['9,7 kWp', 22],
  ])('gives the planner’s figures for %s', (size, panels) => {
    const plan = planOf({ panels })
    expect(`${format(plan.kwp, 1)} kWp`).toBe(size)
    expect(rowOf(article, size)).toEqual([
      `${roundTo(100, plan.spent[0] as number)} €`,
      percent(plan.energy.totals.selfConsumption as number),
      `${format(plan.payback as number, 1)} Jahre`,
      `${roundTo(100, plan.npv)} €`,
    ])
    expect(chartOf('system-size-de')?.bars.find(([label]) => label === size)?.[2]).toBe(`${roundTo(100, plan.npv)} €`)
    const withCar = planOf({ panels, use: carCharging('day') })
    expect(rowOf(article, `${size} mit E-Auto`)).toEqual([
      percent(withCar.energy.totals.selfConsumption as number),
      `${format(withCar.payback as number, 1)} Jahre`,
      `${roundTo(100, withCar.npv)} €`,
    ])
  })

  test('gives the planner’s figures for Munich and for a car that charges in the evening', () => {
    const gain = (options: PlanOptions) => `${roundTo(100, planOf(options).npv)} €`
    expect(contentOf(article)).toContain(
      `${gain({ town: 'München', panels: 9 })} mit 4,0 kWp und ${gain({ town: 'München', panels: 22 })} mit 9,7 kWp`,
    )
    expect(contentOf(article)).toContain(`bei 6,2 kWp auf ${gain({ panels: 14, use: carCharging('evening') })}`)
  })

  test('gives the range of single years in Berlin', () => {
    const { p90, p10 } = analyze('Berlin', SOUTH_ROOF).singleYear
    expect(contentOf(article)).toContain(`zwischen ${roundTo(10, p90)} und ${roundTo(10, p10)} kWh pro kWp`)
  })
})

describe('The German article about winter', () => {
  const article = 'solar-in-winter'

  test('draws the months of a south roof in Berlin', () => {
    expect(chartOf('months-de')?.bars.map(([, value]) => value)).toEqual(monthsOf('Berlin', SOUTH_ROOF).map(Math.round))
  })

  test.each([
    ['Süddach, 30°', 30, 180],
    ['Süddach, 60°', 60, 180],
    ['Flachdach', 0, 180],
    ['Ostdach, 30°', 30, 90],
    ['Südwand', 90, 180],
    ['Norddach, 30°', 30, 0],
  ])('gives the months of “%s” in Berlin', (heading, tilt, azimuth) => {
    const months = monthsOf('Berlin', { tilt, azimuth })
    const [december = 0, march = 0, june = 0] = [months[11], months[2], months[5]]
    expect(rowOf(article, heading)).toEqual([format(december), format(march), format(june), percent(december / june)])
  })

  test('gives the months of other towns and the share of the winter half-year', () => {
    for (const town of ['München', 'Hamburg'] as const) {
      const months = monthsOf(town, SOUTH_ROOF)
      const [december = 0, june = 0] = [months[11], months[5]]
      for (const figure of [format(december), `${format(june)} kWh`, `also ${percent(december / june)}`]) {
        expect(contentOf(article)).toMatch(new RegExp(`In ${town} [^.]*${figure}`))
      }
    }
    const months = monthsOf('Berlin', SOUTH_ROOF)
    const winter = months.filter((_, month) => month < 3 || month > 8).reduce((sum, kwh) => sum + kwh, 0)
    const share = winter / analyze('Berlin', SOUTH_ROOF).roof.yield
    expect(contentOf(article)).toContain(`in Berlin ${percent(share)} des Jahresertrags`)
  })

  test.each([
    ['Dezember', 11],
    ['Juni', 5],
  ])('gives the planner’s figures for a home in %s', (heading, month) => {
    const { solar = 0, use = 0, import: imported = 0 } = planOf({ panels: 18 }).energy.months[month] ?? {}
    expect(rowOf(article, heading)).toEqual([solar, use, imported].map((kwh) => `${roundTo(10, kwh)} kWh`))
  })

  test('gives the grid electricity in December with a battery', () => {
    const { import: imported = 0 } = planOf({ panels: 18, batteryKwh: 6 }).energy.months[11] ?? {}
    expect(contentOf(article)).toContain(`Im Dezember bleiben ${roundTo(10, imported)} kWh`)
  })
})

describe('The German article about batteries', () => {
  const article = 'home-batteries'
  const panels = 18
  const systems = { '': {}, ' mit E-Auto': carCharging('evening') }
  const chartLabels = { '': 'ohne E-Auto', ' mit E-Auto': 'E-Auto lädt am Abend' }

  test.each(
    ([5, 10, 15] as const).flatMap((kwh) => (['', ' mit E-Auto'] as const).map((system) => [kwh, system] as const)),
  )('gives the planner’s figures for %d kWh%s', (batteryKwh, system) => {
    const use = systems[system]
    const [without, plan] = [planOf({ panels, use }), planOf({ panels, use, batteryKwh })]
    const gain = `${roundTo(100, plan.npv - without.npv)} €`
    expect(rowOf(article, `${batteryKwh} kWh${system}`)).toEqual([
      percent(plan.energy.totals.selfSufficiency as number),
      `${roundTo(10, (without.years[0]?.billAfter ?? 0) - (plan.years[0]?.billAfter ?? 0))} €`,
      ...(system === '' ? [`${format((plan.spent[0] as number) - (without.spent[0] as number))} €`] : []),
      gain,
    ])
    const bar = chartOf('battery-gain-de')?.bars.find(
      ([label]) => label === `${batteryKwh} kWh, ${chartLabels[system]}`,
    )
    expect(bar?.[2]).toBe(gain)
  })

  test.each([
    ['Ohne', {}],
    ['Ohne Speicher', carCharging('evening')],
  ])('gives the self-sufficiency of “%s”', (heading, use) => {
    const { selfSufficiency } = planOf({ panels, use }).energy.totals
    expect(rowOf(article, heading)[0]).toBe(percent(selfSufficiency as number))
  })

  test.each([
    ['5 kWh ohne E-Auto', 5, 3_400, {}],
    ['10 kWh mit E-Auto am Abend', 10, 6_100, carCharging('evening')],
  ])('gives the highest price at which “%s” pays', (label, batteryKwh, limit, use) => {
    expect(contentOf(article)).toContain(`<li>${label}: bis etwa ${format(limit)} €</li>`)
    const gainAt = (batteryPrice: number) =>
      planOf({ panels, use, batteryKwh, batteryPrice }).npv - planOf({ panels, use }).npv
    expect(gainAt(limit - 100)).toBeGreaterThan(0)
    expect(gainAt(limit + 100)).toBeLessThan(0)
  })

  test.each([
    ['Das ganze Haus', 10, 12],
    ['Nur das Wichtigste', 4, 24],
  ])('gives the calculator’s result for “%s”', (heading, dailyUsage, backupHours) => {
    const { recommendedCapacity, estimatedCost } = batteryStorage({
      dailyUsage,
      backupHours,
      systemVoltage: 48,
      costPerKwh: germany.batteryCost?.value ?? 0,
    })
    expect(rowOf(article, heading)).toEqual([
      `${dailyUsage} kWh`,
      String(backupHours),
      `${recommendedCapacity} kWh`,
      `${format(estimatedCost)} €`,
    ])
  })
})

describe('The German article about exported solar', () => {
  const article = 'net-metering-and-net-billing'
  const [PRICE, EXPORT_RATE, FULL_EXPORT_RATE] = [0.35, 0.077, 0.1222]

  test.each([
    ['Ohne Solaranlage', 300, 0, 0],
    ['Alles eingespeist', 300, 280, FULL_EXPORT_RATE],
    ['30 % selbst genutzt', 216, 196, EXPORT_RATE],
    ['50 % selbst genutzt', 160, 140, EXPORT_RATE],
  ])('gives the bill of “%s”', (heading, imported, exported, rate) => {
    const bill = `${format(imported * PRICE - exported * rate, 2)} €`
    expect(rowOf(article, heading)[1]).toBe(bill)
    expect(chartOf('export-rules-de')?.bars.find(([label]) => label === heading)?.[2]).toBe(bill)
  })

  test('gives the rates of the country’s figures', () => {
    const selling = germany.selling?.selling
    const bands = selling?.kind === 'feed-in' ? (selling.steps[0]?.bands ?? []) : []
    const [first, second] = bands.map(({ price }) => `${format(100 * (price ?? 0), 2)} ct pro kWh`)
    expect(rowOf(article, 'Bis 10 kW')[0]).toBe(first)
    expect(rowOf(article, '10 bis 40 kW')[0]).toBe(second)
  })

  test('gives the planner’s self-consumption and loss at the export limit', () => {
    const [limited, free] = [planOf({ panels: 18 }), planOf({ panels: 18, exportLimit: 1 })].map(
      ({ energy }) => energy.totals,
    )
    if (!limited || !free) throw new Error('No plans')
    expect(contentOf(article)).toContain(`nur ${percent(limited.selfConsumption as number)} seines Solarstroms`)
    const loss = (limited.clipped - free.clipped) / limited.solar
    expect(loss).toBeGreaterThan(0.035)
    expect(loss).toBeLessThan(0.04)
  })
})

describe('The German article about paying', () => {
  const article = 'cash-loan-or-lease'
  const SYSTEM_COST = 13_200
  const SAVINGS = 1_300
  const MAINTENANCE = 130
  const DEPOSIT = 3_200

  test('takes its example from the planner', () => {
    const plan = planOf({
      panels: 22,
      use: { heatPump: { inAmount: false, kwhPerYear: 5_000, emitters: 'radiators' } },
    })
    const [year] = plan.years
    expect(format(plan.kwp, 1)).toBe('9,7')
    expect(Math.round((plan.spent[0] as number) / 100) * 100).toBe(SYSTEM_COST)
    expect(Math.round(((year?.billBefore ?? 0) - (year?.billAfter ?? 0)) / 100) * 100).toBe(SAVINGS)
    expect(contentOf(article)).toContain(`kommt er auf ${format(plan.payback as number, 1)} Jahre`)
  })

  test('gives the payback of the calculator', () => {
    const example = {
      systemCost: SYSTEM_COST,
      annualSavings: SAVINGS,
      incentives: 0,
      maintenanceCost: MAINTENANCE,
      rateIncrease: 2,
    }
    const paybackOf = (changes: Partial<typeof example>) =>
      `${format(investmentPayback({ ...example, ...changes }).paybackPeriod as number, 1)} Jahre`
    expect(contentOf(article)).toContain(`eine Amortisationszeit von ${paybackOf({})}n`)
    expect(contentOf(article)).toContain(`${format(investmentPayback(example).totalSavings)} € mehr`)
    expect(contentOf(article)).toContain(`Steigen sie gar nicht, sind es ${paybackOf({ rateIncrease: 0 })}`)
    expect(contentOf(article)).toContain(`Mit einem Zuschuss von 1.000 € sind es ${paybackOf({ incentives: 1_000 })}`)
  })

  test.each([
    [5, 10],
    [7, 10],
    [7, 15],
  ])('gives the payments of the loan calculator at %d%% over %d years', (interestRate, loanTerm) => {
    const { monthlyPayment, totalInterest, totalCost } = solarLoanPayments({
      loanAmount: SYSTEM_COST,
      downPayment: DEPOSIT,
      interestRate,
      loanTerm,
    })
    expect(rowOf(article, `${interestRate} %, ${loanTerm} Jahre`)).toEqual([
      `${format(monthlyPayment, 2)} €`,
      `${format(totalInterest)} €`,
      `${format(totalCost)} €`,
    ])
    const label = `Kredit mit ${interestRate} % über ${loanTerm} Jahre`
    expect(chartOf('paying-de')?.bars.find(([each]) => each === label)?.[2]).toBe(`${format(totalCost)} €`)
  })

  test.each([0, 2])('gives the payments of a lease that rises by %d percent a year', (rise) => {
    const payments = computeLeasePayments({ monthlyPayment: 110, rise: rise / 100, years: 20 }, 20)
    const total = payments.reduce((sum, payment) => sum + payment, 0)
    expect(rowOf(article, `${rise} %`)).toEqual([`${format((payments[19] as number) / 12)} €`, `${format(total)} €`])
  })
})
