/** Pressed controls, except sliders: a drag takes effect at once. */
const PRESSED = 'a:active, button:active, label:active, summary:active'
/** Poll interval and longest delay [ms]. */
const POLL_INTERVAL = 20
const MAX_DELAY = 2000

const queue: (() => void)[] = []
let queuedAt = 0

/** Runs changes in order after a press: a control that moves between pointer down and up gets no click. */
export function runAfterPress(change: () => void) {
  if (queue.length === 0) queuedAt = performance.now()
  queue.push(change)
  if (queue.length === 1) drain()
}

function drain() {
  if (document.querySelector(PRESSED) && performance.now() - queuedAt < MAX_DELAY) setTimeout(drain, POLL_INTERVAL)
  else for (const change of queue.splice(0)) change()
}
