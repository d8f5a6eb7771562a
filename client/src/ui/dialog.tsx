import { Suspense } from 'react'
import type { DialogProps } from './dialog-window.tsx'
import { lazyPart } from './lazy-part.tsx'

const DialogWindow = lazyPart(() => import('./dialog-window.tsx'))

/** The dialog is loaded when it first opens. */
export function Dialog({ isOpen, ...dialog }: DialogProps & { isOpen: boolean }) {
  return (
    isOpen && (
      <Suspense>
        <DialogWindow {...dialog} />
      </Suspense>
    )
  )
}
