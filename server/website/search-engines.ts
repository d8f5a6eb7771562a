import express, { type Request, type RequestHandler, type Response } from 'express'
import { pages } from '#shared/pages.ts'
import type { ArticleQueries } from '../articles/queries.ts'
import type { Config } from '../config.ts'
import { notFound } from '../http/errors.ts'
import { originOf } from '../http/headers.ts'
import { escapeHtml } from './document.ts'
import type { KeptAnswers } from './kept.ts'

/** What the only sitemap may hold. A larger site has one for its pages, and one for each thousand articles. */
const MOST_ADDRESSES = 1000

/** How long what it says of reports holds [ms]: RFC 9116 recommends less than a year. */
const VALID = 360 * 24 * 3_600_000

/** What search engines and other programs ask for. */
export function searchEngines(config: Config, articles: ArticleQueries, kept: KeptAnswers): RequestHandler {
  const router = express.Router({ caseSensitive: true })

  router.get('/robots.txt', (request, response) => {
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /admin/',
      'Disallow: /profile',
      '',
      `Sitemap: ${originOf(request, config)}/sitemap.xml`,
      '',
    ]
    response.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(lines.join('\n'))
  })

  /** Where to report a weakness (RFC 9116). What is fetched now is believed until then. */
  router.get('/.well-known/security.txt', (request, response, next) => {
    if (!config.securityContact) return next()
    const lines = [
      `Contact: ${config.securityContact}`,
      `Expires: ${new Date(Date.now() + VALID).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${originOf(request, config)}/.well-known/security.txt`,
      '',
    ]
    response.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(lines.join('\n'))
  })

  const listed = pages.filter((page) => page.listed)
  const entry = (address: string, changed?: Date) =>
    `<url><loc>${escapeHtml(address)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`
  const ofPages = (origin: string) => listed.map(({ path }) => entry(origin + path))
  const ofArticles = async (origin: string, block: number) =>
    (await articles.addresses(block)).map(({ slug, updatedAt }) => entry(`${origin}/tips/${slug}`, updatedAt))

  /** All addresses of the site, or where there are too many for one, an index of those that hold them. */
  async function whole(origin: string) {
    const [count, blocks] = await Promise.all([articles.count(), articles.blocks()])
    if (listed.length + count > MOST_ADDRESSES) {
      const parts = ['pages', ...blocks.map((block) => String(block + 1))]
      const entries = parts.map((part) => `<sitemap><loc>${origin}/sitemap-${part}.xml</loc></sitemap>`)
      return xml('sitemapindex', entries)
    }
    const entries = await Promise.all(blocks.map((block) => ofArticles(origin, block)))
    return xml('urlset', [...ofPages(origin), ...entries.flat()])
  }

  /** Of an address such as /sitemap-3.xml; undefined when there is none. */
  async function part(origin: string, name: string) {
    if (name === 'pages') return xml('urlset', ofPages(origin))
    if (!/^[1-9]\d{0,6}$/.test(name)) return undefined
    const block = Number(name) - 1
    // Only a block that exists is asked for: the ids of the highest numbers are larger than the database's integers.
    const entries = (await articles.blocks()).includes(block) ? await ofArticles(origin, block) : []
    return entries.length > 0 ? xml('urlset', entries) : undefined
  }

  const send = (request: Request, response: Response, make: (origin: string) => Promise<string>) =>
    kept.sendOrMake(originOf(request, config) + request.path, request, response, async () => ({
      status: 200,
      text: await make(originOf(request, config)),
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    }))

  router.get('/sitemap.xml', (request, response) => send(request, response, whole))

  router.get('/sitemap-:name.xml', (request, response) =>
    send(request, response, async (origin) => {
      const made = await part(origin, request.params.name)
      if (made === undefined) throw notFound('There is no such file')
      return made
    }),
  )

  return router
}

const xml = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`
