import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { accuracyText, measureAccuracy } from '../../../server/cli/accuracy.ts'

const accuracy = await measureAccuracy()
const { yields, endToEnd, lossMap, scatter, selfConsumption, money } = accuracy
const kind = (name: string) => {
  const found = yields.byKind.find((entry) => entry.kind === name)
  if (!found) throw new Error(`No reference of kind ${name}`)
  return found
}
const share = ({ cases, hold }: { cases: number; hold: number }) => hold / cases

describe('Against NREL’s PVWatts V8 at eight places, from each place’s monthly climate', () => {
  test('every place brings its six planes', () => {
    expect(yields.places).toHaveLength(8)
    expect(yields.byCase).toHaveLength(48)
  })
  test('roofs towards the equator are within 1.5 % a year on average, in light and in yield', () => {
    expect(kind('roofTowardsEquator').irradiation.mean).toBeLessThanOrEqual(1.5)
    expect(kind('roofTowardsEquator').ac.mean).toBeLessThanOrEqual(1.5)
  })
  test('all roofs are within 2.5 % a year on average, in light and in yield', () => {
    expect(yields.irradiation.mean).toBeLessThanOrEqual(2.5)
    expect(yields.acOfRoofs.mean).toBeLessThanOrEqual(2.5)
  })
  test.each(['roofEast', 'roofTowardsPole', 'wallTowardsEquator', 'rackTowardsEquator', 'horizontal'])(
    'a %s is within 5 %% a year on average, in light and in yield',
    (name) => {
      expect(kind(name).irradiation.mean).toBeLessThanOrEqual(5)
      expect(kind(name).ac.mean).toBeLessThanOrEqual(5)
    },
  )
  test('AC yield is within 2 % a year on average and 10 % at worst, within 3.5 % a month', () => {
    expect(yields.ac.mean).toBeLessThanOrEqual(2)
    expect(yields.ac.worst).toBeLessThanOrEqual(10)
    expect(yields.acByMonth.mean).toBeLessThanOrEqual(3.5)
  })
})

describe('From the place alone, by our own climate', () => {
  test('between 70 and 90 % of the references lie within the range that is shown', () => {
    expect(share(endToEnd.inRange.meanYear)).toBeGreaterThanOrEqual(0.7)
    expect(share(endToEnd.inRange.meanYear)).toBeLessThanOrEqual(0.9)
  })
  test('the range of the climate alone holds 70 to 90 % of them too', () => {
    expect(share(endToEnd.inRange.meanYearOfClimateAlone)).toBeGreaterThanOrEqual(0.7)
    expect(share(endToEnd.inRange.meanYearOfClimateAlone)).toBeLessThanOrEqual(0.9)
  })
  test('single months hold in 8 to 9.5 of 10', () => {
    expect(share(endToEnd.inRange.month)).toBeGreaterThanOrEqual(0.8)
    expect(share(endToEnd.inRange.month)).toBeLessThanOrEqual(0.95)
  })
  test('the fine climate knows the air better than the coarse one', () => {
    expect(endToEnd.temperatureDegrees.mean).toBeLessThan(1)
    expect(endToEnd.temperatureDegrees.mean).toBeLessThan(0.5 * endToEnd.withoutNetwork.temperatureDegrees.mean)
  })
})

describe('The best tilt, by the reference’s own yields', () => {
  test('is within 1 % of the best everywhere', () => {
    expect(share(lossMap.bestWithinOnePerCent)).toBe(1)
  })
  test('and what other roofs lose is within 1.5 points on average', () => {
    expect(lossMap.lossPoints.mean).toBeLessThanOrEqual(1.5)
  })
})

describe('The scatter of years, against PVGIS', () => {
  test('is within one point for every place’s year, and three for a month on average', () => {
    for (const { year } of scatter.byPlace) expect(Math.abs(year.ours - year.reference)).toBeLessThanOrEqual(1)
    expect(scatter.monthPoints).toBeLessThanOrEqual(3)
  })
  test('tells steady summers from unruly winters: Madrid’s July from Zealand’s January', async () => {
    const madrid = scatter.byPlace.find(({ name }) => name === 'Madrid, Spain')
    // PVGIS: 2.3 % in August, 12.5 % in March.
    expect(madrid?.steadiestMonth.ours).toBeLessThan(5)
    expect(madrid?.unruliestMonth.ours).toBeGreaterThan(6)
  })
})

describe('The share of its own sun that a home uses, against 8,760 hours of real weather at five places', () => {
  const { withoutBattery, withBattery } = selfConsumption
  /** Of both shares together: what of the sun is used at home, and what of the use the sun covers. */
  const meanOf = ({ selfConsumption: one, selfSufficiency: other }: typeof withBattery) => (one.mean + other.mean) / 2

  test('every place brings its 54 homes', () => {
    expect(selfConsumption.places).toBe(5)
    expect(withoutBattery.selfConsumption.cases + withBattery.selfConsumption.cases).toBe(5 * 54)
  })
  test('is within 1.7 points on average without a battery, and 1.3 with one', () => {
    expect(withoutBattery.selfConsumption.mean).toBeLessThanOrEqual(1.7)
    expect(withBattery.selfConsumption.mean).toBeLessThanOrEqual(1.3)
    expect(meanOf(withoutBattery)).toBeLessThanOrEqual(1.7)
    expect(meanOf(withBattery)).toBeLessThanOrEqual(1.3)
  })
  test('is within 4 points in 95 of 100 homes, and so is the share of the use that the sun covers', () => {
    for (const homes of [withoutBattery, withBattery]) {
      expect(homes.selfConsumption.within95).toBeLessThanOrEqual(4)
      expect(homes.selfSufficiency.within95).toBeLessThanOrEqual(4)
    }
  })
})

test('Bills of all 22 cases are the reference engine’s to a hundredth of the currency a month', () => {
  expect(money.bills).toMatchObject({ cases: 22, months: 264 })
  expect(money.bills.worst).toBeLessThanOrEqual(0.01)
})
test('Cash flows of all ten cases are its to a hundredth a year, rates to 0.01 points, a kWh’s cost to 0.001', () => {
  expect(money.cashFlows.cases).toBe(10)
  expect(money.cashFlows.worst).toBeLessThanOrEqual(0.01)
  expect(money.cashFlows.rate).toBeLessThanOrEqual(0.01)
  expect(money.cashFlows.lcoe).toBeLessThanOrEqual(0.001)
})

test('The accuracy page’s figures are what the committed references give today', async () => {
  const committed = await readFile(new URL('../../../shared/solar/accuracy.json', import.meta.url), 'utf8')
  expect(JSON.parse(committed)).toEqual(JSON.parse(accuracyText(accuracy)))
})
