import type { ReactNode } from 'react'

export function Legend({ children }: { children: ReactNode }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-note text-soft print:mt-1 print:gap-y-0">{children}</ul>
  )
}

interface LegendItemProps {
  /** Part of the drawing that the sample shows: left, top, width, height. */
  readonly viewBox: string
  readonly sample: ReactNode
  /** A line is wide enough to show its dashes; a mark is as high as the text. */
  readonly shape?: 'line' | 'mark'
  readonly children: ReactNode
}

export function LegendItem({ viewBox, sample, shape = 'mark', children }: LegendItemProps) {
  return (
    <li className="inline-flex items-center gap-2">
      <svg
        viewBox={viewBox}
        aria-hidden="true"
        className={`${shape === 'line' ? 'w-11' : 'h-4.5'} shrink-0 forced-colors:bg-surface [print-color-adjust:exact]`}
      >
        {sample}
      </svg>
      <span>{children}</span>
    </li>
  )
}
