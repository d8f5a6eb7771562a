import { useState } from 'react'
import type { FigurePath } from '#shared/home/home.ts'
import { TextField } from '../../ui/field.tsx'
import { setFigure } from './edit.ts'

interface NameFieldProps {
  readonly label: string
  readonly path: FigurePath
  readonly name: string
  readonly maxLength: number
}

/** An empty field keeps the last name. */
export function NameField({ label, path, name, maxLength }: NameFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const isBlank = draft?.trim() === ''
  return (
    <TextField
      label={label}
      value={draft ?? name}
      maxLength={maxLength}
      onChange={({ target }) => {
        setDraft(target.value)
        if (target.value.trim() !== '') setFigure(path, target.value, undefined)
      }}
      onBlur={() => !isBlank && setDraft(null)}
      error={isBlank ? `Enter a name. We are still using “${name}”.` : undefined}
    />
  )
}
