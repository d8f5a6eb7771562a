import type { ScaleLinear } from 'd3-scale'
import { estimateTextWidth, LABEL_FONT_SIZE } from './label-placement.ts'

export const CHART_HEIGHT = 260
export const CHART_MARGIN = { top: 22, right: 8, bottom: 26, left: 52 }
export const AXIS_TEXT = 'fill-soft tabular-nums'

type Scale = ScaleLinear<number, number>

const TICKS = 4
/** Between tick labels and lines [px]. */
const GAP = 6

/** Left edge of the plot [px], right of the longest tick label. */
export const computePlotLeft = (y: Scale, formatValue: (value: number) => string) =>
  Math.max(CHART_MARGIN.left, ...y.ticks(TICKS).map((tick) => estimateTextWidth(formatValue(tick)) + GAP))

interface AxisProps {
  readonly y: Scale
  /** Result of `computePlotLeft` [px]. */
  readonly left: number
  readonly width: number
  readonly unit: string
  readonly formatValue: (value: number) => string
}

export function Axis({ y, left, width, unit, formatValue }: AxisProps) {
  return (
    <g fontSize={LABEL_FONT_SIZE}>
      {y.ticks(TICKS).map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
            x1={left}
            x2={width - CHART_MARGIN.right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className={AXIS_TEXT} x={left - GAP} y={y(tick) + 4} textAnchor="end">
            {formatValue(tick)}
          </text>
        </g>
      ))}
      <text className={AXIS_TEXT} x={2} y={12}>
        {unit}
      </text>
    </g>
  )
}
