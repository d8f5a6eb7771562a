import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../server/database/connect.ts'
import { HttpError } from '../../server/http/errors.ts'
import { copyDatabase } from '../support/database.ts'
import { startPooler } from '../support/pooler.ts'
import { silentLog } from '../support/silent-log.ts'
import { openTcpProxy } from '../support/tcp-proxy.ts'
import { type Agent, CALCULATION, newMessage, openWebsiteBehindProxy } from '../support/website.ts'

describe.each([
  ['directly', { isPooled: false, usesPreparedStatements: true }],
  ['through a pooler', { isPooled: true, usesPreparedStatements: false }],
] as const)('With a database reached %s, a transaction', async (_how, connection) => {
  const database = await copyDatabase()
  const pooler = connection.isPooled ? await startPooler(database.url) : undefined
  const line = await openTcpProxy(pooler?.url ?? database.url)
  // A single connection, so that leftover state affects the next statement.
  const { db, pool } = openDatabase(line.url, 1, silentLog(), connection)
  const directDatabase = openDatabase(database.url, 1, silentLog())
  afterAll(async () => {
    await pool.end()
    line.close()
    await pooler?.stop()
    await directDatabase.pool.end()
    await database.drop()
  })
  await directDatabase.pool.query('create table written (text text unique)')
  beforeEach(() => directDatabase.pool.query('truncate written'))

  const write = (text: string) => pool.query('insert into written values ($1)', [text])
  const written = async () =>
    (await directDatabase.pool.query<{ text: string }>('select text from written order by 1')).rows.map(
      ({ text }) => text,
    )

  /** Writes until one is acknowledged: it must be stored, and nothing of the transaction. */
  async function expectSoundWrites(name: string) {
    line.resume()
    // Delayed responses arrive now.
    await pause(300)
    const acknowledged: string[] = []
    for (let count = 0; count < 4; count++)
      await write(`${name} ${count}`).then(
        () => acknowledged.push(`${name} ${count}`),
        () => {},
      )
    await Promise.resolve(pool.query('select 1')).catch(() => {})
    // Terminates open transactions, which discards their writes.
    await directDatabase.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state like 'idle in %'`,
    )
    expect(acknowledged.length).toBeGreaterThan(0)
    expect(await written()).toEqual(acknowledged)
  }

  test('with an unanswered BEGIN leaves no open connection', async () => {
    await pool.query('select 1')
    line.pause()
    await expect(db.transaction((tx) => tx.execute(sql`insert into written values ('inside')`))).rejects.toThrow()
    await expectSoundWrites('after begin')
  })

  test('with an unanswered statement ends and closes its connection', async () => {
    const transaction = db.transaction(async (tx) => {
      await tx.execute(sql`insert into written values ('inside')`)
      line.pause()
      await tx.execute(sql`insert into written values ('stalled')`)
    })
    await expect(transaction).rejects.toThrow()
    await expectSoundWrites('after statement')
  })

  test('with an unanswered ROLLBACK leaves no open connection', async () => {
    const transaction = db.transaction(async (tx) => {
      await tx.execute(sql`insert into written values ('inside')`)
      line.pause()
      throw new HttpError(409, 'Refused')
    })
    await expect(transaction).rejects.toThrow()
    await expectSoundWrites('after rollback')
  })

  test('with an unanswered COMMIT fails and does not reuse its connection', async () => {
    let client: pg.PoolClient | undefined
    pool.once('acquire', (acquired) => {
      client = acquired
    })
    const transaction = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      line.pause()
    })
    await expect(transaction).rejects.toThrow()
    await expectSoundWrites('after commit')
    const next = await pool.connect()
    expect(next).not.toBe(client)
    next.release()
  })

  test('fails after a swallowed error', async () => {
    await write('there')
    const transaction = db.transaction(async (tx) => {
      await tx.execute(sql`insert into written values ('inside')`)
      await tx.execute(sql`insert into written values ('there')`).catch(() => {})
      return 'done'
    })
    await expect(transaction).rejects.toMatchObject({ cause: { message: 'The transaction was rolled back' } })
    expect(await written()).toEqual(['there'])
  })

  test('with a constraint violation keeps its connection', async () => {
    await write('there')
    const before = await pool.connect()
    before.release()
    const refused = db.transaction(async () => {
      throw new HttpError(409, 'Refused')
    })
    await expect(refused).rejects.toThrow('Refused')
    await expect(db.transaction((tx) => tx.execute(sql`insert into written values ('there')`))).rejects.toThrow()
    const after = await pool.connect()
    after.release()
    expect(after).toBe(before)
  })

  test('rejects statements after its end', async () => {
    let late: Promise<unknown> = Promise.resolve()
    const transaction = db.transaction(async (tx) => {
      late = pause(50).then(() => tx.execute(sql`insert into written values ('late')`))
      late.catch(() => {})
      throw new HttpError(409, 'Refused')
    })
    await expect(transaction).rejects.toThrow('Refused')
    await expect(late).rejects.toThrow()
    expect(await written()).toEqual([])
  })
})

describe('Under load with repeated network stalls', async () => {
  const { site, proxy } = await openWebsiteBehindProxy({ poolSize: 5 })

  test('every acknowledged write is stored', { timeout: 120_000 }, async () => {
    const agents: Agent[] = []
    // One by one: passwords are expensive, and with many at once a busy machine answers 503.
    for (let writer = 0; writer < WRITERS; writer++) agents.push((await site.user()).agent)
    const { username: registeredName } = await site.person()
    /**
     * A save is a single statement; a message, a subscription and a rename are transactions, and the rename is
     * rejected.
     */
    const kinds = {
      saved: (agent: Agent, name: string) => agent.post('/api/calculations', { ...CALCULATION, notes: name }),
      sent: (agent: Agent, name: string) => agent.post('/api/contact', newMessage({ message: name })),
      subscribed: (agent: Agent, name: string) => agent.post('/api/newsletter', { email: `${name}@example.com` }),
      refused: (agent: Agent, _name: string) => agent.patch('/api/user', { username: registeredName }),
    }
    const acknowledged: string[] = []
    let attempts = 0
    let isStalling = true

    async function writeOn(agent: Agent) {
      while (isStalling || attempts < WRITES) {
        const kind = ORDER[attempts % ORDER.length] ?? 'saved'
        const name = `${kind}-by-writer-${attempts++}`
        const { status, text } = await kinds[kind](agent, name)
        if (status === 201) acknowledged.push(name)
        else if (kind !== 'refused' || status !== 409)
          expect([status, text]).toEqual([503, 'The service is busy. Try again in a moment'])
        await pause(20)
      }
    }
    async function stallAgainAndAgain() {
      for (const length of STALLS) {
        await pause(300)
        // While a transaction begins, the worst moment.
        await proxy.pauseAt('begin')
        await pause(length)
        proxy.resume()
      }
      await pause(300)
      isStalling = false
    }
    await Promise.all([stallAgainAndAgain(), ...agents.map(writeOn)])

    const rows = await site.query<{
      name: string
    }>(`select notes as name from saved_calculations union all select message from contact_messages
       union all select split_part(email, '@', 1) from subscribers`)
    const there = new Set(rows.map(({ name }) => name))
    expect(attempts).toBeGreaterThanOrEqual(WRITES)
    expect(acknowledged.length).toBeGreaterThan(0)
    expect(acknowledged.filter((name) => !there.has(name))).toEqual([])
    // Abandoned connections are closed: no transaction stays open.
    await expect.poll(async () => await site.query(OPEN), { timeout: 10_000 }).toEqual([{ open: 0 }])
  })
})

const WRITES = 500
const WRITERS = 12
const ORDER = [
  'saved',
  'sent',
  'saved',
  'refused',
  'saved',
  'saved',
  'refused',
  'subscribed',
  'saved',
  'refused',
] as const
/** [ms] */
const STALLS = [2400, 1000, 2600, 5000, 2500, 3000, 2500]
const OPEN = `select count(*)::integer as open from pg_stat_activity
  where datname = current_database() and state like 'idle in transaction%'`
