import { describe, expect, test } from 'vitest'
import { OFFLINE_PATH } from '#shared/pages.ts'
import { isWorkerScript } from '../../server/website/built-client.ts'
import { loadBuiltClient } from '../support/built-client.ts'
import { newArticle, openWebsite, openWebsiteBehindProxy, type Website } from '../support/website.ts'

/*
 * Revalidation. Browsers store the headers of a 304 with the page (RFC 9111, 4.3.4), so they must equal the page's own.
 * With another policy a browser would block the page's scripts from then on.
 */

const client = await loadBuiltClient()
const site = await openWebsite({ deps: { client } })
const admin = await site.admin()
const { slug } = await site.article(admin.id)

const CARD = '/embed/town/india/maharashtra/pune'

/** Another process of the site. */
const open = (changes = {}) =>
  openWebsite({
    config: { publicUrl: 'http://solar.example' },
    deps: { client: { ...client, ...changes } },
    database: { ...site.database, drop: async () => {} },
  })
const [running, restarted] = [await open(), await open()]

/** Headers of a 304 that differ for each response. */
const OF_EACH_ANSWER = new Set(['x-request-id', 'date', 'connection', 'keep-alive', 'cache-status'])

/**
 * Opens a page and revalidates it.
 * @returns the headers of the page, which those of the 304 equal
 */
async function revisit(path: string, at: Website = site, meanwhile?: () => unknown, later: Website = at) {
  const first: Record<string, string> = (await at.get(path).expect(200)).headers
  await meanwhile?.()
  const { headers } = await later
    .get(path)
    .set('If-None-Match', first.etag ?? expect.fail('no ETag'))
    .expect(304)
  for (const [name, value] of Object.entries(headers))
    if (!OF_EACH_ANSWER.has(name)) expect([name, value]).toEqual([name, first[name]])
  return first
}

const expectUnchanged = async (...revisited: Parameters<typeof revisit>) => void (await revisit(...revisited))

/** Edits an article that the page does not show. */
async function edit() {
  const draft = newArticle(`shade-${performance.now()}`.replace('.', '-'))
  const { body } = await admin.agent.post('/api/articles', draft).expect(201)
  await admin.agent.delete(`/api/articles/${body.id}`).expect(204)
}

describe.each(['/', '/calculators/battery', '/plan/home', '/privacy', '/auth', `/tips/${slug}`, '/api/articles'])(
  'Revalidating %s changes no stored header',
  (path) => {
    test('while it is cached', () => expectUnchanged(path))
    test('after an edit', () => expectUnchanged(path, site, edit))
    test('after a restart', () => expectUnchanged(path, running, undefined, restarted))
  },
)

test.each([
  ['/sw.js', 'no-cache'],
  ['/favicon.svg', 'public, max-age=3600'],
  ['/images/about.jpg', 'public, max-age=3600'],
])('Revalidating %s keeps how long it may be stored', async (path, cacheControl) => {
  expect((await revisit(path))['cache-control']).toBe(cacheControl)
})

test.each(['/tips?page=99', OFFLINE_PATH, '/manifest.webmanifest', '/images/hero.jpg', CARD])(
  'Revalidating %s, which is not cached, changes no stored header',
  (path) => expectUnchanged(path),
)

test('Revalidating the offline page after an edit changes no stored header', () =>
  expectUnchanged(OFFLINE_PATH, site, edit))

test('Revalidating a stale page during an outage changes no stored header', async () => {
  const content = { generation: 1, isFresh: false, markChanged() {} }
  const { site: broken, proxy } = await openWebsiteBehindProxy({ deps: { client, content } })
  await revisit('/', broken, () => {
    proxy.disconnect()
    content.generation++
  })
})

test('A failed page is not answered 304', async () => {
  const { site: broken, proxy } = await openWebsiteBehindProxy({ deps: { client } })
  proxy.disconnect()
  const { headers } = await broken.get(`/tips/${slug}`).set('If-None-Match', '*').expect(503)
  expect(headers['content-security-policy']).toContain("script-src 'self'")
})

test('The ETag changes with the headers', async () => {
  const { headers } = await running.get('/').expect(200)
  const changed = await open({ policySources: { 'script-src': "'sha256-AAAA'" } })
  await changed.get('/').set('If-None-Match', String(headers.etag)).expect(200)
})

test('Revalidating the service worker keeps its policy', async () => {
  expect(isWorkerScript('/sw.js')).toBe(true)
  expect((await revisit('/sw.js'))['content-security-policy']).toContain("connect-src 'self'")
})
