import type { CacheName } from '#shared/browser-stores.ts'

/*
 * Articles that were read here, kept to be read again without a network. They lie under the address that the article is
 * asked for by; the service worker answers from them when the network does not.
 */

export const READ_ARTICLES = 'read-articles' satisfies CacheName

/** Forgets what was read. */
export async function forgetArticles() {
  try {
    await caches.delete(READ_ARTICLES)
  } catch {
    // Nothing was kept either.
  }
}
