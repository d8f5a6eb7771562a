import { READ_ARTICLES } from '../../state/read-articles.ts'

const MAX_OFFLINE_ARTICLES = 50

/**
 * Removes the oldest articles beyond the limit.
 * @param address URL of its endpoint
 */
export async function saveOfflineArticle(address: string, article: unknown) {
  try {
    const cache = await caches.open(READ_ARTICLES)
    const body = JSON.stringify(article)
    await cache.put(address, new Response(body, { headers: { 'Content-Type': 'application/json; charset=utf-8' } }))
    const requests = await cache.keys()
    await Promise.all(requests.slice(0, -MAX_OFFLINE_ARTICLES).map((oldest) => cache.delete(oldest)))
  } catch {
    // No such storage, or no space left: the article needs a network.
  }
}
