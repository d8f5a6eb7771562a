import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Cluster, clusterUrl, startCluster, stopCluster } from '../../server/database/embedded/cluster.ts'
import { end } from '../support/checkout.ts'
import { cookiesOf } from '../support/cookies-of.ts'
import { withClient } from '../support/database.ts'
import { NO_LIMITS } from '../support/no-limits.ts'
import { pgbouncerPath, startPgBouncer } from '../support/pgbouncer.ts'
import { freePort, root, waitUntilReady } from '../support/served-site.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { openTcpProxy } from '../support/tcp-proxy.ts'
import { newTemporaryCluster } from '../support/temporary-postgres.ts'
import { startBalancer } from './balancer.ts'
import { type Load, newPerson, post, startLoad } from './load.ts'

/*
 * `npm run drill`: three processes of the built site behind a balancer, with PostgreSQL behind a pooler, under load.
 * Each process restarts, and the database is killed. Ends within a few minutes; any failure or lost write fails it.
 */

const PEOPLE = 6
const MAILS = 30
/** Durations of network stalls, and latency of a distant database, each way [ms]. */
const STALL_DURATIONS = [1000, 2400, 2600, 5000]
const LATENCY = 100
const OPERATOR = 'office@example.org'

type Cleanup = () => Promise<unknown>
const cleanups: Cleanup[] = []
const faults: string[] = []

/** Prints a figure and records a fault if it is not as required. */
function reportFigure(what: string, figure: string | number, isGood = true) {
  console.log(`  ${what}: ${figure}${isGood ? '' : '   ← must not be'}`)
  if (!isGood) faults.push(`${what}: ${figure}`)
}

const stopSignal = new Promise<never>((_, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => reject(new Error('Told to stop')))
})
try {
  await Promise.race([drill(), stopSignal])
} catch (error) {
  faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
} finally {
  for (const item of cleanups.reverse()) await item().catch((error) => console.error(error))
}
console.log(faults.length === 0 ? '\nThe drill went well.' : `\nThe drill failed:\n  ${faults.join('\n  ')}`)
process.exit(faults.length === 0 ? 0 : 1)

async function drill() {
  const database = await startDatabase()
  const mails = await startMailServer()
  const ports = await Promise.all([freePort(), freePort(), freePort()])
  const balancer = await startBalancer(ports)
  cleanups.push(balancer.stop)
  const proxy = await openTcpProxy(database.siteUrl)
  cleanups.push(async () => proxy.close())
  const sites = ports.map((port) => site(port, proxy.url, balancer.origin, mails.url))
  cleanups.push(() => Promise.all(sites.map((item) => item.stop())))
  await Promise.all(sites.map((item) => item.start()))
  await waitUntilReady(`${balancer.origin}/readyz`)
  console.log(`Three processes behind ${balancer.name}, PostgreSQL behind ${database.pooler}`)

  const load = await startLoad(balancer.origin, PEOPLE)
  cleanups.push(load.stop)
  await pause(3000)
  report('Before', load, true)

  const sendingMessages = sendMessages(balancer.origin)
  let longest = 0
  for (const item of sites) {
    longest = Math.max(longest, await item.stop())
    await item.start()
    // The balancer checks it twice in this time.
    await pause(5000)
  }
  report('A rolling restart of all three', load, true)
  reportFigure('  longest stop of a process [s]', (longest / 1000).toFixed(1))

  load.retriesSaves = true
  const downtime = await database.killAndStart()
  await waitUntilReady(`${balancer.origin}/readyz`)
  await pause(5000)
  report('The database killed', load, false)
  reportFigure('  PostgreSQL was away [s]', (downtime / 1000).toFixed(1))
  load.count()
  await pause(3000)
  report('Afterwards', load, true)

  for (const length of STALL_DURATIONS) {
    proxy.pause()
    await pause(length)
    proxy.resume()
    await pause(1000)
  }
  await waitUntilReady(`${balancer.origin}/readyz`)
  await pause(2000)
  report('The line to the database stalled again and again', load, false)
  await pause(3000)
  report('Afterwards', load, true)

  const readers = await Promise.all(
    Array.from({ length: PEOPLE }, async () => cookiesOf(await post(`${balancer.origin}/api/register`, newPerson()))),
  )
  proxy.setLatency(LATENCY)
  const exports = await Promise.all(readers.map((cookie) => downloadExport(balancer.origin, cookie)))
  proxy.setLatency(0)
  const complete = exports.filter(({ isComplete }) => isComplete)
  console.log('A database far away')
  reportFigure('  exports that came whole', complete.length, complete.length === exports.length)
  reportFigure('  slowest export [s]', (Math.max(...exports.map(({ time }) => time)) / 1000).toFixed(1))
  load.count()

  await load.stop()
  await sendingMessages
  const ids = await mails.idsOf(MAILS)
  await reportLostSaves(database.url, load)
  const arrived = new Set(ids).size
  reportFigure('Mails that arrived', arrived, arrived === MAILS)
  reportFigure('Mails that arrived twice', ids.length - arrived, ids.length === arrived)
}

/** Downloads a user's personal data completely. */
async function downloadExport(origin: string, cookie: string) {
  const start = performance.now()
  const answer = await fetch(`${origin}/api/user/export`, { headers: { Cookie: cookie } })
  const isComplete = await answer.text().then(
    () => answer.status === 200,
    () => false,
  )
  return { isComplete, time: performance.now() - start }
}

function report(what: string, load: Load, mustSucceed: boolean) {
  const { requests, failures, slowest } = load.count()
  console.log(what)
  reportFigure('  requests', requests, requests > 0)
  reportFigure('  failed', failures.length, !mustSucceed || failures.length === 0)
  for (const [text, count] of countByText(failures).slice(0, 5)) console.log(`    ${count} × ${text}`)
  reportFigure('  slowest answer [s]', (slowest / 1000).toFixed(1))
}

function countByText(texts: readonly string[]) {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])
}

/** Checks that every acknowledged save is stored. */
async function reportLostSaves(url: string, { saved }: Load) {
  const { rows } = await withClient(url, (client) => client.query<{ id: number }>('select id from saved_calculations'))
  const there = new Set(rows.map(({ id }) => id))
  const missing = [...saved].filter((id) => !there.has(id))
  console.log('In the end')
  reportFigure('Saves that were acknowledged', saved.size, saved.size > 0)
  reportFigure('Of these lost', missing.length, missing.length === 0)
}

/** A PostgreSQL with durable writes, behind PgBouncer if it is installed. */
async function startDatabase() {
  const { cluster: temporaryCluster, remove } = await newTemporaryCluster(join(root, '.data'))
  const cluster: Cluster = { ...temporaryCluster, temporary: false }
  const port = await startCluster(cluster)
  cleanups.push(async () => {
    await stopCluster({ ...cluster, temporary: true })
    remove()
  })
  const url = clusterUrl(cluster, port, 'postgres')
  // Reconnects at once, and does not queue queries longer than the site waits.
  const settings = { default_pool_size: 10, max_client_conn: 500, server_login_retry: 1, query_wait_timeout: 10 }
  const pooler = pgbouncerPath ? await startPgBouncer(url, settings) : undefined
  if (pooler) cleanups.push(pooler.stop)
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

/** A process of the site, as run by `npm start`. */
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
      await Promise.race([waitUntilReady(`http://127.0.0.1:${port}/readyz`), ended])
    },
    /** @returns the duration [ms] */
    async stop() {
      const stopped = child
      if (!stopped) return 0
      const start = performance.now()
      await end(stopped, 'SIGTERM')
      return performance.now() - start
    },
  }
}

/** Accepts emails as slowly as real servers. */
async function startMailServer() {
  const { url, received, close } = await startSmtpServer({
    onMailFrom: (_address, _session, done) => void setTimeout(done, 100),
  })
  cleanups.push(close)
  return {
    url,
    /** Message-IDs of the emails to the operator, once there are this many; registered users get email, too. */
    async idsOf(count: number) {
      const ids = () =>
        received.filter(({ to }) => to.includes(OPERATOR)).map(({ headers }) => headers.get('message-id'))
      for (let tries = 0; tries < 300 && new Set(ids()).size < count; tries++) await pause(100)
      return ids()
    },
  }
}

/** Sends messages to the operator during the restarts. */
async function sendMessages(origin: string) {
  for (let n = 1; n <= MAILS; n++) {
    const body = { name: `Person ${n}`, email: 'person@example.org', message: `Message number ${n}`, captcha: 3 }
    await post(`${origin}/api/contact`, body)
    await pause(1000)
  }
}
