import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import { documentTitle } from '#shared/pages.ts'
import { classes } from './classes.ts'
import { createLineIcon } from './icon.tsx'

/** Path of the first page of the visit, and whether another was shown since. */
let firstPath: string | undefined
let hasNavigated = false

/**
 * The page's only `h1`. It sets the document title, and takes the focus after navigation, so that a screen reader
 * begins with it. On the first page of a visit the focus is left alone.
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
  const hasFocused = useRef(false)
  // The focus moves with the page, so that a field which is used at once keeps the focus. Layout effects run again when
  // content that has suspended is shown again.
  useLayoutEffect(() => {
    if (hasFocused.current) return
    hasFocused.current = true
    firstPath ??= location.pathname
    hasNavigated ||= location.pathname !== firstPath
    // A menu opened while the page was loading keeps the focus.
    const isMenuOpen = document.activeElement?.getAttribute('aria-expanded') === 'true'
    if (hasNavigated && !location.hash && !isMenuOpen) heading.current?.focus({ preventScroll: true })
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
  /** Content above the heading: a back link, a badge. */
  before?: ReactNode
  /** Next to the heading on wide screens. */
  actions?: ReactNode
  /** Maximum width of the content: form, text or grid. */
  width?: keyof typeof widths
  children: ReactNode
}

const widths = { narrow: 'max-w-text', reading: 'max-w-4xl', medium: 'max-w-5xl', wide: 'max-w-6xl' }

const FRAME = 'mx-auto w-full px-5 md:px-8 print:max-w-none print:p-0'
/** Space above and below the content. `snug`: for a page whose first screen holds much. */
const spaces = { wide: 'pt-8 pb-20 md:pt-14 md:pb-28', snug: 'pt-2 pb-4 md:pt-6 md:pb-6' }

type PageFrameProps = {
  width?: keyof typeof widths
  space?: keyof typeof spaces
  className?: string
  children: ReactNode
}

export const PageFrame = ({ width = 'wide', space = 'wide', className, children }: PageFrameProps) => (
  <div className={classes(FRAME, spaces[space], widths[width], className)}>{children}</div>
)

export const Intro = ({ className, ...p }: ComponentProps<'p'>) => (
  <p {...p} className={classes('text-intro text-soft', className)} />
)

export const Page = ({ heading, intro, before, actions, width = 'wide', children }: PageProps) => (
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

const BackIcon = createLineIcon('M19 12H5M12 19 5 12l7-7')

export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <Link
    href={href}
    className="group -mt-2 mb-4 inline-flex min-h-11 items-center gap-2 font-semibold text-brand print:hidden"
  >
    <BackIcon className="size-5 transition group-hover:-translate-x-[0.2rem]" />
    {children}
  </Link>
)
