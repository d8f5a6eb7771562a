import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import accepts from 'accepts'
import pLimit from 'p-limit'
import { currentLanguage } from '#shared/language/translation.ts'
import { createCache } from '../cache/cache.ts'
import type { Config } from '../config.ts'
import { isDatabaseUnavailable } from '../http/errors.ts'
import { etagOf, matchesEtag, weakTag } from '../http/etag.ts'
import { originOf } from '../http/headers.ts'
import { isWaiting } from '../http/is-waiting.ts'
import type { MountOptions } from '../http/mount.ts'
import { cacheKeyOf } from '../http/request-language.ts'
import type { ContentWatch } from './content-watch.ts'

/** The same for all visitors. */
export interface RenderedResponse {
  readonly status: number
  readonly text: string
  /** Content type, policy and similar; not what depends on the encoding. */
  readonly headers: Headers
}

type Headers = Readonly<Record<string, string>>
type Encoding = 'br' | 'gzip' | 'identity'

interface Variant {
  readonly bytes: Buffer
  readonly headers: readonly string[]
  /** Headers of a 304 (RFC 9110, 15.4.5) replace a browser's stored ones: the page's policy must be included. */
  readonly headersOfNotModified: readonly string[]
}

/** Response with its encoded bytes. */
interface CachedResponse {
  readonly status: number
  /** Weak. */
  readonly etag: string
  readonly isPublic: boolean
  readonly variants: Map<Encoding, Variant>
  readonly headers: Headers
  readonly bytes: number
  isCompressedBest?: boolean
}

/** Size limit of the cache, and estimated overhead of an entry [bytes]. */
const MAX_BYTES = 64 * 1024 * 1024
const ENTRY_OVERHEAD_BYTES = 1024
/** [bytes] Compression saves nothing below this. */
const MIN_BYTES_TO_COMPRESS = 1000
const MAX_KEY_LENGTH = 500

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const brotliOptions = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})
/** Brotli quality: fast for the waiting client, then best in the background. */
const FAST_QUALITY = 4
const BEST_QUALITY = 11
/** Responses that wait for it: each holds its bytes, even when it has left the cache. */
const MAX_WAITING = 50

/** Rendering may take this long while a stale response could be sent [ms]. */
const STALE_AFTER = 2000

/** Why a stale response is sent (RFC 9211). */
const DATABASE_DOWN = 'helioplan; hit; detail="last known: the database does not answer"'
const RENDERING_SLOW = 'helioplan; hit; detail="last known: a newer one is being made"'

/** A file with the same bytes for everybody. */
export const fileResponse = (type: string, cacheControl: string, text: string): RenderedResponse => ({
  status: 200,
  text,
  headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': cacheControl },
})

interface PageCacheOptions {
  readonly maxBytes?: number
  /** In development, when files change at any time. */
  readonly isOff?: boolean | undefined
  /** The same for users, too, so that shared caches may hold them: with strong entity tags. */
  readonly isPublic?: boolean
}

/**
 * In-memory LRU cache of rendered responses for visitors, bounded in bytes. Compresses off the event loop.
 * @param securityHeaders added to every response
 */
export function createPageCache(
  content: Pick<ContentWatch, 'generation' | 'isFresh'>,
  securityHeaders: Headers,
  { maxBytes = MAX_BYTES, isPublic = false, isOff = false }: PageCacheOptions = {},
) {
  const cache = createCache<CachedResponse>({
    maxBytes,
    sizeOf: ({ bytes }) => bytes,
    maxKeyLength: MAX_KEY_LENGTH,
    currentVersion: () => content.generation,
  })
  const recompressionQueue = pLimit(1)

  /** Returns whether the cache holds a current response. */
  function sendCached(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const cached = isRead ? cache.get(key) : undefined
    if (!cached) return false
    writeResponse(cached, request, response, status())
    compressBest(key, cached)
    return true
  }

  /**
   * Sends the cached response or renders it; concurrent requests for one key share the rendering. If rendering takes long, or
   * fails because the database is down, a stale response is sent.
   */
  async function sendOrRender(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    render: () => Promise<RenderedResponse>,
  ) {
    if (isOff) return sendUncached(request, response, render)
    if (sendCached(key, request, response)) return
    const stale = cache.getOutdated(key)
    try {
      const rendering = cache.getOrBuild(key, response, () => encode(render))
      const sent = await (stale ? Promise.race([rendering, pause(STALE_AFTER, stale, { ref: false })]) : rendering)
      writeResponse(sent, request, response, sent === stale ? RENDERING_SLOW : status())
    } catch (error) {
      if (!stale || !isDatabaseUnavailable(error)) throw error
      writeResponse(stale, request, response, DATABASE_DOWN)
    }
  }

  const status = () => (content.isFresh ? undefined : DATABASE_DOWN)

  async function sendUncached(
    request: IncomingMessage,
    response: ServerResponse,
    render: () => Promise<RenderedResponse>,
  ) {
    writeResponse(await encode(render), request, response, status())
  }

  async function encode(render: () => Promise<RenderedResponse>) {
    const answer = await render()
    return encodeResponse({ ...answer, headers: { ...securityHeaders, ...answer.headers } }, isPublic)
  }

  /** Once it is sent a second time: a crawler opens most pages once, and each takes as long as ten renderings. */
  function compressBest(key: string, cached: CachedResponse) {
    if (cached.isCompressedBest || recompressionQueue.pendingCount >= MAX_WAITING) return
    cached.isCompressedBest = true
    void recompressionQueue(async () => {
      if (cache.get(key) === cached) await compressVariants(cached, BEST_QUALITY)
    })
  }

  return { sendCached, sendOrRender, sendUncached }
}

export type PageCache = ReturnType<typeof createPageCache>

/** [bytes] About 500 pages of towns. */
const SOLAR_CACHE_BYTES = 48 * 1024 * 1024
/** [bytes] About 30 pages of missing places. */
const MISSING_CACHE_BYTES = 2 * 1024 * 1024
/** Pages of towns change with releases only. */
const UNCHANGING = { generation: 0, isFresh: true }

export function createPageCaches(content: ContentWatch, securityHeaders: Headers, isOff: boolean | undefined) {
  const shared = { isPublic: true, isOff }
  return {
    /** Pages for visitors, and calls. */
    pages: createPageCache(content, securityHeaders, { isOff }),
    /** Pages of towns: the same for users, too. */
    solar: createPageCache(UNCHANGING, securityHeaders, { ...shared, maxBytes: SOLAR_CACHE_BYTES }),
    /** Pages of missing places, by the similar names on them: any number of such addresses exists. */
    missing: createPageCache(UNCHANGING, securityHeaders, { ...shared, maxBytes: MISSING_CACHE_BYTES }),
  }
}

export type PageCaches = ReturnType<typeof createPageCaches>

/** Sends replies of the API that are the same for all visitors. */
export const sendCachedReplies =
  (cache: PageCache, config: Config): MountOptions['sendCached'] =>
  (address, request, response, renderReply) =>
    cache.sendOrRender(keyOf(request, config, address), request, response, async () => {
      const { headers, ...answer } = fileResponse('application/json', 'public, no-cache', await renderReply())
      return { ...answer, headers: { ...headers, Vary: 'Accept-Language' } }
    })

/** Key of an address in the language of the request. */
export const keyOf = (request: IncomingMessage, config: Config, address: string) =>
  cacheKeyOf(originOf(request, config), address, currentLanguage())

async function encodeResponse({ status, text, headers }: RenderedResponse, isPublic: boolean): Promise<CachedResponse> {
  const bytes = Buffer.from(text)
  const cached: CachedResponse = {
    status,
    etag: etagOf(text, headers),
    isPublic,
    headers,
    variants: new Map(),
    bytes: ENTRY_OVERHEAD_BYTES + 2 * bytes.length,
  }
  addVariant(cached, 'identity', bytes)
  if (bytes.length >= MIN_BYTES_TO_COMPRESS) await compressVariants(cached, FAST_QUALITY)
  return cached
}

async function compressVariants(cached: CachedResponse, quality: number) {
  const plain = cached.variants.get('identity')?.bytes
  if (!plain || plain.length < MIN_BYTES_TO_COMPRESS) return
  const [br, gz] = await Promise.all([
    compressBrotli(plain, brotliOptions(quality, plain.length)),
    compressGzip(plain, { level: quality === BEST_QUALITY ? 9 : 6 }),
  ])
  addVariant(cached, 'br', br, quality)
  addVariant(cached, 'gzip', gz, quality)
}

function addVariant(cached: CachedResponse, encoding: Encoding, bytes: Buffer, quality = 0) {
  const { 'Content-Type': type = '', ...others } = cached.headers
  const headers = {
    ...others,
    // A strong tag stands for these very bytes.
    ETag: cached.isPublic ? `${weakTag(cached.etag).slice(0, -1)}-${encoding}${quality}"` : cached.etag,
    Vary: [
      cached.isPublic ? 'Accept-Encoding' : 'Accept-Encoding, Cookie',
      ...(cached.headers.Vary ? [cached.headers.Vary] : []),
    ].join(', '),
  }
  const ofContent = { 'Content-Type': type, 'Content-Length': String(bytes.length) }
  const encoded = encoding === 'identity' ? ofContent : { ...ofContent, 'Content-Encoding': encoding }
  cached.variants.set(encoding, {
    bytes,
    headers: Object.entries({ ...headers, ...encoded }).flat(),
    headersOfNotModified: Object.entries(headers).flat(),
  })
}

/**
 * Writes nothing if the deadline has answered, or the visitor has left.
 * @param cacheStatus of a stale response
 */
function writeResponse(
  cached: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  cacheStatus: string | undefined,
) {
  if (!isWaiting(response)) return
  const variant =
    cached.variants.get(preferredEncoding(request.headers['accept-encoding'])) ?? cached.variants.get('identity')
  if (!variant) return
  const extraHeaders = ['X-Request-Id', request.id ?? '', ...(cacheStatus ? ['Cache-Status', cacheStatus] : [])]
  if (cached.status === 200 && matchesEtag(request.headers['if-none-match'], cached.etag))
    response.writeHead(304, [...variant.headersOfNotModified, ...extraHeaders]).end()
  else
    response
      .writeHead(cached.status, [...variant.headers, ...extraHeaders])
      .end(request.method === 'HEAD' ? undefined : variant.bytes)
}

/** Browsers send few different Accept-Encoding headers: each is parsed once. */
const MAX_PARSED_HEADERS = 100
const encodingsByHeader = createCache<Encoding>({ maxEntries: MAX_PARSED_HEADERS })

function preferredEncoding(header = 'identity'): Encoding {
  const parsed = encodingsByHeader.get(header)
  if (parsed) return parsed
  const request = { headers: { 'accept-encoding': header } } as IncomingMessage
  const preferred = accepts(request).encoding(['br', 'gzip', 'identity'])
  const encoding = preferred === 'br' || preferred === 'gzip' ? preferred : 'identity'
  encodingsByHeader.set(header, encoding)
  return encoding
}
