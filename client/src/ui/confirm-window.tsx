import { Button } from './button.tsx'
import type { ConfirmDialogProps } from './dialog.tsx'
import DialogWindow from './dialog-window.tsx'

export default function ConfirmWindow({
  onConfirm,
  confirm,
  cancel = 'Cancel',
  pending = false,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <DialogWindow {...dialog} alert>
      {/* Cancel comes first: it takes the focus, so that Enter alone does no harm. */}
      <div className="mt-8 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={dialog.onClose}>
          {cancel}
        </Button>
        <Button variant="danger" pending={pending} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </DialogWindow>
  )
}
