import { type KeyboardEvent, useRef, useState } from 'react'
import { HOURS_OF_DAY } from '#shared/calendar.ts'
import { classes } from '../../../ui/classes.ts'
import { useRovingFocus } from '../../../ui/use-roving-focus.ts'

/** How the hours of each price look: each its own letter, whatever the colours. */
const LOOKS = ['bg-sunken', 'bg-sun-soft', 'bg-sky', 'bg-savings-soft', 'bg-danger-soft', 'bg-surface'] as const

export const letterOf = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index)

interface HoursRowProps {
  readonly label: string
  /** What the hours belong to, for who hears them: `Hours, Monday to Friday`. */
  readonly name: string
  /** 24 characters, each a period. */
  readonly hours: string
  readonly names: readonly string[]
  /** Paints from one hour to another, whichever comes first. */
  readonly onHours: (from: number, to: number) => void
}

/**
 * The hours of a day as a row of buttons: the arrow keys go along, with Shift they paint on the way, Enter or Space paints;
 * a mouse or a finger drawn across them paints all it comes over.
 */
export function HoursRow({ label, name, hours, names, onHours }: HoursRowProps) {
  const [stop, setStop] = useState(0)
  const roving = useRovingFocus(HOURS_OF_DAY, stop, setStop)
  const begun = useRef<number | null>(null)

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const to = stop + (step ?? 0)
    if (event.shiftKey && step && to >= 0 && to < HOURS_OF_DAY) onHours(stop, to)
    roving.onKeyDown(event)
  }
  return (
    <div
      role="toolbar"
      aria-label={name}
      onKeyDown={onKeyDown}
      onPointerUp={() => {
        begun.current = null
      }}
      onPointerLeave={() => {
        begun.current = null
      }}
    >
      <p className="text-note font-semibold">{label}</p>
      <div className="mt-1 grid touch-pan-y grid-cols-6 gap-1 select-none sm:grid-cols-12">
        {[...hours].map((period, hour) => {
          const index = Number.parseInt(period, 36)
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
              key={hour}
              {...roving.item(hour)}
              type="button"
              onPointerDown={({ currentTarget, pointerId, button }) => {
                if (button !== 0) return
                // A finger belongs to what it touched first; the hours it is drawn over shall hear of it.
                if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId)
                begun.current = hour
                setStop(hour)
              }}
              onPointerEnter={() => {
                if (begun.current !== null && begun.current !== hour) onHours(begun.current, hour)
              }}
              // A key's press, a screen reader's, and one that was not drawn anywhere.
              onClick={() => onHours(hour, hour)}
              className={classes(
                'flex min-h-11 flex-col items-center justify-center rounded-lg border border-edge text-sm leading-tight',
                LOOKS[index % LOOKS.length],
              )}
            >
              <strong>{letterOf(index)}</strong> <span>{hour}</span>
              <span className="sr-only"> o’clock, {names[index] ?? ''}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
