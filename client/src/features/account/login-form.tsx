import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Reply, SecondStepNeeded, User } from '#shared/contract/api.ts'
import { call, sentence } from '../../api/call.ts'
import { signIn } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { UsernameField } from '../../ui/username-field.tsx'
import { askForPasskey, offersPasskeys } from './passkey-of-browser.ts'

const SecondStep = lazy(() => import('./second-step.tsx'))

interface LoginValues {
  username: string
  password: string
}

type LoginFormProps = {
  /** Its state lives with the page: switching tabs loses nothing that was typed. */
  form: UseFormReturn<LoginValues>
  /** The word on its button, and while it is pressed. */
  button: string
  pendingButton?: string
  /** The first step, at one of the two sign-ins. */
  send: (values: LoginValues) => Promise<Reply<'login'>>
  onSignedIn?: (user: User) => void
  onError: (error: Error) => void
  /** Whether only administrators may sign in here. */
  adminsOnly?: boolean
}

/** Name and password; then, where the account has one, the second factor. */
export function LoginForm({
  form,
  button,
  pendingButton = button,
  send,
  onSignedIn,
  onError,
  adminsOnly = false,
}: LoginFormProps) {
  const client = useQueryClient()
  const [step, setStep] = useState<SecondStepNeeded>()
  function enter(user: User) {
    signIn(client, user)
    onSignedIn?.(user)
  }
  const login = useMutation({
    mutationFn: send,
    onSuccess: (answer) => ('ticket' in answer ? setStep(answer) : enter(answer)),
    onError,
  })
  const { errors } = form.formState
  const { setFocus } = form
  const hadStep = useRef(false)
  useEffect(() => {
    if (hadStep.current && !step) setFocus('password')
    hadStep.current = step !== undefined
  }, [step, setFocus])
  if (step) {
    return (
      <Suspense fallback={<Spinner />}>
        <SecondStep step={step} onDone={enter} onBack={() => setStep(undefined)} />
      </Suspense>
    )
  }
  return (
    <div className="grid gap-5">
      <form noValidate onSubmit={form.handleSubmit((values) => login.mutate(values))} className="grid gap-5">
        <UsernameField error={errors.username?.message} {...form.register('username')} />
        <div>
          <PasswordField
            label="Password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password')}
          />
          <TextLink alone href="/forgot-password" className="mt-1 text-note">
            Forgot password?
          </TextLink>
        </div>
        <Button type="submit" pending={login.isPending}>
          {login.isPending ? pendingButton : button}
        </Button>
      </form>
      <PasskeyAlone onSignedIn={enter} adminsOnly={adminsOnly} />
    </div>
  )
}

/** Signing in without name or password, where the browser has passkeys: it knows whose they are. */
function PasskeyAlone({ onSignedIn, adminsOnly }: { onSignedIn: (user: User) => void; adminsOnly: boolean }) {
  const isOffered = useHydrated() && offersPasskeys()
  const enter = useMutation({
    async mutationFn() {
      const { ticket, passkey } = await call('beginPasskey', { adminsOnly })
      return call('finishLogin', { ticket, passkey: await askForPasskey(passkey) })
    },
    onSuccess: onSignedIn,
  })
  if (!isOffered) return null
  return (
    <div>
      <Button variant="secondary" pending={enter.isPending} onClick={() => enter.mutate()} className="w-full">
        Sign in with a Passkey
      </Button>
      <FieldError>{enter.error ? sentence(enter.error) : undefined}</FieldError>
    </div>
  )
}
