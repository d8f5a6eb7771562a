import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { ChevronDownIcon } from './icon.tsx'

type DisclosureProps = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode
  background?: keyof typeof backgrounds
  /** A link in text instead of a box. */
  isPlain?: boolean
  /** Printed as open. Others are not printed while closed. */
  printsOpen?: boolean
}

const BOX = classes(
  'rounded-card border border-line [&[open]>summary>svg]:rotate-180',
  'print:break-inside-avoid print:shadow-none',
)
const PRINTS_OPEN = 'print:details-content:[block-size:auto] print:details-content:[content-visibility:visible]'
const SUMMARY = classes(
  'flex min-h-13 list-none items-center justify-between gap-4 rounded-[inherit] px-5 py-3 font-strong',
  'hover:text-brand print:min-h-0 print:pt-2 print:pb-1 [&::-webkit-details-marker]:hidden',
)
/** The space around a link that ends a card is part of the card's. */
const PLAIN = 'last:not-open:-mb-3 [&[open]>summary>svg]:rotate-180'
const PLAIN_SUMMARY = classes(
  'flex min-h-11 w-fit list-none items-center gap-2 font-semibold text-brand underline decoration-sun underline-offset-4',
  'print:min-h-0 print:text-ink print:no-underline [&::-webkit-details-marker]:hidden',
)
const backgrounds = { surface: 'bg-surface', sunken: 'bg-sunken' }

/** Native: works without scripts and with the browser's search. */
export function Disclosure(props: DisclosureProps) {
  const { title, background = 'surface', isPlain = false, printsOpen, className, children, ...details } = props
  return (
    <details
      {...details}
      className={classes(
        isPlain ? PLAIN : BOX,
        !isPlain && backgrounds[background],
        printsOpen ? PRINTS_OPEN : 'print:not-open:hidden',
        className,
      )}
    >
      <summary className={isPlain ? PLAIN_SUMMARY : SUMMARY}>
        <span>{title}</span>
        <ChevronDownIcon className="size-5 shrink-0 transition duration-200 print:hidden" />
      </summary>
      <div className={isPlain ? 'pt-2' : 'px-5 pt-1 pb-6 print:pb-3'}>{children}</div>
    </details>
  )
}

/** The group is one line, below which cards appear. */
export const DisclosureGroup = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <details className="print:not-open:hidden [&[open]>summary>svg]:rotate-180">
    <summary className={classes(SUMMARY, 'rounded-card border border-line bg-surface')}>
      <span>
        <span className="text-xl">{title}</span>
        <span className="mt-0.5 block text-note font-normal text-soft">{note}</span>
      </span>
      <ChevronDownIcon className="size-5 shrink-0 transition duration-200 print:hidden" />
    </summary>
    <div className="grid gap-6 pt-6 *:min-w-0">{children}</div>
  </details>
)
