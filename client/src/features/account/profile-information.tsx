import { useState } from 'react'
import type { User } from '#shared/contract/api.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
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
          <Button ref={editButton} variant="secondary" className="mt-6" onClick={() => setEditing(true)}>
            Edit Profile
          </Button>
        </>
      )}
    </CardSection>
  )
}
