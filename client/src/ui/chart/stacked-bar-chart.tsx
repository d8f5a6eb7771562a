import { scaleBand, scaleLinear } from 'd3-scale'
import { useElementWidth } from '../use-element-width.ts'
import { Axis, CHART_HEIGHT, CHART_MARGIN, computePlotLeft } from './axis.tsx'
import { Chart } from './chart.tsx'
import { ChartText } from './chart-text.tsx'
import { Legend, LegendItem } from './legend.tsx'
import { type SeriesPattern, useSeriesPatterns } from './series-pattern.tsx'

interface StackedBarChartProps {
  /** Shortened to their first letter where space is short. */
  readonly names: readonly string[]
  /** Parts of a bar from the bottom; negative values hang below zero. */
  readonly series: readonly {
    readonly name: string
    readonly pattern: SeriesPattern
    readonly values: readonly number[]
  }[]
  readonly unit: string
  readonly formatValue: (value: number) => string
}

const SHORT_NAMES_BELOW = 480

export function StackedBarChart({ names, series, unit, formatValue }: StackedBarChartProps) {
  const [container, width] = useElementWidth<HTMLDivElement>()
  const { defs, patternProps } = useSeriesPatterns()
  const extents = names.map((_, i) => computeExtent(series.map(({ values }) => values[i] ?? 0)))
  const low = Math.min(0, ...extents.map(([lowest]) => lowest))
  const high = Math.max(low + 1e-9, ...extents.map(([, highest]) => highest))
  const y = scaleLinear([low, high], [CHART_HEIGHT - CHART_MARGIN.bottom, CHART_MARGIN.top]).nice(4)
  const left = computePlotLeft(y, formatValue)
  const right = width - CHART_MARGIN.right
  const x = scaleBand<number>([...names.keys()], [left, right]).padding(0.25)
  return (
    <div ref={container}>
      <Legend position="above">
        {series.map(({ name, pattern }) => (
          <LegendItem
            key={name}
            size="h-[14px]"
            viewBox="0 0 18 14"
            sample={<rect x="1" y="1" width="16" height="12" {...patternProps(pattern)} />}
          >
            {name}
          </LegendItem>
        ))}
      </Legend>
      <Chart width={width} height={CHART_HEIGHT} aria-hidden="true">
        {defs}
        <Axis y={y} left={left} right={right} isFaint unit={unit} formatValue={formatValue} />
        {names.map((name, i) => {
          let up = 0
          let down = 0
          return (
            <g key={name}>
              {series.map(({ name: part, pattern, values }) => {
                const value = values[i] ?? 0
                const from = value < 0 ? down : up
                const to = from + value
                if (value < 0) down = to
                else up = to
                const [top, bottom] = [y(Math.max(from, to)), y(Math.min(from, to))]
                return (
                  <rect
                    key={part}
                    {...patternProps(pattern)}
                    x={x(i)}
                    width={x.bandwidth()}
                    y={top}
                    height={bottom - top}
                  />
                )
              })}
              <ChartText
                text={name.slice(0, width >= SHORT_NAMES_BELOW ? 3 : 1)}
                x={(x(i) ?? 0) + x.bandwidth() / 2}
                y={CHART_HEIGHT - 8}
                anchor="middle"
              />
            </g>
          )
        })}
      </Chart>
    </div>
  )
}

const computeExtent = (values: readonly number[]): readonly [number, number] => [
  values.reduce((sum, value) => sum + Math.min(0, value), 0),
  values.reduce((sum, value) => sum + Math.max(0, value), 0),
]
