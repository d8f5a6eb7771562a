import { useState } from 'react'
import type { Reply, User } from '#shared/contract/api.ts'
import { CodeForm } from '#shared/forms/second-factor.ts'
import { t } from '#shared/language/t.ts'
import { call, errorMessage } from '../../api/call.ts'
import { useCallForm, useSchemaForm } from '../../api/use-call-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useReauthentication } from './use-reauthentication.tsx'

type AuthenticatorSetupProps = { user: User; setup: Reply<'beginAuthenticator'>; onDone: () => void }

export function AuthenticatorSetup({ user, setup: { secret, address }, onDone }: AuthenticatorSetupProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  const { withReauthentication, dialog } = useReauthentication(user)
  const { field, formProps, isPending } = useCallForm(useSchemaForm(CodeForm, { code: '' }), {
    send: (proof) => withReauthentication(() => call('addAuthenticator', proof)),
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
    onError: (error, showError) => showError('code', errorMessage(error)),
    initialFocus: 'code',
  })
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <>
      {dialog}
      <form {...formProps} className="mt-5 grid gap-5">
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
          {...field('code')}
        />
        <Button type="submit" pending={isPending} className="justify-self-end">
          {t('Continue')}
        </Button>
      </form>
    </>
  )
}
