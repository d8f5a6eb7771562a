import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { Input, SecondStepNeeded, User } from '#shared/contract/api.ts'
import { CodeForm } from '#shared/forms/second-factor.ts'
import { call, sentence } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError, TextField } from '../../ui/field.tsx'
import { askForPasskey, offersPasskeys } from './passkey-of-browser.ts'

type SecondStepProps = {
  step: SecondStepNeeded
  onDone: (user: User) => void
  /** Back to the password. */
  onBack: () => void
}

/** The second step of a sign-in, after the password was right: a passkey, a code of an app, or a recovery code. */
export default function SecondStep({ step: { ticket, passkey, hasAuthenticator }, onDone, onBack }: SecondStepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const form = useForm({ resolver: zodResolver(CodeForm), defaultValues: { code: '' } })
  const finish = (proof: Omit<Input<'finishLogin'>, 'ticket'>) => call('finishLogin', { ticket, ...proof })
  const byCode = useMutation({
    mutationFn: finish,
    onSuccess: onDone,
    onError: (error) => form.setError('code', { message: sentence(error) }, { shouldFocus: true }),
  })
  const byPasskey = useMutation({
    mutationFn: async () => finish({ passkey: await askForPasskey(passkey as NonNullable<typeof passkey>) }),
    onSuccess: onDone,
  })
  return (
    <section aria-labelledby="second-step" className="grid gap-5">
      <div>
        <h2 id="second-step" ref={heading} tabIndex={-1} className="text-xl outline-none">
          One more step
        </h2>
        <p className="mt-2 text-soft">Your password is right. Now show that it is you.</p>
      </div>
      {passkey && offersPasskeys() && (
        <div>
          <Button
            variant={hasAuthenticator ? 'secondary' : 'primary'}
            pending={byPasskey.isPending}
            onClick={() => byPasskey.mutate()}
            className="w-full"
          >
            Use a Passkey
          </Button>
          <FieldError>{byPasskey.error ? sentence(byPasskey.error) : undefined}</FieldError>
        </div>
      )}
      <form noValidate onSubmit={form.handleSubmit((proof) => byCode.mutate(proof))} className="grid gap-5">
        <TextField
          label={hasAuthenticator ? 'Code' : 'Recovery Code'}
          hint={
            hasAuthenticator
              ? 'Six digits from your authenticator app, or one of your recovery codes'
              : 'If you have no passkey at hand: one of the codes you kept'
          }
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={hasAuthenticator ? 'primary' : 'secondary'} pending={byCode.isPending}>
            Verify
          </Button>
          <Button variant="quiet" onClick={onBack}>
            Back
          </Button>
        </div>
      </form>
    </section>
  )
}
