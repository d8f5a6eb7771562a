import * as z from 'zod/mini'
import { token } from './text.ts'

/*
 * The forms of second factors. What a browser tells of a passkey is written as "Web Authentication" of the W3C has it in
 * JSON; these look at its shape, and its signature is looked at by the server.
 */

const NOT_VALID = 'That passkey is not valid'
const bytes = (longest: number) =>
  z.string({ error: NOT_VALID }).check(z.maxLength(longest, NOT_VALID), z.regex(/^[\w-]*$/, NOT_VALID))

const credential = {
  id: bytes(2000),
  rawId: bytes(2000),
  type: z.literal('public-key', { error: NOT_VALID }),
  authenticatorAttachment: z.exactOptional(z.enum(['platform', 'cross-platform'], { error: NOT_VALID })),
}

/** Of a passkey that was used. */
const PasskeyUse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: z.exactOptional(bytes(200)),
  }),
})

/** Of one that was made. */
const PasskeyMade = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.exactOptional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
})

const ticket = token('Please begin again')

const ENTER_CODE = 'Enter the code'
/** Of an authenticator app, or a recovery code; however it was typed. */
const code = z
  .string({ error: ENTER_CODE })
  .check(z.trim(), z.minLength(1, ENTER_CODE), z.maxLength(40, 'That code is too long'))

const currentPassword = z
  .string({ error: 'Password is required' })
  .check(z.minLength(1, 'Password is required'), z.maxLength(1000, 'The password is not correct'))

/** A sign-in by passkey alone, perhaps where only administrators may sign in. */
export const PasskeySignIn = z.object({ adminsOnly: z.optional(z.boolean()) })

/** The second step of a sign-in: one of the two. */
export const SecondStep = z
  .object({ ticket, code: z.optional(code), passkey: z.optional(PasskeyUse) })
  .check(z.refine(({ code, passkey }) => (code === undefined) !== (passkey === undefined), ENTER_CODE))

/** The code alone, where the form has nothing else to ask. */
export const CodeForm = z.object({ code })

/** Asked again before what a borrowed computer must not do. */
export const PasswordAgain = z.object({ password: currentPassword })

/** Without the password the session must have proven lately whose it is. */
export const FactorChange = z.object({ password: z.optional(currentPassword) })

/** A password, or a passkey with the ticket of its step. */
export const IdentityProof = z
  .object({ password: z.optional(currentPassword), ticket: z.optional(ticket), passkey: z.optional(PasskeyUse) })
  .check(
    z.refine(
      ({ password, ticket, passkey }) =>
        password === undefined ? ticket !== undefined && passkey !== undefined : passkey === undefined,
      'Password is required',
    ),
  )

const NAME_IT = 'Give it a name'
export const LONGEST_PASSKEY_NAME = 60
export const NewPasskey = z.object({
  ticket,
  name: z
    .string({ error: NAME_IT })
    .check(
      z.trim(),
      z.minLength(1, NAME_IT),
      z.maxLength(LONGEST_PASSKEY_NAME, `The name must be at most ${LONGEST_PASSKEY_NAME} characters`),
    ),
  passkey: PasskeyMade,
})
