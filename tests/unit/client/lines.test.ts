import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Lines } from '../../../client/src/ui/chart/lines.tsx'

const chart = (more: { at?: readonly number[]; from?: number }, values: readonly number[]) => {
  const lines = [{ name: 'Value', values }]
  const markup = renderToStaticMarkup(
    createElement(Lines, { lines, ...more, along: 'panels', unit: 'kWh', write: String }),
  )
  // Places along the chart stand below it, figures of the axis to its left.
  const labels = [...markup.matchAll(/<text[^>]* x="([\d.]+)"[^>]*text-anchor="(?:start|middle)"[^>]*>(\d+)<\/text>/g)]
  const line = /<path d="M([\d.,L-]+)"/.exec(markup)?.[1] ?? ''
  return {
    labels: new Map(labels.map(([, x, name]) => [Number(name), Number(x)])),
    xs: line.split('L').map((point) => Number(point.split(',')[0])),
  }
}

test('Sizes in uneven steps lie where their number says, below the labels of the chart', () => {
  const at = [1, 2, 4, 8, 16, 32, 64, 128]
  const { labels, xs } = chart(
    { at },
    at.map((panels) => panels * 2),
  )
  const [first, last] = [xs[0] ?? 0, xs.at(-1) ?? 0]
  const placeOf = (panels: number) => first + ((panels - 1) / 127) * (last - first)
  for (const [i, panels] of at.entries()) expect(xs[i]).toBeCloseTo(placeOf(panels), 0)
  expect([...labels.keys()].at(-1)).toBeGreaterThan(100)
  for (const [panels, x] of labels) expect(x).toBeCloseTo(placeOf(panels), 0)
})

test('Values one after the other are counted from the first', () => {
  const { labels, xs } = chart({ from: 2026 }, [1, 2, 3, 4, 5])
  expect(labels.get(2026)).toBeCloseTo(xs[0] ?? 0, 0)
  expect(labels.get(2030)).toBeCloseTo(xs[4] ?? 0, 0)
})
