import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { commonPasswordMessage } from '#shared/forms/common-passwords.ts'
import { t } from '#shared/language/t.ts'
import { call, catalogMessage } from '../../api/call.ts'
import { signIn } from '../../api/session.ts'
import { useCallForm } from '../../api/use-call-form.ts'
import { UsernameField } from '../../ui/account-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { toastError } from '../../ui/toast.tsx'
import { listCountries } from './country-labels.ts'
import { isCommonPasswordError, NewPasswordField } from './new-password-field.tsx'

interface RegistrationValues {
  username: string
  email: string
  country: string
  password: string
}

/** The page holds the form's state, so that switching tabs loses no input. */
export function RegisterForm({ form }: { form: UseFormReturn<RegistrationValues> }) {
  const client = useQueryClient()
  const { field, formProps, isPending } = useCallForm(form, {
    send: (values) => call('register', values),
    onSuccess: (user) => signIn(client, user),
    onError: (error, showError) => {
      if (isCommonPasswordError(error)) showError('password', commonPasswordMessage())
      else toastError(t('Registration failed'), catalogMessage(error))
    },
  })
  const [countries] = useState(listCountries)
  return (
    <form {...formProps} className="grid gap-5">
      <UsernameField {...field('username')} />
      <TextField label={t('Email')} type="email" autoComplete="email" {...field('email')} />
      <SelectField label={t('Country')} autoComplete="country-name" options={countries} {...field('country')}>
        <option value="" disabled>
          {t('Select your country')}
        </option>
      </SelectField>
      <NewPasswordField label={t('Password')} typed={form.watch('password')} {...field('password')} />
      <Button type="submit" pending={isPending}>
        {t('Sign Up')}
      </Button>
    </form>
  )
}
