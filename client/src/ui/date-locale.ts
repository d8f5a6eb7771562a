import { createContext, use } from 'react'
import { defaultLocale } from '#shared/language/locale.ts'

/**
 * Holds the hook behind `useDateLocale`. The context value never changes: a change above Suspense boundaries that are not
 * hydrated yet makes React discard the HTML that the server rendered for them.
 */
export const DateLocale = createContext(defaultLocale)

/** Words of the page's language in the order and clock of the region (`en-DE`). */
export const useDateLocale = (): string => use(DateLocale)()
