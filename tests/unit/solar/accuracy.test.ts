import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { accuracyFiles, measureAccuracy } from '../../accuracy/run.ts'

const accuracy = await measureAccuracy()
const { yields, endToEnd, lossMap, scatter, selfConsumption, money } = accuracy
const kind = (name: string) => yields.byKind.find((entry) => entry.kind === name) ?? expect.fail(name)
const share = ({ cases, hold }: { cases: number; hold: number }) => hold / cases

describe('Accuracy against NREL’s PVWatts V8 at eight places, from their monthly climate', () => {
  test('compares six planes at every place', () => {
    expect(yields.places).toHaveLength(8)
    expect(yields.byCase).toHaveLength(48)
  })
  test('is 1.5 % a year on average for roofs towards the equator, in irradiation and yield', () => {
    expect(kind('roofTowardsEquator').irradiation.mean).toBeLessThanOrEqual(1.5)
    expect(kind('roofTowardsEquator').ac.mean).toBeLessThanOrEqual(1.5)
  })
  test('is 2.5 % a year on average for all roofs, in irradiation and yield', () => {
    expect(yields.irradiation.mean).toBeLessThanOrEqual(2.5)
    expect(yields.acOfRoofs.mean).toBeLessThanOrEqual(2.5)
  })
  const others = ['roofEast', 'roofTowardsPole', 'wallTowardsEquator', 'rackTowardsEquator', 'horizontal']
  test.each(others)('of a %s is 5 %% a year on average', (name) => {
    expect(kind(name).irradiation.mean).toBeLessThanOrEqual(5)
    expect(kind(name).ac.mean).toBeLessThanOrEqual(5)
  })
  test('is 2 % a year on average for AC yield, 10 % at worst, and 3.5 % a month', () => {
    expect(yields.ac.mean).toBeLessThanOrEqual(2)
    expect(yields.ac.worst).toBeLessThanOrEqual(10)
    expect(yields.acByMonth.mean).toBeLessThanOrEqual(3.5)
  })
})

describe('Accuracy from the place alone, with our own climate', () => {
  test.each([
    ['70 to 90 % of the references lie within the displayed range', 'meanYear', 0.7, 0.9],
    ['70 to 90 % lie within the range of the climate alone', 'meanYearOfClimateAlone', 0.7, 0.9],
    ['single months lie within their range in 8 to 9.5 of 10 cases', 'month', 0.8, 0.95],
  ] as const)('%s', (_, name, low, high) => {
    expect(share(endToEnd.inRange[name])).toBeGreaterThanOrEqual(low)
    expect(share(endToEnd.inRange[name])).toBeLessThanOrEqual(high)
  })
  test('climate tiles have less than half the temperature error of the coarse table', () => {
    expect(endToEnd.temperatureDegrees.mean).toBeLessThan(1)
    expect(endToEnd.temperatureDegrees.mean).toBeLessThan(0.5 * endToEnd.withoutNetwork.temperatureDegrees.mean)
  })
})

describe('The best tilt, by the reference’s yields', () => {
  test('loses at most 1 % everywhere', () => {
    expect(share(lossMap.bestWithinOnePerCent)).toBe(1)
  })
  test('gives losses of other roofs within 1.5 points on average', () => {
    expect(lossMap.lossPoints.mean).toBeLessThanOrEqual(1.5)
  })
})

describe('Year-to-year scatter against PVGIS', () => {
  test('is within one point for years, and three for months on average', () => {
    for (const { year } of scatter.byPlace) expect(Math.abs(year.ours - year.reference)).toBeLessThanOrEqual(1)
    expect(scatter.monthPoints).toBeLessThanOrEqual(3)
  })
  test('distinguishes Madrid’s steady July from Zealand’s variable January', async () => {
    const madrid = scatter.byPlace.find(({ name }) => name === 'Madrid, Spain')
    // PVGIS: 2.3 % in August, 12.5 % in March.
    expect(madrid?.steadiestMonth.ours).toBeLessThan(5)
    expect(madrid?.unruliestMonth.ours).toBeGreaterThan(6)
  })
})

describe('Self-consumption against 8,760 hours of real weather at five places', () => {
  const { withoutBattery, withBattery } = selfConsumption
  /** Self-consumption and self-sufficiency together. */
  const meanOf = ({ selfConsumption: one, selfSufficiency: other }: typeof withBattery) => (one.mean + other.mean) / 2

  test('compares 54 homes at every place', () => {
    expect(selfConsumption.places).toBe(5)
    expect(withoutBattery.selfConsumption.cases + withBattery.selfConsumption.cases).toBe(5 * 54)
  })
  test('is within 1.7 points on average without a battery, and 1.3 with one', () => {
    expect(withoutBattery.selfConsumption.mean).toBeLessThanOrEqual(1.7)
    expect(withBattery.selfConsumption.mean).toBeLessThanOrEqual(1.3)
    expect(meanOf(withoutBattery)).toBeLessThanOrEqual(1.7)
    expect(meanOf(withBattery)).toBeLessThanOrEqual(1.3)
  })
  test('is within 4 points in 95 of 100 homes, as is self-sufficiency', () => {
    for (const homes of [withoutBattery, withBattery]) {
      expect(homes.selfConsumption.within95).toBeLessThanOrEqual(4)
      expect(homes.selfSufficiency.within95).toBeLessThanOrEqual(4)
    }
  })
})

test('Bills of all 22 cases match the reference engine to a hundredth of the currency a month', () => {
  expect(money.bills).toMatchObject({ cases: 22, months: 264 })
  expect(money.bills.worst).toBeLessThanOrEqual(0.01)
})
test('Cash flows of all ten cases match to a hundredth a year, rates to 0.01 points, costs per kWh to 0.001', () => {
  expect(money.cashFlows.cases).toBe(10)
  expect(money.cashFlows.worst).toBeLessThanOrEqual(0.01)
  expect(money.cashFlows.rate).toBeLessThanOrEqual(0.01)
  expect(money.cashFlows.lcoe).toBeLessThanOrEqual(0.001)
})

test('The figures of the accuracy and the landing page match today’s model and references', async () => {
  for (const [name, content] of Object.entries(accuracyFiles(accuracy))) {
    const committed = await readFile(new URL(`../../../shared/solar/${name}`, import.meta.url), 'utf8')
    expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(content)))
  }
})
