import { expect, test } from 'vitest'
import { measureHotWater } from '../../accuracy/hot-water.ts'
import reference from '../../reference/energy/hot-water.json'

const { load, elementKw, warmBy } = reference

/** Area under min(element, sine − load) above zero over a day of 12 hours of sun [kWh], by the sine’s antiderivative. */
function surplusByHand(peakKw: number): number {
  const areaAbove = (level: number) => {
    const angle = Math.asin(Math.min(1, level / peakKw))
    return (12 / Math.PI) * (2 * peakKw * Math.cos(angle) - level * (Math.PI - 2 * angle))
  }
  return areaAbove(load) - areaAbove(load + elementKw)
}

// 4.186 kJ warm a litre by 1 K, and 3,600 kJ are 1 kWh.
test.each(reference.days)(
  'On equal days of $peakKw kW at noon, $litres litres get the hand-worked $heat kWh',
  (day) => {
    const tankKwh = (day.litres * 4.186 * warmBy) / 3_600
    expect(day.heat).toBeCloseTo(Math.min(surplusByHand(day.peakKw), tankKwh), 2)
    const ours = measureHotWater().days.find(({ peakKw, litres }) => peakKw === day.peakKw && litres === day.litres)
    expect(Math.abs((ours?.ours ?? 0) / day.heat - 1)).toBeLessThan(0.015)
  },
)
