import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { Field, type FieldFrame, INPUT } from './field.tsx'

interface Option {
  readonly key: string
  readonly label: string
  /** Distinguishes options of the same name. */
  readonly detail: string
}

type ComboboxProps<Item extends Option> = Pick<FieldFrame, 'label' | 'hint' | 'error' | 'className'> & {
  value: string
  onValue: (typed: string) => void
  /** Best first. */
  options: readonly Item[]
  onPick: (option: Item) => void
  /** Status shown below the input and announced. */
  status: string
}

const LIST = classes(
  'absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-xl border border-edge bg-surface p-1 shadow-lift',
)

/** Arrow keys select in the list, Enter picks the selected or else the first option, Escape closes. */
export function Combobox<Item extends Option>(props: ComboboxProps<Item>) {
  const { label, hint, value, onValue, options, onPick, status, error, className } = props
  const id = useId()
  const [isRequested, setRequested] = useState(false)
  /** Null until an arrow key enters the list. */
  const [active, setActive] = useState<number | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const isOpen = isRequested && options.length > 0
  const activeIndex = active === null ? null : Math.min(active, options.length - 1)
  useEffect(() => {
    if (isOpen && activeIndex !== null) list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, activeIndex])

  function pick(option: Item | undefined) {
    if (!option) return
    setRequested(false)
    onPick(option)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      const start = activeIndex ?? (step > 0 ? -1 : 0)
      if (isOpen) setActive((start + step + options.length) % options.length)
      setRequested(true)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (isOpen) pick(options[activeIndex ?? 0])
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setRequested(false)
    }
  }
  return (
    <Field label={label} hint={hint} note={status} error={error} className={className}>
      {(ties) => (
        <div className="relative">
          <input
            {...ties}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={isOpen && activeIndex !== null ? `${id}-${activeIndex}` : undefined}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={({ target }) => {
              setRequested(true)
              setActive(null)
              onValue(target.value)
            }}
            onKeyDown={onKeyDown}
            onFocus={({ target, nativeEvent }) => {
              setRequested(true)
              // React repeats the focus when it hydrates the page: what was typed until then must not be selected.
              if (nativeEvent.isTrusted) target.select()
            }}
            onBlur={() => {
              setRequested(false)
              setActive(null)
            }}
            className={classes(INPUT, 'min-h-12')}
          />
          <div
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            className={classes(LIST, !isOpen && 'hidden')}
          >
            {options.map((option, index) => (
              // The input keeps the focus and handles the keys of the list.
              // biome-ignore lint/a11y/useKeyWithClickEvents: see above
              // biome-ignore lint/a11y/useFocusableInteractive: see above
              <div
                key={option.key}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === activeIndex}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => pick(option)}
                className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-2 rounded-lg px-3 py-2 hover:bg-sky aria-selected:bg-sky"
              >
                <span className="font-semibold">{option.label}</span>
                <span className="text-note text-soft">{option.detail}</span>
              </div>
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}
