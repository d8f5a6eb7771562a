import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Reply, User } from '#shared/contract/api.ts'
import { CodeForm } from '#shared/forms/second-factor.ts'
import { t } from '#shared/language/t.ts'
import { call, errorMessage } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useReauthentication } from './use-reauthentication.tsx'

type AuthenticatorSetupProps = { user: User; setup: Reply<'beginAuthenticator'>; onDone: () => void }

export function AuthenticatorSetup({ user, setup: { secret, address }, onDone }: AuthenticatorSetupProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(CodeForm),
    defaultValues: { code: '' },
  })
  useEffect(() => setFocus('code'), [setFocus])
  const { withReauthentication, dialog } = useReauthentication(user)
  const addAuthenticator = useMutation({
    mutationFn: (proof: { code: string }) => withReauthentication(() => call('addAuthenticator', proof)),
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
    onError: (error) => setError('code', { message: errorMessage(error) }, { shouldFocus: true }),
  })
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <>
      {dialog}
      <form noValidate onSubmit={handleSubmit((proof) => addAuthenticator.mutate(proof))} className="mt-5 grid gap-5">
        <p>{t('Scan this picture with an authenticator app, or enter the key below it in the app.')}</p>
        <QrCode
          text={address}
          label={t('The key for your authenticator app')}
          className="w-56 justify-self-center rounded-xl"
        />
        <p className="text-center font-mono wrap-anywhere">{secret.match(/.{1,4}/g)?.join(' ')}</p>
        <TextField
          label={t('Code')}
          hint={t('The 6 digits that the app shows now')}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={formState.errors.code?.message}
          {...register('code')}
        />
        <Button type="submit" pending={addAuthenticator.isPending} className="justify-self-end">
          {t('Continue')}
        </Button>
      </form>
    </>
  )
}
