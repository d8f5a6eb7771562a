import { Button } from './button.tsx'

interface LoadMoreProps {
  readonly query: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly isFetchNextPageError: boolean
    readonly fetchNextPage: () => unknown
  }
  /** Said when the next part did not come. */
  readonly failed: string
}

/** Below a list that is loaded in parts, while there is more of it. */
export function LoadMore({ query, failed }: LoadMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  if (!hasNextPage) return null
  return (
    <div className="mt-6 grid justify-items-center gap-3">
      {isFetchNextPageError && <p role="alert">{failed}</p>}
      <Button variant="secondary" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
        {isFetchNextPageError ? 'Try again' : 'Load more'}
      </Button>
    </div>
  )
}
