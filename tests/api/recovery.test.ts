import { describe, expect, test } from 'vitest'
import { cookieOf, openWebsite, PASSWORD } from '../support/website.ts'
import { openWebsiteWithMail } from '../support/website-with-mail.ts'

const NEW_PASSWORD = 'another quite long sentence'
const { site, withMail, emailsTo, extractToken } = await openWebsiteWithMail({
  config: (defaults) => ({
    ...defaults,
    limits: { ...defaults.limits, forgottenByAccount: { points: 3, duration: 3_600_000 } },
  }),
})

let addresses = 0
const forgot = (email: string, address = `192.0.2.${++addresses % 250}`) =>
  site.visitor().post('/api/password/forgot').set('X-Forwarded-For', address).send({ email })
const reset = (token: string, password = NEW_PASSWORD) =>
  site.visitor().post('/api/password/reset').send({ token, password })
const login = (username: string, password: string) => site.visitor().post('/api/login').send({ username, password })

/** Requests a reset link by email. */
async function resetLink(email: string, typed = email) {
  await forgot(typed).expect(202)
  const mails = await emailsTo(email)
  return extractToken(mails.at(-1), 'reset-password')
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
    await site.visitor().post('/api/admin/login').send({ username, password: NEW_PASSWORD }).expect(200)
  })

  test('gets the same answer and statements for unknown addresses', async () => {
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
  })

  test('sends and stores nothing for an unknown address', async () => {
    await forgot('nobody@example.org').expect(202)
    expect(await emailsTo('nobody@example.org')).toEqual([])
    expect((await site.sql.query(`select from outbox where recipient = 'nobody@example.org'`)).rowCount).toBe(0)
  })

  test('stores no token in plain text', async () => {
    const { email, id } = await site.person()
    const token = await resetLink(email)
    const { rows: links } = await site.sql.query('select * from account_links where user_id = $1', [id])
    const { rows: mails } = await site.sql.query('select * from outbox where recipient = $1', [email])
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
    const few = await openWebsite({
      config: (defaults) => ({
        ...withMail(defaults),
        limits: { ...defaults.limits, forgottenByAddress: { points: 2, duration: 3_600_000 } },
      }),
    })
    const ask = (i: number) =>
      few
        .visitor()
        .post('/api/password/forgot')
        .send({ email: `a${i}@example.org` })
    for (let i = 0; i < 2; i++) await ask(i).expect(202)
    await ask(3).expect(429)
  })
})

describe('A reset link', () => {
  test('works once, also for concurrent requests', async () => {
    const { email } = await site.person()
    const token = await resetLink(email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(400)])
    await reset(token).expect(400, 'This link no longer works. Ask for a new one')
  })

  test('is valid for 30 minutes', async () => {
    const { email, id } = await site.person()
    const token = await resetLink(email)
    const { rows } = await site.sql.query(
      'select extract(epoch from expires_at - created_at)::integer as time from account_links where user_id = $1',
      [id],
    )
    expect(rows).toEqual([{ time: 1800 }])
    await site.sql.query(`update account_links set expires_at = now() - interval '1 second' where user_id = $1`, [id])
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
    await agent
      .patch('/api/user')
      .send({ email: `new-${email}` })
      .expect(200)
    const [mail] = await emailsTo(`new-${email}`)
    await reset(extractToken(mail, 'confirm-email')).expect(400)
  })

  test('is invalid after another change of the password', async () => {
    const { agent, email } = await site.user()
    const token = await resetLink(email)
    await agent
      .post('/api/user/password')
      .send({ currentPassword: PASSWORD, newPassword: 'yet another long sentence' })
      .expect(204)
    await reset(token).expect(400)
  })
})

test('Without a mail server a reset gets 503 and the contact address', async () => {
  const siteWithoutMail = await openWebsite()
  await siteWithoutMail
    .visitor()
    .post('/api/password/forgot')
    .send({ email: 'ada@example.com' })
    .expect(503, 'This site cannot send email. Write to hello@helioplan.example')
  const page = await siteWithoutMail.visitor().get('/forgot-password').expect(200)
  expect(page.text).toContain('"sendsMail":false')
})

test('A new password replaces the session id', async () => {
  const { username } = await site.person()
  const before = cookieOf(await login(username, PASSWORD).expect(200))
  const answer = await site
    .visitor()
    .post('/api/user/password')
    .set('Cookie', before)
    .send({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
    .expect(204)
  const after = cookieOf(answer)
  expect(after).not.toBe('')
  expect(after).not.toBe(before)
  await site.visitor().get('/api/user').set('Cookie', before).expect(401)
  await site.visitor().get('/api/user').set('Cookie', after).expect(200)
})
