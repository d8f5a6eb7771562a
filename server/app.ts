import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import compression from 'compression'
import express, { type RequestHandler } from 'express'
import { api } from '#shared/contract/api.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import type { AccountDeps } from './accounts/account-deps.ts'
import { emailChangeRoutes } from './accounts/email-change.ts'
import { createPasswordStrategy } from './accounts/password-strategy.ts'
import { recoveryRoutes } from './accounts/recovery.ts'
import { accountRoutes } from './accounts/routes.ts'
import { secondFactorRoutes } from './accounts/second-factor-routes.ts'
import { sessionRoutes } from './accounts/session-list.ts'
import { signInRoutes } from './accounts/sign-in-routes.ts'
import { createStepUp, stepUpRoutes } from './accounts/step-up.ts'
import { factRoutes } from './admin/facts.ts'
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
import { embeds } from './embeds/embeds.ts'
import { homeRoutes } from './homes/routes.ts'
import { DEADLINES, enforceDeadline } from './http/deadline.ts'
import { createErrorHandler } from './http/errors.ts'
import { hasSeveralHosts, originOf, securityHeaders } from './http/headers.ts'
import { createRateLimiter } from './http/limits.ts'
import { createLocalCaller, type Handlers, mount } from './http/mount.ts'
import { cacheKeyOf, requestLanguage, runInLanguage } from './http/request-language.ts'
import { createSessions } from './http/sessions.ts'
import { runInExchange } from './http/uncaught-errors.ts'
import { contactRoutes } from './mail/contact.ts'
import { createEmailQueue } from './mail/email-queue.ts'
import { newsletterRoutes } from './mail/newsletter.ts'
import { placeRoutes } from './places/routes.ts'
import { exportRoutes } from './privacy/export.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { createPublicApi } from './public-api/public-api.ts'
import { createWorkerPool } from './public-api/worker-pool.ts'
import { solarRoutes } from './towns/routes.ts'
import { findFigures } from './towns/town-figures.ts'
import { redirectToCanonicalAddress } from './website/canonical-address.ts'
import { createPageCache } from './website/page-cache.ts'
import { website } from './website/website.ts'

/** [bytes] About 500 pages of towns. */
const SOLAR_CACHE_BYTES = 48 * 1024 * 1024
/** [bytes] About 30 pages of missing places. */
const MISSING_CACHE_BYTES = 2 * 1024 * 1024
/** Pages of towns change with releases only. */
const UNCHANGING = { generation: 0, isFresh: true }

/** Middleware in the order in which a request passes through it. */
export function createApp(deps: Deps): RequestListener {
  const { config, log, content, deadlines = DEADLINES } = deps
  const siteHeaders = securityHeaders(config)
  const rateLimiter = createRateLimiter(deps)
  const sessions = createSessions(deps, createPasswordStrategy(deps, rateLimiter))
  const accountDeps: AccountDeps = {
    ...deps,
    sessions,
    rateLimiter,
    enqueueEmail: createEmailQueue(config),
    stepUp: createStepUp(deps, sessions, rateLimiter),
  }
  const pageCache = createPageCache(content, siteHeaders)
  const workers = createWorkerPool()
  const publicApi = createPublicApi(deps, siteHeaders, workers)
  const solarCache = createPageCache(UNCHANGING, siteHeaders, { maxBytes: SOLAR_CACHE_BYTES, isPublic: true })
  const missingPlaces = createPageCache(UNCHANGING, siteHeaders, { maxBytes: MISSING_CACHE_BYTES, isPublic: true })

  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.enable('case sensitive routing')
  app.set('trust proxy', config.trustProxy)

  app.use((request, response, next) => {
    response.set(siteHeaders).set('X-Request-Id', request.id)
    next()
  })
  app.use(redirectToCanonicalAddress(config.languages))
  app.use(publicApi.handle)
  app.use(embeds(deps, siteHeaders, workers, findFigures))
  app.use(compression())
  if (config.secureCookies) app.use(assumeHttps)
  app.use(healthRoutes(deps))

  const handlers: Handlers = {
    ...accountRoutes(accountDeps),
    ...signInRoutes(accountDeps),
    ...recoveryRoutes(accountDeps),
    ...emailChangeRoutes(accountDeps),
    ...secondFactorRoutes(accountDeps),
    ...sessionRoutes(accountDeps),
    ...stepUpRoutes(deps, sessions, rateLimiter),
    ...calculationRoutes(deps, rateLimiter),
    ...homeRoutes(deps, rateLimiter),
    ...articleRoutes(deps),
    ...articleWritingRoutes(deps),
    ...uploadRoutes(deps),
    ...contactRoutes(deps, rateLimiter),
    ...newsletterRoutes(deps, rateLimiter),
    ...userRoutes(deps),
    ...messageRoutes(deps),
    ...subscriberRoutes(deps, rateLimiter),
    ...logRoutes(deps),
    ...factRoutes,
    ...climateRoutes(deps),
    ...privacyRoutes(deps),
    ...exportRoutes(deps, rateLimiter),
    ...placeRoutes(deps, rateLimiter),
    ...solarRoutes,
  }
  mount(app, api, handlers, {
    session: sessions.loadSession,
    publicUrl: config.publicUrl,
    adminsNeedSecondFactor: config.adminsNeedSecondFactor,
    maxExportTime: deps.maxExportTime,
    sendCached: (address, request, response, renderReply) =>
      pageCache.sendOrRender(
        cacheKeyOf(originOf(request, config), address, currentLanguage()),
        request,
        response,
        async () => ({
          status: 200,
          text: await renderReply(),
          headers: {
            'Content-Type': 'application/json; charset=utf-8',
            'Cache-Control': 'public, no-cache',
            Vary: 'Accept-Language',
          },
        }),
      ),
  })

  app.use(uploadedPictures(deps))
  const primaryHandlers: Handlers = { ...handlers, ...articleRoutes({ db: deps.db }) }
  app.use(
    website(
      deps,
      sessions,
      pageCache,
      { cache: solarCache, missing: missingPlaces },
      {
        call: createLocalCaller(api, handlers),
        callPrimary: createLocalCaller(api, primaryHandlers),
      },
    ),
  )
  app.use(createErrorHandler(log))

  // These lines hold no secrets. Redaction would take a tenth of the time of a cached response.
  const requestLog = { log: log.child({}, { redact: [] }), metrics: deps.metrics }

  // Cached pages, the most frequent requests, are sent before Express starts.
  function answer(request: IncomingMessage, response: ServerResponse) {
    request.id = randomUUID()
    logWhenFinished(requestLog, request, response)
    if (hasSeveralHosts(request)) return rejectSeveralHosts(request, response, siteHeaders)
    if (publicApi.sendCached(request, response)) return
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const language = requestLanguage(request, config.languages)
    const cacheKey = cacheKeyOf(unverifiedOrigin(request, config), request.url ?? '', language)
    if (isRead && solarCache.sendCached(cacheKey, request, response)) return
    if (isRead && !sessions.hasSessionCookie(request) && pageCache.sendCached(cacheKey, request, response)) return
    request.reachedExpress = true
    runInLanguage(language, () => {
      enforceDeadline(request, response, siteHeaders, deadlines)
      app(request, response)
    })
  }
  return (request, response) => runInExchange({ request, response }, () => answer(request, response))
}

/** Runs before anything reads the host. Closes the connection, because what follows on it cannot be trusted. */
function rejectSeveralHosts(
  { id = '' }: IncomingMessage,
  response: ServerResponse,
  siteHeaders: Readonly<Record<string, string>>,
) {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Connection: 'close' }
  // untranslated: answered before anything reads the request
  response.writeHead(400, { ...siteHeaders, 'X-Request-Id': id, ...headers }).end('The Host header is not valid')
}

/** Without a check of the host: only origins of checked requests are in the cache. */
const unverifiedOrigin = ({ headers }: IncomingMessage, { publicUrl, secureCookies }: Deps['config']) =>
  publicUrl ?? `${secureCookies ? 'https' : 'http'}://${headers.host}`

/** One line per request. The query is left out because it may hold personal text. */
function logWhenFinished(
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
    metrics?.observeResponse(request, response, ms / 1000)
  })
}

/** With SECURE_COOKIES the site is served over TLS, even if the proxy does not forward the protocol. */
const assumeHttps: RequestHandler = (request, _response, next) => {
  Object.defineProperty(request, 'protocol', { value: 'https' })
  next()
}

function healthRoutes({ pool, isStopping = () => false }: Deps): RequestHandler {
  const router = express.Router()
  const replyWithText =
    (status: number, text: string): RequestHandler =>
    (_request, response) => {
      response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(text)
    }
  router.get('/healthz', replyWithText(200, 'The process lives'))
  router.get('/readyz', async (request, response, next) => {
    if (isStopping()) return replyWithText(503, 'Stopping')(request, response, next)
    const isReady = await pool.query('select 1').then(
      () => true,
      () => false,
    )
    replyWithText(isReady ? 200 : 503, isReady ? 'Ready' : 'The database does not answer')(request, response, next)
  })
  return router
}

declare module 'node:http' {
  interface IncomingMessage {
    /** Ties log lines to the response; sent as X-Request-Id. */
    id?: string
  }
}
