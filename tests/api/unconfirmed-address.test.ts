import { describe, expect, test } from 'vitest'
import { createRetentionRun } from '../../server/database/retention.ts'
import { type Agent, openWebsite, PASSWORD } from '../support/website.ts'
import { openWebsiteWithMail } from '../support/website-with-mail.ts'

/*
 * An address that was typed at registration belongs to no account until its link is followed in the account's session: it may be a
 * stranger's by a typing error, or a victim's on purpose.
 */

const { site, emailsTo, extractToken } = await openWebsiteWithMail()
const OVER = 'This link no longer works. Ask for a new one'
const NEW_PASSWORD = 'another good long sentence'
const DAYS_15 = 15 * 24 * 3_600_000

let count = 0
/** Registered, and signed in on the device of `agent`. */
async function newcomer() {
  const username = `Newcomer${++count}`
  const agent = site.visitor()
  const email = `mailbox-${count}@example.org`
  const { body } = await agent
    .post('/api/register')
    .send({ username, email, country: 'Peru', password: PASSWORD })
    .expect(201)
  return { agent, username, email, id: body.id as number }
}
const account = async (agent: Agent) => (await agent.get('/api/user').expect(200)).body
const lastEmail = async (address: string) => (await emailsTo(address)).at(-1)
const forgetPassword = (email: string) => site.visitor().post('/api/password/forgot').send({ email }).expect(202)
const confirm = async (agent: Agent, email: string) =>
  agent.post('/api/email/confirm').send({ token: extractToken(await lastEmail(email), 'confirm-email') })
const release = (token: string) => site.visitor().post('/api/email/release').send({ token })

describe('Whoever reads the mailbox of an address that was never confirmed', () => {
  test('gets no link to a new password, and is told no name', async () => {
    const { username, email } = await newcomer()
    await forgetPassword(email)
    const [first, asked, ...others] = await emailsTo(email)
    expect(others).toEqual([])
    for (const mail of [first, asked]) {
      expect(extractToken(mail, 'reset-password')).toBe('')
      expect(extractToken(mail, 'confirm-email')).not.toBe('')
      expect(extractToken(mail, 'release-email')).not.toBe('')
      expect(mail?.raw).not.toContain(username)
    }
    expect(asked?.body).toContain('never confirmed')
  })

  test('can release the address once; the account stays, and signs in by its name', async () => {
    const { agent, username, email } = await newcomer()
    await forgetPassword(email)
    const token = extractToken(await lastEmail(email), 'release-email')
    await release(token).expect(204)
    expect(await account(agent)).toMatchObject({ username, email: null, pendingEmail: null })
    await site.signIn(username)
    await release(token).expect(400, OVER)
    const sent = (await emailsTo(email)).length
    await forgetPassword(email)
    expect(await emailsTo(email)).toHaveLength(sent)
    // The address is free.
    const owner = { username: `Owner${count}`, email, country: 'Peru', password: PASSWORD }
    await site.visitor().post('/api/register').send(owner).expect(201)
  })

  test('cannot release it any more once it is confirmed', async () => {
    const { agent, email } = await newcomer()
    const token = extractToken(await lastEmail(email), 'release-email')
    expect((await confirm(agent, email)).status).toBe(204)
    await release(token).expect(400, OVER)
    expect(await account(agent)).toMatchObject({ email, pendingEmail: null })
    await forgetPassword(email)
    const reset = extractToken(await lastEmail(email), 'reset-password')
    await site.visitor().post('/api/password/reset').send({ token: reset, password: NEW_PASSWORD }).expect(204)
  })

  test('learns nothing when the owner corrects the address or the name', async () => {
    const { agent, email } = await newcomer()
    await emailsTo(email)
    const right = `right-${email}`
    await agent
      .patch('/api/user')
      .send({ username: `Renamed${count}`, email: right })
      .expect(200)
    expect(await emailsTo(right)).toHaveLength(1)
    expect(await emailsTo(email)).toHaveLength(1)
    expect((await confirm(agent, right)).status).toBe(204)
    expect(await account(agent)).toMatchObject({ email: right, pendingEmail: null })
    expect(await emailsTo(email)).toHaveLength(1)
  })

  test('is led to the release when another account enters the address, too', async () => {
    const [{ email }, other] = [await newcomer(), await site.user()]
    await emailsTo(email)
    await other.agent.patch('/api/user').send({ email }).expect(200)
    const mail = await lastEmail(email)
    expect(mail?.body).toContain('never confirmed it')
    await release(extractToken(mail, 'release-email')).expect(204)
    await other.agent.patch('/api/user').send({ email }).expect(200)
    expect((await confirm(other.agent, email)).status).toBe(204)
    expect(await account(other.agent)).toMatchObject({ email })
  })
})

describe('An account whose address is not confirmed', () => {
  const CONFIRM_FIRST = 'Confirm your email address first. The link is in the email we sent you'

  test('takes no second factor and no passkey', async () => {
    const { agent, email } = await newcomer()
    const calls = {
      app: () => agent.post('/api/user/authenticator').send({ password: PASSWORD }),
      'code of an app': () => agent.put('/api/user/authenticator').send({ code: '123456' }),
      passkey: () => agent.post('/api/user/passkeys/new').send({ password: PASSWORD }),
    }
    for (const call of Object.values(calls)) await call().expect(403, CONFIRM_FIRST)
    expect((await confirm(agent, email)).status).toBe(204)
    await calls.app().expect(201)
    await calls.passkey().expect(201)
  })

  test('is signed in on one device at a time', async () => {
    const { agent, username, email } = await newcomer()
    const phone = await site.signIn(username)
    await agent.get('/api/user').expect(401)
    expect((await confirm(phone, email)).status).toBe(204)
    const laptop = await site.signIn(username)
    for (const device of [phone, laptop]) await device.get('/api/user').expect(200)
  })

  test('loses all factors and other sessions made before its address is confirmed', async () => {
    const { agent, username, email, id } = await newcomer()
    // An earlier version allowed such sessions.
    const sessions = 'select sid from sessions where user_id = $1'
    await site.sql.query(`insert into authenticators (user_id, secret, confirmed_at) values ($1, 'encrypted', now())`, [
      id,
    ])
    await site.sql.query(`insert into recovery_codes (user_id, hash) values ($1, 'a hash')`, [id])
    await site.sql.query(
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, name) values ($1, $2, '', 0, '[]', 'Theirs')`,
      [id, `credential-${id}`],
    )
    await site.sql.query(
      `insert into sessions (sid, sess, expire) select $2, sess, expire from sessions where user_id = $1 limit 1`,
      [id, `other-session-${id}`],
    )
    expect((await site.sql.query(sessions, [id])).rowCount).toBe(2)
    expect((await confirm(agent, email)).status).toBe(204)
    for (const table of ['authenticators', 'recovery_codes', 'passkeys'])
      expect((await site.sql.query(`select from ${table} where user_id = $1`, [id])).rowCount, table).toBe(0)
    expect((await site.sql.query(sessions, [id])).rowCount).toBe(1)
    await agent.get('/api/user').expect(200)
    // No second step.
    await site.signIn(username)
  })

  test('loses the address after 14 days, and can enter one again', async () => {
    const run = createRetentionRun({ ...site, pool: site.sql })
    await run()
    const [old, confirmed, young] = [await newcomer(), await newcomer(), await newcomer()]
    expect((await confirm(confirmed.agent, confirmed.email)).status).toBe(204)
    const age = (id: number, days: number) =>
      site.sql.query("update users set email_entered_at = now() - $2 * interval '1 day' where id = $1", [id, days])
    await age(old.id, 14.1)
    await age(confirmed.id, 14.1)
    await age(young.id, 13.9)
    await run()
    expect(await account(old.agent)).toMatchObject({ username: old.username, email: null, pendingEmail: null })
    expect(await account(confirmed.agent)).toMatchObject({ email: confirmed.email })
    expect(await account(young.agent)).toMatchObject({ email: young.email })
    const { body } = await old.agent
      .patch('/api/user')
      .send({ email: `new-${old.email}` })
      .expect(200)
    expect(body).toMatchObject({ email: null, pendingEmail: `new-${old.email}` })
    expect((await confirm(old.agent, `new-${old.email}`)).status).toBe(204)
    expect(await account(old.agent)).toMatchObject({ email: `new-${old.email}`, pendingEmail: null })
    await old.agent.patch('/api/user').send({ firstName: 'Ada' }).expect(200)
  })
})

describe('Without a mail server', async () => {
  const mute = await openWebsite()

  test('nothing changes: addresses stay, factors are taken, and several devices are signed in', async () => {
    const agent = mute.visitor()
    const body = { username: 'Mute', email: 'mute@example.org', country: 'Peru', password: PASSWORD }
    const { id } = (await agent.post('/api/register').send(body).expect(201)).body
    await agent.post('/api/user/authenticator').send({ password: PASSWORD }).expect(201)
    await mute.signIn('Mute')
    await mute.sql.query(`update users set email_entered_at = now() - interval '1 year' where id = $1`, [id])
    const run = createRetentionRun({ ...mute, pool: mute.sql })
    await run()
    await run()
    expect((await agent.get('/api/user').expect(200)).body).toMatchObject({ email: 'mute@example.org' })
  })
})

test('A clock that jumps ahead and is set right again ends no session', async () => {
  const { agent, id } = await site.user()
  /** The pool of a database whose clock is ahead [ms]. */
  let ahead = 0
  const query = async (text: string, values?: unknown[]) => {
    const result = await site.sql.query(text, values)
    for (const row of result.rows) if (row.now instanceof Date) row.now = new Date(row.now.getTime() + ahead)
    return result
  }
  const run = createRetentionRun({ config: site.config, pool: { query } as never })
  await run()
  ahead = DAYS_15 * 100
  await run()
  ahead = 0
  await run()
  await run()
  await agent.get('/api/user').expect(200)
  // Its own expiry, seen in two runs.
  await site.sql.query(`update sessions set expire = now() - interval '1 minute' where user_id = $1`, [id])
  const rows = () => site.sql.query('select from sessions where user_id = $1', [id])
  const another = createRetentionRun({ ...site, pool: site.sql })
  await another()
  expect((await rows()).rowCount).toBe(1)
  await another()
  expect((await rows()).rowCount).toBe(0)
})
