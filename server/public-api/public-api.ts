import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import { MODEL_VERSION } from '#shared/solar/model-version.ts'
import type { Deps } from '../deps.ts'
import { DEADLINES } from '../http/deadline.ts'
import { HttpError } from '../http/errors.ts'
import { matchesEtag } from '../http/etag.ts'
import { isWaiting } from '../http/is-waiting.ts'
import { clientAddress, pseudonymize } from '../http/limits.ts'
import { type CachedAnswer, createAnswerCache, encodeAnswer } from './answer-cache.ts'
import { createCallLimits } from './call-limits.ts'
import { readQuery } from './parameters.ts'
import { describeError, type Family, type Job, type JobResult, type Tool } from './tool.ts'
import { familyOf, toolsByPath } from './tools.ts'
import { createWorkerPool, JobAbandoned, MAX_PENDING_PER_ADDRESS, QueueFull, type WorkerPool } from './worker-pool.ts'

/*
 * The public API: the addresses of PVGIS and PVWatts, and our own. It reads no cookie and no session, and any site may
 * call it. Mounted before both.
 */

const MAX_QUERY_LENGTH = 2048
const DAY = 24 * 3600 // [s]
const CACHE_CONTROL = `public, max-age=${DAY}, s-maxage=${7 * DAY}, stale-while-revalidate=${7 * DAY}`
/** Policy of answers with the caller's own limits, which no shared cache may hand to others. */
const PRIVATE_CACHE_CONTROL = `private, max-age=${DAY}`
/** [s] */
const RETRY_AFTER_BUSY = 5
/** [ms] Before the deadline of the site, whose answer has another form. */
const TIME_BEFORE_DEADLINE = 2000
const ALLOWED_METHODS = 'GET, HEAD, OPTIONS'

const CROSS_ORIGIN_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'ETag, Helioplan-Note, RateLimit, RateLimit-Policy, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
  // untranslated: a directive for search engines
  'X-Robots-Tag': 'noindex',
}
const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': ALLOWED_METHODS,
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': String(DAY),
}

export function createPublicApi(
  { config, log, metrics, deadlines = DEADLINES }: Pick<Deps, 'config' | 'log' | 'metrics' | 'deadlines'>,
  siteHeaders: Readonly<Record<string, string>>,
  pool: WorkerPool = createWorkerPool(),
) {
  const cache = createAnswerCache()
  const limits = createCallLimits([config.publicApiLimits.byMinute, config.publicApiLimits.byHour])
  const headersOf = ({ headers }: Family) => ({ ...siteHeaders, ...CROSS_ORIGIN_HEADERS, ...headers })

  /** Sends a cached answer, before Express starts. */
  function sendCached(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false
    const answer = cache.getByUrl(request.url ?? '')
    if (!answer) return false
    sendAnswer(answer, request, response)
    return true
  }

  const handle: RequestHandler = async (request, response, next) => {
    const family = config.publicApi ? familyOf(request.path) : undefined
    if (!family) return next()
    response.set(headersOf(family))
    if (request.method === 'OPTIONS') return void response.status(204).set(PREFLIGHT_HEADERS).end()
    const address = clientAddress(request)
    const sendError = (status: number, type: string, content: string | Uint8Array, headers = {}) => {
      if (!isWaiting(response)) return
      response
        .status(status)
        .set({ 'Cache-Control': 'no-store', 'Content-Type': type, ...limits.describe(address), ...headers })
      response.end(content)
    }
    const refuse = (status: number, sentence: string, headers: Record<string, string> = {}) => {
      const { type, text } = family.describeError(status, sentence)
      sendError(status, type, text, headers)
    }
    const tool = toolsByPath.get(request.path)
    if (!tool) return refuse(404, 'There is no such tool')
    request.route = { path: request.path }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(405, 'Only GET is answered here', { Allow: ALLOWED_METHODS })
    const start = request.originalUrl.indexOf('?')
    const query = start < 0 ? '' : request.originalUrl.slice(start + 1)
    if (decodedLength(query) > MAX_QUERY_LENGTH)
      return refuse(414, `The parameters are longer than ${MAX_QUERY_LENGTH} characters`)
    const parsed = parseParameters(tool, query)
    if ('problem' in parsed) return refuse(family.parameterStatus, parsed.problem)
    // PVGIS computes nothing for it either.
    if (request.method === 'HEAD') return void response.status(204).end()
    const key = `${MODEL_VERSION} ${canonicalPath(request.path)}?${JSON.stringify(parsed.input)}`
    const send = (answer: CachedAnswer) => {
      if (!family.hasRateLimitOnEveryAnswer) cache.rememberUrl(request.originalUrl, key)
      else if (isWaiting(response)) response.set(limits.describe(address))
      sendAnswer(answer, request, response)
    }
    const cached = cache.get(key)
    if (cached) return send(cached)

    request.deadline?.setKind('service')
    const refuseBusy = () =>
      refuse(503, 'Too many are asking. Try again in a moment', { 'Retry-After': String(RETRY_AFTER_BUSY) })
    const timer = setTimeout(refuseBusy, deadlines.service - TIME_BEFORE_DEADLINE)
    response.once('close', () => clearTimeout(timer))
    try {
      const answer = await cache.getOrBuild(key, response, async (isWanted) => {
        const result = await compute({ path: request.path, input: parsed.input }, address, isWanted)
        if (result.status !== 200) throw new JobFailed(result)
        return encodeAnswer(result, answerHeaders(family, result))
      })
      send(answer)
    } catch (error) {
      if (error instanceof JobAbandoned) return
      if (error instanceof QueueFull) return refuseBusy()
      if (error instanceof TooMany) {
        metrics?.countLimitReached('api')
        log.debug({ event: 'limit reached', limit: 'api', of: pseudonymize(address, config) }, 'Event')
        return refuse(429, error.message, error.headers)
      }
      const failure = error instanceof JobFailed ? error.result : describeError(tool, error)
      if (failure.error) log.error({ error: failure.error, request: request.id }, 'A request of the public API failed')
      sendError(failure.status, failure.type, failure.bytes)
    } finally {
      clearTimeout(timer)
    }
  }

  async function compute(job: Job, address: string, isNeeded: () => boolean): Promise<JobResult> {
    const wait = limits.spend(address)
    if (wait > 0) throw new TooMany(`Too many computed answers. Try again in ${wait} seconds`, wait)
    return pool.run(job, address, isNeeded).catch((error) => {
      // A caller with too many at once pays, because a free refusal would be repeated at once.
      if (error instanceof QueueFull && error.isOfAddress)
        throw new TooMany(
          `Too many questions at once. Ask for at most ${MAX_PENDING_PER_ADDRESS} at a time`,
          RETRY_AFTER_BUSY,
        )
      if (error instanceof QueueFull || error instanceof JobAbandoned) limits.refund(address)
      throw error
    })
  }

  const answerHeaders = (family: Family, { type, fileName }: JobResult) => ({
    ...headersOf(family),
    'Content-Type': type,
    'Cache-Control': family.hasRateLimitOnEveryAnswer ? PRIVATE_CACHE_CONTROL : CACHE_CONTROL,
    ...(fileName !== undefined && { 'Content-Disposition': `attachment; filename="${fileName}"` }),
  })

  return { sendCached, handle }
}

/** The worker answered with an error. */
class JobFailed extends Error {
  readonly result: JobResult
  constructor(result: JobResult) {
    super()
    this.result = result
  }
}

/** The caller has asked for too much. */
class TooMany extends HttpError {
  /** @param wait [s] */
  constructor(sentence: string, wait: number) {
    super(429, sentence, { 'Retry-After': String(wait) })
  }
}

const decodedLength = (query: string) =>
  [...new URLSearchParams(query)].reduce((sum, [name, value]) => sum + name.length + value.length + 2, 0)

/** The versions of PVGIS share their answers, and those of PVWatts. */
const canonicalPath = (path: string) =>
  path.replace(/^\/api\/v5_\d\//, '/api/').replace(/^\/api\/pvwatts\/v\d/, '/api/pvwatts/v8')

function parseParameters({ parameters, family }: Tool, query: string): { input: unknown } | { problem: string } {
  const given = readQuery(query)
  const parsed = parameters.safeParse(given)
  if (parsed.success) return { input: parsed.data }
  const [issue] = parsed.error.issues
  const name = String(issue?.path[0] ?? '')
  return { problem: family.describeParameter(name, !(name in given), issue?.message ?? '') }
}

/** Sends without Express, which a cached answer does not reach. */
export function sendAnswer(
  { plain, gzip = plain }: CachedAnswer,
  { id = '', headers }: IncomingMessage,
  response: ServerResponse,
) {
  if (!isWaiting(response)) return
  const answer = acceptsGzip(headers['accept-encoding']) ? gzip : plain
  if (matchesEtag(headers['if-none-match'], answer.etag))
    response.writeHead(304, [...answer.headersOfNotModified, 'X-Request-Id', id]).end()
  else response.writeHead(200, [...answer.headers, 'X-Request-Id', id]).end(answer.bytes)
}

const acceptsGzip = (header = '') => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header)
