import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Field, type Frame, INPUT } from './field.tsx'
import { DownIcon } from './icon.tsx'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className'> & Frame

/** A native drop-down: searchable by typing, the system's own on phones. The options are its children. */
export function SelectField({ label, hint, error, className, id, children, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, className, id }}>
      {(ties) => (
        <div className="relative">
          <select {...select} {...ties} className={classes(INPUT, 'min-h-12 appearance-none pr-11')}>
            {children}
          </select>
          <DownIcon className="pointer-events-none absolute right-3.5 bottom-3.5 size-5" />
        </div>
      )}
    </Field>
  )
}
