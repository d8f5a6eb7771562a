import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ContentWatch } from '../../server/website/content-watch.ts'
import { createPageCache, type RenderedResponse } from '../../server/website/page-cache.ts'
import { sendRaw } from '../support/raw-reader.ts'
import { listen } from '../support/stub-server.ts'
import { concurrently, newArticle, openWebsite } from '../support/website.ts'

const site = await openWebsite()
const admin = await site.admin()
const { get } = site

/** Expects the second path to need no database query after the first was requested. */
async function expectCached(first: string, second: string) {
  const cost = async () => {
    await get(first).expect(200)
    return site.statements(() => get(second).expect(200))
  }
  await expect.poll(cost, { timeout: 5000 }).toBe(0)
}

describe('A cached page', () => {
  test('needs no query once rendered', async () => {
    const { slug } = await site.article(admin.id)
    const paths = ['/', '/calculators', '/calculators/solar', '/api/articles', `/api/articles/${slug}`, `/tips/${slug}`]
    for (const path of paths) await expectCached(path, path)
  })

  test('shows a change of this process at once', async () => {
    await admin.agent.post('/api/articles', newArticle('first-sun')).expect(201)
    const titles = async () =>
      (await get('/api/articles').expect(200)).body.map(({ title }: { title: string }) => title)
    expect((await titles())[0]).toBe('The sun in winter')
    const { body } = await get('/api/articles/first-sun').expect(200)
    await admin.agent
      .patch(`/api/articles/${body.id}`, newArticle('first-sun', { title: 'The sun in spring' }))
      .expect(200)
    expect((await titles())[0]).toBe('The sun in spring')
    expect((await get('/tips/first-sun').expect(200)).text).toContain('The sun in spring')
    await admin.agent.delete(`/api/articles/${body.id}`).expect(204)
    expect(await titles()).not.toContain('The sun in spring')
    await get('/tips/first-sun').expect(404)
  })

  test('shows a change of another process within two seconds', async () => {
    const other = await openWebsite({ databaseUrl: () => site.database.url, watchesOwnPool: true })
    const newest = async () => (await other.get('/api/articles').expect(200)).body[0]?.slug
    await newest()
    await admin.agent.post('/api/articles', newArticle('sun-from-elsewhere')).expect(201)
    await expect.poll(newest, { timeout: 2000, interval: 50 }).toBe('sun-from-elsewhere')
  })

  test('is shared by URLs with irrelevant query parameters', async () => {
    await expectCached('/api/articles?limit=2', '/api/articles?limit=2&utm_source=x')
    await expectCached('/', '/?utm_source=x')
  })

  test('is not sent to sessions', async () => {
    await get('/').expect(200)
    const { headers, text } = await admin.agent.get('/').expect(200)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(text).toContain(admin.username)
    expect((await get('/').expect(200)).text).not.toContain(admin.username)
  })
})

/** A raw request that no browser would send. */
const raw = (lines: string[]) => sendRaw(site.origin, lines)

describe('A malformed request', () => {
  test.each([
    '///',
    '//[',
    '//a:b',
    '//a@b',
    '//evil.example/tips',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/tips/%',
  ])('for %s is rejected or not found, without naming another site', async (path) => {
    const answer = await raw([`GET ${path} HTTP/1.1`, 'Host: solar.example', 'Accept: text/html'])
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /)
    for (const [, address] of answer.matchAll(/(?:canonical" href|og:url" content)="([^"]*)"/g))
      expect(address).toMatch(/^http:\/\/solar\.example\/(?!\/)/)
  })

  test.each(['a b', 'evil.example/x', 'x"><script>', 'user@evil.example', '[', 'a:b', ''])(
    'to the host %j is rejected',
    async (host) => {
      for (const path of ['/', '/nowhere', '/api/articles'])
        expect(await raw([`GET ${path} HTTP/1.1`, `Host: ${host}`])).toMatch(/^HTTP\/1\.1 400 /)
    },
  )

  test.each([
    ['solar.example', 'evil.example'],
    ['solar.example', 'solar.example'],
    ['', 'solar.example'],
  ])('to the hosts %j and %j is rejected, also for cached pages', async (first, second) => {
    for (const path of ['/', '/', '/nowhere', '/api/articles', '/healthz', '/robots.txt']) {
      await raw([`GET ${path} HTTP/1.1`, 'Host: solar.example'])
      const answer = await raw([`GET ${path} HTTP/1.1`, `Host: ${first}`, `hOST: ${second}`])
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      expect(answer).toContain('The Host header is not valid')
      expect(answer).toMatch(/x-content-type-options: nosniff/i)
    }
  })

  test('with an absolute URL gets no page of another host', async () => {
    const answer = await raw(['GET http://evil.example/ HTTP/1.1', 'Host: solar.example'])
    expect(answer).not.toContain('http://evil.example')
  })
})

/** The page cache alone, behind a server. */
async function store(content: ContentWatch, budget?: number) {
  const pageCache = createPageCache(content, { 'X-Standing': 'yes' }, budget === undefined ? {} : { maxBytes: budget })
  let renderCount = 0
  let render = async (path: string): Promise<RenderedResponse> => ({
    status: 200,
    text: `${path} ${'sun '.repeat(1000)}`,
    headers: { 'Content-Type': 'text/plain' },
  })
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? ''
    pageCache
      .sendOrRender(path, request, response, () => {
        renderCount++
        return render(path)
      })
      .catch(() => response.writeHead(500).end())
  }
  const port = await listen(createServer(listener))
  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const request = httpRequest({ port, path, headers, method, host: '127.0.0.1' }).end()
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const bytes = Buffer.concat(await response.toArray())
    return { status: response.statusCode, headers: response.headers, bytes }
  }
  return {
    ask,
    getRenderCount: () => renderCount,
    setRender: (next: typeof render) => {
      render = next
    },
  }
}
const content = () => ({ generation: 1, isFresh: true, markChanged() {}, stop() {} })

describe('The page cache', () => {
  test('renders once for concurrent requests', async () => {
    const { ask, getRenderCount } = await store(content())
    await concurrently(20, () => ask('/a'))
    expect(getRenderCount()).toBe(1)
  })

  test('sends the last known page while a newer one takes long, and the newer one once it is there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const watch = { ...content() }
    const { ask, setRender, getRenderCount } = await store(watch)
    await ask('/a')
    watch.generation = 2
    let finish = () => {}
    setRender(
      (path) =>
        new Promise((resolve) => {
          finish = () => resolve({ status: 200, text: `new ${path}`, headers: {} })
        }),
    )
    const waiting = ask('/a')
    await expect.poll(getRenderCount).toBe(2)
    vi.advanceTimersByTime(2000)
    const late = await waiting
    expect(late.bytes.toString()).toContain('/a sun')
    expect(late.headers['cache-status']).toContain('last known')
    finish()
    await expect.poll(async () => (await ask('/a')).bytes.toString()).toBe('new /a')
    expect((await ask('/a')).headers['cache-status']).toBeUndefined()
    expect(getRenderCount()).toBe(2)
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('negotiates the encoding %j', async (accepted, encoding) => {
    const { ask } = await store(content())
    const { headers, bytes } = await ask('/a', { 'Accept-Encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(bytes.length))
    expect(headers.vary).toBe('Accept-Encoding, Cookie')
    expect(headers['x-standing']).toBe('yes')
  })

  test('compresses best what is sent twice, not each page of a crawl', async () => {
    const { ask, setRender } = await store(content())
    const text = Array.from({ length: 5000 }, (_, i) => `${(i * i) % 9973} kWh`).join()
    setRender(async () => ({ status: 200, text, headers: {} }))
    const size = async () => (await ask('/a', { 'Accept-Encoding': 'br' })).bytes.length
    const first = await size()
    await pause(300)
    expect(await size()).toBe(first)
    await expect.poll(size, { timeout: 10_000 }).toBeLessThan(first)
  })

  test('answers 304 to any matching ETag', async () => {
    const { ask } = await store(content())
    const etag = String((await ask('/a', { 'Accept-Encoding': 'br' })).headers.etag)
    for (const given of [etag, `"x", ${etag}`, etag.replace('W/', ''), '*']) {
      const { status, headers, bytes } = await ask('/a', { 'If-None-Match': given })
      expect([status, bytes.length, headers.etag]).toEqual([304, 0, etag])
    }
    expect((await ask('/a', { 'If-None-Match': '"x"' })).status).toBe(200)
  })

  test('answers HEAD with the headers of GET', async () => {
    const { ask } = await store(content())
    const whole = await ask('/a')
    const head = await ask('/a', {}, 'HEAD')
    expect(head.bytes.length).toBe(0)
    expect(head.headers['content-length']).toBe(whole.headers['content-length'])
  })

  test('renders again after a change, also during rendering', async () => {
    const shown = content()
    const { ask, getRenderCount, setRender } = await store(shown)
    let finish = () => {}
    setRender(async () => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return { status: 200, text: 'before', headers: {} }
    })
    const early = ask('/a')
    await expect.poll(getRenderCount).toBe(1)
    shown.generation++
    finish()
    await early
    setRender(async () => ({ status: 200, text: 'after', headers: {} }))
    expect((await ask('/a')).bytes.toString()).toBe('after')
    expect(getRenderCount()).toBe(2)
  })

  test('does not serve stale pages for other errors', async () => {
    const shown = content()
    const { ask, setRender } = await store(shown)
    await ask('/a')
    shown.generation++
    setRender(async () => {
      throw new Error('gone')
    })
    expect((await ask('/a')).status).toBe(500)
  })

  test('evicts the least recently used pages beyond its size', async () => {
    const { ask, getRenderCount } = await store(content(), 40_000)
    await ask('/a')
    for (let i = 0; i < 50; i++) {
      await ask(`/${i}`)
      await ask('/a')
    }
    expect(getRenderCount()).toBe(51)
    await ask('/0')
    expect(getRenderCount()).toBe(52)
  })
})
