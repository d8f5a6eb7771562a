import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { documentTitle } from '#shared/pages.ts'
import { classes } from './classes.ts'

/** The address a visit began with, and whether another page was shown since. */
let begun: string | undefined
let moved = false

/**
 * The page's one `h1`. It names the document, and takes the focus when another page led here, so that a screen
 * reader begins with it. On the first page of a visit the focus stays where the browser puts it.
 */
export function PageHeading({
  children,
  className,
  ...h1
}: Omit<ComponentProps<'h1'>, 'children'> & { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = documentTitle(children)
  }, [children])
  useEffect(() => {
    begun ??= location.pathname
    moved ||= location.pathname !== begun
    if (moved && !location.hash) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 {...h1} ref={heading} tabIndex={-1} className={classes('outline-none', className)}>
      {children}
    </h1>
  )
}

type PageProps = {
  heading: string
  intro?: ReactNode
  /** Above the heading: a way back, a badge. */
  before?: ReactNode
  /** Beside the heading on wide screens. */
  actions?: ReactNode
  /** How wide the content may grow: for reading, for a form, for a grid. */
  width?: 'narrow' | 'medium' | 'wide'
  children: ReactNode
}

const widths = { narrow: 'max-w-[44rem]', medium: 'max-w-5xl', wide: 'max-w-6xl' }

/** An ordinary page: its heading, what it is about, and its content. */
export function Page({ heading, intro, before, actions, width = 'wide', children }: PageProps) {
  return (
    <div className={classes('page', widths[width])}>
      {before}
      <header className="page-header">
        <div className="max-w-3xl">
          <PageHeading>{heading}</PageHeading>
          {intro && <p className="intro">{intro}</p>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  )
}
