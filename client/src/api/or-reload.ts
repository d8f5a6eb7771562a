import { keepText, readText } from '../state/storage.ts'

const RELOADED = 'reloadedForNewVersion'

/**
 * Fetches a page's scripts. After a new version is published, a page opened before asks for files that are gone: then the
 * site is loaded anew, once for an address, and only with a network to load it from.
 */
export async function orReload<T>(fetchScripts: () => Promise<T>): Promise<T> {
  try {
    return await fetchScripts()
  } catch (error) {
    // Where pages are rendered there is nothing to reload.
    if (typeof location === 'undefined') throw error
    const { pathname } = location
    const again = readText('tab', RELOADED) === pathname
    if (again || !navigator.onLine || !keepText('tab', RELOADED, pathname)) throw error
    location.reload()
    // The page is about to go: nothing more is shown of it.
    return new Promise(() => {})
  }
}
