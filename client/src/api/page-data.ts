import type { Reply } from '#shared/contract/api.ts'

/** What the server wrote into the page, so that the first paint needs no call. */
export interface PageData {
  /** The signed-in user, or null for a visitor; absent when the server could not find out. */
  readonly user?: Reply<'currentUser'> | null
  readonly map: { readonly tiles: boolean; readonly tileUrl: string; readonly attribution: string }
  /** Whether the server fetches climates from NASA POWER. */
  readonly liveClimate: boolean
}

const offline: PageData = { map: { tiles: false, tileUrl: '', attribution: '' }, liveClimate: false }

let read: PageData | undefined

/** Reads the page's data once; a page without any (a development server's) knows neither user nor map tiles. */
export function pageData(): PageData {
  if (read) return read
  const given = JSON.parse(document.getElementById('page-data')?.textContent || '{}') as Partial<PageData>
  read = { ...offline, ...given }
  return read
}
