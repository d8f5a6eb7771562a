import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import type { Reply, SecondStepNeeded, User } from '#shared/contract/api.ts'
import { t } from '#shared/language/t.ts'
import { call } from '../../api/call.ts'
import { signIn } from '../../api/session.ts'
import { useCallForm } from '../../api/use-call-form.ts'
import { PasswordField, UsernameField } from '../../ui/account-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { PasskeyButton, requestPasskey } from './passkeys.tsx'

const SecondStep = lazyPart(() => import('./second-step.tsx'))

interface LoginValues {
  username: string
  password: string
}

type LoginFormProps = {
  /** Held by the page, so that switching tabs loses no input. */
  form: UseFormReturn<LoginValues>
  submitLabel: string
  pendingLabel?: string
  send: (values: LoginValues) => Promise<Reply<'login'>>
  onSignedIn?: (user: User) => void
  onError: (error: Error) => void
  adminsOnly?: boolean
}

/** Asks for the second factor if the account has one. */
export function LoginForm(props: LoginFormProps) {
  const { form, submitLabel, pendingLabel = submitLabel, send, onSignedIn, onError, adminsOnly = false } = props
  const client = useQueryClient()
  const [secondStep, setSecondStep] = useState<SecondStepNeeded>()
  function completeSignIn(user: User) {
    signIn(client, user)
    onSignedIn?.(user)
  }
  const { field, formProps, isPending } = useCallForm(form, {
    send,
    onSuccess: (reply) => ('ticket' in reply ? setSecondStep(reply) : completeSignIn(reply)),
    onError,
  })
  /** The browser knows whose passkey it is. */
  async function signInByPasskey() {
    const { ticket, passkey } = await call('beginPasskey', { adminsOnly })
    return call('finishLogin', { ticket, passkey: await requestPasskey(passkey) })
  }
  function returnToPassword() {
    flushSync(() => setSecondStep(undefined))
    form.setFocus('password')
  }
  if (secondStep) {
    return (
      <Suspense fallback={<Spinner />}>
        <SecondStep secondStep={secondStep} onDone={completeSignIn} onBack={returnToPassword} />
      </Suspense>
    )
  }
  return (
    <div className="grid gap-5">
      <form {...formProps} className="grid gap-5">
        <UsernameField {...field('username')} />
        <div>
          <PasswordField label={t('Password')} autoComplete="current-password" {...field('password')} />
          <TextLink standalone href="/forgot-password" className="mt-1 text-note">
            {t('Forgot password?')}
          </TextLink>
        </div>
        <Button type="submit" pending={isPending}>
          {isPending ? pendingLabel : submitLabel}
        </Button>
      </form>
      <PasskeyButton act={signInByPasskey} onDone={completeSignIn}>
        {t('Sign in with a passkey')}
      </PasskeyButton>
    </div>
  )
}
