import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import express, { type Express as App, type Request, type RequestHandler, type Response } from 'express'
import { type input, type output, parse, safeParse } from 'zod/v4/core'
import { type Api, type Endpoint, file } from '#shared/contract/api.ts'
import type { Access, EndpointName, Method } from '#shared/contract/endpoints.ts'
import type { Call as AnswerCall } from '#shared/contract/page.ts'
import { type Deadlines, runInTime } from './deadline.ts'
import { HttpError, unavailable } from './errors.ts'
import { isStorable } from './storable.ts'

/** Who calls: always somebody where the contract asks for a sign-in. */
type Caller<N extends EndpointName> = Api[N]['route'][0] extends 'anyone' ? Express.User | undefined : Express.User

export interface Call<N extends EndpointName> {
  /** Path parameters with the query (GET) or the body (other methods), as the contract's schema read them. */
  readonly input: output<Api[N]['input']>
  readonly user: Caller<N>
  readonly request: Request
  readonly response: Response
}

type Answer<N extends EndpointName> = input<Api[N]['reply']>
type Handle<N extends EndpointName> = (call: Call<N>) => Answer<N> | PromiseLike<Answer<N>>

/** How a body is read, where it is not JSON of the usual size. */
export interface Body {
  readonly accepts: readonly string[]
  readonly otherwise: string
  readonly read: RequestHandler
}

export type Handler<N extends EndpointName> =
  | Handle<N>
  | {
      readonly handle: Handle<N>
      readonly body?: Body
      /** Its work takes longer than the database's. */
      readonly deadline?: keyof Deadlines
      /** Calls from other sites are welcome: what the call may do stands in the call itself, not in a cookie. */
      readonly crossSite?: boolean
    }

export type Handlers = { readonly [N in EndpointName]: Handler<N> }

export interface MountOptions {
  /** Finds out who calls. */
  readonly session: RequestHandler
  /** Sends the answer that is kept under an address, or makes it. */
  readonly keep: (address: string, request: Request, response: Response, make: () => Promise<string>) => Promise<void>
  /** Whether administrators need a session opened by a second factor. */
  readonly adminsNeedSecondFactor: boolean
  /** Origin of the site when it is known. */
  readonly publicUrl: string | undefined
  /** What making all parts of a file may take [ms]; as shipped, if nothing is said. */
  readonly longestFile?: number | undefined
}

export function json(limit: string): Body {
  const read = express.json({ limit, inflate: false })
  return { accepts: ['application/json'], otherwise: 'Send JSON', read }
}
const usualBody = json('64kb')

/** Answers calls of the site's own, for which nobody signs in: the very handlers, and the contract's word on both sides. */
export function answerer(api: Api, handlers: Handlers): AnswerCall {
  return async (name, input) => {
    const handler = handlers[name] as Handler<never>
    const handle = typeof handler === 'function' ? handler : handler.handle
    const call = { input: parse(api[name].input, input), user: undefined }
    return parse(api[name].reply, await handle(call as never)) as never
  }
}

/** For what no schema has words of its own: only a program sends it. */
const UNNAMED = { error: () => 'Something in the request has the wrong form' }

/**
 * Gives every endpoint of the contract its handler. Who may call, what comes in and what goes out are the contract's word;
 * the order of the checks is that of this file.
 */
export function mount(app: App, api: Api, handlers: Handlers, options: MountOptions) {
  const names = Object.keys(api) as EndpointName[]
  for (const [pattern, methods] of methodsByPath(names.map((name) => api[name].route))) {
    app.all(pattern, refuseOtherMethods(methods))
  }
  for (const name of names) {
    const handler = handlers[name] as Handler<never>
    const slot = typeof handler === 'function' ? { handle: handler } : handler
    mountOne(app, api[name], slot, options)
  }
  app.all(['/api', '/api/{*path}'], () => {
    throw new HttpError(404, 'No such endpoint')
  })
}

function mountOne(
  app: App,
  { route: [access, sessionUse, method, path, status], input, reply }: Endpoint,
  { handle, body = usualBody, crossSite = false, deadline }: Exclude<Handler<never>, (...call: never[]) => unknown>,
  { session, keep, publicUrl, adminsNeedSecondFactor, longestFile = LONGEST_MAKING }: MountOptions,
) {
  const steps: RequestHandler[] = []
  if (deadline) steps.push(allowTime(deadline))
  // A file is counted and written down: a link of another site's must not fetch one.
  if ((method !== 'GET' || reply === file) && !crossSite) steps.push(sameOriginOnly(publicUrl))
  if (method !== 'GET') steps.push(contentType(body))
  if (sessionUse === 'session') steps.push(session)
  steps.push(admit(access, adminsNeedSecondFactor))
  if (method !== 'GET') steps.push(body.read)

  app[METHODS[method]](path, ...steps, async (request: Request, response: Response) => {
    const carried = method === 'GET' ? request.query : asRecord(request.body)
    if (!isStorable(carried) || !isStorable(request.params)) throw new HttpError(400, 'That text cannot be stored')
    const read = safeParse(input, { ...carried, ...request.params }, UNNAMED)
    if (!read.success) throw new HttpError(400, read.error.issues[0]?.message ?? UNNAMED.error())
    // Who only asks whether there is a file is given none.
    if (reply === file && request.method === 'HEAD') return void response.set('Cache-Control', 'no-store').end()
    const call = { input: read.data, user: request.user, request, response }
    // Parsing is an allow-list: a column that no schema names (a password hash) cannot leave. Our own bad reply is a 500.
    const answer = async () => parse(reply, await runInTime(request, () => handle(call as never)))
    if (sessionUse === 'kept') {
      const address = addressOf(path, request.params as Record<string, string>, read.data as Record<string, unknown>)
      return keep(address, request, response, async () => JSON.stringify(await answer()))
    }
    const sent = await answer()
    if (response.headersSent) return
    response.status(status).set('Cache-Control', 'no-store')
    if (sent === undefined) response.end()
    else if (reply === file) await sendFile(response, sent as output<typeof file>, longestFile)
    else response.json(sent)
  })
}

/** The one way to write a call's address, whatever was asked for beside what the call reads: what it is kept under. */
function addressOf(pattern: string, params: Record<string, string>, input: Record<string, unknown>) {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input))
    if (!(name in params) && value !== undefined) query.set(name, String(value))
  return query.size === 0 ? path : `${path}?${query}`
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const satisfies Record<
  Method,
  string
>

/** Two endpoints may name the parameter of one path differently. */
function methodsByPath(routes: readonly Endpoint['route'][]) {
  const methods = new Map<string, Set<string>>()
  for (const [, , method, path] of routes) {
    const pattern = path.replace(/:\w+/g, ':any')
    const there = methods.get(pattern) ?? new Set()
    methods.set(pattern, there.add(method))
    if (method === 'GET') there.add('HEAD')
  }
  // A fixed path (/api/calculations/export) also matches a pattern (/api/calculations/:id): it goes first and decides.
  return [...methods].sort(([a], [b]) => Number(a.includes(':')) - Number(b.includes(':')))
}

function refuseOtherMethods(allowed: ReadonlySet<string>): RequestHandler {
  return (request, _response, next) => {
    if (request.methodDecided || allowed.has(request.method)) {
      request.methodDecided = true
      return next()
    }
    throw new HttpError(405, 'That cannot be done here', { Allow: [...allowed].join(', ') })
  }
}

/**
 * What changes something must come from the site's own pages. Every browser says where a call comes from, by
 * Sec-Fetch-Site or by Origin; a program that is no browser sends neither, and no cookie it was not given.
 */
function sameOriginOnly(publicUrl: string | undefined): RequestHandler {
  return (request, _response, next) => {
    const site = request.get('Sec-Fetch-Site')
    const origin = request.get('Origin')
    const isOwn = origin === undefined || origin === publicUrl || hostOf(origin) === request.host
    if (isOwn && (site === undefined || site === 'same-origin' || site === 'none')) return next()
    throw new HttpError(403, 'Calls from other sites are not accepted')
  }
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

/** More time for the answer than the method alone would give it. */
const allowTime =
  (kind: keyof Deadlines): RequestHandler =>
  (request, _response, next) => {
    request.deadline?.allow(kind)
    next()
  }

function contentType({ accepts, otherwise }: Body): RequestHandler {
  return (request, _response, next) => {
    const isEmpty =
      request.headers['transfer-encoding'] === undefined && !Number(request.headers['content-length'] ?? 0)
    if (isEmpty || request.is([...accepts])) return next()
    throw new HttpError(415, otherwise)
  }
}

function admit(access: Access, adminsNeedSecondFactor: boolean): RequestHandler {
  return ({ user, session }, _response, next) => {
    if (access !== 'anyone' && !user) throw new HttpError(401, 'Sign in to continue')
    if (access === 'admin' && !user?.isAdmin) throw new HttpError(403, 'Administrators only')
    if (access === 'admin' && adminsNeedSecondFactor && !session.isSecured)
      throw new HttpError(403, 'Set up a second factor first')
    next()
  }
}

function asRecord(body: unknown): Record<string, unknown> {
  if (body === undefined || Buffer.isBuffer(body)) return {}
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>
  throw new HttpError(400, 'Send a JSON object')
}

/** What the parts of a file may be waited for in all, and how long its reader may take for it [ms]. */
const LONGEST_MAKING = 20_000
const LONGEST_READING = 600_000

/**
 * Sends the parts as fast as they are taken. Until the first one is there, a fault is answered in words; later, and when
 * making them takes too long, the connection ends, which tells that the file is not whole.
 */
async function sendFile(response: Response, { type, name, parts }: output<typeof file>, longestMaking: number) {
  const source = Readable.from(inTime(parts, longestMaking))
  await once(source, 'readable')
  response.attachment(name).type(type)
  await pipeline(source, response, { signal: AbortSignal.timeout(LONGEST_READING) }).catch(
    (error: NodeJS.ErrnoException) => {
      // Whoever asked has gone, or reads next to nothing.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.code !== 'ABORT_ERR') throw error
    },
  )
}

/** The parts, for as long as waiting for them takes no longer in all than this [ms]; the time of their reader does not count. */
async function* inTime(parts: AsyncIterable<string>, longest: number) {
  let left = longest
  let timer: NodeJS.Timeout | undefined
  const source = parts[Symbol.asyncIterator]()
  try {
    for (;;) {
      const start = performance.now()
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(unavailable()), left)
      })
      const next = await Promise.race([source.next(), late])
      clearTimeout(timer)
      if (next.done) return
      left -= performance.now() - start
      yield next.value
    }
  } finally {
    clearTimeout(timer)
    // Not waited for: what it is at may be what took too long.
    void source.return?.().catch(() => {})
  }
}

declare global {
  namespace Express {
    interface Request {
      /** The path is one of the API's and takes this method. */
      methodDecided?: boolean
    }
  }
}
