import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { User } from '#shared/contract/api.ts'
import { PasswordAgain } from '#shared/forms/second-factor.ts'
import { secondFactors } from '../../api/account-queries.ts'
import { HttpError, sentence } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { proveByPasskey } from './identity-proof.ts'
import { offersPasskeys } from './passkey-of-browser.ts'
import { WhosePassword } from './whose-password.tsx'

type PasswordAgainFormProps<T> = {
  user: User
  /** The word on the button that does it, and whether that cannot be undone. */
  button: string
  isDanger?: boolean
  /** What is said when it went wrong in a way that the password does not explain. */
  failed: string
  /** Without the password where a passkey has just proven who is there. */
  act: (password: string | undefined) => Promise<T>
  onDone: (result: T) => void
  onCancel: () => void
  /** Whether a passkey of the account will do instead. */
  takesPasskeys?: boolean
  /** Fields before the password. */
  children?: ReactNode
}

/** Asks for the password before something that a borrowed computer must not do; in a dialog. */
export function PasswordAgainForm<T>({
  user,
  button,
  isDanger = false,
  failed,
  act,
  onDone,
  onCancel,
  takesPasskeys = false,
  children,
}: PasswordAgainFormProps<T>) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(PasswordAgain),
    defaultValues: { password: '' },
  })
  const acting = useMutation({
    mutationFn: ({ password }: { password: string }) => act(password),
    onSuccess: onDone,
    onError: (error) => {
      if (error instanceof HttpError && error.status < 500)
        setError('password', { message: sentence(error) }, { shouldFocus: true })
      else toast({ title: failed, description: sentence(error), variant: 'destructive' })
    },
  })
  return (
    <form noValidate onSubmit={handleSubmit((proof) => acting.mutate(proof))} className="mt-5 grid gap-6">
      <WhosePassword user={user} />
      {children}
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      {takesPasskeys && <PasskeyInstead act={() => act(undefined)} onDone={onDone} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} pending={acting.isPending}>
          {button}
        </Button>
      </div>
    </form>
  )
}

type PasskeyInsteadProps<T> = { act: () => Promise<T>; onDone: (result: T) => void }

/** For accounts that have a passkey, in browsers that can use it. */
function PasskeyInstead<T>({ act, onDone }: PasskeyInsteadProps<T>) {
  const { data } = useQuery(secondFactors)
  const acting = useMutation({
    async mutationFn() {
      await proveByPasskey()
      return act()
    },
    onSuccess: onDone,
  })
  if (!data?.passkeys.length || !offersPasskeys()) return null
  return (
    <div>
      <Button variant="secondary" pending={acting.isPending} onClick={() => acting.mutate()} className="w-full">
        Use a Passkey
      </Button>
      <FieldError>{acting.error ? sentence(acting.error) : undefined}</FieldError>
    </div>
  )
}
