import * as z from 'zod/mini'
import { LONGEST_SEARCH, LONGEST_USERNAME, SHORTEST_PASSWORD } from './lengths.ts'
import { emailAddress, PageQuery, requiredText, token } from './text.ts'

/** Controls, zero-width characters, marks of direction, and letters that nobody sees. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
/** In Unicode's form NFKC, in which a name has one spelling however it was typed. */
export const Username = z.string({ error: 'Username is required' }).check(
  z.normalize('NFKC'),
  z.trim(),
  z.minLength(1, 'Username is required'),
  z.maxLength(LONGEST_USERNAME, `Username must be at most ${LONGEST_USERNAME} characters`),
  z.refine((name) => !INVISIBLE.test(name), 'Username must not hold invisible characters'),
)
const email = emailAddress('Invalid email address')
const givenPassword = z.string({ error: 'Password is required' }).check(z.minLength(1, 'Password is required'))
const optionalName = (name: string) =>
  z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(100, `${name} must be at most 100 characters`))))

const TOO_SHORT = `Password must be at least ${SHORTEST_PASSWORD} characters`
/** What a password may be, apart from being common (see common-passwords.ts). */
const newPassword = z
  .string({ error: TOO_SHORT })
  .check(z.minLength(SHORTEST_PASSWORD, TOO_SHORT), z.maxLength(200, 'Password must be at most 200 characters'))

export const Credentials = z.object({
  username: z.string({ error: 'Username is required' }).check(z.trim(), z.minLength(1, 'Username is required')),
  password: givenPassword,
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

export const PasswordChange = z.object({ currentPassword: givenPassword, newPassword })

export const AccountClosing = z.object({ password: givenPassword })

export const UsersQuery = z.extend(PageQuery, {
  search: z.optional(
    z.string().check(z.trim(), z.maxLength(LONGEST_SEARCH, `Search for at most ${LONGEST_SEARCH} characters`)),
  ),
})

export const ForgottenPassword = z.object({ email })

const NOT_VALID = 'That link is not valid'
/** What the links in mails about an account carry. */
export const LinkToken = z.object({
  token: token(NOT_VALID),
})

export const NewPassword = z.object({ password: newPassword })
export const PasswordReset = z.object({ ...LinkToken.shape, ...NewPassword.shape })
