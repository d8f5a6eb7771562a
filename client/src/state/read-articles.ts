import type { CacheName } from '#shared/browser-stores.ts'

/* Keyed by the address they are fetched from. The service worker serves them without a network. */

export const READ_ARTICLES = 'read-articles' satisfies CacheName

export async function clearReadArticles() {
  try {
    await caches.delete(READ_ARTICLES)
  } catch {
    // Nothing was stored without the Cache API.
  }
}
