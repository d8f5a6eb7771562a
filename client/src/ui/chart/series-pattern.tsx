import { useId } from 'react'
import { classes } from '../classes.ts'

/** Fill patterns that differ without color. */
export type SeriesPattern = 'solid' | 'hatched' | 'dotted'

const PATTERN_CLASSES: Readonly<Record<SeriesPattern, string>> = {
  solid: 'fill-sun stroke-amber',
  hatched: 'stroke-brand',
  dotted: 'stroke-savings',
}

export function useSeriesPatterns() {
  const id = useId()
  const defs = (
    <defs>
      <pattern id={`${id}-hatched`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className="fill-sky" />
        <line x1="0" y1="0" x2="0" y2="6" strokeWidth="4" className="stroke-brand" />
      </pattern>
      <pattern id={`${id}-dotted`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className="fill-savings-soft" />
        <circle cx="3" cy="3" r="1.5" className="fill-savings" />
      </pattern>
    </defs>
  )
  const patternProps = (pattern: SeriesPattern) => ({
    className: classes(PATTERN_CLASSES[pattern], 'print:[print-color-adjust:exact]'),
    ...(pattern !== 'solid' && { fill: `url(#${id}-${pattern})` }),
  })
  return { defs, patternProps }
}
