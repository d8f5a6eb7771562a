import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import compression from 'compression'
import express, { type RequestHandler } from 'express'
import { api } from '#shared/contract/api.ts'
import { emailChangeRoutes } from './accounts/email-change.ts'
import { recoveryRoutes } from './accounts/recovery.ts'
import { accountRoutes } from './accounts/routes.ts'
import { securityRoutes } from './accounts/security.ts'
import { sessionRoutes } from './accounts/session-list.ts'
import { credentials } from './accounts/sign-in.ts'
import { signInRoutes } from './accounts/signing-in.ts'
import { stepUp, stepUpRoutes } from './accounts/step-up.ts'
import { logRoutes } from './admin/log.ts'
import { messageRoutes } from './admin/messages.ts'
import { subscriberRoutes } from './admin/subscribers.ts'
import { userRoutes } from './admin/users.ts'
import { articleRoutes } from './articles/reading.ts'
import { uploadedPictures, uploadRoutes } from './articles/uploads.ts'
import { articleWritingRoutes } from './articles/writing.ts'
import { calculationRoutes } from './calculations/routes.ts'
import { climateRoutes } from './climate/routes.ts'
import type { Deps } from './deps.ts'
import { homeRoutes } from './homes/routes.ts'
import { answerInTime, DEADLINES } from './http/deadline.ts'
import { replyWithError } from './http/errors.ts'
import { namesSeveralHosts, originOf, standingHeaders } from './http/headers.ts'
import { limits } from './http/limits.ts'
import { answerer, type Handlers, mount } from './http/mount.ts'
import { sessions } from './http/sessions.ts'
import { contactRoutes } from './mail/contact.ts'
import { newsletterRoutes } from './mail/newsletter.ts'
import { post } from './mail/post.ts'
import { placeRoutes } from './places/routes.ts'
import { exportRoutes } from './privacy/export.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { keepAnswers } from './website/kept.ts'
import { website } from './website/website.ts'

/** The whole application, in the order in which a request meets it. */
export function createApp(deps: Deps): RequestListener {
  const { config, log, content, deadlines = DEADLINES } = deps
  const standing = standingHeaders(config)
  const limit = limits(deps)
  const session = sessions(deps, credentials(deps, limit))
  const send = post(config)
  const proof = stepUp(deps, session, limit)
  const kept = keepAnswers(content, standing)

  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.enable('case sensitive routing')
  app.set('trust proxy', config.trustProxy)

  app.use((request, response, next) => {
    response.set(standing).set('X-Request-Id', request.id)
    next()
  })
  app.use(compression())
  if (config.secureCookies) app.use(servedOverTls)
  app.use(health(deps))

  const handlers: Handlers = {
    ...accountRoutes(deps, session, limit, send, proof),
    ...signInRoutes(deps, session, limit, send),
    ...recoveryRoutes(deps, limit, send),
    ...emailChangeRoutes(deps, send),
    ...securityRoutes(deps, session, limit, send, proof),
    ...sessionRoutes(deps, proof),
    ...stepUpRoutes(deps, session, limit),
    ...calculationRoutes(deps, limit),
    ...homeRoutes(deps, limit),
    ...articleRoutes(deps),
    ...articleWritingRoutes(deps),
    ...uploadRoutes(deps),
    ...contactRoutes(deps, limit),
    ...newsletterRoutes(deps, limit),
    ...userRoutes(deps),
    ...messageRoutes(deps),
    ...subscriberRoutes(deps, limit),
    ...logRoutes(deps),
    ...climateRoutes(deps),
    ...privacyRoutes(deps),
    ...exportRoutes(deps, limit),
    ...placeRoutes(deps, limit),
  }
  mount(app, api, handlers, {
    session: session.load,
    publicUrl: config.publicUrl,
    adminsNeedSecondFactor: config.adminsNeedSecondFactor,
    longestFile: deps.longestFile,
    keep: (address, request, response, make) =>
      kept.sendOrMake(originOf(request, config) + address, request, response, async () => ({
        status: 200,
        text: await make(),
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'public, no-cache' },
      })),
  })

  app.use(uploadedPictures(deps))
  const newest: Handlers = { ...handlers, ...articleRoutes({ db: deps.db }) }
  app.use(website(deps, session, kept, { call: answerer(api, handlers), callNewest: answerer(api, newest) }))
  app.use(replyWithError(log))

  // Its lines hold nothing that would have to be blanked, and looking for it is a tenth of the cost of a kept answer.
  const noted = { log: log.child({}, { redact: [] }), metrics: deps.metrics }

  // What a visitor asks for most is sent from memory before any of that begins.
  return (request, response) => {
    request.id = randomUUID()
    noteWhenOver(noted, request, response)
    if (namesSeveralHosts(request)) return refuseHosts(request, response, standing)
    const isVisitors = (request.method === 'GET' || request.method === 'HEAD') && !session.isCarried(request)
    if (isVisitors && kept.send(addressedTo(request, config), request, response)) return
    request.cameToExpress = true
    answerInTime(request, response, standing, deadlines)
    app(request, response)
  }
}

/** Before anything reads the host. What follows on the connection is not to be trusted either. */
function refuseHosts(
  { id = '' }: IncomingMessage,
  response: ServerResponse,
  standing: Readonly<Record<string, string>>,
) {
  const described = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Connection: 'close' }
  response.writeHead(400, { ...standing, 'X-Request-Id': id, ...described }).end('The Host header is not valid')
}

/** What an answer to the request would be kept under. */
function addressedTo({ headers, url = '' }: IncomingMessage, { publicUrl, secureCookies }: Deps['config']) {
  return (publicUrl ?? `${secureCookies ? 'https' : 'http'}://${headers.host}`) + url
}

/** One line for each request when it is over. The query stays out: it may hold what a person typed. */
function noteWhenOver(
  { log, metrics }: { readonly log: Pick<Deps['log'], 'info'>; readonly metrics: Deps['metrics'] },
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { id, method, url = '' } = request
  const start = performance.now()
  response.on('close', () => {
    const end = url.indexOf('?')
    const path = end === -1 ? url : url.slice(0, end)
    const ms = performance.now() - start
    log.info({ request: id, method, path, status: response.statusCode, ms: Math.round(ms) }, 'Request')
    metrics?.answered(request, response, ms / 1000)
  })
}

/** SECURE_COOKIES says that people reach the site over TLS, whether or not a proxy passes that on. */
const servedOverTls: RequestHandler = (request, _response, next) => {
  Object.defineProperty(request, 'protocol', { value: 'https' })
  next()
}

/** For whoever watches over the process: does it live, and can it serve? */
function health({ pool, isStopping = () => false }: Deps): RequestHandler {
  const router = express.Router()
  const plain =
    (status: number, text: string): RequestHandler =>
    (_request, response) => {
      response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(text)
    }
  router.get('/healthz', plain(200, 'The process lives'))
  router.get('/readyz', async (request, response, next) => {
    if (isStopping()) return plain(503, 'Stopping')(request, response, next)
    const isReady = await pool.query('select 1').then(
      () => true,
      () => false,
    )
    plain(isReady ? 200 : 503, isReady ? 'Ready' : 'The database does not answer')(request, response, next)
  })
  return router
}

declare module 'node:http' {
  interface IncomingMessage {
    /** By which its lines in the log and its answer belong together. */
    id?: string
  }
}
