import type { FieldValues, Path, Resolver } from 'react-hook-form'
import { isCommonPassword, TOO_COMMON } from '#shared/forms/common-passwords.ts'

/** Adds to a form's checks that the new password is not one of the most common ones. */
export function refusingCommon<In extends FieldValues, Out>(
  check: Resolver<In, unknown, Out>,
  field: Path<In>,
): Resolver<In, unknown, Out> {
  return async (values, context, options) => {
    const result = await check(values, context, options)
    if (field in result.errors || !isCommonPassword(values[field])) return result
    const error = { type: 'common', message: TOO_COMMON }
    return { values: {}, errors: { ...result.errors, [field]: error } } as Awaited<typeof result>
  }
}
