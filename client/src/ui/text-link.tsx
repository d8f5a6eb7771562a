import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { classes } from './classes.ts'

/** Used for buttons that open something in place, too. */
export const LINK = classes(
  'font-semibold text-brand underline decoration-sun decoration-[0.125em] underline-offset-[0.25em]',
  'hover:decoration-[0.2em]',
)

interface TextLinkStyle {
  /** Outside of a sentence: as high as a finger needs. */
  readonly standalone?: boolean
}

const linkClasses = (alone: boolean, className?: string) =>
  classes(LINK, alone && 'inline-flex min-h-11 items-center', className)

export function TextLink({
  standalone = false,
  className,
  ...link
}: ComponentProps<'a'> & TextLinkStyle & { href: string }) {
  return <Link {...link} className={linkClasses(standalone, className)} />
}

/** Followed by the browser itself: email address, file. */
export const TextAnchor = ({ standalone = false, className, children, ...a }: ComponentProps<'a'> & TextLinkStyle) => (
  <a {...a} className={linkClasses(standalone, className)}>
    {children}
  </a>
)
