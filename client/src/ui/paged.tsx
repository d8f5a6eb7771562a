import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { PageNumbers } from './page-numbers.tsx'

/** The page that the address names: `?page=3`; anything else is the first. */
export function usePageNumber(): number {
  const [params] = useSearchParams()
  const given = params.get('page') ?? ''
  return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : 1
}

type PagedProps<T extends { totalPages: number }> = {
  query: UseQueryResult<T>
  rows: (data: T) => readonly unknown[]
  /** Said in place of the rows when loading fails. */
  failed: string
  /** Said while loading. */
  loading: string
  empty: ReactNode
  children: (data: T) => ReactNode
}

/** One page of a long list in all its states: loading, failed, empty, past the end, there. */
export function Paged<T extends { totalPages: number }>({
  query,
  rows,
  failed,
  loading,
  empty,
  children,
}: PagedProps<T>) {
  const page = usePageNumber()
  const [params] = useSearchParams()
  const { data, isError, isFetching, refetch } = query
  function address(number: number) {
    const next = new URLSearchParams(params)
    next.set('page', String(number))
    return `?${next}`
  }
  if (isError)
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>{failed}</p>
        <Button variant="secondary" pending={isFetching} onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    )
  if (!data)
    return (
      <div className="grid min-h-64 place-items-center">
        <Spinner label={loading} className="text-3xl text-brand" />
      </div>
    )
  return (
    <>
      {rows(data).length > 0 ? (
        children(data)
      ) : (
        <p className="text-soft">{page > 1 && data.totalPages > 0 ? 'There is nothing on this page.' : empty}</p>
      )}
      <PageNumbers page={page} totalPages={data.totalPages} address={address} />
    </>
  )
}
