import { readText, writeText } from '../state/storage.ts'

const RELOADED_PATH_KEY = 'reloadedForNewVersion'

/** After a release the files of an open page may be gone: reloads the site, once per path and only when online. */
export async function importOrReload<T>(importScripts: () => Promise<T>): Promise<T> {
  try {
    return await importScripts()
  } catch (error) {
    // Server rendering has nothing to reload.
    if (typeof location === 'undefined') throw error
    // Firefox and WebKit cancel loads when a link is followed; a reload would replace the page of the link.
    if ('leaving' in document.documentElement.dataset) return waitForNextPage()
    const { pathname } = location
    const hasReloaded = readText('tab', RELOADED_PATH_KEY) === pathname
    if (hasReloaded || !navigator.onLine || !writeText('tab', RELOADED_PATH_KEY, pathname)) throw error
    location.reload()
    return waitForNextPage()
  }
}

/** Never resolves: the page is about to be replaced. */
const waitForNextPage = () => new Promise<never>(() => {})
