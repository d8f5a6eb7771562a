import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { reencryptSecrets } from '../../server/accounts/authenticator.ts'
import type { Config } from '../../server/config.ts'
import { withPreparationLock } from '../../server/database/migrate.ts'
import { waitUntil } from '../support/mail-server.ts'
import { createSoftwarePasskey } from '../support/software-passkey.ts'
import { previousCode, totpCode } from '../support/totp.ts'
import { type Agent, cookieOf, openWebsite, PASSWORD } from '../support/website.ts'

const site = await openWebsite()
const MINUTE = 60_000

const login = (username: string, at = site, path = '/api/login') =>
  at.visitor().post(path).send({ username, password: PASSWORD })
const finish = (body: object, at = site) => at.visitor().post('/api/login/second').send(body)

const currentCode = (secret: string) => totpCode(secret, Date.now())

/** Sets up an authenticator app. The current code can still be used. */
async function setUpApp(agent: Agent) {
  const begun = await agent.post('/api/user/authenticator').send({ password: PASSWORD }).expect(201)
  const { secret } = begun.body as { secret: string }
  const code = await previousCode(secret)
  const { body } = await agent.put('/api/user/authenticator').send({ code }).expect(200)
  return { secret, address: begun.body.address as string, recoveryCodes: body.recoveryCodes as string[] }
}

/** Sets up a passkey. */
async function setUpPasskey(agent: Agent, at = site) {
  const passkey = createSoftwarePasskey(at.origin)
  const begun = await agent.post('/api/user/passkeys/new').send({ password: PASSWORD }).expect(201)
  const response = passkey.registrationResponse(begun.body.passkey)
  const { body } = await agent
    .post('/api/user/passkeys')
    .send({ ticket: begun.body.ticket, name: 'Phone', passkey: response })
    .expect(201)
  return { ...passkey, recoveryCodes: body.recoveryCodes as string[] }
}

describe('An authenticator app', () => {
  test('gets its secret as an otpauth URL', async () => {
    const { agent, username } = await site.user()
    const { address, secret } = await setUpApp(agent)
    const url = new URL(address)
    expect(`${url.protocol}//${url.host}${decodeURIComponent(url.pathname)}`).toBe(
      `otpauth://totp/Helioplan:${username}`,
    )
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      issuer: 'Helioplan',
      secret,
      digits: '6',
      period: '30',
    })
  })

  test('is active after its first valid code', async () => {
    const { agent, username } = await site.user()
    await agent.post('/api/user/authenticator').send({ password: PASSWORD }).expect(201)
    // The last one has six UTF-16 units.
    for (const code of ['12345', 'abcdef', '１２３４５６', '𼅒𨇞𬠜'])
      await agent.put('/api/user/authenticator').send({ code }).expect(400, 'That code is not correct')
    expect((await login(username).expect(200)).body.username).toBe(username)
  })

  test('makes the password alone insufficient', async () => {
    const { agent, username, id } = await site.user()
    await setUpApp(agent)
    const answer = await login(username).expect(200)
    expect(answer.body).toEqual({ ticket: expect.stringMatching(/^[\w-]{43}$/), hasAuthenticator: true })
    expect(answer.headers['set-cookie']).toBeUndefined()
    const { rows } = await site.sql.query('select from sessions where user_id = $1', [id])
    expect(rows).toHaveLength(1)
    for (const cookie of [`session=${answer.body.ticket}`, `session=s%3A${answer.body.ticket}`])
      await site.visitor().get('/api/user').set('Cookie', cookie).expect(401)
    for (const path of ['/api/password/reset', '/api/email/cancel'])
      await site.visitor().post(path).send({ token: answer.body.ticket, password: PASSWORD }).expect(400)
  })

  test('signs in with each code once, also with spaces', async () => {
    const { agent, username } = await site.user()
    const { secret } = await setUpApp(agent)
    const code = currentCode(secret)
    const [first, second] = [(await login(username)).body.ticket, (await login(username)).body.ticket]
    const answer = await finish({ ticket: first, code: `${code.slice(0, 3)} ${code.slice(3)}` }).expect(200)
    expect(answer.body.username).toBe(username)
    await site.visitor().get('/api/user').set('Cookie', cookieOf(answer)).expect(200)
    await finish({ ticket: second, code }).expect(401, 'That code is not correct')
  })

  test('rejects codes of other times', async () => {
    const { agent, username } = await site.user()
    const { secret } = await setUpApp(agent)
    const { ticket } = (await login(username)).body
    // The next step is refused, too: no honest clock can have shown it.
    for (const away of [-2 * MINUTE, MINUTE / 2, 2 * MINUTE])
      await finish({ ticket, code: totpCode(secret, Date.now() + away) }).expect(401)
    await finish({ ticket, code: currentCode(secret) }).expect(200)
  })

  test('limits attempts to 10 in 15 minutes per account, with a separate limit for known devices', async () => {
    const strict = await openWebsite({
      config: (defaults) => ({
        ...defaults,
        limits: { ...defaults.limits, secondFactor: { points: 10, duration: 15 * MINUTE } },
      }),
    })
    const { agent, username } = await strict.user()
    const { secret } = await setUpApp(agent)
    const guess = async (from: Agent) => {
      const { body } = await from.post('/api/login').send({ username, password: PASSWORD })
      return (await from.post('/api/login/second').send({ ticket: body.ticket, code: '000000' })).status
    }
    for (let i = 0; i < 10; i++) expect(await guess(strict.visitor())).toBe(401)
    expect(await guess(strict.visitor())).toBe(429)
    const { body } = await agent.post('/api/login').send({ username, password: PASSWORD })
    await agent
      .post('/api/login/second')
      .send({ ticket: body.ticket, code: currentCode(secret) })
      .expect(200)
  })

  test('is stored encrypted and re-encrypted when the secret changes', async () => {
    const { agent, id } = await site.user()
    const { secret } = await setUpApp(agent)
    const stored = async () =>
      (await site.sql.query('select secret from authenticators where user_id = $1', [id])).rows[0].secret as string
    const before = await stored()
    expect(Buffer.from(before, 'base64url').toString('latin1')).not.toContain(secret)
    const newer: Config = {
      ...site.config,
      sessionSecrets: ['a newer secret of forty characters or more', ...site.config.sessionSecrets],
    }
    await withPreparationLock(site.database.url, (client) => reencryptSecrets(client, newer))
    expect(await stored()).not.toBe(before)
    const later = await openWebsite({
      config: (defaults) => ({ ...defaults, sessionSecrets: newer.sessionSecrets.slice(0, 1) }),
      databaseUrl: () => site.database.url,
    })
    const { username } = (await agent.get('/api/user')).body
    const { ticket } = (await login(username, later)).body
    await finish({ ticket, code: currentCode(secret) }, later).expect(200)
  })
})

describe('Recovery codes', () => {
  test('are ten of 120 random bits, shown once, and stored as hashes', async () => {
    const { agent, id } = await site.user()
    const { recoveryCodes } = await setUpApp(agent)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){5}$/)
    const { rows } = await site.sql.query('select * from recovery_codes where user_id = $1', [id])
    expect(rows).toHaveLength(10)
    for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
    expect((await agent.get('/api/user/second-factors')).body).toEqual({
      passkeys: [],
      hasAuthenticator: true,
      recoveryCodesLeft: 10,
    })
  })

  test('sign in once each after the password, in any spelling', async () => {
    const { agent, username } = await site.user()
    const { recoveryCodes } = await setUpApp(agent)
    const [code = ''] = recoveryCodes
    const use = async (typed: string) => finish({ ticket: (await login(username)).body.ticket, code: typed })
    expect((await use(` ${code.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200)
    expect((await use(code)).status).toBe(401)
    expect((await agent.get('/api/user/second-factors')).body.recoveryCodesLeft).toBe(9)
  })

  test('of 80 bits from earlier versions stay valid', async () => {
    const { agent, username, id } = await site.user()
    await setUpApp(agent)
    const hash = createHash('sha256').update(`${id} abcdefghijkmnpqr`).digest('base64url')
    await site.sql.query('insert into recovery_codes (user_id, hash) values ($1, $2)', [id, hash])
    const { ticket } = (await login(username)).body
    await finish({ ticket, code: 'abcd-efgh-ijkm-npqr' }).expect(200)
  })

  test('sent concurrently with one ticket open one session and use up one code', async () => {
    const { agent, username, id } = await site.user()
    const { recoveryCodes } = await setUpApp(agent)
    for (let pair = 0; pair < 4; pair++) {
      const { ticket } = (await login(username)).body
      const answers = await Promise.all(
        recoveryCodes.slice(2 * pair, 2 * pair + 2).map((code) => finish({ ticket, code })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
      expect((await agent.get('/api/user/second-factors')).body.recoveryCodesLeft).toBe(9 - pair)
    }
    const { rowCount } = await site.sql.query('select from sessions where user_id = $1', [id])
    expect(rowCount).toBe(5)
  })

  test('do not work for another user', async () => {
    const [one, other] = [await site.user(), await site.user()]
    const { recoveryCodes } = await setUpApp(one.agent)
    await setUpApp(other.agent)
    const { ticket } = (await login(other.username)).body
    await finish({ ticket, code: recoveryCodes[0] }).expect(401)
  })

  test('can be replaced with the password', async () => {
    const { agent, username } = await site.user()
    const { recoveryCodes } = await setUpApp(agent)
    await agent.post('/api/user/recovery-codes').send({ password: 'wrong' }).expect(400, 'The password is not correct')
    const { body } = await agent.post('/api/user/recovery-codes').send({ password: PASSWORD }).expect(201)
    const { ticket } = (await login(username)).body
    await finish({ ticket, code: recoveryCodes[0] }).expect(401)
    await finish({ ticket, code: body.recoveryCodes[0] }).expect(200)
  })
})

// Browsers require a host name for passkeys. This site has an IP address, but the protocol is the same.
describe('A passkey', () => {
  test('is the second step after the password', async () => {
    const { agent, username } = await site.user()
    const passkey = await setUpPasskey(agent)
    expect(passkey.recoveryCodes).toHaveLength(10)
    const { body } = await login(username).expect(200)
    expect(body.hasAuthenticator).toBe(false)
    expect(body.passkey.allowCredentials).toEqual([{ id: passkey.id, type: 'public-key', transports: ['internal'] }])
    const used = passkey.authenticationResponse(body.passkey, { userVerified: false })
    expect((await finish({ ticket: body.ticket, passkey: used }).expect(200)).body.username).toBe(username)
    await finish({ ticket: body.ticket, passkey: used }).expect(401, 'That took too long. Start again')
    const [listed] = (await agent.get('/api/user/second-factors')).body.passkeys
    expect(listed).toMatchObject({ name: 'Phone', lastUsedAt: expect.any(String) })
  })

  test('signs in alone if its device verified the user', async () => {
    const { agent, username } = await site.user()
    const passkey = await setUpPasskey(agent)
    const begin = async () => (await site.visitor().post('/api/login/passkey').send({}).expect(200)).body
    const careless = await begin()
    expect(careless.passkey).toMatchObject({ userVerification: 'required', allowCredentials: [] })
    await finish({
      ticket: careless.ticket,
      passkey: passkey.authenticationResponse(careless.passkey, { userVerified: false }),
    }).expect(401)
    const { ticket, passkey: asked } = await begin()
    const answer = await finish({ ticket, passkey: passkey.authenticationResponse(asked) }).expect(200)
    expect(answer.body.username).toBe(username)
  })

  test('is rejected for another origin, challenge, key or user', async () => {
    const [{ agent, username }, other] = [await site.user(), await site.user()]
    const [passkey, theirs] = [await setUpPasskey(agent), await setUpPasskey(other.agent)]
    const attempt = async (use: (asked: { challenge: string }) => object) => {
      const { body } = await login(username)
      return (await finish({ ticket: body.ticket, passkey: use(body.passkey) })).status
    }
    const foreignPasskey = createSoftwarePasskey(site.origin)
    expect(
      await attempt((asked) => passkey.authenticationResponse(asked, { origin: 'https://helioplan.evil.example' })),
    ).toBe(401)
    expect(await attempt(() => passkey.authenticationResponse({ challenge: 'AAAA' }))).toBe(401)
    expect(
      await attempt((asked) => ({
        ...foreignPasskey.authenticationResponse(asked),
        id: passkey.id,
        rawId: passkey.id,
      })),
    ).toBe(401)
    expect(await attempt((asked) => theirs.authenticationResponse(asked))).toBe(401)
    expect(await attempt((asked) => passkey.authenticationResponse(asked))).toBe(200)
  })

  test('with a decreased counter is rejected as cloned', async () => {
    const { agent, username, id } = await site.user()
    const passkey = await setUpPasskey(agent)
    await site.sql.query('update passkeys set counter = 1000 where user_id = $1', [id])
    const { body } = await login(username)
    await finish({ ticket: body.ticket, passkey: passkey.authenticationResponse(body.passkey) }).expect(401)
  })

  test('cannot be used or added with the wrong ticket', async () => {
    const [{ agent }, other] = [await site.user(), await site.user()]
    const { ticket } = (await site.visitor().post('/api/login/passkey').send({})).body
    await finish({ ticket, code: '123456' }).expect(401)
    const begun = await other.agent.post('/api/user/passkeys/new').send({ password: PASSWORD }).expect(201)
    const response = createSoftwarePasskey(site.origin).registrationResponse(begun.body.passkey)
    const add = { ticket: begun.body.ticket, name: 'Key', passkey: response }
    await agent.post('/api/user/passkeys').send(add).expect(400, 'That took too long. Start again')
    await other.agent.post('/api/user/passkeys').send(add).expect(201)
  })

  test('must follow within 10 minutes of the password', async () => {
    const { agent, username, id } = await site.user()
    const { secret } = await setUpApp(agent)
    const { ticket } = (await login(username)).body
    const { rows } = await site.sql.query(
      'select round(extract(epoch from expires_at - now()) / 60)::integer as minutes from open_steps where user_id = $1',
      [id],
    )
    expect(rows).toEqual([{ minutes: 10 }])
    await site.sql.query(`update open_steps set expires_at = now() - interval '1 second' where user_id = $1`, [id])
    await finish({ ticket, code: currentCode(secret) }).expect(401, 'That took too long. Start again')
  })
})

describe('Second factors', () => {
  test('are added and removed only with the password', async () => {
    const { agent } = await site.user()
    const passkey = await setUpPasskey(agent)
    await setUpApp(agent)
    const [{ id }] = (await agent.get('/api/user/second-factors')).body.passkeys
    const wrong = { password: 'wrong' }
    for (const call of [
      agent.post('/api/user/authenticator'),
      agent.post('/api/user/passkeys/new'),
      agent.delete('/api/user/authenticator'),
      agent.delete(`/api/user/passkeys/${id}`),
    ])
      await call.send(wrong).expect(400, 'The password is not correct')
    expect(passkey.recoveryCodes).toHaveLength(10)
    expect((await agent.get('/api/user/second-factors')).body).toMatchObject({
      hasAuthenticator: true,
      recoveryCodesLeft: 10,
    })
  })

  test('end all other sessions when the first is added and the last removed', async () => {
    const { agent, username } = await site.user()
    const elsewhere = await site.signIn(username)
    await setUpApp(agent)
    await elsewhere.get('/api/user').expect(401)
    await agent.delete('/api/user/authenticator').send({ password: PASSWORD }).expect(204)
    expect((await agent.get('/api/user/second-factors')).body).toEqual({
      passkeys: [],
      hasAuthenticator: false,
      recoveryCodesLeft: 0,
    })
    expect((await login(username).expect(200)).body.username).toBe(username)
  })

  test('survive a change of the password', async () => {
    const { agent, username } = await site.user()
    await setUpApp(agent)
    const waiting = (await login(username)).body.ticket
    const newPassword = 'another quite long sentence'
    await agent.post('/api/user/password').send({ currentPassword: PASSWORD, newPassword }).expect(204)
    await finish({ ticket: waiting, code: '123456' }).expect(401, 'That took too long. Start again')
    const { body } = await site.visitor().post('/api/login').send({ username, password: newPassword }).expect(200)
    expect(body.hasAuthenticator).toBe(true)
  })

  test('are required at the administrators’ sign-in, too', async () => {
    const { agent, username } = await site.admin()
    const { secret } = await setUpApp(agent)
    const { ticket } = (await login(username, site, '/api/admin/login').expect(200)).body
    const answer = await finish({ ticket, code: currentCode(secret) }).expect(200)
    await site.visitor().get('/api/admin/users').set('Cookie', cookieOf(answer)).expect(200)
  })
})

describe('The second-factor state of a session', () => {
  /** Makes the database reject writes to sessions while `work` runs. */
  async function refusingSessions(way: 'insert' | 'update', work: () => Promise<void>) {
    await site.sql.query(`create or replace function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused by the test'; end $$`)
    await site.sql.query(`create trigger refuse before ${way} on sessions for each row execute function refuse()`)
    try {
      await work()
    } finally {
      await site.sql.query('drop trigger refuse on sessions')
    }
  }
  const factors = async (agent: Agent) => (await agent.get('/api/user/second-factors').expect(200)).body

  test('is stored in one transaction with a new factor', async () => {
    const { agent } = await site.user()
    const { secret } = (await agent.post('/api/user/authenticator').send({ password: PASSWORD }).expect(201)).body
    await refusingSessions('update', async () => {
      await agent
        .put('/api/user/authenticator')
        .send({ code: totpCode(secret, Date.now()) })
        .expect(500)
    })
    expect(await factors(agent)).toMatchObject({ hasAuthenticator: false, recoveryCodesLeft: 0 })
  })

  test('is removed in one transaction with the last factor', async () => {
    const { agent } = await site.user()
    await setUpApp(agent)
    await refusingSessions('update', async () => {
      // The password authenticates; the session's own state is older than this request.
      await agent.delete('/api/user/authenticator').send({}).expect(500)
    })
    expect(await factors(agent)).toMatchObject({ hasAuthenticator: true, recoveryCodesLeft: 10 })
  })

  test('is stored in one transaction with a used recovery code', async () => {
    const { agent, username } = await site.user()
    const { recoveryCodes } = await setUpApp(agent)
    const { ticket } = (await login(username)).body
    await refusingSessions('insert', async () => {
      await finish({ ticket, code: recoveryCodes[0] }).expect(500)
    })
    expect((await factors(agent)).recoveryCodesLeft).toBe(10)
    await finish({ ticket, code: recoveryCodes[0] }).expect(200)
  })

  test('survives a concurrent renewal', async () => {
    const { agent, id } = await site.user()
    const amend = (changes: object) =>
      site.sql.query(`update sessions set sess = (sess::jsonb || $2)::json where user_id = $1`, [
        id,
        JSON.stringify(changes),
      ])
    const word = async () =>
      (await site.sql.query<{ sess: Record<string, unknown> }>('select sess from sessions where user_id = $1', [id]))
        .rows[0]?.sess
    const seen = Date.now() - 700_000
    await amend({ renewedAt: seen })
    const holder = await site.sql.connect()
    await holder.query('begin')
    await holder.query('lock table saved_calculations in access exclusive mode')
    const slow = agent.get('/api/calculations').then((answer) => answer)
    await waitUntil(async () => {
      const { rowCount } = await site.sql.query(
        `select from pg_locks join pg_database on pg_database.oid = database
         where datname = current_database() and relation = 'saved_calculations'::regclass and not granted`,
      )
      return rowCount === 1
    })
    await amend({ isSecured: true })
    await holder.query('rollback')
    holder.release()
    expect((await slow).status).toBe(200)
    await waitUntil(async () => Number((await word())?.renewedAt) > seen)
    expect((await word())?.isSecured).toBe(true)
  })
})

describe('A passkey alone at the administrators’ sign-in', () => {
  const begin = async () =>
    (await site.visitor().post('/api/login/passkey').send({ adminsOnly: true }).expect(200)).body

  test('signs an administrator in', async () => {
    const { agent, username } = await site.admin()
    const passkey = await setUpPasskey(agent)
    const { ticket, passkey: asked } = await begin()
    const answer = await finish({ ticket, passkey: passkey.authenticationResponse(asked) }).expect(200)
    expect(answer.body.username).toBe(username)
    await site.visitor().get('/api/admin/users').set('Cookie', cookieOf(answer)).expect(200)
  })

  test('does not sign in other users', async () => {
    const { agent, id } = await site.user()
    const passkey = await setUpPasskey(agent)
    const { ticket, passkey: asked } = await begin()
    const answer = await finish({ ticket, passkey: passkey.authenticationResponse(asked) }).expect(
      401,
      'Invalid admin credentials',
    )
    expect(cookieOf(answer)).toBe('')
    const { rowCount } = await site.sql.query('select from sessions where user_id = $1', [id])
    expect(rowCount).toBe(1)
  })
})

describe('Where administrators need a second factor', () => {
  test('they need one for the admin area and cannot remove the last one', async () => {
    const strict = await openWebsite({ config: (defaults) => ({ ...defaults, adminsNeedSecondFactor: true }) })
    const { agent, username } = await strict.admin()
    expect((await agent.get('/api/admin/check')).body).toEqual({ isAdmin: true, lacksSecondFactor: true })
    await agent.get('/api/admin/users').expect(403, 'Set up a second step first')
    await agent.post('/api/articles').send({}).expect(403, 'Set up a second step first')
    const { secret } = await setUpApp(agent)
    expect((await agent.get('/api/admin/check')).body).toEqual({ isAdmin: true })
    await agent.get('/api/admin/users').expect(200)
    await agent
      .delete('/api/user/authenticator')
      .send({ password: PASSWORD })
      .expect(409, 'Administrators need a second step here. Set up another one first')
    const { ticket } = (await login(username, strict, '/api/admin/login')).body
    const again = await finish({ ticket, code: currentCode(secret) }, strict).expect(200)
    await strict.visitor().get('/api/admin/users').set('Cookie', cookieOf(again)).expect(200)
  })

  test('others need none', async () => {
    const strict = await openWebsite({ config: (defaults) => ({ ...defaults, adminsNeedSecondFactor: true }) })
    const { agent } = await strict.user()
    await agent.get('/api/calculations').expect(200)
    expect((await agent.get('/api/admin/check')).body).toEqual({ isAdmin: false })
  })
})
