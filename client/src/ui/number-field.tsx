import { type KeyboardEvent, useState } from 'react'
import { inBox, type NumberRange, type Region, readingNote, readNumber } from '#shared/numbers.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import { TextField, type TextFieldProps } from './field.tsx'
import { stepped } from './stepped.ts'

type NumberFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'note' | 'type' | 'min' | 'max' | 'step'> & {
  /** As typed. */
  value: string
  onValue: (typed: string) => void
  range: NumberRange
  /** Whose way of writing numbers it is. */
  region?: Region
}

/**
 * A box for a number. It takes text, so that a comma may be typed; a browser's number box changes by scrolling and hides
 * what it cannot read. The arrow keys step, and a number that could be read otherwise is shown as read.
 */
export function NumberField({ value, onValue, range, region = UNITED_STATES, ...field }: NumberFieldProps) {
  function step(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = stepped(value, direction, range, region)
    if (next !== undefined) onValue(next)
  }
  return (
    <TextField
      {...field}
      value={value}
      onChange={({ target }) => onValue(target.value)}
      onKeyDown={step}
      note={readingNote(value, region)}
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
export function LiveNumberField({ value, onValue, name, unit, range, region, ...field }: LiveNumberFieldProps) {
  const way = region ?? UNITED_STATES
  const [draft, setDraft] = useState<string | null>(null)
  const read = (text: string) => {
    const number = readNumber(text, way)
    return number !== undefined && number >= range.min && number <= range.max ? number : undefined
  }
  // A draft that reads as another number than the value is out of date: the value has changed by another way.
  const refused = draft !== null && read(draft) === undefined
  const shown = draft !== null && (refused || read(draft) === value) ? draft : inBox(String(value), way)
  return (
    <NumberField
      {...field}
      range={range}
      region={way}
      value={shown}
      error={
        refused
          ? `${name} is a number from ${inBox(String(range.min), way)} to ${inBox(String(range.max), way)}. Still counting with ${inBox(String(value), way)}${unit}.`
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
