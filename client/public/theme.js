// Loaded before the first paint, so that a chosen theme never flashes. Without a choice the system's scheme holds.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage can be switched off; then there is no choice to remember.
}

// What is pressed before the page's scripts have arrived is kept for them (state/typed-early.ts).
window.pressedEarly = []
for (const kind of ['click', 'keydown']) addEventListener(kind, (event) => window.pressedEarly?.push(event), true)
