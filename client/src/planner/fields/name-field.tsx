import type { FigurePath } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { TextField } from '../../ui/field.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { setFigure } from './edit.ts'

interface NameFieldProps {
  readonly label: string
  readonly path: FigurePath
  readonly name: string
  readonly maxLength: number
}

/** An empty field keeps the last name. */
export function NameField({ label, path, name, maxLength }: NameFieldProps) {
  const { field, setDraft } = useDraft(name, (draft) =>
    draft.trim() === '' ? t('Enter a name. We are still using “{name}”.', { name }) : undefined,
  )
  return (
    <TextField
      label={label}
      {...field}
      maxLength={maxLength}
      onChange={({ target }) => {
        setDraft(target.value)
        if (target.value.trim() !== '') setFigure(path, target.value, undefined)
      }}
    />
  )
}
