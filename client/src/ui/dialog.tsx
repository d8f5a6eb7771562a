import { lazy, Suspense } from 'react'
import type { DialogProps } from './dialog-window.tsx'

const DialogWindow = lazy(() => import('./dialog-window.tsx'))

/** Loaded when it first opens. */
export function Dialog({ isOpen, ...dialog }: DialogProps & { isOpen: boolean }) {
  return (
    isOpen && (
      <Suspense>
        <DialogWindow {...dialog} />
      </Suspense>
    )
  )
}
