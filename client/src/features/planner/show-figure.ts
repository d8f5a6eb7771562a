import { useEffect } from 'react'
import { isWithin } from '#shared/home/provenance.ts'

/*
 * A link to a figure names its path behind the #: `/plan/system#money.batteryPrice`. The field that holds it is opened and
 * takes the focus as soon as it is there, unless the user does something else first.
 */

/** For a step of the planner: shows the figure that the address names, now and when it names another. */
export function useFigureOfAddress() {
  useEffect(() => {
    let end = showFigureOfAddress()
    const again = () => {
      end()
      end = showFigureOfAddress()
    }
    // wouter announces a link that leads to the same page with another #.
    const events = ['pushState', 'replaceState', 'hashchange'] as const
    for (const event of events) addEventListener(event, again)
    return () => {
      end()
      for (const event of events) removeEventListener(event, again)
    }
  }, [])
}

/** @returns gives up waiting for it */
function showFigureOfAddress(): () => void {
  const path = decodeURIComponent(location.hash.slice(1))
  if (!/^[a-z][\w.]*$/i.test(path)) return () => {}
  const tryNow = () => {
    const control = controlOf(path)
    if (!control) return
    end()
    for (let part = control.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
      part.open = true
    control.scrollIntoView({ block: 'center' })
    control.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(tryNow)
  const signs = ['pointerdown', 'keydown'] as const
  function end() {
    observer.disconnect()
    for (const sign of signs) removeEventListener(sign, end, true)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  for (const sign of signs) addEventListener(sign, end, { capture: true })
  tryNow()
  return end
}

const CONTROLS = ['input', 'select', 'textarea', 'button'].map((name) => `${name}:not([tabindex="-1"])`).join()

/** The control of the figure itself, or the first of those that it is made of. */
function controlOf(path: string): HTMLElement | undefined {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-figure]')]
  const field =
    fields.find(({ dataset }) => dataset.figure === path) ??
    fields.find(({ dataset }) => isWithin(dataset.figure ?? '', path))
  const controls = field?.querySelectorAll<HTMLElement>(CONTROLS) ?? []
  return [...controls].find((control) => control.matches(':checked')) ?? controls[0]
}
