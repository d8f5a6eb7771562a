import { describe, expect, test } from 'vitest'
import { OFFLINE_PATH } from '#shared/pages.ts'
import { isWorkerScript } from '../../server/website/built-client.ts'
import type { ContentWatch } from '../../server/website/content-watch.ts'
import { loadBuiltClient } from '../support/built-client.ts'
import { openWebsite, openWebsiteBehindProxy, type Website } from '../support/website.ts'

/*
 * Revalidation. Browsers store the headers of a 304 with the page (RFC 9111, 4.3.4), so they must equal the page's own.
 * With another policy a browser would block the page's scripts from then on.
 */

const client = await loadBuiltClient()
const site = await openWebsite({ deps: { client } })
const admin = await site.admin()
const { slug } = await site.article(admin.id)

/** Headers of a 304 that differ for each response. */
const OF_EACH_ANSWER = new Set(['x-request-id', 'date', 'connection', 'keep-alive', 'cache-status'])

/**
 * Revalidates a response.
 * @returns the headers that the 304 changes
 */
async function changedByRevisit(first: { headers: Record<string, string> }, path: string, from: Website = site) {
  const { status, headers } = await from
    .visitor()
    .get(path)
    .set('If-None-Match', first.headers.etag ?? expect.fail('no ETag'))
  expect(status).toBe(304)
  return Object.entries(headers as Record<string, string>).filter(
    ([name, value]) => !OF_EACH_ANSWER.has(name) && value !== first.headers[name],
  )
}

/** Edits an article that the page does not show. */
async function edit() {
  const draft = { title: 'Shade', category: 'Basics', image: '/images/bill.jpg', content: '<p>Trees.</p>' }
  const { body } = await admin.agent
    .post('/api/articles')
    .send({ ...draft, slug: `shade-${performance.now()}`.replace('.', '-') })
    .expect(201)
  await admin.agent.delete(`/api/articles/${body.id}`).expect(204)
}

const PATHS = ['/', '/calculators/battery', '/plan/home', '/privacy', '/auth', `/tips/${slug}`, '/api/articles']

describe.each(PATHS)('Revalidating %s', (path) => {
  test('while it is cached changes no stored header', async () => {
    const first = await site.visitor().get(path).expect(200)
    expect(await changedByRevisit(first, path)).toEqual([])
  })

  test('after an edit changes no stored header', async () => {
    const first = await site.visitor().get(path).expect(200)
    await edit()
    expect(await changedByRevisit(first, path)).toEqual([])
  })

  test('after a restart changes no stored header', async () => {
    const origin = 'http://solar.example'
    const config = (defaults: Website['config']) => ({ ...defaults, publicUrl: origin })
    const before = await openWebsite({ config, deps: { client }, database: shared() })
    const first = await before.visitor().get(path).expect(200)
    const after = await openWebsite({ config, deps: { client }, database: shared() })
    expect(await changedByRevisit(first, path, after)).toEqual([])
  })
})

/** The site's database, which stays when another site closes. */
const shared = () => ({ ...site.database, drop: async () => {} })

test.each([
  ['/sw.js', 'no-cache'],
  ['/favicon.svg', 'public, max-age=3600'],
  ['/images/about.jpg', 'public, max-age=3600'],
])('Revalidating %s keeps how long it may be stored', async (path, cacheControl) => {
  const first = await site.visitor().get(path).expect(200).expect('Cache-Control', cacheControl)
  await site
    .visitor()
    .get(path)
    .set('If-None-Match', String(first.headers.etag))
    .expect(304)
    .expect('Cache-Control', cacheControl)
})

test('Revalidating an uncached page changes no stored header', async () => {
  const first = await site.visitor().get('/tips?page=99').expect(200)
  expect(await changedByRevisit(first, '/tips?page=99')).toEqual([])
})

test('Revalidating the offline page changes no stored header', async () => {
  const path = OFFLINE_PATH
  const first = await site.visitor().get(path).expect(200)
  expect(await changedByRevisit(first, path)).toEqual([])
  await edit()
  expect(await changedByRevisit(first, path)).toEqual([])
})

test('Revalidating a stale page during an outage changes no stored header', async () => {
  const generation = { now: 1 }
  const content: ContentWatch = {
    get generation() {
      return generation.now
    },
    isFresh: false,
    markChanged() {},
  }
  const { site: broken, proxy } = await openWebsiteBehindProxy({
    deps: { client, content },
  })
  const first = await broken.visitor().get('/').expect(200)
  proxy.disconnect()
  generation.now++
  expect(await changedByRevisit(first, '/', broken)).toEqual([])
})

test('A failed page is not answered 304', async () => {
  const { site: broken, proxy } = await openWebsiteBehindProxy({
    deps: { client },
  })
  proxy.disconnect()
  const { status, headers } = await broken.visitor().get(`/tips/${slug}`).set('If-None-Match', '*')
  expect(status).toBe(503)
  expect(headers['content-security-policy']).toContain("script-src 'self'")
})

test('The ETag changes with the headers', async () => {
  const config = (defaults: Website['config']) => ({ ...defaults, publicUrl: 'http://solar.example' })
  const defaults = await openWebsite({ config, deps: { client }, database: shared() })
  const first = await defaults.visitor().get('/').expect(200)
  const other = { ...client, policySources: { 'script-src': "'sha256-AAAA'" } }
  const changed = await openWebsite({ config, deps: { client: other }, database: shared() })
  await changed.visitor().get('/').set('If-None-Match', String(first.headers.etag)).expect(200)
})

test('Revalidating the service worker keeps its policy', async () => {
  const path = '/sw.js'
  expect(isWorkerScript(path)).toBe(true)
  const first = await site.visitor().get(path).expect(200)
  expect(first.headers['content-security-policy']).toContain("connect-src 'self'")
  expect(await changedByRevisit(first, path)).toEqual([])
})

test.each(['/manifest.webmanifest', '/images/hero.jpg'])('The file %s keeps its headers', async (path) => {
  const first = await site.visitor().get(path).expect(200)
  expect(await changedByRevisit(first, path)).toEqual([])
})
