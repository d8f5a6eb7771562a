import type { Input, Reply } from '#shared/contract/api.ts'
import { t } from '#shared/language/t.ts'
import { UserFacingError } from '../../api/call.ts'
import { importOrReload } from '../../startup/import-or-reload.ts'

/* The library is loaded on first use. */

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
