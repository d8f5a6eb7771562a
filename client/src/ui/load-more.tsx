import { t } from '#shared/language/t.ts'
import { Button } from './button.tsx'

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
