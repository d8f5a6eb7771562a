import type { browserStores } from '#shared/browser-stores.ts'

/** Key in the history entry, so that each page reloads at most once. */
const RELOADED = 'reloadedForNewVersion' satisfies keyof (typeof browserStores)['history']

/** Limit for a server that does not answer at all [ms]. */
const LONGEST_WAIT = 10_000

/**
 * Reloads an open page whose files are gone after a release, once and only if the server answers. A connection that
 * fails for a moment is tried again first.
 * @param isRequested the user asked for it again, which may reload the page again
 * @throws the error of the import, if the server cannot be reached or the reload has not helped
 */
export async function importOrReload<T>(importScripts: () => Promise<T>, isRequested = false): Promise<T> {
  try {
    return await importScripts()
  } catch (error) {
    // Server rendering has nothing to reload.
    if (typeof location === 'undefined') throw error
    // Firefox and WebKit cancel loads when a link is followed; a reload would replace the page of the link.
    if ('leaving' in document.documentElement.dataset) return waitForNextPage()
    if (!(await isServerReachable())) throw error
    try {
      return await importScripts()
    } catch {
      if (!isRequested && Object(history.state)[RELOADED]) throw error
      return reloadPage()
    }
  }
}

/** A reload without a server would replace the page by the browser's own error page. */
const isServerReachable = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(LONGEST_WAIT) }).then(
    ({ status }) => status < 500,
    () => false,
  )

/** Reloads for a user who tries again. With a service worker the page opens without a connection, too. */
export async function reloadIfPossible() {
  if (('serviceWorker' in navigator && navigator.serviceWorker.controller) || (await isServerReachable()))
    location.reload()
}

function reloadPage(): Promise<never> {
  history.replaceState({ ...Object(history.state), [RELOADED]: true }, '')
  location.reload()
  return waitForNextPage()
}

/** Never resolves: the page is about to be replaced. */
const waitForNextPage = () => new Promise<never>(() => {})
