import { describe, expect, test } from 'vitest'
import { parseTownFigures } from '#shared/solar/town-figures.ts'
import file from '../../server/towns/figures.json' with { type: 'json' }
import { readTownFigures } from '../../server/towns/figures-file.ts'
import { openWebsite } from '../support/website.ts'

const site = await openWebsite()
const get = (path: string) => site.visitor().get(path)
const figures = readTownFigures(file)

describe('Pages of places', () => {
  test('may be cached by everybody and are the same for a user', async () => {
    const { agent } = await site.user()
    const visitor = await get('/solar/india/maharashtra/pune').expect(200)
    expect(visitor.headers).toMatchObject({
      'cache-control': 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^"/),
    })
    expect(visitor.headers['set-cookie']).toBeUndefined()
    const statements = await site.statements(async () => {
      const user = await agent.get('/solar/india/maharashtra/pune').expect(200)
      expect(user.text).toBe(visitor.text)
      expect(user.headers['set-cookie']).toBeUndefined()
    })
    expect(statements).toBe(0)
    await get('/solar/india/maharashtra/pune')
      .set('If-None-Match', visitor.headers.etag ?? '')
      .expect(304)
  })

  test('need no statement when they are rendered', async () => {
    for (const path of ['/solar', '/solar/germany', '/solar/germany/bavaria', '/solar/germany/bavaria/munich'])
      expect(await site.statements(() => get(path).expect(200)), path).toBe(0)
  })

  test('have another tag for each encoding', async () => {
    const [plain, gzip] = await Promise.all(
      ['identity', 'gzip'].map((encoding) => get('/solar/germany').set('Accept-Encoding', encoding).expect(200)),
    )
    expect(plain?.headers.etag).not.toBe(gzip?.headers.etag)
  })

  test('lead other ways to write an address to the one of the place', async () => {
    for (const [from, to] of [
      ['/solar/', '/solar'],
      ['/Solar/India', '/solar/india'],
      ['/solar/india/', '/solar/india'],
      ['/solar/india/maharashtra/Pune', '/solar/india/maharashtra/pune'],
      ['/solar/india/maharashtra/bombay', '/solar/india/maharashtra/mumbai'],
      ['/solar/india/pune', '/solar/india/maharashtra/pune'],
      ['/solar/in', '/solar/india'],
      ['/solar/in/maharashtra/pune-18-5n', '/solar/india/maharashtra/pune'],
      ['/de/solar/india/maharashtra/bombay', '/de/solar/india/maharashtra/mumbai'],
    ])
      await get(String(from)).expect(308).expect('Location', String(to))
  })

  test('of no place are a 404 that may not be cached', async () => {
    for (const path of [
      '/solar/atlantis',
      '/solar/india/maharashtra/punee',
      '/solar/india/a/b/c',
      `/solar/${'x'.repeat(300)}`,
    ])
      await get(path).expect(404).expect('Cache-Control', 'no-cache')
  })

  test('are in the index of search engines only with figures of their own', async () => {
    const { text } = await get('/solar/india/maharashtra/pune').expect(200)
    expect(text).toContain(`<link rel="canonical" href="${site.origin}/solar/india/maharashtra/pune">`)
    expect(text).not.toContain('noindex')
    expect(text).toContain('hreflang="de"')
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? []
    const markup = JSON.parse(json)
    expect(markup.about.geo).toEqual({ '@type': 'GeoCoordinates', latitude: 18.5196, longitude: 73.8554 })
    expect(markup.breadcrumb.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${site.origin}/solar`,
      `${site.origin}/solar/india`,
      `${site.origin}/solar/india/maharashtra`,
      `${site.origin}/solar/india/maharashtra/pune`,
    ])
    const nairobi = await get('/solar/kenya/nairobi-area/nairobi').expect(200)
    expect(nairobi.text).toContain('<meta name="robots" content="noindex, follow">')
  })

  test('of a town without stored figures are computed, one at a time', async () => {
    const towns = ['/solar/kenya/coast/mombasa', '/solar/peru/lima-region/lima', '/solar/egypt/al-qahirah/cairo']
    const { text } = await get('/solar/kenya').expect(200)
    expect(text).toContain('noindex, follow')
    const found = await Promise.all(towns.map((path) => get(path)))
    for (const { status, headers } of found.filter(({ status }) => status === 503))
      expect(headers['retry-after'], String(status)).toMatch(/^\d+$/)
  })

  test('offer the months of a town as a table', async () => {
    const { text, headers } = await get('/solar/india/maharashtra/pune.csv').expect(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    const rows = text.trimEnd().split('\r\n').slice(1)
    const { months } = parseTownFigures(figures.get('IN/maharashtra/pune') ?? '')
    expect(rows.map((row) => row.split(',').slice(0, 4).map(Number))).toEqual(
      months.map(({ p90, p50, p10 }, i) => [i + 1, p90, p50, p10]),
    )
    await get('/solar/india/maharashtra/nowhere.csv').expect(404)
  })

  test('have the figures of their rows', async () => {
    for (const key of ['india/maharashtra/pune', 'germany/berlin/berlin', 'united-states/arizona/phoenix']) {
      const { body } = await get(`/api/solar?slug=${key}`).expect(200)
      const [country, ...rest] = key.split('/')
      const code = { india: 'IN', germany: 'DE', 'united-states': 'US' }[country ?? '']
      expect(body.figures).toEqual(parseTownFigures(figures.get([code, ...rest].join('/')) ?? ''))
      expect(body.rank.place).toBeGreaterThan(0)
      expect(body.comparisons.length).toBeGreaterThan(3)
      expect(body.money.kwp * body.figures.yield.p50).toBeCloseTo(body.money.use, 0)
    }
  })

  test('are listed in a sitemap for each country, in every language, each of them found', async () => {
    const { text: robots } = await get('/robots.txt').expect(200)
    expect(robots).toContain(`Sitemap: ${site.origin}/sitemap-solar.xml`)
    const { text: index } = await get('/sitemap-solar.xml').expect(200)
    expect(index).toContain(`<loc>${site.origin}/sitemap-solar-in.xml</loc>`)
    const sitemaps = [...index.matchAll(/<loc>[^<]*(\/sitemap[^<]*)<\/loc>/g)].map(([, path = '']) => path)
    const texts = await Promise.all(sitemaps.map(async (path) => (await get(path).expect(200)).text))
    const paths = texts.join('').match(/(?<=<loc>http:\/\/[^/]*)\/solar[^<]*/g) ?? []
    expect(paths.filter((path) => path.split('/').length === 5).length).toBeGreaterThan(2_700)
    expect(new Set(paths).size).toBe(paths.length)
    const ireland = await get('/sitemap-solar-ie.xml').expect(200)
    expect(ireland.text).toContain(`hreflang="de" href="${site.origin}/de/solar/ireland`)
    expect(ireland.text).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
    for (const path of ireland.text.match(/(?<=<loc>http:\/\/[^/]*)\/[^<]*/g) ?? []) {
      const { text } = await get(path).expect(200)
      expect(text, path).toContain('rel="canonical"')
      expect(text, path).not.toContain('noindex')
    }
    await get('/sitemap-solar-ke.xml').expect(404)
  })
})
