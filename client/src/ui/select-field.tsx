import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Field, type FieldFrame, INPUT } from './field.tsx'
import { ChevronDownIcon } from './icon.tsx'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className'> &
  FieldFrame & { options?: readonly (readonly [value: string, label: string])[] }

/** Native, with the system's own list on phones. Children are options before the others. */
export const SelectField = ({ label, hint, error, className, id, options, children, ...select }: SelectFieldProps) => (
  <Field {...{ label, hint, error, className, id }}>
    {(inputAttributes) => (
      <div className="relative">
        <select {...select} {...inputAttributes} className={classes(INPUT, 'min-h-12 appearance-none pr-9')}>
          {children}
          {options?.map(([value, optionLabel]) => (
            <option key={value} value={value}>
              {optionLabel}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute right-3 bottom-3.5 size-5" />
      </div>
    )}
  </Field>
)
