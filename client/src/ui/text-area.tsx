import type { ComponentProps } from 'react'
import { Field, type Frame } from './field.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> & Frame

/** Several lines of text. */
export function TextArea({ label, hint, error, className, id, ...textarea }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, className, id }}>
      {(ties) => <textarea rows={6} {...textarea} {...ties} className="input" />}
    </Field>
  )
}
