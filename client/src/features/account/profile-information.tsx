import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#shared/contract/api.ts'
import { languageRow } from '#shared/language/languages.ts'
import { t } from '#shared/language/t.ts'
import { call, errorMessage } from '../../api/call.ts'
import { updateUser } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.tsx'
import { useReturnFocus } from '../../ui/use-return-focus.ts'
import { countryLabel } from './country-labels.ts'
import { EditProfile, PROFILE_FIELDS } from './edit-profile.tsx'
import { useEmailLanguage } from './email-language.ts'
import { useReauthentication } from './use-reauthentication.tsx'

export function ProfileInformation({ user }: { user: User }) {
  const [editing, setEditing] = useState(false)
  const editButton = useReturnFocus<HTMLButtonElement>(editing)
  const { languages, language } = useEmailLanguage(user)
  const facts: Record<string, string> = {
    [t('Username')]: user.username,
    [t('Email')]: user.email ?? '',
    ...collectFacts(user),
    [t('Country')]: countryLabel(user.country),
    ...(languages.length > 0 && { [t('Language of emails')]: languageRow(language).name }),
  }
  return (
    <CardSection heading={t('Profile Information')}>
      {editing ? (
        <EditProfile user={user} onDone={() => setEditing(false)} />
      ) : (
        <>
          <dl className="grid gap-4">
            {Object.entries(facts).map(([name, value]) => (
              <div key={name}>
                <dt className="text-sm text-soft">{name}</dt>
                <dd className="font-medium wrap-anywhere">{value || t('Not set')}</dd>
              </div>
            ))}
          </dl>
          {user.pendingEmail && (
            <PendingEmail user={user} email={user.pendingEmail} onCancelled={() => editButton.current?.focus()} />
          )}
          <Button ref={editButton} variant="secondary" className="mt-6" onClick={() => setEditing(true)}>
            {t('Edit Profile')}
          </Button>
        </>
      )}
    </CardSection>
  )
}

function collectFacts(user: User) {
  const facts: Record<string, string> = {}
  for (const { name, fact } of PROFILE_FIELDS) facts[fact()] = [facts[fact()], user[name]].filter(Boolean).join(' ')
  return facts
}

type PendingEmailProps = {
  user: User
  email: string
  onCancelled: () => void
}

function PendingEmail({ user, email, onCancelled }: PendingEmailProps) {
  const client = useQueryClient()
  const { withReauthentication, dialog } = useReauthentication(user)
  const resend = useMutation({
    mutationFn: () => withReauthentication(() => call('updateProfile', { email })),
    onSuccess: (updated) => {
      updateUser(client, updated)
      toast({ title: t('Email sent'), description: t('We sent another link to {email}.', { email }) })
    },
    onError: (error) => toast({ title: t('Email not sent'), description: errorMessage(error), variant: 'destructive' }),
  })
  const cancelChange = useMutation({
    mutationFn: () => call('cancelEmailChange', {}),
    onSuccess: (updated) => {
      updateUser(client, updated)
      toast({
        title: t('Change canceled'),
        description:
          updated.email === null
            ? t('Your account has no email address.')
            : t('Your email address is still {email}.', { email: updated.email }),
      })
      onCancelled()
    },
    onError: (error) =>
      toast({ title: t('Change not canceled'), description: errorMessage(error), variant: 'destructive' }),
  })
  return (
    <div className="mt-5 rounded-xl bg-sun-soft px-4 py-3 text-note">
      {dialog}
      <p className="font-semibold text-amber">{t('Waiting for confirmation')}</p>
      <p className="mt-1 wrap-anywhere">{t('Open the link in our email to {email} within 1 hour.', { email })}</p>
      <Button
        size="tight"
        variant="quiet"
        pending={resend.isPending}
        onClick={() => resend.mutate()}
        className="-ml-2.5"
      >
        {t('Send again')}
      </Button>
      {email !== user.email && (
        <Button size="tight" variant="quiet" pending={cancelChange.isPending} onClick={() => cancelChange.mutate()}>
          {t('Cancel change')}
        </Button>
      )}
    </div>
  )
}
