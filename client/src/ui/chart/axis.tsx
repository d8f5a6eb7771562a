import type { ScaleLinear } from 'd3-scale'

export const HEIGHT = 260
export const MARGIN = { top: 22, right: 8, bottom: 26, left: 52 }
/** Size of the letters [px]. */
export const LETTERS = 12.5
export const TEXT = 'fill-soft tabular-nums'

interface AxisProps {
  readonly y: ScaleLinear<number, number>
  readonly width: number
  readonly unit: string
  readonly write: (value: number) => string
}

/** Lines across the chart with their values, and the unit above them. */
export function Axis({ y, width, unit, write }: AxisProps) {
  return (
    <g fontSize={LETTERS}>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
            x1={MARGIN.left}
            x2={width - MARGIN.right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className={TEXT} x={MARGIN.left - 6} y={y(tick) + 4} textAnchor="end">
            {write(tick)}
          </text>
        </g>
      ))}
      <text className={TEXT} x={2} y={12}>
        {unit}
      </text>
    </g>
  )
}
