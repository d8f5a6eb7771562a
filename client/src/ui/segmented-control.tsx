import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { useRovingFocus } from './focus.ts'

type SegmentedControlProps<Name extends string> = {
  label: string
  /** Two or three options, in order. */
  options: Readonly<Record<Name, string>>
  value: Name
  onValue: (name: Name) => void
}

const BOX = 'auto-cols-fr grid-flow-col gap-1 rounded-xl bg-sunken p-1'
const SEGMENT = 'flex min-h-11 w-full items-center justify-center rounded-lg px-2 font-semibold sm:px-4'
const SELECTED = 'bg-surface shadow-[inset_0_-3px_0_var(--color-sun)]'
const segmentClasses = (isSelected: boolean) => classes(SEGMENT, isSelected ? SELECTED : 'text-soft')

const entriesOf = <Name extends string>(options: Readonly<Record<Name, string>>) =>
  Object.entries(options) as [Name, string][]

export function SegmentedControl<Name extends string>({ label, options, value, onValue }: SegmentedControlProps<Name>) {
  const name = useId()
  return (
    <fieldset className={classes('inline-grid print:hidden', BOX)}>
      <legend className="sr-only">{label}</legend>
      {entriesOf(options).map(([option, optionLabel]) => (
        <label key={option} className="relative cursor-pointer">
          <input
            type="radio"
            name={name}
            checked={value === option}
            onChange={() => onValue(option)}
            className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0"
          />
          <span
            className={classes(
              segmentClasses(value === option),
              'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus',
            )}
          >
            {optionLabel}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Arrow keys, Home and End move and select. */
export function Tabs<Name extends string>(props: SegmentedControlProps<Name> & { children: ReactNode }) {
  const { label, options, value, onValue, children } = props
  const id = useId()
  const entries = entriesOf(options)
  const names = entries.map(([name]) => name)
  const roving = useRovingFocus(names.length, names.indexOf(value), (to) => onValue(names[to] ?? value))
  return (
    <>
      <div role="tablist" aria-label={label} onKeyDown={roving.onKeyDown} className={classes('mb-6 grid', BOX)}>
        {entries.map(([name, optionLabel], index) => (
          <button
            key={name}
            {...roving.item(index)}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === value}
            aria-controls={name === value ? `${id}-panel` : undefined}
            onClick={() => onValue(name)}
            className={segmentClasses(name === value)}
          >
            {optionLabel}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
