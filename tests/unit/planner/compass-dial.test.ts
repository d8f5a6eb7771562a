import { describe, expect, test } from 'vitest'
import { directionTo, inWords, turned } from '../../../client/src/features/planner/roof/compass-dial.ts'

describe('The compass on which a roof’s direction is chosen', () => {
  test.each([
    ['above the middle', 0, -60, 0],
    ['to the right', 60, 0, 90],
    ['below', 0, 60, 180],
    ['to the left', -60, 0, 270],
    ['right above, as far up as aside', 40, -40, 45],
    // tan 30° is 1 / √3.
    ['30° from north', 30, -51.96, 30],
  ])('a hand dragged %s shows there', (_, right, below, azimuth) => {
    expect(directionTo(right, below)).toBe(azimuth)
  })
  test('a hand dragged within 3° of one of the eight winds falls into it, and further off stays where it is', () => {
    // 2° and 5° past south.
    expect(directionTo(-60 * Math.sin(0.0349), 60 * Math.cos(0.0349))).toBe(180)
    expect(directionTo(-60 * Math.sin(0.0873), 60 * Math.cos(0.0873))).toBe(185)
    expect(directionTo(-2, -60)).toBe(0)
  })
  test.each([
    ['ArrowRight', false, 359, 0],
    ['ArrowLeft', false, 0, 359],
    ['ArrowUp', false, 180.4, 181],
    ['PageUp', false, 350, 5],
    ['PageDown', false, 10, 355],
    ['ArrowDown', true, 225, 210],
    ['Home', false, 77, 0],
  ])('%s (with Shift: %s) turns %d° to %d°', (key, isCoarse, from, to) => {
    expect(turned(from, key, isCoarse)).toBe(to)
  })
  test('Tab and letters turn nothing', () => {
    for (const key of ['Tab', 'a', 'Enter']) expect(turned(90, key, false)).toBeUndefined()
  })
  test('a direction is said in words and degrees', () => {
    expect(inWords(225)).toBe('southwest, 225°')
    expect(inWords(360)).toBe('north, 0°')
    expect(inWords(359.7)).toBe('north, 0°')
  })
})
