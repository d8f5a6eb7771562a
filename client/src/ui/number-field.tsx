import { type KeyboardEvent, useState } from 'react'
import { type NumberRange, plainNumber, readNumber, UNITED_STATES } from '#shared/numbers.ts'
import { TextField, type TextFieldProps } from './field.tsx'
import { stepped } from './stepped.ts'

type NumberFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'note' | 'type' | 'min' | 'max' | 'step'> & {
  /** As typed. */
  value: string
  onValue: (typed: string) => void
  range: NumberRange
}

/**
 * A box for a number. It takes text, so that a comma may be typed; a browser's number box changes by scrolling and hides
 * what it cannot read. The arrow keys step, and a number that is read otherwise than it stands there is shown as read.
 */
export function NumberField({ value, onValue, range, ...field }: NumberFieldProps) {
  const plain = plainNumber(value, UNITED_STATES)
  function step(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = stepped(value, direction, range, UNITED_STATES)
    if (next !== undefined) onValue(next)
  }
  return (
    <TextField
      {...field}
      value={value}
      onChange={({ target }) => onValue(target.value)}
      onKeyDown={step}
      note={plain === undefined || plain === value.trim() ? '' : `Read as ${plain}`}
      // The number pad of iPhones has no minus.
      inputMode={(range.min ?? range.above ?? 0) < 0 ? 'text' : 'decimal'}
      autoComplete="off"
    />
  )
}

type LiveNumberFieldProps = Omit<NumberFieldProps, 'value' | 'onValue' | 'error' | 'range'> & {
  value: number
  onValue: (value: number) => void
  range: NumberRange & { readonly min: number; readonly max: number }
  /** What the error sentence calls it: 'Tilt'. */
  name: string
  unit: string
}

/**
 * A number that takes effect as it is typed. What is no number, or out of bounds, stays in the box with a sentence beside
 * it; everything that depends on the number goes on with the last good one, and the sentence says so.
 */
export function LiveNumberField({ value, onValue, name, unit, range, ...field }: LiveNumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const read = (text: string) => {
    const number = readNumber(text, UNITED_STATES)
    return number !== undefined && number >= range.min && number <= range.max ? number : undefined
  }
  // A draft that reads as another number than the value is out of date: the value has changed by another way.
  const refused = draft !== null && read(draft) === undefined
  const shown = draft !== null && (refused || read(draft) === value) ? draft : String(value)
  return (
    <NumberField
      {...field}
      range={range}
      value={shown}
      error={
        refused
          ? `${name} is a number from ${range.min} to ${range.max}. Still counting with ${value}${unit}.`
          : undefined
      }
      onValue={(typed) => {
        setDraft(typed)
        const number = read(typed)
        if (number !== undefined) onValue(number)
      }}
    />
  )
}
