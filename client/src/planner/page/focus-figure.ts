import { useEffect } from 'react'
import { decodeUri } from '#shared/decode-uri.ts'
import { isWithin } from '#shared/home/provenance.ts'

/* Deep links to figures, such as `/plan/system#money.batteryPrice`: focuses the field once it exists, unless the user
 * acts first. */

export function useFocusFigureFromHash() {
  useEffect(() => {
    let stop = focusFigureFromHash()
    const restart = () => {
      stop()
      stop = focusFigureFromHash()
    }
    // wouter announces a link to the same page with another fragment.
    const events = ['pushState', 'replaceState', 'hashchange'] as const
    for (const event of events) addEventListener(event, restart)
    return () => {
      stop()
      for (const event of events) removeEventListener(event, restart)
    }
  }, [])
}

/** Returns a function that stops waiting for the field. */
function focusFigureFromHash(): () => void {
  const path = decodeUri(location.hash.slice(1))
  if (!/^[a-z][\w.]*$/i.test(path)) return () => {}
  const focusIfPresent = () => {
    const control = findControl(path)
    if (!control) return
    stop()
    for (let part = control.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
      part.open = true
    control.scrollIntoView({ block: 'center' })
    control.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(focusIfPresent)
  const userEvents = ['pointerdown', 'keydown'] as const
  function stop() {
    observer.disconnect()
    for (const userEvent of userEvents) removeEventListener(userEvent, stop, true)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  for (const userEvent of userEvents) addEventListener(userEvent, stop, { capture: true })
  focusIfPresent()
  return stop
}

const CONTROLS = ['input', 'select', 'textarea', 'button'].map((name) => `${name}:not([tabindex="-1"])`).join()

/** The control, or the first of several. */
function findControl(path: string): HTMLElement | undefined {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-figure]')]
  const field =
    fields.find(({ dataset }) => dataset.figure === path) ??
    fields.find(({ dataset }) => isWithin(dataset.figure ?? '', path))
  return findFirstControl(field)
}

/** The chosen one of a choice, else the first. */
export function findFirstControl(part: Element | null | undefined): HTMLElement | undefined {
  const controls = part?.querySelectorAll<HTMLElement>(CONTROLS) ?? []
  return [...controls].find((control) => control.matches(':checked')) ?? controls[0]
}
