import { lazy, type ReactNode, Suspense } from 'react'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: string
  children?: ReactNode
  /** Interrupts and asks: it does not close by a press beside it. */
  alert?: boolean
}

const DialogWindow = lazy(() => import('./dialog-window.tsx'))
const ConfirmWindow = lazy(() => import('./confirm-window.tsx'))

/** A window over the page. What draws it is fetched when it first opens. */
export function Dialog(props: DialogProps) {
  return (
    props.open && (
      <Suspense>
        <DialogWindow {...props} />
      </Suspense>
    )
  )
}

export type ConfirmDialogProps = {
  open: boolean
  /** Cancel, Escape, or once it is done. */
  onClose: () => void
  onConfirm: () => void
  title: string
  description: string
  /** The word on the button that does it. */
  confirm: string
  cancel?: string
  pending?: boolean
}

/** Asks before something that cannot be undone. The caller closes it when it is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    props.open && (
      <Suspense>
        <ConfirmWindow {...props} />
      </Suspense>
    )
  )
}
