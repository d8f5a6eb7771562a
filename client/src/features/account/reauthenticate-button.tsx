import { type ReactNode, useRef, useState } from 'react'
import type { User } from '#shared/contract/api.ts'
import { t } from '#shared/language/t.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ReauthenticateForm } from './reauthenticate-form.tsx'

type ReauthenticateButtonProps<T> = {
  user: User
  children: string
  title: string
  description: string
  isDanger?: boolean
  describedBy?: string
  errorTitle: string
  /** Called without a password after a passkey has confirmed the identity. */
  act: (password: string | undefined) => Promise<T>
  /** Content of the dialog; without it the dialog closes. */
  renderResult?: (result: T, close: () => void) => ReactNode
  onClosed: () => void
  fields?: ReactNode
}

export function ReauthenticateButton<T>({
  user,
  children,
  title,
  description,
  isDanger = false,
  describedBy,
  errorTitle,
  act,
  renderResult,
  onClosed,
  fields,
}: ReauthenticateButtonProps<T>) {
  const [isOpen, setOpen] = useState(false)
  const [result, setResult] = useState<{ readonly value: T }>()
  const buttonElement = useRef<HTMLButtonElement>(null)
  function close() {
    setOpen(false)
    setResult(undefined)
    onClosed()
  }
  return (
    <>
      <Button
        ref={buttonElement}
        size="small"
        variant={isDanger ? 'quiet' : 'secondary'}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      <Dialog isOpen={isOpen} opener={buttonElement} onClose={close} title={title} {...(!result && { description })}>
        {result && renderResult ? (
          renderResult(result.value, close)
        ) : (
          <ReauthenticateForm
            user={user}
            submitLabel={isDanger ? children : t('Continue')}
            isDanger={isDanger}
            errorTitle={errorTitle}
            act={act}
            onDone={(value) => (renderResult ? setResult({ value }) : close())}
            onCancel={close}
            acceptsPasskeys
          >
            {fields}
          </ReauthenticateForm>
        )}
      </Dialog>
    </>
  )
}
