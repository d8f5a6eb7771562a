import { type ComponentProps, useState } from 'react'
import { readNumber } from '#shared/calculators/fields.ts'
import { TextField } from '../../ui/field.tsx'

type NumberBoxProps = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'error' | 'type' | 'min' | 'max'
> & {
  value: number
  onValue: (value: number) => void
  min: number
  max: number
  /** What the error sentence calls it: 'Tilt'. */
  name: string
  unit: string
}

/**
 * A box for a number that takes effect as it is typed. What is no number, or out of bounds, stays in the box with a
 * sentence beside it; everything that depends on the number goes on with the last good one, and the sentence says so.
 */
export function NumberBox({ value, onValue, min, max, name, unit, ...field }: NumberBoxProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const read = (text: string) => {
    const number = readNumber(text)
    return number !== undefined && number >= min && number <= max ? number : undefined
  }
  // A draft that reads as another number than the value is out of date: the value has changed by another way.
  const refused = draft !== null && read(draft) === undefined
  const shown = draft !== null && (refused || read(draft) === value) ? draft : String(value)
  return (
    <TextField
      {...field}
      inputMode={min < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      value={shown}
      error={refused ? `${name} is a number from ${min} to ${max}. Still counting with ${value}${unit}.` : undefined}
      onChange={({ target }) => {
        setDraft(target.value)
        const number = read(target.value)
        if (number !== undefined) onValue(number)
      }}
    />
  )
}
