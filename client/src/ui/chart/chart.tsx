import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import './chart.css'

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
