import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { monthNames } from '#shared/format/time.ts'
import type { YieldRange } from '#shared/solar/yield-range.ts'
import { useFigures } from '../../home/figures.ts'
import { Axis } from '../../ui/chart/axis.tsx'
import { Chart } from '../../ui/chart/chart.tsx'
import { ChartText } from '../../ui/chart/chart-text.tsx'
import { useElementWidth } from '../../ui/use-element-width.ts'

/** Line drawn over the bars. */
export interface MonthLine {
  readonly name: 'horizontal' | 'best'
  readonly values: readonly number[]
}

interface MonthChartProps {
  readonly label: string
  readonly unit: string
  readonly bars: readonly number[]
  /** Uncertainty of each bar. */
  readonly ranges?: readonly YieldRange[]
  readonly lines?: readonly MonthLine[]
}

const HEIGHT = 280
const MARGIN = { top: 28, right: 8, bottom: 28, left: 44 }
/** Smallest width for abbreviated month names [px]. */
const MIN_WIDTH_FOR_NAMES = 560

export function MonthChart({ label, unit, bars, ranges, lines = [] }: MonthChartProps) {
  const { upTo } = useFigures()
  const [box, width] = useElementWidth<HTMLDivElement>()
  const highest = Math.max(
    1,
    ...bars,
    ...(ranges ?? []).map(({ p10 }) => p10),
    ...lines.flatMap(({ values }) => values),
  )
  const y = scaleLinear([0, highest], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(5)
  const x = scaleBand<number>([...bars.keys()], [MARGIN.left, width - MARGIN.right]).padding(0.28)
  const middle = (month: number) => (x(month) ?? 0) + x.bandwidth() / 2
  return (
    <div ref={box}>
      <Chart width={width} height={HEIGHT} role="img" aria-label={label}>
        <Axis
          y={y}
          ticks={5}
          left={MARGIN.left}
          right={width - MARGIN.right}
          unit={unit}
          formatValue={(value) => upTo(value, 1)}
        />
        {bars.map((value, month) => (
          <g key={monthNames()[month]}>
            <rect
              className="month-bar"
              x={x(month)}
              width={x.bandwidth()}
              y={y(value)}
              height={y(0) - y(value)}
              rx={Math.min(4, x.bandwidth() / 4)}
            />
            <ChartText
              text={monthNames()[month]?.slice(0, width >= MIN_WIDTH_FOR_NAMES ? 3 : 1) ?? ''}
              x={middle(month)}
              y={HEIGHT - 9}
              anchor="middle"
            />
          </g>
        ))}
        {ranges?.map(({ p90, p10 }, month) => (
          <path
            key={monthNames()[month]}
            className="month-range"
            d={`M${middle(month)} ${y(p90)}V${y(p10)}M${middle(month) - 4} ${y(p90)}h8M${middle(month) - 4} ${y(p10)}h8`}
          />
        ))}
        {lines.map(({ name, values }) => (
          <g key={name}>
            <path
              className={`month-line month-line-${name}`}
              d={
                line<number>()
                  .x((_, month) => middle(month))
                  .y((value) => y(value))
                  .digits(1)([...values]) ?? ''
              }
            />
            {values.map((value, month) => (
              <LineMark key={monthNames()[month]} name={name} x={middle(month)} y={y(value)} />
            ))}
          </g>
        ))}
      </Chart>
    </div>
  )
}

/** Marks differ in shape, so that color is not the only cue. */
export function LineMark({ name, x, y }: { name: MonthLine['name']; x: number; y: number }) {
  return name === 'horizontal' ? (
    <circle className={`month-mark month-line-${name}`} cx={x} cy={y} r={3.5} />
  ) : (
    <path className={`month-mark month-line-${name}`} d={`M${x} ${y - 5}l5 5l-5 5l-5 -5Z`} />
  )
}
