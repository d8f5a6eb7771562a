import * as z from 'zod/mini'
import { t } from '../language/t.ts'
import { requiredText, token } from './text.ts'

/* Passkey data has the JSON form of Web Authentication; these schemas check its shape, the server verifies its
 * signature. */

const invalidPasskey = { error: () => t('That passkey is not valid') }
const bytes = (longest: number) =>
  z.string(invalidPasskey).check(z.maxLength(longest, invalidPasskey), z.regex(/^[\w-]*$/, invalidPasskey))

const credential = {
  id: bytes(2000),
  rawId: bytes(2000),
  type: z.literal('public-key', invalidPasskey),
  authenticatorAttachment: z.exactOptional(z.enum(['platform', 'cross-platform'], invalidPasskey)),
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

const ticket = token({ error: () => t('That took too long. Start again') })

const codeRequired = { error: () => t('Enter the code') }
const passwordRequired = { error: () => t('Password is required') }
/** Code of an authenticator app, or a recovery code, as typed. */
const code = z
  .string(codeRequired)
  .check(z.trim(), z.minLength(1, codeRequired), z.maxLength(40, { error: () => t('That code is too long') }))

const currentPassword = z
  .string(passwordRequired)
  .check(z.minLength(1, passwordRequired), z.maxLength(1000, { error: () => t('The password is not correct') }))

/** A sign-in by passkey alone, optionally restricted to administrators. */
export const PasskeySignIn = z.object({ adminsOnly: z.optional(z.boolean()) })

export const SecondStep = z
  .object({ ticket, code: z.optional(code), passkey: z.optional(PasskeyAssertion) })
  .check(z.refine(({ code, passkey }) => (code === undefined) !== (passkey === undefined), codeRequired))

export const CodeForm = z.object({ code })

/** Required again before sensitive changes, in case the computer is borrowed. */
export const PasswordConfirmation = z.object({ password: currentPassword })

/** A session without a password needs a recent identity proof. */
export const FactorChange = z.object({ password: z.optional(currentPassword) })

/** A password, or a passkey with the ticket of its step. */
export const IdentityProof = z
  .object({ password: z.optional(currentPassword), ticket: z.optional(ticket), passkey: z.optional(PasskeyAssertion) })
  .check(
    z.refine(
      ({ password, ticket, passkey }) =>
        password === undefined ? ticket !== undefined && passkey !== undefined : passkey === undefined,
      passwordRequired,
    ),
  )

export const MAX_PASSKEY_NAME_LENGTH = 60
export const NewPasskey = z.object({
  ticket,
  name: requiredText({ error: () => t('Enter a name') }, MAX_PASSKEY_NAME_LENGTH, () => t('Name')),
  passkey: PasskeyAttestation,
})
