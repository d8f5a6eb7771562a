import express, { type Request, type RequestHandler, type Response } from 'express'
import { User } from '#shared/contract/api.ts'
import { articleQueries } from '../articles/queries.ts'
import type { Deps } from '../deps.ts'
import { HttpError, isDatabaseAway, notFound } from '../http/errors.ts'
import { etagOf } from '../http/etag.ts'
import { newNonce, originOf, pagePolicy } from '../http/headers.ts'
import type { Sessions } from '../http/sessions.ts'
import { isStorable } from '../http/storable.ts'
import { document, NONCE, type PageData } from './document.ts'
import { fixedHead, type Moved, notFoundHead, type PageHead } from './pages.ts'
import { robots, sitemap } from './search-engines.ts'
import { articleHead } from './tips.ts'

/** Documents kept ready, by address and page: visitors all get the same. */
const KEPT = 200

/** The files of the client, and every page with its title, status and data; what is neither a page nor a file is a 404. */
export function website(deps: Deps, sessions: Sessions): RequestHandler {
  const { config, client, log } = deps
  const router = express.Router({ caseSensitive: true })
  const allow = pagePolicy(config, client?.sources)
  const articles = articleQueries(deps.db)
  const known: Omit<PageData, 'user'> = { map: config.map, liveClimate: config.nasaPower }
  const kept = new Map<string, { html: string; etag: string }>()

  if (client) router.use(client.files)
  router.get('/robots.txt', robots(config))
  router.get('/sitemap.xml', sitemap(config, articles))
  router.use((request, _response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next()
    throw new HttpError(405, 'That cannot be done here', { Allow: 'GET, HEAD' })
  })
  router.get('/{*path}', async (request, response) => {
    const found = await pageAt(request)
    if ('movedTo' in found) {
      // What an editor can change a browser must not keep.
      if (!found.forGood) response.set('Cache-Control', 'no-cache')
      return response.redirect(found.forGood ? 301 : 302, found.movedTo)
    }
    response.status(found.status ?? 200)
    if (sessions.isCarried(request)) await forCaller(request, response, found)
    else await forVisitor(request, response, found)
  })

  async function pageAt({ path, headers }: Request): Promise<PageHead | Moved> {
    const fixed = fixedHead(path)
    if (fixed) return fixed
    if (path !== '/' && path.endsWith('/') && fixedHead(path.slice(0, -1)))
      return { movedTo: path.slice(0, -1), forGood: true }
    // Whoever asks for a file does not want a page; a person who typed the address does.
    const isFile = /\.[^/]*$|\/\./.test(path)
    if (isFile && !headers.accept?.includes('text/html')) throw notFound('There is no such file')
    const slug = decoded(/^\/tips\/([^/]+)$/.exec(path)?.[1] ?? '')
    return slug ? articleHead(articles, slug) : notFoundHead
  }

  const render = async (request: Request, page: PageHead, data: PageData) =>
    document((await client?.template(request.originalUrl)) ?? '<!doctype html><title></title>', page, {
      url: new URL(request.path, originOf(request, config)),
      data,
    })

  /** One document for all visitors: revalidated with every visit, and not sent again while it is the same. */
  async function forVisitor(request: Request, response: Response, page: PageHead) {
    const { html, etag } = await visitorDocument(request, page)
    response.set({ 'Cache-Control': 'no-cache', ETag: etag })
    response.vary('Cookie')
    if (response.statusCode === 200 && request.fresh) {
      // The document that the browser kept bears the nonce of the policy it came with: a new policy would refuse it.
      response.removeHeader('Content-Security-Policy')
      response.status(304).end()
    } else send(response, html)
  }

  async function visitorDocument(request: Request, page: PageHead) {
    const key = `${originOf(request, config)} ${request.path}`
    const ready = fixedHead(request.path) && !client?.sources ? kept.get(key) : undefined
    if (ready) return ready
    const html = await render(request, page, { user: null, ...known })
    const made = { html, etag: etagOf(html) }
    // Addresses without a page of their own are countless: they must not crowd out the others.
    if (fixedHead(request.path)) {
      if (kept.size >= KEPT) kept.clear()
      kept.set(key, made)
    }
    return made
  }

  /** With a session's cookie the page says who is signed in, or leaves it open when that cannot be found out. */
  async function forCaller(request: Request, response: Response, page: PageHead) {
    let data: PageData = known
    try {
      await new Promise<void>((resolve, reject) => {
        sessions.load(request, response, (error?: unknown) => (error ? reject(error) : resolve()))
      })
      data = { user: request.user ? User.parse(request.user) : null, ...known }
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      log.warn({ error, request: response.locals.requestId }, 'The database did not answer')
    }
    response.set('Cache-Control', 'private, no-store')
    response.vary('Cookie')
    send(response, await render(request, page, data))
  }

  function send(response: Response, html: string) {
    const nonce = newNonce()
    allow(response, nonce)
    response.type('html')
    response.send(html.replace(NONCE, nonce))
  }

  return router
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
