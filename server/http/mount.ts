import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import express, { type Express as App, type Request, type RequestHandler, type Response } from 'express'
import { type input, type output, parse, safeParse } from 'zod/v4/core'
import { type Api, type Endpoint, file } from '#shared/contract/api.ts'
import type { Access, EndpointName, Method } from '#shared/contract/endpoints.ts'
import type { Call as AnswerCall } from '#shared/contract/page.ts'
import { t } from '#shared/language/t.ts'
import { type Deadlines, runWithDeadline } from './deadline.ts'
import { HttpError, serviceUnavailable, signInRequired } from './errors.ts'
import { isWaiting } from './is-waiting.ts'
import { isStorable } from './storable.ts'

/** The caller; never undefined where the contract requires a sign-in. */
type CallerOf<N extends EndpointName> = Api[N]['route'][0] extends 'anyone' ? Express.User | undefined : Express.User

export interface Call<N extends EndpointName> {
  /** Path parameters with the query (GET) or the body (other methods), parsed by the contract's schema. */
  readonly input: output<Api[N]['input']>
  readonly user: CallerOf<N>
  readonly request: Request
  readonly response: Response
}

type Reply<N extends EndpointName> = input<Api[N]['reply']>
type HandlerFunction<N extends EndpointName> = (call: Call<N>) => Reply<N> | PromiseLike<Reply<N>>

/** Reads a body that is not JSON of the default size. */
export interface BodyReader {
  readonly accepts: readonly string[]
  readonly mismatchMessage: () => string
  readonly read: RequestHandler
}

interface DetailedHandler<N extends EndpointName> {
  readonly handle: HandlerFunction<N>
  readonly body?: BodyReader
  /** Kind of deadline, if the work does not depend on the database alone. */
  readonly deadline?: keyof Deadlines
  /** Accepts calls from other sites: the request itself carries its authorization, not a cookie. */
  readonly allowsCrossSite?: boolean
}

export type Handlers = { readonly [N in EndpointName]: HandlerFunction<N> | DetailedHandler<N> }

function detailsOf(handlers: Handlers, name: EndpointName): DetailedHandler<never> {
  const handler = handlers[name]
  return (typeof handler === 'function' ? { handle: handler } : handler) as DetailedHandler<never>
}

export interface MountOptions {
  /** Loads the session and its user. */
  readonly session: RequestHandler
  /** Sends the cached response of an address, or renders it. */
  readonly sendCached: (
    address: string,
    request: Request,
    response: Response,
    renderReply: () => Promise<string>,
  ) => Promise<void>
  readonly adminsNeedSecondFactor: boolean
  /** Origin of the site, if configured. */
  readonly publicUrl: string | undefined
  /** Time limit for producing an exported file [ms]. */
  readonly maxExportTime?: number | undefined
}

export function json(limit: string): BodyReader {
  const read = express.json({ limit, inflate: false })
  return { accepts: ['application/json'], mismatchMessage: () => t('Send JSON'), read }
}
const defaultBody = json('64kb')

/** Calls handlers as a visitor, for server rendering. Parses input and reply as over HTTP. */
export function createLocalCaller(api: Api, handlers: Handlers): AnswerCall {
  return async (name, input) => {
    const { handle } = detailsOf(handlers, name)
    const call = { input: parse(api[name].input, input), user: undefined }
    return parse(api[name].reply, await handle(call as never)) as never
  }
}

/** Message of schema errors without one of their own; only programs cause them. */
const FALLBACK_MESSAGE = { error: () => t('A value in the request is missing or has the wrong form') }

/** The contract defines access, input and reply; this file defines the order of the checks. */
export function mount(app: App, api: Api, handlers: Handlers, options: MountOptions) {
  const names = Object.keys(api) as EndpointName[]
  for (const [pattern, methods] of methodsByPath(names.map((name) => api[name].route))) {
    app.all(pattern, rejectOtherMethods(methods))
  }
  for (const name of names) mountEndpoint(app, api[name], detailsOf(handlers, name), options)
  app.all(['/api', '/api/{*path}'], () => {
    throw new HttpError(404, t('No such endpoint'))
  })
}

function mountEndpoint(
  app: App,
  { route: [access, sessionUse, method, path, status], input, reply }: Endpoint,
  { handle, body = defaultBody, allowsCrossSite = false, deadline }: DetailedHandler<never>,
  { session, sendCached, publicUrl, adminsNeedSecondFactor, maxExportTime = MAX_EXPORT_TIME }: MountOptions,
) {
  const middlewares: RequestHandler[] = []
  if (deadline)
    middlewares.push((request, _response, next) => {
      request.deadline?.setKind(deadline)
      next()
    })
  // Exports are limited and logged, so another site must not trigger one by a link.
  if ((method !== 'GET' || reply === file) && !allowsCrossSite) middlewares.push(requireSameOrigin(publicUrl))
  if (method !== 'GET') middlewares.push(requireContentType(body))
  if (sessionUse === 'session') middlewares.push(session)
  middlewares.push(authorize(access, adminsNeedSecondFactor))
  if (method !== 'GET') middlewares.push(body.read)

  app[method.toLowerCase() as Lowercase<Method>](path, ...middlewares, async (request: Request, response: Response) => {
    const parameters = method === 'GET' ? request.query : toRecord(request.body)
    if (!isStorable(parameters) || !isStorable(request.params)) throw new HttpError(400, t('We cannot save that text'))
    const parsed = safeParse(input, { ...parameters, ...request.params }, FALLBACK_MESSAGE)
    if (!parsed.success) throw new HttpError(400, parsed.error.issues[0]?.message ?? FALLBACK_MESSAGE.error())
    // HEAD must not count as an export.
    if (reply === file && request.method === 'HEAD') return void response.set('Cache-Control', 'no-store').end()
    const call = { input: parsed.data, user: request.user, request, response }
    // The reply schema is an allow-list: unnamed columns such as password hashes cannot leave. An invalid reply is our
    // own error, 500.
    const produceReply = async () => parse(reply, await runWithDeadline(request, () => handle(call as never)))
    if (sessionUse === 'cached') {
      const address = canonicalPath(path, request.params, parsed.data as Record<string, unknown>)
      return sendCached(address, request, response, async () => JSON.stringify(await produceReply()))
    }
    const sentReply = await produceReply()
    if (!isWaiting(response)) return
    response.status(status).set('Cache-Control', 'no-store')
    if (sentReply === undefined) response.end()
    else if (reply === file) await sendFile(response, sentReply as output<typeof file>, maxExportTime)
    else response.json(sentReply)
  })
}

/** Path with the parsed input as its only query, in a fixed order: the cache key. */
function canonicalPath(pattern: string, params: Request['params'], input: Record<string, unknown>) {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input))
    if (!(name in params) && value !== undefined) query.set(name, String(value))
  return query.size === 0 ? path : `${path}?${query}`
}

/** Methods by path; two endpoints may name the parameter of one path differently. */
function methodsByPath(routes: readonly Endpoint['route'][]) {
  const methods = new Map<string, Set<string>>()
  for (const [, , method, path] of routes) {
    const pattern = path.replace(/:\w+/g, ':any')
    const methodsOfPath = methods.get(pattern) ?? new Set()
    methods.set(pattern, methodsOfPath.add(method))
    if (method === 'GET') methodsOfPath.add('HEAD')
  }
  // A fixed path (/api/calculations/export) also matches a pattern (/api/calculations/:id), so it comes first.
  return [...methods].sort(([a], [b]) => Number(a.includes(':')) - Number(b.includes(':')))
}

function rejectOtherMethods(allowed: ReadonlySet<string>): RequestHandler {
  return (request, _response, next) => {
    if (request.methodDecided || allowed.has(request.method)) {
      request.methodDecided = true
      return next()
    }
    throw new HttpError(405, t('This address does not accept that method'), { Allow: [...allowed].join(', ') })
  }
}

/** Refuses cross-site requests (CSRF): browsers send Sec-Fetch-Site or Origin, other programs have no cookies. */
function requireSameOrigin(publicUrl: string | undefined): RequestHandler {
  return (request, _response, next) => {
    const site = request.get('Sec-Fetch-Site')
    const origin = request.get('Origin')
    const isSameOrigin =
      origin === undefined ||
      origin === publicUrl ||
      origin === `${request.protocol}://${request.host}` ||
      // If a proxy does not forward its scheme, the browser's own comparison counts.
      (site === 'same-origin' && parseHost(origin) === request.host)
    if (isSameOrigin && (site === undefined || site === 'same-origin' || site === 'none')) return next()
    throw new HttpError(403, t('Calls from other sites are not accepted'))
  }
}

const parseHost = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

function requireContentType({ accepts, mismatchMessage }: BodyReader): RequestHandler {
  return (request, _response, next) => {
    const isEmpty =
      request.headers['transfer-encoding'] === undefined && !Number(request.headers['content-length'] ?? 0)
    if (isEmpty || request.is([...accepts])) return next()
    throw new HttpError(415, mismatchMessage())
  }
}

function authorize(access: Access, adminsNeedSecondFactor: boolean): RequestHandler {
  return ({ user, session }, _response, next) => {
    if (access !== 'anyone' && !user) throw signInRequired()
    if (access === 'admin' && !user?.isAdmin) throw new HttpError(403, t('Administrators only'))
    if (access === 'admin' && adminsNeedSecondFactor && !session.isSecured)
      throw new HttpError(403, t('Set up a second step first'))
    next()
  }
}

function toRecord(body: unknown): Record<string, unknown> {
  if (body === undefined || Buffer.isBuffer(body)) return {}
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>
  throw new HttpError(400, t('Send a JSON object'))
}

/** Time limits of an export [ms]: waiting for its parts in total, and the client's download. */
const MAX_EXPORT_TIME = 20_000
const MAX_DOWNLOAD_TIME = 600_000

/**
 * Streams at the speed of the reader. Errors before the first part are answered as any other; afterwards the connection is
 * closed, so that the client sees an incomplete file.
 */
async function sendFile(response: Response, { type, name, parts }: output<typeof file>, maxExportTime: number) {
  const source = Readable.from(withTimeBudget(parts, maxExportTime, AsyncLocalStorage.snapshot()))
  await once(source, 'readable')
  response.attachment(name).type(type)
  await pipeline(source, response, { signal: AbortSignal.timeout(MAX_DOWNLOAD_TIME) }).catch(
    (error: NodeJS.ErrnoException) => {
      // The client has gone, or reads too slowly.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.code !== 'ABORT_ERR') throw error
    },
  )
}

/**
 * Yields the parts until waiting for them exceeds the budget [ms] in total. The reader's time does not count.
 * @param runInRequest the reader asks for parts outside of the request's context
 */
async function* withTimeBudget(
  parts: AsyncIterable<string>,
  budget: number,
  runInRequest: ReturnType<typeof AsyncLocalStorage.snapshot>,
) {
  let remaining = budget
  let timer: NodeJS.Timeout | undefined
  const source = parts[Symbol.asyncIterator]()
  try {
    for (;;) {
      const start = performance.now()
      const timeout = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(serviceUnavailable()), remaining)
      })
      const next = await Promise.race([runInRequest(() => source.next()), timeout])
      clearTimeout(timer)
      if (next.done) return
      remaining -= performance.now() - start
      yield next.value
    }
  } finally {
    clearTimeout(timer)
    // It is not awaited, because it may be what took too long.
    void source.return?.().catch(() => {})
  }
}

declare global {
  namespace Express {
    interface Request {
      /** The path belongs to the API and takes this method. */
      methodDecided?: boolean
    }
  }
}
