import { describe, expect, test } from 'vitest'
import { HOURS_OF_YEAR } from '#shared/calendar.ts'
import { simulateBalance } from '#shared/energy/balance.ts'
import { WARRANTED_DEGRADATION } from '#shared/energy/battery.ts'
import { simulateYears } from '#shared/energy/simulate-years.ts'
import { computeYearBill, type MonthBill } from '#shared/finance/bill.ts'
import type { TariffMeter } from '#shared/finance/meter.ts'
import { emptyAccount, isBuyAllSellAll } from '#shared/finance/metering.ts'
import { priceFactor } from '#shared/finance/price-rise.ts'
import { readMeter, viewReading } from '#shared/finance/reading.ts'
import { formulaHome } from '../../reference/energy/formula-homes.ts'
import { BILL_CASES, type BillCase } from '../../reference/finance/cases.ts'
import { meterOfCase } from '../../reference/finance/run-cases.ts'
import { maxDifference } from '../../support/max-difference.ts'

/** References have six decimals. */
const SAME = 1e-6 + 5e-7

const line = (months: readonly MonthBill[], name: string) =>
  months.map((month) =>
    name === 'exportLessImport' ? month.exported - month.imported : month[name as keyof MonthBill],
  )

const NO_SUN = new Float64Array(HOURS_OF_YEAR)

describe.each(BILL_CASES)('Bill $id: home $home, tariff $tariff, $metering.kind', (reference) => {
  const meter = meterOfCase(reference)
  const { use, solar } = formulaHome(reference.home)

  test('matches every line of every month of the reference engine', () => {
    const withSolar = computeYearBill(
      meter,
      readMeter(meter, simulateBalance({ use, solar, sellsAll: isBuyAllSellAll(meter.tariff) })),
    )
    const without = computeYearBill(meter, readMeter(meter, simulateBalance({ use, solar: NO_SUN })))
    const { totalWithout = [], ...lines } = reference.monthly
    expect(maxDifference(line(without.months, 'total'), totalWithout)).toBeLessThan(SAME)
    for (const [name, values] of Object.entries(lines))
      expect(maxDifference(line(withSolar.months, name), values), name).toBeLessThan(SAME)
    expect(withSolar.total).toBeCloseTo(reference.year.total, 5)
    expect(without.total).toBeCloseTo(reference.year.totalWithout, 5)
  })

  const { years } = reference
  if (!years) return
  test('matches 25 years of rising prices and panel degradation of the reference engine', () => {
    expect(maxDifference(totalsOfYears(reference, meter, use, solar), years.total)).toBeLessThan(1e-5)
    expect(maxDifference(totalsOfYears(reference, meter, use, NO_SUN), years.totalWithout)).toBeLessThan(1e-5)
  })
})

function totalsOfYears(reference: BillCase, meter: TariffMeter, use: Float64Array, solar: Float64Array) {
  const { rise = { inflation: 0, escalation: 0 }, solarLoss = 0, useGrowth = 0 } = reference
  const degradation = { years: 25, solarLoss, useGrowth, batteryDegradation: WARRANTED_DEGRADATION, replacedIn: [] }
  let account = emptyAccount(meter)
  return simulateYears(
    { use, solar, sellsAll: isBuyAllSellAll(meter.tariff) },
    degradation,
    (hours) => readMeter(meter, hours).values,
  ).map(({ year, measured }) => {
    const when = { year, priceFactor: priceFactor(rise, year), account }
    const bill = computeYearBill(meter, viewReading(meter, measured), when)
    account = bill.account
    return bill.total
  })
}
