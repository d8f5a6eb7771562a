/** What is pressed, but for sliders: what a drag changes follows it at once. */
const PRESSED = 'a:active, button:active, label:active, summary:active'
/** Between two looks, and the longest that a change waits [ms]. */
const LOOK = 20
const LONGEST = 2000

const waiting: (() => void)[] = []
let since = 0

/**
 * Makes a change that moves what is on the screen: at once, or when the press has ended that goes on. A control that moves away
 * between the pointer's going down and up is not pressed at all. Changes keep their order.
 */
export function afterPress(change: () => void) {
  if (waiting.length === 0) since = performance.now()
  waiting.push(change)
  if (waiting.length === 1) drain()
}

function drain() {
  if (document.querySelector(PRESSED) && performance.now() - since < LONGEST) setTimeout(drain, LOOK)
  else for (const change of waiting.splice(0)) change()
}
