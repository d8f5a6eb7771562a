import type { PageData } from '#shared/contract/page.ts'
import { DEFAULT_SETTINGS } from './queries.ts'

const defaults: PageData = {
  map: { tiles: 'off', tileUrl: '', attribution: '' },
  liveClimate: false,
  serviceWorker: false,
  ...DEFAULT_SETTINGS,
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
