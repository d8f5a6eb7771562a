import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
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

/** Buttons that act on what is edited beside them: one stop of the Tab key, arrow keys between them. */
export function Toolbar({ label, tools, className }: { label: string; tools: readonly Tool[]; className?: string }) {
  const [stop, setStop] = useState(0)
  const roving = useRovingFocus(tools.length, stop, setStop)
  return (
    <div role="toolbar" aria-label={label} onKeyDown={roving.onKeyDown} className={className}>
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
        >
          {typeof Face === 'string' ? Face : <Face aria-hidden="true" className="size-5" />}
        </button>
      ))}
    </div>
  )
}
