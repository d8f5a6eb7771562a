import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { reencryptSecrets } from '../../server/accounts/authenticator.ts'
import { withPreparationLock } from '../../server/database/migrate.ts'
import { addPasskey, createSoftwarePasskey } from '../support/software-passkey.ts'
import { previousCode, totpCode } from '../support/totp.ts'
import {
  type Agent,
  concurrently,
  cookieOf,
  NEW_PASSWORD,
  openWebsite,
  PASSWORD,
  PASSWORD_CHANGE,
  statusesOf,
} from '../support/website.ts'

const site = await openWebsite()
const MINUTE = 60_000

const login = (username: string, at = site, path = '/api/login') => at.post(path, { username, password: PASSWORD })
/** What the second step needs after the password. */
const begin = async (username: string, at = site, path?: string) => (await login(username, at, path).expect(200)).body
const finish = (body: object, at = site) => at.post('/api/login/second', body)
const beginPasskey = async (body: object = {}) => (await site.post('/api/login/passkey', body).expect(200)).body
const factorsOf = async (agent: Agent) => (await agent.get('/api/user/second-factors').expect(200)).body
const sessionsOf = (id: number) => site.query('select from sessions where user_id = $1', id)

const currentCode = (secret: string) => totpCode(secret, Date.now())
const TOO_LATE = 'That took too long. Start again'

/** Sets up an authenticator app. The current code can still be used. */
async function setUpApp(agent: Agent) {
  const begun = await agent.post('/api/user/authenticator', { password: PASSWORD }).expect(201)
  const { secret, address } = begun.body as { secret: string; address: string }
  const { body } = await agent.put('/api/user/authenticator', { code: await previousCode(secret) }).expect(200)
  return { secret, address, recoveryCodes: body.recoveryCodes as string[] }
}
async function userWithApp(at = site) {
  const user = await at.user()
  return { ...user, ...(await setUpApp(user.agent)) }
}
async function userWithPasskey() {
  const user = await site.user()
  return { ...user, passkey: await addPasskey(user.agent, site.origin) }
}

describe('An authenticator app', () => {
  test('gets its secret as an otpauth URL', async () => {
    const { username, address, secret } = await userWithApp()
    expect(decodeURIComponent(address)).toMatch(`otpauth://totp/Helioplan:${username}?`)
    const parameters = Object.fromEntries(new URL(address).searchParams)
    expect(parameters).toMatchObject({ issuer: 'Helioplan', secret, digits: '6', period: '30' })
  })

  test('is active after its first valid code', async () => {
    const { agent, username } = await site.user()
    await agent.post('/api/user/authenticator', { password: PASSWORD }).expect(201)
    // The last one has six UTF-16 units.
    for (const code of ['12345', 'abcdef', '１２３４５６', '𼅒𨇞𬠜'])
      await agent.put('/api/user/authenticator', { code }).expect(400, 'That code is not correct')
    expect((await begin(username)).username).toBe(username)
  })

  test('makes the password alone insufficient', async () => {
    const { username, id } = await userWithApp()
    const { body, headers } = await login(username).expect(200)
    expect(body).toEqual({ ticket: expect.stringMatching(/^[\w-]{43}$/), hasAuthenticator: true })
    expect(headers['set-cookie']).toBeUndefined()
    expect(await sessionsOf(id)).toHaveLength(1)
    for (const cookie of [`session=${body.ticket}`, `session=s%3A${body.ticket}`])
      await site.get('/api/user').set('Cookie', cookie).expect(401)
    for (const path of ['/api/password/reset', '/api/email/cancel'])
      await site.post(path, { token: body.ticket, password: PASSWORD }).expect(400)
  })

  test('signs in with each code once, also with spaces', async () => {
    const { username, secret } = await userWithApp()
    const code = currentCode(secret)
    const [first, second] = [(await begin(username)).ticket, (await begin(username)).ticket]
    const answer = await finish({ ticket: first, code: `${code.slice(0, 3)} ${code.slice(3)}` }).expect(200)
    expect(answer.body.username).toBe(username)
    await site.get('/api/user').set('Cookie', cookieOf(answer)).expect(200)
    await finish({ ticket: second, code }).expect(401, 'That code is not correct')
  })

  test('rejects codes of other times', async () => {
    const { username, secret } = await userWithApp()
    const { ticket } = await begin(username)
    // The next step is refused, too: no honest clock can have shown it.
    for (const away of [-2 * MINUTE, MINUTE / 2, 2 * MINUTE])
      await finish({ ticket, code: totpCode(secret, Date.now() + away) }).expect(401)
    await finish({ ticket, code: currentCode(secret) }).expect(200)
  })

  test('limits attempts to 10 in 15 minutes per account, with a separate limit for known devices', async () => {
    const strict = await openWebsite({ hasLimits: true })
    const { agent, username, secret } = await userWithApp(strict)
    const finishFrom = async (from: Agent, code: string) => {
      const { ticket } = (await from.post('/api/login', { username, password: PASSWORD }).expect(200)).body
      return (await from.post('/api/login/second', { ticket, code })).status
    }
    for (let i = 0; i < 10; i++) expect(await finishFrom(strict.visitor(), '000000')).toBe(401)
    expect(await finishFrom(strict.visitor(), '000000')).toBe(429)
    expect(await finishFrom(agent, currentCode(secret))).toBe(200)
  })

  test('is stored encrypted and re-encrypted when the secret changes', async () => {
    const { username, id, secret } = await userWithApp()
    const stored = async (): Promise<string> =>
      (await site.query('select secret from authenticators where user_id = $1', id))[0].secret
    const before = await stored()
    expect(Buffer.from(before, 'base64url').toString('latin1')).not.toContain(secret)
    const newSecret = 'a newer secret of forty characters or more'
    const config = { ...site.config, sessionSecrets: [newSecret, ...site.config.sessionSecrets] }
    await withPreparationLock(site.database.url, (client) => reencryptSecrets(client, config))
    expect(await stored()).not.toBe(before)
    const databaseUrl = () => site.database.url
    const later = await openWebsite({ config: { sessionSecrets: [newSecret] }, databaseUrl })
    const { ticket } = await begin(username, later)
    await finish({ ticket, code: currentCode(secret) }, later).expect(200)
  })
})

describe('Recovery codes', () => {
  test('are ten of 120 random bits, shown once, and stored as hashes', async () => {
    const { agent, id, recoveryCodes } = await userWithApp()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){5}$/)
    const rows = await site.query('select * from recovery_codes where user_id = $1', id)
    expect(rows).toHaveLength(10)
    for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
    expect(await factorsOf(agent)).toEqual({ passkeys: [], hasAuthenticator: true, recoveryCodesLeft: 10 })
  })

  test('sign in once each after the password, in any spelling', async () => {
    const { agent, username, recoveryCodes } = await userWithApp()
    const [code = ''] = recoveryCodes
    await finish({ ...(await begin(username)), code: ` ${code.toUpperCase().replaceAll('-', ' ')}` }).expect(200)
    await finish({ ...(await begin(username)), code }).expect(401)
    expect((await factorsOf(agent)).recoveryCodesLeft).toBe(9)
  })

  test('of 80 bits from earlier versions stay valid', async () => {
    const { username, id } = await userWithApp()
    const hash = createHash('sha256').update(`${id} abcdefghijkmnpqr`).digest('base64url')
    await site.query('insert into recovery_codes (user_id, hash) values ($1, $2)', id, hash)
    await finish({ ...(await begin(username)), code: 'abcd-efgh-ijkm-npqr' }).expect(200)
  })

  test('sent concurrently with one ticket open one session and use up one code', async () => {
    const { agent, username, id, recoveryCodes } = await userWithApp()
    for (let pair = 0; pair < 4; pair++) {
      const { ticket } = await begin(username)
      const answers = await concurrently(2, (i) => finish({ ticket, code: recoveryCodes[2 * pair + i] }))
      expect(statusesOf(answers)).toEqual([200, 401])
      expect((await factorsOf(agent)).recoveryCodesLeft).toBe(9 - pair)
    }
    expect(await sessionsOf(id)).toHaveLength(5)
  })

  test('do not work for another user', async () => {
    const [{ recoveryCodes }, other] = [await userWithApp(), await userWithApp()]
    await finish({ ...(await begin(other.username)), code: recoveryCodes[0] }).expect(401)
  })

  test('can be replaced with the password', async () => {
    const { agent, username, recoveryCodes } = await userWithApp()
    await agent.post('/api/user/recovery-codes', { password: 'wrong' }).expect(400, 'The password is not correct')
    const { body } = await agent.post('/api/user/recovery-codes', { password: PASSWORD }).expect(201)
    const { ticket } = await begin(username)
    await finish({ ticket, code: recoveryCodes[0] }).expect(401)
    await finish({ ticket, code: body.recoveryCodes[0] }).expect(200)
  })
})

// Browsers require a host name for passkeys. This site has an IP address, but the protocol is the same.
describe('A passkey', () => {
  test('is the second step after the password', async () => {
    const { agent, username, passkey } = await userWithPasskey()
    expect(passkey.recoveryCodes).toHaveLength(10)
    const { ticket, hasAuthenticator, passkey: asked } = await begin(username)
    expect(hasAuthenticator).toBe(false)
    expect(asked.allowCredentials).toEqual([{ id: passkey.id, type: 'public-key', transports: ['internal'] }])
    const used = passkey.authenticationResponse(asked, { userVerified: false })
    expect((await finish({ ticket, passkey: used }).expect(200)).body.username).toBe(username)
    await finish({ ticket, passkey: used }).expect(401, TOO_LATE)
    const [listed] = (await factorsOf(agent)).passkeys
    expect(listed).toMatchObject({ name: 'Phone', lastUsedAt: expect.any(String) })
  })

  test('signs in alone if its device verified the user', async () => {
    const { username, passkey } = await userWithPasskey()
    const careless = await beginPasskey()
    expect(careless.passkey).toMatchObject({ userVerification: 'required', allowCredentials: [] })
    const unverified = passkey.authenticationResponse(careless.passkey, { userVerified: false })
    await finish({ ...careless, passkey: unverified }).expect(401)
    const { ticket, passkey: asked } = await beginPasskey()
    const answer = await finish({ ticket, passkey: passkey.authenticationResponse(asked) }).expect(200)
    expect(answer.body.username).toBe(username)
  })

  test('is rejected for another origin, challenge, key or user', async () => {
    const [{ username, passkey }, { passkey: theirs }] = [await userWithPasskey(), await userWithPasskey()]
    const foreign = createSoftwarePasskey(site.origin)
    const { id } = passkey
    type Use = (asked: { challenge: string }) => object
    for (const [status, use] of [
      [401, (asked) => passkey.authenticationResponse(asked, { origin: 'https://helioplan.evil.example' })],
      [401, () => passkey.authenticationResponse({ challenge: 'AAAA' })],
      [401, (asked) => ({ ...foreign.authenticationResponse(asked), id, rawId: id })],
      [401, (asked) => theirs.authenticationResponse(asked)],
      [200, (asked) => passkey.authenticationResponse(asked)],
    ] satisfies [number, Use][]) {
      const { ticket, passkey: asked } = await begin(username)
      await finish({ ticket, passkey: use(asked) }).expect(status)
    }
  })

  test('with a decreased counter is rejected as cloned', async () => {
    const { username, id, passkey } = await userWithPasskey()
    await site.query('update passkeys set counter = 1000 where user_id = $1', id)
    const { ticket, passkey: asked } = await begin(username)
    await finish({ ticket, passkey: passkey.authenticationResponse(asked) }).expect(401)
  })

  test('cannot be used or added with the wrong ticket', async () => {
    const [{ agent }, other] = [await site.user(), await site.user()]
    await finish({ ticket: (await beginPasskey()).ticket, code: '123456' }).expect(401)
    const { ticket, passkey } = (await other.agent.post('/api/user/passkeys/new', { password: PASSWORD })).body
    const add = { ticket, name: 'Key', passkey: createSoftwarePasskey(site.origin).registrationResponse(passkey) }
    await agent.post('/api/user/passkeys', add).expect(400, TOO_LATE)
    await other.agent.post('/api/user/passkeys', add).expect(201)
  })

  test('must follow within 10 minutes of the password', async () => {
    const { username, id, secret } = await userWithApp()
    const { ticket } = await begin(username)
    const minutes = 'round(extract(epoch from expires_at - now()) / 60)::integer'
    const steps = await site.query(`select ${minutes} as minutes from open_steps where user_id = $1`, id)
    expect(steps).toEqual([{ minutes: 10 }])
    await site.query(`update open_steps set expires_at = now() - interval '1 second' where user_id = $1`, id)
    await finish({ ticket, code: currentCode(secret) }).expect(401, TOO_LATE)
  })
})

describe('Second factors', () => {
  test('are added and removed only with the password', async () => {
    const { agent, passkey } = await userWithPasskey()
    await setUpApp(agent)
    const [{ id }] = (await factorsOf(agent)).passkeys
    const wrong = { password: 'wrong' }
    for (const call of [
      agent.post('/api/user/authenticator', wrong),
      agent.post('/api/user/passkeys/new', wrong),
      agent.delete('/api/user/authenticator', wrong),
      agent.delete(`/api/user/passkeys/${id}`, wrong),
    ])
      await call.expect(400, 'The password is not correct')
    expect(passkey.recoveryCodes).toHaveLength(10)
    expect(await factorsOf(agent)).toMatchObject({ hasAuthenticator: true, recoveryCodesLeft: 10 })
  })

  test('end all other sessions when the first is added and the last removed', async () => {
    const { agent, username } = await site.user()
    const elsewhere = await site.signIn(username)
    await setUpApp(agent)
    await elsewhere.get('/api/user').expect(401)
    await agent.delete('/api/user/authenticator', { password: PASSWORD }).expect(204)
    expect(await factorsOf(agent)).toEqual({ passkeys: [], hasAuthenticator: false, recoveryCodesLeft: 0 })
    expect((await begin(username)).username).toBe(username)
  })

  test('survive a change of the password', async () => {
    const { agent, username } = await userWithApp()
    const { ticket } = await begin(username)
    await agent.post('/api/user/password', PASSWORD_CHANGE).expect(204)
    await finish({ ticket, code: '123456' }).expect(401, TOO_LATE)
    const { body } = await site.post('/api/login', { username, password: NEW_PASSWORD }).expect(200)
    expect(body.hasAuthenticator).toBe(true)
  })

  test('are required at the administrators’ sign-in, too', async () => {
    const { agent, username } = await site.admin()
    const { secret } = await setUpApp(agent)
    const { ticket } = await begin(username, site, '/api/admin/login')
    const answer = await finish({ ticket, code: currentCode(secret) }).expect(200)
    await site.get('/api/admin/users').set('Cookie', cookieOf(answer)).expect(200)
  })
})

describe('The second-factor state of a session', () => {
  /** Makes the database reject writes to sessions while `work` runs. */
  async function refusingSessions(way: 'insert' | 'update', work: () => Promise<void>) {
    await site.query(`create or replace function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused by the test'; end $$`)
    await site.query(`create trigger refuse before ${way} on sessions for each row execute function refuse()`)
    try {
      await work()
    } finally {
      await site.query('drop trigger refuse on sessions')
    }
  }

  test('is stored in one transaction with a new factor', async () => {
    const { agent } = await site.user()
    const { secret } = (await agent.post('/api/user/authenticator', { password: PASSWORD }).expect(201)).body
    await refusingSessions('update', async () => {
      await agent.put('/api/user/authenticator', { code: currentCode(secret) }).expect(500)
    })
    expect(await factorsOf(agent)).toMatchObject({ hasAuthenticator: false, recoveryCodesLeft: 0 })
  })

  test('is removed in one transaction with the last factor', async () => {
    const { agent } = await userWithApp()
    await refusingSessions('update', async () => {
      // The password authenticates; the session's own state is older than this request.
      await agent.delete('/api/user/authenticator', {}).expect(500)
    })
    expect(await factorsOf(agent)).toMatchObject({ hasAuthenticator: true, recoveryCodesLeft: 10 })
  })

  test('is stored in one transaction with a used recovery code', async () => {
    const { agent, username, recoveryCodes } = await userWithApp()
    const use = { ticket: (await begin(username)).ticket, code: recoveryCodes[0] }
    await refusingSessions('insert', async () => {
      await finish(use).expect(500)
    })
    expect((await factorsOf(agent)).recoveryCodesLeft).toBe(10)
    await finish(use).expect(200)
  })

  test('survives a concurrent renewal', async () => {
    const { agent, id } = await site.user()
    const state = async () => (await site.query('select sess from sessions where user_id = $1', id))[0].sess
    const seen = Date.now() - 700_000
    await site.amendSessions({ user: id }, { renewedAt: seen })
    const holder = await site.sql.connect()
    await holder.query('begin; lock table saved_calculations in access exclusive mode')
    const slow = agent.get('/api/calculations').then(({ status }) => status)
    const waiting = `select from pg_locks join pg_database on pg_database.oid = database
       where datname = current_database() and relation = 'saved_calculations'::regclass and not granted`
    await expect.poll(() => site.query(waiting)).toHaveLength(1)
    await site.amendSessions({ user: id }, { isSecured: true })
    await holder.query('rollback')
    holder.release()
    expect(await slow).toBe(200)
    await expect.poll(async () => (await state()).renewedAt).toBeGreaterThan(seen)
    expect((await state()).isSecured).toBe(true)
  })
})

describe('A passkey alone at the administrators’ sign-in', () => {
  test('signs an administrator in', async () => {
    const { agent, username } = await site.admin()
    const passkey = await addPasskey(agent, site.origin)
    const { ticket, passkey: asked } = await beginPasskey({ adminsOnly: true })
    const answer = await finish({ ticket, passkey: passkey.authenticationResponse(asked) }).expect(200)
    expect(answer.body.username).toBe(username)
    await site.get('/api/admin/users').set('Cookie', cookieOf(answer)).expect(200)
  })

  test('does not sign in other users', async () => {
    const { id, passkey } = await userWithPasskey()
    const { ticket, passkey: asked } = await beginPasskey({ adminsOnly: true })
    const answer = await finish({ ticket, passkey: passkey.authenticationResponse(asked) })
    expect([answer.status, answer.text]).toEqual([401, 'Invalid admin credentials'])
    expect(cookieOf(answer)).toBe('')
    expect(await sessionsOf(id)).toHaveLength(1)
  })
})

test('Where administrators need a second factor, they need one for the admin area and cannot remove the last one; others need none', async () => {
  const strict = await openWebsite({ config: { adminsNeedSecondFactor: true } })
  const [{ agent, username }, other] = [await strict.admin(), await strict.user()]
  const check = async (who: Agent) => (await who.get('/api/admin/check')).body
  expect(await check(agent)).toEqual({ isAdmin: true, lacksSecondFactor: true })
  await agent.get('/api/admin/users').expect(403, 'Set up a second step first')
  await agent.post('/api/articles', {}).expect(403, 'Set up a second step first')
  const { secret } = await setUpApp(agent)
  expect(await check(agent)).toEqual({ isAdmin: true })
  await agent.get('/api/admin/users').expect(200)
  const refusal = 'Administrators need a second step here. Set up another one first'
  await agent.delete('/api/user/authenticator', { password: PASSWORD }).expect(409, refusal)
  const { ticket } = await begin(username, strict, '/api/admin/login')
  const again = await finish({ ticket, code: currentCode(secret) }, strict).expect(200)
  await strict.get('/api/admin/users').set('Cookie', cookieOf(again)).expect(200)
  await other.agent.get('/api/calculations').expect(200)
  expect(await check(other.agent)).toEqual({ isAdmin: false })
})
