import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import type { User } from '#shared/contract/api.ts'
import { AccountClosing } from '#shared/forms/accounts.ts'
import { call, HttpError, sentence } from '../../api/call.ts'
import { signOut } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { WhosePassword } from './whose-password.tsx'

export function CloseAccount({ user }: { user: User }) {
  const [asking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setAsking(false)
  return (
    <CardSection heading="Close Account">
      <p className="mb-5 text-soft">
        Deletes your account with every calculation and plan saved in it, your messages and your newsletter
        subscription, for good.
      </p>
      <Button ref={button} variant="secondary" onClick={() => setAsking(true)}>
        Close Account
      </Button>
      <Dialog
        open={asking}
        opener={button}
        onClose={close}
        title="Close Account"
        description="This will permanently delete your account and all your saved calculations. This action cannot be undone."
      >
        <ClosingForm user={user} onCancel={close} />
      </Dialog>
    </CardSection>
  )
}

function ClosingForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const [, navigate] = useLocation()
  const client = useQueryClient()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(AccountClosing),
    defaultValues: { password: '' },
  })
  const closing = useMutation({
    mutationFn: (proof: { password: string }) => call('closeAccount', proof),
    onSuccess: () => {
      // First away from here: this page would send a visitor to sign in.
      navigate('/')
      signOut(client)
      toast({ title: 'Account closed', description: 'Your account and your saved calculations have been deleted.' })
    },
    onError: (error) => {
      if (error instanceof HttpError && error.status < 500)
        setError('password', { message: sentence(error) }, { shouldFocus: true })
      else toast({ title: 'Account not closed', description: sentence(error), variant: 'destructive' })
    },
  })
  return (
    <form noValidate onSubmit={handleSubmit((proof) => closing.mutate(proof))} className="mt-5 grid gap-6">
      <WhosePassword user={user} />
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
        <Button type="submit" variant="danger" pending={closing.isPending}>
          Close Account
        </Button>
      </div>
    </form>
  )
}
