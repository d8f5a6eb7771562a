import { CONFIRM_IDENTITY } from '#shared/contract/step-up.ts'
import { call, HttpError } from '../../api/call.ts'
import { askForPasskey } from './passkey-of-browser.ts'

/** Whether the server asks for a password or a passkey before it does what was called for. */
export const needsProof = (error: unknown) =>
  error instanceof HttpError && error.status === 403 && error.text === CONFIRM_IDENTITY

/** Proves who is there by a passkey of the account. */
export async function proveByPasskey() {
  const { ticket, passkey } = await call('beginIdentityProof', {})
  await call('proveIdentity', { ticket, passkey: await askForPasskey(passkey) })
}
