import { useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { Field, INPUT, type TextFieldProps } from './field.tsx'

/** A password with a button that shows it. */
export function PasswordField({ label, hint, note, error, className, id, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, note, error, className, id }}>
      {(ties) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...ties}
            type={shown ? 'text' : 'password'}
            className={classes(INPUT, 'min-h-12 pr-20')}
          />
          <Button
            variant="quiet"
            size="small"
            aria-controls={ties.id}
            onClick={() => setShown(!shown)}
            className="absolute top-2 right-0 bottom-0"
          >
            {shown ? 'Hide' : 'Show'}
            <span className="sr-only"> password</span>
          </Button>
        </div>
      )}
    </Field>
  )
}
