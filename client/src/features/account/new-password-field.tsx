import type { ComponentProps } from 'react'
import { MIN_PASSWORD_LENGTH } from '#shared/forms/lengths.ts'
import { estimateStrength, type Strength } from '#shared/forms/password-strength.ts'
import { t } from '#shared/language/t.ts'
import { PasswordField } from '../../ui/password-field.tsx'

const describeStrength: Readonly<Record<Strength, () => string>> = {
  weak: () => t('Weak. Use several words that do not belong together.'),
  fair: () => t('Fair. Add another word to make it strong.'),
  strong: () => t('Strong, if you use it nowhere else.'),
}

/** The strength is estimated from the typed text alone. */
export function NewPasswordField({ typed, ...field }: ComponentProps<typeof PasswordField> & { typed: string }) {
  return (
    <PasswordField
      hint={t('At least {count, plural, one {# character} other {# characters}}', { count: MIN_PASSWORD_LENGTH })}
      note={typed ? describeStrength[estimateStrength(typed)]() : ''}
      autoComplete="new-password"
      {...field}
    />
  )
}
