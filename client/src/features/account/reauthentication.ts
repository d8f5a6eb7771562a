import { IDENTITY_CONFIRMATION_REQUIRED } from '#shared/contract/step-up.ts'
import { call, HttpError } from '../../api/call.ts'
import { requestPasskey } from './browser-passkeys.ts'

export const requiresReauthentication = (error: unknown) =>
  error instanceof HttpError && error.status === 403 && error.text === IDENTITY_CONFIRMATION_REQUIRED

export async function reauthenticateByPasskey() {
  const { ticket, passkey } = await call('beginIdentityProof', {})
  await call('proveIdentity', { ticket, passkey: await requestPasskey(passkey) })
}
