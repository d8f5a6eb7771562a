/*
 * What is typed into a page before its scripts have arrived. The forms begin with what the server rendered: when the page
 * has become the browser's own, what was typed by then is typed once more, so that they hear of it.
 */

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const typed = new Map<Box, string>()

const isBox = (target: unknown): target is Box =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/** What the box came with. */
const initial = (box: Box) =>
  box instanceof HTMLSelectElement
    ? ([...box.options].find(({ defaultSelected }) => defaultSelected) ?? box.options[0])?.value
    : box.defaultValue

function note({ target }: Event) {
  if (isBox(target)) typed.set(target, target.value)
}

/** Begins to listen, with what was typed before any script ran. */
export function noteTyping() {
  for (const box of document.querySelectorAll<Box>('input, textarea, select'))
    if (box.value !== initial(box)) typed.set(box, box.value)
  document.addEventListener('input', note, true)
}

/** Ends to listen, and types it. */
export function typeAgain() {
  document.removeEventListener('input', note, true)
  for (const [box, value] of typed) {
    if (!box.isConnected) continue
    // React compares with the value that was set last, and hears nothing of one that is the same.
    box.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value)
    for (const kind of ['input', 'change']) box.dispatchEvent(new Event(kind, { bubbles: true }))
  }
  typed.clear()
}
