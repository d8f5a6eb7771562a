import { useRef, useState } from 'react'
import type { User } from '#shared/contract/api.ts'
import { t } from '#shared/language/t.ts'
import { call, UserFacingError } from '../../api/call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ReauthenticateForm } from './reauthenticate-form.tsx'
import { requiresReauthentication } from './reauthentication.ts'

/** Refused, and waiting for the password. */
interface BlockedCall {
  readonly retry: () => void
  readonly abort: (reason: Error) => void
}

/**
 * `withReauthentication` runs a call and, if the server demands it, asks for the password in a dialog and repeats the
 * call. Render the dialog outside of any form: React bubbles its events into an enclosing form.
 */
export function useReauthentication(user: User) {
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
        user={user}
        submitLabel={t('Continue')}
        errorTitle={t('Not confirmed')}
        acceptsPasskeys
        act={async (password) => {
          if (password !== undefined) await call('proveIdentity', { password })
        }}
        onDone={resume}
        onCancel={cancel}
      />
    </Dialog>
  )
  return { withReauthentication, dialog }
}
