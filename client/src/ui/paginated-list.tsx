import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { t } from '#shared/language/t.ts'
import { Button, ButtonLink } from './button.tsx'
import { LoadError } from './load-error.tsx'
import { usePageNumber } from './page-number.ts'

type PaginatedListProps<T extends { totalPages: number }> = {
  query: UseQueryResult<T>
  rows: (data: T) => readonly unknown[]
  errorMessage: string
  loading: ReactNode
  empty: ReactNode
  children: (data: T) => ReactNode
}

/**
 * One page in all its states: loading, failed, empty, past the end, loaded. While the next page loads, the previous one
 * stays, and so does the focus in it.
 */
export function PaginatedList<T extends { totalPages: number }>(props: PaginatedListProps<T>) {
  const { query, rows, errorMessage, loading, empty, children } = props
  const page = usePageNumber()
  const list = useRef<HTMLDivElement>(null)
  const shownPage = useRef(page)
  useEffect(() => {
    // A page change from the end of the list continues at its top.
    const hasPageChanged = shownPage.current !== page
    shownPage.current = page
    if (hasPageChanged && list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView()
  }, [page])
  const { data, isError, isPlaceholderData } = query
  if (isError) return <LoadError message={errorMessage} query={query} />
  if (!data) return loading
  return (
    <>
      <div ref={list} aria-busy={isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
        {rows(data).length > 0 ? (
          children(data)
        ) : (
          <p className="text-soft">{page > 1 && data.totalPages > 0 ? t('There is nothing on this page.') : empty}</p>
        )}
      </div>
      <Pagination totalPages={data.totalPages} />
    </>
  )
}

/** First, last and nearby pages; 0 is a gap. */
function selectPages(page: number, totalPages: number): number[] {
  const candidates = [1, page - 1, page, page + 1, totalPages].filter((number) => number >= 1 && number <= totalPages)
  const numbers = [...new Set(candidates)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [0, number] : [number]
  })
}

function Pagination({ totalPages }: { totalPages: number }) {
  const page = usePageNumber()
  const [params] = useSearchParams()
  const list = useRef<HTMLElement>(null)
  const wasPressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => {
    // The pressed link may not exist on the new page (Next on the last one): focus the current page's link.
    if (wasPressed.current && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus()
    wasPressed.current = false
  }, [page])
  if (totalPages <= 1 && page === 1) return null
  function pageUrl(number: number) {
    const next = new URLSearchParams(params)
    next.set('page', String(number))
    return `?${next}`
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too
    <nav
      ref={list}
      aria-label={t('Pages')}
      onClick={() => {
        wasPressed.current = true
      }}
      className="mt-6 flex flex-wrap items-center justify-center gap-1.5"
    >
      <PageLink
        href={pageUrl(Math.min(page - 1, totalPages))}
        label={t('Previous')}
        isEnabled={page > 1 && totalPages > 0}
      />
      {selectPages(page, totalPages).map((number, index) =>
        number === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <ButtonLink
            key={number}
            variant={number === page ? 'chosen' : 'secondary'}
            href={pageUrl(number)}
            aria-label={t('Page {number}', { number: String(number) })}
            aria-current={number === page ? 'page' : undefined}
            size="snug"
            className="min-w-11.5"
          >
            {number}
          </ButtonLink>
        ),
      )}
      <PageLink href={pageUrl(page + 1)} label={t('Next')} isEnabled={page < totalPages} />
    </nav>
  )
}

function PageLink({ href, label, isEnabled }: { href: string; label: string; isEnabled: boolean }) {
  return isEnabled ? (
    <ButtonLink variant="secondary" size="snug" href={href}>
      {label}
    </ButtonLink>
  ) : (
    <Button variant="secondary" size="snug" disabled>
      {label}
    </Button>
  )
}

interface LoadMoreProps {
  readonly query: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly isFetchNextPageError: boolean
    readonly fetchNextPage: () => unknown
  }
  readonly errorMessage: string
}

export function LoadMore({ query, errorMessage }: LoadMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  if (!hasNextPage) return null
  return (
    <div className="mt-6 grid justify-items-center gap-3">
      {isFetchNextPageError && <p role="alert">{errorMessage}</p>}
      <Button variant="secondary" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
        {isFetchNextPageError ? t('Try again') : t('Load more')}
      </Button>
    </div>
  )
}
