import { type ReactNode, useState } from 'react'
import { t } from '#shared/language/t.ts'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { Field, INPUT, TextField, type TextFieldProps } from './field.tsx'
import { tRich } from './rich-message.tsx'

/** The field has no capitalization and no spell checking. */
export const UsernameField = (field: Omit<TextFieldProps, 'label'>) => (
  <TextField label={t('Username')} autoComplete="username" autoCapitalize="none" spellCheck={false} {...field} />
)

const screenReaderText = (text: ReactNode) => <span className="sr-only">{text}</span>

export function PasswordField({ label, hint, note, error, className, id, ...input }: TextFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, note, error, className, id }}>
      {(inputAttributes) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...inputAttributes}
            type={isShown ? 'text' : 'password'}
            className={classes(INPUT, 'min-h-12 pr-20')}
          />
          <Button
            variant="quiet"
            size="small"
            aria-controls={inputAttributes.id}
            onClick={() => setShown(!isShown)}
            className="absolute top-2 right-0 bottom-0"
          >
            {isShown
              ? tRich('Hide<hidden> password</hidden>', { hidden: screenReaderText })
              : tRich('Show<hidden> password</hidden>', { hidden: screenReaderText })}
          </Button>
        </div>
      )}
    </Field>
  )
}
