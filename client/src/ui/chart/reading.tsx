import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

/** What the pointer or the arrow keys read on a chart, in words; it keeps the room of the longest. */
export function Reading({ className, ...paragraph }: ComponentProps<'p'>) {
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
