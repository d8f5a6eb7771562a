import { scaleBand, scaleLinear } from 'd3-scale'
import { useElementWidth } from '../use-element-width.ts'
import { AXIS_TEXT, Axis, CHART_HEIGHT, CHART_MARGIN, computePlotLeft } from './axis.tsx'
import { LABEL_FONT_SIZE } from './label-placement.ts'
import { PatternLegend, type SeriesPattern, useSeriesPatterns } from './series-pattern.tsx'

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
  const x = scaleBand<number>([...names.keys()], [left, width - CHART_MARGIN.right]).padding(0.25)
  return (
    <div ref={container}>
      <PatternLegend items={series} patternProps={patternProps} />
      <svg viewBox={`0 0 ${width} ${CHART_HEIGHT}`} aria-hidden="true" className="block w-full">
        {defs}
        <Axis y={y} left={left} width={width} unit={unit} formatValue={formatValue} />
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
              <text
                className={AXIS_TEXT}
                fontSize={LABEL_FONT_SIZE}
                x={(x(i) ?? 0) + x.bandwidth() / 2}
                y={CHART_HEIGHT - 8}
                textAnchor="middle"
              >
                {name.slice(0, width >= SHORT_NAMES_BELOW ? 3 : 1)}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}

const computeExtent = (values: readonly number[]): readonly [number, number] => [
  values.reduce((sum, value) => sum + Math.min(0, value), 0),
  values.reduce((sum, value) => sum + Math.max(0, value), 0),
]
