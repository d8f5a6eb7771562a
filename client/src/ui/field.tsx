import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { classes } from './classes.ts'
import { WarningIcon } from './icon.tsx'

type Frame = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Said beside the label of a field that may stay empty. */
  optional?: boolean
}

/** What ties an input to its label, hint and error for a screen reader. */
function useFieldIds({ hint, error }: Frame, givenId?: string) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = classes(hint ? hintId : null, error ? errorId : null)
  return {
    id,
    hintId,
    errorId,
    aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined } as const,
  }
}

type FieldFrameProps = Frame & {
  ids: ReturnType<typeof useFieldIds>
  className?: string | undefined
  children: ReactNode
}

function FieldFrame({ label, hint, error, optional, ids, className, children }: FieldFrameProps) {
  return (
    <div className={classes('field', className)}>
      <label className="field-label" htmlFor={ids.id}>
        {label}
      </label>
      {optional && <span className="ml-2 text-sm text-soft">optional</span>}
      {hint && (
        <p id={ids.hintId} className="field-hint">
          {hint}
        </p>
      )}
      {children}
      {/* Always there, so that an error that appears is announced. */}
      <p id={ids.errorId} className="field-error" aria-live="polite">
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

type TextFieldProps = ComponentProps<'input'> & Frame

/** A labelled input. The hint and the error are announced with it. `className` is the field's, not the input's. */
export function TextField({ label, hint, error, optional, className, id, ...input }: TextFieldProps) {
  const frame = { label, hint, error, ...(optional && { optional }) }
  const ids = useFieldIds(frame, id)
  return (
    <FieldFrame {...frame} ids={ids} className={className}>
      <input type="text" {...input} {...ids.aria} id={ids.id} className="input" />
    </FieldFrame>
  )
}

/** A password with a button that shows it. */
export function PasswordField({ label, hint, error, optional, className, id, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false)
  const frame = { label, hint, error, ...(optional && { optional }) }
  const ids = useFieldIds(frame, id)
  return (
    <FieldFrame {...frame} ids={ids} className={className}>
      <div className="relative">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...ids.aria}
          type={shown ? 'text' : 'password'}
          id={ids.id}
          className="input pr-20"
        />
        <button
          type="button"
          aria-controls={ids.id}
          onClick={() => setShown(!shown)}
          className="button button-quiet absolute right-0 bottom-0 px-4 text-sm"
        >
          {shown ? 'Hide' : 'Show'}
          <span className="sr-only"> password</span>
        </button>
      </div>
    </FieldFrame>
  )
}

type SelectFieldProps = ComponentProps<'select'> & Frame

/** A native drop-down: searchable by typing, the system's own on phones. The options are its children. */
export function SelectField({ label, hint, error, optional, className, id, children, ...select }: SelectFieldProps) {
  const frame = { label, hint, error, ...(optional && { optional }) }
  const ids = useFieldIds(frame, id)
  return (
    <FieldFrame {...frame} ids={ids} className={className}>
      <select {...select} {...ids.aria} id={ids.id} className="input select">
        {children}
      </select>
    </FieldFrame>
  )
}

type TextAreaProps = ComponentProps<'textarea'> & Frame

export function TextArea({ label, hint, error, optional, className, id, ...textarea }: TextAreaProps) {
  const frame = { label, hint, error, ...(optional && { optional }) }
  const ids = useFieldIds(frame, id)
  return (
    <FieldFrame {...frame} ids={ids} className={className}>
      <textarea rows={6} {...textarea} {...ids.aria} id={ids.id} className="input" />
    </FieldFrame>
  )
}
