import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** Sentences and short paragraphs; items never move. */
export const BulletList = ({ items, className }: { items: readonly ReactNode[]; className?: string }) => (
  <ul className={classes('grid list-disc gap-2 pl-5', className)}>
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: items never move
      <li key={index}>{item}</li>
    ))}
  </ul>
)
