import { describe, expect, test } from 'vitest'
import { createLog } from '../../server/http/log.ts'
import { createSoftwarePasskey } from '../support/software-passkey.ts'
import { totpCode } from '../support/totp.ts'
import { openWebsite, PASSWORD } from '../support/website.ts'
import { openWebsiteWithMail } from '../support/website-with-mail.ts'

const lines: Record<string, unknown>[] = []
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
const site = await openWebsite({
  deps: { log },
  config: (defaults) => ({
    ...defaults,
    trustProxy: 1,
    limits: { ...defaults.limits, loginByAddress: { points: 2, duration: 900_000 } },
  }),
})
const ADDRESS = '192.0.2.77'
const signIn = (username: string, password: string, path = '/api/login') =>
  site.visitor().post(path).set('X-Forwarded-For', ADDRESS).send({ username, password })
const events = () => lines.splice(0).filter(({ event }) => event !== undefined)

describe('The log', () => {
  test('records sign-ins, failures and reached limits with account id and pseudonymous address', async () => {
    const { id, username } = await site.person()
    events()
    await signIn(username, PASSWORD).expect(200)
    await signIn(username, PASSWORD, '/api/admin/login').expect(401)
    await signIn('nobody at all', 'a secret that was typed').expect(401)
    await signIn(username, PASSWORD).expect(429)
    await signIn(username, PASSWORD).expect(429)
    const loggedEvents = events()
    expect(loggedEvents.map(({ event, account, limit }) => [event, account ?? limit])).toEqual([
      ['signed in', id],
      ['administrators’ sign-in refused', id],
      ['sign-in refused', undefined],
      ['limit reached', 'loginByAddress'],
    ])
    const addresses = new Set(loggedEvents.flatMap(({ address }) => (address === undefined ? [] : [address])))
    expect(addresses.size).toBe(1)
    const text = JSON.stringify(loggedEvents)
    for (const secret of [ADDRESS, username, PASSWORD, 'nobody at all', 'a secret that was typed'])
      expect(text).not.toContain(secret)
  })
})

describe('The log of account changes', async () => {
  const { site: mailing, emailsTo, extractToken, ageStepUp } = await openWebsiteWithMail({ deps: { log } })
  const [NEXT, RENAMED] = ['elsewhere@example.org', 'a-new-name']
  const NEW_PASSWORD = 'another quite long sentence'
  /** Events logged since the last call: account and event. */
  const eventsOf = (id: number) => {
    const accountEvents = events()
    for (const { account, address } of accountEvents) expect([account, typeof address]).toEqual([id, 'string'])
    const text = JSON.stringify(accountEvents)
    for (const secret of [PASSWORD, NEW_PASSWORD, NEXT, RENAMED, '@example.com']) expect(text).not.toContain(secret)
    return accountEvents.map(({ event }) => event)
  }

  test('records changes of account, name, address, password and sessions', async () => {
    events()
    const agent = mailing.visitor()
    const body = { username: 'owner', email: 'owner@example.com', country: 'Peru', password: PASSWORD }
    const { id } = (await agent.post('/api/register').send(body).expect(201)).body
    expect(eventsOf(id)).toEqual(['account registered'])
    await agent
      .post('/api/email/confirm')
      .send({ token: extractToken((await emailsTo(body.email))[0], 'confirm-email') })
    expect(eventsOf(id)).toEqual(['email confirmed'])

    await ageStepUp(id, 11)
    await agent.patch('/api/user').send({ username: RENAMED }).expect(403)
    await agent.post('/api/user/identity').send({ password: 'wrong' }).expect(400)
    await agent.post('/api/user/identity').send({ password: PASSWORD }).expect(204)
    expect(eventsOf(id)).toEqual(['proof of identity refused', 'identity proven'])

    await agent.patch('/api/user').send({ username: RENAMED, email: NEXT }).expect(200)
    expect(eventsOf(id)).toEqual(['username changed', 'email change asked for'])
    await agent.delete('/api/user/email').send({}).expect(200)
    await agent.patch('/api/user').send({ email: NEXT }).expect(200)
    await agent.post('/api/email/confirm').send({ token: extractToken((await emailsTo(NEXT)).at(-1), 'confirm-email') })
    expect(eventsOf(id)).toEqual(['email change cancelled', 'email change asked for', 'email changed'])

    const second = mailing.visitor()
    await second.post('/api/login').send({ username: RENAMED, password: PASSWORD }).expect(200)
    const sessions = (await agent.get('/api/user/sessions')).body as { id: number; isThis: boolean }[]
    await agent
      .delete(`/api/user/sessions/${sessions.find(({ isThis }) => !isThis)?.id}`)
      .send({})
      .expect(204)
    await agent.delete('/api/user/sessions').send({}).expect(204)
    expect(eventsOf(id)).toEqual(['signed in', 'session ended', 'other sessions ended'])

    await agent.post('/api/user/password').send({ currentPassword: 'wrong', newPassword: NEW_PASSWORD }).expect(400)
    await agent.post('/api/user/password').send({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }).expect(204)
    expect(eventsOf(id)).toEqual(['password change refused', 'password changed'])
    await agent.delete('/api/user').send({ password: 'wrong' }).expect(400)
    await agent.delete('/api/user').send({ password: NEW_PASSWORD }).expect(204)
    expect(eventsOf(id)).toEqual(['account closing refused', 'account closed'])
  })

  test('records changes of second factors', async () => {
    const { agent, id, username } = await mailing.user()
    events()
    const { secret } = (await agent.post('/api/user/authenticator').send({}).expect(201)).body
    const code = totpCode(secret, Date.now())
    const added = await agent.put('/api/user/authenticator').send({ code }).expect(200)
    const passkey = createSoftwarePasskey('https://solar.example.com')
    const begun = (await agent.post('/api/user/passkeys/new').send({}).expect(201)).body
    const passkeyBody = { ticket: begun.ticket, name: 'Phone', passkey: passkey.registrationResponse(begun.passkey) }
    await agent.post('/api/user/passkeys').send(passkeyBody).expect(201)
    const [{ id: passkeyId }] = (await agent.get('/api/user/second-factors')).body.passkeys
    expect(eventsOf(id)).toEqual(['authenticator app added', 'passkey added'])

    const { ticket } = (await mailing.visitor().post('/api/login').send({ username, password: PASSWORD })).body
    const finish = (typed: string) => mailing.visitor().post('/api/login/second').send({ ticket, code: typed })
    await finish('000000').expect(401)
    await finish(added.body.recoveryCodes[0]).expect(200)
    expect(eventsOf(id)).toEqual(['second factor refused', 'recovery code used', 'signed in'])

    await agent.post('/api/user/recovery-codes').send({ password: 'wrong' }).expect(400)
    await agent.post('/api/user/recovery-codes').send({}).expect(201)
    await agent.delete(`/api/user/passkeys/${passkeyId}`).send({}).expect(204)
    await agent.delete('/api/user/authenticator').send({}).expect(204)
    expect(eventsOf(id)).toEqual([
      'proof of identity refused',
      'recovery codes renewed',
      'passkey removed',
      'authenticator app removed',
    ])
  })
})

describe('/.well-known/security.txt', () => {
  test('contains contact and expiry if configured', async () => {
    const siteWithContact = await openWebsite({
      config: (defaults) => ({
        ...defaults,
        publicUrl: 'https://solar.example.com',
        securityContact: 'mailto:security@solar.example.com',
      }),
    })
    const answer = await siteWithContact.visitor().get('/.well-known/security.txt').expect(200)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    const fields = Object.fromEntries(
      answer.text
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/, 2)),
    )
    expect(fields).toEqual({
      Contact: 'mailto:security@solar.example.com',
      Expires: expect.any(String),
      'Preferred-Languages': 'en',
      Canonical: 'https://solar.example.com/.well-known/security.txt',
    })
    // RFC 9116 recommends less than a year.
    const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThan(365)
  })

  test('does not exist otherwise', async () => {
    await site.visitor().get('/.well-known/security.txt').expect(404)
  })
})
