import { TextField } from '../../ui/field.tsx'
import type { Form } from './form.ts'

interface NumberInputProps {
  readonly form: Form
  /** Key of the field in the form. */
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly optional?: boolean
  readonly min?: number | undefined
}

/** A box for a number. It takes text: a browser's number box changes by scrolling and hides what it cannot read. */
export function NumberInput({ form, name, min, ...field }: NumberInputProps) {
  return (
    <TextField
      {...field}
      name={name}
      value={String(form.typed[name] ?? '')}
      onChange={({ target }) => form.change({ [name]: target.value })}
      error={form.errors[name]}
      inputMode={inputMode(min)}
      autoComplete="off"
    />
  )
}

/** The number pad of iPhones has no minus. */
export const inputMode = (min = 0) => (min < 0 ? 'text' : 'decimal')
