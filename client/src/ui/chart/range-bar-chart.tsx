import { scaleLinear } from 'd3-scale'
import { t } from '#shared/language/t.ts'
import { useElementWidth } from '../use-element-width.ts'
import { Chart } from './chart.tsx'
import { ChartText } from './chart-text.tsx'
import { estimateTextWidth, moveOffLine } from './label-placement.ts'
import { useSeriesPatterns } from './series-pattern.tsx'

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
