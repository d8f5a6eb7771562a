import { t } from '#shared/language/t.ts'
import { Button } from './button.tsx'
import DialogWindow, { type DialogProps } from './dialog-window.tsx'

export type Confirmation = {
  title: string
  description: string
  confirmLabel: string
}

type ConfirmDialogProps = Pick<DialogProps, 'opener' | 'onClose'> & {
  confirmation: Confirmation
  onConfirm: () => void
  pending: boolean
}

export default function ConfirmDialog({ confirmation, onConfirm, pending, ...dialog }: ConfirmDialogProps) {
  return (
    <DialogWindow {...dialog} title={confirmation.title} description={confirmation.description} alert>
      {/* Cancel comes first and takes the focus, so that Enter alone does no harm. */}
      <div className="mt-8 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={dialog.onClose}>
          {t('Cancel')}
        </Button>
        <Button variant="danger" pending={pending} onClick={onConfirm}>
          {confirmation.confirmLabel}
        </Button>
      </div>
    </DialogWindow>
  )
}
