import { useState } from 'react'
import { formatTimestamp } from '#shared/format/date.ts'
import type { IsoDate } from '#shared/home/field-schemas.ts'
import { t } from '#shared/language/t.ts'
import { useDateLocale } from './date-locale.ts'
import { TextField, type TextFieldProps } from './field.tsx'

type DateFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'min' | 'max' | 'error'> & {
  value: IsoDate | undefined
  /** `undefined` for an emptied field; never called for one that is required. */
  onValue: (date: IsoDate | undefined) => void
  min: IsoDate
  max: IsoDate
  isRequired?: boolean
}

/**
 * Takes effect while typing. A browser reports the year 0002 while 2027 is typed, and nothing while a part is missing: such a
 * date stays in the field, and counts only once it is complete and in range.
 */
export function DateField({ value, onValue, min, max, isRequired = false, ...field }: DateFieldProps) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly isValid: boolean } | null>(null)
  const [isLeft, setLeft] = useState(false)
  const locale = useDateLocale()
  const format = (date: IsoDate) => formatTimestamp(date, locale, { timeZone: 'UTC' })
  function handleChange({ value: text, validity }: HTMLInputElement) {
    const isEmpty = text === '' && !validity.badInput
    const isInRange = text.length === min.length && text >= min && text <= max
    const isValid = isEmpty ? !isRequired : isInRange
    setDraft({ text, isValid })
    setLeft(false)
    if (isValid) onValue(isEmpty ? undefined : text)
  }
  function handleBlur() {
    if (draft?.isValid) setDraft(null)
    setLeft(true)
  }
  return (
    <TextField
      {...field}
      type="date"
      min={min}
      max={max}
      value={draft?.text ?? value ?? ''}
      error={
        draft && !draft.isValid && isLeft
          ? t('Enter a date from {first} to {last}.', { first: format(min), last: format(max) })
          : undefined
      }
      onChange={({ target }) => handleChange(target)}
      onBlur={handleBlur}
    />
  )
}
