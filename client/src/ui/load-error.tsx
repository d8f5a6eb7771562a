import { t } from '#shared/language/t.ts'
import { Button } from './button.tsx'
import { classes } from './classes.ts'

type LoadErrorProps = {
  /** A sentence. */
  message: string
  query: { readonly isFetching: boolean; readonly refetch: () => unknown }
  className?: string
}

export function LoadError({ message, query, className }: LoadErrorProps) {
  return (
    <div role="alert" className={classes('grid justify-items-start gap-4', className)}>
      <p>{message}</p>
      <RetryButton query={query} />
    </div>
  )
}

export function RetryButton({ query: { isFetching, refetch } }: Pick<LoadErrorProps, 'query'>) {
  return (
    <Button variant="secondary" pending={isFetching} onClick={() => refetch()}>
      {t('Try again')}
    </Button>
  )
}
