import * as z from 'zod/mini'
import { formatNumber } from '../format/number.ts'
import { LANGUAGES } from '../language/languages.ts'
import { t } from '../language/t.ts'
import { MAX_SEARCH_LENGTH, MAX_USERNAME_LENGTH, MIN_PASSWORD_LENGTH } from './lengths.ts'
import { atMost, emailAddress, type FormMessage, PageQuery, requiredText, token } from './text.ts'

/** Control, zero-width, directional and other invisible characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
const usernameRequired: FormMessage = { error: () => t('Username is required') }
const passwordRequired: FormMessage = { error: () => t('Password is required') }

/** Normalized to NFKC, so that a name has one spelling. */
export const Username = z.string(usernameRequired).check(
  z.normalize('NFKC'),
  z.trim(),
  z.minLength(1, usernameRequired),
  atMost(MAX_USERNAME_LENGTH, () => t('Username')),
  z.refine((name) => !INVISIBLE.test(name), { error: () => t('Remove the invisible characters from the username') }),
)
const email = emailAddress({ error: () => t('Invalid email address') })
const existingPassword = z.string(passwordRequired).check(z.minLength(1, passwordRequired))
/** An empty name is stored as none. */
const optionalName = (label: () => string) =>
  z.optional(
    z.nullable(
      z.pipe(
        z.string().check(z.trim(), atMost(100, label)),
        z.transform((text: string) => text || null),
      ),
    ),
  )

const tooShort: FormMessage = {
  error: () => t('Password must be at least {least} characters', { least: formatNumber(MIN_PASSWORD_LENGTH) }),
}
/** Common passwords are checked apart (common-passwords.ts). */
const newPassword = z.string(tooShort).check(
  z.minLength(MIN_PASSWORD_LENGTH, tooShort),
  atMost(200, () => t('Password')),
)

export const Credentials = z.object({
  username: z.string(usernameRequired).check(z.trim(), z.minLength(1, usernameRequired)),
  password: existingPassword,
})

export const Registration = z.object({
  username: Username,
  email,
  country: requiredText({ error: () => t('Country is required') }, 100, () => t('Country')),
  password: newPassword,
})

export const ProfileUpdate = z.object({
  username: z.optional(Username),
  email: z.optional(email),
  firstName: optionalName(() => t('First name')),
  lastName: optionalName(() => t('Last name')),
  language: z.optional(z.enum(LANGUAGES)),
})

export const PasswordChange = z.object({ currentPassword: existingPassword, newPassword })

export const AccountClosing = z.object({ password: existingPassword })

export const UsersQuery = z.extend(PageQuery, {
  search: z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(MAX_SEARCH_LENGTH, {
        // untranslated: for administrators
        error: `Search for at most ${MAX_SEARCH_LENGTH} characters`,
      }),
    ),
  ),
})

export const ForgottenPassword = z.object({ email })

export const LinkToken = z.object({
  token: token({ error: () => t('That link is not valid') }),
})

export const NewPassword = z.object({ password: newPassword })
export const PasswordReset = z.object({ ...LinkToken.shape, ...NewPassword.shape })
