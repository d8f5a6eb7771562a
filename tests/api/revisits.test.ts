import { describe, expect, test } from 'vitest'
import { OFFLINE_PATH } from '#shared/pages.ts'
import type { Content } from '../../server/website/content.ts'
import { isWorker } from '../../server/website/service-worker.ts'
import { cable } from '../support/cable.ts'
import { shippedClient } from '../support/shipped-client.ts'
import { openWebsite, type Website } from '../support/website.ts'

/*
 * What a browser that has a page is sent when it asks again. It stores the headers of a 304 with the page (RFC 9111, 4.3.4):
 * they have to be the page's own, or it would refuse its own scripts from then on.
 */

const client = await shippedClient()
const site = await openWebsite({ deps: { client } })
const admin = await site.admin()
const { slug } = await site.article(admin.id)

/** Headers of a 304 that a browser does not store in place of those it has: each answer has its own. */
const OF_EACH_ANSWER = new Set(['x-request-id', 'date', 'connection', 'keep-alive', 'cache-status'])

/** Asks again with what was got at first, and says which stored headers the 304 changes. */
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

/** Counts as an edit of an article that the page does not show. */
async function edit() {
  const draft = { title: 'Shade', category: 'Basics', image: '/images/bill.jpg', content: '<p>Trees.</p>' }
  const { body } = await admin.agent
    .post('/api/articles')
    .send({ ...draft, slug: `shade-${performance.now()}`.replace('.', '-') })
    .expect(201)
  await admin.agent.delete(`/api/articles/${body.id}`).expect(204)
}

const PATHS = ['/', '/calculators/battery', '/plan/home', '/privacy', '/auth', `/tips/${slug}`, '/api/articles']

describe.each(PATHS)('%s asked for again', (path) => {
  test('while it is kept, changes no stored header', async () => {
    const first = await site.visitor().get(path).expect(200)
    expect(await changedByRevisit(first, path)).toEqual([])
  })

  test('after an edit, changes no stored header', async () => {
    const first = await site.visitor().get(path).expect(200)
    await edit()
    expect(await changedByRevisit(first, path)).toEqual([])
  })

  test('after a restart, changes no stored header', async () => {
    const origin = 'http://solar.example'
    const config = (usual: Website['config']) => ({ ...usual, publicUrl: origin })
    const before = await openWebsite({ config, deps: { client }, database: shared() })
    const first = await before.visitor().get(path).expect(200)
    const after = await openWebsite({ config, deps: { client }, database: shared() })
    expect(await changedByRevisit(first, path, after)).toEqual([])
  })
})

/** The database of the site, which stays when one of the other sites is closed. */
const shared = () => ({ ...site.database, drop: async () => {} })

test('A page that is never kept changes no stored header', async () => {
  const first = await site.visitor().get('/tips?page=99').expect(200)
  expect(await changedByRevisit(first, '/tips?page=99')).toEqual([])
})

test('The page for use without a network changes no stored header, kept or made anew', async () => {
  const path = OFFLINE_PATH
  const first = await site.visitor().get(path).expect(200)
  expect(await changedByRevisit(first, path)).toEqual([])
  await edit()
  expect(await changedByRevisit(first, path)).toEqual([])
})

test('An outdated page that is shown while the database is away changes no stored header', async () => {
  const generation = { now: 1 }
  const content: Content = {
    get generation() {
      return generation.now
    },
    isFresh: false,
    changed() {},
    stop() {},
  }
  let line: Awaited<ReturnType<typeof cable>> | undefined
  const broken = await openWebsite({
    databaseUrl: async (url) => {
      line = await cable(url)
      return line.url
    },
    deps: { client, content },
  })
  const first = await broken.visitor().get('/').expect(200)
  line?.cut()
  generation.now++
  expect(await changedByRevisit(first, '/', broken)).toEqual([])
  line?.close()
})

test('A page that cannot be made is no 304', async () => {
  let line: Awaited<ReturnType<typeof cable>> | undefined
  const broken = await openWebsite({
    databaseUrl: async (url) => {
      line = await cable(url)
      return line.url
    },
    deps: { client },
  })
  line?.cut()
  const { status, headers } = await broken.visitor().get(`/tips/${slug}`).set('If-None-Match', '*')
  expect(status).toBe(503)
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  line?.close()
})

test('The entity tag is another one when the headers are', async () => {
  const config = (usual: Website['config']) => ({ ...usual, publicUrl: 'http://solar.example' })
  const usual = await openWebsite({ config, deps: { client }, database: shared() })
  const first = await usual.visitor().get('/').expect(200)
  const other = { ...client, sources: { 'script-src': "'sha256-AAAA'" } }
  const changed = await openWebsite({ config, deps: { client: other }, database: shared() })
  await changed.visitor().get('/').set('If-None-Match', String(first.headers.etag)).expect(200)
})

test('The service worker keeps its policy when it is asked for again', async () => {
  const path = '/sw.js'
  expect(isWorker(path)).toBe(true)
  const first = await site.visitor().get(path).expect(200)
  expect(first.headers['content-security-policy']).toContain("connect-src 'self'")
  expect(await changedByRevisit(first, path)).toEqual([])
})

test.each(['/manifest.webmanifest', '/images/hero.jpg'])('The file %s keeps its headers', async (path) => {
  const first = await site.visitor().get(path).expect(200)
  expect(await changedByRevisit(first, path)).toEqual([])
})
