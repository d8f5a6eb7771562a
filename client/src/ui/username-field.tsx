import { t } from '#shared/language/t.ts'
import { TextField, type TextFieldProps } from './field.tsx'

/** Without capitalization and spell checking. */
export const UsernameField = (field: Omit<TextFieldProps, 'label'>) => (
  <TextField label={t('Username')} autoComplete="username" autoCapitalize="none" spellCheck={false} {...field} />
)
