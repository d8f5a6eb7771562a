import { describe, expect, test } from 'vitest'
import { createRetentionRun } from '../../server/database/retention.ts'
import { type Agent, accountOf, NEW_PASSWORD, newPerson, openWebsite, PASSWORD } from '../support/website.ts'
import { openWebsiteWithMail } from '../support/website-with-mail.ts'

/*
 * An address that was typed at registration belongs to no account until its link is followed in the account's session: it may be a
 * stranger's by a typing error, or a victim's on purpose.
 */

const { site, emailsTo, lastEmailTo, extractToken, tokenIn } = await openWebsiteWithMail()
const OVER = 'This link no longer works. Ask for a new one'
const DAYS_15 = 15 * 24 * 3_600_000

let count = 0
const newcomer = () => site.register(`Newcomer${++count}`, { email: `mailbox-${count}@example.org` })
const forgetPassword = (email: string) => site.post('/api/password/forgot', { email }).expect(202)
const confirm = async (agent: Agent, email: string) =>
  void (await agent.post('/api/email/confirm', { token: await tokenIn(email, 'confirm-email') }).expect(204))
const release = (token: string) => site.post('/api/email/release', { token })

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
    const token = await tokenIn(email, 'release-email')
    await release(token).expect(204)
    expect(await accountOf(agent)).toMatchObject({ username, email: null, pendingEmail: null })
    await site.signIn(username)
    await release(token).expect(400, OVER)
    const sent = (await emailsTo(email)).length
    await forgetPassword(email)
    expect(await emailsTo(email)).toHaveLength(sent)
    // The address is free.
    await site.post('/api/register', newPerson(`Owner${count}`, { email })).expect(201)
  })

  test('cannot release it any more once it is confirmed', async () => {
    const { agent, email } = await newcomer()
    const token = await tokenIn(email, 'release-email')
    await confirm(agent, email)
    await release(token).expect(400, OVER)
    expect(await accountOf(agent)).toMatchObject({ email, pendingEmail: null })
    await forgetPassword(email)
    const reset = await tokenIn(email, 'reset-password')
    await site.post('/api/password/reset', { token: reset, password: NEW_PASSWORD }).expect(204)
  })

  test('learns nothing when the owner corrects the address or the name', async () => {
    const { agent, email } = await newcomer()
    await emailsTo(email)
    const right = `right-${email}`
    await agent.patch('/api/user', { username: `Renamed${count}`, email: right }).expect(200)
    expect(await emailsTo(right)).toHaveLength(1)
    expect(await emailsTo(email)).toHaveLength(1)
    await confirm(agent, right)
    expect(await accountOf(agent)).toMatchObject({ email: right, pendingEmail: null })
    expect(await emailsTo(email)).toHaveLength(1)
  })

  test('is led to the release when another account enters the address, too', async () => {
    const [{ email }, other] = [await newcomer(), await site.user()]
    await emailsTo(email)
    await other.agent.patch('/api/user', { email }).expect(200)
    const mail = await lastEmailTo(email)
    expect(mail?.body).toContain('never confirmed it')
    await release(extractToken(mail, 'release-email')).expect(204)
    await other.agent.patch('/api/user', { email }).expect(200)
    await confirm(other.agent, email)
    expect(await accountOf(other.agent)).toMatchObject({ email })
  })
})

describe('An account whose address is not confirmed', () => {
  const CONFIRM_FIRST = 'Confirm your email address first. The link is in the email we sent you'

  test('takes no second factor and no passkey', async () => {
    const { agent, email } = await newcomer()
    const calls = {
      app: () => agent.post('/api/user/authenticator', { password: PASSWORD }),
      'code of an app': () => agent.put('/api/user/authenticator', { code: '123456' }),
      passkey: () => agent.post('/api/user/passkeys/new', { password: PASSWORD }),
    }
    for (const call of Object.values(calls)) await call().expect(403, CONFIRM_FIRST)
    await confirm(agent, email)
    await calls.app().expect(201)
    await calls.passkey().expect(201)
  })

  test('is signed in on one device at a time', async () => {
    const { agent, username, email } = await newcomer()
    const phone = await site.signIn(username)
    await agent.get('/api/user').expect(401)
    await confirm(phone, email)
    const laptop = await site.signIn(username)
    for (const device of [phone, laptop]) await device.get('/api/user').expect(200)
  })

  test('loses all factors and other sessions made before its address is confirmed', async () => {
    const { agent, username, email, id } = await newcomer()
    // An earlier version allowed such sessions.
    const rowsIn = (table: string) => site.query(`select from ${table} where user_id = $1`, id)
    await site.query(`insert into authenticators (user_id, secret, confirmed_at) values ($1, 'encrypted', now())`, id)
    await site.query(`insert into recovery_codes (user_id, hash) values ($1, 'a hash')`, id)
    await site.passkey(id)
    await site.query(
      `insert into sessions (sid, sess, expire) select 'another', sess, expire from sessions where user_id = $1`,
      id,
    )
    expect(await rowsIn('sessions')).toHaveLength(2)
    await confirm(agent, email)
    for (const table of ['authenticators', 'recovery_codes', 'passkeys']) expect(await rowsIn(table), table).toEqual([])
    expect(await rowsIn('sessions')).toHaveLength(1)
    await agent.get('/api/user').expect(200)
    // No second step.
    await site.signIn(username)
  })

  test('loses the address after 14 days, and can enter one again', async () => {
    const run = createRetentionRun({ ...site, pool: site.sql })
    await run()
    const [old, confirmed, young] = [await newcomer(), await newcomer(), await newcomer()]
    await confirm(confirmed.agent, confirmed.email)
    const age = (id: number, days: number) =>
      site.query("update users set email_entered_at = now() - $2 * interval '1 day' where id = $1", id, days)
    await age(old.id, 14.1)
    await age(confirmed.id, 14.1)
    await age(young.id, 13.9)
    await run()
    expect(await accountOf(old.agent)).toMatchObject({ username: old.username, email: null, pendingEmail: null })
    expect(await accountOf(confirmed.agent)).toMatchObject({ email: confirmed.email })
    expect(await accountOf(young.agent)).toMatchObject({ email: young.email })
    const { body } = await old.agent.patch('/api/user', { email: `new-${old.email}` }).expect(200)
    expect(body).toMatchObject({ email: null, pendingEmail: `new-${old.email}` })
    await confirm(old.agent, `new-${old.email}`)
    expect(await accountOf(old.agent)).toMatchObject({ email: `new-${old.email}`, pendingEmail: null })
    await old.agent.patch('/api/user', { firstName: 'Ada' }).expect(200)
  })
})

describe('Without a mail server', async () => {
  const mute = await openWebsite()

  test('nothing changes: addresses stay, factors are taken, and several devices are signed in', async () => {
    const { agent, id, email } = await mute.register('Mute')
    await agent.post('/api/user/authenticator', { password: PASSWORD }).expect(201)
    await mute.signIn('Mute')
    await mute.query(`update users set email_entered_at = now() - interval '1 year' where id = $1`, id)
    const run = createRetentionRun({ ...mute, pool: mute.sql })
    await run()
    await run()
    expect(await accountOf(agent)).toMatchObject({ email })
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
  await site.query(`update sessions set expire = now() - interval '1 minute' where user_id = $1`, id)
  const rows = () => site.query('select from sessions where user_id = $1', id)
  const another = createRetentionRun({ ...site, pool: site.sql })
  await another()
  expect(await rows()).toHaveLength(1)
  await another()
  expect(await rows()).toEqual([])
})
