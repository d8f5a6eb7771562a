import { type KeyboardEvent, useState } from 'react'
import type { FigurePath } from '#shared/home/home.ts'
import { valueAt } from '#shared/home/record.ts'
import { withUsualRoof } from '#shared/home/usual-roof.ts'
import { type NumberRange, readingNote, readNumber } from '#shared/numbers.ts'
import { useHome } from '../../state/home.ts'
import { TextField } from '../../ui/field.tsx'
import { stepped } from '../../ui/stepped.ts'
import { setFigure } from './edit.ts'
import { FigureFrom } from './figure-from.tsx'
import { usePreset, useRegionOfHome } from './region-of-home.ts'
import { inBox, writeNumber } from './write.ts'

type FigureFieldProps = {
  /** Units in brackets, money by its sign. */
  label: string
  hint?: string
  path: FigurePath
  range: NumberRange & { readonly min: number; readonly max: number }
  /** What one of the shown unit is in the record's: 0.01 for per cent. */
  scale?: number
  /** What the record holds for a number, where that is more than the number; and the number in it. */
  write?: (value: number) => unknown
  read?: (held: unknown) => number | undefined
  /** Takes over what the record holds, nothing for an emptied box, and says whether it can stand there. */
  set?: (value: unknown) => boolean
  /** Where the provenance is said elsewhere. */
  isPlain?: boolean
  /** An emptied box is refused: what the record holds there is more than this figure. */
  isRequired?: boolean
  className?: string
}

const asNumber = (held: unknown) => (typeof held === 'number' ? held : undefined)

/**
 * One figure of the home. It counts as it is typed; what is no number or out of bounds stays in the box with a sentence,
 * and the home goes on with the last good one. An emptied box goes back to what is typical, where the home can be without.
 */
export function FigureField(props: FigureFieldProps) {
  const { label, hint, path, range, scale = 1, write = (value) => value, read = asNumber } = props
  const { isPlain = false, isRequired = false, className } = props
  const home = useHome()
  const preset = usePreset()
  const region = useRegionOfHome()
  const { set = (value: unknown) => setFigure(path, value, preset) } = props
  const [draft, setDraft] = useState<string | null>(null)
  const [fits, setFits] = useState(true)
  const held = read(valueAt(path.startsWith('roof') ? withUsualRoof(home) : home, path.split('.')))
  const kept = held === undefined ? '' : inBox(held / scale, region)

  const numberIn = (text: string) => {
    const number = readNumber(text, region)
    const isAbove = range.above === undefined || (number ?? 0) > range.above
    return number !== undefined && number >= range.min && number <= range.max && isAbove ? number : undefined
  }
  const isBlank = draft?.trim() === ''
  const isRefused = draft !== null && (isBlank ? !fits : numberIn(draft) === undefined)
  function take(text: string) {
    setDraft(text)
    const number = numberIn(text)
    if (text.trim() === '') setFits(!isRequired && set(undefined))
    else if (number !== undefined) setFits(set(write(Number((number * scale).toPrecision(12)))))
  }
  function onKeyDown(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = stepped(draft ?? kept, direction, range, region)
    if (next !== undefined) take(next)
  }
  const written = (value: number) => writeNumber(value, region, 2)
  const from = range.above === undefined ? `from ${written(range.min)} to` : `above ${written(range.above)}, up to`
  const goesOn = kept === '' ? '' : ` We are still using ${kept}.`
  const error = isRefused
    ? `Enter a number ${from} ${written(range.max)}.${goesOn}`
    : draft !== null && !fits
      ? `This conflicts with the figures next to it.${goesOn}`
      : undefined
  return (
    <div className={className} data-figure={path}>
      <TextField
        label={label}
        hint={hint}
        value={draft ?? kept}
        onChange={({ target }) => take(target.value)}
        onKeyDown={onKeyDown}
        // What was refused stays to be mended; anything else is written as the region does.
        onBlur={() => !isRefused && fits && setDraft(null)}
        error={error}
        note={draft === null || isRefused ? '' : readingNote(draft, region)}
        inputMode={range.min < 0 ? 'text' : 'decimal'}
        autoComplete="off"
      />
      {!isPlain && <FigureFrom path={path} />}
    </div>
  )
}
