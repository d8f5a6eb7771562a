import { type ReactNode, useId } from 'react'
import { classes, WITHOUT_HAS } from './classes.ts'

type ChoicesProps<Name extends string> = {
  label: string
  hint?: ReactNode
  /** What each is called, in their order. */
  options: Readonly<Partial<Record<Name, ReactNode>>>
  /** Without one nothing is chosen yet. */
  value: Name | undefined
  onValue: (name: Name) => void
  className?: string
  'data-figure'?: string
}

const CHIP = classes(
  'relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-xl border-[1.5px] px-4',
  'py-1.5 font-semibold',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
  WITHOUT_HAS,
)
const CHOSEN = 'border-sun bg-sun-soft text-amber'
const OFFERED = 'border-edge bg-surface hover:border-brand'

/** One of several, as many in a row as there is room for. The arrow keys move and choose, as among any radio buttons. */
export function Choices<Name extends string>({
  label,
  hint,
  options,
  value,
  onValue,
  ...fieldset
}: ChoicesProps<Name>) {
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
        {(Object.entries(options) as [Name, ReactNode][]).map(([option, words]) => (
          <label key={option} className={classes(CHIP, value === option ? CHOSEN : OFFERED)}>
            <input
              type="radio"
              name={name}
              checked={value === option}
              onChange={() => onValue(option)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
