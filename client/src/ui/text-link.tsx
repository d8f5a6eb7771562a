import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { classes } from './classes.ts'

/** How they look, for what opens something in place too. */
export const LINK = classes(
  'font-semibold text-brand underline decoration-sun decoration-[0.125em] underline-offset-[0.25em]',
  'hover:decoration-[0.2em]',
)

/** A link within text or a list of links, to another page of the site. */
export function TextLink({ className, ...link }: ComponentProps<'a'> & { href: string }) {
  return <Link {...link} className={classes(LINK, className)} />
}

/** The same for what the browser itself follows: a mail address, a file. */
export function TextAnchor({ className, children, ...a }: ComponentProps<'a'>) {
  return (
    <a {...a} className={classes(LINK, className)}>
      {children}
    </a>
  )
}
