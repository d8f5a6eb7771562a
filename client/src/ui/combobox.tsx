import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { Field, INPUT } from './field.tsx'

interface Option {
  readonly key: string
  readonly words: string
  /** What tells it from others of its name. */
  readonly detail: string
}

type ComboboxProps<Of extends Option> = {
  label: string
  hint?: ReactNode
  /** As typed. */
  value: string
  onValue: (typed: string) => void
  /** What fits what was typed, the likeliest first. */
  options: readonly Of[]
  onPick: (option: Of) => void
  /** What became of the search, said below the box and by screen readers. */
  says: string
}

const LIST = classes(
  'absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-xl border border-edge bg-surface p-1 shadow-lift',
)

/**
 * A box to type in with what may be meant below it: the arrow keys go into the list and choose, Enter takes the chosen or else
 * the likeliest, Escape closes.
 */
export function Combobox<Of extends Option>(props: ComboboxProps<Of>) {
  const { label, hint, value, onValue, options, onPick, says } = props
  const id = useId()
  const [isWanted, setWanted] = useState(false)
  /** No row until an arrow key leads into the list. */
  const [active, setActive] = useState<number | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const isOpen = isWanted && options.length > 0
  const at = active === null ? null : Math.min(active, options.length - 1)
  useEffect(() => {
    if (isOpen && at !== null) list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, at])

  function pick(option: Of | undefined) {
    if (!option) return
    setWanted(false)
    onPick(option)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      const from = at ?? (step > 0 ? -1 : 0)
      if (isOpen) setActive((from + step + options.length) % options.length)
      setWanted(true)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (isOpen) pick(options[at ?? 0])
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setWanted(false)
    }
  }
  return (
    <Field label={label} hint={hint} note={says}>
      {(ties) => (
        <div className="relative">
          <input
            {...ties}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={isOpen && at !== null ? `${id}-${at}` : undefined}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={({ target }) => {
              setWanted(true)
              setActive(null)
              onValue(target.value)
            }}
            onKeyDown={onKeyDown}
            onFocus={() => setWanted(true)}
            onBlur={() => {
              setWanted(false)
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
              // The box keeps the focus; its keys are those of the list.
              // biome-ignore lint/a11y/useKeyWithClickEvents: see above
              // biome-ignore lint/a11y/useFocusableInteractive: see above
              <div
                key={option.key}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => pick(option)}
                className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-2 rounded-lg px-3 py-2 hover:bg-sky aria-selected:bg-sky"
              >
                <span className="font-semibold">{option.words}</span>
                <span className="text-note text-soft">{option.detail}</span>
              </div>
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}
