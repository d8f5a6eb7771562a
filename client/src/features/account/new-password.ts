import type { FieldValues, Path, Resolver } from 'react-hook-form'

/** What the page and the server alike say about one of the most common passwords. */
export const TOO_COMMON = 'This password is too common'

/**
 * Adds to a form's checks that the new password is not one of the most common ones.
 * Their list is fetched only now; when it cannot be, the server still refuses them.
 */
export function refusingCommon<In extends FieldValues, Out>(
  check: Resolver<In, unknown, Out>,
  field: Path<In>,
): Resolver<In, unknown, Out> {
  return async (values, context, options) => {
    const result = await check(values, context, options)
    if (field in result.errors) return result
    const common = await isCommon(values[field])
    if (!common) return result
    const error = { type: 'common', message: TOO_COMMON }
    return { values: {}, errors: { ...result.errors, [field]: error } } as Awaited<typeof result>
  }
}

async function isCommon(password: string): Promise<boolean> {
  try {
    const { isCommonPassword } = await import('#shared/passwords.ts')
    return isCommonPassword(password)
  } catch {
    return false
  }
}
