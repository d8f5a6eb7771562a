// Runs before anything is seen, apart from the page's scripts.

const { dataset } = document.documentElement

// A chosen theme never flashes. Without a choice the system's scheme holds.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    dataset.theme = theme
    // So do the browser's own bars.
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.media = meta.dataset.theme === theme ? 'all' : 'not all'
  }
} catch {
  // Storage can be switched off; then there is no choice to remember.
}

// The first number that a page writes takes a tenth of a second on a slow phone, whichever it is: now, while the styles are on their
// way and there is nothing else to do, not when somebody waits for a form to hear.
setTimeout(() => new Intl.NumberFormat('en-US'))

// A press before the page is alive waits for its scripts (state/typed-early.ts), and its control says so. What is typed, links and
// disclosures are the browser's own.
const CONTROLS = 'button, input[type=checkbox], input[type=radio]'
const CONTROL_KEYS = /^(Arrow(Up|Down|Left|Right)|Home|End|Escape)$/
window.earlyPresses = []
window.isAlive = () => false
for (const kind of ['click', 'keydown'])
  addEventListener(
    kind,
    (event) => {
      const { target, key } = event
      const control = key ? CONTROL_KEYS.test(key) && target : target.closest?.(CONTROLS)
      if (!control || window.isAlive(control)) return
      event.stopPropagation()
      if (!key) {
        event.preventDefault()
        ;(control.closest('label') ?? control).setAttribute('aria-busy', 'true')
      }
      window.earlyPresses.push({ control, key })
    },
    true,
  )

// The scripts wait in a template until the page has been seen, so that neither their bytes nor their work hold that up; or until
// the first sign of somebody who may use it. So do pictures below the first screen (styles.css).
dataset.unseen = ''
function letScriptsCome() {
  delete dataset.unseen
  const waiting = document.querySelector('template#scripts')
  waiting?.replaceWith(waiting.content)
}
for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'])
  addEventListener(sign, letScriptsCome, { capture: true, passive: true })
addEventListener('load', () =>
  new PerformanceObserver(() => setTimeout(letScriptsCome)).observe({ type: 'paint', buffered: true }),
)
addEventListener('DOMContentLoaded', () => {
  // A page that its scripts will draw, or that nobody sees, has nothing to wait for.
  if (document.hidden || !document.getElementById('root')?.hasChildNodes()) letScriptsCome()
  // A picture of another site may take its time.
  else setTimeout(letScriptsCome, 1000)
})
