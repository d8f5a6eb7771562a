import { expect, test } from 'vitest'
import { loadWorldMap } from '../../../server/towns/world-map.ts'

const { land, classes, width, height } = await loadWorldMap()

const numbersIn = (path: string) => (path.match(/-?\d+/g) ?? []).map(Number)

test('No coast crosses the map where the world begins again', () => {
  for (const ring of land.split('z').slice(0, -1)) {
    const [, , ...steps] = numbersIn(ring)
    // The longest straight coasts of the land are below 30°.
    expect(Math.max(...steps.map(Math.abs)), ring).toBeLessThan(60)
  }
})

test('Each class has towns, all of them on the map', () => {
  expect(classes).toHaveLength(5)
  for (const { towns } of classes) {
    let [x, y] = [0, 0]
    const dots = towns.split('h0').slice(0, -1)
    expect(dots.length).toBeGreaterThan(10)
    for (const dot of dots) {
      const [dx = 0, dy = 0] = numbersIn(dot)
      ;[x, y] = [x + dx, y + dy]
      expect(x >= 0 && x <= width && y >= 0 && y <= height, `${x}, ${y}`).toBe(true)
    }
  }
})

test('A dark dot is a town with much sun: Upington in South Africa, not Stockholm', () => {
  const at = (longitude: number, latitude: number) => [(longitude + 168.5) * 2, (80 - latitude) * 2] as const
  const classAt = ([x0, y0]: readonly [number, number]) =>
    classes.findIndex(({ towns }) => {
      let [x, y] = [0, 0]
      return towns.split('h0').some((dot) => {
        const [dx = 0, dy = 0] = numbersIn(dot)
        ;[x, y] = [x + dx, y + dy]
        return Math.hypot(x - x0, y - y0) < 3
      })
    })
  expect(classAt(at(21.26, -28.45))).toBe(4)
  expect(classAt(at(18.07, 59.33))).toBe(0)
})
