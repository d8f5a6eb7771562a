import { describe, expect, test } from 'vitest'
import { sumOf } from '#shared/calendar.ts'
import type { TownComparison } from '#shared/contract/solar-pages.ts'
import { loadPreset, PRESET_COUNTRIES } from '#shared/presets/load.ts'
import { computeTownFigures, formatTownFigures, parseTownFigures } from '#shared/solar/town-figures.ts'
import { findClimate } from '../../server/public-api/climate-files.ts'
import { loadFiguresFile, townKey } from '../../server/towns/figures-file.ts'
import { loadTownIndex } from '../../server/towns/town-index.ts'
import { linkedDataOf } from '../support/page-html.ts'
import { openWebsite } from '../support/website.ts'

const site = await openWebsite()
const { get } = site
const figures = await loadFiguresFile()
/** What the page of a place shows. */
const read = async (slug: string) => (await get('/api/solar').query({ slug }).expect(200)).body

describe('Pages of places', () => {
  test.each(['/solar/india/maharashtra/pune', '/solar/data', '/developers'])(
    'may be cached by everybody and are the same for a user: %s',
    async (path) => {
      const { agent } = await site.user()
      const visitor = await get(path).expect(200)
      expect(visitor.headers).toMatchObject({
        'cache-control': 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
        vary: 'Accept-Encoding',
        etag: expect.stringMatching(/^"/),
      })
      expect(visitor.headers['set-cookie']).toBeUndefined()
      const statements = await site.statements(async () => {
        const user = await agent.get(path).expect(200)
        expect(user.text).toBe(visitor.text)
        expect(user.headers['set-cookie']).toBeUndefined()
      })
      expect(statements).toBe(0)
      await get(path)
        .set('If-None-Match', visitor.headers.etag ?? '')
        .expect(304)
    },
  )

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

  test('of no place are a 404 that may not be cached', async () => {
    for (const slug of ['atlantis', 'india/maharashtra/punee', 'india/a/b/c', 'x'.repeat(300)])
      await get(`/solar/${slug}`).expect(404).expect('Cache-Control', 'no-cache')
  })

  test('of no place name the countries, regions and towns with a name like it', async () => {
    for (const [slug, kind, nearest] of [
      ['germny', 'country', 'germany'],
      ['germany/bavria', 'region', 'germany/bavaria'],
      ['germany/bavaria/munnich', 'town', 'germany/bavaria/munich'],
    ] as const) {
      await get(`/solar/${slug}`).expect(404)
      const body = await read(slug)
      expect(body.nearest, slug).toContainEqual(expect.objectContaining({ kind, slug: nearest }))
      expect(body.nearest).toHaveLength(3)
    }
  })

  test('are in the index of search engines only with figures of their own', async () => {
    const { text } = await get('/solar/india/maharashtra/pune').expect(200)
    expect(text).toContain(`<link rel="canonical" href="${site.origin}/solar/india/maharashtra/pune">`)
    expect(text).not.toContain('noindex')
    expect(text).toContain('hreflang="de"')
    const markup = linkedDataOf(text)
    expect(markup.about.geo).toEqual({ '@type': 'GeoCoordinates', latitude: 18.5196, longitude: 73.8554 })
    expect(markup.breadcrumb.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${site.origin}/solar`,
      `${site.origin}/solar/india`,
      `${site.origin}/solar/india/maharashtra`,
      `${site.origin}/solar/india/maharashtra/pune`,
    ])
    // A country without typical figures.
    const quito = await get('/solar/ecuador/pichincha/quito').expect(200)
    expect(quito.text).toContain('<meta name="robots" content="noindex, follow">')
  })

  test('name the source of each price and rule of the region, in the language of the page', async () => {
    const { body } = await get('/api/solar?slug=us/massachusetts/boston').set('Accept-Language', 'de').expect(200)
    expect(body.typical.figures.map(({ name }: { name: string }) => name)).toEqual([
      'Stromverbrauch',
      'Strompreis',
      'Einspeisevergütung',
      'Preis der Solaranlage',
    ])
    expect(body.typical.figures[0].source.title).toMatch(/Stromverbrauch/)
    const links = body.typical.figures.map(({ source }: { source: { title: string; url?: string } }) =>
      source.url?.startsWith('https:') ? 'link' : source.title,
    )
    // The price per kWh of Massachusetts was not read: only the mean that includes fixed charges.
    expect(links).toEqual(['link', 'Unsere Schätzung', 'link', 'link'])
    expect(body.typical.incentives.map(({ name }: { name: string }) => name)).toContain(
      'Steuergutschrift für Energieanlagen',
    )
  })

  test('say what to ask where a figure is unknown', async () => {
    const unknownIn = async (slug: string) => {
      const body = await read(slug)
      return body.typical.figures
        .filter(({ source }: { source?: object }) => source === undefined)
        .map(({ value }: { value: string }) => value)
    }
    expect(await unknownIn('tr/istanbul/istanbul')).toEqual([
      'Your bill shows how much you use in a year.',
      'Ask your electricity provider what it pays for exported solar.',
      'Ask an installer for a quote.',
    ])
    expect(await unknownIn('ng/lagos/lagos')).toEqual([
      'Your bill shows your price per kWh.',
      'Ask an installer for a quote.',
    ])
    expect(await unknownIn('nl/north-holland/amsterdam')).toEqual([])
  })

  test.each(['es/andalusia/sevilla', 'fr/towns/paris', 'pt/lisbon/lisbon', 'be/brussels-capital/brussels'])(
    'have a size and a payback where use and prices are known: %s',
    async (slug) => {
      const body = await read(slug)
      const { price, saving, payback } = body.money.cost
      expect(price / saving).toBeGreaterThan(2)
      // France pays too little for exports for a system that makes the yearly use to pay for itself in Paris.
      if (slug === 'fr/towns/paris') expect(payback.likely).toBeNull()
      else expect(payback.good).toBeLessThan(payback.likely)
    },
  )

  test('compare a town with the capital, a sunny town and one with little sun', async () => {
    const relations = async (slug: string) => {
      const body = await read(slug)
      return body.comparisons.map((row: TownComparison) => [row.relation, row.town.name])
    }
    const pune = await relations('in/maharashtra/pune')
    for (const pair of [
      ['capital', 'Delhi'],
      ['known', 'Berlin'],
      ['known', 'Phoenix'],
    ])
      expect(pune).toContainEqual(pair)
    // Manila has no place in the sitemap, as Quezon City is larger and closer than 15 km.
    const cebu = await read('ph/central-visayas/cebu-city')
    const manila = cebu.comparisons.find(({ relation }: TownComparison) => relation === 'capital')
    expect(manila.town).toMatchObject({ name: 'Manila', output: expect.any(Number) })
    const { townsByKey } = await loadTownIndex()
    const presets = await Promise.all(PRESET_COUNTRIES.map((country) => loadPreset(country)))
    expect(presets.filter(({ capital = '' }) => !townsByKey.has(capital))).toEqual([])
  })

  test('of all towns answer many visitors at once, also of those that search engines are not shown', async () => {
    const { countries } = await loadTownIndex()
    const all = [...countries.values()].flatMap(({ towns }) => towns.map(({ slug }) => slug))
    const some = all.filter((_, i) => i % 500 === 0)
    expect(some.length).toBeGreaterThan(45)
    const answers = await Promise.all(some.map((slug) => get(`/solar/${slug}`)))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(answers.filter(({ text }) => text.includes('noindex, follow')).length).toBeGreaterThan(30)
    const { text } = await get('/solar/ecuador').expect(200)
    expect(text).toContain('noindex, follow')
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

  // The same ten are compared with Sun over Place in tests/unit/towns/town-figures.test.ts.
  test.each([
    'in/maharashtra/pune',
    'jp/hokkaido/sapporo',
    'de/berlin/berlin',
    'es/andalusia/sevilla',
    'za/western-cape/cape-town',
    'ke/nairobi-area/nairobi',
    'us/arizona/phoenix',
    'br/bahia/salvador',
    'au/tasmania/hobart',
    'ec/pichincha/quito',
  ])('show the figures of the planner: %s', async (slug) => {
    const body = await read(slug)
    const { resource } = await findClimate(body.latitude, body.longitude)
    const expected = parseTownFigures(formatTownFigures(computeTownFigures(body.latitude, resource)))
    expect(body.figures).toEqual(expected)
    if (body.money) expect(body.money.kwp * expected.yield.p50).toBeCloseTo(body.money.use, 0)
    const { text } = await get(`/solar/${body.slug}`).expect(200)
    const shown = new Intl.NumberFormat('en-US').format(Math.round(expected.yield.p50 / 10) * 10)
    expect(text).toContain(`${shown} kWh`)
  })

  test('are listed in a sitemap for each country, in every language, each of them found', async () => {
    const { text: robots } = await get('/robots.txt').expect(200)
    expect(robots).toContain(`Sitemap: ${site.origin}/sitemap-solar.xml`)
    const { text: index } = await get('/sitemap-solar.xml').expect(200)
    expect(index).toContain(`<loc>${site.origin}/sitemap-solar-in.xml</loc>`)
    const sitemaps = [...index.matchAll(/<loc>[^<]*(\/sitemap[^<]*)<\/loc>/g)].map(([, path = '']) => path)
    const texts = await Promise.all(sitemaps.map(async (path) => (await get(path).expect(200)).text))
    const paths = texts.join('').match(/(?<=<loc>http:\/\/[^/]*)\/solar[^<]*/g) ?? []
    expect(paths.filter((path) => path.split('/').length === 5).length).toBeGreaterThan(4_100)
    expect(new Set(paths).size).toBe(paths.length)
    const ireland = await get('/sitemap-solar-ie.xml').expect(200)
    expect(ireland.text).toContain(`hreflang="de" href="${site.origin}/de/solar/ireland`)
    expect(ireland.text).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
    for (const path of ireland.text.match(/(?<=<loc>http:\/\/[^/]*)\/[^<]*/g) ?? []) {
      const { text } = await get(path).expect(200)
      expect(text, path).toContain('rel="canonical"')
      expect(text, path).not.toContain('noindex')
    }
    expect(sitemaps).toEqual(
      expect.arrayContaining(PRESET_COUNTRIES.map((country) => `/sitemap-solar-${country.toLowerCase()}.xml`)),
    )
    await get('/sitemap-solar-ec.xml').expect(404)
  })

  test('of two towns of a country differ in 60 % of the figures, in 19 of 20 pairs', async () => {
    const numbersIn = (value: unknown): number[] => {
      if (typeof value === 'number') return [value]
      return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
    }
    const slugs = (await loadTownIndex()).indexedTowns.map(({ town }) => townKey(town).toLowerCase()).sort()
    const shares: number[] = []
    // Pairs at a fixed stride replace random ones and fail alike on each run.
    for (let i = 0; shares.length < 200; i += 13) {
      const one = slugs[i % slugs.length] ?? ''
      const others = slugs.filter((slug) => slug.slice(0, 3) === one.slice(0, 3) && slug !== one)
      const other = others[(i * 7) % others.length]
      if (other === undefined) continue
      const [a = [], b = []] = await Promise.all(
        [one, other].map(async (slug) => {
          const { body } = await get(`/api/solar?slug=${slug}`).expect(200)
          const { figures, sun, rank, money } = body
          return numbersIn({ figures, sun: { ...sun, june: 0, march: 0, december: 0 }, rank, money })
        }),
      )
      shares.push(a.filter((value, at) => value !== b[at]).length / a.length)
    }
    expect(shares.filter((share) => share < 0.6).length).toBeLessThanOrEqual(10)
  })
})

describe('The data by town', () => {
  test('is a table of towns with the most likely output between bad and good case', async () => {
    const { text } = await get('/solar/data.csv')
      .expect(200)
      .expect('Content-Type', 'text/csv; charset=utf-8')
      .expect('Cache-Control', /^public, max-age=3600/)
      // The same for everybody.
      .expect('Vary', 'Accept-Encoding')
    const [head = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n')
    const place = 'country,region,town,latitude,longitude,best_slope,best_direction'
    expect(head.startsWith(`${place},kwh_per_kwp_p90,kwh_per_kwp_p50,kwh_per_kwp_p10,`)).toBe(true)
    expect(lines.length).toBeGreaterThan(2_600)
    const pune = lines.find((line) => line.startsWith('IN,Maharashtra,Pune,'))?.split(',') ?? []
    const [slope, direction, bad, likely, good, ...months] = pune.slice(5).map(Number)
    expect(slope).toBeGreaterThan(15)
    expect(direction).toBeGreaterThan(170)
    expect(direction).toBeLessThan(190)
    expect(bad).toBeLessThan(likely ?? 0)
    expect(likely).toBeLessThan(good ?? 0)
    expect(months).toHaveLength(12)
    // Each month is rounded to a whole kWh.
    expect(Math.abs(sumOf(months) - (likely ?? 0))).toBeLessThan(7)
  })

  test('is the same as JSON, with version, license and sources', async () => {
    const [{ body }, { text }] = await Promise.all([get('/solar/data.json').expect(200), get('/solar/data.csv')])
    expect(body).toMatchObject({ version: expect.any(String), license: expect.stringContaining('/by/4.0/') })
    expect(body.attribution).toContain('GeoNames')
    const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n').slice(1)
    expect(body.rows.map((row: unknown[]) => row[2])).toHaveLength(lines.length)
    expect(body.rows[0].join(',')).toBe(lines[0])
  })

  test('is described for search engines of data', async () => {
    const { text } = await get('/solar/data').expect(200)
    const markup = linkedDataOf(text)
    expect(markup).toMatchObject({ '@type': 'Dataset', name: 'Solar Data by Town', url: `${site.origin}/solar/data` })
    expect(markup.description.length).toBeGreaterThanOrEqual(50)
    expect(markup.spatialCoverage).toContain('India')
    for (const { contentUrl } of markup.distribution) {
      expect(contentUrl.startsWith(`${site.origin}/`)).toBe(true)
      await get(new URL(contentUrl).pathname).expect(200)
    }
    expect(text).toContain('<meta property="og:type" content="website">')
  })
})
