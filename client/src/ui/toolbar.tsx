import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { classes } from './classes.ts'
import { useRovingFocus } from './use-roving-focus.ts'

export interface Tool {
  readonly name: string
  /** A picture, or the words on the button. */
  readonly face: LucideIcon | string
  readonly run: (button: HTMLButtonElement) => unknown
  /** Whether what it switches is on; undefined when it switches nothing. */
  readonly on?: boolean
  readonly disabled?: boolean
}

const TOOL = classes(
  'inline-grid min-h-11 min-w-11 place-items-center rounded-lg px-2 font-strong not-aria-disabled:hover:bg-sky',
  'aria-disabled:text-soft aria-disabled:opacity-60 aria-pressed:bg-sun-soft aria-pressed:text-amber',
)

/** Buttons that act on what is edited beside them: one stop of the Tab key, arrow keys between them. */
export function Toolbar({ label, tools, className }: { label: string; tools: readonly Tool[]; className?: string }) {
  const [stop, setStop] = useState(0)
  const roving = useRovingFocus(tools.length, stop, setStop)
  return (
    <div
      role="toolbar"
      aria-label={label}
      onKeyDown={roving.onKeyDown}
      className={classes('flex flex-wrap gap-0.5', className)}
    >
      {tools.map(({ name, face: Face, run, on, disabled }, index) => (
        <button
          key={name}
          {...roving.item(index)}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={on}
          aria-disabled={disabled || undefined}
          onFocus={() => setStop(index)}
          // A press leaves the cursor where it is in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => disabled || run(currentTarget)}
          className={TOOL}
        >
          {typeof Face === 'string' ? Face : <Face aria-hidden="true" className="size-5" />}
        </button>
      ))}
    </div>
  )
}
