import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { User } from '#shared/contract/api.ts'
import { call } from '../../api/call.ts'
import { signOut } from '../../api/session.ts'
import { homeRemovedToast, offerHomeRemoval } from '../../state/offer-home-removal.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { ReauthenticateForm } from './reauthenticate-form.tsx'

export function CloseAccount({ user }: { user: User }) {
  const [, navigate] = useLocation()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  return (
    <CardSection heading="Close Account">
      <p className="mb-5 text-soft">
        Deletes your account with every calculation and plan saved in it, your messages and your newsletter
        subscription, for good.
      </p>
      <Button ref={button} variant="secondary" onClick={() => setOpen(true)}>
        Close Account
      </Button>
      <Dialog
        isOpen={isOpen}
        opener={button}
        onClose={close}
        title="Close Account"
        description="This will permanently delete your account and all your saved calculations. This action cannot be undone."
      >
        <ReauthenticateForm
          user={user}
          submitLabel="Close Account"
          isDanger
          errorTitle="Account not closed"
          act={(password = '') => call('closeAccount', { password })}
          onDone={() => {
            // Navigate first: this page would send a visitor to sign in.
            navigate('/')
            signOut(client)
            toast({
              title: 'Account closed',
              description: 'Your account and your saved calculations have been deleted.',
              ...offerHomeRemoval(() => toast(homeRemovedToast())),
            })
          }}
          onCancel={close}
        />
      </Dialog>
    </CardSection>
  )
}
