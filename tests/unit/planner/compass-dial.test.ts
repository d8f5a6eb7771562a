import { describe, expect, test } from 'vitest'
import { azimuthOfPoint, describeDirection, turnByKey } from '../../../client/src/planner/steps/roof/direction-dial.tsx'

describe('The compass dial', () => {
  test.each([
    ['above the middle', 0, -60, 0],
    ['to the right', 60, 0, 90],
    ['below', 0, 60, 180],
    ['to the left', -60, 0, 270],
    ['right above, as far up as aside', 40, -40, 45],
    // tan 30° is 1 / √3.
    ['30° from north', 30, -51.96, 30],
  ])('points to a hand dragged %s', (_, right, below, azimuth) => {
    expect(azimuthOfPoint(right, below)).toBe(azimuth)
  })
  test('snaps a dragged hand to the eight principal directions within 3°', () => {
    // 2° and 5° past south.
    expect(azimuthOfPoint(-60 * Math.sin(0.0349), 60 * Math.cos(0.0349))).toBe(180)
    expect(azimuthOfPoint(-60 * Math.sin(0.0873), 60 * Math.cos(0.0873))).toBe(185)
    expect(azimuthOfPoint(-2, -60)).toBe(0)
  })
  test.each([
    ['ArrowRight', false, 359, 0],
    ['ArrowLeft', false, 0, 359],
    ['ArrowUp', false, 180.4, 181],
    ['PageUp', false, 350, 5],
    ['PageDown', false, 10, 355],
    ['ArrowDown', true, 225, 210],
    ['Home', false, 77, 0],
  ])('turns by %s (with Shift: %s) from %d° to %d°', (key, isCoarse, from, to) => {
    expect(turnByKey(from, key, isCoarse)).toBe(to)
  })
  test('ignores Tab and letters', () => {
    for (const key of ['Tab', 'a', 'Enter']) expect(turnByKey(90, key, false)).toBeUndefined()
  })
  test('describes a direction in words and degrees', () => {
    expect(describeDirection(225)).toBe('southwest, 225°')
    expect(describeDirection(360)).toBe('north, 0°')
    expect(describeDirection(359.7)).toBe('north, 0°')
  })
})
