import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from '#shared/contract/page.ts'
import { reencryptSecrets } from './accounts/authenticator.ts'
import { createEmailFinalizer } from './accounts/emails.ts'
import { createApp } from './app.ts'
import { findPlaceholders, readConfig } from './config.ts'
import { checkDatabase, openDatabase } from './database/connect.ts'
import { embeddedSecret, grantServingRole, openEmbedded } from './database/embedded/embedded.ts'
import { applyMigrations, withPreparationLock } from './database/migrate.ts'
import { openReplica } from './database/replica.ts'
import { startRetention } from './database/retention.ts'
import { backfillSkeletons } from './database/usernames.ts'
import { createHttpServer } from './http/http-server.ts'
import { createLog, openLogOutput } from './http/log.ts'
import { createMetrics, createMetricsServer } from './http/metrics.ts'
import { catchUncaughtErrors } from './http/uncaught-errors.ts'
import { startOutbox } from './mail/outbox.ts'
import { seed } from './seed/seed.ts'
import { StartError } from './start-error.js'
import { loadTownPages } from './towns/solar-pages.ts'
import { openBuiltClient } from './website/built-client.ts'
import { watchContent } from './website/content-watch.ts'

/** Running requests may delay the stop for at most this long. [ms] */
const MAX_DRAIN_TIME = 10_000
/** [ms] */
const IDLE_CHECK_INTERVAL = 50
/** The delay lets the first pages of a start go first, because parsing 3 MB blocks other requests. [ms] */
const TOWN_PAGES_DELAY = 200

type Environment = Record<string, string | undefined>
type PrintLine = (line: string) => void

/** Configuration, database, tables, first content. */
export async function openServices(root: string, env: Environment, print: PrintLine) {
  const configFromEnv = readConfig(env)
  const dataFolder = join(root, '.data')
  const logOutput = openLogOutput()
  const log = createLog(configFromEnv.logLevel, logOutput)
  const embedded = configFromEnv.databaseUrl === undefined ? await openEmbedded(dataFolder, false, { log }) : undefined
  const url = embedded?.url ?? configFromEnv.databaseUrl ?? ''
  const secrets = configFromEnv.sessionSecrets.length > 0 ? configFromEnv.sessionSecrets : [embeddedSecret(dataFolder)]
  const config = { ...configFromEnv, databaseUrl: embedded?.servingUrl ?? url, sessionSecrets: secrets }
  try {
    const connection = embedded ? undefined : await checkDatabase(url, configFromEnv.databasePrepared)
    if (connection?.isPooled) print('The database is reached through a pooler: limits are set for each transaction.')
    const createdAdmin = await withPreparationLock(
      url,
      async (client) => {
        await applyMigrations(client, join(root, 'migrations'))
        await backfillSkeletons(client)
        await reencryptSecrets(client, config)
        if (embedded) await grantServingRole(client, url)
        return seed(client, config.firstAdmin, embedded !== undefined)
      },
      () => print('Another process is preparing the database; waiting until it is done …'),
    )
    if (createdAdmin) {
      print(`The first administrator is "${createdAdmin.username}" with the password ${createdAdmin.password}`)
      print(`  (shown this once; sign in at ${displayUrl(config)}/admin/login)`)
    }
    const placeholders = findPlaceholders(config)
    if (placeholders.length > 0)
      print(`Warning: visitors see placeholders as contact details. Set ${placeholders.join(', ')} to your own.`)
    if (!config.mail.smtpUrl) print('No SMTP_URL is set: messages of the contact form are kept in the database only.')
    const { pool, db } = openDatabase(config.databaseUrl, config.databasePoolSize, log, connection)
    const replica = config.databaseReadUrl ? openReplica(config.databaseReadUrl, pool, config, log) : undefined
    const content = watchContent({ db, log, ...(replica && { onChange: replica.markChanged }) })
    // Opens the first connection before the first visitor needs it.
    await pool.query('select 1').catch(() => {})
    async function close() {
      await content.stop()
      await replica?.stop()
      await pool.end()
      await embedded?.close()
      logOutput.flushSync()
    }
    const metrics = config.metrics && createMetrics({ pool, replica, log })
    return { config, log, pool, db, replica, content, metrics, close }
  } catch (error) {
    await embedded?.close()
    throw error
  }
}

export type Services = Awaited<ReturnType<typeof openServices>>

/** A site that listens on all interfaces is shown as localhost. */
export function displayUrl({ host, port, publicUrl }: Services['config']) {
  const shownHost = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return publicUrl ?? `http://${shownHost}:${port}`
}

/**
 * @param settingNames environment variables to name in errors
 * @throws StartError that explains why it cannot listen
 */
export async function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
  settingNames = { port: 'PORT', host: 'HOST' },
) {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is already in use: stop what uses it, or set ${settingNames.port} to another one.`,
    EACCES: `Port ${port} may not be used by this user: set ${settingNames.port} to one above 1023.`,
    EADDRNOTAVAIL: `${settingNames.host} ${host} is not an address of this machine.`,
    ENOTFOUND: `${settingNames.host} ${host} is not an address of this machine.`,
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code = '', message }: NodeJS.ErrnoException) =>
      reject(new StartError(reasons[code] ?? `Listening on ${host}:${port} failed: ${message}.`)),
    )
    server.listen(port, host, resolve)
  })
}

async function serveMetrics({ config, metrics, log }: Services) {
  if (!config.metrics || !metrics) return () => {}
  const server = createMetricsServer(metrics, log)
  await listen(server, config.metrics, { port: 'METRICS_PORT', host: 'METRICS_HOST' })
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

/**
 * Keeps accepting requests for `noticeTime`, so that load balancers see the failed readiness, then finishes those in
 * progress.
 * @param noticeTime [ms]
 */
async function drainRequests(server: Server, noticeTime: number) {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
  await pause(noticeTime)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Connections whose request was in transit become idle later.
  const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_INTERVAL)
  const forceClose = setTimeout(() => server.closeAllConnections(), MAX_DRAIN_TIME)
  await closed
  clearInterval(idleCheck)
  clearTimeout(forceClose)
}

/** `stop` shuts down gracefully and resolves when everything is closed. */
export async function start(root: string, env: Environment, print: PrintLine) {
  const services = await openServices(root, env, print)
  const stopCatching = catchUncaughtErrors(services)
  let isStopping = false
  try {
    const { renderPage } = (await import(pathToFileURL(join(root, 'dist', 'pages', 'entry-server.js')).href)) as {
      renderPage: RenderPage
    }
    const client = openBuiltClient(join(root, 'dist', 'client'), renderPage)
    const server = createHttpServer(services.config.maxConnections).on(
      'request',
      createApp({ ...services, client, isStopping: () => isStopping }),
    )
    await listen(server, services.config)
    const stopMetrics = await serveMetrics(services)
    const stopOutbox = startOutbox({ ...services, finalize: createEmailFinalizer(services) })
    const stopRetention = startRetention(services)
    print(`Helioplan is ready at ${displayUrl(services.config)}`)
    const townPages = setTimeout(() => {
      loadTownPages().catch((error) => services.log.error({ error }, 'The files of towns could not be loaded'))
    }, TOWN_PAGES_DELAY)
    return {
      async stop() {
        isStopping = true
        clearTimeout(townPages)
        await Promise.all([drainRequests(server, services.config.stopNotice), stopOutbox(), stopRetention()])
        // Last, so that the shutdown itself can be measured.
        stopMetrics()
        await services.close()
        stopCatching()
      },
    }
  } catch (error) {
    stopCatching()
    await services.close()
    throw error
  }
}
