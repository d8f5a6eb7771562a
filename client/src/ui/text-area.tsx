import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Field, type FieldFrame, INPUT } from './field.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> &
  FieldFrame & {
    code?: boolean
  }

const CODE = 'min-h-96 font-mono text-note leading-[1.55] [tab-size:2]'

export const TextArea = ({ label, hint, error, className, id, code = false, ...textarea }: TextAreaProps) => (
  <Field {...{ label, hint, error, className, id }}>
    {(inputAttributes) => (
      <textarea rows={6} {...textarea} {...inputAttributes} className={classes(INPUT, code && CODE)} />
    )}
  </Field>
)
