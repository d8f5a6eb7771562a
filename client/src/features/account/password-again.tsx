import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { User } from '#shared/contract/api.ts'
import { PasswordAgain } from '#shared/forms/second-factor.ts'
import { HttpError, sentence } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { WhosePassword } from './whose-password.tsx'

type PasswordAgainFormProps<T> = {
  user: User
  /** The word on the button that does it, and whether that cannot be undone. */
  button: string
  isDanger?: boolean
  /** What is said when it went wrong in a way that the password does not explain. */
  failed: string
  act: (password: string) => Promise<T>
  onDone: (result: T) => void
  onCancel: () => void
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
