import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { DownIcon } from './icon.tsx'

type DisclosureProps = Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode }

/** Something to open when wanted; the browser's own, so that it is found by its search and works without scripts. */
export function Disclosure({ title, className, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={classes('disclosure', className)}>
      <summary>
        <span>{title}</span>
        <DownIcon className="disclosure-arrow size-5 shrink-0" />
      </summary>
      <div className="disclosure-content">{children}</div>
    </details>
  )
}
