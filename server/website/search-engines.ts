import express, { type RequestHandler } from 'express'
import { pages } from '#shared/pages.ts'
import type { ArticleQueries } from '../articles/queries.ts'
import type { Config } from '../config.ts'
import { notFound } from '../http/errors.ts'
import { originOf } from '../http/headers.ts'
import { escapeHtml } from './document.ts'

/** What one sitemap may hold, as sitemaps.org has it. */
const MOST_ADDRESSES = 50_000

/** How long what it says of reports holds [ms]: RFC 9116 recommends less than a year. */
const VALID = 360 * 24 * 3_600_000

/** What search engines and other programs ask for. */
export function searchEngines(config: Config, articles: ArticleQueries): RequestHandler {
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

  /** The addresses of the site, or where there are too many for one, an index of the parts that hold them. */
  router.get('/sitemap.xml', async (request, response) => {
    const origin = originOf(request, config)
    const parts = Math.ceil((listed.length + (await articles.count())) / MOST_ADDRESSES)
    response.set('Cache-Control', 'public, max-age=3600').type('application/xml')
    if (parts === 1) return response.send(await part(origin, 1))
    const entries = Array.from(
      { length: parts },
      (_, i) => `<sitemap><loc>${origin}/sitemap-${i + 1}.xml</loc></sitemap>`,
    )
    response.send(xml('sitemapindex', entries))
  })

  router.get('/sitemap-:number.xml', async (request, response) => {
    const number = /^[1-9]\d{0,4}$/.test(request.params.number) ? Number(request.params.number) : 0
    const parts = Math.ceil((listed.length + (await articles.count())) / MOST_ADDRESSES)
    if (number < 1 || number > parts) throw notFound('There is no such file')
    response.set('Cache-Control', 'public, max-age=3600').type('application/xml')
    response.send(await part(originOf(request, config), number))
  })

  const listed = pages.filter((page) => page.listed)
  const entry = (address: string, changed?: Date) =>
    `<url><loc>${escapeHtml(address)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`

  /** The pages stand before the articles in one long list, of which this is a part, from 1 on. */
  async function part(origin: string, number: number) {
    const from = (number - 1) * MOST_ADDRESSES
    const fixed = listed.slice(from, from + MOST_ADDRESSES)
    const rows = await articles.addresses(Math.max(0, from - listed.length), MOST_ADDRESSES - fixed.length)
    return xml('urlset', [
      ...fixed.map(({ path }) => entry(origin + path)),
      ...rows.map(({ slug, updatedAt }) => entry(`${origin}/tips/${slug}`, updatedAt)),
    ])
  }

  return router
}

const xml = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`
