import { useRef, useState } from 'react'
import type { User } from '#shared/contract/api.ts'
import { CONFIRM_IDENTITY } from '#shared/contract/step-up.ts'
import { call } from '../../api/call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { needsProof } from './identity-proof.ts'
import { PasswordAgainForm } from './password-again.tsx'

/** What a call that was refused waits for. */
interface Waiting {
  readonly go: () => void
  readonly giveUp: (reason: Error) => void
}

/**
 * Step-up authentication: `withProof` runs a call; where the server wants to know first who is there, it asks in a dialog and
 * repeats the call. The dialog is to be rendered outside of any form, whose events would be those of the dialog's form too.
 */
export function useStepUp(user: User) {
  const [waiting, setWaiting] = useState<Waiting>()
  const opener = useRef<HTMLElement>(null)

  async function withProof<T>(act: () => Promise<T>): Promise<T> {
    // Pressed a moment ago, and disabled from now on until the call has ended.
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    try {
      return await act()
    } catch (error) {
      if (!needsProof(error)) throw error
    }
    await new Promise<void>((go, giveUp) => setWaiting({ go, giveUp }))
    return act()
  }

  function proven() {
    setWaiting(undefined)
    waiting?.go()
  }
  function cancel() {
    waiting?.giveUp(new Error('Nothing was changed: you did not confirm that it is you.'))
    // After the button has become enabled again, so that it can take the focus back.
    setTimeout(() => setWaiting(undefined))
  }

  const dialog = (
    <Dialog
      open={waiting !== undefined}
      opener={opener}
      onClose={cancel}
      title={CONFIRM_IDENTITY}
      description="You last signed in or entered your password more than 10 minutes ago. Enter it to continue."
    >
      <PasswordAgainForm
        user={user}
        button="Continue"
        failed="Not confirmed"
        takesPasskeys
        act={async (password) => {
          if (password !== undefined) await call('proveIdentity', { password })
        }}
        onDone={proven}
        onCancel={cancel}
      />
    </Dialog>
  )
  return { withProof, dialog }
}
