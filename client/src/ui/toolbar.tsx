import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { classes } from './classes.ts'
import { useRovingFocus } from './focus.ts'

export interface Tool {
  readonly name: string
  /** An icon, or text. */
  readonly content: LucideIcon | string
  readonly run: (button: HTMLButtonElement) => unknown
  /** State of a toggle; undefined for other buttons. */
  readonly isOn?: boolean
  readonly disabled?: boolean
}

const TOOL = classes(
  'inline-grid min-h-11 min-w-11 place-items-center rounded-lg px-2 font-strong not-aria-disabled:hover:bg-sky',
  'aria-disabled:text-soft aria-disabled:opacity-60 aria-pressed:bg-sun-soft aria-pressed:text-amber',
)

/** The toolbar is one tab stop; arrow keys move between its buttons. */
export function Toolbar({ label, tools, className }: { label: string; tools: readonly Tool[]; className?: string }) {
  const [tabStop, setTabStop] = useState(0)
  const roving = useRovingFocus(tools.length, tabStop, setTabStop)
  return (
    <div
      role="toolbar"
      aria-label={label}
      onKeyDown={roving.onKeyDown}
      className={classes('flex flex-wrap gap-0.5', className)}
    >
      {tools.map(({ name, content: Content, run, isOn, disabled }, index) => (
        <button
          key={name}
          {...roving.item(index)}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={isOn}
          aria-disabled={disabled || undefined}
          onFocus={() => setTabStop(index)}
          // A press keeps the text cursor.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => disabled || run(currentTarget)}
          className={TOOL}
        >
          {typeof Content === 'string' ? Content : <Content aria-hidden="true" className="size-5" />}
        </button>
      ))}
    </div>
  )
}
