import express, { type Request, type RequestHandler, type Response } from 'express'
import { User } from '#shared/contract/api.ts'
import type { Call, PageData, RenderedPage } from '#shared/contract/page.ts'
import { ARTICLES_A_PAGE } from '#shared/contract/sizes.ts'
import { OFFLINE_PATH } from '#shared/pages.ts'
import { articleQueries } from '../articles/queries.ts'
import type { Deps } from '../deps.ts'
import { HttpError, isDatabaseAway, notFound } from '../http/errors.ts'
import { originOf, pagePolicy } from '../http/headers.ts'
import type { Sessions } from '../http/sessions.ts'
import { isStorable } from '../http/storable.ts'
import { document } from './document.ts'
import type { Answer, KeptAnswers } from './kept.ts'
import { fixedHead, type Moved, notFoundHead, offlineHead, type PageHead } from './pages.ts'
import { searchEngines } from './search-engines.ts'
import { resign, SERVICE_WORKER } from './service-worker.ts'
import { articleHead } from './tips.ts'

/** Stands for every address that has no page: they are countless, and all get the same. */
const NO_PAGE = '/404'
/** And this for every address of an article that there is none of: no article can be called so. */
const NO_ARTICLE = '/tips/:none'

interface Found {
  readonly head: PageHead
  /** The address that it is kept under: many may lead to it. */
  readonly path: string
  /** What counts of the query. */
  readonly search: string
  /** Anybody could ask for any number of such: not worth keeping. */
  readonly isPassing?: boolean
}

interface Calls {
  /** For visitors, whose answers may be a second old. */
  readonly call: Call
  /** For whoever is signed in. */
  readonly callNewest: Call
}

/** The files of the client, and every page as HTML with its title, status and data; what is neither a page nor a file is a 404. */
export function website(
  deps: Deps,
  sessions: Sessions,
  kept: KeptAnswers,
  { call, callNewest }: Calls,
): RequestHandler {
  const { config, client, log } = deps
  const router = express.Router({ caseSensitive: true })
  const policy = pagePolicy(config, client?.sources)
  const articles = articleQueries(deps)
  /** For whoever may just have changed them. */
  const newest = articleQueries({ db: deps.db })
  const known: PageData = {
    map: config.map,
    liveClimate: config.nasaPower,
    contact: config.contact,
    sendsMail: config.mail.smtpUrl !== undefined,
    ...(config.geocoder && {
      geocoder: { host: new URL(config.geocoder.url).host, attribution: config.geocoder.attribution },
    }),
    // A development server has none: it would keep what changes.
    serviceWorker: config.serviceWorker && !client?.isInDevelopment,
  }

  if (!config.serviceWorker) router.get(SERVICE_WORKER, resign)
  if (client) router.use(client.files)
  router.use(searchEngines(config, articles, kept))
  router.use((request, _response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next()
    throw new HttpError(405, 'That cannot be done here', { Allow: 'GET, HEAD' })
  })
  router.get('/{*path}', async (request, response) => {
    const origin = originOf(request, config)
    const found = await pageFor(request)
    if ('movedTo' in found) {
      // What an editor can change a browser must not keep.
      if (!found.forGood) response.set('Cache-Control', 'no-cache')
      return response.redirect(found.forGood ? 301 : 302, found.movedTo)
    }
    if (found.path === OFFLINE_PATH) await forNobody(request, response, origin, found)
    else if (sessions.isCarried(request)) await forCaller(request, response, origin, found)
    else await forVisitor(request, response, origin, found)
  })

  async function pageFor(request: Request): Promise<Found | Moved> {
    const { path, headers, query } = request
    const fixed = fixedHead(path)
    if (fixed && path === '/tips') return pageOfTips(fixed, String(query.page))
    if (fixed) return { head: fixed, path, search: '' }
    if (path !== '/' && path.endsWith('/') && fixedHead(path.slice(0, -1)))
      return { movedTo: path.slice(0, -1), forGood: true }
    if (path === OFFLINE_PATH) return { head: offlineHead, path, search: '' }
    // Whoever asks for a file does not want a page; a person who typed the address does.
    const isFile = /\.[^/]*$|\/\./.test(path)
    if (isFile && !headers.accept?.includes('text/html')) throw notFound('There is no such file')
    const slug = decoded(/^\/tips\/([^/]+)$/.exec(path)?.[1] ?? '')
    if (!slug || slug.includes('/')) return { head: notFoundHead, path: NO_PAGE, search: '' }
    const article = await articleHead(sessions.isCarried(request) ? newest : articles, slug)
    if ('movedTo' in article) return article
    return { head: article, path: article.status === 404 ? NO_ARTICLE : path, search: '' }
  }

  /** There are as many pages of the tips as there are articles for. */
  async function pageOfTips(head: PageHead, page: string): Promise<Found> {
    const number = /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1
    if (number === 1) return { head, path: '/tips', search: '' }
    const count = await articles.count().catch(() => 0)
    const isPassing = number > Math.ceil(count / ARTICLES_A_PAGE)
    return { head, path: '/tips', search: `page=${number}`, isPassing }
  }

  async function render({ head, path, search }: Found, origin: string, given: PageData, ask = call) {
    const data: PageData = path === NO_ARTICLE ? { ...given, isArticleMissing: true } : given
    const page = await client?.render?.({ path, search, data, call: path === NO_ARTICLE ? noArticle : ask })
    return asDocument({ head, path, search }, origin, data, page)
  }

  /** The page for the browser to draw, where the database is away and nothing is kept. */
  const renderShell = (found: Found, origin: string, data: PageData) => asDocument(found, origin, data)

  async function asDocument({ head, path, search }: Found, origin: string, data: PageData, page?: RenderedPage) {
    const template = (await client?.template(path)) ?? BARE
    return document(template, head, {
      origin,
      path: search ? `${path}?${search}` : path,
      data: page ? { ...data, answers: page.answers } : data,
      ...(page && { html: page.html, preloads: client?.preloads?.(page.sources) }),
    })
  }

  const asAnswer = ({ head }: Found, text: string): Answer => ({
    status: head.status ?? 200,
    text,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
    },
  })

  /** One document for all visitors: revalidated with every visit, and not sent again while it is the same. */
  async function forVisitor(request: Request, response: Response, origin: string, found: Found) {
    const data: PageData = { user: null, ...known }
    const shell = async () => asAnswer(found, await renderShell(found, origin, data))
    const make = async () => asAnswer(found, await render(found, origin, data))
    if (found.head.status === 503) return kept.sendOnce(request, response, shell)
    try {
      // A development server makes it anew whenever a file has changed.
      if (client?.isInDevelopment || found.isPassing) await kept.sendOnce(request, response, make)
      else await kept.sendOrMake(keyOf(origin, found), request, response, make)
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      await kept.sendOnce(request, response, shell)
    }
  }

  /** The page that is kept on the device: whose it is it learns there. */
  function forNobody(request: Request, response: Response, origin: string, found: Found) {
    const make = async () => asAnswer(found, await renderShell(found, origin, known))
    return kept.sendOrMake(keyOf(origin, found), request, response, make)
  }

  /** With a session's cookie the page says who is signed in, or leaves it open when that cannot be found out. */
  async function forCaller(request: Request, response: Response, origin: string, found: Found) {
    let data = known
    try {
      await new Promise<void>((resolve, reject) => {
        sessions.load(request, response, (error?: unknown) => (error ? reject(error) : resolve()))
      })
      data = { user: request.user ? User.parse(request.user) : null, ...known }
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      log.warn({ error, request: request.id }, 'The database did not answer')
    }
    const isWhole = data.user !== undefined && found.head.status !== 503
    const page = isWhole ? render(found, origin, data, callNewest) : renderShell(found, origin, data)
    const text = await page.catch((error) => {
      if (!isDatabaseAway(error)) throw error
      return renderShell(found, origin, data)
    })
    response.status(found.head.status ?? 200)
    response.set({ 'Cache-Control': 'private, no-store', Vary: 'Cookie', 'Content-Security-Policy': policy })
    response.type('html').send(text)
  }

  return router
}

const keyOf = (origin: string, { path, search }: Found) => origin + (search ? `${path}?${search}` : path)

/** Stands in for the built client in tests of the API. */
const BARE = '<!doctype html><title></title><body></body>'

/** For a page that stands for all articles there are none of. */
const noArticle: Call = async () => {
  throw notFound('Article not found')
}

function decoded(text: string) {
  try {
    const slug = decodeURIComponent(text)
    if (isStorable(slug)) return slug
  } catch {
    // Not an address that anybody could have been given.
  }
  throw new HttpError(400, 'The address is not valid')
}
