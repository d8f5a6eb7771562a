import express, { type Request, type RequestHandler, type Response } from 'express'
import { User } from '#shared/contract/api.ts'
import type { Call, PageData, RenderedPage } from '#shared/contract/page.ts'
import { ARTICLES_PER_PAGE } from '#shared/contract/sizes.ts'
import { solarPath } from '#shared/contract/solar-headings.ts'
import { addressOf, splitAddress } from '#shared/language/addresses.ts'
import type { Language } from '#shared/language/languages.ts'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { MISSING_PLACE_SLUG, OFFLINE_PATH } from '#shared/pages.ts'
import { loadTownNames } from '#shared/places/town-names.ts'
import { articleQueries } from '../articles/queries.ts'
import type { Deps } from '../deps.ts'
import { HttpError, isDatabaseUnavailable, notFound } from '../http/errors.ts'
import { originOf, PUBLIC_CACHE_CONTROL, pageContentSecurityPolicy } from '../http/headers.ts'
import { isWaiting } from '../http/is-waiting.ts'
import { clientAddress } from '../http/limits.ts'
import { requestTranslation } from '../http/request-language.ts'
import type { Sessions } from '../http/sessions.ts'
import { isStorable } from '../http/storable.ts'
import { buildSolarPage, findSolarPlace } from '../towns/solar-pages.ts'
import { listTranslations } from '../translation/catalogs.ts'
import { SERVICE_WORKER, serveUnregisterScript } from './built-client.ts'
import { crawlerFiles } from './crawler-files.ts'
import { type DocumentContent, MANIFEST, type PageHead, renderDocument, renderManifest } from './document.ts'
import { fileResponse, keyOf, type PageCaches, type RenderedResponse } from './page-cache.ts'
import {
  articleAddresses,
  findArticleHead,
  findPageHead,
  notFoundHead,
  offlineHead,
  type Redirect,
  solarHead,
} from './page-heads.ts'
import { createRenderTurns } from './render-turns.ts'
import { townFiles } from './town-files.ts'

const NOT_FOUND_PATH = '/404'
/** Pages that are the same for all visitors, as pages of places are. */
const PUBLIC_PATHS: readonly string[] = ['/developers', '/solar/data']
/** Pages and files of places, in any language. */
const PLACES = /^\/([a-z-]+\/)?solar(\/|$)/i
/** Paths of places: all but the page about the data. */
const SOLAR_PATH = /^\/solar(?!\/data\/?$)($|\/.*)/i
/** Cache path shared by all unknown articles; not a valid article path. */
const MISSING_ARTICLE_PATH = '/tips/:none'

interface ResolvedPage {
  readonly head: PageHead
  /** Cache path; several URLs may share it. */
  readonly path: string
  /** The relevant part of the query. */
  readonly search: string
  /** Any number of such URLs exists, so they are not cached. */
  readonly isUncacheable?: boolean
}

/**
 * Files of the client and rendered pages. Anything else is a 404.
 * @param call for visitors; may read from the replica
 * @param callPrimary for signed-in users; reads from the primary
 */
export function website(
  deps: Deps,
  sessions: Sessions,
  caches: PageCaches,
  call: Call,
  callPrimary: Call,
): RequestHandler {
  const { config, client, log } = deps
  const router = express.Router({ caseSensitive: true })
  const turns = createRenderTurns()
  const policy = pageContentSecurityPolicy(config, client?.policySources)
  const articles = articleQueries(deps)
  /** Reads from the primary, for users who may just have changed articles. */
  const primaryArticles = articleQueries({ db: deps.db })
  const siteData: PageData = {
    map: config.map,
    liveClimate: config.nasaPower,
    contact: config.contact,
    languages: config.listedLanguages,
    sendsMail: config.mail.smtpUrl !== undefined,
    ...(config.geocoder && {
      geocoder: { host: new URL(config.geocoder.url).host, attribution: config.geocoder.attribution },
    }),
    // Off in development: it would cache files that change.
    serviceWorker: config.serviceWorker && !client?.isDevServer,
  }

  if (!config.serviceWorker) router.get(SERVICE_WORKER, serveUnregisterScript)
  if (client) router.use(client.files)
  router.use(crawlerFiles(config, articles, caches.pages))
  router.use((request, _response, next) => {
    // The first waits for the tables of towns.
    if (PLACES.test(request.path)) request.deadline?.setKind('service')
    next()
  })
  router.use(townFiles(config, caches.solar))
  router.use((request, _response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next()
    throw new HttpError(405, t('This address does not accept that method'), { Allow: 'GET, HEAD' })
  })
  router.use(stripLanguage(config.languages))
  router.get(MANIFEST, (request, response) =>
    caches.pages.sendOrRender(keyOf(request, config, addressOf(MANIFEST)), request, response, async () =>
      fileResponse('application/manifest+json', 'public, max-age=3600', renderManifest()),
    ),
  )
  router.get('/{*path}', async (request, response) => {
    const origin = originOf(request, config)
    // Late rather than refused, when the machine is busy.
    if (!sessions.hasSessionCookie(request)) request.deadline?.setKind('service')
    const solarSlug = SOLAR_PATH.exec(request.path)?.[1]
    if (solarSlug !== undefined) return sendSolarPage(request, response, origin, decodeSlug(solarSlug))
    const resolved = await resolvePage(request)
    if ('location' in resolved) {
      // Editors can change these redirects.
      if (!resolved.isPermanent) response.set('Cache-Control', 'no-cache')
      return response.redirect(resolved.isPermanent ? 301 : 302, addressOf(resolved.location))
    }
    if (PUBLIC_PATHS.includes(resolved.path))
      await caches.solar.sendOrRender(origin + addressOf(resolved.path), request, response, () =>
        turns.run(clientAddress(request), () => renderPublicPage(resolved, origin)),
      )
    // The offline page is the same for all users; the browser finds out who is signed in.
    else if (resolved.path === OFFLINE_PATH)
      await caches.pages.sendOrRender(keyOf(request, config, pathOf(resolved)), request, response, () =>
        assemblePage(resolved, origin, siteData),
      )
    else if (sessions.hasSessionCookie(request)) await sendToUser(request, response, origin, resolved)
    else await sendToVisitor(request, response, origin, resolved)
  })

  async function resolvePage(request: Request): Promise<ResolvedPage | Redirect> {
    const { path, headers, query } = request
    const origin = originOf(request, config)
    const fixed = findPageHead(path, origin)
    if (fixed && path === '/tips') return resolveTipsPage(fixed, String(query.page))
    if (fixed) return { head: fixed, path, search: '' }
    if (path === OFFLINE_PATH) return { head: offlineHead(), path, search: '' }
    // A missing file is a plain 404, unless a person navigates to it.
    const namesFile = /\.[^/]*$|\/\./.test(path)
    if (namesFile && !headers.accept?.includes('text/html')) throw notFound(t('We could not find that file'))
    const slug = decodeSlug(/^\/tips\/([^/]+)$/.exec(path)?.[1] ?? '')
    if (!slug || slug.includes('/')) return { head: notFoundHead(), path: NOT_FOUND_PATH, search: '' }
    const article = await findArticleHead(sessions.hasSessionCookie(request) ? primaryArticles : articles, slug)
    if ('location' in article) return article
    return { head: article, path: article.status === 404 ? MISSING_ARTICLE_PATH : path, search: '' }
  }

  /** Pages of articles beyond the last one are not cached. */
  async function resolveTipsPage(head: PageHead, page: string): Promise<ResolvedPage> {
    const pageNumber = /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1
    if (pageNumber === 1) return { head, path: '/tips', search: '' }
    const count = await articles.count().catch(() => 0)
    const isUncacheable = pageNumber > Math.ceil(count / ARTICLES_PER_PAGE)
    return { head, path: '/tips', search: `page=${pageNumber}`, isUncacheable }
  }

  async function renderPage(resolved: ResolvedPage, origin: string, pageData: PageData, callApi = call) {
    const { path, search } = resolved
    const isMissing = path === MISSING_ARTICLE_PATH
    const data: PageData = isMissing ? { ...pageData, isArticleMissing: true } : pageData
    const page = await client?.render?.({
      path,
      search,
      data,
      translation: requestTranslation,
      call: isMissing ? answerNoArticle : callApi,
    })
    return assemblePage(resolved, origin, data, page)
  }

  /** @param page absent: the browser renders it, as when the database is down and nothing is cached */
  async function assemblePage(
    resolved: ResolvedPage,
    origin: string,
    data: PageData,
    page?: RenderedPage,
  ): Promise<RenderedResponse> {
    const { head, path } = resolved
    const template = (await client?.template(path)) ?? BARE_TEMPLATE
    const text = renderDocument(template, head, {
      origin,
      path: pathOf(resolved),
      alternates: head.isListed ? alternatesOf(resolved) : [],
      data: {
        ...data,
        ...(page && { queries: page.queries }),
        // A development server's scripts are not translated.
        ...(client?.isDevServer && { messages: listTranslations(currentLanguage()) }),
      },
      ...(page && { html: page.html, preloads: client?.preloads?.(page.sources) }),
    })
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
    }
    return { status: head.status ?? 200, text, headers }
  }

  /** Addresses of the page in all its languages. */
  const alternatesOf = ({ head, path, search }: ResolvedPage): DocumentContent['alternates'] =>
    head.slugs
      ? articleAddresses(head.slugs, config.listedLanguages)
      : config.listedLanguages.map((language) => [language, pathOf({ path, search }, language)] as const)

  async function sendSolarPage(request: Request, response: Response, origin: string, slug: string) {
    const found = await findSolarPlace(slug.replace(/^\//, ''))
    // Other spellings of a place have been led to it.
    const place = found.kind === 'moved' ? ({ kind: 'missing', nearest: [] } as const) : found
    const path = place.kind === 'missing' ? solarPath(MISSING_PLACE_SLUG) : request.path
    const render = () =>
      turns.run(clientAddress(request), async () => {
        const page = await buildSolarPage(place)
        await loadTownNames()
        return renderPublicPage({ head: solarHead(page, origin), path, search: '' }, origin, (async () => page) as Call)
      })
    const address = origin + addressOf(path)
    if (place.kind !== 'missing') return caches.solar.sendOrRender(address, request, response, render)
    const names = place.nearest.map(({ slug: near }) => near).join()
    return caches.missing.sendOrRender(`${address} ${names}`, request, response, render)
  }

  /** The same for everybody, so that shared caches may keep it; the browser finds out who is signed in. */
  async function renderPublicPage(resolved: ResolvedPage, origin: string, callApi = call): Promise<RenderedResponse> {
    const { headers, ...answer } = await renderPage(resolved, origin, siteData, callApi)
    const isFound = answer.status === 200
    return { ...answer, headers: { ...headers, ...(isFound && { 'Cache-Control': PUBLIC_CACHE_CONTROL }) } }
  }

  /** One response for all visitors, revalidated with each visit. */
  async function sendToVisitor(request: Request, response: Response, origin: string, resolved: ResolvedPage) {
    const data: PageData = { user: null, ...siteData }
    const sendShell = () => caches.pages.sendUncached(request, response, () => assemblePage(resolved, origin, data))
    const render = () => renderPage(resolved, origin, data)
    if (resolved.head.status === 503) return sendShell()
    try {
      if (resolved.isUncacheable)
        await caches.pages.sendUncached(request, response, () => turns.run(clientAddress(request), render))
      else await caches.pages.sendOrRender(keyOf(request, config, pathOf(resolved)), request, response, render)
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      await sendShell()
    }
  }

  /** Renders the page for a session. If the session cannot be loaded, the page leaves open who is signed in. */
  async function sendToUser(request: Request, response: Response, origin: string, resolved: ResolvedPage) {
    let data = siteData
    try {
      await new Promise<void>((resolve, reject) => {
        sessions.loadSession(request, response, (error?: unknown) => (error ? reject(error) : resolve()))
      })
      data = { user: request.user ? User.parse(request.user) : null, ...siteData }
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      log.warn({ error, request: request.id }, 'The database did not answer')
    }
    const isComplete = data.user !== undefined && resolved.head.status !== 503
    const page = isComplete ? renderPage(resolved, origin, data, callPrimary) : assemblePage(resolved, origin, data)
    const { status, text } = await page.catch((error) => {
      if (!isDatabaseUnavailable(error)) throw error
      return assemblePage(resolved, origin, data)
    })
    if (!isWaiting(response)) return
    response.status(status)
    response.set({ 'Cache-Control': 'private, no-store', Vary: 'Cookie', 'Content-Security-Policy': policy })
    response.type('html').send(text)
  }

  return router
}

const pathOf = ({ path, search }: Pick<ResolvedPage, 'path' | 'search'>, language?: Language) =>
  addressOf(search ? `${path}?${search}` : path, language)

/** Leaves the path of the source language. */
const stripLanguage =
  (languages: readonly Language[]): RequestHandler =>
  (request, _response, next) => {
    const { language, path } = splitAddress(request.url)
    if (languages.includes(language)) request.url = path
    next()
  }

/** Replaces the built client in API tests. */
const BARE_TEMPLATE = '<!doctype html><title></title><body></body>'

const answerNoArticle: Call = async () => {
  throw notFound(t('Article not found'))
}

function decodeSlug(text: string) {
  try {
    const slug = decodeURIComponent(text)
    if (isStorable(slug)) return slug
  } catch {
    // Malformed encoding: no link of the site leads here.
  }
  throw new HttpError(400, t('The address is not valid'))
}
