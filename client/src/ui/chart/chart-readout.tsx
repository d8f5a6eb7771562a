import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

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
