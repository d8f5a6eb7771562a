import { readText, writeText } from '../state/storage.ts'

const RELOADED_PATH_KEY = 'reloadedForNewVersion'

/** After a release the files of an open page may be gone: reloads the site, once per path and only when online. */
export async function importOrReload<T>(importScripts: () => Promise<T>): Promise<T> {
  try {
    return await importScripts()
  } catch (error) {
    // Server rendering has nothing to reload.
    if (typeof location === 'undefined') throw error
    const { pathname } = location
    const hasReloaded = readText('tab', RELOADED_PATH_KEY) === pathname
    if (hasReloaded || !navigator.onLine || !writeText('tab', RELOADED_PATH_KEY, pathname)) throw error
    location.reload()
    // Never resolves: the page is about to be replaced.
    return new Promise(() => {})
  }
}
