import { runAfterPress } from './run-after-press.ts'

/*
 * The browser holds typed text, and before-first-paint.js queues presses, until the page's scripts have loaded and
 * stored data has been read. Both are replayed afterwards.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface EarlyPress {
  readonly control: HTMLElement
  /** Set for a keystroke, absent for a click. */
  readonly key?: string
}

declare global {
  interface Window {
    /** Set by before-first-paint.js, as is `isInteractive`. */
    earlyPresses?: EarlyPress[]
    /** Whether a press on the element is handled at once; otherwise it is queued. */
    isInteractive?: (element: Element) => boolean
  }
}

/** Page parts whose scripts load later (ui/deferred.tsx). */
const deferredParts = new Set<string>()
const partOf = (element: Element) => element.closest<HTMLElement>('[data-deferred]')?.dataset.deferred ?? ''
let isPageInteractive = false
const isInDeferredPart = (element: Element) => deferredParts.has(partOf(element))

/** Fields whose value differs from their initial one. */
const editedFields = () =>
  [...document.querySelectorAll<Field>('input:not([type=checkbox], [type=radio]), textarea, select')].filter(
    (field) => field.value !== initialValue(field),
  )

const initialValue = (field: Field) =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value
    : field.defaultValue

/** Tells whether the visitor has typed or pressed anything. */
export const hasEarlyInput = () => (window.earlyPresses?.length ?? 0) > 0 || editedFields().length > 0

/** Input in this part is held back until the part is hydrated. */
export const registerDeferredPart = (name: string) => deferredParts.add(name)

export function replayDeferredPart(name: string) {
  if (!deferredParts.delete(name)) return
  replayFields((field) => partOf(field) === name)
  if (isPageInteractive) queueMicrotask(replayPresses)
}

/**
 * Dispatches typed text to the forms after they have rendered with stored data: call it in an effect of the first render,
 * because the second follows at once. Does nothing on later pages, where a field can differ from its initial value without
 * a user: browsers round a slider to its step.
 */
export function replayInput() {
  if (!isPageInteractive) replayFields((field) => !isInDeferredPart(field))
}

/** Preserves value and selection. */
function replayFields(isIncluded: (field: Field) => boolean) {
  for (const field of editedFields().filter(isIncluded)) {
    const { value } = field
    const { selectionStart = null, selectionEnd = null } = field instanceof HTMLSelectElement ? {} : field
    const dispatchInput = () => {
      if (!field.isConnected) return
      if (field.type !== 'file') {
        // React ignores events of a value that it knows. Setting another value first would move the caret and end a
        // composition, so its private record of the value is changed, and the value set by the native setter.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
        ;(field as { _valueTracker?: { setValue(value: string): void } })._valueTracker?.setValue(`${value} `)
      }
      for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
      if (selectionStart !== null && field === document.activeElement)
        (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
    }
    // Validation messages move what is below them.
    queueMicrotask(() => runAfterPress(dispatchInput))
  }
}

/** Replays queued presses after the typed text. */
export const replayPresses = () => runAfterPress(releasePresses)

function releasePresses() {
  isPageInteractive = true
  window.isInteractive = (element) => !isInDeferredPart(element)
  for (const earlyPress of window.earlyPresses?.splice(0) ?? []) {
    const { control, key } = earlyPress
    if (isInDeferredPart(control)) window.earlyPresses?.push(earlyPress)
    else if (key) control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    else {
      ;(control.closest('label') ?? control).removeAttribute('aria-busy')
      control.click()
    }
  }
}
