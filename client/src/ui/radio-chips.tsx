import { type ReactNode, useId } from 'react'
import { classes, FOCUS_RING_WITHOUT_HAS } from './classes.ts'

type RadioChipsProps<Name extends string> = {
  label: string
  hint?: ReactNode
  options: Readonly<Partial<Record<Name, ReactNode>>>
  value: Name | undefined
  onValue: (name: Name) => void
  /**
   * tiles: large, of one size, with a picture above the words, on phones next to them. columns: side by side where they fit.
   */
  layout?: keyof typeof layouts
  className?: string
  'data-figure'?: string
}

const layouts = {
  row: { group: 'flex flex-wrap', chip: 'inline-flex items-center px-4 py-1.5' },
  columns: {
    group: 'grid grid-flow-col auto-cols-fr max-xs:grid-flow-row',
    chip: 'flex items-start px-2.5 py-1 text-note',
  },
  tiles: {
    group: 'grid grid-cols-2 lg:grid-cols-4',
    chip: 'flex items-center px-2.5 py-2 text-sm max-xs:[&>svg]:hidden leading-tight sm:flex-col sm:items-start sm:px-3.5 sm:py-3 sm:text-base',
  },
} as const
const CHIP = classes(
  'relative min-h-11 cursor-pointer gap-2 rounded-xl border-[1.5px] font-semibold',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
  FOCUS_RING_WITHOUT_HAS,
)
const SELECTED = 'border-sun bg-sun-soft text-amber'
const UNSELECTED = 'border-edge bg-surface hover:border-brand'

export function RadioChips<Name extends string>(props: RadioChipsProps<Name>) {
  const { label, hint, options, value, onValue, layout = 'row', ...fieldset } = props
  const name = useId()
  return (
    <fieldset {...fieldset} aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className="font-semibold">{label}</legend>
      {hint && (
        <p id={`${name}-hint`} className="mt-0.5 text-note text-soft">
          {hint}
        </p>
      )}
      <div className={classes('mt-2 gap-2', layouts[layout].group)}>
        {(Object.entries(options) as [Name, ReactNode][]).map(([option, optionLabel]) => (
          <label key={option} className={classes(CHIP, layouts[layout].chip, value === option ? SELECTED : UNSELECTED)}>
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
