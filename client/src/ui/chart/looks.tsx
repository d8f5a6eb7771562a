import { useId } from 'react'
import { classes } from '../classes.ts'

/** Ways to draw what stands beside each other, told apart without colour: whole, hatched, dotted, and an outline. */
export type Look = 'solid' | 'hatched' | 'dotted' | 'outline'

const FILLS: Readonly<Record<Look, string>> = {
  solid: 'fill-sun stroke-amber',
  hatched: 'stroke-brand',
  dotted: 'stroke-savings',
  outline: 'fill-none stroke-ink',
}

/** The patterns of a chart, and how each look is drawn with them. */
export function useLooks() {
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
  const draw = (look: Look) => ({
    className: classes(FILLS[look], 'print:[print-color-adjust:exact]'),
    ...(look !== 'solid' && look !== 'outline' && { fill: `url(#${id}-${look})` }),
  })
  return { defs, draw }
}

/** Which look is what. */
export function Legend({
  items,
  draw,
}: {
  items: readonly { name: string; look: Look }[]
  draw: ReturnType<typeof useLooks>['draw']
}) {
  return (
    <ul className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {items.map(({ name, look }) => (
        <li key={name} className="flex items-center gap-2">
          <svg width="18" height="14" aria-hidden="true">
            <rect x="1" y="1" width="16" height="12" {...draw(look)} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
