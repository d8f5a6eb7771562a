import { describe, expect, test } from 'vitest'
import { resetPassword } from '../../server/accounts/reset-password.ts'
import { root } from '../support/served-site.ts'
import {
  concurrently,
  cookieOf,
  NEW_PASSWORD,
  openWebsite,
  PASSWORD,
  PASSWORD_CHANGE,
  statusesOf,
} from '../support/website.ts'
import { openWebsiteWithMail, SITE } from '../support/website-with-mail.ts'

const { site, emailsTo, tokenIn } = await openWebsiteWithMail({
  hasLimits: true,
})

let addresses = 0
const forgot = (email: string, address = `192.0.2.${++addresses % 250}`) =>
  site.post('/api/password/forgot', { email }).set('X-Forwarded-For', address)
const reset = (token: string, password = NEW_PASSWORD) => site.post('/api/password/reset', { token, password })
const login = (username: string, password: string) => site.post('/api/login', { username, password })

/** Requests a reset link by email. */
async function resetLink(email: string, typed = email) {
  await forgot(typed).expect(202)
  return tokenIn(email, 'reset-password')
}

describe('A forgotten password', () => {
  test('is reset by an emailed link; all sessions end and the owner is notified', async () => {
    const { agent, username, email } = await site.user()
    const token = await resetLink(email, email.toUpperCase())
    expect(token).not.toBe('')
    await reset(token).expect(204)
    await agent.get('/api/user').expect(401)
    await login(username, PASSWORD).expect(401)
    await login(username, NEW_PASSWORD).expect(200)
    const [, notice] = await emailsTo(email)
    expect(notice?.body).toContain('A new password was set with a link, and all devices were signed out.')
  })

  test('can be an administrator’s', async () => {
    const { agent, email, username } = await site.admin()
    await reset(await resetLink(email)).expect(204)
    await agent.get('/api/admin/check').expect(401)
    await site.post('/api/admin/login', { username, password: NEW_PASSWORD }).expect(200)
  })

  test('gets the same answer and statements for unknown addresses, to which nothing is sent', async () => {
    const { email } = await site.person()
    const ask = async (address: string) => {
      const sent: string[] = []
      const { query } = site.pool
      // All statements of the application pass here.
      site.pool.query = ((...given: Parameters<typeof query>) => {
        const [statement] = given as unknown as [string | { text: string }]
        sent.push(typeof statement === 'string' ? statement : statement.text)
        return query.apply(site.pool, given)
      }) as typeof query
      const answer = await forgot(address)
      site.pool.query = query
      return { sent, status: answer.status, body: answer.text, type: answer.headers['content-type'] }
    }
    await forgot('warm-up@example.com')
    const [known, unknown] = [await ask(email), await ask('nobody-at-all@example.com')]
    expect(unknown).toEqual(known)
    expect(known.status).toBe(202)
    expect(known.sent).toHaveLength(3)
    const unknownAddress = 'nobody-at-all@example.com'
    expect(await emailsTo(unknownAddress)).toEqual([])
    expect(await site.query('select from outbox where recipient = $1', unknownAddress)).toEqual([])
  })

  test('stores no token in plain text', async () => {
    const { email, id } = await site.person()
    const token = await resetLink(email)
    const links = await site.query('select * from account_links where user_id = $1', id)
    const mails = await site.query('select * from outbox where recipient = $1', email)
    expect(links).toHaveLength(1)
    expect(mails).toHaveLength(1)
    expect(JSON.stringify([links, mails])).not.toContain(token)
  })

  test('is limited to 3 requests per hour and recipient, and 10 per caller', async () => {
    const { email } = await site.person()
    for (const address of [email, 'stranger@example.org']) {
      for (let i = 0; i < 3; i++) await forgot(address).expect(202)
      await forgot(address.toUpperCase()).expect(429)
    }
    for (let i = 0; i < 10; i++) await forgot(`a${i}@example.org`, '198.51.100.1').expect(202)
    await forgot('a10@example.org', '198.51.100.1').expect(429)
  })
})

describe('A reset link', () => {
  test('works once, also for concurrent requests', async () => {
    const { email } = await site.person()
    const token = await resetLink(email)
    const answers = await concurrently(10, () => reset(token))
    expect(statusesOf(answers)).toEqual([204, ...Array(9).fill(400)])
    await reset(token).expect(400, 'This link no longer works. Ask for a new one')
  })

  test('is valid for 30 minutes', async () => {
    const { email, id } = await site.person()
    const token = await resetLink(email)
    const rows = await site.query(
      'select extract(epoch from expires_at - created_at)::integer as time from account_links where user_id = $1',
      id,
    )
    expect(rows).toEqual([{ time: 1800 }])
    await site.query(`update account_links set expires_at = now() - interval '1 second' where user_id = $1`, id)
    await reset(token).expect(400)
  })

  test('survives a rejected password', async () => {
    const { email } = await site.person()
    const token = await resetLink(email)
    await reset(token, 'short').expect(400, 'Password must be at least 6 characters')
    await reset(token, 'letmein').expect(400, 'This password is too common')
    await reset(token).expect(204)
  })

  test('with an unknown token or another purpose is invalid', async () => {
    for (const token of ['', 'x', 'x'.repeat(43), 'x'.repeat(44)]) await reset(token).expect(400)
    const { agent, email } = await site.user()
    await agent.patch('/api/user', { email: `new-${email}` }).expect(200)
    await reset(await tokenIn(`new-${email}`, 'confirm-email')).expect(400)
  })

  test('is invalid after another change of the password', async () => {
    const { agent, email } = await site.user()
    const token = await resetLink(email)
    await agent.post('/api/user/password', PASSWORD_CHANGE).expect(204)
    await reset(token).expect(400)
  })
})

test('Without a mail server a reset gets 503 and the contact address', async () => {
  const mute = await openWebsite()
  const sentence = 'This site cannot send email. Write to hello@helioplan.example'
  await mute.post('/api/password/forgot', { email: 'ada@example.com' }).expect(503, sentence)
  const page = await mute.get('/forgot-password').expect(200)
  expect(page.text).toContain('"sendsMail":false')
})

test('A new password replaces the session id', async () => {
  const { username } = await site.person()
  const before = cookieOf(await login(username, PASSWORD).expect(200))
  const answer = await site.post('/api/user/password', PASSWORD_CHANGE).set('Cookie', before).expect(204)
  const after = cookieOf(answer)
  expect(after).not.toBe('')
  expect(after).not.toBe(before)
  await site.get('/api/user').set('Cookie', before).expect(401)
  await site.get('/api/user').set('Cookie', after).expect(200)
})

describe('npm run reset-password', () => {
  const run = (...words: string[]) => resetPassword(root, { ...site.environment, PUBLIC_URL: SITE }, words)
  const linkIn = (text: string) =>
    /^ {2}https:\/\/solar\.example\.com\/reset-password#token=([\w-]{43})$/m.exec(text)?.[1]

  test('prints a link to choose a new password while the site runs', async () => {
    const { agent, username } = await site.user()
    const token = linkIn(await run(username.toUpperCase()))
    await agent.get('/api/user').expect(200)
    await reset(token ?? '').expect(204)
    await login(username, NEW_PASSWORD).expect(200)
    await agent.get('/api/user').expect(401)
  })

  test('removes second factors only with the flag', async () => {
    const { agent, id, username } = await site.user()
    await site.passkey(id)
    await run(username)
    expect((await login(username, PASSWORD)).body.ticket).toBeDefined()
    expect(linkIn(await run(username, '--remove-second-factor'))).toBeDefined()
    expect((await login(username, PASSWORD)).body.username).toBe(username)
    await agent.get('/api/user').expect(401)
  })

  test('reports missing arguments', async () => {
    await expect(run()).rejects.toThrow('Say whose: npm run reset-password -- USERNAME')
    await expect(run('nobody')).rejects.toThrow('There is no user named "nobody".')
  })
})
