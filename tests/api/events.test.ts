import { describe, expect, test } from 'vitest'
import { collectLog } from '../support/silent-log.ts'
import { addPasskey } from '../support/software-passkey.ts'
import { totpCode } from '../support/totp.ts'
import { NEW_PASSWORD, openWebsite, PASSWORD, PASSWORD_CHANGE } from '../support/website.ts'
import { openWebsiteWithMail, SITE } from '../support/website-with-mail.ts'

const { lines, log } = collectLog('info')
const site = await openWebsite({
  deps: { log },
  config: { trustProxy: 1, limits: { loginByAddress: { points: 2, duration: 900_000 } } },
})
const ADDRESS = '192.0.2.77'
const signIn = (username: string, password: string, path = '/api/login') =>
  site.post(path, { username, password }).set('X-Forwarded-For', ADDRESS)
const events = (): Record<string, unknown>[] =>
  lines
    .splice(0)
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event !== undefined)

test('The log records sign-ins, failures and reached limits with account id and pseudonymous address', async () => {
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

describe('The log of account changes', async () => {
  const { site: mailing, tokenIn, ageStepUp } = await openWebsiteWithMail({ deps: { log } })
  const [NEXT, RENAMED] = ['elsewhere@example.org', 'a-new-name']
  /** Events logged since the last call: account and event. */
  const eventsOf = (id: number) => {
    const accountEvents = events()
    for (const { account, address } of accountEvents) expect([account, typeof address]).toEqual([id, 'string'])
    const text = JSON.stringify(accountEvents)
    for (const secret of [PASSWORD, NEW_PASSWORD, NEXT, RENAMED, '@example.']) expect(text).not.toContain(secret)
    return accountEvents.map(({ event }) => event)
  }

  test('records changes of account, name, address, password and sessions', async () => {
    events()
    const { agent, id, email } = await mailing.register('owner')
    expect(eventsOf(id)).toEqual(['account registered'])
    await agent.post('/api/email/confirm', { token: await tokenIn(email, 'confirm-email') })
    expect(eventsOf(id)).toEqual(['email confirmed'])

    await ageStepUp(id, 11)
    await agent.patch('/api/user', { username: RENAMED }).expect(403)
    await agent.post('/api/user/identity', { password: 'wrong' }).expect(400)
    await agent.post('/api/user/identity', { password: PASSWORD }).expect(204)
    expect(eventsOf(id)).toEqual(['proof of identity refused', 'identity proven'])

    await agent.patch('/api/user', { username: RENAMED, email: NEXT }).expect(200)
    expect(eventsOf(id)).toEqual(['username changed', 'email change asked for'])
    await agent.delete('/api/user/email', {}).expect(200)
    await agent.patch('/api/user', { email: NEXT }).expect(200)
    await agent.post('/api/email/confirm', { token: await tokenIn(NEXT, 'confirm-email') })
    expect(eventsOf(id)).toEqual(['email change cancelled', 'email change asked for', 'email changed'])

    const second = mailing.visitor()
    await second.post('/api/login', { username: RENAMED, password: PASSWORD }).expect(200)
    const sessions = (await agent.get('/api/user/sessions')).body as { id: number; isThis: boolean }[]
    await agent.delete(`/api/user/sessions/${sessions.find(({ isThis }) => !isThis)?.id}`, {}).expect(204)
    await agent.delete('/api/user/sessions', {}).expect(204)
    expect(eventsOf(id)).toEqual(['signed in', 'session ended', 'other sessions ended'])

    await agent.post('/api/user/password', { currentPassword: 'wrong', newPassword: NEW_PASSWORD }).expect(400)
    await agent.post('/api/user/password', PASSWORD_CHANGE).expect(204)
    expect(eventsOf(id)).toEqual(['password change refused', 'password changed'])
    await agent.delete('/api/user', { password: 'wrong' }).expect(400)
    await agent.delete('/api/user', { password: NEW_PASSWORD }).expect(204)
    expect(eventsOf(id)).toEqual(['account closing refused', 'account closed'])
  })

  test('records changes of second factors', async () => {
    const { agent, id, username } = await mailing.user()
    events()
    const { secret } = (await agent.post('/api/user/authenticator', {}).expect(201)).body
    const code = totpCode(secret, Date.now())
    const added = await agent.put('/api/user/authenticator', { code }).expect(200)
    await addPasskey(agent, SITE)
    const [{ id: passkeyId }] = (await agent.get('/api/user/second-factors')).body.passkeys
    expect(eventsOf(id)).toEqual(['authenticator app added', 'passkey added'])

    const { ticket } = (await mailing.post('/api/login', { username, password: PASSWORD })).body
    const finish = (typed: string) => mailing.post('/api/login/second', { ticket, code: typed })
    await finish('000000').expect(401)
    await finish(added.body.recoveryCodes[0]).expect(200)
    expect(eventsOf(id)).toEqual(['second factor refused', 'recovery code used', 'signed in'])

    await agent.post('/api/user/recovery-codes', { password: 'wrong' }).expect(400)
    await agent.post('/api/user/recovery-codes', {}).expect(201)
    await agent.delete(`/api/user/passkeys/${passkeyId}`, {}).expect(204)
    await agent.delete('/api/user/authenticator', {}).expect(204)
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
      config: { publicUrl: 'https://solar.example.com', securityContact: 'mailto:security@solar.example.com' },
    })
    const answer = await siteWithContact.get('/.well-known/security.txt').expect(200)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    const fields: Record<string, string> = Object.fromEntries(
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
    await site.get('/.well-known/security.txt').expect(404)
  })
})
