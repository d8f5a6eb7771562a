import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { WarningIcon } from './icon.tsx'

export type Frame = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** What became of the input, said below it. */
  note?: string | undefined
  /** Said beside the label of a field that may stay empty. */
  optional?: boolean
  className?: string | undefined
}

/** What ties an input to its label, hint, note and error for a screen reader. */
type Ties = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

type FieldProps = Frame & { id?: string | undefined; children: (ties: Ties) => ReactNode }

/** A labelled input of any kind: label, hint, input, note, error. The hint, the note and the error are announced with it. */
export function Field({ label, hint, error, note, optional, className, id: givenId, children }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = classes(hint ? `${id}-hint` : null, note ? `${id}-note` : null, error ? `${id}-error` : null)
  return (
    <div className={className}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {optional && <span className="ml-2 text-sm text-soft">optional</span>}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {note !== undefined && (
        <p id={`${id}-note`} className="text-sm text-soft not-empty:mt-1.5" aria-live="polite">
          {note}
        </p>
      )}
      {/* Always there, so that an error that appears is announced. */}
      <p id={`${id}-error`} className="field-error" aria-live="polite">
        {error && (
          <>
            <WarningIcon className="mt-0.5 size-4 shrink-0" />
            {error}
          </>
        )}
      </p>
    </div>
  )
}

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> & Frame

/** `className` is the field's, not the input's. */
export function TextField({ label, hint, error, note, optional, className, id, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, note, className, id }} {...(optional && { optional })}>
      {(ties) => <input type="text" {...input} {...ties} className="input" />}
    </Field>
  )
}
