import { lazy, Suspense } from 'react'
import type { DialogProps } from './dialog-window.tsx'

const DialogWindow = lazy(() => import('./dialog-window.tsx'))

/** A window over the page. What draws it is fetched when it first opens. */
export function Dialog({ open, ...dialog }: DialogProps & { open: boolean }) {
  return (
    open && (
      <Suspense>
        <DialogWindow {...dialog} />
      </Suspense>
    )
  )
}
