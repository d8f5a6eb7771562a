import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import { classes } from '../classes.ts'
import {
  Axis,
  CHART_HEIGHT,
  CHART_MARGIN,
  Chart,
  ChartLabels,
  ChartText,
  computePlotLeft,
  Legend,
  LegendItem,
  useElementWidth,
} from './chart.tsx'
import { computeMarkBox, createLabelPlacer, estimateTextWidth, type LabelSlot } from './label-placement.ts'

export interface LineSeries {
  readonly name: string
  /** One value per point along the chart, the first at `firstX`. */
  readonly values: readonly number[]
}

/** Height of the axis title below the tick labels [px]. */
const LINE_HEIGHT = 16

interface LineChartProps {
  readonly lines: readonly LineSeries[]
  /** Area between two lines of the same length. */
  readonly band?: { readonly low: readonly number[]; readonly high: readonly number[] }
  /** Number of the first point on the x axis: hour 0, month 1. */
  readonly firstX?: number
  /** Positions of the values along the x axis, ascending; consecutive by default. */
  readonly xValues?: readonly number[]
  readonly xLabel: string
  readonly unit: string
  readonly formatValue: (value: number) => string
  /** A point on the first line, between two values, with its label. */
  readonly mark?: { readonly position: number; readonly text: string } | undefined
  /** Labels at the lines' ends, in place of the legend. */
  readonly endLabels?: readonly string[]
}

/** Strokes differ in dashes as well as color. */
const STROKES = [
  'stroke-ink',
  'stroke-amber [stroke-dasharray:7_4]',
  'stroke-savings [stroke-dasharray:2_3]',
  'stroke-brand [stroke-dasharray:10_3_2_3]',
  'stroke-danger [stroke-dasharray:4_4]',
  'stroke-soft [stroke-dasharray:1_4]',
] as const
const strokeOf = (index: number) => STROKES[index % STROKES.length] as string
/** From the seventh line on the strokes repeat, with beads. */
const hasBeads = (index: number) => index >= STROKES.length
/** Points between two beads. */
const BEAD_INTERVAL = 4

/** Radius of the mark [px]. */
const MARK_RADIUS = 5
/** Distances from a point at which a label is tried, above and below it [px]. */
const LABEL_OFFSETS = [10, 26, 42, 58, 74, 90, 106, 122, 138]
/** Height of a label's capitals below its point [px]. */
const CAPITALS = 10

/** Numbers below the x axis, and the least distance between two [px]. */
const MAX_TICKS = 8
const TICK_GAP = 16

const BEAD = 'fill-surface stroke-ink [stroke-width:1.5]'

export function LineChart(props: LineChartProps) {
  const { lines, band, firstX = 0, xValues, xLabel, unit, formatValue, mark, endLabels } = props
  const [container, width] = useElementWidth<HTMLDivElement>()
  const allValues = [...lines.flatMap(({ values }) => values), ...(band ? [...band.low, ...band.high] : [])]
  const count = Math.max(2, ...lines.map(({ values }) => values.length))
  const y = scaleLinear(
    [Math.min(0, ...allValues), Math.max(1e-9, ...allValues)],
    [CHART_HEIGHT - CHART_MARGIN.bottom, CHART_MARGIN.top],
  ).nice(4)
  const left = computePlotLeft(y, formatValue)
  const [first, last] = xValues ? [xValues[0] ?? 0, xValues.at(-1) ?? 1] : [0, count - 1]
  const right = width - CHART_MARGIN.right
  const x = scaleLinear([first, last], [left, right])
  const xOf = (index: number) => x(xValues ? (xValues[index] ?? index) : index)
  const nameOf = (tick: number) => (xValues ? tick : firstX + tick)
  const path = line<number>((_, i) => xOf(i), y).digits(1)
  const bandPath = area<number>(
    (_, i) => xOf(i),
    (_, i) => y(band?.low[i] ?? 0),
    (_, i) => y(band?.high[i] ?? 0),
  ).digits(1)
  const place = createLabelPlacer(
    { left, width, height: CHART_HEIGHT - CHART_MARGIN.bottom },
    lines.flatMap(({ values }) => values.map((value, i) => computeMarkBox(xOf(i), y(value), MARK_RADIUS))),
  )
  const slotsAt = (labelX: number, labelY: number, isAbove: boolean, anchors: readonly LabelSlot['anchor'][]) => {
    const [above, below] = [-1, 1].map((side) =>
      LABEL_OFFSETS.flatMap((offset): LabelSlot[] =>
        anchors.map((anchor) => ({ x: labelX, y: labelY + side * offset + (side > 0 ? CAPITALS : 0), anchor })),
      ),
    ) as [LabelSlot[], LabelSlot[]]
    return isAbove ? [...above, ...below] : [...below, ...above]
  }
  const lastValues = lines.map(({ values }) => values.at(-1) ?? 0)
  const marked = mark && {
    x: xOf(0) + (xOf(1) - xOf(0)) * mark.position,
    y: y(valueAt(lines[0]?.values ?? [], mark.position)),
  }
  const placedEndLabels = endLabels?.map((text, i) => {
    const value = lastValues[i] ?? 0
    return place(text, slotsAt(right, y(value), value === Math.max(...lastValues), ['end']))
  })
  const labels = [
    ...(placedEndLabels ?? []),
    ...(mark && marked ? [place(mark.text, slotsAt(marked.x, marked.y, true, ['end', 'start', 'middle']))] : []),
  ]
  const needsLegend = !placedEndLabels || placedEndLabels.includes(undefined)
  return (
    <div ref={container}>
      {needsLegend && (
        <Legend position="above">
          {lines.map(({ name }, index) => (
            <LegendItem
              key={name}
              size="h-[8px]"
              viewBox="0 0 34 8"
              sample={
                <>
                  <line x1="0" x2="34" y1="4" y2="4" strokeWidth="3" className={strokeOf(index)} />
                  {hasBeads(index) && <circle cx="17" cy="4" r="3.5" className={BEAD} />}
                </>
              }
            >
              {name}
            </LegendItem>
          ))}
        </Legend>
      )}
      <Chart width={width} height={CHART_HEIGHT + LINE_HEIGHT} aria-hidden="true">
        {band && <path d={bandPath([...band.low]) ?? ''} className="fill-sun-soft print:[print-color-adjust:exact]" />}
        <Axis y={y} left={left} right={right} isFaint unit={unit} formatValue={formatValue} />
        {lines.map(({ name, values }, index) => (
          <g key={name}>
            <path d={path([...values]) ?? ''} strokeWidth="2.5" className={classes('fill-none', strokeOf(index))} />
            {hasBeads(index) &&
              values.map((value, i) =>
                i % BEAD_INTERVAL === index % BEAD_INTERVAL ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: places along the chart never move
                  <circle key={i} cx={xOf(i)} cy={y(value)} r="4" className={BEAD} />
                ) : null,
              )}
          </g>
        ))}
        {marked && (
          <>
            <line
              x1={marked.x}
              x2={marked.x}
              y1={marked.y}
              y2={CHART_HEIGHT - CHART_MARGIN.bottom}
              className="stroke-edge [stroke-dasharray:3_3]"
            />
            <circle cx={marked.x} cy={marked.y} r={MARK_RADIUS} className="fill-sun stroke-ink [stroke-width:1.5]" />
          </>
        )}
        <ChartLabels labels={labels} className="fill-ink font-semibold" />
        {listTicksThatFit(nameOf(first), nameOf(last), right - left).map((name) => (
          <ChartText
            key={name}
            text={String(name)}
            x={x(xValues ? name : name - firstX)}
            y={CHART_HEIGHT - 8}
            anchor="middle"
          />
        ))}
        <ChartText text={xLabel} x={right} y={CHART_HEIGHT - 8 + LINE_HEIGHT} anchor="end" />
      </Chart>
    </div>
  )
}

/** Lists as many whole numbers as fit side by side, up to about eight. @param width of the axis [px] */
function listTicksThatFit(first: number, last: number, width: number): number[] {
  const fits = (ticks: readonly number[]) =>
    ticks.reduce((sum, tick) => sum + estimateTextWidth(String(tick)) + TICK_GAP, 0) <= width
  for (let count = MAX_TICKS; count > 1; count -= 1) {
    const ticks = scaleLinear([first, last], [0, width]).ticks(count).filter(Number.isInteger)
    if (fits(ticks)) return ticks
  }
  return [first, last].filter(Number.isInteger)
}

/** Interpolates between two values. */
function valueAt(values: readonly number[], position: number): number {
  const [before = 0, after = before] = values.slice(Math.floor(position))
  return before + (position - Math.floor(position)) * (after - before)
}
