// Loaded before the first paint, so that a chosen theme never flashes. Without a choice the system's scheme holds.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage can be switched off; then there is no choice to remember.
}
