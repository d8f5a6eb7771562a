import type { KeyboardEvent } from 'react'
import { t } from '#shared/language/t.ts'
import { withoutCurrency } from '#shared/money-text.ts'
import {
  formatForInput,
  interpretationNote,
  type NumberRange,
  type NumberRegion,
  parseNumberInRange,
  toPlainNumber,
} from '#shared/numbers.ts'
import { defaultRegion } from '#shared/places/default-region.ts'
import { TextField, type TextFieldProps } from './field.tsx'
import { useDraft } from './use-draft.ts'

type NumberFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'> & {
  value: string
  onValue: (typed: string) => void
  range: NumberRange
  region?: NumberRegion
  /** An amount may be typed with its currency: the parent reads it with `withoutCurrency`. */
  isMoney?: boolean
}

/**
 * A text input, so that a decimal comma can be typed; native number inputs change on scroll and hide what they cannot
 * parse. The arrow keys step, and the note says how an ambiguous number was read.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onValue, range, region = defaultRegion(), isMoney = false, note, ...field } = props
  function handleKeyDown(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = stepNumber(value, direction, range, region)
    if (next !== undefined) onValue(next)
  }
  return (
    <TextField
      {...field}
      value={value}
      onChange={({ target }) => onValue(target.value)}
      onKeyDown={handleKeyDown}
      note={note ?? (isMoney ? interpretationOfAmount(value, region) : interpretationNote(value, region))}
      // The number pad of iPhones has no minus.
      inputMode={(range.min ?? range.above ?? 0) < 0 ? 'text' : 'decimal'}
      autoComplete="off"
    />
  )
}

/** Says nothing of a currency that is left out, but how hundredths were read. */
function interpretationOfAmount(text: string, region: NumberRegion) {
  const number = withoutCurrency(text, region)
  return (
    interpretationNote(number, region) ||
    (/\d/.test(number) && !text.includes(number) ? t('Read as {number}', { number }) : '')
  )
}

type LiveNumberFieldProps = Omit<NumberFieldProps, 'value' | 'onValue' | 'error' | 'range'> & {
  value: number
  onValue: (value: number) => void
  range: NumberRange & { readonly min: number; readonly max: number }
  /** Name in the error message: 'Tilt'. */
  name: string
  unit: string
}

/** Takes effect while typing. Invalid text stays with an error; the last valid number counts. */
export function LiveNumberField({ value, onValue, name, unit, range, region, ...props }: LiveNumberFieldProps) {
  const inputRegion = region ?? defaultRegion()
  const format = (number: number) => formatForInput(String(number), inputRegion)
  const parseInRange = (text: string) => parseNumberInRange(text, range, inputRegion)
  const { draft, setDraft, field } = useDraft(format(value), (text) =>
    parseInRange(text) === undefined
      ? t('{label}: enter a number from {least} to {most}. We are still using {value}.', {
          label: name,
          least: format(range.min),
          most: format(range.max),
          value: `${format(value)}${unit}`,
        })
      : undefined,
  )
  // A valid draft that differs from the value is outdated: the value was changed elsewhere.
  const isOutdated = draft !== null && !field.error && parseInRange(draft) !== value
  return (
    <NumberField
      {...props}
      range={range}
      region={inputRegion}
      value={isOutdated ? format(value) : field.value}
      error={field.error}
      onValue={(typed) => {
        setDraft(typed)
        const number = parseInRange(typed)
        if (number !== undefined) onValue(number)
      }}
    />
  )
}

const countDecimals = (plain: string) => /\.(\d*)/.exec(plain)?.[1]?.length ?? 0

/**
 * One step up (1) or down (-1) within the range, with as many decimals as the text or the step, and the typed decimal
 * sign.
 * @returns undefined at the end of the range, or if the text is no number
 */
export function stepNumber(
  text: string,
  direction: 1 | -1,
  range: NumberRange,
  region: NumberRegion,
): string | undefined {
  const { step, above = -Infinity, min = -Infinity, max = Infinity, empty = 0 } = range
  const plainText = text.trim() === '' ? String(empty) : toPlainNumber(text, region)
  if (plainText === undefined) return undefined
  const decimals = Math.max(countDecimals(plainText), countDecimals(String(step)))
  const next = Math.min(Math.max(Number(plainText) + direction * step, min), max).toFixed(decimals)
  if (Number(next) <= above || Number(next) === Number(plainText)) return undefined
  const typedSign = countDecimals(plainText) > 0 ? /[.,](?!.*[.,])/.exec(text)?.[0] : undefined
  return next.replace('.', typedSign ?? region.decimalSign)
}
