import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { User } from '#shared/contract/api.ts'
import { call } from '../../api/call.ts'
import { signOut } from '../../api/session.ts'
import { HOME_REMOVED, removeHomeOffer } from '../../state/remove-home-offer.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { PasswordAgainForm } from './password-again.tsx'

export function CloseAccount({ user }: { user: User }) {
  const [, navigate] = useLocation()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setAsking(false)
  return (
    <CardSection heading="Close Account">
      <p className="mb-5 text-soft">
        Deletes your account with every calculation and plan saved in it, your messages and your newsletter
        subscription, for good.
      </p>
      <Button ref={button} variant="secondary" onClick={() => setAsking(true)}>
        Close Account
      </Button>
      <Dialog
        open={asking}
        opener={button}
        onClose={close}
        title="Close Account"
        description="This will permanently delete your account and all your saved calculations. This action cannot be undone."
      >
        <PasswordAgainForm
          user={user}
          button="Close Account"
          isDanger
          failed="Account not closed"
          act={(password = '') => call('closeAccount', { password })}
          onDone={() => {
            // First away from here: this page would send a visitor to sign in.
            navigate('/')
            signOut(client)
            toast({
              title: 'Account closed',
              description: 'Your account and your saved calculations have been deleted.',
              ...removeHomeOffer(() => toast(HOME_REMOVED)),
            })
          }}
          onCancel={close}
        />
      </Dialog>
    </CardSection>
  )
}
