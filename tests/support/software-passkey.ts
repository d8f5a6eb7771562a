import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { type Agent, PASSWORD } from './website.ts'

/*
 * A software passkey, written from W3C Web Authentication level 3 and CBOR (RFC 8949), independently of the verifying
 * library.
 */

interface PasskeyFaults {
  /** Origin in the client data, if not the site's own. */
  readonly origin?: string
  /** Sets the flag "user verified". */
  readonly userVerified?: boolean
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const CREDENTIAL_INCLUDED = 0x40

export function createSoftwarePasskey(site: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const rawId = randomBytes(16)
  const id = rawId.toString('base64url')
  let counter = 0

  const clientData = (type: string, challenge: string, { origin = site }: PasskeyFaults) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(flags: number, credential = Buffer.alloc(0)) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter++)
    const site256 = createHash('sha256').update(new URL(site).hostname).digest()
    return Buffer.concat([site256, Buffer.from([flags]), count, credential])
  }
  const flagsOf = ({ userVerified = true }: PasskeyFaults) => USER_PRESENT | (userVerified ? USER_VERIFIED : 0)
  const descriptor = { id, rawId: id, type: 'public-key' as const }

  /** Response of navigator.credentials.create(). */
  function registrationResponse({ challenge }: { readonly challenge: string }, faults: PasskeyFaults = {}) {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(rawId.length)
    // COSE: key type EC2, algorithm ES256, curve P-256, x, y.
    const key = map([
      [int(1), int(2)],
      [int(3), int(-7)],
      [int(-1), int(1)],
      [int(-2), bytes(Buffer.from(x, 'base64url'))],
      [int(-3), bytes(Buffer.from(y, 'base64url'))],
    ])
    const credential = Buffer.concat([Buffer.alloc(16), length, rawId, key])
    const data = authenticatorData(flagsOf(faults) | CREDENTIAL_INCLUDED, credential)
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(data)],
    ])
    return {
      ...descriptor,
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, faults).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
      clientExtensionResults: {},
    }
  }

  /** Response of navigator.credentials.get(). */
  function authenticationResponse({ challenge }: { readonly challenge: string }, faults: PasskeyFaults = {}) {
    const client = clientData('webauthn.get', challenge, faults)
    const data = authenticatorData(flagsOf(faults))
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return {
      ...descriptor,
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
      },
      clientExtensionResults: {},
    }
  }

  return { id, registrationResponse, authenticationResponse }
}

/** Adds a passkey to an account. */
export async function addPasskey(agent: Agent, origin: string) {
  const passkey = createSoftwarePasskey(origin)
  const begun = (await agent.post('/api/user/passkeys/new', { password: PASSWORD }).expect(201)).body
  const addition = { ticket: begun.ticket, name: 'Phone', passkey: passkey.registrationResponse(begun.passkey) }
  const { body } = await agent.post('/api/user/passkeys', addition).expect(201)
  return { ...passkey, recoveryCodes: body.recoveryCodes as string[] }
}

/** Head of a CBOR item: major type, and a value or length below 65,536. */
function head(major: number, value: number) {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (content: Buffer) => Buffer.concat([head(2, content.length), content])
const text = (content: string) => Buffer.concat([head(3, Buffer.byteLength(content)), Buffer.from(content)])
const map = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()])
