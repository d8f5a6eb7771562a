import type { ComponentProps } from 'react'
import { Field, type Frame } from './field.tsx'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className'> & Frame

/** A native drop-down: searchable by typing, the system's own on phones. The options are its children. */
export function SelectField({ label, hint, error, className, id, children, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, className, id }}>
      {(ties) => (
        <select {...select} {...ties} className="input select">
          {children}
        </select>
      )}
    </Field>
  )
}
