import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LineChart } from '../../../client/src/ui/chart/line-chart.tsx'

const renderChart = (xAxis: { xValues?: readonly number[]; firstX?: number }, values: readonly number[]) => {
  const lines = [{ name: 'Value', values }]
  const markup = renderToStaticMarkup(
    createElement(LineChart, { lines, ...xAxis, xLabel: 'panels', unit: 'kWh', formatValue: String }),
  )
  // Labels of the x axis are anchored at their start or middle, those of the y axis at their end.
  const labels = [...markup.matchAll(/<text[^>]* x="([\d.]+)"[^>]*text-anchor="(?:start|middle)"[^>]*>(\d+)<\/text>/g)]
  const line = /<path d="M([\d.,L-]+)"/.exec(markup)?.[1] ?? ''
  return {
    labels: new Map(labels.map(([, x, name]) => [Number(name), Number(x)])),
    xs: line.split('L').map((point) => Number(point.split(',')[0])),
  }
}

test('places values at their x values, above the matching labels', () => {
  const xValues = [1, 2, 4, 8, 16, 32, 64, 128]
  const { labels, xs } = renderChart(
    { xValues },
    xValues.map((panels) => panels * 2),
  )
  const [first, last] = [xs[0] ?? 0, xs.at(-1) ?? 0]
  const expectedX = (panels: number) => first + ((panels - 1) / 127) * (last - first)
  for (const [i, panels] of xValues.entries()) expect(xs[i]).toBeCloseTo(expectedX(panels), 0)
  expect([...labels.keys()].at(-1)).toBeGreaterThan(100)
  for (const [panels, x] of labels) expect(x).toBeCloseTo(expectedX(panels), 0)
})

test('counts consecutive values from the first x value', () => {
  const { labels, xs } = renderChart({ firstX: 2026 }, [1, 2, 3, 4, 5])
  expect(labels.get(2026)).toBeCloseTo(xs[0] ?? 0, 0)
  expect(labels.get(2030)).toBeCloseTo(xs[4] ?? 0, 0)
})
