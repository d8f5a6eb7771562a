import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { Redirect, useSearch } from 'wouter'
import { Credentials, Registration } from '#shared/forms/accounts.ts'
import { commonPasswordMessage } from '#shared/forms/common-passwords.ts'
import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { pictures } from '#shared/pictures.ts'
import { call, catalogMessage } from '../api/call.ts'
import { currentUser, sessionEnded } from '../api/queries.ts'
import { returnUrl, signIn } from '../api/session.ts'
import { useCallForm, useSchemaForm } from '../api/use-call-form.ts'
import { listCountries } from '../features/account/country-labels.ts'
import { LoginForm } from '../features/account/login-form.tsx'
import {
  isCommonPasswordError,
  NewPasswordField,
  rejectCommonPasswords,
} from '../features/account/new-password-field.tsx'
import { UsernameField } from '../ui/account-fields.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextField } from '../ui/field.tsx'
import { Intro, PageFrame, PageHeading } from '../ui/page.tsx'
import { Picture } from '../ui/picture.tsx'
import { Tabs } from '../ui/segmented-control.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { toastError } from '../ui/toast.tsx'

const tabs = () => ({ login: t('Login'), register: t('Register') })
const registrationResolver = rejectCommonPasswords(zodResolver(Registration), 'password')

export default function AuthPage() {
  const { data: user } = useQuery(currentUser)
  const { data: hasSessionEnded } = useQuery(sessionEnded)
  const search = useSearch()
  const [selectedTab, selectTab] = useState<keyof ReturnType<typeof tabs>>('login')
  const login = useSchemaForm(Credentials, { username: '', password: '' })
  const register = useForm({
    resolver: registrationResolver,
    defaultValues: { username: '', email: '', country: '', password: '' },
  })
  if (user) return <Redirect to={returnUrl(search)} replace />
  return (
    <PageFrame className="grid items-stretch gap-6 lg:grid-cols-2 lg:gap-10">
      <section className="lg:py-6">
        <PageHeading>{headingOf('/auth')}</PageHeading>
        {hasSessionEnded ? (
          <p role="alert" className="mt-6 rounded-xl bg-sun-soft px-4 py-3 font-semibold text-amber">
            {t('Your session has ended. Sign in again.')}
          </p>
        ) : (
          <Intro className="mt-3.5">{t('Sign in to save your results, or register for free.')}</Intro>
        )}
        <Card className="mt-8">
          <Tabs label={t('Sign in or register')} options={tabs()} value={selectedTab} onValue={selectTab}>
            {selectedTab === 'login' ? (
              <LoginForm
                form={login}
                submitLabel={t('Sign In')}
                send={(values) => call('login', values)}
                onError={(error) => toastError(t('Login failed'), catalogMessage(error))}
              />
            ) : (
              <RegisterForm form={register} />
            )}
          </Tabs>
        </Card>
      </section>
      {/* It is on the left on wide screens; the forms come first in reading order. */}
      <BrandPanel />
    </PageFrame>
  )
}

const BrandPanel = () => (
  <section className="relative isolate flex min-h-80 flex-col justify-end overflow-hidden rounded-3xl p-6 sm:p-8 text-white lg:order-first lg:p-10">
    <Picture
      picture={pictures['roof-install']}
      sizes="(min-width: 64rem) 32rem, 100vw"
      alt=""
      className="absolute inset-0 -z-20 size-full"
    />
    <div className="absolute inset-0 -z-10 bg-linear-to-t from-black/85 via-black/60 to-black/25" />
    <h2 className="text-3xl text-balance text-white">{t('Professional Solar Planning Tools')}</h2>
    <p className="mt-3">{t('With a free account, you can:')}</p>
    <ul className="mt-2 grid list-disc gap-1 pl-5">
      <li>{t('Save your results and open them again later.')}</li>
      <li>{t('Add notes, for example about the roof.')}</li>
      <li>{t('Download everything as CSV or JSON at any time.')}</li>
    </ul>
  </section>
)

interface RegistrationValues {
  username: string
  email: string
  country: string
  password: string
}

/** The page holds the form's state, so that switching tabs loses no input. */
function RegisterForm({ form }: { form: UseFormReturn<RegistrationValues> }) {
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
