import { READ_ARTICLES } from '../../state/read-articles.ts'

const MOST = 50

/** Keeps what an address answered, to be read again without a network. The oldest are given up. */
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
