import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { classes } from './classes.ts'
import { SHEET } from './sheet.ts'

/** An item of a list that is a card and leads somewhere; the parts below belong into it. */
export function LinkCard({ className, ...li }: ComponentProps<'li'>) {
  return <li {...li} className={classes(SHEET, PRESSABLE, className)} />
}

const PRESSABLE = classes(
  'group relative flex flex-col overflow-hidden transition duration-200',
  'hover:-translate-y-0.5 hover:border-sun hover:shadow-lift',
  // The focus is seen around all of what is pressed.
  'has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-focus',
)

/** The box of its picture, which grows a little when the card is pointed at. */
export function CardPicture({ className, ...div }: ComponentProps<'div'>) {
  return <div {...div} className={classes(GROWING, className)} />
}

const GROWING = classes(
  'overflow-hidden [&_img]:transition [&_img]:duration-500 [&_img]:ease-settle group-hover:[&_img]:scale-103',
)

/** Its one link: what is pressed is the whole card. */
export function CardLink({ className, ...link }: ComponentProps<'a'> & { href: string }) {
  return <Link {...link} className={classes('outline-none after:absolute after:inset-0', className)} />
}

/** At the end of the link. */
export const Arrow = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classes('transition duration-200 group-hover:translate-x-1', className)}>
    →
  </span>
)
