import { createHash } from 'node:crypto'
import { createCache } from '../cache/cache.ts'
import type { JobResult } from './tool.ts'

/** An answer in its encodings, each with the headers that every request gets. */
export function encodeAnswer(
  { bytes, gzip }: Pick<JobResult, 'bytes' | 'gzip'>,
  headers: Readonly<Record<string, string>>,
) {
  const tag = createHash('sha256').update(JSON.stringify(headers)).update(bytes).digest('base64url').slice(0, 22)
  const encode = (content: Uint8Array, etag: string, encoding: readonly string[]) => {
    const headersOfNotModified = [...Object.entries(headers).flat(), 'Vary', 'Accept-Encoding', 'ETag', etag]
    const ofContent = [...encoding, 'Content-Length', String(content.length)]
    return { bytes: content, etag, headers: [...headersOfNotModified, ...ofContent], headersOfNotModified }
  }
  const plain = encode(bytes, `"${tag}"`, [])
  return { plain, gzip: gzip && encode(gzip, `"${tag}-gz"`, ['Content-Encoding', 'gzip']) }
}

export type CachedAnswer = ReturnType<typeof encodeAnswer>

const MAX_BYTES = 32 * 1024 * 1024
const MAX_ANSWERS = 5_000
const ENTRY_OVERHEAD_BYTES = 1024
/** Written forms of one request that are found without being parsed. */
const MAX_URLS = 5_000
/** [bytes] Longer ones are parsed, so that all of them take 5 MB at most. */
const MAX_URL_LENGTH = 1024

/** Answers by canonical request, bounded in number and bytes. */
export function createAnswerCache(maxBytes = MAX_BYTES) {
  const cache = createCache<CachedAnswer>({
    maxEntries: MAX_ANSWERS,
    maxBytes,
    sizeOf: ({ plain, gzip }, key) =>
      ENTRY_OVERHEAD_BYTES + key.length + plain.bytes.length + (gzip?.bytes.length ?? 0),
  })
  const keysByUrl = createCache<string>({ maxEntries: MAX_URLS, maxKeyLength: MAX_URL_LENGTH })

  const getByUrl = (url: string) => cache.get(keysByUrl.get(url) ?? '')

  return { ...cache, getByUrl, rememberUrl: keysByUrl.set }
}
