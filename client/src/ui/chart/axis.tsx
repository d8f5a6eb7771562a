import type { ScaleLinear } from 'd3-scale'
import { LETTERS, widthOf } from './placed-words.ts'

export const HEIGHT = 260
export const MARGIN = { top: 22, right: 8, bottom: 26, left: 52 }
export const TEXT = 'fill-soft tabular-nums'

type Scale = ScaleLinear<number, number>

const TICKS = 4
/** Between the figures and the lines [px]. */
const GAP = 6

/** Where the lines begin: right of the longest figure [px]. */
export const leftOf = (y: Scale, write: (value: number) => string) =>
  Math.max(MARGIN.left, ...y.ticks(TICKS).map((tick) => widthOf(write(tick)) + GAP))

interface AxisProps {
  readonly y: Scale
  /** As `leftOf` has it. */
  readonly left: number
  readonly width: number
  readonly unit: string
  readonly write: (value: number) => string
}

/** Lines across the chart with their values, and the unit above them. */
export function Axis({ y, left, width, unit, write }: AxisProps) {
  return (
    <g fontSize={LETTERS}>
      {y.ticks(TICKS).map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
            x1={left}
            x2={width - MARGIN.right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className={TEXT} x={left - GAP} y={y(tick) + 4} textAnchor="end">
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
