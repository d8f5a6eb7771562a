import { describe, expect, test } from 'vitest'
import { applyMigrations, readMigrations } from '../../server/database/migrate.ts'
import { emptyDatabase, withClient } from '../support/database.ts'
import { addPasskey } from '../support/software-passkey.ts'
import { type Agent, accountOf, NEW_PASSWORD, openWebsite, PASSWORD, PASSWORD_CHANGE } from '../support/website.ts'
import { openWebsiteWithMail, SITE } from '../support/website-with-mail.ts'

const { site, emailsTo, lastEmailTo, extractToken, tokenIn, ageStepUp } = await openWebsiteWithMail()
const confirm = (agent: Agent, token: string) => agent.post('/api/email/confirm', { token })
const confirmationIn = (address: string) => tokenIn(address, 'confirm-email')
const cancellationIn = (address: string) => tokenIn(address, 'cancel-email-change')
const endOtherSessions = (agent: Agent) => agent.delete('/api/user/sessions', {})
const cancelByLink = (token: string) => site.post('/api/email/cancel', { token })
const CONFIRM = 'Confirm it is you'
const OVER = 'This link no longer works. Ask for a new one'

const isUnconfirmed = async (id: number): Promise<boolean> =>
  (await site.query('select is_email_unconfirmed as is from users where id = $1', id))[0].is

/** A signed-in user with a requested email change. */
async function movingUser() {
  const user = await site.user()
  const next = `next-${user.email}`
  await user.agent.patch('/api/user', { email: next }).expect(200)
  return { ...user, next }
}

describe('A new email address', () => {
  test('applies when its link is followed; the old address is notified', async () => {
    const { agent, email, username } = await site.user()
    const next = `next-${email}`
    const changed = await agent.patch('/api/user', { username, email: next, firstName: 'Ada' }).expect(200)
    expect(changed.body).toMatchObject({ email, pendingEmail: next, firstName: 'Ada' })
    const [mail, ...more] = await emailsTo(next)
    expect(more).toEqual([])
    const [notice] = await emailsTo(email)
    expect(notice?.body).toContain(`account “${username}” to ${next}.`)
    const token = extractToken(mail, 'confirm-email')
    await confirm(agent, token).expect(204)
    expect(await accountOf(agent)).toMatchObject({ email: next, pendingEmail: null })
    expect((await lastEmailTo(email))?.body).toContain(`The email address is now ${next}.`)
    await confirm(agent, token).expect(400, OVER)
  })

  test('is confirmed only in a session of its account; the link stays valid', async () => {
    const [{ agent, email, next }, stranger] = [await movingUser(), await site.user()]
    const token = await confirmationIn(next)
    await confirm(site.visitor(), token).expect(401, 'Sign in to continue')
    const sentence = 'This link belongs to another account. Sign in to that account to use it'
    await confirm(stranger.agent, token).expect(403, sentence)
    expect(await accountOf(agent)).toMatchObject({ email, pendingEmail: next })
    expect((await accountOf(stranger.agent)).email).toBe(stranger.email)
    await confirm(agent, token).expect(204)
  })

  test('can be confirmed for 1 hour after the mail was sent', async () => {
    const { agent, id, next } = await movingUser()
    const token = await confirmationIn(next)
    const rows = await site.query(
      `select extract(epoch from expires_at - created_at)::integer as time from account_links where user_id = $1 and purpose = 'email'`,
      id,
    )
    expect(rows).toEqual([{ time: 3600 }])
    await site.query(`update account_links set expires_at = now() - interval '1 second' where user_id = $1`, id)
    await confirm(agent, token).expect(400, OVER)
  })

  test.each(['in the profile', 'by the link to the old address, without a session'])(
    'can be cancelled once %s, which invalidates the link',
    async (where) => {
      const { agent, email, next } = await movingUser()
      const [cancel, token] = [await cancellationIn(email), await confirmationIn(next)]
      await cancelByLink(token).expect(400)
      if (where === 'in the profile')
        expect((await agent.delete('/api/user/email', {}).expect(200)).body).toMatchObject({
          email,
          pendingEmail: null,
        })
      else await cancelByLink(cancel).expect(204)
      expect(await accountOf(agent)).toMatchObject({ email, pendingEmail: null })
      await confirm(agent, token).expect(400, OVER)
      await cancelByLink(cancel).expect(400)
    },
  )

  test('cannot be cancelled by that link after its confirmation, nor can a later one', async () => {
    const { agent, email, next } = await movingUser()
    const cancel = await cancellationIn(email)
    await confirm(agent, await confirmationIn(next)).expect(204)
    await cancelByLink(cancel).expect(400)
    await agent.patch('/api/user', { email: `third-${email}` }).expect(200)
    await cancelByLink(cancel).expect(400)
    expect(await accountOf(agent)).toMatchObject({ email: next, pendingEmail: `third-${email}` })
  })

  test('is announced by emails that end with the contact address, to the new one without the username; no token is stored', async () => {
    const { email, username, id, next } = await movingUser()
    const [notices, [confirmation]] = [await emailsTo(email), await emailsTo(next)]
    for (const mail of [...notices, confirmation])
      expect(mail?.body.trimEnd().split('\n').at(-1)).toBe(`Helioplan · ${site.config.contact.email}`)
    // In this test the address itself contains the name.
    const raw = (confirmation?.raw ?? '').replaceAll(next, '')
    for (const known of [username, email]) expect(raw).not.toContain(known)
    const links = await site.query('select * from account_links where user_id = $1', id)
    const mails = await site.query('select * from outbox where user_id = $1', id)
    expect(links).toHaveLength(2)
    for (const token of [await cancellationIn(email), await confirmationIn(next)]) {
      expect(token).not.toBe('')
      expect(JSON.stringify([links, mails])).not.toContain(token)
    }
  })

  test('in use by another account gets the same answer and never applies', async () => {
    const [{ agent, email, id }, other] = [await site.user(), await site.user()]
    const answer = await agent.patch('/api/user', { email: other.email }).expect(200)
    expect(answer.body).toMatchObject({ email, pendingEmail: other.email })
    const [mail] = await emailsTo(other.email)
    expect(mail?.body).toContain('It already belongs to your account')
    expect(mail?.body).not.toContain('#token=')
    const links = `select from account_links where user_id = $1 and purpose = 'email'`
    expect(await site.query(links, id)).toEqual([])
  })

  test('replaces an earlier pending one', async () => {
    const { agent, email } = await site.user()
    for (const place of ['first', 'second']) await agent.patch('/api/user', { email: `${place}-${email}` })
    const [first, second] = [await confirmationIn(`first-${email}`), await confirmationIn(`second-${email}`)]
    expect(second).not.toBe('')
    if (first) await confirm(agent, first).expect(400)
    await confirm(agent, second).expect(204)
    expect((await accountOf(agent)).email).toBe(`second-${email}`)
  })

  test('can be requested again, but not by a change of the name alone', async () => {
    const { agent, email, username, next } = await movingUser()
    await agent.patch('/api/user', { email: next }).expect(200)
    await agent.patch('/api/user', { username, email, lastName: 'Lovelace' }).expect(200)
    expect(await emailsTo(next)).toHaveLength(2)
    await confirm(agent, await confirmationIn(next)).expect(204)
  })

  test('is cancelled by a new password', async () => {
    const { agent, username, email, next } = await movingUser()
    const token = await confirmationIn(next)
    await site.post('/api/password/forgot', { email }).expect(202)
    const reset = { token: await tokenIn(email, 'reset-password'), password: PASSWORD }
    await site.post('/api/password/reset', reset).expect(204)
    await confirm(agent, token).expect(401)
    await confirm(await site.signIn(username), token).expect(400, OVER)
  })

  test('applies at once without a mail server and needs no step-up authentication', async () => {
    const mute = await openWebsite()
    const { agent, email, id } = await mute.user()
    const hourAgo = Date.now() - 3_600_000
    await mute.amendSessions({ user: id }, { signedInAt: hourAgo, provenAt: hourAgo })
    const changes = { email: `new-${email}`, username: 'renamed-without-mail' }
    const { body } = await agent.patch('/api/user', changes).expect(200)
    expect(body).toMatchObject({ ...changes, pendingEmail: null })
    await endOtherSessions(agent).expect(204)
  })
})

describe('The address of a new account', () => {
  test('is confirmed in the same way; the account works meanwhile', async () => {
    const { agent, email } = await site.register('newcomer')
    expect(await accountOf(agent)).toMatchObject({ email, pendingEmail: email })
    await agent.get('/api/calculations').expect(200)
    await confirm(site.visitor(), await confirmationIn(email)).expect(401)
    await confirm(agent, await confirmationIn(email)).expect(204)
    expect(await accountOf(agent)).toMatchObject({ email, pendingEmail: null })
  })

  test('stays unconfirmed after a cancelled change', async () => {
    const { agent, email, id } = await site.register('hasty')
    const write = `insert into contact_messages (name, email, message) values ('Ada', $1, 'A message from before')`
    await site.query(write, email)
    const messages = async () => JSON.parse((await agent.get('/api/user/export').expect(200)).text).messages
    expect(await messages()).toEqual([])
    await agent.patch('/api/user', { email: `else-${email}` }).expect(200)
    expect(await messages(), 'while another address waits').toEqual([])
    const { body } = await agent.delete('/api/user/email', {}).expect(200)
    expect(body).toMatchObject({ email, pendingEmail: email })
    expect(await messages(), 'after the change was cancelled').toEqual([])
    await agent.patch('/api/user', { email }).expect(200)
    await confirm(agent, await confirmationIn(email)).expect(204)
    expect(await messages()).toHaveLength(1)
    expect(await isUnconfirmed(id)).toBe(false)
  })
})

test('The unconfirmed address of an account of an earlier version stays unconfirmed while another one is pending', async () => {
  const { agent, id, email } = await site.user()
  await site.query('update users set pending_email = email where id = $1', id)
  await agent.patch('/api/user', { email: `else-${email}` }).expect(200)
  expect(await isUnconfirmed(id)).toBe(true)
  expect((await agent.delete('/api/user/email', {}).expect(200)).body).toMatchObject({ pendingEmail: email })
})

test('The migration shortens links valid for a day to one hour', async () => {
  const database = await emptyDatabase()
  await withClient(database.url, async (client) => {
    const before = readMigrations('migrations').find(({ name }) => name === '0007_whose_and_how_many')
    await applyMigrations(client, 'migrations', before)
    await client.query(
      `insert into users (username, password, email, country) values ('ada', '!', 'ada@example.com', 'Peru')`,
    )
    const link = `insert into account_links (hash, user_id, purpose, expires_at) select $1, id, $1, now() + interval '24 hours' from users`
    for (const purpose of ['email', 'password']) await client.query(link, [purpose])
    await applyMigrations(client, 'migrations')
    const { rows } = await client.query(
      `select purpose, extract(epoch from expires_at - created_at)::integer as time from account_links order by purpose`,
    )
    expect(rows).toEqual([
      { purpose: 'email', time: 3600 },
      { purpose: 'password', time: 86_400 },
    ])
    expect((await client.query('select is_email_unconfirmed as is from users')).rows).toEqual([{ is: false }])
  })
  await database.drop()
})

describe('With a mail server, an authentication older than 10 minutes', () => {
  test('must be repeated before the account changes', async () => {
    const { agent, id, username, email } = await site.user()
    const elsewhere = await site.signIn(username)
    const passkey = await addPasskey(agent, SITE)
    const other = await site.signIn((await site.person()).username)
    const [{ id: passkeyId }] = (await agent.get('/api/user/second-factors')).body.passkeys
    const [session] = (await agent.get('/api/user/sessions')).body
    const calls: Record<string, () => ReturnType<Agent['post']>> = {
      email: () => agent.patch('/api/user', { email: `new-${email}` }),
      username: () => agent.patch('/api/user', { username: `new-${username}` }),
      'one session': () => agent.delete(`/api/user/sessions/${session.id}`, {}),
      'other sessions': () => endOtherSessions(agent),
      'a new app': () => agent.post('/api/user/authenticator', {}),
      'the code of a new app': () => agent.put('/api/user/authenticator', { code: '000000' }),
      'no app': () => agent.delete('/api/user/authenticator', {}),
      'a new passkey': () => agent.post('/api/user/passkeys/new', {}),
      'no passkey': () => agent.delete(`/api/user/passkeys/${passkeyId}`, {}),
      'recovery codes': () => agent.post('/api/user/recovery-codes', {}),
    }
    await ageStepUp(id, 11)
    for (const [name, call] of Object.entries(calls)) {
      const answer = await call()
      expect([name, answer.status, answer.text]).toEqual([name, 403, CONFIRM])
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    }
    expect(await accountOf(agent)).toMatchObject({ username, email, pendingEmail: null })
    expect((await agent.get('/api/user/second-factors')).body).toMatchObject({
      passkeys: [{ id: passkeyId }],
      hasAuthenticator: false,
      recoveryCodesLeft: 10,
    })
    await agent.patch('/api/user', { firstName: 'Ada', username, email }).expect(200)
    await other.get('/api/user').expect(200)
    await elsewhere.get('/api/user').expect(401)
    expect(passkey.id).not.toBe('')

    await agent.post('/api/user/identity', { password: PASSWORD }).expect(204)
    await agent.patch('/api/user', { email: `new-${email}` }).expect(200)
    await endOtherSessions(agent).expect(204)
    await agent.post('/api/user/authenticator', {}).expect(201)
  })

  test('is recent for 10 minutes from the sign-in, in its session only', async () => {
    const { agent, id, username, email } = await site.user()
    await ageStepUp(id, 9)
    await agent.patch('/api/user', { email: `new-${email}` }).expect(200)
    await ageStepUp(id, 2)
    const elsewhere = await site.signIn(username)
    await endOtherSessions(agent).expect(403, CONFIRM)
    await endOtherSessions(elsewhere).expect(204)
  })

  test('counts from the sign-in in sessions of earlier versions', async () => {
    const { agent, id } = await site.user()
    await site.query(`update sessions set sess = (sess::jsonb - 'provenAt')::json where user_id = $1`, id)
    await endOtherSessions(agent).expect(204)
    await site.amendSessions({ user: id }, { signedInAt: Date.now() - 660_000 })
    await endOtherSessions(agent).expect(403, CONFIRM)
  })

  test('is not repeated by a wrong password, and attempts are limited', async () => {
    const { site: strict, ageStepUp } = await openWebsiteWithMail({
      config: { limits: { currentPassword: { points: 3, duration: 900_000 } } },
    })
    const { agent, id } = await strict.user()
    await ageStepUp(id, 11)
    const prove = (password: string) => agent.post('/api/user/identity', { password })
    for (let i = 0; i < 3; i++) await prove('wrong').expect(400, 'The password is not correct')
    await prove(PASSWORD).expect(429)
    await endOtherSessions(agent).expect(403, CONFIRM)
  })

  test('is repeated by the user’s own verifying passkey, once per challenge', async () => {
    const [{ agent, id }, other] = [await site.user(), await site.user()]
    const [passkey, theirs] = [await addPasskey(agent, SITE), await addPasskey(other.agent, SITE)]
    await ageStepUp(id, 11)
    const begin = async () => (await agent.post('/api/user/identity/passkey', {}).expect(200)).body
    const prove = (ticket: string, use: object) => agent.post('/api/user/identity', { ticket, passkey: use })
    const [careless, stolen, right] = [await begin(), await begin(), await begin()]
    expect(right.passkey).toMatchObject({ userVerification: 'required', allowCredentials: [{ id: passkey.id }] })
    await prove(careless.ticket, passkey.authenticationResponse(careless.passkey, { userVerified: false })).expect(400)
    const foreign = 'That passkey does not belong to this account'
    await prove(stolen.ticket, theirs.authenticationResponse(stolen.passkey)).expect(400, foreign)
    await endOtherSessions(agent).expect(403, CONFIRM)
    const used = passkey.authenticationResponse(right.passkey)
    await prove(right.ticket, used).expect(204)
    await endOtherSessions(agent).expect(204)
    await prove(right.ticket, used).expect(400, 'That took too long. Start again')
    // The ticket does not sign anybody in.
    const { ticket, passkey: asked } = await begin()
    const signIn = { ticket, passkey: passkey.authenticationResponse(asked) }
    await site.post('/api/login/second', signIn).expect(401)
  })

  test('does not matter for a new password, which requires the current one', async () => {
    const { agent, id } = await site.user()
    await ageStepUp(id, 11)
    await agent.post('/api/user/password', { currentPassword: 'wrong', newPassword: NEW_PASSWORD }).expect(400)
    await agent.post('/api/user/password', PASSWORD_CHANGE).expect(204)
    await endOtherSessions(agent).expect(204)
  })
})
