import * as z from 'zod/mini'
import { MAX_SEARCH_LENGTH, MAX_USERNAME_LENGTH, MIN_PASSWORD_LENGTH } from './lengths.ts'
import { emailAddress, PageQuery, requiredText, token } from './text.ts'

/** Control, zero-width, directional and other invisible characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Normalized to NFKC, so that a name has one spelling. */
export const Username = z.string({ error: 'Username is required' }).check(
  z.normalize('NFKC'),
  z.trim(),
  z.minLength(1, 'Username is required'),
  z.maxLength(MAX_USERNAME_LENGTH, `Username must be at most ${MAX_USERNAME_LENGTH} characters`),
  z.refine((name) => !INVISIBLE.test(name), 'Username must not hold invisible characters'),
)
const email = emailAddress('Invalid email address')
const existingPassword = z.string({ error: 'Password is required' }).check(z.minLength(1, 'Password is required'))
/** An empty name is stored as none. */
const optionalName = (name: string) =>
  z.optional(
    z.nullable(
      z.pipe(
        z.string().check(z.trim(), z.maxLength(100, `${name} must be at most 100 characters`)),
        z.transform((text: string) => text || null),
      ),
    ),
  )

const TOO_SHORT = `Password must be at least ${MIN_PASSWORD_LENGTH} characters`
/** Common passwords are checked apart (common-passwords.ts). */
const newPassword = z
  .string({ error: TOO_SHORT })
  .check(z.minLength(MIN_PASSWORD_LENGTH, TOO_SHORT), z.maxLength(200, 'Password must be at most 200 characters'))

export const Credentials = z.object({
  username: z.string({ error: 'Username is required' }).check(z.trim(), z.minLength(1, 'Username is required')),
  password: existingPassword,
})

export const Registration = z.object({
  username: Username,
  email,
  country: requiredText('Country is required', 100, 'Country'),
  password: newPassword,
})

export const ProfileUpdate = z.object({
  username: z.optional(Username),
  email: z.optional(email),
  firstName: optionalName('First name'),
  lastName: optionalName('Last name'),
})

export const PasswordChange = z.object({ currentPassword: existingPassword, newPassword })

export const AccountClosing = z.object({ password: existingPassword })

export const UsersQuery = z.extend(PageQuery, {
  search: z.optional(
    z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH, `Search for at most ${MAX_SEARCH_LENGTH} characters`)),
  ),
})

export const ForgottenPassword = z.object({ email })

const INVALID_LINK = 'That link is not valid'
export const LinkToken = z.object({
  token: token(INVALID_LINK),
})

export const NewPassword = z.object({ password: newPassword })
export const PasswordReset = z.object({ ...LinkToken.shape, ...NewPassword.shape })
