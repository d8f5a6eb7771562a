import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import compression from 'compression'
import express, { type RequestHandler } from 'express'
import { api } from '#shared/contract/api.ts'
import { createPasswordStrategy } from './accounts/password-strategy.ts'
import { articleRoutes } from './articles/queries.ts'
import { uploadedPictures } from './articles/uploads.ts'
import type { Deps } from './deps.ts'
import { embeds } from './embeds/embeds.ts'
import { createHandlers } from './handlers.ts'
import { DEADLINES, enforceDeadline } from './http/deadline.ts'
import { createErrorHandler } from './http/errors.ts'
import { rejectSeveralHosts, securityHeaders, uncheckedOriginOf } from './http/headers.ts'
import { healthRoutes } from './http/http-server.ts'
import { createRateLimiter } from './http/limits.ts'
import { createLocalCaller, mount } from './http/mount.ts'
import { cacheKeyOf, requestLanguage, runInLanguage } from './http/request-language.ts'
import { createRequestLog } from './http/request-log.ts'
import { createSessions } from './http/sessions.ts'
import { runInExchange } from './http/uncaught-errors.ts'
import { createPublicApi } from './public-api/public-api.ts'
import { createWorkerPool } from './public-api/worker-pool.ts'
import { redirectToCanonicalAddress } from './website/canonical-address.ts'
import { createPageCaches, sendCachedReplies } from './website/page-cache.ts'
import { website } from './website/website.ts'

/** Answers requests. Its steps are in the order in which a request passes through them. */
export function createApp(deps: Deps): RequestListener {
  const { config, log, content, deadlines = DEADLINES } = deps
  const siteHeaders = securityHeaders(config)
  const rateLimiter = createRateLimiter(deps)
  const sessions = createSessions(deps, createPasswordStrategy(deps, rateLimiter))
  const caches = createPageCaches(content, siteHeaders, deps.client?.isDevServer)
  const workers = createWorkerPool()
  const publicApi = createPublicApi(deps, siteHeaders, workers)
  const handlers = createHandlers(deps, sessions, rateLimiter)
  const call = createLocalCaller(api, handlers)
  const callPrimary = createLocalCaller(api, { ...handlers, ...articleRoutes({ db: deps.db }) })

  // Cached responses, the most frequent ones, are sent before Express starts.
  const logRequest = createRequestLog(deps)
  const listener: RequestListener = (request, response) => {
    request.id = randomUUID()
    logRequest(request, response)
    if (rejectSeveralHosts(request, response, siteHeaders)) return
    if (publicApi.sendCached(request, response)) return
    const language = requestLanguage(request, config.languages)
    const cacheKey = cacheKeyOf(uncheckedOriginOf(request, config), request.url ?? '', language)
    if (caches.solar.sendCached(cacheKey, request, response)) return
    if (!sessions.hasSessionCookie(request) && caches.pages.sendCached(cacheKey, request, response)) return
    runInLanguage(language, () => {
      enforceDeadline(request, response, siteHeaders, deadlines)
      app(request, response)
    })
  }

  const app = express()
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing').set('trust proxy', config.trustProxy)
  app.use(sendHeaders(siteHeaders))
  app.use(redirectToCanonicalAddress(config.languages))
  app.use(publicApi.handle)
  app.use(embeds(deps, siteHeaders, workers))
  app.use(compression())
  if (config.secureCookies) app.use(assumeHttps)
  app.use(healthRoutes(deps))
  mount(app, api, handlers, {
    session: sessions.loadSession,
    publicUrl: config.publicUrl,
    adminsNeedSecondFactor: config.adminsNeedSecondFactor,
    maxExportTime: deps.maxExportTime,
    sendCached: sendCachedReplies(caches.pages, config),
  })
  app.use(uploadedPictures(deps))
  app.use(website(deps, sessions, caches, call, callPrimary))
  app.use(createErrorHandler(log))

  return (request, response) => runInExchange({ request, response }, () => listener(request, response))
}

const sendHeaders =
  (siteHeaders: Readonly<Record<string, string>>): RequestHandler =>
  (request, response, next) => {
    response.set(siteHeaders).set('X-Request-Id', request.id)
    next()
  }

/** With SECURE_COOKIES the site is served over TLS, even if the proxy does not forward the protocol. */
const assumeHttps: RequestHandler = (request, _response, next) => {
  Object.defineProperty(request, 'protocol', { value: 'https' })
  next()
}
