import { scaleBand, scaleLinear } from 'd3-scale'
import { useId } from 'react'
import { t } from '#shared/language/t.ts'
import { classes } from '../classes.ts'
import {
  Axis,
  CHART_HEIGHT,
  CHART_MARGIN,
  Chart,
  ChartText,
  computePlotLeft,
  Legend,
  LegendItem,
  useElementWidth,
} from './chart.tsx'
import { estimateTextWidth, moveOffLine } from './label-placement.ts'

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

interface RangeBarChartProps {
  /** Values relative to the common base. */
  readonly spans: readonly { readonly name: string; readonly low: number; readonly high: number }[]
  readonly base: number
  readonly formatValue: (value: number) => string
}

const ROW_HEIGHT = 52
/** A narrow chart splits names into two lines of this height [px]. */
const LINE_HEIGHT = 16
const TWO_LINE_BELOW = 520
/** Space for two lines: which side is worse and which better, and the zero above its line [px]. */
const TOP = 40
/** Space between a bar and its value [px]. */
const GAP = 4

/** Tornado chart: the largest effect first. */
export function RangeBarChart({ spans, base, formatValue }: RangeBarChartProps) {
  const [container, width] = useElementWidth<HTMLDivElement>()
  const { defs, patternProps } = useSeriesPatterns()
  const values = spans.flatMap(({ low, high }) => [low, high])
  const [worse, better] = [t('← Worse'), t('Better →')]
  const texts = [worse, better, ...values.map(formatValue)]
  const sideMargin = Math.max(60, ...texts.map((text) => estimateTextWidth(text) + 2 * GAP))
  const x = scaleLinear([Math.min(0, base, ...values), Math.max(0, base, ...values)], [sideMargin, width - sideMargin])
  const extraHeight = width < TWO_LINE_BELOW ? LINE_HEIGHT : 0
  const rowHeight = ROW_HEIGHT + extraHeight
  const height = TOP + spans.length * rowHeight
  return (
    <div ref={container}>
      <Chart width={width} height={height} aria-hidden="true">
        {defs}
        <ChartText text={worse} x={x(base) - GAP} y={12} anchor="end" className="font-semibold" />
        <ChartText text={better} x={x(base) + GAP} y={12} anchor="start" className="font-semibold" />
        <ChartText text={formatValue(0)} x={x(0)} y={30} anchor="middle" />
        {spans.map(({ name, low, high }, index) => {
          const top = TOP + index * rowHeight
          const [left, right] = [Math.min(low, high), Math.max(low, high)]
          return (
            <g key={name}>
              {(extraHeight > 0 ? name.split(/(?<=:) /) : [name]).map((text, i) => (
                <ChartText
                  key={text}
                  text={text}
                  x={2}
                  y={top + 14 + i * LINE_HEIGHT}
                  anchor="start"
                  className="fill-ink normal-nums"
                />
              ))}
              {/* The line is drawn between the names, so that none is crossed. */}
              <line
                x1={x(0)}
                x2={x(0)}
                y1={top + 19 + extraHeight}
                y2={top + 39 + extraHeight}
                className="stroke-edge [stroke-dasharray:4_3]"
              />
              {(
                [
                  ['hatched', left, base],
                  ['solid', base, right],
                ] as const
              ).map(([pattern, from, to]) => (
                <rect
                  key={pattern}
                  x={x(from)}
                  width={Math.max(1, x(to) - x(from))}
                  y={top + 20 + extraHeight}
                  height={18}
                  {...patternProps(pattern)}
                />
              ))}
              {(
                [
                  ['end', left, x(left) - GAP],
                  ['start', right, x(right) + GAP],
                ] as const
              ).map(([anchor, value, labelX]) => (
                <ChartText
                  key={anchor}
                  {...moveOffLine(
                    { text: formatValue(value), x: labelX, y: top + 33 + extraHeight, anchor },
                    x(0),
                    GAP,
                  )}
                />
              ))}
            </g>
          )
        })}
      </Chart>
    </div>
  )
}

/** Fill patterns that differ without color. */
type SeriesPattern = 'solid' | 'hatched' | 'dotted'

const PATTERN_CLASSES: Readonly<Record<SeriesPattern, string>> = {
  solid: 'fill-sun stroke-amber',
  hatched: 'stroke-brand',
  dotted: 'stroke-savings',
}

function useSeriesPatterns() {
  const id = useId()
  const defs = (
    <defs>
      <pattern id={`${id}-hatched`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className="fill-sky" />
        <line x1="0" y1="0" x2="0" y2="6" strokeWidth="4" className="stroke-brand" />
      </pattern>
      <pattern id={`${id}-dotted`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className="fill-savings-soft" />
        <circle cx="3" cy="3" r="1.5" className="fill-savings" />
      </pattern>
    </defs>
  )
  const patternProps = (pattern: SeriesPattern) => ({
    className: classes(PATTERN_CLASSES[pattern], 'print:[print-color-adjust:exact]'),
    ...(pattern !== 'solid' && { fill: `url(#${id}-${pattern})` }),
  })
  return { defs, patternProps }
}
