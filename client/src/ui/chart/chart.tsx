import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import './chart.css'

type ChartProps = Omit<ComponentProps<'svg'>, 'viewBox' | 'width' | 'height'> & {
  width: number
  height: number
  /** On paper it shares its sheet with no other chart. */
  hasSheet?: boolean
}

/** A drawing as wide as its place; on paper in its colours, in one piece, and no higher than its sheet has room for. */
export function Chart({ width, height, hasSheet = false, className, ...svg }: ChartProps) {
  return (
    <svg
      {...svg}
      viewBox={`0 0 ${width} ${height}`}
      className={classes(
        'block h-auto w-full select-none forced-colors:bg-surface print:break-inside-avoid print:[print-color-adjust:exact]',
        hasSheet ? 'print:max-h-100' : 'print:max-h-68',
        className,
      )}
    />
  )
}
