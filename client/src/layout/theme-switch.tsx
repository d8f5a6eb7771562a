import { useSyncExternalStore } from 'react'
import { forget, keepText } from '../state/storage.ts'
import { Button } from '../ui/button.tsx'
import { MoonIcon, SunIcon } from '../ui/icon.tsx'

type Theme = 'light' | 'dark'

const system = () => matchMedia('(prefers-color-scheme: dark)')
const systemTheme = (): Theme => (system().matches ? 'dark' : 'light')
const currentTheme = (): Theme => (document.documentElement.dataset.theme as Theme | undefined) ?? systemTheme()

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  const scheme = system()
  listeners.add(listener)
  scheme.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    scheme.removeEventListener('change', listener)
  }
}

/** The color of the browser's own bars: the chosen theme's, else that of the system's scheme. */
function showThemeColor(chosen: Theme | undefined) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const theme = meta.dataset.theme
    meta.media = chosen === undefined ? `(prefers-color-scheme: ${theme})` : theme === chosen ? 'all' : 'not all'
  }
}

/** Choosing what the system has anyway means to follow the system again. */
function choose(theme: Theme) {
  const { dataset } = document.documentElement
  const chosen = theme !== systemTheme()
  if (chosen) dataset.theme = theme
  else delete dataset.theme
  // before-sight.js reads it before the first paint. Without storage the choice lasts as long as the page.
  if (chosen) keepText('device', 'theme', theme)
  else forget('device', 'theme')
  showThemeColor(chosen ? theme : undefined)
  for (const listener of listeners) listener()
}

export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribe, currentTheme, (): Theme => 'light')
  const other = theme === 'dark' ? 'light' : 'dark'
  const Icon = theme === 'dark' ? SunIcon : MoonIcon
  return (
    <Button variant="quiet" size="snug" onClick={() => choose(other)} className="max-lg:justify-start max-lg:px-0">
      <Icon className="size-5 shrink-0" />
      <span className="lg:sr-only">Switch to the {other} theme</span>
    </Button>
  )
}
