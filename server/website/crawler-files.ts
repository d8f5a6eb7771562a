import express, { type Request, type RequestHandler, type Response } from 'express'
import { solarPath } from '#shared/contract/solar-headings.ts'
import { addressOf } from '#shared/language/addresses.ts'
import { t } from '#shared/language/t.ts'
import { pages } from '#shared/pages.ts'
import type { ArticleQueries } from '../articles/queries.ts'
import type { Config } from '../config.ts'
import { notFound } from '../http/errors.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { originOf } from '../http/headers.ts'
import { listSolarAddresses } from '../towns/town-index.ts'
import { type DocumentContent, listAlternates } from './document.ts'
import { fileResponse, type PageCache } from './page-cache.ts'
import { articleAddresses } from './page-heads.ts'

/** Larger sites get a sitemap index with one sitemap for the pages and one per 1,000 article ids. */
const MAX_URLS_PER_SITEMAP = 1000

const ONE_HOUR = 'public, max-age=3600'
/** [ms] RFC 9116 recommends less than a year. */
const SECURITY_TXT_LIFETIME = 360 * 24 * 3_600_000

export function crawlerFiles(config: Config, articles: ArticleQueries, pageCache: PageCache): RequestHandler {
  const router = express.Router({ caseSensitive: true })

  router.get('/robots.txt', (request, response) => {
    const lines = [
      'User-agent: *',
      'Allow: /api/v1/openapi.json',
      'Disallow: /api/',
      'Disallow: /admin/',
      'Disallow: /profile',
      '',
      `Sitemap: ${originOf(request, config)}/sitemap.xml`,
      `Sitemap: ${originOf(request, config)}/sitemap-solar.xml`,
      '',
    ]
    response.set('Cache-Control', ONE_HOUR).type('text/plain').send(lines.join('\n'))
  })

  /** RFC 9116. */
  router.get('/.well-known/security.txt', (request, response, next) => {
    if (!config.securityContact) return next()
    const lines = [
      // untranslated: read by programs
      `Contact: ${config.securityContact}`,
      // untranslated: read by programs
      `Expires: ${new Date(Date.now() + SECURITY_TXT_LIFETIME).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${originOf(request, config)}/.well-known/security.txt`,
      '',
    ]
    response.set('Cache-Control', ONE_HOUR).type('text/plain').send(lines.join('\n'))
  })

  const listedPages = pages.filter((page) => page.isListed)
  /** An entry for each language of a page, which names all of them. */
  const pageEntries = (origin: string) =>
    listedPages.flatMap(({ path }) => {
      const addresses = config.listedLanguages.map((language) => [language, addressOf(path, language)] as const)
      return renderEntries(origin, addresses)
    })
  const articleEntries = async (origin: string, block: number) =>
    (await articles.addresses(block)).flatMap(({ slugs, updatedAt }) =>
      renderEntries(origin, articleAddresses(slugs, config.listedLanguages), updatedAt.toISOString()),
    )

  /** Sitemap, or an index of sitemaps if there are too many URLs. */
  async function buildSitemap(origin: string) {
    const [count, blocks] = await Promise.all([articles.count(), articles.blocks()])
    if ((listedPages.length + count) * config.listedLanguages.length > MAX_URLS_PER_SITEMAP) {
      const parts = ['pages', ...blocks.map((block) => String(block + 1))]
      const entries = parts.map((name) => `<sitemap><loc>${origin}/sitemap-${name}.xml</loc></sitemap>`)
      return renderXml('sitemapindex', entries)
    }
    const entries = await Promise.all(blocks.map((block) => articleEntries(origin, block)))
    return renderXml('urlset', [...pageEntries(origin), ...entries.flat()])
  }

  /** Sitemap of the countries whose towns have stored figures, or of one of them; `undefined` for others. */
  async function buildSolarSitemap(origin: string, code: string) {
    const { addressesByCountry, changed } = await listSolarAddresses()
    if (code === '') {
      const entries = [...addressesByCountry.keys()].map(
        (country) =>
          `<sitemap><loc>${origin}/sitemap-solar-${country.toLowerCase()}.xml</loc><lastmod>${changed}</lastmod></sitemap>`,
      )
      return renderXml('sitemapindex', entries)
    }
    const slugs = addressesByCountry.get(code.toUpperCase())
    const entries = slugs?.flatMap((slug) => {
      const addresses = config.listedLanguages.map(
        (language) => [language, addressOf(solarPath(slug), language)] as const,
      )
      return renderEntries(origin, addresses, changed)
    })
    return entries && renderXml('urlset', entries)
  }

  /** `undefined` if there is no such file. */
  async function buildSitemapPart(origin: string, name: string) {
    const [, isSolar, , country = ''] = /^(solar)(-([a-z]{2}))?$/.exec(name) ?? []
    if (isSolar) return buildSolarSitemap(origin, country)
    if (name === 'pages') return renderXml('urlset', pageEntries(origin))
    if (!/^[1-9]\d{0,6}$/.test(name)) return undefined
    const block = Number(name) - 1
    // The database is asked for existing blocks only: high numbers would exceed its integers.
    const entries = (await articles.blocks()).includes(block) ? await articleEntries(origin, block) : []
    return entries.length > 0 ? renderXml('urlset', entries) : undefined
  }

  const sendXml = (request: Request, response: Response, build: (origin: string) => Promise<string>) =>
    pageCache.sendOrRender(originOf(request, config) + request.path, request, response, async () =>
      fileResponse('application/xml', ONE_HOUR, await build(originOf(request, config))),
    )

  router.get('/sitemap.xml', (request, response) => sendXml(request, response, buildSitemap))

  router.get('/sitemap-:name.xml', (request, response) =>
    sendXml(request, response, async (origin) => {
      const sitemap = await buildSitemapPart(origin, request.params.name)
      if (sitemap === undefined) throw notFound(t('We could not find that file'))
      return sitemap
    }),
  )

  return router
}

/**
 * @param addresses of the same content by language
 * @param changed ISO 8601 day or time
 */
function renderEntries(origin: string, addresses: DocumentContent['alternates'], changed?: string): string[] {
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
  const links = listAlternates(addresses).map(
    ([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(origin + path)}"/>`,
  )
  return addresses.map(([, path]) => `<url><loc>${escapeHtml(origin + path)}</loc>${lastmod}${links.join('')}</url>`)
}

const renderXml = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</${root}>\n`
