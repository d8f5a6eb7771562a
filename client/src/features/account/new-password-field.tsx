import type { ComponentProps } from 'react'
import type { FieldValues, Path, Resolver } from 'react-hook-form'
import { COMMON_PASSWORD, commonPasswordMessage, isCommonPassword } from '#shared/forms/common-passwords.ts'
import { MIN_PASSWORD_LENGTH } from '#shared/forms/lengths.ts'
import { estimateStrength, type Strength } from '#shared/forms/password-strength.ts'
import { t } from '#shared/language/t.ts'
import { HttpError } from '../../api/call.ts'
import { PasswordField } from '../../ui/account-fields.tsx'

const describeStrength: Readonly<Record<Strength, () => string>> = {
  weak: () => t('Weak. Use several words that do not belong together.'),
  fair: () => t('Fair. Add another word to make it strong.'),
  strong: () => t('Strong, if you use it nowhere else.'),
}

/** The strength is estimated from the typed text alone. */
export const NewPasswordField = ({ typed, ...field }: ComponentProps<typeof PasswordField> & { typed: string }) => (
  <PasswordField
    hint={t('At least {count, plural, one {# character} other {# characters}}', { count: MIN_PASSWORD_LENGTH })}
    note={typed ? describeStrength[estimateStrength(typed)]() : ''}
    autoComplete="new-password"
    {...field}
  />
)

/** The server rejects more passwords than the form does. */
export const isCommonPasswordError = (error: Error) => error instanceof HttpError && error.text === COMMON_PASSWORD

export function rejectCommonPasswords<Values extends FieldValues, Output>(
  resolver: Resolver<Values, unknown, Output>,
  passwordField: Path<Values>,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options)
    if (passwordField in result.errors || !isCommonPassword(values[passwordField])) return result
    const error = { type: 'common', message: commonPasswordMessage() }
    return { values: {}, errors: { ...result.errors, [passwordField]: error } } as Awaited<typeof result>
  }
}
