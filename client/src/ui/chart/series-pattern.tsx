import { useId } from 'react'
import { classes } from '../classes.ts'

/** Fill patterns that differ without color. */
export type SeriesPattern = 'solid' | 'hatched' | 'dotted' | 'outline'

const PATTERN_CLASSES: Readonly<Record<SeriesPattern, string>> = {
  solid: 'fill-sun stroke-amber',
  hatched: 'stroke-brand',
  dotted: 'stroke-savings',
  outline: 'fill-none stroke-ink',
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
    ...(pattern !== 'solid' && pattern !== 'outline' && { fill: `url(#${id}-${pattern})` }),
  })
  return { defs, patternProps }
}

export function PatternLegend({
  items,
  patternProps,
}: {
  items: readonly { name: string; pattern: SeriesPattern }[]
  patternProps: ReturnType<typeof useSeriesPatterns>['patternProps']
}) {
  return (
    <ul className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {items.map(({ name, pattern }) => (
        <li key={name} className="flex items-center gap-2">
          <svg width="18" height="14" aria-hidden="true">
            <rect x="1" y="1" width="16" height="12" {...patternProps(pattern)} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
