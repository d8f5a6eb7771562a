import type { AuthenticatorTransport } from '@simplewebauthn/server'
import { and, eq, sql } from 'drizzle-orm'
import type { Request } from 'express'
import type { Input } from '#shared/contract/api.ts'
import { passkeys } from '#shared/tables.ts'
import type { Config } from '../config.ts'
import type { Transaction } from '../database/connect.ts'
import { originOf } from '../http/headers.ts'

/* Passkeys (W3C Web Authentication). Signatures include the origin, which makes phishing useless. */

/** Time for the user to respond in the browser [ms]. */
const TIMEOUT = 300_000

// The library is loaded on first use: it is large and rarely needed.
const loadLibrary = () => import('@simplewebauthn/server')

type Db = Pick<Transaction, 'select' | 'update'>
type Passkey = typeof passkeys.$inferSelect
type PasskeyResponse = NonNullable<Input<'finishLogin'>['passkey']>
type NewPasskeyResponse = Input<'addPasskey'>['passkey']

/** The site's host name, at any port. */
function relyingParty(request: Request, config: Config) {
  const origin = originOf(request, config)
  return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname }
}

const toDescriptor = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
})

/**
 * Options of navigator.credentials.get().
 * @param allowedPasskeys empty: the user chooses a discoverable passkey
 * @param isOnlyFactor then the device must verify its user
 */
export const passkeyRequestOptions = (
  challenge: string,
  request: Request,
  config: Config,
  allowedPasskeys: readonly Passkey[] = [],
  isOnlyFactor = allowedPasskeys.length === 0,
) => ({
  challenge,
  rpId: relyingParty(request, config).expectedRPID,
  timeout: TIMEOUT,
  userVerification: isOnlyFactor ? ('required' as const) : ('preferred' as const),
  allowCredentials: allowedPasskeys.map(toDescriptor),
})

/** Options of navigator.credentials.create(); devices with a known passkey are excluded. */
export async function passkeyCreationOptions(
  challenge: string,
  user: { readonly id: number; readonly username: string },
  allowedPasskeys: readonly Passkey[],
  request: Request,
  config: Config,
) {
  const { getDefaultSupportedAlgorithmIDs } = await loadLibrary()
  return {
    rp: { id: relyingParty(request, config).expectedRPID, name: 'Helioplan' },
    // The id alone: the user handle must not reveal who a user is.
    user: { id: Buffer.from(`user ${user.id}`).toString('base64url'), name: user.username, displayName: user.username },
    challenge,
    pubKeyCredParams: getDefaultSupportedAlgorithmIDs().map((alg) => ({
      alg: Number(alg),
      type: 'public-key' as const,
    })),
    timeout: TIMEOUT,
    excludeCredentials: allowedPasskeys.map(toDescriptor),
    authenticatorSelection: {
      residentKey: 'preferred' as const,
      userVerification: 'preferred' as const,
      requireResidentKey: false as const,
    },
    attestation: 'none' as const,
  }
}

/** What to store; undefined if the response does not fit the challenge. */
export async function verifyNewPasskey(
  newPasskey: NewPasskeyResponse,
  challenge: string,
  request: Request,
  config: Config,
) {
  const { verifyRegistrationResponse } = await loadLibrary()
  const { response, ...rest } = newPasskey
  const transports = (response.transports ?? []) as AuthenticatorTransport[]
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...rest, response: { ...response, transports }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      ...relyingParty(request, config),
      requireUserVerification: false,
    })
    if (!registrationInfo) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return { credentialId: id, publicKey, counter, transports }
  } catch {
    return undefined
  }
}

/**
 * @param userId required owner; null: any user
 * @param isOnlyFactor then the device must have verified its user
 * @returns the owner's id; undefined if verification fails
 */
export async function verifyPasskey(
  db: Db,
  passkeyResponse: PasskeyResponse,
  { challenge, userId }: { readonly challenge: string; readonly userId: number | null },
  request: Request,
  config: Config,
  isOnlyFactor = userId === null,
) {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, passkeyResponse.id))
  if (!passkey || (userId !== null && passkey.userId !== userId)) return undefined
  const { verifyAuthenticationResponse } = await loadLibrary()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...passkeyResponse, clientExtensionResults: {} },
      expectedChallenge: challenge,
      ...relyingParty(request, config),
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: passkey.counter,
        transports: passkey.transports,
      },
      requireUserVerification: isOnlyFactor,
    })
    if (!verified) return undefined
    // A counter that went backwards indicates a cloned key. The library compares it; this comparison covers concurrent
    // uses.
    const updated = await db
      .update(passkeys)
      .set({ counter: authenticationInfo.newCounter, lastUsedAt: sql`now()` })
      .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
    return updated.rowCount === 1 ? passkey.userId : undefined
  } catch {
    return undefined
  }
}
