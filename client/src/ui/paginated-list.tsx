import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '#shared/language/t.ts'
import { LoadError } from './load-error.tsx'
import { usePageNumber } from './page-number.ts'
import { Pagination } from './pagination.tsx'

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
export function PaginatedList<T extends { totalPages: number }>({
  query,
  rows,
  errorMessage,
  loading,
  empty,
  children,
}: PaginatedListProps<T>) {
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
