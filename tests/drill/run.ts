import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { type Cluster, clusterUrl, startCluster, stopCluster } from '../../server/database/embedded/cluster.ts'
import { cable } from '../support/cable.ts'
import { cookiesOf } from '../support/cookies-of.ts'
import { NO_LIMITS } from '../support/no-limits.ts'
import { pgbouncer, startPgBouncer } from '../support/pgbouncer.ts'
import { freePort, root, untilItAnswers } from '../support/served-site.ts'
import { newTemporaryCluster } from '../support/temporary-postgres.ts'
import { startBalancer } from './balancer.ts'
import { type Load, startLoad } from './load.ts'

/*
 * `npm run drill`: three processes of the built site behind a balancer, on one PostgreSQL behind a pooler; people use them
 * while each process is stopped and started again, and while the database is killed. It ends by itself within a few
 * minutes; anything that failed or was lost makes it fail.
 */

const PEOPLE = 6
const MAILS = 30
/** How long nothing comes through to the database, and how far away it is later, each way [ms]. */
const STALLS = [1000, 2400, 2600, 5000]
const FAR = 100
const OPERATOR = 'office@example.org'

type Undo = () => Promise<unknown>
const undo: Undo[] = []
const faults: string[] = []

/** A figure of the drill, and whether it is what it must be. */
function tell(what: string, figure: string | number, isGood = true) {
  console.log(`  ${what}: ${figure}${isGood ? '' : '   ← must not be'}`)
  if (!isGood) faults.push(`${what}: ${figure}`)
}

const told = new Promise<never>((_, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => reject(new Error('Told to stop')))
})
try {
  await Promise.race([drill(), told])
} catch (error) {
  faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
} finally {
  for (const each of undo.reverse()) await each().catch((error) => console.error(error))
}
console.log(faults.length === 0 ? '\nThe drill went well.' : `\nThe drill failed:\n  ${faults.join('\n  ')}`)
process.exit(faults.length === 0 ? 0 : 1)

async function drill() {
  const database = await startDatabase()
  const mails = await startMailServer()
  const ports = await Promise.all([freePort(), freePort(), freePort()])
  const balancer = await startBalancer(ports)
  undo.push(balancer.stop)
  const line = await cable(database.siteUrl)
  undo.push(async () => line.close())
  const sites = ports.map((port) => site(port, line.url, balancer.origin, mails.url))
  undo.push(() => Promise.all(sites.map((each) => each.stop())))
  await Promise.all(sites.map((each) => each.start()))
  await untilItAnswers(`${balancer.origin}/readyz`)
  console.log(`Three processes behind ${balancer.name}, PostgreSQL behind ${database.pooler}`)

  const load = await startLoad(balancer.origin, PEOPLE)
  undo.push(load.stop)
  await pause(3000)
  report('Before', load, true)

  const sending = sendMessages(balancer.origin)
  let longest = 0
  for (const each of sites) {
    longest = Math.max(longest, await each.stop())
    await each.start()
    // Until the balancer has seen it twice.
    await pause(5000)
  }
  report('A rolling restart of all three', load, true)
  tell('  longest stop of a process [s]', (longest / 1000).toFixed(1))

  load.repeats = true
  const away = await database.killAndStart()
  await untilItAnswers(`${balancer.origin}/readyz`)
  await pause(5000)
  report('The database killed', load, false)
  tell('  PostgreSQL was away [s]', (away / 1000).toFixed(1))
  load.count()
  await pause(3000)
  report('Afterwards', load, true)

  for (const length of STALLS) {
    line.stall()
    await pause(length)
    line.flow()
    await pause(1000)
  }
  await untilItAnswers(`${balancer.origin}/readyz`)
  await pause(2000)
  report('The line to the database stalled again and again', load, false)
  await pause(3000)
  report('Afterwards', load, true)

  const readers = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(balancer.origin)))
  line.stretch(FAR)
  const exports = await Promise.all(readers.map((cookie) => exportOf(balancer.origin, cookie)))
  line.stretch(0)
  const whole = exports.filter(({ isWhole }) => isWhole)
  console.log('A database far away')
  tell('  exports that came whole', whole.length, whole.length === exports.length)
  tell('  slowest export [s]', (Math.max(...exports.map(({ time }) => time)) / 1000).toFixed(1))
  load.count()

  await load.stop()
  await sending
  await mails.until(MAILS)
  await lost(database.url, load)
  const twice = mails.ids.length - new Set(mails.ids).size
  tell('Mails that arrived', mails.ids.length - twice, mails.ids.length - twice === MAILS)
  tell('Mails that arrived twice', twice, twice === 0)
}

/** The cookie of somebody new. */
async function signUp(origin: string) {
  const username = `reader${randomUUID().slice(0, 8)}`
  const body = { username, email: `${username}@example.org`, country: 'Peru', password: 'drill-the-roof-well-7' }
  const headers = { 'Content-Type': 'application/json' }
  return cookiesOf(await fetch(`${origin}/api/register`, { method: 'POST', headers, body: JSON.stringify(body) }))
}

/** Everything that is held about somebody, asked for and read to its end. */
async function exportOf(origin: string, cookie: string) {
  const start = performance.now()
  const answer = await fetch(`${origin}/api/user/export`, { headers: { Cookie: cookie } })
  const isWhole = await answer.text().then(
    () => answer.status === 200,
    () => false,
  )
  return { isWhole, time: performance.now() - start }
}

function report(what: string, load: Load, mustSucceed: boolean) {
  const { requests, failures, slowest } = load.count()
  console.log(what)
  tell('  requests', requests, requests > 0)
  tell('  failed', failures.length, !mustSucceed || failures.length === 0)
  for (const [text, count] of counted(failures).slice(0, 5)) console.log(`    ${count} × ${text}`)
  tell('  slowest answer [s]', (slowest / 1000).toFixed(1))
}

function counted(texts: readonly string[]) {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])
}

/** Every save that was acknowledged must be there. */
async function lost(url: string, { saved }: Load) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ id: number }>('select id from saved_calculations')
  await client.end()
  const there = new Set(rows.map(({ id }) => id))
  const missing = [...saved].filter((id) => !there.has(id))
  console.log('In the end')
  tell('Saves that were acknowledged', saved.size, saved.size > 0)
  tell('Of these lost', missing.length, missing.length === 0)
}

/** A PostgreSQL that writes as durably as a real one, and PgBouncer in front where it is installed. */
async function startDatabase() {
  const { cluster: made, remove } = await newTemporaryCluster(join(root, '.data'))
  const cluster: Cluster = { ...made, temporary: false }
  const port = await startCluster(cluster)
  undo.push(async () => {
    await stopCluster({ ...cluster, temporary: true })
    remove()
  })
  const url = clusterUrl(cluster, port, 'postgres')
  // A database that was away is tried again at once, and nobody waits longer for it than the site does.
  const settings = { default_pool_size: 10, max_client_conn: 500, server_login_retry: 1, query_wait_timeout: 10 }
  const pooler = pgbouncer ? await startPgBouncer(url, settings) : undefined
  if (pooler) undo.push(pooler.stop)
  return {
    url,
    siteUrl: pooler?.url ?? url,
    pooler: pooler ? 'PgBouncer in transaction mode' : 'nothing (PgBouncer is not installed)',
    async killAndStart() {
      const file = readFileSync(join(cluster.folder, 'data', 'postmaster.pid'), 'utf8')
      const start = performance.now()
      process.kill(Number(file.split('\n')[0]), 'SIGKILL')
      await pause(1000)
      await startCluster(cluster, port, true)
      return performance.now() - start
    },
  }
}

/** A process of the site, as `npm start` runs it. */
function site(port: number, databaseUrl: string, origin: string, smtpUrl: string) {
  let child: ReturnType<typeof spawn> | undefined
  return {
    async start() {
      const started = spawn(process.execPath, [join(root, 'server', 'cli', 'start.js')], {
        env: {
          PATH: process.env.PATH ?? '',
          PORT: String(port),
          DATABASE_URL: databaseUrl,
          SESSION_SECRET: 'a secret for the drill only of forty characters',
          PUBLIC_URL: origin,
          TRUST_PROXY: 'loopback',
          SMTP_URL: smtpUrl,
          CONTACT_TO: OPERATOR,
          LOG_LEVEL: 'error',
          ...NO_LIMITS,
        },
        stdio: ['ignore', 'ignore', process.env.DRILL_LOG ? 'inherit' : 'ignore'],
      })
      child = started
      const ended = new Promise<never>((_, reject) =>
        started.once('exit', (code) => reject(new Error(`A process of the site ended by itself with ${code}`))),
      )
      ended.catch(() => {})
      await Promise.race([untilItAnswers(`http://127.0.0.1:${port}/readyz`), ended])
    },
    /** @returns how long it took [ms] */
    async stop() {
      const stopped = child
      if (!stopped || stopped.exitCode !== null || stopped.signalCode !== null) return 0
      const start = performance.now()
      const ended = new Promise((resolve) => stopped.once('exit', resolve))
      stopped.kill('SIGTERM')
      await ended
      return performance.now() - start
    },
  }
}

/** Takes mails as slowly as real servers do, and remembers their Message-IDs. */
async function startMailServer() {
  const ids: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => void setTimeout(done, 100),
    onData(stream, session, done) {
      let text = ''
      stream.setEncoding('utf8').on('data', (part: string) => (text += part))
      stream.on('end', () => {
        // Those who sign up get mail as well.
        if (session.envelope.rcptTo.some(({ address }) => address === OPERATOR))
          ids.push(/^Message-ID: (.+)$/im.exec(text)?.[1]?.trim() ?? 'none')
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  undo.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    ids,
    async until(count: number) {
      for (let tries = 0; tries < 300 && new Set(ids).size < count; tries++) await pause(100)
    },
  }
}

/** Messages to the operator, spread over the restart. */
async function sendMessages(origin: string) {
  for (let n = 1; n <= MAILS; n++) {
    const body = { name: `Person ${n}`, email: 'person@example.org', message: `Message number ${n}`, captcha: 3 }
    await fetch(`${origin}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    await pause(1000)
  }
}
