import { createHash } from 'node:crypto'
import type { JobResult } from './job.ts'

/** An answer in one encoding, with the headers that every request gets. */
interface EncodedAnswer {
  readonly bytes: Uint8Array
  readonly etag: string
  readonly headers: readonly string[]
  readonly headersOfNotModified: readonly string[]
}

export interface CachedAnswer {
  readonly plain: EncodedAnswer
  readonly gzip?: EncodedAnswer
}

export function encodeAnswer(
  { bytes, gzip }: Pick<JobResult, 'bytes' | 'gzip'>,
  headers: Readonly<Record<string, string>>,
): CachedAnswer {
  const tag = createHash('sha256').update(JSON.stringify(headers)).update(bytes).digest('base64url').slice(0, 22)
  const encode = (content: Uint8Array, etag: string, encoding: readonly string[]) => {
    const headersOfNotModified = [...Object.entries(headers).flat(), 'Vary', 'Accept-Encoding', 'ETag', etag]
    const ofContent = [...encoding, 'Content-Length', String(content.length)]
    return { bytes: content, etag, headers: [...headersOfNotModified, ...ofContent], headersOfNotModified }
  }
  const plain = encode(bytes, `"${tag}"`, [])
  return gzip ? { plain, gzip: encode(gzip, `"${tag}-gz"`, ['Content-Encoding', 'gzip']) } : { plain }
}

const MAX_BYTES = 32 * 1024 * 1024
const MAX_ANSWERS = 5_000
const ENTRY_OVERHEAD_BYTES = 1024
/** Written forms of one request that are found without being parsed. */
const MAX_URLS = 5_000
/** [bytes] Longer ones are parsed, so that all of them take 5 MB at most. */
const MAX_URL_LENGTH = 1024

/** Least recently used answers by canonical request, bounded in number and bytes. */
export function createAnswerCache(maxBytes = MAX_BYTES) {
  const answers = new Map<string, CachedAnswer>()
  const keysByUrl = new Map<string, string>()
  let bytes = 0

  const sizeOf = (key: string, { plain, gzip }: CachedAnswer) =>
    ENTRY_OVERHEAD_BYTES + key.length + plain.bytes.length + (gzip?.bytes.length ?? 0)

  function remove(key: string) {
    const answer = answers.get(key)
    if (!answer) return
    bytes -= sizeOf(key, answer)
    answers.delete(key)
  }

  function get(key: string): CachedAnswer | undefined {
    const answer = answers.get(key)
    if (!answer) return undefined
    answers.delete(key)
    answers.set(key, answer)
    return answer
  }

  function getByUrl(url: string): CachedAnswer | undefined {
    const key = keysByUrl.get(url)
    return key === undefined ? undefined : get(key)
  }

  function add(key: string, answer: CachedAnswer) {
    remove(key)
    answers.set(key, answer)
    bytes += sizeOf(key, answer)
    for (const oldest of answers.keys()) {
      if (bytes <= maxBytes && answers.size <= MAX_ANSWERS) break
      remove(oldest)
    }
  }

  function rememberUrl(url: string, key: string) {
    if (url.length > MAX_URL_LENGTH) return
    keysByUrl.set(url, key)
    const [oldest] = keysByUrl.keys()
    if (keysByUrl.size > MAX_URLS && oldest !== undefined) keysByUrl.delete(oldest)
  }

  return { get, getByUrl, add, rememberUrl }
}
