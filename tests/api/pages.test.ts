import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { catalogue } from '#shared/calculators/catalogue.ts'
import { PLACEHOLDER_CONTACT } from '#shared/contact-details.ts'
import { addressOf } from '#shared/language/addresses.ts'
import { COMPLETE_LANGUAGES } from '#shared/language/languages.ts'
import { pages } from '#shared/pages.ts'
import { runInLanguage } from '../../server/http/request-language.ts'
import { openBuiltClient } from '../../server/website/built-client.ts'
import { linkedDataOf, pageDataOf } from '../support/page-html.ts'
import { collectLog } from '../support/silent-log.ts'
import { openWebsite } from '../support/website.ts'

/** A minimal built client. */
const folder = mkdtempSync(join(tmpdir(), 'client-'))
afterAll(() => rmSync(folder, { recursive: true }))
function file(name: string, text: string | Buffer) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}
const SCRIPT = 'console.log("sunshine")\n'.repeat(100)
const TEMPLATE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Helioplan</title><script type="module" src="/assets/app-1a2b.js"></script></head><body><div id="root"></div></body></html>'
file('index.html', TEMPLATE)
file('index.html.br', brotliCompressSync(TEMPLATE))
file('assets/app-1a2b.js', SCRIPT)
file('assets/app-1a2b.js.br', brotliCompressSync(SCRIPT))
file('assets/app-1a2b.js.gz', gzipSync(SCRIPT))
file('images/hero.jpg', 'a picture')
file('.vite/languages.json', JSON.stringify({ files: [], folders: {} }))
file('places/1/from-mun.txt', 'DE\tBavaria\n\nMünchen\t0\t48.1374\t11.5755\t1261\n')
file('climate/2/n30w120.json', '{}')
file('.env', 'SECRET=1')
file('.git/HEAD', 'ref: refs/heads/main')

const deps = { client: openBuiltClient(folder) }
const site = await openWebsite({ deps })
const { id: authorId } = await site.person()
const get = (path: string, headers: Record<string, string> = {}) => site.get(path).set(headers)
const titleOf = (html: string) => /<title>(.*?)<\/title>/s.exec(html)?.[1]
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]

describe('A page', () => {
  test.each<readonly [path: string, heading: string]>([
    ['/', 'Start Your Solar Journey'],
    ['/auth', 'Welcome to Helioplan'],
    ['/profile', 'Your Profile'],
    ['/about-us', 'About Us'],
    ['/contact', 'Contact Us'],
    ['/calculators', 'Solar Calculators'],
    ['/accuracy', 'How accurate is this?'],
    ['/developers', 'For Developers'],
    ...catalogue.map(({ slug, title }) => [`/calculators/${slug}`, runInLanguage('en', title)] as const),
    ['/admin/login', 'Admin Login'],
    ['/admin/articles', 'Article Management'],
    ['/admin/users', 'User Management'],
    ['/admin/messages', 'Messages'],
    ['/admin/subscribers', 'Subscribers'],
    ['/admin/log', 'Activity Log'],
  ])('%s has the title of its heading, a description and a preview', async (path, heading) => {
    const { text } = await get(path).expect(200).expect('Content-Type', 'text/html; charset=utf-8')
    expect(titleOf(text)).toBe(`${heading} · Helioplan`)
    expect(text.match(/<title>/g)).toHaveLength(1)
    expect(contentOf(text, 'description')?.length).toBeGreaterThan(20)
    expect(contentOf(text, 'og:title')).toBe(heading)
    expect(contentOf(text, 'og:url')).toBe(site.origin + path)
    expect(contentOf(text, 'og:image')).toBe(`${site.origin}/images/og-card.jpg`)
    expect(contentOf(text, 'twitter:card')).toBe('summary_large_image')
    const isListed = !/^\/(admin|profile)/.test(path)
    expect(text.includes(`<link rel="canonical" href="${site.origin}${path}">`)).toBe(isListed)
    expect(contentOf(text, 'robots')).toBe(isListed ? undefined : 'noindex')
  })

  test('has its own description', async () => {
    const calculators = catalogue.map(({ slug }) => `/calculators/${slug}`)
    const paths = ['/', '/auth', '/about-us', '/contact', '/calculators', ...calculators]
    const texts = await Promise.all(paths.map((path) => get(path)))
    expect(new Set(texts.map(({ text }) => contentOf(text, 'description'))).size).toBe(paths.length)
  })

  test('contains map tiles, mail support and the signed-in user', async () => {
    expect(pageDataOf((await get('/')).text)).toEqual({
      user: null,
      map: site.config.map,
      liveClimate: false,
      contact: PLACEHOLDER_CONTACT,
      sendsMail: false,
      languages: ['en', 'de', 'es', 'fr', 'pt-BR', 'hi'],
      serviceWorker: true,
    })
    const { agent, username } = await site.user()
    const { text, headers } = await agent.get('/profile').expect(200)
    expect(pageDataOf(text).user).toEqual((await agent.get('/api/user')).body)
    expect(pageDataOf(text).user.username).toBe(username)
    expect(text).not.toContain('argon2')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers.etag).toBeUndefined()
  })

  test('with an invalid cookie is that of a visitor', async () => {
    const { agent } = await site.user()
    await site.query('delete from sessions')
    expect(pageDataOf((await agent.get('/').expect(200)).text).user).toBeNull()
  })

  test('ignores the query', async () => {
    const { text } = await get('/calculators?utm_source=x&a[]=1&%').expect(200)
    expect(contentOf(text, 'og:url')).toBe(`${site.origin}/calculators`)
  })

  test('names the site’s public address when it has one', async () => {
    const known = await openWebsite({ config: { publicUrl: 'https://solar.example' }, deps })
    const { text } = await known.get('/about-us').set('Host', 'evil.example')
    expect(text).toContain('<link rel="canonical" href="https://solar.example/about-us">')
    expect(text).not.toContain('evil')
  })

  test('escapes the request', async () => {
    const { text } = await get('/', { Host: 'x"><script>alert(1)</script>' })
    expect(text).not.toContain('<script>alert')
    const username = '</script><script>alert(1)</script>\u2028x'
    const { agent } = await site.user(username)
    const page = await agent.get('/').expect(200)
    expect(page.text).not.toContain('<script>alert')
    expect(page.text).not.toContain('\u2028')
    expect(pageDataOf(page.text).user.username).toBe(username)
  })

  test('preloads the hero on the landing page only', async () => {
    expect((await get('/')).text).toMatch(/<link rel="preload" as="image" [^>]*hero-1024\.avif 1024w/)
    expect((await get('/')).text).toMatch(/<link rel="preload" as="image" [^>]*hero-upright-480\.avif 480w/)
    expect((await get('/contact')).text).not.toContain('hero')
  })

  test('accepts GET and HEAD only', async () => {
    await site.post('/').expect(405).expect('Allow', 'GET, HEAD')
    const head = await site.head('/').expect(200)
    expect(head.text).toBeFalsy()
  })
})

describe('The policy of a page', () => {
  test('allows what the page needs and nothing inline', async () => {
    const { headers } = await get('/').expect(200)
    expect(headers['content-security-policy']?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' https: data:",
      "connect-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "frame-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
  })

  test('is the same for every visitor', async () => {
    const texts = await Promise.all(Array.from({ length: 5 }, async () => (await get('/')).text))
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).not.toContain('nonce')
  })

  test('allows the host of tiles without TLS', async () => {
    const tiles = { tiles: 'ask' as const, tileUrl: 'http://{s}.tiles.example:8080/{z}/{x}/{y}.png', attribution: 'x' }
    const local = await openWebsite({ config: { map: tiles }, deps })
    const { headers } = await local.get('/')
    expect(headers['content-security-policy']).toContain("img-src 'self' https: data: http://*.tiles.example:8080;")
  })
})

describe('A page cached by the browser', () => {
  test('is revalidated', async () => {
    const first = await get('/').expect(200)
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(first.headers.vary).toMatch(/Cookie/)
    const etag = first.headers.etag ?? expect.fail('no ETag')
    await get('/', { 'If-None-Match': etag }).expect(304).expect('ETag', etag)
    await get('/contact', { 'If-None-Match': etag }).expect(200)
  })

  test('is sent again after signing in', async () => {
    const etag = (await get('/')).headers.etag ?? ''
    const { agent } = await site.user()
    const { text } = await agent.get('/').set('If-None-Match', etag).expect(200)
    expect(pageDataOf(text).user).not.toBeNull()
  })

  test('answers 404 to an unknown path, also with a matching ETag', async () => {
    const etag = (await get('/nowhere').expect(404)).headers.etag ?? ''
    await get('/nowhere', { 'If-None-Match': etag }).expect(404)
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('arrives in the encoding of %s', async (accepted, encoding) => {
    const { headers, text } = await get('/', { 'Accept-Encoding': accepted }).expect(200)
    expect(headers['content-encoding']).toBe(encoding)
    expect(text).toContain('<div id="root">')
    expect(headers.vary).toMatch(/Accept-Encoding/)
  })
})

test.each([
  '/nowhere',
  '/calculators/moon',
  '/tips/none',
  '/tips/a/b',
  '/admin',
  '/Calculator',
  '/profile/x',
  '/%3Cscript%3E',
])('An unknown page %s is 404 with the app', async (path) => {
  const { text, headers } = await get(path).expect(404)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(titleOf(text)).toMatch(/^(404 Page Not Found|Article not found) · Helioplan$/)
  expect(contentOf(text, 'robots')).toBe('noindex')
  expect(text).toContain('<div id="root">')
})

describe('A missing file', () => {
  test.each([
    '/assets/missing.js',
    '/.env',
    '/.git/HEAD',
    '/index.html.br',
    '/assets/../.env',
    '/assets/%2e%2e/.env',
    '/images/none.jpg',
    '/favicon.png',
    '/wp-login.php',
    '/.well-known/security.txt',
    '/index.html',
  ])('%s is 404 and no page', async (path) => {
    const answer = await fetch(site.origin + path)
    const text = await answer.text()
    expect(answer.status).toBe(404)
    expect(text).not.toMatch(/<html|SECRET|ref:/)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test.each(['/foo.bar', '/.env', '/assets/missing.js', '/tips/none.html'])(
    '%s opened in a browser shows the not-found screen',
    async (path) => {
      const { text } = await get(path, { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }).expect(404)
      expect(titleOf(text)).toMatch(/^(404 Page Not Found|Article not found) · Helioplan$/)
      expect(text).toContain('<div id="root">')
    },
  )
})

describe('A file', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', undefined],
  ])('arrives compressed beforehand for %s', async (accepted, encoding) => {
    const { headers, text } = await get('/assets/app-1a2b.js', { 'Accept-Encoding': accepted }).expect(200)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers.vary).toMatch(/Accept-Encoding/)
    expect(text).toBe(SCRIPT)
  })

  test('with a hash or version in its path is immutable, others are revalidated', async () => {
    const forGood = 'public, max-age=31536000, immutable'
    for (const [path, caching, type] of [
      ['/assets/app-1a2b.js', forGood, 'text/javascript; charset=utf-8'],
      ['/places/1/from-mun.txt', forGood, 'text/plain; charset=utf-8'],
      ['/climate/2/n30w120.json', forGood, 'application/json; charset=utf-8'],
      ['/images/hero.jpg', 'public, max-age=3600', 'image/jpeg'],
    ] as const)
      await get(path).expect('Cache-Control', caching).expect('Content-Type', type)
    const { etag = '' } = (await get('/images/hero.jpg')).headers
    await get('/images/hero.jpg', { 'If-None-Match': etag }).expect(304)
    await get('/manifest.webmanifest').expect('Content-Type', /^application\/manifest\+json/)
  })

  test('handles any range', async () => {
    for (const range of ['bytes=0-3', 'bytes=5-3', 'bytes=-1', 'bytes=99999999-', 'x=1'])
      expect((await get('/images/hero.jpg', { Range: range })).status).toBeLessThan(500)
  })

  test('deleted after the start is a 404', async () => {
    file('gone.txt', 'here')
    const later = await openWebsite({ deps: { client: openBuiltClient(folder) } })
    await later.get('/gone.txt').expect(200)
    rmSync(join(folder, 'gone.txt'))
    await later.get('/gone.txt').expect(404)
  })
})

describe('An article’s page', () => {
  const content =
    '<h2>Overview</h2><p>Panels &amp; <a href="/calculators/battery">batteries</a>, too, &lt;work&gt; <strong>well</strong>.</p><p>' +
    'More about it. '.repeat(40) +
    '</p>'

  test('describes the article to previews and search engines', async () => {
    const article = await site.article(authorId, {
      title: 'Sun & "Shade" </title>',
      content,
      image: 'https://pictures.example/a.jpg?x=1&y=2',
    })
    const { text } = await get(`/tips/${article.slug}`).expect(200)
    expect(titleOf(text)).toBe('Sun &#38; &#34;Shade&#34; &#60;/title&#62; · Helioplan')
    const description = contentOf(text, 'description') ?? ''
    expect(description).toMatch(/^Panels &#38; batteries, too, &#60;work&#62; well\. More about it\..*…$/)
    expect(contentOf(text, 'og:image')).toBe('https://pictures.example/a.jpg?x=1&#38;y=2')
    expect(contentOf(text, 'og:type')).toBe('article')
    const linked = linkedDataOf(text)
    expect(linked).toMatchObject({
      '@type': 'Article',
      headline: 'Sun & "Shade" </title>',
      datePublished: article.createdAt.toISOString(),
    })
  })

  test('takes one statement', async () => {
    const { slug } = await site.article(authorId)
    expect(await site.statements(() => get(`/tips/${slug}`).expect(200))).toBe(1)
  })
})

describe('Search engines', () => {
  const pathsIn = (sitemap: string) =>
    [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

  test('find each URL of a large site once in several sitemaps', async () => {
    const large = await openWebsite()
    const { id } = await large.person()
    const write = (from: number) =>
      large.query(
        `insert into articles (title, slug, category, content, image, author_id)
         select 'Sun', 'sun-' || n, 'Basics', '<p>Sun</p>', '/images/bill.jpg', $1
         from generate_series($2::integer, $2::integer + 599) n`,
        id,
        from,
      )
    await write(1)
    await write(601)
    // The sequence is as if many articles had been deleted in between.
    await large.query("select setval('articles_id_seq', 7100)")
    await write(1201)
    const places = async (path: string) => pathsIn((await large.get(path).expect(200)).text)
    const found = []
    for (const part of await places('/sitemap.xml')) {
      const addresses = await places(part)
      expect(addresses.length).toBeGreaterThan(0)
      expect(addresses.length).toBeLessThanOrEqual(1000)
      found.push(...addresses)
    }
    const expected = [
      ...pages
        .filter(({ isListed }) => isListed)
        .flatMap(({ path }) => COMPLETE_LANGUAGES.map((language) => addressOf(path, language))),
      ...Array.from({ length: 1800 }, (_, n) => `/tips/sun-${n + 1}`),
    ]
    expect(found.sort()).toEqual(expected.sort())
    for (const none of ['0', '4', '9', 'x', '-1', '99999999']) await large.get(`/sitemap-${none}.xml`).expect(404)
  })

  test('get 404 for unknown sitemaps', async () => {
    const { log, lines } = collectLog('error')
    const small = await openWebsite({ deps: { log } })
    await small.article((await small.person()).id)
    await small.get('/sitemap-1.xml').expect(200)
    // The largest id, 2,147,483,647, lies in block 2,147,484 (1,000 ids each).
    for (const number of [2, 2_147_483, 2_147_484, 2_147_485, 9_999_999, 10_000_000, 4_294_967_296])
      await small.get(`/sitemap-${number}.xml`).expect(404)
    for (const path of ['/tips?page=999999999', '/api/articles?before=2147483647']) await small.get(path).expect(200)
    expect(lines).toEqual([])
  })

  test('find every public page and article in the sitemap', async () => {
    const { slug } = await site.article(authorId)
    const { text, headers } = await get('/sitemap.xml').expect(200)
    expect(headers['content-type']).toMatch(/^application\/xml/)
    const paths = pathsIn(text)
    const calculators = catalogue.map(({ slug }) => `/calculators/${slug}`)
    for (const path of ['/', '/calculators', '/about-us', '/contact', `/tips/${slug}`, ...calculators])
      expect(paths).toContain(path)
    expect(text).not.toMatch(/admin|profile/)
    for (const path of paths) await get(path).expect(200)
  })

  test('get robots.txt', async () => {
    const { text } = await get('/robots.txt').expect(200)
    expect(text).toContain('Disallow: /api/')
    expect(text).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
  })
})
