import { describe, expect, test } from 'vitest'
import { openWebsite } from '../support/website.ts'

const site = await openWebsite()
const send = (body: object) => site.visitor().post('/api/contact').send(body)
const good = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'How many panels do I need?', captcha: 7 }
const stored = async () => (await site.sql.query('select * from contact_messages order by id')).rows

describe('The contact form', () => {
  test('stores the message before it answers 201', async () => {
    await send(good).expect(201)
    const [message] = (await stored()).slice(-1)
    expect(message).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.com', message: good.message })
    expect(message).toMatchObject({ read_at: null, answered_at: null })
  })

  test('accepts the captcha as a number or as digits', async () => {
    await send({ ...good, captcha: '7' }).expect(201)
    await send({ ...good, captcha: 'seven' }).expect(400, 'Incorrect captcha answer')
    await send({ ...good, captcha: undefined }).expect(400, 'Incorrect captcha answer')
  })

  test.each([
    ['a name of one character', { name: ' A ' }, 'Name must be at least 2 characters'],
    ['an address that is none', { email: 'ada@' }, 'Please enter a valid email address'],
    [
      'a line break in the address',
      { email: 'ada@example.com\r\nBcc: all@example.com' },
      'Please enter a valid email address',
    ],
    ['a message of nine characters', { message: '123456789' }, 'Message must be at least 10 characters'],
    ['a message beyond all measure', { message: 'x'.repeat(5001) }, 'Message must be at most 5,000 characters'],
    ['a character that cannot be stored', { message: 'Ten letters\0' }, 'We cannot save that text'],
  ])('refuses %s', async (_, change, sentence) => {
    const before = (await stored()).length
    await send({ ...good, ...change }).expect(400, sentence)
    expect(await stored()).toHaveLength(before)
  })

  test('accepts messages with the hidden field filled in but stores nothing', async () => {
    const before = (await stored()).length
    const real = await send(good).expect(201)
    const robot = await send({ ...good, website: 'https://spam.example' }).expect(201)
    expect(robot.body).toEqual(real.body)
    expect(await stored()).toHaveLength(before + 1)
  })

  test('queues nothing without a mail server', async () => {
    await send(good).expect(201)
    expect((await site.sql.query('select 1 from outbox')).rows).toEqual([])
  })
})

describe('Its limit', () => {
  test('allows five messages per hour and address, then says when to retry', async () => {
    const limited = await openWebsite({
      config: (defaults) => ({
        ...defaults,
        trustProxy: 1,
        limits: { ...defaults.limits, contact: { points: 5, duration: 3_600_000 } },
      }),
    })
    const from = (address: string) => limited.visitor().post('/api/contact').set('X-Forwarded-For', address).send(good)
    const answers = await Promise.all(Array.from({ length: 7 }, () => from('203.0.113.7')))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429])
    const refused = await from('203.0.113.7').expect(429, 'Too many attempts. Try again in 60 minutes')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
    await from('203.0.113.8').expect(201)
    expect((await limited.sql.query('select 1 from contact_messages')).rows).toHaveLength(6)
  })
})
