import { Button } from './button.tsx'
import DialogWindow, { type DialogProps } from './dialog-window.tsx'

export type Confirmation = {
  title: string
  description: string
  /** Label of the confirming button. */
  confirmLabel: string
}

type ConfirmDialogProps = Pick<DialogProps, 'opener' | 'onClose'> & {
  confirmation: Confirmation
  onConfirm: () => void
  pending: boolean
}

/** Asks for confirmation of an action that cannot be undone. */
export default function ConfirmDialog({ confirmation, onConfirm, pending, ...dialog }: ConfirmDialogProps) {
  return (
    <DialogWindow {...dialog} title={confirmation.title} description={confirmation.description} alert>
      {/* Cancel comes first and takes the focus, so that Enter alone does no harm. */}
      <div className="mt-8 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={dialog.onClose}>
          Cancel
        </Button>
        <Button variant="danger" pending={pending} onClick={onConfirm}>
          {confirmation.confirmLabel}
        </Button>
      </div>
    </DialogWindow>
  )
}
