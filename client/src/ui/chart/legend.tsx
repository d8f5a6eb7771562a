import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

const POSITIONS = {
  above: 'mb-2 gap-y-1 text-sm',
  below: 'mt-3 gap-y-1.5 text-note text-soft print:mt-1 print:gap-y-0',
}

export function Legend({ position = 'below', children }: { position?: keyof typeof POSITIONS; children: ReactNode }) {
  return <ul className={classes('flex flex-wrap gap-x-5', POSITIONS[position])}>{children}</ul>
}

interface LegendItemProps {
  /** Part of the drawing that the sample shows: left, top, width, height. */
  readonly viewBox: string
  readonly sample: ReactNode
  /** Class of the sample's width or height. */
  readonly size?: string
  readonly children: ReactNode
}

export function LegendItem({ viewBox, sample, size = 'h-4.5', children }: LegendItemProps) {
  return (
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
}
