import { createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { applyRetention } from '../../server/database/retention.ts'
import { type OutboxTiming, startOutbox } from '../../server/mail/outbox.ts'
import { openMailServer, waitUntil } from '../support/mail-server.ts'
import { silentLog } from '../support/silent-log.ts'
import { listen } from '../support/stub-server.ts'
import { concurrently, newMessage, openWebsite } from '../support/website.ts'

const CONTACT_TO = 'office@helioplan.example'
const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'Helioplan <hello@helioplan.example>', contactTo: CONTACT_TO }
const site = await openWebsite({ config: { publicUrl: 'https://solar.example.com', mail } })

/** Delays of hours, shortened to milliseconds. */
const FAST_TIMING = { pollInterval: 20, firstRetryDelay: 30, maxRetryDelay: 200, lease: 1500, shutdownGrace: 300 }
const deliveryTimeouts = { connect: 400, greeting: 400, silence: 400, total: 1000 }
const LONG_TIMEOUTS = { connect: 60_000, greeting: 60_000, silence: 60_000, total: 60_000 }
/** Timing of tests in which the mail server answers, however slow the machine is. */
const LONG_TIMING = { lease: 60_000, shutdownGrace: 60_000, deliveryTimeouts: LONG_TIMEOUTS }

const running: (() => Promise<void>)[] = []
function deliverTo(smtpUrl: string, changes: Partial<OutboxTiming> = {}) {
  const config = { ...site.config, mail: { ...mail, smtpUrl } }
  const timing = { ...FAST_TIMING, deliveryTimeouts, ...changes }
  const stop = startOutbox({ ...site, config, log: silentLog() }, timing)
  running.push(stop)
  return stop
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()))
})
beforeEach(() => site.query('truncate outbox, contact_messages'))

let number = 0
async function write(more: object = {}) {
  const message = `Message number ${++number} to you`
  await site.post('/api/contact', newMessage({ name: 'Ada Lovelace', message, ...more })).expect(201)
  return message
}
const rows = () => site.query('select * from outbox order by id')
const isAllSent = async () => (await rows()).every(({ sent_at }) => sent_at !== null)
/** Delivers to a new mail server until everything is sent, and then for a while. */
async function deliverAll(changes?: Partial<OutboxTiming>) {
  const { url, received } = await openMailServer()
  deliverTo(url, changes)
  await waitUntil(isAllSent)
  await pause(200)
  return received
}

describe('A message of the contact form', () => {
  test('reaches the operator once, with the sender as Reply-To', async () => {
    const message = await write()
    const [got, ...others] = await deliverAll()
    expect(others).toEqual([])
    expect(got).toMatchObject({ from: 'hello@helioplan.example', to: [CONTACT_TO] })
    expect(got?.headers.get('from')).toBe('Helioplan <hello@helioplan.example>')
    expect(got?.headers.get('reply-to')).toBe('ada@example.com')
    expect(got?.headers.get('subject')).toBe('Message from Ada Lovelace')
    expect(got?.headers.get('message-id')).toBe((await rows())[0].message_id)
    expect(got?.body).toContain(message)
    expect(got?.body).toContain('https://solar.example.com/admin/messages')
  })

  test('is stored with its email in one transaction', async () => {
    await site.query('alter table outbox add constraint closed check (false) not valid')
    try {
      await site.post('/api/contact', newMessage()).expect(500, 'Something went wrong')
      expect(await site.query('select 1 from contact_messages')).toEqual([])
    } finally {
      await site.query('alter table outbox drop constraint closed')
    }
  })

  test('cannot add a header or a recipient', async () => {
    await write({
      name: 'Ada\r\nBcc: everyone@example.com\r\nX-Evil: 1',
      message: 'A message\r\n.\r\nRCPT TO:<everyone@example.com>\r\n\r\nFrom someone',
    })
    await write({ name: 'a@example.com, b@example.com', email: 'ada@example.com' })
    const received = await deliverAll()
    for (const { to, headers } of received) {
      expect(to).toEqual([CONTACT_TO])
      expect(headers.get('bcc')).toBeUndefined()
      expect(headers.get('x-evil')).toBeUndefined()
      expect(headers.get('reply-to')).toBe('ada@example.com')
    }
    expect(received).toHaveLength(2)
    expect(received[0]?.headers.get('subject')).toBe('Message from Ada Bcc: everyone@example.com X-Evil: 1')
  })

  test('keeps every character of every script', async () => {
    const text = 'Grüße aus Köln — 太陽光 ☀️ العربية'
    await write({ name: 'Jürgen 太陽', message: text })
    expect((await deliverAll())[0]?.body).toContain(text)
  })
})

describe('A mail server that', () => {
  test('is down delays emails without losing any', async () => {
    const gone = await openMailServer()
    await gone.close()
    const messages = await Promise.all([write(), write(), write()])
    deliverTo(gone.url)
    await waitUntil(async () => (await rows()).every(({ attempts }) => attempts >= 2))
    expect((await rows())[0].last_error).toContain('ECONNREFUSED')

    await running.pop()?.()
    const received = await deliverAll()
    expect(received).toHaveLength(3)
    for (const message of messages) expect(received.filter(({ body }) => body.includes(message))).toHaveLength(1)
  })

  test('rejects emails is retried with growing delays', async () => {
    const refusals: number[] = []
    const server = await openMailServer({
      onMailFrom(_address, _session, done) {
        if (refusals.length >= 4) return done()
        refusals.push(Date.now())
        done(Object.assign(new Error('Try again later'), { responseCode: refusals.length % 2 ? 451 : 554 }))
      },
    })
    await write()
    deliverTo(server.url, { ...LONG_TIMING, firstRetryDelay: 60, maxRetryDelay: 5000 })
    await waitUntil(isAllSent)
    expect(server.received).toHaveLength(1)
    const pauses = refusals.slice(1).map((at, index) => at - (refusals[index] ?? 0))
    expect(pauses[0]).toBeGreaterThanOrEqual(60)
    expect(pauses[1]).toBeGreaterThanOrEqual(120)
    expect(pauses[2]).toBeGreaterThanOrEqual(240)
    expect((await rows())[0]).toMatchObject({ attempts: 5, last_error: null })
  })

  test.each([
    ['hangs before its greeting', ''],
    ['hangs after its greeting', '220 slow.example ESMTP\r\n'],
  ])('%s delays its mail and blocks no request', async (_, greeting) => {
    let connections = 0
    const hanging = createServer((socket) => {
      connections++
      socket.on('error', () => {}).write(greeting)
    })
    const url = `smtp://127.0.0.1:${await listen(hanging)}`
    const stop = deliverTo(url, { deliveryTimeouts: LONG_TIMEOUTS })
    await write()
    await waitUntil(() => connections > 0)
    // Responses do not wait for the delivery, and the stop waits only briefly.
    await write()
    await site.get('/api/articles').expect(200)
    expect(await rows()).toMatchObject(Array(2).fill({ sent_at: null, last_error: null }))
    await stop()
    const stopAgain = deliverTo(url)
    await waitUntil(async () => (await rows()).every(({ last_error }) => last_error !== null))
    await stopAgain()
    expect(await deliverAll()).toHaveLength(2)
  })

  test('answers too slowly is abandoned after the total timeout', async () => {
    const dripping = createServer((socket) => {
      const timer = setInterval(() => socket.write('220-still here\r\n'), 50)
      socket.on('error', () => {}).on('close', () => clearInterval(timer))
    })
    const url = `smtp://127.0.0.1:${await listen(dripping)}`
    await write()
    deliverTo(url, { deliveryTimeouts: { ...LONG_TIMEOUTS, silence: 400, total: 500 } })
    await waitUntil(async () => (await rows())[0].last_error !== null, 3000)
    await running.pop()?.()
  })

  test('disconnects gets the email again, once', async () => {
    let deaths = 0
    const server = await openMailServer({
      onData(stream, _session, done) {
        // Disconnects after the headers, before the email is accepted.
        if (deaths < 2) {
          deaths++
          for (const connection of (server.server as unknown as { connections: Set<{ _socket: Socket }> }).connections)
            connection._socket.destroy()
          return
        }
        let raw = ''
        stream.on('data', (chunk: Buffer) => {
          raw += chunk
        })
        stream.on('end', () => {
          accepted.push(raw)
          done()
        })
      },
    })
    const accepted: string[] = []
    const message = await write()
    deliverTo(server.url)
    await waitUntil(isAllSent)
    await pause(200)
    expect(deaths).toBe(2)
    expect(accepted).toHaveLength(1)
    expect(accepted[0]).toContain(message)
    expect((await rows())[0].attempts).toBe(3)
  })
})

describe('The outbox', () => {
  test('is delivered by several processes, each email once', async () => {
    const server = await openMailServer()
    await concurrently(20, () => write())
    for (let process = 0; process < 4; process++) deliverTo(server.url, LONG_TIMING)
    await waitUntil(isAllSent)
    await pause(300)
    expect(server.received).toHaveLength(20)
    expect(new Set(server.received.map(({ headers }) => headers.get('message-id'))).size).toBe(20)
    expect((await rows()).map(({ attempts }) => attempts)).toEqual(Array(20).fill(1))
  })

  test('gives an email of a killed process to another one after the lease', async () => {
    const server = await openMailServer()
    await write()
    // The state that a killed process leaves behind.
    await site.query("update outbox set attempts = 1, next_attempt_at = now() + interval '2 seconds'")
    deliverTo(server.url)
    await pause(400)
    expect(server.received).toHaveLength(0)
    await waitUntil(isAllSent)
    expect(server.received).toHaveLength(1)
  })

  test('finishes a running delivery when the process stops', async () => {
    let acceptSender: (() => void) | undefined
    const server = await openMailServer({
      onMailFrom: (_address, _session, done) => {
        acceptSender = done
      },
    })
    await write()
    const stop = deliverTo(server.url, LONG_TIMING)
    await waitUntil(() => acceptSender !== undefined)
    const stopped = stop()
    acceptSender?.()
    await stopped
    expect(server.received).toHaveLength(1)
    expect(await isAllSent()).toBe(true)
  })

  test('does not resend during a database outage', async () => {
    const server = await openMailServer()
    await write()
    await site.query(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
       create trigger refuse before update on outbox for each row when (new.sent_at is not null) execute function refuse()`)
    deliverTo(server.url)
    await waitUntil(() => server.received.length === 1)
    await pause(300)
    expect(await isAllSent()).toBe(false)
    await site.query('drop trigger refuse on outbox; drop function refuse')
    await waitUntil(isAllSent)
    expect(server.received).toHaveLength(1)
  })

  test('abandons rejected addresses of visitors, never the operator’s', async () => {
    let refused = 0
    const server = await openMailServer({
      onRcptTo(_address, _session, done) {
        refused++
        done(Object.assign(new Error('No such user'), { responseCode: 550 }))
      },
    })
    await site.post('/api/newsletter', { email: 'nobody@example.com' }).expect(201)
    deliverTo(server.url)
    await waitUntil(() => refused === 1)
    await pause(400)
    expect(refused).toBe(1)
    await write()
    await waitUntil(() => refused >= 4)
  })

  test('deletes emails sent more than thirty days ago', async () => {
    await Promise.all([write(), write()])
    const [old] = await rows()
    await site.query(
      "update outbox set sent_at = now() - interval '31 days', created_at = now() - interval '31 days' where id = $1",
      old.id,
    )
    const received = await deliverAll()
    await applyRetention({ ...site, pool: site.sql })
    expect(await rows()).toHaveLength(1)
    expect(received).toHaveLength(1)
  })
})
