import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#shared/calculators/catalogue.ts'
import { loadCalculator } from '#shared/calculators/load.ts'
import { pages } from '#shared/pages.ts'
import { loadBuiltClient } from '../support/built-client.ts'
import { binary, pageDataOf, rootOf } from '../support/page-html.ts'
import { openWebsite } from '../support/website.ts'

const client = await loadBuiltClient()
const site = await openWebsite({ deps: { client } })
const admin = await site.admin()
const read = async (path: string, agent = site.visitor()) => (await agent.get(path)).text
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const words = (html: string) =>
  html.replace(/<[^>]*>/g, ' ').replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity)
const headingOf = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(rootOf(html))?.[1]
describe('A public page', () => {
  test.each(pages.filter(({ access }) => access === 'anyone'))(
    '$path comes with its heading, its text and links, without a cookie or anything that its policy blocks',
    async (page) => {
      const { text: html, headers } = await site.get(page.path)
      expect(headingOf(html)).toBe(page.heading().replace('&', '&amp;'))
      const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(rootOf(html)) ?? []
      expect(words(main).trim().length).toBeGreaterThan(page.heading().length + 25)
      expect(headers['set-cookie']).toBeUndefined()
      for (const path of ['/calculators', '/about-us', '/contact']) expect(rootOf(html)).toContain(`href="${path}"`)
      expect(html).not.toMatch(/<[^>]* style=/)
      expect(html).not.toMatch(/<style/)
      for (const [, attributes = '', code = ''] of html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)) {
        if (/ src="\/|type="application\//.test(attributes)) continue
        const digest = createHash('sha256').update(code).digest('base64')
        expect(headers['content-security-policy']).toContain(`'sha256-${digest}'`)
      }
    },
  )

  test.each(catalogue)('of the $type contains form and method', async ({ slug }) => {
    const html = rootOf(await read(`/calculators/${slug}`))
    expect(html).toContain('<form')
    const { method } = (await loadCalculator(slug))()
    for (const sentence of method) expect(words(html)).toContain(sentence)
  })

  test('explains what needs JavaScript', async () => {
    const [, line = ''] = /<noscript>(.*?)<\/noscript>/s.exec(await read('/calculators/solar')) ?? []
    expect(words(line).replace(/\s+/g, ' ')).toContain(
      'without JavaScript. Turn it on to use the calculators and forms, and to sign in.',
    )
  })

  test('preloads its own scripts', async () => {
    const html = await read('/calculators/battery')
    const preloaded = [...html.matchAll(/<link rel="modulepreload"[^>]* href="\/assets\/([\w-]+)-[\w-]{8}\.js"/g)].map(
      ([, name]) => name,
    )
    expect(preloaded).toEqual(expect.arrayContaining(['calculator', 'battery']))
  })

  test.each(['/', '/calculators/battery', '/tips', '/privacy', '/profile', '/nowhere'])(
    '%s has a correct integrity hash for every script and style',
    async (path) => {
      const html = await read(path)
      const elements = [...html.matchAll(/<(?:script|link)\b[^>]*(?:src|href)="(\/[^"]+\.(?:js|css))"[^>]*>/g)]
      expect(elements.length).toBeGreaterThan(2)
      for (const [element, file = ''] of elements) {
        const { body } = await site.get(file).buffer(true).parse(binary).expect(200)
        const digest = createHash('sha384').update(body).digest('base64')
        expect(element).toContain(` integrity="sha384-${digest}"`)
      }
    },
  )

  test('of articles is paginated', async () => {
    for (let more = 0; more < 25; more++) await site.article(admin.id, { title: `Tip ${more}` })
    const count = (html: string) => rootOf(html).match(/Read More/g)?.length
    await expect.poll(async () => count(await read('/tips'))).toBe(12)
    const second = await read('/tips?page=2')
    expect(count(second)).toBe(12)
    expect(pageDataOf(second).queries[0].data.articles).toHaveLength(12)
    expect(rootOf(second)).not.toContain('>Tip 24<')
    expect(rootOf(await read('/tips'))).toContain('>Tip 24<')
    expect(rootOf(await read('/tips?page=4000'))).toContain('There is nothing on this page.')
    expect(await read('/tips?page=4000')).toBe(await read('/tips?page=4000&x=1'))
  })

  test('of an article contains its text and date', async () => {
    const updatedAt = new Date('2026-03-01T23:59:00Z')
    const { slug } = await site.article(admin.id, { title: 'Spring', content: '<p>The sun climbs.</p>', updatedAt })
    const html = await read(`/tips/${slug}`)
    expect(headingOf(html)).toBe('Spring')
    expect(rootOf(html)).toContain('<p>The sun climbs.</p>')
    expect(words(rootOf(html))).toContain('March 1, 2026')
  })

  test('that does not exist is the same for all paths', async () => {
    const [one, other] = [await read('/nowhere'), await read('/no/where')]
    expect(headingOf(one)).toBe('404 Page Not Found')
    expect(other).toBe(one)
    const [article, another] = [await read('/tips/no-such'), await read('/tips/none')]
    expect(headingOf(article)).toBe('Article not found')
    expect(another).toBe(article)
    await site.article(admin.id, { title: 'Four hundred and four', slug: '404' })
    await expect.poll(async () => headingOf(await read('/tips/404'))).toBe('Four hundred and four')
    expect(headingOf(await read('/tips/nor-this'))).toBe('Article not found')
  })
})

describe('A signed-in user', () => {
  test('gets the page with the username', async () => {
    const { agent, username } = await site.user('grace')
    const { text, headers } = await agent.get('/about-us').expect(200)
    expect(words(rootOf(text))).toContain(`Welcome, ${username}`)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(rootOf(await read('/about-us'))).not.toContain(username)
  })

  test('gets private pages for rendering in the browser', async () => {
    const { agent } = await site.user()
    expect(rootOf(await read('/profile', agent))).toBe('')
  })
})

describe('Hostile content', () => {
  test('cannot end the script element of the page’s data', async () => {
    const title = '</script><script>alert(1)</script>\u2028\u2029<!--'
    const { slug } = await site.article(admin.id, { title })
    const html = await read(`/tips/${slug}`)
    expect(html).not.toContain('<script>alert')
    expect(/ id="page-data">(.*?)<\/script>/s.exec(html)?.[1]).not.toMatch(/[<\u2028\u2029]/)
    expect(pageDataOf(html).queries[0].data.title).toBe(title)
  })

  test('is not interpreted by the template', async () => {
    const title = "$& $' $` $1 </body></head>"
    const { slug } = await site.article(admin.id, { title })
    expect(headingOf(await read(`/tips/${slug}`))).toBe('$&amp; $&#x27; $` $1 &lt;/body&gt;&lt;/head&gt;')
  })
})

describe('The service worker', () => {
  test('is revalidated each time and may load from the site only', async () => {
    const { headers, text } = await site.get('/sw.js').expect(200)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
    expect(text).toContain('/offline')
    expect(text).toMatch(/assets\/climate-table-[\w-]{8}\.js/)
    expect(text).not.toContain('rich-text-editor')
  })

  test('precaches existing files only', async () => {
    const { text } = await site.get('/sw.js')
    const addresses = [...text.matchAll(/url:\s*[`"'](\/[^`"']+)[`"']/g)].map(([, address = '']) => address)
    expect(addresses.length).toBeGreaterThan(50)
    const answers = await Promise.all(addresses.map((address) => fetch(site.origin + address, { method: 'HEAD' })))
    expect(answers.filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([])
  })

  test('precaches an offline page without a user', async () => {
    const { agent, username } = await site.user()
    const { text, headers } = await agent.get('/offline').expect(200)
    expect(text).not.toContain(username)
    expect(pageDataOf(text)).not.toHaveProperty('user')
    expect(rootOf(text)).toBe('')
    expect(headers['cache-control']).toBe('no-cache')
    expect(text).toBe(await read('/offline'))
    expect(text).toContain('<meta name="robots" content="noindex">')
  })

  test('deletes its caches and unregisters when switched off', async () => {
    const off = await openWebsite({ config: { serviceWorker: false }, deps: { client: await loadBuiltClient() } })
    const { text, headers } = await off.get('/sw.js').expect(200)
    expect(headers['cache-control']).toBe('no-cache')
    const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>()
    const cacheNames = new Set(['workbox-precache', 'read-articles'])
    let isRegistered = true
    const self = {
      addEventListener: (name: string, listener: never) => listeners.set(name, listener),
      skipWaiting: async () => {},
      registration: { unregister: async () => (isRegistered = false) },
    }
    const caches = { keys: async () => [...cacheNames], delete: async (name: string) => cacheNames.delete(name) }
    new Function('self', 'caches', text)(self, caches)
    const work: Promise<unknown>[] = []
    for (const name of ['install', 'activate']) listeners.get(name)?.({ waitUntil: (promise) => work.push(promise) })
    await Promise.all(work)
    expect([[...cacheNames], isRegistered]).toEqual([[], false])
    expect(pageDataOf((await off.get('/')).text).serviceWorker).toBe(false)
  })
})
