import { PLACEHOLDER_CONTACT } from '#shared/contact-details.ts'
import type { PageData } from '#shared/contract/page.ts'

const offline: PageData = {
  map: { tiles: 'off', tileUrl: '', attribution: '' },
  liveClimate: false,
  contact: PLACEHOLDER_CONTACT,
  sendsMail: true,
  serviceWorker: false,
}

let read: PageData | undefined

/**
 * What the server wrote into the page, read once; a page without any (a development server's) knows neither user nor map
 * tiles. For what begins in a browser: a page that is rendered is given its data.
 */
export function pageData(): PageData {
  if (read) return read
  const given = JSON.parse(document.getElementById('page-data')?.textContent || '{}') as Partial<PageData>
  read = { ...offline, ...given }
  return read
}
