// Inlined into the page; runs before the first paint.

const { dataset, lang } = document.documentElement

// Applies a chosen theme without a flash. Without a choice the system's scheme holds.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    dataset.theme = theme
    // The browser's own bars follow it.
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.media = meta.dataset.theme === theme ? 'all' : 'not all'
  }
} catch {
  // Storage can be switched off; then there is no choice.
}

// Keeps the place of the line that suggests another language (site/site.tsx): the first of the
// visitor's languages that this page has; of `pt-PT` any Portuguese.
try {
  if (localStorage.getItem('languageSuggestion') === null) {
    const languageOf = (tag) => tag.split('-')[0]
    const offered = [...document.querySelectorAll('link[hreflang]')].map(({ hreflang }) => hreflang)
    const preferred = navigator.languages
      .map((requested) => offered.find((tag) => languageOf(tag) === languageOf(requested)))
      .find(Boolean)
    if (preferred && preferred !== lang) dataset.suggested = preferred
  }
} catch {
  // A visitor could not dismiss it without storage.
}

// Marks a device whose stored home has a place: planner pages keep the place of its plan instead of showing the server's
// page without one (styles.css), until they are hydrated (planner/page/planner-page.tsx).
try {
  if (JSON.parse(localStorage.getItem('home'))?.place) dataset.hasPlan = ''
} catch {
  // There is no plan without a readable home.
}

// The first Intl.NumberFormat takes 100 ms on a slow phone. Creating one now, while styles load, keeps that out of
// hydration.
setTimeout(() => new Intl.NumberFormat(lang))

// Holds back presses until hydration (startup/input-before-hydration.ts) and marks their control busy. Typing, links and disclosures
// stay the browser's own.
const CONTROLS = 'button, input[type=checkbox], input[type=radio]'
const CONTROL_KEYS = /^(Arrow(Up|Down|Left|Right)|Home|End|Escape)$/
window.earlyPresses = []
window.isInteractive = () => false
for (const kind of ['click', 'keydown'])
  addEventListener(
    kind,
    (event) => {
      const { target, key } = event
      const control = key ? CONTROL_KEYS.test(key) && target : target.closest?.(CONTROLS)
      if (!control || window.isInteractive(control)) return
      event.stopPropagation()
      if (!key) {
        event.preventDefault()
        ;(control.closest('label') ?? control).setAttribute('aria-busy', 'true')
      }
      window.earlyPresses.push({ control, key })
    },
    true,
  )

// Marks a page that is being left, whose scripts may fail to load (startup/import-or-reload.ts). A download does not leave it.
addEventListener('beforeunload', () => {
  dataset.leaving = ''
  setTimeout(() => delete dataset.leaving, 10_000)
})
addEventListener('pageshow', () => delete dataset.leaving)

// The scripts wait in a template until the first paint or the first input, so that they do not delay the paint.
// Pictures below the first screen wait too (styles.css).
dataset.unpainted = ''
function insertScripts() {
  delete dataset.unpainted
  const template = document.querySelector('template#scripts')
  template?.remove()
  insertInSlices([...(template?.content.children ?? [])])
}
// Each element starts a request, which takes a slow phone 2 ms.
function insertInSlices(elements) {
  document.head.append(...elements.splice(0, 10))
  if (elements.length > 0) setTimeout(insertInSlices, 0, elements)
}
for (const eventType of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'])
  addEventListener(eventType, insertScripts, { capture: true, passive: true })
addEventListener('load', () =>
  new PerformanceObserver(() => setTimeout(insertScripts)).observe({ type: 'paint', buffered: true }),
)
addEventListener('DOMContentLoaded', () => {
  // A page without server HTML, or a hidden one, has no paint to wait for.
  if (document.hidden || !document.getElementById('root')?.hasChildNodes()) insertScripts()
  // A picture of another site may delay the load event.
  else setTimeout(insertScripts, 1000)
})
