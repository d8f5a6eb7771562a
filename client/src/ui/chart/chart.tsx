import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import './chart.css'
import type { ScaleLinear } from 'd3-scale'
import { flushSync } from 'react-dom'
import { BASELINE_OFFSET, type ChartLabel, estimateTextWidth, LABEL_FONT_SIZE } from './label-placement.ts'

type ChartProps = Omit<ComponentProps<'svg'>, 'viewBox' | 'width' | 'height'> & {
  width: number
  height: number
  /** Set if the chart has a page without other charts on paper. */
  hasOwnPrintPage?: boolean
}

/** On paper a chart keeps its colors, is not split, and fits the page. */
export function Chart({ width, height, hasOwnPrintPage = false, className, ...svg }: ChartProps) {
  return (
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
}

export function ChartText({ text, x, y, anchor, className }: ChartLabel & { className?: string }) {
  return (
    <text className={classes('chart-text', className)} x={x} y={y} textAnchor={anchor} fontSize={LABEL_FONT_SIZE}>
      {text}
    </text>
  )
}

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
  const [axis, grid] = isFaint ? ['stroke-edge', 'stroke-line'] : ['chart-axis', 'chart-grid']
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
export function ChartReadout({ className, ...paragraph }: ComponentProps<'p'>) {
  return (
    <p
      {...paragraph}
      aria-live="polite"
      className={classes(
        'mt-3 min-h-[3.2em] border-l-4 border-sun pl-3.5 font-semibold sm:min-h-[1.6em] print:min-h-0',
        className,
      )}
    />
  )
}

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
