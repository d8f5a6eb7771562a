import { createContext } from 'react'

/** How dates and times are written: words of the page's language, order and clock of the region (`en-DE`). */
export const DateLocale = createContext('en-US')
