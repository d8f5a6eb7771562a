import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { COMMON_PASSWORD, commonPasswordMessage } from '#shared/forms/common-passwords.ts'
import { t } from '#shared/language/t.ts'
import { call, catalogMessage, HttpError } from '../../api/call.ts'
import { signIn } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { UsernameField } from '../../ui/username-field.tsx'
import { listCountries } from './country-labels.ts'
import { NewPasswordField } from './new-password-field.tsx'

interface RegistrationValues {
  username: string
  email: string
  country: string
  password: string
}

/** The page holds the form's state, so that switching tabs loses no input. */
export function RegisterForm({ form }: { form: UseFormReturn<RegistrationValues> }) {
  const client = useQueryClient()
  const register = useMutation({
    mutationFn: (values: RegistrationValues) => call('register', values),
    onSuccess: (user) => signIn(client, user),
    onError: (error) => {
      if (error instanceof HttpError && error.text === COMMON_PASSWORD)
        form.setError('password', { message: commonPasswordMessage() }, { shouldFocus: true })
      else toast({ title: t('Registration failed'), description: catalogMessage(error), variant: 'destructive' })
    },
  })
  const [countries] = useState(listCountries)
  const { errors } = form.formState
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => register.mutate(values))} className="grid gap-5">
      <UsernameField error={errors.username?.message} {...form.register('username')} />
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <SelectField
        label={t('Country')}
        autoComplete="country-name"
        error={errors.country?.message}
        {...form.register('country')}
      >
        <option value="" disabled>
          {t('Select your country')}
        </option>
        {countries.map(({ code, storedName, label }) => (
          <option key={code} value={storedName}>
            {label}
          </option>
        ))}
      </SelectField>
      <NewPasswordField
        label={t('Password')}
        typed={form.watch('password')}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" pending={register.isPending}>
        {t('Sign Up')}
      </Button>
    </form>
  )
}
