import { useSyncExternalStore } from 'react'
import { t } from '#shared/language/t.ts'
import { Subscribers } from '#shared/subscribers.ts'
import { removeItem, writeText } from '../state/storage.ts'
import { Button } from '../ui/button.tsx'
import { MoonIcon, SunIcon } from '../ui/icon.tsx'

type Theme = 'light' | 'dark'

const darkSchemeQuery = () => matchMedia('(prefers-color-scheme: dark)')
const systemTheme = (): Theme => (darkSchemeQuery().matches ? 'dark' : 'light')
const currentTheme = (): Theme => (document.documentElement.dataset.theme as Theme | undefined) ?? systemTheme()

const subscribers = new Subscribers()

function subscribe(listener: () => void) {
  const scheme = darkSchemeQuery()
  const unsubscribe = subscribers.subscribe(listener)
  scheme.addEventListener('change', listener)
  return () => {
    unsubscribe()
    scheme.removeEventListener('change', listener)
  }
}

/** The chosen theme decides, else the system's scheme. */
function showThemeColor(chosenTheme: Theme | undefined) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const theme = meta.dataset.theme
    meta.media =
      // untranslated: a media query
      chosenTheme === undefined ? `(prefers-color-scheme: ${theme})` : theme === chosenTheme ? 'all' : 'not all'
  }
}

/** Choosing the system's own theme means following the system again. */
function chooseTheme(theme: Theme) {
  const { dataset } = document.documentElement
  const isOverride = theme !== systemTheme()
  if (isOverride) dataset.theme = theme
  else delete dataset.theme
  // before-first-paint.js reads it. Without storage the choice lasts as long as the page.
  if (isOverride) writeText('device', 'theme', theme)
  else removeItem('device', 'theme')
  showThemeColor(isOverride ? theme : undefined)
  subscribers.notify()
}

export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribe, currentTheme, (): Theme => 'light')
  const otherTheme = theme === 'dark' ? 'light' : 'dark'
  const Icon = theme === 'dark' ? SunIcon : MoonIcon
  return (
    <Button
      variant="quiet"
      size="snug"
      onClick={() => chooseTheme(otherTheme)}
      className="max-lg:justify-start max-lg:px-0"
    >
      <Icon className="size-5 shrink-0" />
      <span className="lg:sr-only">
        {theme === 'dark' ? t('Switch to the light theme') : t('Switch to the dark theme')}
      </span>
    </Button>
  )
}
