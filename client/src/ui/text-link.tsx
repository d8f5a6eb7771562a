import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { classes } from './classes.ts'

/** How they look, for what opens something in place too. */
export const LINK = classes(
  'font-semibold text-brand underline decoration-sun decoration-[0.125em] underline-offset-[0.25em]',
  'hover:decoration-[0.2em]',
)

interface Look {
  /** Whether it stands by itself, not in a sentence: then it is as high as a finger needs. */
  readonly alone?: boolean
}

const look = (alone: boolean, className?: string) =>
  classes(LINK, alone && 'inline-flex min-h-11 items-center', className)

/** A link to another page of the site. */
export function TextLink({ alone = false, className, ...link }: ComponentProps<'a'> & Look & { href: string }) {
  return <Link {...link} className={look(alone, className)} />
}

/** The same for what the browser itself follows: a mail address, a file. */
export function TextAnchor({ alone = false, className, children, ...a }: ComponentProps<'a'> & Look) {
  return (
    <a {...a} className={look(alone, className)}>
      {children}
    </a>
  )
}
