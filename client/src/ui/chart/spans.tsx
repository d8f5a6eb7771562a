import { scaleLinear } from 'd3-scale'
import { useWidth } from '../use-width.ts'
import { TEXT } from './axis.tsx'
import { useLooks } from './looks.tsx'
import { LETTERS, widthOf } from './placed-words.ts'

interface SpansProps {
  /** Each from its low to its high, beside what they all start from. */
  readonly spans: readonly { readonly name: string; readonly low: number; readonly high: number }[]
  readonly middle: number
  readonly write: (value: number) => string
}

const ROW = 52
/** Where a name has two lines: what it is, and from where to where [px]. */
const LINE = 16
const ROOMY = 520
const TOP = 22
/** Between a bar and its figure [px]. */
const GAP = 4

/** How far each thing moves one figure, the furthest first: a tornado. */
export function Spans({ spans, middle, write }: SpansProps) {
  const [box, width] = useWidth<HTMLDivElement>()
  const { defs, draw } = useLooks()
  const values = spans.flatMap(({ low, high }) => [low, high])
  const side = Math.max(60, ...values.map((value) => widthOf(write(value)) + GAP))
  const x = scaleLinear([Math.min(0, middle, ...values), Math.max(0, middle, ...values)], [side, width - side])
  const more = width < ROOMY ? LINE : 0
  const row = ROW + more
  const height = TOP + spans.length * row
  return (
    <div ref={box}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block w-full" fontSize={LETTERS}>
        {defs}
        <line x1={x(0)} x2={x(0)} y1={TOP - 6} y2={height} className="stroke-edge [stroke-dasharray:4_3]" />
        <text className={TEXT} x={x(0)} y={12} textAnchor="middle">
          {write(0)}
        </text>
        {spans.map(({ name, low, high }, index) => {
          const top = TOP + index * row
          const [left, right] = [Math.min(low, high), Math.max(low, high)]
          return (
            <g key={name}>
              {(more > 0 ? name.split(/(?<=:) /) : [name]).map((words, i) => (
                <text key={words} className="fill-ink" x={2} y={top + 14 + i * LINE}>
                  {words}
                </text>
              ))}
              <rect
                x={x(left)}
                width={Math.max(1, x(middle) - x(left))}
                y={top + 20 + more}
                height={18}
                {...draw('hatched')}
              />
              <rect
                x={x(middle)}
                width={Math.max(1, x(right) - x(middle))}
                y={top + 20 + more}
                height={18}
                {...draw('solid')}
              />
              <text className={TEXT} x={x(left) - GAP} y={top + 33 + more} textAnchor="end">
                {write(left)}
              </text>
              <text className={TEXT} x={x(right) + GAP} y={top + 33 + more}>
                {write(right)}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
