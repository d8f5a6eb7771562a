import { describe, expect, test } from 'vitest'
import { endpoints } from '#shared/contract/endpoints.ts'
import { openWebsite, PASSWORD } from '../support/website.ts'

const site = await openWebsite()
const { agent } = await site.user()
const login = (body: object | string = {}) => site.post('/api/login').set('Content-Type', 'application/json').send(body)

describe('A path of the API', () => {
  test('that does not exist is 404 in plain text', async () => {
    for (const path of ['/api', '/api/', '/api/nope', '/api/user/nope', '/api/articles/x/y', '/API/user']) {
      const answer = await site.get(path)
      expect([path, answer.status]).toEqual([path, 404])
    }
    const answer = await site.get('/api/nope').expect(404, 'No such endpoint')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  test.each(Object.entries(endpoints))(
    'of %s answers 405 to every other method and names its own, before authentication',
    async (_name, route) => {
      const [, , , path] = route
      const same = (other: string) => other.replace(/:\w+/, ':') === path.replace(/:\w+/, ':')
      const own = Object.values(endpoints)
        .filter(([, , , other]) => same(other))
        .map(([, , method]) => method as string)
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        if (own.includes(method)) continue
        const answer = await fetch(site.origin + path.replace(/:\w+/, '1'), { method })
        expect([method, answer.status]).toEqual([method, 405])
        const allowed = answer.headers.get('allow')?.split(', ') ?? []
        expect(allowed.filter((method) => method !== 'HEAD').sort()).toEqual([...own].sort())
      }
    },
  )
})

describe('A call from another site', () => {
  test.each<[string, Record<string, string>]>([
    ['by its Origin', { Origin: 'https://evil.example' }],
    ['by an opaque Origin', { Origin: 'null' }],
    ['by Sec-Fetch-Site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['of the same domain', { 'Sec-Fetch-Site': 'same-site' }],
    ['whose Origin is no address', { Origin: 'x' }],
    ['by the scheme of its Origin', { Origin: site.origin.replace('http:', 'https:') }],
    ['that says it is not', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }],
  ])('%s is 403 if it changes something', async (_how, headers) => {
    for (const [name, [, , method, path]] of Object.entries(endpoints)) {
      // The unsubscribe link works from any site (RFC 8058).
      if (method === 'GET' || name === 'unsubscribe') continue
      const answer = await agent.call(method, path.replace(/:\w+/, '1'), { firstName: 'Eve' }).set(headers)
      expect([path, answer.status, answer.text]).toEqual([path, 403, 'Calls from other sites are not accepted'])
    }
    expect((await agent.get('/api/user')).body.firstName).toBeNull()
  })

  test.each(['/api/user/export', '/api/calculations/export?format=csv'])('gets no download from %s', async (path) => {
    await agent.get(path).set('Sec-Fetch-Site', 'cross-site').expect(403)
    await agent.get(path).set('Sec-Fetch-Site', 'same-origin').expect(200)
  })

  test('is told from one of the site itself', async () => {
    const host = new URL(site.origin).host
    for (const headers of [
      { Origin: site.origin },
      { 'Sec-Fetch-Site': 'same-origin' },
      { Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin' },
      {},
    ])
      await agent.patch('/api/user').set(headers).send({}).expect(200)
  })

  test('is accepted from the site’s public URL', async () => {
    const known = await openWebsite({ config: { publicUrl: 'https://solar.example' } })
    const { agent: user } = await known.user()
    await user.patch('/api/user', {}).set('Origin', 'https://solar.example').expect(200)
    await user.patch('/api/user', {}).set('Origin', 'https://solar.example.evil').expect(403)
  })
})

describe('A body', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('of type %s is 415', async (type) => {
    await site.post('/api/login').set('Content-Type', type).send('username=a&password=b').expect(415, 'Send JSON')
  })

  test('without a type gets 415, unless it is empty', async () => {
    const answer = await fetch(`${site.origin}/api/login`, { method: 'POST', body: new Blob(['{}']) })
    expect([answer.status, await answer.text()]).toEqual([415, 'Send JSON'])
    await site.post('/api/login').expect(400, 'Username is required')
  })

  test.each(['{', '{"username":', 'nothing', '"text"', '1', 'null'])('of %j gets 400', async (body) => {
    await login(body).expect(400, 'The request is not valid JSON')
  })

  test('of an array, or nested too deep, gets 400', async () => {
    await login('[1]').expect(400, 'Send a JSON object')
    await login(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`).expect(400)
  })

  test('over 64 kB gets 413', async () => {
    await login({ username: 'x'.repeat(65 * 1024), password: 'x' }).expect(413, 'That is too large to send')
    await login({ username: 'x'.repeat(60 * 1024), password: 'x' }).expect(401)
  })

  test('in an unknown charset or encoding gets 415', async () => {
    await login('{}').set('Content-Type', 'application/json; charset=latin1').expect(415)
    await login('{}').set('Content-Encoding', 'gzip').expect(415)
  })
})

describe('Text that the database cannot store gets 400', () => {
  const NUL = '\u0000'
  const HALF = '\ud800'
  test.each([
    { username: `a${NUL}`, password: 'x' },
    { username: 'a', password: `x${HALF}` },
    { username: 'a', password: 'x', deep: [{ [`k${NUL}`]: 1 }] },
    { username: 'a', password: 'x', deep: { list: [['\udc00']] } },
  ])('in a body: %j', async (body) => {
    await login(JSON.stringify(body)).expect(400, 'We cannot save that text')
  })

  test.each([
    '/api/articles/%00',
    '/api/articles/a%00b',
    '/api/articles/%E0%A4%A',
    '/tips/%00',
    '/tips/%E0%A4%A',
    '/%E0%A4%A',
  ])('in a path: %s', async (path) => {
    const answer = await site.get(path)
    expect([400, 404]).toContain(answer.status)
    if (path !== '/%E0%A4%A') expect(answer.status).toBe(400)
    expect(answer.text).not.toMatch(/<pre>|at .*\.js/)
  })

  test('in a query', () => agent.get('/api/calculations?before=%00').expect(400))
})

test.each(['0', '-1', '2147483648', '99999999999999999999', '1.5', 'x', '1e3', '%20'])(
  'The number %s of a row is 400 or 404',
  async (id) => {
    for (const answer of [
      await agent.delete(`/api/calculations/${id}`),
      await agent.patch(`/api/calculations/${id}`, { notes: 'x' }),
    ]) {
      expect([400, 404]).toContain(answer.status)
      expect(answer.text).toMatch(/^(That number does not exist|We could not find that calculation)$/)
    }
  },
)

describe('An answer', () => {
  test('with an error is one plain sentence', async () => {
    for (const answer of [
      await site.get('/api/user'),
      await site.post('/api/register', { username: 5 }),
      await site.get('/api/articles/none'),
      await agent.get('/api/admin/users'),
      await agent.put('/api/user'),
    ]) {
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(answer.text).toMatch(/^[A-Z][^\n{}<>]{3,100}$/)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test('with personal data is not cacheable; public ones are revalidated', async () => {
    for (const path of ['/api/user', '/api/calculations', '/api/admin/check', '/api/calculations/export?format=csv'])
      expect((await agent.get(path).expect(200)).headers['cache-control']).toBe('no-store')
    const first = await site.get('/api/articles').expect(200)
    expect(first.headers['cache-control']).toBe('public, no-cache')
    const etag = first.headers.etag ?? expect.fail('no ETag')
    await site.get('/api/articles').set('If-None-Match', etag).expect(304)
    await site.article((await site.person()).id)
    const again = async () => (await site.get('/api/articles').set('If-None-Match', etag)).status
    await expect.poll(again, { timeout: 2000 }).toBe(200)
  })

  test('to HEAD equals GET without the body', async () => {
    const answer = await site.head('/api/articles').expect(200)
    expect(answer.headers['content-type']).toMatch(/json/)
  })

  test('has the security headers, also for errors', async () => {
    for (const path of [
      '/api/articles',
      '/api/nope',
      '/api/user',
      '/healthz',
      '/',
      '/nowhere',
      '/assets/missing.js',
      '/robots.txt',
      '/embed',
      '/developers',
    ]) {
      const { headers } = await site.get(path)
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/^default-src 'none'(?!.*unsafe).*frame-ancestors 'none'/),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'credentialless',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      })
      for (const name of ['strict-transport-security', 'x-powered-by']) expect(headers[name], path).toBeUndefined()
    }
  })

  test('has HSTS if the site is served over TLS', async () => {
    const secure = await openWebsite({ config: { secureCookies: true } })
    // Pages and lists twice: the second response is cached.
    for (const path of ['/', '/', '/api/articles', '/api/articles', '/api/nope', '/nope', '/healthz', '/robots.txt'])
      expect((await secure.get(path)).headers['strict-transport-security'], path).toBe('max-age=31536000')
    const { headers } = await secure.get('/api/articles')
    const same = await secure.get('/api/articles').set('If-None-Match', String(headers.etag))
    expect([same.status, same.headers['strict-transport-security']]).toEqual([304, 'max-age=31536000'])
    const whole = await openWebsite({ config: { secureCookies: true, hstsSubdomains: true } })
    expect((await whole.get('/api/nope')).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    )
  })
})

test('A body cannot pollute prototypes', async () => {
  await login(`{"__proto__":{"isAdmin":true},"username":"nobody","password":"${PASSWORD}"}`).expect(401)
  expect('isAdmin' in {}).toBe(false)
})
