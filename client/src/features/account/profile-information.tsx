import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#shared/contract/api.ts'
import { call, sentence } from '../../api/call.ts'
import { currentUser } from '../../api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.tsx'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import { EditProfile } from './edit-profile.tsx'

const NOT_SET = 'Not set'

export function ProfileInformation({ user }: { user: User }) {
  const [editing, setEditing] = useState(false)
  const editButton = useFocusBack<HTMLButtonElement>(editing)
  const facts = {
    Username: user.username,
    Email: user.email || NOT_SET,
    Name: [user.firstName, user.lastName].filter(Boolean).join(' ') || NOT_SET,
    Country: user.country || NOT_SET,
  }
  return (
    <CardSection heading="Profile Information">
      {editing ? (
        <EditProfile user={user} onDone={() => setEditing(false)} />
      ) : (
        <>
          <dl className="grid gap-4">
            {Object.entries(facts).map(([name, value]) => (
              <div key={name}>
                <dt className="text-sm text-soft">{name}</dt>
                <dd className="font-medium wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          {user.pendingEmail && (
            <WaitsForConfirmation
              address={user.pendingEmail}
              isChange={user.pendingEmail !== user.email}
              onCancelled={() => editButton.current?.focus()}
            />
          )}
          <Button ref={editButton} variant="secondary" className="mt-6" onClick={() => setEditing(true)}>
            Edit Profile
          </Button>
        </>
      )}
    </CardSection>
  )
}

type WaitsForConfirmationProps = {
  address: string
  /** Whether the account has another address meanwhile. */
  isChange: boolean
  onCancelled: () => void
}

/** Of the address that was given, until the link in the mail to it was followed. */
function WaitsForConfirmation({ address, isChange, onCancelled }: WaitsForConfirmationProps) {
  const client = useQueryClient()
  const again = useMutation({
    mutationFn: () => call('updateProfile', { email: address }),
    onSuccess: (user) => {
      client.setQueryData(currentUser.queryKey, user)
      toast({ title: 'Mail sent', description: `We have sent another link to ${address}.` })
    },
    onError: (error) => toast({ title: 'Mail not sent', description: sentence(error), variant: 'destructive' }),
  })
  const cancel = useMutation({
    mutationFn: () => call('cancelEmailChange', {}),
    onSuccess: (user) => {
      client.setQueryData(currentUser.queryKey, user)
      toast({ title: 'Change cancelled', description: `Your email address is still ${user.email}.` })
      onCancelled()
    },
    onError: (error) => toast({ title: 'Change not cancelled', description: sentence(error), variant: 'destructive' }),
  })
  return (
    <div className="mt-5 rounded-xl bg-sun-soft px-4 py-3 text-note">
      <p className="font-semibold text-amber">Waiting for confirmation</p>
      <p className="mt-1 wrap-anywhere">Open the link in our email to {address} within 1 hour.</p>
      <Button size="tight" variant="quiet" pending={again.isPending} onClick={() => again.mutate()} className="-ml-2.5">
        Send again
      </Button>
      {isChange && (
        <Button size="tight" variant="quiet" pending={cancel.isPending} onClick={() => cancel.mutate()}>
          Cancel change
        </Button>
      )}
    </div>
  )
}
