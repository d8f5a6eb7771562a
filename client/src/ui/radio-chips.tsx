import { type ReactNode, useId } from 'react'
import { classes, FOCUS_RING_WITHOUT_HAS } from './classes.ts'

type RadioChipsProps<Name extends string> = {
  label: string
  hint?: ReactNode
  options: Readonly<Partial<Record<Name, ReactNode>>>
  value: Name | undefined
  onValue: (name: Name) => void
  className?: string
  'data-figure'?: string
}

const CHIP = classes(
  'relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-xl border-[1.5px] px-4',
  'py-1.5 font-semibold',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
  FOCUS_RING_WITHOUT_HAS,
)
const SELECTED = 'border-sun bg-sun-soft text-amber'
const UNSELECTED = 'border-edge bg-surface hover:border-brand'

export function RadioChips<Name extends string>({
  label,
  hint,
  options,
  value,
  onValue,
  ...fieldset
}: RadioChipsProps<Name>) {
  const name = useId()
  return (
    <fieldset {...fieldset} aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className="font-semibold">{label}</legend>
      {hint && (
        <p id={`${name}-hint`} className="mt-0.5 text-note text-soft">
          {hint}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {(Object.entries(options) as [Name, ReactNode][]).map(([option, optionLabel]) => (
          <label key={option} className={classes(CHIP, value === option ? SELECTED : UNSELECTED)}>
            <input
              type="radio"
              name={name}
              checked={value === option}
              onChange={() => onValue(option)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {optionLabel}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
