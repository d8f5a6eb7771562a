import * as z from 'zod/mini'
import { token } from './text.ts'

/* Passkey data has the JSON form of Web Authentication; these schemas check its shape, the server verifies its
 * signature. */

const INVALID_PASSKEY = 'That passkey is not valid'
const bytes = (longest: number) =>
  z
    .string({ error: INVALID_PASSKEY })
    .check(z.maxLength(longest, INVALID_PASSKEY), z.regex(/^[\w-]*$/, INVALID_PASSKEY))

const credential = {
  id: bytes(2000),
  rawId: bytes(2000),
  type: z.literal('public-key', { error: INVALID_PASSKEY }),
  authenticatorAttachment: z.exactOptional(z.enum(['platform', 'cross-platform'], { error: INVALID_PASSKEY })),
}

const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: z.exactOptional(bytes(200)),
  }),
})

const PasskeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.exactOptional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
})

const ticket = token('Please begin again')

const ENTER_CODE = 'Enter the code'
/** Code of an authenticator app, or a recovery code, as typed. */
const code = z
  .string({ error: ENTER_CODE })
  .check(z.trim(), z.minLength(1, ENTER_CODE), z.maxLength(40, 'That code is too long'))

const currentPassword = z
  .string({ error: 'Password is required' })
  .check(z.minLength(1, 'Password is required'), z.maxLength(1000, 'The password is not correct'))

/** A sign-in by passkey alone, optionally restricted to administrators. */
export const PasskeySignIn = z.object({ adminsOnly: z.optional(z.boolean()) })

export const SecondStep = z
  .object({ ticket, code: z.optional(code), passkey: z.optional(PasskeyAssertion) })
  .check(z.refine(({ code, passkey }) => (code === undefined) !== (passkey === undefined), ENTER_CODE))

export const CodeForm = z.object({ code })

/** Required again before sensitive changes, in case the computer is borrowed. */
export const PasswordConfirmation = z.object({ password: currentPassword })

/** Without a password, the session needs a recent identity proof. */
export const FactorChange = z.object({ password: z.optional(currentPassword) })

/** A password, or a passkey with the ticket of its step. */
export const IdentityProof = z
  .object({ password: z.optional(currentPassword), ticket: z.optional(ticket), passkey: z.optional(PasskeyAssertion) })
  .check(
    z.refine(
      ({ password, ticket, passkey }) =>
        password === undefined ? ticket !== undefined && passkey !== undefined : passkey === undefined,
      'Password is required',
    ),
  )

const NAME_REQUIRED = 'Give it a name'
export const MAX_PASSKEY_NAME_LENGTH = 60
export const NewPasskey = z.object({
  ticket,
  name: z
    .string({ error: NAME_REQUIRED })
    .check(
      z.trim(),
      z.minLength(1, NAME_REQUIRED),
      z.maxLength(MAX_PASSKEY_NAME_LENGTH, `The name must be at most ${MAX_PASSKEY_NAME_LENGTH} characters`),
    ),
  passkey: PasskeyAttestation,
})
