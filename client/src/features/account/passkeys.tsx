import { useMutation } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { Input, Reply } from '#shared/contract/api.ts'
import { t } from '#shared/language/t.ts'
import { errorMessage, UserFacingError } from '../../api/call.ts'
import { importOrReload } from '../../startup/import-or-reload.ts'
import { useHydrated } from '../../startup/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'

type PasskeyButtonProps<T> = Pick<ComponentProps<typeof Button>, 'variant' | 'children'> & {
  act: () => Promise<T>
  onDone: (result: T) => void
}

/** Rendered only where the browser has passkeys; shows its error below. */
export function PasskeyButton<T>({ act, onDone, variant = 'secondary', children }: PasskeyButtonProps<T>) {
  const { mutate, isPending, error } = useMutation({ mutationFn: act, onSuccess: onDone })
  const isSupported = useHydrated() && supportsPasskeys()
  if (!isSupported) return null
  return (
    <div>
      <Button variant={variant} pending={isPending} onClick={() => mutate()} className="w-full">
        {children}
      </Button>
      <FieldError>{error ? errorMessage(error) : undefined}</FieldError>
    </div>
  )
}

/** The library is loaded on first use. */
const loadWebAuthn = () => importOrReload(() => import('@simplewebauthn/browser'))

/** Passkeys belong to a domain name: there are none at an IP address. */
export const supportsPasskeys = () => 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)

/** Browsers do not say whether the person cancelled, waited too long, or has no passkey. */
async function withErrorMessage<T>(operation: Promise<T>, message: string): Promise<T> {
  try {
    return await operation
  } catch (cause) {
    throw new UserFacingError(message, { cause })
  }
}

type PasskeyRequest = Reply<'beginPasskey'>['passkey']

export async function requestPasskey(request: PasskeyRequest): Promise<NonNullable<Input<'finishLogin'>['passkey']>> {
  const { startAuthentication } = await loadWebAuthn()
  return withErrorMessage(
    startAuthentication({ optionsJSON: request }),
    t('We did not receive a passkey. Try again or use another way.'),
  )
}

export async function createPasskey(
  creation: Reply<'beginNewPasskey'>['passkey'],
): Promise<Input<'addPasskey'>['passkey']> {
  const { startRegistration } = await loadWebAuthn()
  return withErrorMessage(
    startRegistration({ optionsJSON: creation }),
    t('We could not add a passkey. This device may already have one for this account.'),
  )
}
