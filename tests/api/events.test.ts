import { describe, expect, test } from 'vitest'
import { createLog } from '../../server/http/log.ts'
import { openWebsite, PASSWORD } from '../support/website.ts'

const lines: Record<string, unknown>[] = []
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
const site = await openWebsite({
  deps: { log },
  config: (usual) => ({
    ...usual,
    trustProxy: 1,
    limits: { ...usual.limits, loginByAddress: { points: 2, duration: 900_000 } },
  }),
})
const ADDRESS = '192.0.2.77'
const signIn = (username: string, password: string, path = '/api/login') =>
  site.visitor().post(path).set('X-Forwarded-For', ADDRESS).send({ username, password })
const events = () => lines.splice(0).filter(({ event }) => event !== undefined)

describe('The log', () => {
  test('tells of sign-ins, refusals and reached limits, by the account’s number and an address nobody can read', async () => {
    const { id, username } = await site.person()
    events()
    await signIn(username, PASSWORD).expect(200)
    await signIn(username, PASSWORD, '/api/admin/login').expect(401)
    await signIn('nobody at all', 'a secret that was typed').expect(401)
    await signIn(username, PASSWORD).expect(429)
    await signIn(username, PASSWORD).expect(429)
    const told = events()
    expect(told.map(({ event, account, limit }) => [event, account ?? limit])).toEqual([
      ['signed in', id],
      ['administrators’ sign-in refused', id],
      ['sign-in refused', undefined],
      ['limit reached', 'loginByAddress'],
    ])
    const addresses = new Set(told.flatMap(({ address }) => (address === undefined ? [] : [address])))
    expect(addresses.size).toBe(1)
    const text = JSON.stringify(told)
    for (const secret of [ADDRESS, username, PASSWORD, 'nobody at all', 'a secret that was typed'])
      expect(text).not.toContain(secret)
  })
})

describe('/.well-known/security.txt', () => {
  test('says where to report a weakness and for how long that holds, where a contact is configured', async () => {
    const told = await openWebsite({
      config: (usual) => ({
        ...usual,
        publicUrl: 'https://solar.example.com',
        securityContact: 'mailto:security@solar.example.com',
      }),
    })
    const answer = await told.visitor().get('/.well-known/security.txt').expect(200)
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

  test('is not there without one', async () => {
    await site.visitor().get('/.well-known/security.txt').expect(404)
  })
})
