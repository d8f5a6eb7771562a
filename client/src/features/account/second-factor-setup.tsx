import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Reply } from '#shared/contract/api.ts'
import { CodeForm } from '#shared/forms/second-factor.ts'
import { t } from '#shared/language/t.ts'
import { call, errorMessage } from '../../api/call.ts'
import { useCallForm, useSchemaForm } from '../../api/use-call-form.ts'
import { Button } from '../../ui/button.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { TextField } from '../../ui/field.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { tRich } from '../../ui/rich-message.tsx'
import { useReauthentication } from './reauthentication.tsx'

type AuthenticatorSetupProps = { setup: Reply<'beginAuthenticator'>; onDone: () => void }

export function AuthenticatorSetup({ setup: { secret, address }, onDone }: AuthenticatorSetupProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  const { withReauthentication, dialog } = useReauthentication()
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

const fileHeader = () => t('Recovery codes for Helioplan. Each code signs you in once, together with your password.')

type RecoveryCodesProps = {
  /** Empty if the existing codes stay valid. */
  codes: readonly string[]
  onDone: () => void
}

/** The codes are shown only this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const intro = useRef<HTMLParagraphElement>(null)
  // The focused element is gone with the previous form.
  useEffect(() => intro.current?.focus(), [])
  return (
    <div className="mt-5 grid gap-5">
      {codes.length === 0 ? (
        <p ref={intro} tabIndex={-1} className="outline-none">
          {t('It is set up. Your recovery codes stay the same.')}
        </p>
      ) : (
        <>
          <p ref={intro} tabIndex={-1} className="outline-none">
            {tRich(
              'Save these codes in a safe place. If you lose your phone or passkey, each code signs you in once, together with your password. <b>We show them only now.</b>',
              { b: (text) => <strong>{text}</strong> },
            )}
          </p>
          <ol aria-label={t('Recovery codes')} className="grid gap-y-1 font-mono wrap-anywhere">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {codes.length > 0 && (
          <Button
            variant="secondary"
            onClick={() =>
              downloadFile('helioplan-recovery-codes.txt', [fileHeader(), '', ...codes, ''].join('\n'), 'text/plain')
            }
          >
            <Download aria-hidden="true" className="size-4" />
            {t('Download')}
          </Button>
        )}
        <Button onClick={onDone}>{codes.length > 0 ? t('I have saved them') : t('Done')}</Button>
      </div>
    </div>
  )
}
