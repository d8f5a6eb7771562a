import { Button } from './button.tsx'
import DialogWindow, { type DialogProps } from './dialog-window.tsx'

export type Question = {
  title: string
  description: string
  /** The word on the button that does it. */
  confirm: string
}

type ConfirmWindowProps = Pick<DialogProps, 'opener' | 'onClose'> & {
  question: Question
  onConfirm: () => void
  pending: boolean
}

/** Asks before something that cannot be undone. */
export default function ConfirmWindow({ question, onConfirm, pending, ...dialog }: ConfirmWindowProps) {
  return (
    <DialogWindow {...dialog} title={question.title} description={question.description} alert>
      {/* Cancel comes first: it takes the focus, so that Enter alone does no harm. */}
      <div className="mt-8 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={dialog.onClose}>
          Cancel
        </Button>
        <Button variant="danger" pending={pending} onClick={onConfirm}>
          {question.confirm}
        </Button>
      </div>
    </DialogWindow>
  )
}
