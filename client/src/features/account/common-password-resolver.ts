import type { FieldValues, Path, Resolver } from 'react-hook-form'
import { COMMON_PASSWORD, commonPasswordMessage, isCommonPassword } from '#shared/forms/common-passwords.ts'
import { HttpError } from '../../api/call.ts'

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
