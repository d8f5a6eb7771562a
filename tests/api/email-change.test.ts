import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { applyMigrations, readMigrations } from '../../server/database/migrate.ts'
import { emptyDatabase } from '../support/database.ts'
import { createSoftwarePasskey } from '../support/software-passkey.ts'
import { type Agent, openWebsite, PASSWORD } from '../support/website.ts'
import { openWebsiteWithMail } from '../support/website-with-mail.ts'

const { site, emailsTo, extractToken, ageStepUp } = await openWebsiteWithMail()
const confirm = (agent: Agent, token: string) => agent.post('/api/email/confirm').send({ token })
const confirmationIn = async (address: string) => extractToken((await emailsTo(address)).at(-1), 'confirm-email')
const cancellationIn = async (address: string) => extractToken((await emailsTo(address)).at(-1), 'cancel-email-change')
const cancelByLink = (token: string) => site.visitor().post('/api/email/cancel').send({ token })
const CONFIRM = 'Confirm it is you'
const OVER = 'This link no longer works. Ask for a new one'

/** A signed-in user with a requested email change. */
async function movingUser() {
  const user = await site.user()
  const next = `next-${user.email}`
  await user.agent.patch('/api/user').send({ email: next }).expect(200)
  return { ...user, next }
}
const account = async (agent: Agent) => (await agent.get('/api/user').expect(200)).body

describe('A new email address', () => {
  test('applies when its link is followed; the old address is notified', async () => {
    const { agent, email, username } = await site.user()
    const next = `next-${email}`
    const changed = await agent.patch('/api/user').send({ username, email: next, firstName: 'Ada' }).expect(200)
    expect(changed.body).toMatchObject({ email, pendingEmail: next, firstName: 'Ada' })
    const [mail, ...more] = await emailsTo(next)
    expect(more).toEqual([])
    const [notice] = await emailsTo(email)
    expect(notice?.body).toContain(`account “${username}” to ${next}.`)
    const token = extractToken(mail, 'confirm-email')
    await confirm(agent, token).expect(204)
    expect(await account(agent)).toMatchObject({ email: next, pendingEmail: null })
    expect((await emailsTo(email)).at(-1)?.body).toContain(`The email address is now ${next}.`)
    await confirm(agent, token).expect(400, OVER)
  })

  test('is confirmed only in a session of its account; the link stays valid', async () => {
    const [{ agent, email, next }, stranger] = [await movingUser(), await site.user()]
    const token = await confirmationIn(next)
    await confirm(site.visitor(), token).expect(401, 'Sign in to continue')
    await confirm(stranger.agent, token).expect(
      403,
      'This link belongs to another account. Sign in to that account to use it',
    )
    expect(await account(agent)).toMatchObject({ email, pendingEmail: next })
    expect((await account(stranger.agent)).email).toBe(stranger.email)
    await confirm(agent, token).expect(204)
  })

  test('is confirmed by an email without the username', async () => {
    const { email, username, next } = await movingUser()
    const [mail] = await emailsTo(next)
    // In this test the address itself contains the name.
    const body = (mail?.raw ?? '').replaceAll(next, '')
    expect(body).not.toContain(username)
    expect(body).not.toContain(email)
  })

  test('can be confirmed for 1 hour after the mail was sent', async () => {
    const { agent, id, next } = await movingUser()
    const token = await confirmationIn(next)
    const { rows } = await site.sql.query(
      `select extract(epoch from expires_at - created_at)::integer as time from account_links where user_id = $1 and purpose = 'email'`,
      [id],
    )
    expect(rows).toEqual([{ time: 3600 }])
    await site.sql.query(`update account_links set expires_at = now() - interval '1 second' where user_id = $1`, [id])
    await confirm(agent, token).expect(400, OVER)
  })

  test('can be cancelled in the profile, which invalidates the link', async () => {
    const { agent, email, next } = await movingUser()
    const token = await confirmationIn(next)
    const { body } = await agent.delete('/api/user/email').send({}).expect(200)
    expect(body).toMatchObject({ email, pendingEmail: null })
    await confirm(agent, token).expect(400, OVER)
    expect(await account(agent)).toMatchObject({ email, pendingEmail: null })
  })

  test('can be cancelled once by the link to the old address, without a session', async () => {
    const { agent, email, next } = await movingUser()
    const [cancel, token] = [await cancellationIn(email), await confirmationIn(next)]
    await cancelByLink(token).expect(400)
    await cancelByLink(cancel).expect(204)
    expect(await account(agent)).toMatchObject({ email, pendingEmail: null })
    await confirm(agent, token).expect(400, OVER)
    await cancelByLink(cancel).expect(400)
  })

  test('cannot be cancelled by that link after its confirmation, nor can a later one', async () => {
    const { agent, email, next } = await movingUser()
    const cancel = await cancellationIn(email)
    await confirm(agent, await confirmationIn(next)).expect(204)
    await cancelByLink(cancel).expect(400)
    await agent
      .patch('/api/user')
      .send({ email: `third-${email}` })
      .expect(200)
    await cancelByLink(cancel).expect(400)
    expect(await account(agent)).toMatchObject({ email: next, pendingEmail: `third-${email}` })
  })

  test('is announced by emails that end with the contact address', async () => {
    const { email, next } = await movingUser()
    for (const address of [email, next]) {
      const bodies = (await emailsTo(address)).map(({ body }) => body.trimEnd())
      expect(bodies).not.toEqual([])
      for (const body of bodies)
        expect(body.split('\n').at(-1)?.trim()).toBe(`Helioplan · ${site.config.contact.email}`)
    }
  })

  test('stores no token of its links', async () => {
    const { email, id, next } = await movingUser()
    const tokens = [await cancellationIn(email), await confirmationIn(next)]
    const { rows: links } = await site.sql.query('select * from account_links where user_id = $1', [id])
    const { rows: mails } = await site.sql.query('select * from outbox where user_id = $1', [id])
    expect(links).toHaveLength(2)
    for (const token of tokens) {
      expect(token).not.toBe('')
      expect(JSON.stringify([links, mails])).not.toContain(token)
    }
  })

  test('in use by another account gets the same answer and never applies', async () => {
    const [{ agent, email, id }, other] = [await site.user(), await site.user()]
    const answer = await agent.patch('/api/user').send({ email: other.email }).expect(200)
    expect(answer.body).toMatchObject({ email, pendingEmail: other.email })
    const [mail] = await emailsTo(other.email)
    expect(mail?.body).toContain('It already belongs to your account')
    expect(mail?.body).not.toContain('#token=')
    const links = `select from account_links where user_id = $1 and purpose = 'email'`
    expect((await site.sql.query(links, [id])).rowCount).toBe(0)
  })

  test('replaces an earlier pending one', async () => {
    const { agent, email } = await site.user()
    for (const place of ['first', 'second']) await agent.patch('/api/user').send({ email: `${place}-${email}` })
    const [first, second] = [await confirmationIn(`first-${email}`), await confirmationIn(`second-${email}`)]
    expect(second).not.toBe('')
    if (first) await confirm(agent, first).expect(400)
    await confirm(agent, second).expect(204)
    expect((await account(agent)).email).toBe(`second-${email}`)
  })

  test('can be requested again, but not by a change of the name alone', async () => {
    const { agent, email, username, next } = await movingUser()
    await agent.patch('/api/user').send({ email: next }).expect(200)
    await agent.patch('/api/user').send({ username, email, lastName: 'Lovelace' }).expect(200)
    expect(await emailsTo(next)).toHaveLength(2)
    await confirm(agent, await confirmationIn(next)).expect(204)
  })

  test('is cancelled by a new password', async () => {
    const { agent, username, email, next } = await movingUser()
    const token = await confirmationIn(next)
    await site.visitor().post('/api/password/forgot').send({ email }).expect(202)
    const reset = extractToken((await emailsTo(email)).at(-1), 'reset-password')
    await site.visitor().post('/api/password/reset').send({ token: reset, password: PASSWORD }).expect(204)
    await confirm(agent, token).expect(401)
    await confirm(await site.signIn(username), token).expect(400, OVER)
  })

  test('applies at once without a mail server and needs no step-up authentication', async () => {
    const mute = await openWebsite()
    const { agent, email, id } = await mute.user()
    await mute.sql.query(
      `update sessions set sess = (sess::jsonb || jsonb_build_object('signedInAt', $2::bigint, 'provenAt', $2::bigint))::json where user_id = $1`,
      [id, Date.now() - 3_600_000],
    )
    const { body } = await agent
      .patch('/api/user')
      .send({ email: `new-${email}`, username: 'renamed-without-mail' })
      .expect(200)
    expect(body).toMatchObject({ email: `new-${email}`, pendingEmail: null })
    await agent.delete('/api/user/sessions').send({}).expect(204)
  })
})

describe('The address of a new account', () => {
  /** A newly registered user. */
  async function newcomer(username: string) {
    const agent = site.visitor()
    const body = { username, email: `${username}@example.org`, country: 'Peru', password: PASSWORD }
    const registration = await agent.post('/api/register').send(body).expect(201)
    expect(registration.body).toMatchObject({ email: body.email, pendingEmail: body.email })
    return { agent, email: body.email, id: registration.body.id as number }
  }

  test('is confirmed in the same way; the account works meanwhile', async () => {
    const { agent, email } = await newcomer('newcomer')
    await agent.get('/api/calculations').expect(200)
    await confirm(site.visitor(), await confirmationIn(email)).expect(401)
    await confirm(agent, await confirmationIn(email)).expect(204)
    expect(await account(agent)).toMatchObject({ email, pendingEmail: null })
  })

  test('stays unconfirmed after a cancelled change', async () => {
    const { agent, email, id } = await newcomer('hasty')
    await site.sql.query(
      `insert into contact_messages (name, email, message) values ('Somebody', $1, 'A message from before')`,
      [email],
    )
    const messages = async () => JSON.parse((await agent.get('/api/user/export').expect(200)).text).messages
    expect(await messages()).toEqual([])
    await agent
      .patch('/api/user')
      .send({ email: `else-${email}` })
      .expect(200)
    expect(await messages(), 'while another address waits').toEqual([])
    const { body } = await agent.delete('/api/user/email').send({}).expect(200)
    expect(body).toMatchObject({ email, pendingEmail: email })
    expect(await messages(), 'after the change was cancelled').toEqual([])
    await agent.patch('/api/user').send({ email }).expect(200)
    await confirm(agent, await confirmationIn(email)).expect(204)
    expect(await messages()).toHaveLength(1)
    const { rows } = await site.sql.query('select is_email_unconfirmed as is from users where id = $1', [id])
    expect(rows).toEqual([{ is: false }])
  })
})

test('The unconfirmed address of an account of an earlier version stays unconfirmed while another one is pending', async () => {
  const { agent, id, email } = await site.user()
  await site.sql.query('update users set pending_email = email where id = $1', [id])
  await agent
    .patch('/api/user')
    .send({ email: `else-${email}` })
    .expect(200)
  const { rows } = await site.sql.query('select is_email_unconfirmed as is from users where id = $1', [id])
  expect(rows).toEqual([{ is: true }])
  expect((await agent.delete('/api/user/email').send({}).expect(200)).body).toMatchObject({ pendingEmail: email })
})

test('The migration shortens links valid for a day to one hour', async () => {
  const database = await emptyDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    const migrations = readMigrations('migrations')
    await applyMigrations(
      client,
      'migrations',
      migrations.find(({ name }) => name === '0007_whose_and_how_many'),
    )
    await client.query(
      `insert into users (username, password, email, country) values ('ada', '!', 'ada@example.com', 'Peru')`,
    )
    for (const purpose of ['email', 'password'])
      await client.query(
        `insert into account_links (hash, user_id, purpose, expires_at) select $1, id, $1, now() + interval '24 hours' from users`,
        [purpose],
      )
    await applyMigrations(client, 'migrations')
    const { rows } = await client.query(
      `select purpose, extract(epoch from expires_at - created_at)::integer as time from account_links order by purpose`,
    )
    expect(rows).toEqual([
      { purpose: 'email', time: 3600 },
      { purpose: 'password', time: 86_400 },
    ])
    expect((await client.query('select is_email_unconfirmed as is from users')).rows).toEqual([{ is: false }])
  } finally {
    await client.end()
    await database.drop()
  }
})

describe('With a mail server, an authentication older than 10 minutes', () => {
  const setUpPasskey = async (agent: Agent) => {
    const passkey = createSoftwarePasskey('https://solar.example.com')
    const begun = await agent.post('/api/user/passkeys/new').send({ password: PASSWORD }).expect(201)
    const addition = {
      ticket: begun.body.ticket,
      name: 'Phone',
      passkey: passkey.registrationResponse(begun.body.passkey),
    }
    const { body } = await agent.post('/api/user/passkeys').send(addition).expect(201)
    return { ...passkey, recoveryCodes: body.recoveryCodes as string[] }
  }

  test('must be repeated before the account changes', async () => {
    const { agent, id, username, email } = await site.user()
    const elsewhere = await site.signIn(username)
    const passkey = await setUpPasskey(agent)
    const other = await site.signIn((await site.person()).username)
    const [{ id: passkeyId }] = (await agent.get('/api/user/second-factors')).body.passkeys
    const [session] = (await agent.get('/api/user/sessions')).body
    const calls: Record<string, () => ReturnType<Agent['post']>> = {
      email: () => agent.patch('/api/user').send({ email: `new-${email}` }),
      username: () => agent.patch('/api/user').send({ username: `new-${username}` }),
      'one session': () => agent.delete(`/api/user/sessions/${session.id}`).send({}),
      'other sessions': () => agent.delete('/api/user/sessions').send({}),
      'a new app': () => agent.post('/api/user/authenticator').send({}),
      'the code of a new app': () => agent.put('/api/user/authenticator').send({ code: '000000' }),
      'no app': () => agent.delete('/api/user/authenticator').send({}),
      'a new passkey': () => agent.post('/api/user/passkeys/new').send({}),
      'no passkey': () => agent.delete(`/api/user/passkeys/${passkeyId}`).send({}),
      'recovery codes': () => agent.post('/api/user/recovery-codes').send({}),
    }
    await ageStepUp(id, 11)
    for (const [name, call] of Object.entries(calls)) {
      const answer = await call()
      expect([name, answer.status, answer.text]).toEqual([name, 403, CONFIRM])
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    }
    expect(await account(agent)).toMatchObject({ username, email, pendingEmail: null })
    expect((await agent.get('/api/user/second-factors')).body).toMatchObject({
      passkeys: [{ id: passkeyId }],
      hasAuthenticator: false,
      recoveryCodesLeft: 10,
    })
    await agent.patch('/api/user').send({ firstName: 'Ada', username, email }).expect(200)
    await other.get('/api/user').expect(200)
    await elsewhere.get('/api/user').expect(401)
    expect(passkey.id).not.toBe('')

    await agent.post('/api/user/identity').send({ password: PASSWORD }).expect(204)
    await agent
      .patch('/api/user')
      .send({ email: `new-${email}` })
      .expect(200)
    await agent.delete('/api/user/sessions').send({}).expect(204)
    await agent.post('/api/user/authenticator').send({}).expect(201)
  })

  test('is recent for 10 minutes from the sign-in, in its session only', async () => {
    const { agent, id, username, email } = await site.user()
    await ageStepUp(id, 9)
    await agent
      .patch('/api/user')
      .send({ email: `new-${email}` })
      .expect(200)
    await ageStepUp(id, 2)
    const elsewhere = await site.signIn(username)
    await agent.delete('/api/user/sessions').send({}).expect(403, CONFIRM)
    await elsewhere.delete('/api/user/sessions').send({}).expect(204)
  })

  test('counts from the sign-in in sessions of earlier versions', async () => {
    const { agent, id } = await site.user()
    await site.sql.query(`update sessions set sess = (sess::jsonb - 'provenAt')::json where user_id = $1`, [id])
    await agent.delete('/api/user/sessions').send({}).expect(204)
    await site.sql.query(
      `update sessions set sess = (sess::jsonb || jsonb_build_object('signedInAt', $2::bigint))::json where user_id = $1`,
      [id, Date.now() - 660_000],
    )
    await agent.delete('/api/user/sessions').send({}).expect(403, CONFIRM)
  })

  test('is not repeated by a wrong password, and attempts are limited', async () => {
    const { site: strict, ageStepUp } = await openWebsiteWithMail({
      config: (defaults) => ({
        ...defaults,
        limits: { ...defaults.limits, currentPassword: { points: 3, duration: 900_000 } },
      }),
    })
    const { agent, id } = await strict.user()
    await ageStepUp(id, 11)
    for (let i = 0; i < 3; i++)
      await agent.post('/api/user/identity').send({ password: 'wrong' }).expect(400, 'The password is not correct')
    await agent.post('/api/user/identity').send({ password: PASSWORD }).expect(429)
    await agent.delete('/api/user/sessions').send({}).expect(403, CONFIRM)
  })

  test('is repeated by the user’s own verifying passkey, once per challenge', async () => {
    const [{ agent, id }, other] = [await site.user(), await site.user()]
    const [passkey, theirs] = [await setUpPasskey(agent), await setUpPasskey(other.agent)]
    await ageStepUp(id, 11)
    const begin = async () => (await agent.post('/api/user/identity/passkey').send({}).expect(200)).body
    const prove = (ticket: string, use: object) => agent.post('/api/user/identity').send({ ticket, passkey: use })
    const [careless, stolen, right] = [await begin(), await begin(), await begin()]
    expect(right.passkey).toMatchObject({ userVerification: 'required', allowCredentials: [{ id: passkey.id }] })
    await prove(careless.ticket, passkey.authenticationResponse(careless.passkey, { userVerified: false })).expect(400)
    await prove(stolen.ticket, theirs.authenticationResponse(stolen.passkey)).expect(
      400,
      'That passkey does not belong to this account',
    )
    await agent.delete('/api/user/sessions').send({}).expect(403, CONFIRM)
    const used = passkey.authenticationResponse(right.passkey)
    await prove(right.ticket, used).expect(204)
    await agent.delete('/api/user/sessions').send({}).expect(204)
    await prove(right.ticket, used).expect(400, 'That took too long. Start again')
    // The ticket does not sign anybody in.
    const signIn = await begin()
    await site
      .visitor()
      .post('/api/login/second')
      .send({ ticket: signIn.ticket, passkey: passkey.authenticationResponse(signIn.passkey) })
      .expect(401)
  })

  test('does not matter for a new password, which requires the current one', async () => {
    const { agent, id } = await site.user()
    await ageStepUp(id, 11)
    const newPassword = 'another quite long sentence'
    await agent.post('/api/user/password').send({ currentPassword: 'wrong', newPassword }).expect(400)
    await agent.post('/api/user/password').send({ currentPassword: PASSWORD, newPassword }).expect(204)
    await agent.delete('/api/user/sessions').send({}).expect(204)
  })
})
