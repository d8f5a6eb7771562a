import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { IDENTITY_CONFIRMATION_REQUIRED } from '#shared/contract/endpoints.ts'
import { PasswordConfirmation } from '#shared/forms/second-factor.ts'
import { t } from '#shared/language/t.ts'
import { secondFactors } from '../../api/account-queries.ts'
import { call, errorMessage, HttpError, UserFacingError } from '../../api/call.ts'
import { currentUser } from '../../api/queries.ts'
import { useCallForm, useSchemaForm } from '../../api/use-call-form.ts'
import { PasswordField } from '../../ui/account-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toastError } from '../../ui/toast.tsx'
import { PasskeyButton, requestPasskey } from './passkeys.tsx'

export type ReauthenticateFormProps<T> = {
  submitLabel: string
  isDanger?: boolean
  /** Title of errors other than a wrong password. */
  errorTitle: string
  /** Called without a password after a passkey has confirmed the identity. */
  act: (proof: { password?: string }) => Promise<T>
  onDone: (result: T) => void
  onCancel: () => void
  acceptsPasskeys?: boolean
  children?: ReactNode
}

export function ReauthenticateForm<T>(props: ReauthenticateFormProps<T>) {
  const { submitLabel, isDanger = false, errorTitle, act, onDone, onCancel, acceptsPasskeys = false, children } = props
  const { field, formProps, isPending } = useCallForm(useSchemaForm(PasswordConfirmation, { password: '' }), {
    send: act,
    onSuccess: onDone,
    onError: (error, showError) => {
      if (error instanceof HttpError && error.status < 500) showError('password', errorMessage(error))
      else toastError(errorTitle, errorMessage(error))
    },
  })
  return (
    <form {...formProps} className="mt-5 grid gap-6">
      <HiddenUsernameField />
      {children}
      <PasswordField label={t('Password')} autoComplete="current-password" {...field('password')} />
      {acceptsPasskeys && <PasskeyAlternative act={() => act({})} onDone={onDone} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} pending={isPending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}

function PasskeyAlternative<T>({ act, onDone }: { act: () => Promise<T>; onDone: (result: T) => void }) {
  const { data } = useQuery(secondFactors)
  if (!data?.passkeys.length) return null
  async function actByPasskey() {
    const { ticket, passkey } = await call('beginIdentityProof', {})
    await call('proveIdentity', { ticket, passkey: await requestPasskey(passkey) })
    return act()
  }
  return (
    <PasskeyButton act={actByPasskey} onDone={onDone}>
      {t('Use a passkey')}
    </PasskeyButton>
  )
}

/** Refused, and waiting for the password. */
interface BlockedCall {
  readonly retry: () => void
  readonly abort: (reason: Error) => void
}

/**
 * `withReauthentication` runs a call and, if the server demands it, asks for the password in a dialog and repeats the
 * call. Render the dialog outside of any form: React bubbles its events into an enclosing form.
 */
export function useReauthentication() {
  const [blockedCall, setBlockedCall] = useState<BlockedCall>()
  const opener = useRef<HTMLElement>(null)

  async function withReauthentication<T>(act: () => Promise<T>): Promise<T> {
    // The pressed button, which is disabled until the call ends.
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    try {
      return await act()
    } catch (error) {
      if (!requiresReauthentication(error)) throw error
    }
    await new Promise<void>((retry, abort) => setBlockedCall({ retry, abort }))
    return act()
  }

  function resume() {
    setBlockedCall(undefined)
    blockedCall?.retry()
  }
  function cancel() {
    blockedCall?.abort(new UserFacingError(t('You did not confirm it is you, so nothing has changed.')))
    // The button must be enabled again before it can take the focus.
    setTimeout(() => setBlockedCall(undefined))
  }

  const dialog = (
    <Dialog
      isOpen={blockedCall !== undefined}
      opener={opener}
      onClose={cancel}
      title={t('Confirm it is you')}
      description={t('You last entered your password more than 10 minutes ago. Enter it to continue.')}
    >
      <ReauthenticateForm
        submitLabel={t('Continue')}
        errorTitle={t('Not confirmed')}
        acceptsPasskeys
        act={async ({ password }) => {
          if (password !== undefined) await call('proveIdentity', { password })
        }}
        onDone={resume}
        onCancel={cancel}
      />
    </Dialog>
  )
  return { withReauthentication, dialog }
}

const requiresReauthentication = (error: unknown) =>
  error instanceof HttpError && error.status === 403 && error.text === IDENTITY_CONFIRMATION_REQUIRED

/** Tells password managers which account the form is for. */
export function HiddenUsernameField() {
  const { data: user } = useQuery(currentUser)
  return <input type="text" hidden readOnly autoComplete="username" value={user?.username ?? ''} />
}
