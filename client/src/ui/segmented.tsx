import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { useRovingFocus } from './use-roving-focus.ts'

type SegmentedProps<Name extends string> = {
  label: string
  /** What each of the two or three is called, in their order. */
  options: Readonly<Record<Name, string>>
  value: Name
  onValue: (name: Name) => void
}

const BOX = 'auto-cols-fr grid-flow-col gap-1 rounded-xl bg-sunken p-1'
const PART = 'flex min-h-11 w-full items-center justify-center rounded-lg px-4 font-semibold'
const CHOSEN = 'bg-surface shadow-[inset_0_-3px_0_var(--color-sun)]'
const look = (chosen: boolean) => classes(PART, chosen ? CHOSEN : 'text-soft')

const entriesOf = <Name extends string>(options: Readonly<Record<Name, string>>) =>
  Object.entries(options) as [Name, string][]

/** One of a few, side by side. The arrow keys move and choose, as among any radio buttons. */
export function Segmented<Name extends string>({ label, options, value, onValue }: SegmentedProps<Name>) {
  const name = useId()
  return (
    <fieldset className={classes('inline-grid print:hidden', BOX)}>
      <legend className="sr-only">{label}</legend>
      {entriesOf(options).map(([option, words]) => (
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
              look(value === option),
              'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus',
            )}
          >
            {words}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** The same over a panel that each of them fills: tabs. Arrow keys, Home and End move and choose. */
export function Tabs<Name extends string>({
  label,
  options,
  value,
  onValue,
  children,
}: SegmentedProps<Name> & { children: ReactNode }) {
  const id = useId()
  const entries = entriesOf(options)
  const names = entries.map(([name]) => name)
  const roving = useRovingFocus(names.length, names.indexOf(value), (to) => onValue(names[to] ?? value))
  return (
    <>
      <div role="tablist" aria-label={label} onKeyDown={roving.onKeyDown} className={classes('mb-6 grid', BOX)}>
        {entries.map(([name, words], index) => (
          <button
            key={name}
            {...roving.item(index)}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === value}
            aria-controls={name === value ? `${id}-panel` : undefined}
            onClick={() => onValue(name)}
            className={look(name === value)}
          >
            {words}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
