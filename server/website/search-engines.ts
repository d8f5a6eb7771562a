import type { RequestHandler } from 'express'
import { pages } from '#shared/pages.ts'
import type { ArticleQueries } from '../articles/queries.ts'
import type { Config } from '../config.ts'
import { originOf } from '../http/headers.ts'
import { escapeHtml } from './document.ts'

export function robots(config: Config): RequestHandler {
  return (request, response) => {
    response
      .set('Cache-Control', 'public, max-age=3600')
      .type('text/plain')
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          'Disallow: /admin/',
          'Disallow: /profile',
          '',
          `Sitemap: ${originOf(request, config)}/sitemap.xml`,
          '',
        ].join('\n'),
      )
  }
}

export function sitemap(config: Config, articles: ArticleQueries): RequestHandler {
  return async (request, response) => {
    const origin = originOf(request, config)
    const entry = (path: string, changed?: Date) =>
      `<url><loc>${escapeHtml(origin + path)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`
    const entries = [
      ...pages.filter(({ listed }) => listed).map(({ path }) => entry(path)),
      ...(await articles.addresses()).map(({ slug, updatedAt }) => entry(`/tips/${slug}`, updatedAt)),
    ]
    response
      .set('Cache-Control', 'public, max-age=3600')
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      )
  }
}
