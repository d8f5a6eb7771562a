import type { ScaleLinear } from 'd3-scale'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '#shared/language/t.ts'
import { classes } from '../classes.ts'
import { FigureTable, type FigureTableProps } from '../table.tsx'
import { BASELINE_OFFSET, type ChartLabel, estimateTextWidth, LABEL_FONT_SIZE } from './label-placement.ts'
import './chart.css'

export const AXIS = 'stroke-ink [stroke-width:1.5]'
export const GRID = 'stroke-edge [stroke-opacity:0.35]'
export const COMPASS = 'fill-ink font-bold'
/** Labels on top of lines and areas. */
export const STRONG =
  'fill-ink font-strong [paint-order:stroke] stroke-surface [stroke-width:4px] [stroke-linejoin:round]'

type ChartProps = Omit<ComponentProps<'svg'>, 'viewBox' | 'width' | 'height'> & {
  width: number
  height: number
  /** Set if the chart has a page without other charts on paper. */
  hasOwnPrintPage?: boolean
}

/** On paper a chart keeps its colors, is not split, and fits the page. */
export const Chart = ({ width, height, hasOwnPrintPage = false, className, ...svg }: ChartProps) => (
  <svg
    {...svg}
    viewBox={`0 0 ${width} ${height}`}
    className={classes(
      // Half of the last number of an axis may be in the margin of the card.
      'block h-auto w-full overflow-visible select-none forced-colors:bg-surface print:break-inside-avoid print:[print-color-adjust:exact]',
      hasOwnPrintPage ? 'print:max-h-100' : 'print:max-h-68',
      className,
    )}
  />
)

export const ChartText = ({ text, x, y, anchor, className }: ChartLabel & { className?: string }) => (
  <text className={classes('chart-text', className)} x={x} y={y} textAnchor={anchor} fontSize={LABEL_FONT_SIZE}>
    {text}
  </text>
)

interface ChartLabelsProps {
  /** Labels without space are `undefined`. */
  readonly labels: readonly (ChartLabel | undefined)[]
  readonly className?: string
}

export const ChartLabels = ({ labels, ...style }: ChartLabelsProps) =>
  labels.map((label) => label && <ChartText key={`${label.text} ${label.x} ${label.y}`} {...label} {...style} />)

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
  const [axis, grid] = isFaint ? ['stroke-edge', 'stroke-line'] : [AXIS, GRID]
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

/** Its minimum height prevents layout shifts. */
export const ChartReadout = ({ className, ...paragraph }: ComponentProps<'p'>) => (
  <p
    {...paragraph}
    aria-live="polite"
    className={classes(
      'mt-3 min-h-[3.2em] border-l-4 border-sun pl-3.5 font-semibold sm:min-h-[1.6em] print:min-h-0',
      className,
    )}
  />
)

/** Width before it is measured, and on paper [px]: about the page, so that labels are as large as the text. */
const DEFAULT_WIDTH = 640

/** [px]. Chart labels keep their size on every screen and on paper. */
export function useElementWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null)
  const [width, setWidth] = useState(DEFAULT_WIDTH)
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0)
      if (measured > 0) setWidth(measured)
    })
    observer.observe(element.current)
    // The browser lays out the pages right after this event.
    const startPrinting = () => flushSync(() => setPrinting(true))
    const endPrinting = () => setPrinting(false)
    addEventListener('beforeprint', startPrinting)
    addEventListener('afterprint', endPrinting)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', startPrinting)
      removeEventListener('afterprint', endPrinting)
    }
  }, [])
  return [element, isPrinting ? DEFAULT_WIDTH : width]
}

const POSITIONS = {
  above: 'mb-2 gap-y-1 text-sm',
  below: 'mt-3 gap-y-1.5 text-note text-soft print:mt-1 print:gap-y-0',
}

export const Legend = ({
  position = 'below',
  children,
}: {
  position?: keyof typeof POSITIONS
  children: ReactNode
}) => <ul className={classes('flex flex-wrap gap-x-5', POSITIONS[position])}>{children}</ul>

interface LegendItemProps {
  /** Part of the drawing that the sample shows: left, top, width, height. */
  readonly viewBox: string
  readonly sample: ReactNode
  /** Class of the sample's width or height. */
  readonly size?: string
  readonly children: ReactNode
}

export const LegendItem = ({ viewBox, sample, size = 'h-4.5', children }: LegendItemProps) => (
  <li className="inline-flex items-center gap-2">
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      className={classes(size, 'shrink-0 forced-colors:bg-surface [print-color-adjust:exact]')}
    >
      {sample}
    </svg>
    <span>{children}</span>
  </li>
)

interface ChartFigureProps {
  readonly title: string
  /** Summary of one sentence. */
  readonly summary?: ReactNode
  readonly table: Pick<FigureTableProps, 'columns' | 'rows'>
  /** Hidden from screen readers. */
  readonly children: ReactNode
}

export function ChartFigure({ title, summary, table, children }: ChartFigureProps) {
  const id = useId()
  return (
    <figure aria-labelledby={id} className="min-w-0 print:break-inside-avoid">
      <figcaption id={id} className="font-strong">
        {title}
      </figcaption>
      {summary && <p className="mt-1 text-note text-soft">{summary}</p>}
      <div className="mt-3 print:[&_svg]:max-h-52">{children}</div>
      <details className="not-open:-mb-3 print:hidden">
        <summary className="flex min-h-11 w-fit items-center font-semibold text-brand underline decoration-sun underline-offset-4">
          {t('Show as a table')}
        </summary>
        <FigureTable label={t('{title}: table', { title })} {...table} />
      </details>
    </figure>
  )
}
