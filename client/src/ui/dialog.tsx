import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, Suspense, useRef, useState } from 'react'
import { Button } from './button.tsx'
import type { Confirmation } from './confirm-dialog.tsx'
import type { DialogProps } from './dialog-window.tsx'
import { lazyPart } from './lazy-part.tsx'

const DialogWindow = lazyPart(() => import('./dialog-window.tsx'))

/** The dialog is loaded when it first opens. */
export const Dialog = ({ isOpen, ...dialog }: DialogProps & { isOpen: boolean }) =>
  isOpen && (
    <Suspense>
      <DialogWindow {...dialog} />
    </Suspense>
  )

const ConfirmWindow = lazyPart(() => import('./confirm-dialog.tsx'))

type ConfirmButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'pending'> & {
  confirmation: Confirmation
  /** The dialog stays open until the promise settles. */
  onConfirm: () => Promise<unknown>
  onFailed?: (error: Error) => void
}

export function ConfirmButton({ confirmation, onConfirm, onFailed, ...button }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const buttonElement = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  const { mutate, isPending } = useMutation({
    mutationFn: onConfirm,
    onError: (error) => onFailed?.(error),
    onSettled: close,
  })
  return (
    <>
      <Button {...button} ref={buttonElement} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <ConfirmWindow
            opener={buttonElement}
            onClose={close}
            confirmation={confirmation}
            onConfirm={() => mutate()}
            pending={isPending}
          />
        </Suspense>
      )}
    </>
  )
}
