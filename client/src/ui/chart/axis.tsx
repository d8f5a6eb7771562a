import type { ScaleLinear } from 'd3-scale'
import { ChartText } from './chart-text.tsx'
import { BASELINE_OFFSET, estimateTextWidth } from './label-placement.ts'

export const CHART_HEIGHT = 260
export const CHART_MARGIN = { top: 22, right: 8, bottom: 26, left: 52 }

type Scale = ScaleLinear<number, number>

const TICKS = 4
/** Space between tick labels and lines [px]. */
export const AXIS_GAP = 6

/** Left edge of the plot [px], right of the longest tick label. */
export const computePlotLeft = (y: Scale, formatValue: (value: number) => string) =>
  Math.max(CHART_MARGIN.left, ...y.ticks(TICKS).map((tick) => estimateTextWidth(formatValue(tick)) + AXIS_GAP))

interface GridLinesProps {
  readonly y: Scale
  readonly values: readonly number[]
  readonly left: number
  readonly right: number
  /** Set in charts whose bars or lines cross zero. */
  readonly isFaint?: boolean
}

/** The line at zero is stronger. */
export function GridLines({ y, values, left, right, isFaint = false }: GridLinesProps) {
  const [axis, grid] = isFaint ? ['stroke-edge', 'stroke-line'] : ['chart-axis', 'chart-grid']
  return values.map((value) => (
    <line key={value} className={value === 0 ? axis : grid} x1={left} x2={right} y1={y(value)} y2={y(value)} />
  ))
}

type AxisProps = Omit<GridLinesProps, 'values'> & {
  readonly ticks?: number
  readonly unit: string
  readonly formatValue: (value: number) => string
}

export function Axis({ ticks = TICKS, unit, formatValue, ...lines }: AxisProps) {
  const { y, left } = lines
  const values = y.ticks(ticks)
  return (
    <g>
      <GridLines {...lines} values={values} />
      {values.map((value) => (
        <ChartText
          key={value}
          text={formatValue(value)}
          x={left - AXIS_GAP}
          y={y(value) + BASELINE_OFFSET}
          anchor="end"
        />
      ))}
      <ChartText text={unit} x={2} y={12} anchor="start" />
    </g>
  )
}
