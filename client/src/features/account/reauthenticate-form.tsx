import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '#shared/contract/api.ts'
import { PasswordConfirmation } from '#shared/forms/second-factor.ts'
import { t } from '#shared/language/t.ts'
import { secondFactors } from '../../api/account-queries.ts'
import { errorMessage, HttpError } from '../../api/call.ts'
import { useCallForm, useSchemaForm } from '../../api/use-call-form.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { HiddenUsernameField } from './hidden-username-field.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { reauthenticateByPasskey } from './reauthentication.ts'

type ReauthenticateFormProps<T> = {
  user: User
  submitLabel: string
  isDanger?: boolean
  /** Title of errors other than a wrong password. */
  errorTitle: string
  /** Called without a password after a passkey has confirmed the identity. */
  act: (password: string | undefined) => Promise<T>
  onDone: (result: T) => void
  onCancel: () => void
  acceptsPasskeys?: boolean
  children?: ReactNode
}

export function ReauthenticateForm<T>({
  user,
  submitLabel,
  isDanger = false,
  errorTitle,
  act,
  onDone,
  onCancel,
  acceptsPasskeys = false,
  children,
}: ReauthenticateFormProps<T>) {
  const { field, formProps, isPending } = useCallForm(useSchemaForm(PasswordConfirmation, { password: '' }), {
    send: ({ password }) => act(password),
    onSuccess: onDone,
    onError: (error, showError) => {
      if (error instanceof HttpError && error.status < 500) showError('password', errorMessage(error))
      else toast({ title: errorTitle, description: errorMessage(error), variant: 'destructive' })
    },
  })
  return (
    <form {...formProps} className="mt-5 grid gap-6">
      <HiddenUsernameField user={user} />
      {children}
      <PasswordField label={t('Password')} autoComplete="current-password" {...field('password')} />
      {acceptsPasskeys && <PasskeyAlternative act={() => act(undefined)} onDone={onDone} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} pending={isPending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}

type PasskeyAlternativeProps<T> = { act: () => Promise<T>; onDone: (result: T) => void }

function PasskeyAlternative<T>({ act, onDone }: PasskeyAlternativeProps<T>) {
  const { data } = useQuery(secondFactors)
  if (!data?.passkeys.length) return null
  async function actByPasskey() {
    await reauthenticateByPasskey()
    return act()
  }
  return (
    <PasskeyButton act={actByPasskey} onDone={onDone}>
      {t('Use a passkey')}
    </PasskeyButton>
  )
}
