import { useState } from 'react'
import { t } from '#shared/language/t.ts'
import { reloadIfPossible } from '../startup/import-or-reload.ts'
import { Button } from './button.tsx'
import { classes } from './classes.ts'

type LoadErrorProps = {
  /** A sentence. */
  message: string
  query: { readonly isFetching: boolean; readonly refetch: () => unknown }
  className?: string
}

export const LoadError = ({ message, query, className }: LoadErrorProps) => (
  <div role="alert" className={classes('grid justify-items-start gap-4', className)}>
    <p>{message}</p>
    <RetryButton query={query} />
  </div>
)

export const RetryButton = ({ query: { isFetching, refetch } }: Pick<LoadErrorProps, 'query'>) => (
  <Button variant="secondary" pending={isFetching} onClick={() => refetch()}>
    {t('Try again')}
  </Button>
)

/** The button keeps the page if there is no connection. */
export function ReloadButton() {
  const [isPending, setPending] = useState(false)
  async function reload() {
    setPending(true)
    await reloadIfPossible()
    setPending(false)
  }
  return (
    <Button pending={isPending} onClick={reload}>
      {t('Try again')}
    </Button>
  )
}
