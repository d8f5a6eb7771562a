import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { CARD_SURFACE } from './card-style.ts'
import { classes, FOCUS_RING_WITHOUT_HAS } from './classes.ts'

/** Picture next to the text on phones, above it elsewhere. */
const CARD_BOX = classes(
  CARD_SURFACE,
  'group relative flex overflow-hidden transition duration-200 sm:flex-col',
  'hover:-translate-y-0.5 hover:border-sun hover:shadow-lift',
  'has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-focus',
  FOCUS_RING_WITHOUT_HAS,
)
const PICTURE = classes(
  'w-28 shrink-0 overflow-hidden sm:aspect-3/2 sm:w-auto',
  '[&_img]:transition [&_img]:duration-500 [&_img]:ease-settle group-hover:[&_img]:scale-103',
)

/** `sizes` of the picture. */
export const LINK_CARD_SIZES = '(min-width: 72rem) 352px, (min-width: 40rem) 46vw, 240px'

/** A card has one link, its `CardLink`. */
export const LinkCard = ({ picture, children }: { picture?: ReactNode; children: ReactNode }) => (
  <li className={CARD_BOX}>
    {picture && <div className={PICTURE}>{picture}</div>}
    <div className="flex min-w-0 flex-1 flex-col p-4 sm:p-5">{children}</div>
  </li>
)

/** Its press area is the whole card. With `hrefLang` it leads to another language, whose pages have other scripts. */
export function CardLink({ className, ...link }: ComponentProps<'a'> & { href: string }) {
  const linkClass = classes('outline-none after:absolute after:inset-0', className)
  return link.hrefLang ? <a {...link} className={linkClass} /> : <Link {...link} className={linkClass} />
}

export const Arrow = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classes('transition duration-200 group-hover:translate-x-1', className)}>
    →
  </span>
)
