import { expect, test } from 'vitest'
import { type ChartLabel, computeLabelBox, moveOffLine } from '../../../client/src/ui/chart/label-placement.ts'

test('a value beside a bar is never crossed by the line of zero', () => {
  for (const anchor of ['start', 'end'] as const)
    for (let x = 0; x <= 400; x += 1) {
      const label: ChartLabel = { text: '−$1,234', x, y: 20, anchor }
      const placed = moveOffLine(label, 200, 4)
      const { left, right } = computeLabelBox(placed)
      expect(left >= 204 || right <= 196, `${anchor} at ${x}`).toBe(true)
      // A label moves away from its bar only.
      expect(anchor === 'start' ? placed.x >= x : placed.x <= x).toBe(true)
    }
  const clear: ChartLabel = { text: '$9', x: 20, y: 20, anchor: 'start' }
  expect(moveOffLine(clear, 200, 4)).toBe(clear)
})
