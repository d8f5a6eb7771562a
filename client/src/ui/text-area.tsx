import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Field, type Frame, INPUT } from './field.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> &
  Frame & {
    /** The source of something, in letters of one width. */
    code?: boolean
  }

const CODE = 'min-h-96 font-mono text-note leading-[1.55] [tab-size:2]'

/** Several lines of text. */
export function TextArea({ label, hint, error, className, id, code = false, ...textarea }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, className, id }}>
      {(ties) => <textarea rows={6} {...textarea} {...ties} className={classes(INPUT, code && CODE)} />}
    </Field>
  )
}
