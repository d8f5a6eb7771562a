import type { ComponentProps } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { Calculator } from '#shared/calculators/define.ts'
import { useRegion } from '../../home/region.ts'
import { NumberField } from '../../ui/number-field.tsx'

export const NumberInputs = ({ calculator }: { calculator: Calculator }) =>
  Object.entries(calculator.fields).map(
    ([name, { label, hint, required, range }]) =>
      range && <NumberInput key={name} name={name} label={label} hint={hint} optional={!required} range={range} />,
  )

type NumberInputProps = Omit<ComponentProps<typeof NumberField>, 'value' | 'onValue' | 'error' | 'name'> & {
  /** Path in the form. */
  name: string
}

export function NumberInput({ name, ...field }: NumberInputProps) {
  const { clearErrors } = useFormContext()
  const { field: control, fieldState } = useController({ name })
  const region = useRegion()
  return (
    <NumberField
      {...field}
      name={name}
      region={region}
      ref={control.ref}
      onBlur={control.onBlur}
      value={String(control.value ?? '')}
      onValue={(typed) => {
        control.onChange(typed)
        clearErrors(name)
      }}
      error={fieldState.error?.message}
    />
  )
}
