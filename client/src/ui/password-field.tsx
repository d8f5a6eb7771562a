import { useState } from 'react'
import { Field, type TextFieldProps } from './field.tsx'

/** A password with a button that shows it. */
export function PasswordField({ label, hint, error, className, id, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error, className, id }}>
      {(ties) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...ties}
            type={shown ? 'text' : 'password'}
            className="input pr-20"
          />
          <button
            type="button"
            aria-controls={ties.id}
            onClick={() => setShown(!shown)}
            className="button button-quiet absolute right-0 bottom-0 px-4 text-sm"
          >
            {shown ? 'Hide' : 'Show'}
            <span className="sr-only"> password</span>
          </button>
        </div>
      )}
    </Field>
  )
}
