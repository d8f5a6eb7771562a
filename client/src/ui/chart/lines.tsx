import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import { classes } from '../classes.ts'
import { useWidth } from '../use-width.ts'
import { Axis, HEIGHT, leftOf, MARGIN, TEXT } from './axis.tsx'
import { LETTERS } from './placed-words.ts'

export interface Line {
  readonly name: string
  /** One value for each place along the chart, the first at `from`. */
  readonly values: readonly number[]
}

/** Below the chart's figures, what they count [px]. */
const LINE = 16

interface LinesProps {
  readonly lines: readonly Line[]
  /** Between two lines, of the same length. */
  readonly band?: { readonly low: readonly number[]; readonly high: readonly number[] }
  /** What the first place along the chart is called, as a number: hour 0, year 2026. */
  readonly from?: number
  /** Where the values lie along the chart, rising; one after the other unless given. */
  readonly at?: readonly number[]
  /** What stands below the chart. */
  readonly along: string
  readonly unit: string
  readonly write: (value: number) => string
}

/** Told apart by strokes and marks, with or without colour. */
const STROKES = [
  'stroke-ink',
  'stroke-amber [stroke-dasharray:7_4]',
  'stroke-savings [stroke-dasharray:2_3]',
  'stroke-brand [stroke-dasharray:10_3_2_3]',
  'stroke-danger [stroke-dasharray:4_4]',
  'stroke-soft [stroke-dasharray:1_4]',
] as const
const strokeOf = (index: number) => STROKES[index % STROKES.length] as string
/** From the seventh line on each stroke comes again, with beads on it. */
const hasBeads = (index: number) => index >= STROKES.length
/** Places between two beads. */
const BEADS = 4

const BEAD = 'fill-surface stroke-ink [stroke-width:1.5]'

/** Lines through the same places, each with its own stroke; the legend draws them. */
export function Lines({ lines, band, from = 0, at, along, unit, write }: LinesProps) {
  const [box, width] = useWidth<HTMLDivElement>()
  const all = [...lines.flatMap(({ values }) => values), ...(band ? [...band.low, ...band.high] : [])]
  const count = Math.max(2, ...lines.map(({ values }) => values.length))
  const y = scaleLinear([Math.min(0, ...all), Math.max(1e-9, ...all)], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(4)
  const left = leftOf(y, write)
  const [first, last] = at ? [at[0] ?? 0, at.at(-1) ?? 1] : [0, count - 1]
  const x = scaleLinear([first, last], [left, width - MARGIN.right])
  const xOf = (place: number) => x(at ? (at[place] ?? place) : place)
  const nameOf = (tick: number) => (at ? tick : from + tick)
  const path = line<number>((_, i) => xOf(i), y).digits(1)
  const between = area<number>(
    (_, i) => xOf(i),
    (_, i) => y(band?.low[i] ?? 0),
    (_, i) => y(band?.high[i] ?? 0),
  ).digits(1)
  return (
    <div ref={box}>
      <ul className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {lines.map(({ name }, index) => (
          <li key={name} className="flex items-center gap-2">
            <svg width="34" height="8" aria-hidden="true">
              <line x1="0" x2="34" y1="4" y2="4" strokeWidth="3" className={strokeOf(index)} />
              {hasBeads(index) && <circle cx="17" cy="4" r="3.5" className={BEAD} />}
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${width} ${HEIGHT + LINE}`} aria-hidden="true" className="block w-full">
        {band && <path d={between([...band.low]) ?? ''} className="fill-sun-soft print:[print-color-adjust:exact]" />}
        <Axis y={y} left={left} width={width} unit={unit} write={write} />
        {lines.map(({ name, values }, index) => (
          <g key={name}>
            <path d={path([...values]) ?? ''} strokeWidth="2.5" className={classes('fill-none', strokeOf(index))} />
            {hasBeads(index) &&
              values.map((value, i) =>
                i % BEADS === index % BEADS ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: places along the chart never move
                  <circle key={i} cx={xOf(i)} cy={y(value)} r="4" className={BEAD} />
                ) : null,
              )}
          </g>
        ))}
        <g fontSize={LETTERS}>
          {x.ticks(width < 480 ? 4 : 8).map((tick) =>
            Number.isInteger(tick) ? (
              <text
                key={tick}
                className={TEXT}
                x={x(tick)}
                y={HEIGHT - 8}
                textAnchor={tick === first ? 'start' : 'middle'}
              >
                {nameOf(tick)}
              </text>
            ) : null,
          )}
          <text className={TEXT} x={width - MARGIN.right} y={HEIGHT - 8 + LINE} textAnchor="end">
            {along}
          </text>
        </g>
      </svg>
    </div>
  )
}
