import { type ComponentProps, Suspense, useRef, useState } from 'react'
import { Button } from './button.tsx'
import type { Confirmation } from './confirm-dialog.tsx'
import { lazyPart } from './lazy-part.tsx'

const ConfirmWindow = lazyPart(() => import('./confirm-dialog.tsx'))

type ConfirmButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'pending'> & {
  confirmation: Confirmation
  /** The dialog stays open until the promise settles. */
  onConfirm: () => Promise<unknown>
}

export function ConfirmButton({ confirmation, onConfirm, ...button }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const buttonElement = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  async function confirm() {
    setPending(true)
    // The caller reports the outcome.
    await onConfirm().catch(() => {})
    setPending(false)
    close()
  }
  return (
    <>
      <Button {...button} ref={buttonElement} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <ConfirmWindow
            opener={buttonElement}
            onClose={close}
            confirmation={confirmation}
            onConfirm={confirm}
            pending={pending}
          />
        </Suspense>
      )}
    </>
  )
}
