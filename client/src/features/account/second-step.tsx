import { useEffect, useRef } from 'react'
import type { Input, SecondStepNeeded, User } from '#shared/contract/api.ts'
import { CodeForm } from '#shared/forms/second-factor.ts'
import { t } from '#shared/language/t.ts'
import { call, errorMessage } from '../../api/call.ts'
import { useCallForm, useSchemaForm } from '../../api/use-call-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { PasskeyButton, requestPasskey } from './passkeys.tsx'

type SecondStepProps = {
  secondStep: SecondStepNeeded
  onDone: (user: User) => void
  onBack: () => void
}

/** A passkey, an authenticator code or a recovery code. */
export default function SecondStep({
  secondStep: { ticket, passkey, hasAuthenticator },
  onDone,
  onBack,
}: SecondStepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const finishLogin = (proof: Omit<Input<'finishLogin'>, 'ticket'>) => call('finishLogin', { ticket, ...proof })
  const { field, formProps, isPending } = useCallForm(useSchemaForm(CodeForm, { code: '' }), {
    send: finishLogin,
    onSuccess: onDone,
    onError: (error, showError) => showError('code', errorMessage(error)),
  })
  return (
    <section aria-labelledby="second-step" className="grid gap-5">
      <div>
        <h2 id="second-step" ref={heading} tabIndex={-1} className="text-xl outline-none">
          {t('One more step')}
        </h2>
        <p className="mt-2 text-soft">{t('Your password is correct. Now confirm it is you.')}</p>
      </div>
      {passkey && (
        <PasskeyButton
          variant={hasAuthenticator ? 'secondary' : 'primary'}
          act={async () => finishLogin({ passkey: await requestPasskey(passkey) })}
          onDone={onDone}
        >
          {t('Use a passkey')}
        </PasskeyButton>
      )}
      <form {...formProps} className="grid gap-5">
        <TextField
          label={hasAuthenticator ? t('Code') : t('Recovery code')}
          hint={
            hasAuthenticator
              ? t('The 6 digits in your authenticator app, or one of your recovery codes')
              : t('If you cannot use your passkey, enter one of the codes you saved.')
          }
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...field('code')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={hasAuthenticator ? 'primary' : 'secondary'} pending={isPending}>
            {t('Continue')}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {t('Back')}
          </Button>
        </div>
      </form>
    </section>
  )
}
