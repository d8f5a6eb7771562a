import { type KeyboardEvent, useRef, useState } from 'react'
import { HOURS_OF_DAY } from '#shared/calendar.ts'
import { t } from '#shared/language/t.ts'
import { useHomeRegion } from '../../home/home-region.ts'
import { classes } from '../../ui/classes.ts'
import { useRovingFocus } from '../../ui/focus.ts'
import { formatHourOfDay } from './hours-of-day.ts'

/** Periods also differ by letter, so that color is not the only cue. */
const PERIOD_COLORS = ['bg-sunken', 'bg-sun-soft', 'bg-sky', 'bg-savings-soft', 'bg-danger-soft', 'bg-surface'] as const

export const periodLabel = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index)

interface HoursRowProps {
  readonly label: string
  /** Accessible name, such as `Hours, Monday to Friday`. */
  readonly name: string
  /** 24 characters, one period index [base 36] per hour. */
  readonly hours: string
  readonly names: readonly string[]
  /** Range of hours in either order. */
  readonly onHours: (from: number, to: number) => void
}

/** A toolbar. Arrow keys move and with Shift assign; Enter, Space or a drag assign, too. */
export function HoursRow({ label, name, hours, names, onHours }: HoursRowProps) {
  const [focusedHour, setFocusedHour] = useState(0)
  const roving = useRovingFocus(HOURS_OF_DAY, focusedHour, setFocusedHour)
  const region = useHomeRegion()
  const dragStart = useRef<number | null>(null)

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const to = focusedHour + (step ?? 0)
    if (event.shiftKey && step && to >= 0 && to < HOURS_OF_DAY) onHours(focusedHour, to)
    roving.onKeyDown(event)
  }
  return (
    <div
      role="toolbar"
      aria-label={name}
      onKeyDown={onKeyDown}
      onPointerUp={() => {
        dragStart.current = null
      }}
      onPointerLeave={() => {
        dragStart.current = null
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
                // Touch captures the first button; released so that the others receive pointer events.
                if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId)
                dragStart.current = hour
                setFocusedHour(hour)
              }}
              onPointerEnter={() => {
                if (dragStart.current !== null && dragStart.current !== hour) onHours(dragStart.current, hour)
              }}
              // Keyboard, screen reader, or a click without a drag.
              onClick={() => onHours(hour, hour)}
              className={classes(
                'flex min-h-11 flex-col items-center justify-center rounded-lg border border-edge text-sm leading-tight',
                PERIOD_COLORS[index % PERIOD_COLORS.length],
              )}
            >
              <strong aria-hidden="true">{periodLabel(index)}</strong> <span aria-hidden="true">{hour}</span>
              <span className="sr-only">
                {t('{letter} {time}, {price}', {
                  letter: periodLabel(index),
                  time: formatHourOfDay(hour, region),
                  price: names[index] ?? '',
                })}
              </span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
