import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { LoadFailed } from './load-failed.tsx'
import { usePageNumber } from './page-number.ts'
import { PageNumbers } from './page-numbers.tsx'

type PagedProps<T extends { totalPages: number }> = {
  query: UseQueryResult<T>
  rows: (data: T) => readonly unknown[]
  /** Said in place of the rows when loading fails. */
  failed: string
  /** Keeps the place of the rows while they are loading. */
  loading: ReactNode
  empty: ReactNode
  children: (data: T) => ReactNode
}

/**
 * One page of a long list in all its states: loading, failed, empty, past the end, there. While the next page is on its
 * way the one before stays, and so does the focus in it.
 */
export function Paged<T extends { totalPages: number }>({
  query,
  rows,
  failed,
  loading,
  empty,
  children,
}: PagedProps<T>) {
  const page = usePageNumber()
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    // Who turned the page at its end begins the next one at its beginning.
    const turned = shown.current !== page
    shown.current = page
    if (turned && list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView()
  }, [page])
  const { data, isError, isPlaceholderData } = query
  if (isError) return <LoadFailed says={failed} query={query} />
  if (!data) return loading
  return (
    <>
      <div ref={list} aria-busy={isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
        {rows(data).length > 0 ? (
          children(data)
        ) : (
          <p className="text-soft">{page > 1 && data.totalPages > 0 ? 'There is nothing on this page.' : empty}</p>
        )}
      </div>
      <PageNumbers totalPages={data.totalPages} />
    </>
  )
}
