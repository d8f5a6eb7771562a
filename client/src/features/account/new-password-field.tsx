import type { ComponentProps } from 'react'
import { SHORTEST_PASSWORD } from '#shared/forms/lengths.ts'
import { type Strength, strengthOf } from '#shared/forms/password-strength.ts'
import { PasswordField } from '../../ui/password-field.tsx'

const STRENGTHS: Readonly<Record<Strength, string>> = {
  weak: 'Strength: weak. Several words that do not belong together are hard to guess.',
  fair: 'Strength: fair. A word more makes it strong.',
  strong: 'Strength: strong, if you use it nowhere else.',
}

/** A password to be chosen, with an estimate of how well it withstands guessing, from what was typed and nothing more. */
export function NewPasswordField({ typed, ...field }: ComponentProps<typeof PasswordField> & { typed: string }) {
  return (
    <PasswordField
      hint={`At least ${SHORTEST_PASSWORD} characters`}
      note={typed ? STRENGTHS[strengthOf(typed)] : ''}
      autoComplete="new-password"
      {...field}
    />
  )
}
