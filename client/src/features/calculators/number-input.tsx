import { useFormContext } from 'react-hook-form'
import { TextField } from '../../ui/field.tsx'

interface NumberInputProps {
  /** Path of the field in the form. */
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly optional?: boolean
  readonly min?: number | undefined
}

/** A box for a number. It takes text: a browser's number box changes by scrolling and hides what it cannot read. */
export function NumberInput({ name, min = 0, ...field }: NumberInputProps) {
  const { register, clearErrors, getFieldState, formState } = useFormContext()
  return (
    <TextField
      {...field}
      {...register(name, { onChange: () => clearErrors(name) })}
      error={getFieldState(name, formState).error?.message}
      // The number pad of iPhones has no minus.
      inputMode={min < 0 ? 'text' : 'decimal'}
      autoComplete="off"
    />
  )
}
