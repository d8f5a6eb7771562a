/*
 * What is typed and pressed in a page before its scripts have arrived. The forms begin with what the server rendered: when the page
 * has become the browser's own, what was typed by then is typed once more, so that they hear of it.
 */

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const typed = new Map<Box, string>()

/** Parts of the page whose scripts come later than the page's own (later.tsx), by name. */
const waiting = new Set<string>()
let isPageOwn = false

const isWaiting = (box: Box) => waiting.has(box.closest<HTMLElement>('[data-later]')?.dataset.later ?? '')

const isBox = (target: unknown): target is Box =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/** What the box came with. */
const initial = (box: Box) =>
  box instanceof HTMLSelectElement
    ? ([...box.options].find(({ defaultSelected }) => defaultSelected) ?? box.options[0])?.value
    : box.defaultValue

function note({ target }: Event) {
  if (isBox(target) && (!isPageOwn || isWaiting(target))) typed.set(target, target.value)
}

/** Begins to listen, with what was typed before any script ran. */
export function noteTyping() {
  for (const box of document.querySelectorAll<Box>('input, textarea, select'))
    if (box.value !== initial(box)) typed.set(box, box.value)
  document.addEventListener('input', note, true)
}

/** Whether somebody typed or pressed anything before the page was the browser's own. */
export const wasUsedEarly = () => wasPressed || typed.size > 0

/** What is typed in this part waits until it is the browser's own too. */
export const awaitPart = (name: string) => waiting.add(name)

export function takeOverPart(name: string) {
  waiting.delete(name)
  typeAgain()
}

/** Types and presses what was typed and pressed. Ends to listen when no part of the page waits any more. */
export function typeAgain() {
  isPageOwn = true
  if (waiting.size === 0) document.removeEventListener('input', note, true)
  for (const [box, value] of typed) {
    if (isWaiting(box)) continue
    typed.delete(box)
    if (!box.isConnected) continue
    // React compares with the value that was set last, and hears nothing of one that is the same.
    box.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value)
    for (const kind of ['input', 'change']) box.dispatchEvent(new Event(kind, { bubbles: true }))
  }
  pressAgain()
}

declare global {
  interface Window {
    /** Presses from before the scripts, kept by before-sight.js. */
    pressedEarly?: Event[] | undefined
  }
}

let presses: Event[] = []
let wasPressed = false

/** Takes over what was pressed by now: from here on the page hears it itself. */
export function takePresses() {
  presses = window.pressedEarly ?? []
  wasPressed = presses.length > 0
  window.pressedEarly = undefined
}

/** Keys that mean something to the site's own controls; text and Enter are the browser's. */
const CONTROL = /^(Arrow(Up|Down|Left|Right)|Home|End|Escape)$/

/** Presses the buttons and keys once more, on which nobody listened. Links and disclosures have done their work by themselves. */
function pressAgain() {
  for (const event of presses.splice(0)) {
    const { target } = event
    if (!(target instanceof Element) || !target.isConnected) continue
    if (event.type === 'click') target.closest<HTMLElement>('button')?.click()
    else if (event instanceof KeyboardEvent && CONTROL.test(event.key))
      target.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }))
  }
}
