import { type ReactNode, useRef, useState } from 'react'
import type { User } from '#shared/contract/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordAgainForm } from './password-again.tsx'

type ProvenButtonProps<T> = {
  user: User
  /** On the button, and on the window that it opens. */
  children: string
  title: string
  description: string
  isDanger?: boolean
  describedBy?: string
  failed: string
  /** Without the password where a passkey has just proven who is there. */
  act: (password: string | undefined) => Promise<T>
  /** What the window shows of the result; without it, it closes. */
  then?: (result: T, close: () => void) => ReactNode
  onClosed: () => void
  fields?: ReactNode
}

/** A button for what needs the password again. */
export function ProvenButton<T>({
  user,
  children,
  title,
  description,
  isDanger = false,
  describedBy,
  failed,
  act,
  then,
  onClosed,
  fields,
}: ProvenButtonProps<T>) {
  const [open, setOpen] = useState(false)
  const [result, setResult] = useState<{ readonly of: T }>()
  const self = useRef<HTMLButtonElement>(null)
  function close() {
    setOpen(false)
    setResult(undefined)
    onClosed()
  }
  return (
    <>
      <Button
        ref={self}
        size="small"
        variant={isDanger ? 'quiet' : 'secondary'}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      <Dialog open={open} opener={self} onClose={close} title={title} {...(!result && { description })}>
        {result && then ? (
          then(result.of, close)
        ) : (
          <PasswordAgainForm
            user={user}
            button={isDanger ? children : 'Continue'}
            isDanger={isDanger}
            failed={failed}
            act={act}
            onDone={(of) => (then ? setResult({ of }) : close())}
            onCancel={close}
            takesPasskeys
          >
            {fields}
          </PasswordAgainForm>
        )}
      </Dialog>
    </>
  )
}
