import { describe, expect, test } from 'vitest'
import { fitPanels, PANEL_GAP } from '#shared/roof/panels-in-rectangle.ts'
import { forAll, real } from '../../support/laws.ts'

const PANEL = { panelLong: 1.76, panelShort: 1.13 }

describe('The panels that fit in a rectangle of roof', () => {
  test('are in rows and columns with free edges and gaps', () => {
    // 10 × 6 m, 0.3 m free: 9.4 × 5.4 m. Portrait: (9.4 + 0.02) ÷ 1.15 = 8.19 and (5.4 + 0.02) ÷ 1.78 = 3.04.
    // Landscape: 9.42 ÷ 1.78 = 5.29 and 5.42 ÷ 1.15 = 4.71, which is 5 × 4 = 20.
    const upright8by3 = { orientation: 'upright', columns: 8, rows: 3, panels: 24 }
    expect(fitPanels({ width: 10, height: 6, clearance: 0.3, ...PANEL })).toEqual(upright8by3)
  })
  test('are in landscape where more fit', () => {
    // 5.5 × 3.5 m without margin. Portrait: 5.52 ÷ 1.15 = 4.8, 3.52 ÷ 1.78 = 1.98: 4. Landscape: 5.52 ÷ 1.78 = 3.1, 3.52 ÷ 1.15 = 3.06: 9.
    const lying3by3 = { orientation: 'lying', columns: 3, rows: 3, panels: 9 }
    expect(fitPanels({ width: 5.5, height: 3.5, clearance: 0, ...PANEL })).toEqual(lying3by3)
  })
  test('fit to the millimeter', () => {
    // Three panels of 1.1 m with two gaps of 0.02 m are 3.34 m.
    const row = { height: 1.7, clearance: 0, panelLong: 1.7, panelShort: 1.1 }
    expect(fitPanels({ width: 3.34, ...row })).toMatchObject({ columns: 3, rows: 1 })
    expect(fitPanels({ width: 3.339, ...row })).toMatchObject({ columns: 2 })
  })
  test('are none where the margins take all', () => {
    expect(fitPanels({ width: 2, height: 2, clearance: 1, ...PANEL }).panels).toBe(0)
    expect(fitPanels({ width: 2, height: 2, clearance: 5, ...PANEL }).panels).toBe(0)
  })
  test('never exceed the room, and never decrease with more room', () => {
    const meters = real(0, 50)
    forAll([meters, meters, real(0, 2)], (width, height, clearance) => {
      const { orientation, columns, rows, panels } = fitPanels({ width, height, clearance, ...PANEL })
      const [across, up] = orientation === 'upright' ? [1.13, 1.76] : [1.76, 1.13]
      const occupied = (count: number, size: number) => count * size + Math.max(0, count - 1) * PANEL_GAP
      if (panels > 0) {
        expect(occupied(columns, across)).toBeLessThanOrEqual(width - 2 * clearance + 1e-4)
        expect(occupied(rows, up)).toBeLessThanOrEqual(height - 2 * clearance + 1e-4)
      }
      expect(fitPanels({ width: width + 1, height, clearance, ...PANEL }).panels).toBeGreaterThanOrEqual(panels)
    })
  })
})
