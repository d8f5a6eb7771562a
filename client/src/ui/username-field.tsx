import { TextField, type TextFieldProps } from './field.tsx'

/** A username: filled in by password managers, and left by phones as it is typed. */
export const UsernameField = (field: Omit<TextFieldProps, 'label'>) => (
  <TextField label="Username" autoComplete="username" autoCapitalize="none" spellCheck={false} {...field} />
)
