import { afterPress } from './after-press.ts'

/*
 * What is typed and pressed before the page is alive: its scripts have arrived, and what this device keeps has been read. Until
 * then the browser takes what is typed, and before-sight.js holds presses back.
 */

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface EarlyPress {
  readonly control: HTMLElement
  /** Of a keystroke; a click has none. */
  readonly key?: string
}

declare global {
  interface Window {
    /** Set by before-sight.js, as is `isAlive`. */
    earlyPresses?: EarlyPress[]
    /** Whether a press on the element is heard; otherwise it is held back. */
    isAlive?: (element: Element) => boolean
  }
}

/** Parts of the page whose scripts come later than the page's own (later.tsx), by name. */
const waiting = new Set<string>()
const partOf = (element: Element) => element.closest<HTMLElement>('[data-later]')?.dataset.later ?? ''
let isPageAlive = false
const isWaiting = (element: Element) => waiting.has(partOf(element))

/** Boxes that do not hold what they came with. */
const typedBoxes = () =>
  [...document.querySelectorAll<Box>('input:not([type=checkbox], [type=radio]), textarea, select')].filter(
    (box) => box.value !== initialValue(box),
  )

const initialValue = (box: Box) =>
  box instanceof HTMLSelectElement
    ? ([...box.options].find(({ defaultSelected }) => defaultSelected) ?? box.options[0])?.value
    : box.defaultValue

/** Whether somebody typed or pressed anything before the page was alive. */
export const wasUsedEarly = () => (window.earlyPresses?.length ?? 0) > 0 || typedBoxes().length > 0

/** What is typed and pressed in this part waits until it is alive too. */
export const awaitPart = (name: string) => waiting.add(name)

export function takeOverPart(name: string) {
  if (!waiting.delete(name)) return
  typeAgain((box) => partOf(box) === name)
  if (isPageAlive) queueMicrotask(pressAgain)
}

/**
 * Lets the forms hear what was typed, once they have been rendered with what this device keeps: for an effect of the first render,
 * which the second one follows at once. Value and selection stay as they are.
 */
export function typeAgain(isMeant = (box: Box) => !isWaiting(box)) {
  for (const box of typedBoxes().filter(isMeant)) {
    const { value } = box
    const { selectionStart = null, selectionEnd = null } = box instanceof HTMLSelectElement ? {} : box
    const tell = () => {
      if (!box.isConnected) return
      if (box.type !== 'file') {
        // The element's own setter: React's would take the value for one that it wrote, and hear nothing.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value)
        ;(box as { _valueTracker?: { setValue(value: string): void } })._valueTracker?.setValue(`${value} `)
      }
      for (const kind of ['input', 'change']) box.dispatchEvent(new Event(kind, { bubbles: true }))
      if (selectionStart !== null && box === document.activeElement)
        (box as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
    }
    // What a form says of its boxes moves what is below them.
    queueMicrotask(() => afterPress(tell))
  }
}

/** From here on the page hears presses itself. Those that were held back follow, once the forms have heard what was typed. */
export const pressAgain = () => afterPress(press)

function press() {
  isPageAlive = true
  window.isAlive = (element) => !isWaiting(element)
  for (const early of window.earlyPresses?.splice(0) ?? []) {
    const { control, key } = early
    if (isWaiting(control)) window.earlyPresses?.push(early)
    else if (key) control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    else {
      ;(control.closest('label') ?? control).removeAttribute('aria-busy')
      control.click()
    }
  }
}
