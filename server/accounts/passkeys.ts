import type { AuthenticatorTransport } from '@simplewebauthn/server'
import { and, eq, sql } from 'drizzle-orm'
import type { Request } from 'express'
import type { Input } from '#shared/contract/api.ts'
import { passkeys } from '#shared/tables.ts'
import type { Config } from '../config.ts'
import type { Transaction } from '../database/connect.ts'
import { originOf } from '../http/headers.ts'

/*
 * Keys that a device holds and gives to nobody, as "Web Authentication" of the W3C describes them. What is signed names the
 * site: a page that only looks like it gets nothing of use.
 */

/** How long a browser waits for the person [ms]. */
const TIMEOUT = 300_000

// Much code, for few sign-ins: read when the first passkey comes.
const library = () => import('@simplewebauthn/server')

type Db = Pick<Transaction, 'select' | 'update'>
type Passkey = typeof passkeys.$inferSelect
type Use = NonNullable<Input<'finishLogin'>['passkey']>
type Made = Input<'addPasskey'>['passkey']

/** For whom a passkey is good: the site's own name, at whatever port. */
function siteOf(request: Request, config: Config) {
  const origin = originOf(request, config)
  return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname }
}

const described = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
})

/**
 * What a browser needs to use a passkey.
 * @param known those that will do; none: the person chooses one that says who they are
 * @param isAlone whether nothing else is asked: then the person proves to the device that they are its owner
 */
export const requestFor = (
  challenge: string,
  request: Request,
  config: Config,
  known: readonly Passkey[] = [],
  isAlone = known.length === 0,
) => ({
  challenge,
  rpId: siteOf(request, config).expectedRPID,
  timeout: TIMEOUT,
  userVerification: isAlone ? ('required' as const) : ('preferred' as const),
  allowCredentials: known.map(described),
})

/** What it needs to make one; devices that hold one of the known ones are left out. */
export async function creationFor(
  challenge: string,
  user: { readonly id: number; readonly username: string },
  known: readonly Passkey[],
  request: Request,
  config: Config,
) {
  const { getDefaultSupportedAlgorithmIDs } = await library()
  return {
    rp: { id: siteOf(request, config).expectedRPID, name: 'Helioplan' },
    // The number alone: what a device keeps must not tell who somebody is.
    user: {
      id: Buffer.from(`user ${user.id}`).toString('base64url'),
      name: user.username,
      displayName: user.username,
    },
    challenge,
    pubKeyCredParams: getDefaultSupportedAlgorithmIDs().map((alg) => ({
      alg: Number(alg),
      type: 'public-key' as const,
    })),
    timeout: TIMEOUT,
    excludeCredentials: known.map(described),
    authenticatorSelection: {
      residentKey: 'preferred' as const,
      userVerification: 'preferred' as const,
      requireResidentKey: false as const,
    },
    attestation: 'none' as const,
  }
}

/** What is kept of a passkey that was made for this challenge; undefined when it was not. */
export async function readPasskey(made: Made, challenge: string, request: Request, config: Config) {
  const { verifyRegistrationResponse } = await library()
  const { response, ...rest } = made
  const transports = (response.transports ?? []) as AuthenticatorTransport[]
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...rest, response: { ...response, transports }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      ...siteOf(request, config),
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
 * Whose passkey signed the challenge; undefined when none of ours did.
 * @param userId whose it has to be; null: anybody's
 * @param isAlone whether nothing else was asked: then the device must have made sure of its owner
 */
export async function ownerOf(
  db: Db,
  use: Use,
  {
    challenge,
    userId,
    isAlone = userId === null,
  }: { readonly challenge: string; readonly userId: number | null; readonly isAlone?: boolean },
  request: Request,
  config: Config,
) {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, use.id))
  if (!passkey || (userId !== null && passkey.userId !== userId)) return undefined
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...use, clientExtensionResults: {} },
      expectedChallenge: challenge,
      ...siteOf(request, config),
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: passkey.counter,
        transports: passkey.transports,
      },
      requireUserVerification: isAlone,
    })
    if (!verified) return undefined
    // A counter that went on meanwhile is a copy's: the library has compared it, and this does so for two at once.
    const counted = await db
      .update(passkeys)
      .set({ counter: authenticationInfo.newCounter, lastUsedAt: sql`now()` })
      .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
    return counted.rowCount === 1 ? passkey.userId : undefined
  } catch {
    return undefined
  }
}
