import { PLACEHOLDER_CONTACT } from '#shared/contact-details.ts'
import type { PageData } from '#shared/contract/page.ts'
import { SOURCE_LANGUAGE } from '#shared/language/languages.ts'

const defaults: PageData = {
  map: { tiles: 'off', tileUrl: '', attribution: '' },
  liveClimate: false,
  contact: PLACEHOLDER_CONTACT,
  sendsMail: true,
  languages: [SOURCE_LANGUAGE],
  serviceWorker: false,
}

let cachedData: PageData | undefined

/**
 * Data that the server embedded in the page. A page without it (from a development server) has no user and no map
 * tiles. Only for code that starts in a browser; rendering on the server gets its data as an argument.
 */
export function pageData(): PageData {
  if (cachedData) return cachedData
  const embeddedData = JSON.parse(document.getElementById('page-data')?.textContent || '{}') as Partial<PageData>
  cachedData = { ...defaults, ...embeddedData }
  return cachedData
}
