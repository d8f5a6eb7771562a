import { scaleBand, scaleLinear } from 'd3-scale'
import { useWidth } from '../use-width.ts'
import { Axis, HEIGHT, leftOf, MARGIN, TEXT } from './axis.tsx'
import { Legend, type Look, useLooks } from './looks.tsx'
import { LETTERS } from './placed-words.ts'

interface StackedBarsProps {
  /** Below each bar; the first letter where there is no room for three. */
  readonly names: readonly string[]
  /** Parts of each bar from below; negative values hang below the line. */
  readonly series: readonly { readonly name: string; readonly look: Look; readonly values: readonly number[] }[]
  readonly unit: string
  readonly write: (value: number) => string
}

const ROOMY = 480

/** Bars of several parts, one for each month or case. */
export function StackedBars({ names, series, unit, write }: StackedBarsProps) {
  const [box, width] = useWidth<HTMLDivElement>()
  const { defs, draw } = useLooks()
  const ends = names.map((_, i) => reach(series.map(({ values }) => values[i] ?? 0)))
  const low = Math.min(0, ...ends.map(([least]) => least))
  const high = Math.max(low + 1e-9, ...ends.map(([, most]) => most))
  const y = scaleLinear([low, high], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(4)
  const left = leftOf(y, write)
  const x = scaleBand<number>([...names.keys()], [left, width - MARGIN.right]).padding(0.25)
  return (
    <div ref={box}>
      <Legend items={series} draw={draw} />
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" className="block w-full">
        {defs}
        <Axis y={y} left={left} width={width} unit={unit} write={write} />
        {names.map((name, i) => {
          let up = 0
          let down = 0
          return (
            <g key={name}>
              {series.map(({ name: part, look, values }) => {
                const value = values[i] ?? 0
                const from = value < 0 ? down : up
                const to = from + value
                if (value < 0) down = to
                else up = to
                const [top, bottom] = [y(Math.max(from, to)), y(Math.min(from, to))]
                return <rect key={part} {...draw(look)} x={x(i)} width={x.bandwidth()} y={top} height={bottom - top} />
              })}
              <text
                className={TEXT}
                fontSize={LETTERS}
                x={(x(i) ?? 0) + x.bandwidth() / 2}
                y={HEIGHT - 8}
                textAnchor="middle"
              >
                {name.slice(0, width >= ROOMY ? 3 : 1)}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}

/** How far the parts reach below and above the line. */
const reach = (values: readonly number[]): readonly [number, number] => [
  values.reduce((sum, value) => sum + Math.min(0, value), 0),
  values.reduce((sum, value) => sum + Math.max(0, value), 0),
]
