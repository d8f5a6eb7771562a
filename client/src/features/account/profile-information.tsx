import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#shared/contract/api.ts'
import { ProfileUpdate } from '#shared/forms/accounts.ts'
import { languageRow, SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { t } from '#shared/language/t.ts'
import { call, errorMessage } from '../../api/call.ts'
import { siteSettings } from '../../api/queries.ts'
import { updateUser } from '../../api/session.ts'
import { useCallForm, useSchemaForm } from '../../api/use-call-form.ts'
import { UsernameField } from '../../ui/account-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { useReturnFocus } from '../../ui/focus.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { toast, toastError } from '../../ui/toast.tsx'
import { countryLabel } from './country-labels.ts'
import { useReauthentication } from './reauthentication.tsx'

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
  const { withReauthentication, dialog } = useReauthentication()
  const resend = useMutation({
    mutationFn: () => withReauthentication(() => call('updateProfile', { email })),
    onSuccess: (updated) => {
      updateUser(client, updated)
      toast({ title: t('Email sent'), description: t('We sent another link to {email}.', { email }) })
    },
    onError: (error) => toastError(t('Email not sent'), errorMessage(error)),
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
    onError: (error) => toastError(t('Change not canceled'), errorMessage(error)),
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

/** Optional fields. Those with the same `fact` are shown together. */
const PROFILE_FIELDS = [
  { name: 'firstName', fact: () => t('Name'), label: () => t('First Name'), autoComplete: 'given-name' },
  { name: 'lastName', fact: () => t('Name'), label: () => t('Last Name'), autoComplete: 'family-name' },
] as const

function EditProfile({ user, onDone }: { user: User; onDone: () => void }) {
  const client = useQueryClient()
  const { languages, language } = useEmailLanguage(user)
  const form = useSchemaForm(ProfileUpdate, {
    username: user.username,
    email: user.email ?? '',
    // Without a choice the stored one stays.
    ...(languages.length > 0 && { language }),
    ...Object.fromEntries(PROFILE_FIELDS.map(({ name }) => [name, user[name] ?? ''])),
  })
  const { withReauthentication, dialog } = useReauthentication()
  const { field, formProps, isPending } = useCallForm(form, {
    send: (profile) => withReauthentication(() => call('updateProfile', profile)),
    onSuccess: (updated) => {
      updateUser(client, updated)
      toast({ title: t('Profile updated'), description: t('Your profile has been successfully updated.') })
      onDone()
    },
    onError: (error) => toastError(t('Update failed'), errorMessage(error)),
    initialFocus: 'username',
  })
  return (
    <>
      {dialog}
      <form {...formProps} className="grid gap-5">
        <UsernameField {...field('username')} />
        <TextField
          label={t('Email')}
          type="email"
          autoComplete="email"
          {...field('email', {
            setValueAs: (typed: string) => (user.email === null && typed === '' ? undefined : typed),
          })}
        />
        {PROFILE_FIELDS.map(({ name, label, autoComplete }) => (
          <TextField key={name} label={label()} autoComplete={autoComplete} optional {...field(name)} />
        ))}
        {languages.length > 0 && (
          <SelectField label={t('Language of emails')} {...field('language')}>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageRow(language).name}
              </option>
            ))}
          </SelectField>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={isPending}>
            {t('Save Changes')}
          </Button>
          <Button variant="secondary" disabled={isPending} onClick={onDone}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
    </>
  )
}

/** The languages to choose from, none if there is only one, and the one of the user's emails. */
function useEmailLanguage(user: User) {
  const { languages } = useQuery(siteSettings).data
  const language = languages.find((served) => served === user.language) ?? SOURCE_LANGUAGE
  return { languages: languages.length > 1 ? languages : [], language }
}
