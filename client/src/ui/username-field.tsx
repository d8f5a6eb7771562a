import { t } from '#shared/language/t.ts'
import { TextField, type TextFieldProps } from './field.tsx'

/** The field has no capitalization and no spell checking. */
export const UsernameField = (field: Omit<TextFieldProps, 'label'>) => (
  <TextField label={t('Username')} autoComplete="username" autoCapitalize="none" spellCheck={false} {...field} />
)
