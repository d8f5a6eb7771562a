import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

interface TabsProps<Name extends string> {
  label: string
  tabs: Record<Name, string>
  selected: Name
  onSelect: (name: Name) => void
  children: ReactNode
}

/** A list of tabs and the panel of the selected one. Arrow keys, Home and End move and select. */
export function Tabs<Name extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Name>) {
  const id = useId()
  const names = Object.keys(tabs) as Name[]
  const buttons = useRef(new Map<Name, HTMLButtonElement | null>())

  function onKeyDown(event: KeyboardEvent) {
    const at = names.indexOf(selected)
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: names.length - 1 }[event.key]
    const name = target !== undefined && names.at(target % names.length)
    if (!name) return
    event.preventDefault()
    onSelect(name)
    buttons.current.get(name)?.focus()
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="mb-6 grid auto-cols-fr grid-flow-col gap-1 rounded-xl bg-sunken p-1"
      >
        {names.map((name) => (
          <button
            key={name}
            ref={(button) => {
              buttons.current.set(name, button)
            }}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === selected}
            aria-controls={name === selected ? `${id}-panel` : undefined}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
            className="min-h-11 rounded-lg font-semibold text-soft aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-[inset_0_-3px_0_var(--color-sun)]"
          >
            {tabs[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  )
}
