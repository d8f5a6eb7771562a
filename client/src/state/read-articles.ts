import type { CacheName } from '#shared/browser-stores.ts'

/*
 * Articles that were read here, kept to be read again without a network. They lie under the address that the article is
 * asked for by; the service worker answers from them when the network does not.
 */

export const READ_ARTICLES = 'read-articles' satisfies CacheName
const MOST = 50

/** Keeps what an address answered. The oldest are given up. */
export async function keepArticle(address: string, article: unknown) {
  try {
    const kept = await caches.open(READ_ARTICLES)
    const body = JSON.stringify(article)
    await kept.put(address, new Response(body, { headers: { 'Content-Type': 'application/json; charset=utf-8' } }))
    const addresses = await kept.keys()
    await Promise.all(addresses.slice(0, -MOST).map((oldest) => kept.delete(oldest)))
  } catch {
    // There is no such storage here, or no room in it: then it is read with a network.
  }
}

/** Forgets what was read. */
export async function forgetArticles() {
  try {
    await caches.delete(READ_ARTICLES)
  } catch {
    // Nothing was kept either.
  }
}
