import { createServer, request as httpRequest, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Content } from '../../server/website/content.ts'
import { type Answer, keepAnswers } from '../../server/website/kept.ts'
import { openWebsite } from '../support/website.ts'

const site = await openWebsite()
const admin = await site.admin()
const draft = (slug: string, title = 'The sun in winter') => ({
  title,
  slug,
  category: 'Basics',
  image: '/images/winter.jpg',
  content: '<p>Low but bright.</p>',
})
const get = (path: string) => site.visitor().get(path)

/** That asking for the second costs no statement once the first was asked for, and the looks for changes have caught up. */
async function expectKept(first: string, second: string) {
  const cost = async () => {
    await get(first).expect(200)
    return site.statements(() => get(second).expect(200))
  }
  await expect.poll(cost, { timeout: 5000 }).toBe(0)
}

describe('What a visitor reads', () => {
  test('costs no statement once it was asked for', async () => {
    const { slug } = await site.article(admin.id)
    const paths = ['/', '/calculators', '/calculators/solar', '/api/articles', `/api/articles/${slug}`, `/tips/${slug}`]
    for (const path of paths) await expectKept(path, path)
  })

  test('shows a change of this process at once', async () => {
    await admin.agent.post('/api/articles').send(draft('first-sun')).expect(201)
    const titles = async () =>
      (await get('/api/articles').expect(200)).body.map(({ title }: { title: string }) => title)
    expect((await titles())[0]).toBe('The sun in winter')
    const { body } = await get('/api/articles/first-sun').expect(200)
    await admin.agent.patch(`/api/articles/${body.id}`).send(draft('first-sun', 'The sun in spring')).expect(200)
    expect((await titles())[0]).toBe('The sun in spring')
    expect((await get('/tips/first-sun').expect(200)).text).toContain('The sun in spring')
    await admin.agent.delete(`/api/articles/${body.id}`).expect(204)
    expect(await titles()).not.toContain('The sun in spring')
    await get('/tips/first-sun').expect(404)
  })

  test('shows a change of another process within two seconds', async () => {
    const other = await openWebsite({ databaseUrl: () => site.database.url, watchesItself: true })
    const newest = async () => (await other.visitor().get('/api/articles').expect(200)).body[0]?.slug
    await newest()
    await admin.agent.post('/api/articles').send(draft('sun-from-elsewhere')).expect(201)
    await expect.poll(newest, { timeout: 2000, interval: 50 }).toBe('sun-from-elsewhere')
  })

  test('is one answer however its address is written', async () => {
    await expectKept('/api/articles?limit=2', '/api/articles?limit=2&utm_source=x')
    await expectKept('/', '/?utm_source=x')
  })

  test('is not what somebody with a session gets', async () => {
    await get('/').expect(200)
    const { headers, text } = await admin.agent.get('/').expect(200)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(text).toContain(admin.username)
    expect((await get('/').expect(200)).text).not.toContain(admin.username)
  })
})

/** A request as no browser would send it, and what comes back. */
function raw(lines: string[]) {
  const { port } = site.server.address() as AddressInfo
  return new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`))
    let text = ''
    socket.setEncoding('utf8').on('data', (part) => {
      text += part
    })
    socket.on('end', () => resolve(text)).on('error', reject)
  })
}

describe('An unusual request', () => {
  test.each([
    '///',
    '//[',
    '//a:b',
    '//a@b',
    '//evil.example/tips',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/tips/%',
  ])('for %s is refused or not found, and names no other site', async (path) => {
    const answer = await raw([`GET ${path} HTTP/1.1`, 'Host: solar.example', 'Accept: text/html'])
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /)
    for (const [, address] of answer.matchAll(/(?:canonical" href|og:url" content)="([^"]*)"/g))
      expect(address).toMatch(/^http:\/\/solar\.example\/(?!\/)/)
  })

  test.each(['a b', 'evil.example/x', 'x"><script>', 'user@evil.example', '[', 'a:b', ''])(
    'to the host %j is refused',
    async (host) => {
      for (const path of ['/', '/nowhere', '/api/articles'])
        expect(await raw([`GET ${path} HTTP/1.1`, `Host: ${host}`])).toMatch(/^HTTP\/1\.1 400 /)
    },
  )

  test.each([
    ['solar.example', 'evil.example'],
    ['solar.example', 'solar.example'],
    ['', 'solar.example'],
  ])('to the hosts %j and %j is refused, also for what is kept', async (first, second) => {
    for (const path of ['/', '/', '/nowhere', '/api/articles', '/healthz', '/robots.txt']) {
      await raw([`GET ${path} HTTP/1.1`, 'Host: solar.example'])
      const answer = await raw([`GET ${path} HTTP/1.1`, `Host: ${first}`, `hOST: ${second}`])
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      expect(answer).toContain('The Host header is not valid')
      expect(answer).toMatch(/x-content-type-options: nosniff/i)
    }
  })

  test('by an absolute address is answered for the host it names or refused', async () => {
    const answer = await raw(['GET http://evil.example/ HTTP/1.1', 'Host: solar.example'])
    expect(answer).not.toContain('http://evil.example')
  })
})

/** The store alone, on a server of its own. */
async function store(content: Content, budget?: number) {
  const kept = keepAnswers(content, { 'X-Standing': 'yes' }, budget)
  let made = 0
  let make = async (path: string): Promise<Answer> => ({
    status: 200,
    text: `${path} ${'sun '.repeat(1000)}`,
    headers: { 'Content-Type': 'text/plain' },
  })
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? ''
    kept
      .sendOrMake(path, request, response, () => {
        made++
        return make(path)
      })
      .catch(() => response.writeHead(500).end())
  }
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
      httpRequest({ port, path, headers, method, host: '127.0.0.1' }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) }),
        )
      })
        .on('error', reject)
        .end()
    })
  return {
    ask,
    made: () => made,
    making: (next: typeof make) => {
      make = next
    },
  }
}
const content = () => ({ generation: 1, isFresh: true, changed() {}, stop() {} })

describe('A kept answer', () => {
  test('is made once for all who ask at the same time', async () => {
    const { ask, made } = await store(content())
    await Promise.all(Array.from({ length: 20 }, () => ask('/a')))
    expect(made()).toBe(1)
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('comes in the form that %j asks for', async (accepted, encoding) => {
    const { ask } = await store(content())
    const { headers, bytes } = await ask('/a', { 'Accept-Encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(bytes.length))
    expect(headers.vary).toBe('Accept-Encoding, Cookie')
    expect(headers['x-standing']).toBe('yes')
  })

  test('is not sent again to who has it, by any form and in a list', async () => {
    const { ask } = await store(content())
    const etag = String((await ask('/a', { 'Accept-Encoding': 'br' })).headers.etag)
    for (const given of [etag, `"x", ${etag}`, etag.replace('W/', ''), '*']) {
      const { status, headers, bytes } = await ask('/a', { 'If-None-Match': given })
      expect([status, bytes.length, headers.etag]).toEqual([304, 0, etag])
    }
    expect((await ask('/a', { 'If-None-Match': '"x"' })).status).toBe(200)
  })

  test('to HEAD has the headers of GET and no body', async () => {
    const { ask } = await store(content())
    const whole = await ask('/a')
    const head = await ask('/a', {}, 'HEAD')
    expect(head.bytes.length).toBe(0)
    expect(head.headers['content-length']).toBe(whole.headers['content-length'])
  })

  test('is made anew when the content has changed, also while it was being made', async () => {
    const shown = content()
    const { ask, made, making } = await store(shown)
    let finish = () => {}
    making(async () => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return { status: 200, text: 'before', headers: {} }
    })
    const early = ask('/a')
    await expect.poll(made).toBe(1)
    shown.generation++
    finish()
    await early
    making(async () => ({ status: 200, text: 'after', headers: {} }))
    expect((await ask('/a')).bytes.toString()).toBe('after')
    expect(made()).toBe(2)
  })

  test('that is not found any more is not found', async () => {
    const shown = content()
    const { ask, making } = await store(shown)
    await ask('/a')
    shown.generation++
    making(async () => {
      throw new Error('gone')
    })
    expect((await ask('/a')).status).toBe(500)
  })

  test('is given up for newer ones beyond the budget, the least used first', async () => {
    const { ask, made } = await store(content(), 40_000)
    await ask('/a')
    for (let i = 0; i < 50; i++) {
      await ask(`/${i}`)
      await ask('/a')
    }
    expect(made()).toBe(51)
    await ask('/0')
    expect(made()).toBe(52)
  })
})
