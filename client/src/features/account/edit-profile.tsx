import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#shared/contract/api.ts'
import { ProfileUpdate } from '#shared/forms/accounts.ts'
import { languageRow } from '#shared/language/languages.ts'
import { t } from '#shared/language/t.ts'
import { call, errorMessage } from '../../api/call.ts'
import { updateUser } from '../../api/session.ts'
import { useCallForm, useSchemaForm } from '../../api/use-call-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { UsernameField } from '../../ui/username-field.tsx'
import { useEmailLanguage } from './email-language.ts'
import { useReauthentication } from './use-reauthentication.tsx'

/** Optional fields. Those with the same `fact` are shown together. */
export const PROFILE_FIELDS = [
  { name: 'firstName', fact: () => t('Name'), label: () => t('First Name'), autoComplete: 'given-name' },
  { name: 'lastName', fact: () => t('Name'), label: () => t('Last Name'), autoComplete: 'family-name' },
] as const

export function EditProfile({ user, onDone }: { user: User; onDone: () => void }) {
  const client = useQueryClient()
  const { languages, language } = useEmailLanguage(user)
  const form = useSchemaForm(ProfileUpdate, {
    username: user.username,
    email: user.email ?? '',
    // Without a choice the stored one stays.
    ...(languages.length > 0 && { language }),
    ...Object.fromEntries(PROFILE_FIELDS.map(({ name }) => [name, user[name] ?? ''])),
  })
  const { withReauthentication, dialog } = useReauthentication(user)
  const { field, formProps, isPending } = useCallForm(form, {
    send: (profile) => withReauthentication(() => call('updateProfile', profile)),
    onSuccess: (updated) => {
      updateUser(client, updated)
      toast({ title: t('Profile updated'), description: t('Your profile has been successfully updated.') })
      onDone()
    },
    onError: (error) => toast({ title: t('Update failed'), description: errorMessage(error), variant: 'destructive' }),
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
