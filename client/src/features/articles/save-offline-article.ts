import { currentLanguage } from '#shared/language/translation.ts'
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
    // Found again by calls in this language only.
    const request = new Request(address, { headers: { 'Accept-Language': currentLanguage() } })
    const headers = { 'Content-Type': 'application/json; charset=utf-8', Vary: 'Accept-Language' }
    await cache.put(request, new Response(body, { headers }))
    const requests = await cache.keys()
    await Promise.all(requests.slice(0, -MAX_OFFLINE_ARTICLES).map((oldest) => cache.delete(oldest)))
  } catch {
    // No such storage, or no space left: the article needs a network.
  }
}
