import { beforeEach, describe, expect, test } from 'vitest'
import { startOutbox } from '../../server/mail/outbox.ts'
import { openMailServer, waitUntil } from '../support/mail-server.ts'
import { silentLog } from '../support/silent-log.ts'
import { concurrently, openWebsite } from '../support/website.ts'

const PUBLIC_URL = 'https://solar.example.com'
const mails = await openMailServer()
const mail = { smtpUrl: mails.url, from: 'hello@helioplan.example', contactTo: 'office@helioplan.example' }
const site = await openWebsite({ config: { publicUrl: PUBLIC_URL, mail } })
const withoutMail = await openWebsite()

beforeEach(() => site.query('truncate subscribers, outbox'))

const subscribe = (email: string, at = site) => at.post('/api/newsletter', { email })
const subscribers = async (at = site) => await at.query('select * from subscribers order by id')
const waiting = async () => await site.query('select * from outbox order by id')
/** Token of the latest confirmation email. */
const asked = async () => /\/confirm\?token=([\w-]+)/.exec((await waiting()).at(-1)?.body ?? '')?.[1] ?? ''
const confirm = (token: string) => site.post('/api/newsletter/confirm', { token })
const unsubscribe = (token: string) => site.post('/api/newsletter/unsubscribe', { token })
/** Moves earlier confirmation emails into the past. */
const later = (hours: number) => site.query("update outbox set created_at = created_at - $1 * interval '1 hour'", hours)

describe('Subscribing without a mail server', () => {
  test('stores a valid address once, unconfirmed', async () => {
    const first = await subscribe('ada@example.com', withoutMail).expect(201)
    const second = await subscribe('ADA@Example.com', withoutMail).expect(201)
    expect(second.text).toBe(first.text)
    expect(await subscribers(withoutMail)).toMatchObject([{ email: 'ada@example.com', confirmed_at: null }])
    expect(await withoutMail.query('select 1 from outbox')).toEqual([])
  })

  test('does not restore an ended subscription', async () => {
    await subscribe('back@example.com', withoutMail).expect(201)
    const row = async () => (await subscribers(withoutMail)).find(({ email }) => email === 'back@example.com')
    await withoutMail.post('/api/newsletter/unsubscribe', { token: (await row()).token }).expect(204)
    await subscribe('back@example.com', withoutMail).expect(201)
    expect((await row()).unsubscribed_at).toBeInstanceOf(Date)
    expect((await row()).confirmed_at).toBeNull()
  })

  test.each(['', 'ada', 'ada@', 'ada@example', 'a b@example.com', 'ada@example.com\r\nBcc: b@example.com'])(
    'refuses %j',
    async (email) => {
      await subscribe(email, withoutMail).expect(400, 'Please enter a valid email address')
    },
  )
})

describe('Subscribing with a mail server', () => {
  test('takes effect after the confirmation by email', async () => {
    await subscribe('ada@example.com').expect(201)
    expect(await subscribers()).toMatchObject([{ confirmed_at: null }])
    const stop = startOutbox({ ...site, log: silentLog() }, { pollInterval: 20 })
    const mine = () => mails.received.filter(({ to }) => to.includes('ada@example.com'))
    await waitUntil(() => mine().length > 0)
    await stop()
    expect(mine()).toHaveLength(1)
    const [got] = mine()
    const token = /https:\/\/solar\.example\.com\/newsletter\/confirm\?token=([\w-]+)/.exec(got?.body ?? '')?.[1] ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    const [{ token: leaving }] = await subscribers()
    expect(leaving).not.toBe(token)
    expect(got?.headers.get('list-unsubscribe')).toBe(`<${PUBLIC_URL}/api/newsletter/unsubscribe?token=${leaving}>`)
    expect(got?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')

    await confirm(token).expect(204)
    expect(await subscribers()).toMatchObject([{ confirmed_at: expect.any(Date), unsubscribed_at: null }])
  })

  test('answers the same for known, unknown and confirmed addresses', async () => {
    const unknown = await subscribe('ada@example.com').expect(201)
    const known = await subscribe('ada@example.com').expect(201)
    await confirm(await asked()).expect(204)
    const confirmed = await subscribe('Ada@example.com').expect(201)
    expect(known.text).toBe(unknown.text)
    expect(confirmed.text).toBe(unknown.text)
    expect(await subscribers()).toHaveLength(1)
    expect(await waiting()).toHaveLength(1)
  })

  test('limits confirmation emails per recipient', async () => {
    await concurrently(8, (n) => subscribe(n % 2 ? 'ada@example.com' : 'Ada@Example.com'))
    expect(await waiting()).toHaveLength(1)
    for (let hour = 0; hour < 6; hour++) {
      await later(1)
      await subscribe('ada@example.com').expect(201)
    }
    expect(await waiting()).toHaveLength(3)
    await later(24)
    await subscribe('ada@example.com').expect(201)
    expect(await waiting()).toHaveLength(4)
  })

  test('restores an ended subscription only by a later confirmation', async () => {
    await subscribe('ada@example.com').expect(201)
    const first = await asked()
    await confirm(first).expect(204)
    const [{ token }] = await subscribers()
    // A newsletter contains only the link to unsubscribe.
    await confirm(token).expect(404, 'This link no longer works')
    await unsubscribe(token).expect(204)
    await confirm(first).expect(404, 'This link no longer works')
    await later(1)
    await subscribe('ada@example.com').expect(201)
    expect((await subscribers())[0].unsubscribed_at).toBeInstanceOf(Date)
    expect(await waiting()).toHaveLength(2)
    await confirm(await asked()).expect(204)
    expect((await subscribers())[0].unsubscribed_at).toBeNull()
  })

  test('ignores the Host header in links', async () => {
    const unnamed = await openWebsite({ config: { port: 3000, mail } })
    await unnamed.post('/api/newsletter', { email: 'ada@example.com' }).set('Host', 'evil.example').expect(201)
    const [{ body, headers }] = await unnamed.query('select body, headers from outbox')
    expect(body + JSON.stringify(headers)).not.toContain('evil.example')
    expect(body).toContain('http://localhost:3000/newsletter/confirm?token=')
  })

  test('answers 404 to unknown tokens, 400 to malformed ones', async () => {
    await confirm('x'.repeat(43)).expect(404, 'This link no longer works')
    await unsubscribe('x'.repeat(43)).expect(404, 'This link no longer works')
    await confirm('short').expect(400, 'That link is not valid')
    await unsubscribe("' or true --").expect(400, 'That link is not valid')
  })
})

describe('One-click unsubscribing', () => {
  async function subscribed() {
    await subscribe('ada@example.com').expect(201)
    await confirm(await asked()).expect(204)
    return (await subscribers())[0].token as string
  }
  const isGone = async () => (await subscribers())[0].unsubscribed_at !== null

  test.each(['urlencoded', 'multipart'])('takes a %s form from another site, without cookies', async (kind) => {
    const token = await subscribed()
    const call = site
      .post(`/api/newsletter/unsubscribe?token=${token}`)
      .set('Origin', 'https://mail.example')
      .set('Sec-Fetch-Site', 'cross-site')
    const answer = await (kind === 'multipart'
      ? call.field('List-Unsubscribe', 'One-Click')
      : call.type('form').send({ 'List-Unsubscribe': 'One-Click' })
    ).expect(204)
    expect(await isGone()).toBe(true)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('is idempotent', async () => {
    const token = await subscribed()
    await unsubscribe(token).expect(204)
    const [before] = await subscribers()
    await unsubscribe(token).expect(204)
    expect((await subscribers())[0].unsubscribed_at).toEqual(before.unsubscribed_at)
  })

  test('needs a POST request', async () => {
    const token = await subscribed()
    await site.get(`/api/newsletter/unsubscribe?token=${token}`).expect(405)
    await site.get(`/newsletter/unsubscribe?token=${token}`).expect(200)
    await site.head(`/newsletter/unsubscribe?token=${token}`).expect(200)
    expect(await isGone()).toBe(false)
  })

  test('is the only write that takes a form', async () => {
    const token = await subscribed()
    await site.post('/api/newsletter/confirm').type('form').send({ token }).expect(415)
  })
})

describe('The list of subscribers', () => {
  test('shows twenty a page, newest first', async () => {
    await site.query(
      "insert into subscribers (email, token) select n || '@example.com', 'token' || n from generate_series(1, 21) n",
    )
    const { agent } = await site.admin()
    const { body } = await agent.get('/api/admin/subscribers').expect(200)
    expect(body.subscribers).toHaveLength(20)
    expect(body.totalPages).toBe(2)
    expect(body.subscribers[0]).toMatchObject({ email: '21@example.com', confirmedAt: null, unsubscribedAt: null })
    expect(JSON.stringify(body)).not.toContain('token')
    expect((await agent.get('/api/admin/subscribers?page=3').expect(200)).body).toEqual({
      subscribers: [],
      totalPages: 2,
    })
  })

  test('exports confirmed subscribers as CSV with unsubscribe links, and is logged', async () => {
    await site.query(`insert into subscribers (email, token, confirmed_at, unsubscribed_at) values
       ('yes@example.com', 'token-yes', '2026-01-02T03:04:05Z', null), ('gone@example.com', 'token-gone', now(), now()),
       ('unasked@example.com', 'token-unasked', null, null), ('+1@example.com', 'token-plus', '2026-01-03T00:00:00Z', null)`)
    const { agent } = await site.admin('exporter')
    const answer = await agent.get('/api/admin/subscribers/export').expect(200)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename=subscribers.csv')
    expect(answer.text.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Email,Confirmed,Language,Unsubscribe',
      `"'+1@example.com",2026-01-03T00:00:00.000Z,en,${PUBLIC_URL}/newsletter/unsubscribe?token=token-plus`,
      `yes@example.com,2026-01-02T03:04:05.000Z,en,${PUBLIC_URL}/newsletter/unsubscribe?token=token-yes`,
      '',
    ])
    const [entry] = (await agent.get('/api/admin/log').expect(200)).body.entries
    expect(entry).toMatchObject({ adminName: 'exporter', action: 'Exported subscribers', subject: '2 addresses' })
  })

  test('is not exported or logged for other sites or HEAD requests', async () => {
    const { agent, id } = await site.admin()
    const path = '/api/admin/subscribers/export'
    await agent.get(path).set('Sec-Fetch-Site', 'cross-site').expect(403)
    await agent.head(path).expect(200)
    expect((await site.query('select from admin_log where admin_id = $1', id)).length).toBe(0)
  })
})
