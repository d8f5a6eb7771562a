import type { ComponentProps } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useRegion } from '../../state/region.ts'
import { NumberField } from '../../ui/number-field.tsx'

type NumberInputProps = Omit<ComponentProps<typeof NumberField>, 'value' | 'onValue' | 'error' | 'name'> & {
  /** Path of the number in the form. */
  name: string
}

/** A number of the calculator's form. */
export function NumberInput({ name, ...field }: NumberInputProps) {
  const { clearErrors } = useFormContext()
  const { field: held, fieldState } = useController({ name })
  const region = useRegion()
  return (
    <NumberField
      {...field}
      name={name}
      region={region}
      ref={held.ref}
      onBlur={held.onBlur}
      value={String(held.value ?? '')}
      onValue={(typed) => {
        held.onChange(typed)
        clearErrors(name)
      }}
      error={fieldState.error?.message}
    />
  )
}
