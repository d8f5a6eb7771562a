import { useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { Button, ButtonLink } from './button.tsx'
import { usePageNumber } from './page-number.ts'

/** The first and last page and those around the present one; 0 stands for a gap. */
function shownPages(page: number, totalPages: number): number[] {
  const near = [1, page - 1, page, page + 1, totalPages].filter((number) => number >= 1 && number <= totalPages)
  const numbers = [...new Set(near)].sort((a, b) => a - b)
  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [0, number] : [number]
  })
}

/** Previous, the numbered pages, and next, as links of the present address; nothing when all fits on one. */
export function PageNumbers({ totalPages }: { totalPages: number }) {
  const page = usePageNumber()
  const [params] = useSearchParams()
  const list = useRef<HTMLElement>(null)
  const pressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => {
    // The pressed link may be gone on the page it led to, as Next is on the last one: the present page's takes the focus.
    if (pressed.current && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus()
    pressed.current = false
  }, [page])
  if (totalPages <= 1 && page === 1) return null
  function address(number: number) {
    const next = new URLSearchParams(params)
    next.set('page', String(number))
    return `?${next}`
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too
    <nav
      ref={list}
      aria-label="Pages"
      onClick={() => {
        pressed.current = true
      }}
      className="mt-6 flex flex-wrap items-center justify-center gap-1.5"
    >
      <Step to={address(Math.min(page - 1, totalPages))} name="Previous" enabled={page > 1 && totalPages > 0} />
      {shownPages(page, totalPages).map((number, at) =>
        number === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
          <span key={`gap-${at}`} aria-hidden="true">
            …
          </span>
        ) : (
          <ButtonLink
            key={number}
            variant={number === page ? 'chosen' : 'secondary'}
            href={address(number)}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            size="snug"
            className="min-w-11.5"
          >
            {number}
          </ButtonLink>
        ),
      )}
      <Step to={address(page + 1)} name="Next" enabled={page < totalPages} />
    </nav>
  )
}

type StepProps = { to: string; name: string; enabled: boolean }

function Step({ to, name, enabled }: StepProps) {
  return enabled ? (
    <ButtonLink variant="secondary" size="snug" href={to}>
      {name}
    </ButtonLink>
  ) : (
    <Button variant="secondary" size="snug" disabled>
      {name}
    </Button>
  )
}
