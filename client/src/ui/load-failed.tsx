import { Button } from './button.tsx'
import { classes } from './classes.ts'

type LoadFailedProps = {
  /** What could not be loaded, as a sentence. */
  says: string
  query: { readonly isFetching: boolean; readonly refetch: () => unknown }
  className?: string
}

/** Stands in for what could not be loaded, with the way to try again. */
export function LoadFailed({ says, query, className }: LoadFailedProps) {
  return (
    <div role="alert" className={classes('grid justify-items-start gap-4', className)}>
      <p>{says}</p>
      <TryAgain query={query} />
    </div>
  )
}

export function TryAgain({ query: { isFetching, refetch } }: Pick<LoadFailedProps, 'query'>) {
  return (
    <Button variant="secondary" pending={isFetching} onClick={() => refetch()}>
      Try again
    </Button>
  )
}
