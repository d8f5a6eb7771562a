import express, { type Request, type RequestHandler, type Response } from 'express'
import { User } from '#shared/contract/api.ts'
import { articleQueries } from '../articles/queries.ts'
import type { Deps } from '../deps.ts'
import { HttpError, isDatabaseAway, notFound } from '../http/errors.ts'
import { originOf, pagePolicy } from '../http/headers.ts'
import type { Sessions } from '../http/sessions.ts'
import { isStorable } from '../http/storable.ts'
import { document, type PageData } from './document.ts'
import type { KeptAnswers } from './kept.ts'
import { fixedHead, type Moved, notFoundHead, type PageHead } from './pages.ts'
import { searchEngines } from './search-engines.ts'
import { articleHead } from './tips.ts'

/** Stands for every address that has no page: they are countless, and all get the same. */
const NO_PAGE = '/404'

interface Found {
  readonly head: PageHead
  /** The address that it is kept under: many may lead to it. */
  readonly path: string
}

/** The files of the client, and every page with its title, status and data; what is neither a page nor a file is a 404. */
export function website(deps: Deps, sessions: Sessions, kept: KeptAnswers): RequestHandler {
  const { config, client, log } = deps
  const router = express.Router({ caseSensitive: true })
  const policy = pagePolicy(config, client?.sources)
  const articles = articleQueries(deps.db)
  const known: Omit<PageData, 'user'> = { map: config.map, liveClimate: config.nasaPower }

  if (client) router.use(client.files)
  router.use(searchEngines(config, articles))
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
    if (sessions.isCarried(request)) await forCaller(request, response, origin, found)
    else await forVisitor(request, response, origin, found)
  })

  async function pageFor({ path, headers }: Request): Promise<Found | Moved> {
    const fixed = fixedHead(path)
    if (fixed) return { head: fixed, path }
    if (path !== '/' && path.endsWith('/') && fixedHead(path.slice(0, -1)))
      return { movedTo: path.slice(0, -1), forGood: true }
    // Whoever asks for a file does not want a page; a person who typed the address does.
    const isFile = /\.[^/]*$|\/\./.test(path)
    if (isFile && !headers.accept?.includes('text/html')) throw notFound('There is no such file')
    const slug = decoded(/^\/tips\/([^/]+)$/.exec(path)?.[1] ?? '')
    if (!slug) return { head: notFoundHead, path: NO_PAGE }
    const article = await articleHead(articles, slug)
    if ('movedTo' in article) return article
    return { head: article, path: article.status === 404 ? `${NO_PAGE}/tips` : path }
  }

  const render = async ({ head, path }: Found, origin: string, data: PageData) =>
    document((await client?.template(path)) ?? '<!doctype html><title></title>', head, { origin, path, data })

  /** One document for all visitors: revalidated with every visit, and not sent again while it is the same. */
  function forVisitor(request: Request, response: Response, origin: string, found: Found) {
    const make = async () => ({
      status: found.head.status ?? 200,
      text: await render(found, origin, { user: null, ...known }),
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': policy,
      },
    })
    // A development server makes it anew whenever a file has changed; a page without its article is not worth keeping.
    const isPassing = client?.sources !== undefined || found.head.status === 503
    return isPassing
      ? kept.sendOnce(request, response, make)
      : kept.sendOrMake(origin + found.path, request, response, make)
  }

  /** With a session's cookie the page says who is signed in, or leaves it open when that cannot be found out. */
  async function forCaller(request: Request, response: Response, origin: string, found: Found) {
    let data: PageData = known
    try {
      await new Promise<void>((resolve, reject) => {
        sessions.load(request, response, (error?: unknown) => (error ? reject(error) : resolve()))
      })
      data = { user: request.user ? User.parse(request.user) : null, ...known }
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      log.warn({ error, request: request.id }, 'The database did not answer')
    }
    response.status(found.head.status ?? 200)
    response.set({ 'Cache-Control': 'private, no-store', Vary: 'Cookie', 'Content-Security-Policy': policy })
    response.type('html').send(await render(found, origin, data))
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
