import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { User } from '#shared/contract/api.ts'
import { ProfileUpdate } from '#shared/forms/accounts.ts'
import { languageRow } from '#shared/language/languages.ts'
import { t } from '#shared/language/t.ts'
import { call, errorMessage } from '../../api/call.ts'
import { updateUser } from '../../api/session.ts'
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
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(ProfileUpdate),
    defaultValues: {
      username: user.username,
      email: user.email ?? '',
      // Without a choice the stored one stays.
      ...(languages.length > 0 && { language }),
      ...Object.fromEntries(PROFILE_FIELDS.map(({ name }) => [name, user[name] ?? ''])),
    },
  })
  useEffect(() => setFocus('username'), [setFocus])

  const { withReauthentication, dialog } = useReauthentication(user)
  const update = useMutation({
    mutationFn: (profile: typeof ProfileUpdate._zod.output) =>
      withReauthentication(() => call('updateProfile', profile)),
    onSuccess: (updated) => {
      updateUser(client, updated)
      toast({ title: t('Profile updated'), description: t('Your profile has been successfully updated.') })
      onDone()
    },
    onError: (error) => toast({ title: t('Update failed'), description: errorMessage(error), variant: 'destructive' }),
  })
  const { errors } = formState
  return (
    <>
      {dialog}
      <form noValidate onSubmit={handleSubmit((profile) => update.mutate(profile))} className="grid gap-5">
        <UsernameField error={errors.username?.message} {...register('username')} />
        <TextField
          label={t('Email')}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', {
            setValueAs: (typed: string) => (user.email === null && typed === '' ? undefined : typed),
          })}
        />
        {PROFILE_FIELDS.map(({ name, label, autoComplete }) => (
          <TextField
            key={name}
            label={label()}
            autoComplete={autoComplete}
            optional
            error={errors[name]?.message}
            {...register(name)}
          />
        ))}
        {languages.length > 0 && (
          <SelectField label={t('Language of emails')} error={errors.language?.message} {...register('language')}>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageRow(language).name}
              </option>
            ))}
          </SelectField>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={update.isPending}>
            {t('Save Changes')}
          </Button>
          <Button variant="secondary" disabled={update.isPending} onClick={onDone}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
    </>
  )
}
