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
  /** How wide the content may grow: for a form, for reading, for a grid. */
  width?: keyof typeof widths
  children: ReactNode
}

const widths = { narrow: 'max-w-text', reading: 'max-w-4xl', medium: 'max-w-5xl', wide: 'max-w-6xl' }

const FRAME = 'mx-auto w-full px-5 pt-8 pb-20 md:px-8 md:pt-14 md:pb-28 print:max-w-none print:p-0'

type PageFrameProps = { width?: keyof typeof widths; className?: string; children: ReactNode }

/** The room a page stands in. */
export function PageFrame({ width = 'wide', className, children }: PageFrameProps) {
  return <div className={classes(FRAME, widths[width], className)}>{children}</div>
}

/** What a page or a section of it is about, in a sentence below its heading. */
export function Intro({ className, ...p }: ComponentProps<'p'>) {
  return <p {...p} className={classes('text-intro text-soft', className)} />
}

/** An ordinary page: its heading, what it is about, and its content. */
export function Page({ heading, intro, before, actions, width = 'wide', children }: PageProps) {
  return (
    <PageFrame width={width}>
      {before}
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-11">
        <div className="max-w-3xl">
          <PageHeading>{heading}</PageHeading>
          {intro && <Intro className="mt-3.5">{intro}</Intro>}
        </div>
        {actions}
      </header>
      {children}
    </PageFrame>
  )
}
