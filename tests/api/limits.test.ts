import { describe, expect, test } from 'vitest'
import {
  CALCULATION,
  concurrently,
  newMessage,
  newPerson,
  openWebsite,
  PASSWORD,
  statusesOf,
} from '../support/website.ts'

/** Behind one proxy, so that tests can choose the address. */
const options = { hasLimits: true, config: { trustProxy: 1 } }
const site = await openWebsite(options)

const from = (address: string) => ({ 'X-Forwarded-For': address })
const signIn = (username: string, address: string, password = 'wrong', path = '/api/login') =>
  site.post(path, { username, password }).set(from(address))

/** How many concurrent calls get each status. */
async function outcomes(count: number, call: (i: number) => PromiseLike<{ status: number }>) {
  const statuses = statusesOf(await concurrently(count, call))
  return Object.fromEntries(statuses.map((status) => [status, statuses.filter((other) => other === status).length]))
}
/** Fifty failed sign-ins from five addresses. */
async function failFiftyTimes(username: string, network: string) {
  for (let i = 0; i < 5; i++) await concurrently(10, () => signIn(username, `${network}.${i}`))
}

describe('Failed sign-ins', () => {
  test('are limited to 10 in 15 minutes per address, also concurrent ones', async () => {
    const { username } = await site.person()
    const attempt = (i: number) => signIn(i % 2 ? username : `nobody${i}`, '192.0.2.1')
    expect(await outcomes(30, attempt)).toEqual({ 401: 10, 429: 20 })
    const answer = await signIn(username, '192.0.2.1', PASSWORD).expect(429)
    expect(answer.text).toMatch(/^Too many attempts\. Try again in 1[45] minutes$/)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(900)
    await signIn(username, '192.0.2.2', PASSWORD).expect(200)
  })

  test('count for both sign-ins together', async () => {
    for (let i = 0; i < 10; i++) await signIn('nobody', '192.0.2.3', 'wrong', '/api/admin/login').expect(401)
    await signIn('nobody', '192.0.2.3').expect(429)
  })

  test('do not include successful ones', async () => {
    const { username } = await site.person()
    for (let i = 0; i < 15; i++) await signIn(username, '192.0.2.4', PASSWORD).expect(200)
    await signIn(username, '192.0.2.4').expect(401)
  })

  test('are limited to 50 per account without locking out known devices', async () => {
    const { username } = await site.person()
    const device = await site.signIn(username)
    await failFiftyTimes(username.toUpperCase(), '203.0.113')
    await signIn(username, '203.0.113.99').expect(429)
    await signIn(username, '203.0.113.99', PASSWORD).expect(429)
    const again = (password: string) => device.post('/api/login', { username, password }).set(from('203.0.113.98'))
    await again('wrong').expect(401)
    await again(PASSWORD).expect(200)
  })

  test('from a forged device cookie get the ordinary limit', async () => {
    const [owner, thief] = [await site.person(), await site.person()]
    const answer = await site.post('/api/login', { username: thief.username, password: PASSWORD })
    const cookie = answer.get('Set-Cookie')?.find((header) => header.startsWith('device=')) ?? ''
    const own = cookie.split(';')[0] ?? ''
    expect(own).toContain(`.${thief.id}.`)
    expect(cookie).toMatch(/Max-Age=31536000; .*HttpOnly; SameSite=Lax/)
    await failFiftyTimes(owner.username, '203.0.115')
    for (const device of [own, own.replace(`.${thief.id}.`, `.${owner.id}.`)])
      await signIn(owner.username, '203.0.115.99', PASSWORD).set('Cookie', device).expect(429)
  })

  test('of unknown names are limited alike', async () => {
    await failFiftyTimes('no such person', '203.0.114')
    await signIn('no such person', '203.0.114.99').expect(429)
  })

  test('by IPv6 count per /64 network', async () => {
    const attempt = (i: number) => signIn(`six${i}`, `2001:db8:1:2:${i + 1}::${i + 1}`)
    expect(await outcomes(12, attempt)).toEqual({ 401: 10, 429: 2 })
    await signIn('six', '2001:db8:1:3::1').expect(401)
  })

  test('by IPv6 count three times as many per /56 network, of which a customer has all', async () => {
    // 40 of the 256 networks of a customer.
    const attempt = (i: number) => signIn(`seven${i}`, `2001:db8:2:${(i + 1).toString(16)}::1`)
    expect(await outcomes(40, attempt)).toEqual({ 401: 30, 429: 10 })
    await signIn('seven', '2001:db8:2:100::1').expect(401)
  })

  test('ignore X-Forwarded-For from untrusted callers', async () => {
    const direct = await openWebsite({ hasLimits: true })
    const attempt = (i: number) => direct.post('/api/login', { username: 'x', password: 'y' }).set(from(`192.0.2.${i}`))
    expect(await outcomes(12, attempt)).toEqual({ 401: 10, 429: 2 })
  })

  test('are counted in the database, for all processes', async () => {
    const second = await openWebsite({ ...options, databaseUrl: () => site.database.url })
    for (let i = 0; i < 10; i++) await signIn('nobody', '192.0.2.5').expect(401)
    await second.post('/api/login', { username: 'x', password: 'y' }).set(from('192.0.2.5')).expect(429)
  })

  test('include wrong current passwords', async () => {
    const { agent } = await site.user()
    const wrong = { currentPassword: 'wrong', newPassword: PASSWORD }
    const close = (password: string) => agent.delete('/api/user', { password }).set(from('192.0.2.6'))
    for (let i = 0; i < 5; i++) {
      await close('wrong').expect(400)
      await agent.post('/api/user/password', wrong).set(from('192.0.2.6')).expect(400)
    }
    await close(PASSWORD).expect(429)
  })
})

test('Wrong current passwords are limited to 10 in 15 minutes per account', async () => {
  const { agent } = await site.user()
  const close = (i: number, password: string) => agent.delete('/api/user', { password }).set(from(`198.51.100.${i}`))
  const same = { currentPassword: PASSWORD, newPassword: PASSWORD }
  for (let i = 0; i < 3; i++) await agent.post('/api/user/password', same).expect(204)
  for (let i = 0; i < 10; i++) await close(i, 'wrong').expect(400)
  await close(11, 'wrong').expect(429)
  await close(12, PASSWORD).expect(429)
})

test('Successful sign-ins are limited to 60 in 15 minutes per account', async () => {
  const [{ username }, other] = [await site.person(), await site.person()]
  // A pending attempt counts as failed until the password is checked; an account has 50.
  expect(await outcomes(33, (i) => signIn(username, `198.51.101.${i}`, PASSWORD))).toEqual({ 200: 33 })
  expect(await outcomes(32, (i) => signIn(username, `198.51.102.${i}`, PASSWORD))).toEqual({ 200: 27, 429: 5 })
  await signIn(other.username, '198.51.101.1', PASSWORD).expect(200)
})

test('Changes of name or address are limited to 10 per hour and user', async () => {
  const { agent, username, email } = await site.user()
  const otherUser = await site.person()
  const change = (body: object) => agent.patch('/api/user', body)
  for (let i = 0; i < 15; i++) await change({ username, email, firstName: `Ada ${i}` }).expect(200)
  for (let i = 0; i < 10; i++) await change({ email: otherUser.email }).expect(409)
  await change({ email: otherUser.email }).expect(429)
  await change({ username: 'unheard of' }).expect(429)
  await change({ lastName: 'Lovelace' }).expect(200)
})

test('Registrations are limited to 10 per hour and address, without invalid ones', async () => {
  const register = (i: number, changes = {}) =>
    site.post('/api/register', newPerson(`many${i}`, changes)).set(from('192.0.2.7'))
  for (let i = 0; i < 20; i++) await register(i, { password: 'short' }).expect(400)
  for (let i = 0; i < 10; i++) await register(i).expect(201)
  await register(11).expect(429)
})

test('Messages are limited to 5 per hour and address, and the refusal says when to retry', async () => {
  const send = (address: string) => site.post('/api/contact', newMessage()).set(from(address))
  expect(await outcomes(7, () => send('203.0.113.7'))).toEqual({ 201: 5, 429: 2 })
  const refused = await send('203.0.113.7').expect(429, 'Too many attempts. Try again in 60 minutes')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
  await send('203.0.113.8').expect(201)
  expect(await site.query('select 1 from contact_messages')).toHaveLength(6)
})

test('Subscriptions are limited to 5 per hour and address', async () => {
  const subscribe = (n: number) =>
    site.post('/api/newsletter', { email: `ada${n}@example.com` }).set(from('203.0.113.9'))
  for (let n = 0; n < 5; n++) await subscribe(n).expect(201)
  const refused = await subscribe(6).expect(429)
  expect(refused.headers['retry-after']).toMatch(/^\d+$/)
  expect(await site.query('select 1 from subscribers')).toHaveLength(5)
})

describe('Saves', () => {
  test('are limited to 60 per minute and user, also concurrent ones', async () => {
    const [{ agent }, other] = [await site.user(), await site.user()]
    const save = () => agent.post('/api/calculations', CALCULATION)
    expect(await outcomes(80, save)).toEqual({ 201: 60, 429: 20 })
    const answer = await save().expect(429)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
    await other.agent.post('/api/calculations', CALCULATION).expect(201)
  })

  test('repeated with their key do not count', async () => {
    const { agent } = await site.user()
    const save = (key: string) => agent.post('/api/calculations', CALCULATION).set('Idempotency-Key', key)
    expect(await outcomes(100, () => save('the-same-press'))).toEqual({ 201: 100 })
    for (let i = 0; i < 59; i++) await save(`another-press-${i}`).expect(201)
    await save('one-press-too-many').expect(429)
    await save('the-same-press').expect(201)
  })

  test('that are refused count, too: invented currencies are answered 60 times a minute', async () => {
    const { agent } = await site.user()
    const capital = (n: number) => String.fromCharCode(65 + (n % 26))
    const save = (n: number) => {
      const currency = `Q${capital(n)}${capital(Math.floor(n / 26))}`
      return agent.post('/api/calculations', { ...CALCULATION, inputs: { ...CALCULATION.inputs, currency } })
    }
    expect(await outcomes(80, save)).toEqual({ 400: 60, 429: 20 })
  })

  test('are allowed again after a minute', async () => {
    const { agent, id } = await site.user()
    const save = () => agent.post('/api/calculations', CALCULATION)
    expect(await outcomes(61, save)).toEqual({ 201: 60, 429: 1 })
    await site.query('update rate_limits set expire = $2 where key = $1', `save:${id}`, Date.now() - 1)
    await save().expect(201)
  })

  test('of plans count towards the same limit, and are not parsed beyond it', async () => {
    const { agent } = await site.user()
    const home = { version: 1, region: { country: 'DE', currency: 'EUR' } }
    const { id } = (await agent.post('/api/homes', { home }).expect(201)).body
    const update = (revision: number, home: object) =>
      agent.put(`/api/homes/${id}`, { home }).set('If-Match', `"${revision}"`)
    await update(1, home).expect(200)
    await concurrently(58, () => agent.post('/api/calculations', CALCULATION))
    expect((await update(2, home).expect(429)).headers['retry-after']).toMatch(/^\d+$/)
    // An invalid one gets the same answer.
    await agent.post('/api/homes', { home: { a: 1 } }).expect(429)
    await update(2, { a: 1 }).expect(429)
    expect((await agent.get(`/api/homes/${id}`).expect(200)).body.revision).toBe(2)
  })
})

test('Downloads are limited to 20 per hour and user in all formats', async () => {
  const [{ agent }, other] = [await site.user(), await site.user()]
  const paths = ['/api/calculations/export?format=csv', '/api/calculations/export?format=json', '/api/user/export']
  for (let i = 0; i < 6; i++) for (const path of paths) await agent.get(path).expect(200)
  for (const path of paths.slice(1)) await agent.get(path).expect(200)
  for (const path of paths) await agent.get(path).expect(429)
  await other.agent.get(paths[0] ?? '').expect(200)
})
