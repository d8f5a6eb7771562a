import type { ComponentProps } from 'react'
import { MIN_PASSWORD_LENGTH } from '#shared/forms/lengths.ts'
import { estimateStrength, type Strength } from '#shared/forms/password-strength.ts'
import { PasswordField } from '../../ui/password-field.tsx'

const STRENGTHS: Readonly<Record<Strength, string>> = {
  weak: 'Strength: weak. Several words that do not belong together are hard to guess.',
  fair: 'Strength: fair. A word more makes it strong.',
  strong: 'Strength: strong, if you use it nowhere else.',
}

/** The strength is estimated from the typed text alone. */
export function NewPasswordField({ typed, ...field }: ComponentProps<typeof PasswordField> & { typed: string }) {
  return (
    <PasswordField
      hint={`At least ${MIN_PASSWORD_LENGTH} characters`}
      note={typed ? STRENGTHS[estimateStrength(typed)] : ''}
      autoComplete="new-password"
      {...field}
    />
  )
}
